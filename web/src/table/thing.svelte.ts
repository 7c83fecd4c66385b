/** Makes an element of a drawing a thing on the table: `<g {@attach thing(touch, "space:7")}>`.
 *
 * It glows while it can be touched, offers its options to pointer and keyboard, and is explained when pointed at. Its name
 * for screen readers is the title of its explanation, so drawings say nothing themselves.
 */
import type { Attachment } from "svelte/attachments";
import type { Touch } from "./touch.svelte";

const LONG_PRESS = 450;

export function thing(touch: Touch, id: string): Attachment<Element> {
  return (element) => {
    element.setAttribute("data-thing", id);
    element.classList.add("thing");
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let explained = false;

    const point = (event: Event): void => {
      event.stopPropagation();
      touch.point(id);
    };
    const leave = (): void => {
      clearTimeout(pressed);
      if (touch.shown === id) touch.point(null);
    };
    const press = (event: Event): void => {
      event.stopPropagation();
      if (explained) explained = false;
      else touch.press(id);
    };
    const key = (event: Event): void => {
      const name = (event as KeyboardEvent).key;
      if (name !== "Enter" && name !== " ") return;
      event.preventDefault();
      press(event);
    };
    const down = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") return;
      pressed = setTimeout(() => {
        explained = true;
        touch.shown = id;
      }, LONG_PRESS);
    };
    const up = (): void => clearTimeout(pressed);

    const listeners: [string, (event: Event) => void][] = [
      ["pointerover", point],
      ["pointerleave", leave],
      ["focus", point],
      ["blur", leave],
      ["click", press],
      ["keydown", key],
      ["pointerdown", down],
      ["pointerup", up],
      ["pointercancel", up],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);

    $effect(() => {
      const can = touch.can(id);
      element.classList.toggle("can", can);
      element.setAttribute("tabindex", can ? "0" : "-1");
      element.setAttribute("role", can ? "button" : "img");
      const title = touch.hands.explain(id)?.title;
      if (title) element.setAttribute("aria-label", title);
      else element.removeAttribute("aria-label");
    });
    $effect(() => {
      element.classList.toggle("lit", touch.isLit(id));
    });
    return () => {
      clearTimeout(pressed);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
