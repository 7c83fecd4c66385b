/** Makes an element of a drawing a thing on the table: `<g {@attach thing(touch, "space:7")}>`.
 *
 * It glows while it can be touched, offers its options to pointer and keyboard, and is explained when pointed at. Its name
 * for screen readers is the title of its explanation with what is written on it, so drawings say nothing themselves.
 */
import type { Attachment } from "svelte/attachments";
import { nameOfThing, writtenOn } from "./named";
import type { Touch } from "./touch.svelte";

const LONG_PRESS = 450;

export function thing(touch: Touch, id: string): Attachment<Element> {
  return (element) => {
    element.setAttribute("data-thing", id);
    element.setAttribute("tabindex", "-1");
    element.classList.add("thing");
    let pressing: ReturnType<typeof setTimeout> | undefined;
    let explained = false;
    let pointed: Element | null = null;

    const point = (event: Event): void => {
      pointed = meantBy(touch, event, element);
      touch.point(idOf(pointed), pointed);
    };
    /** Only a pointer that moves points at something, not a board that is drawn anew under one that rests. */
    const move = (event: Event): void => {
      if (moved(event as PointerEvent)) up();
      const inner = (event.target as Element).closest(".thing") !== element;
      if (!inner && touch.dragged === null && (event as PointerEvent).pointerType !== "touch") point(event);
    };
    const focus = (event: Event): void => {
      event.stopPropagation();
      if (element.matches(":focus-visible")) point(event);
    };
    const leave = (event: Event): void => {
      clearTimeout(pressing);
      const byTouch = (event as PointerEvent).pointerType === "touch";
      if (!byTouch) queueMicrotask(forget); // an element that is taken away is left while the screen is being changed
    };
    /** What is part of a thing may move away under the pointer that still points at the thing. */
    const forget = (): void => {
      if (pointed !== null && touch.shownAt === pointed && !pointed.matches(":hover")) touch.point(null);
    };
    const press = (event: Event): void => {
      event.stopPropagation();
      const meant = meantBy(touch, event, element);
      if (explained) explained = false;
      else touch.press(idOf(meant), meant);
    };
    const key = (event: Event): void => {
      const name = (event as KeyboardEvent).key;
      if (event.target !== element || (name !== "Enter" && name !== " ")) return;
      event.preventDefault();
      if (!(event as KeyboardEvent).repeat) press(event);
    };
    const down = (event: Event): void => {
      explained = false;
      const inner = (event.target as Element).closest(".thing") !== element;
      if (inner || (event as PointerEvent).pointerType !== "touch") return;
      touch.shown = null;
      pressing = setTimeout(() => {
        explained = true;
        touch.shown = id;
        touch.shownAt = element;
      }, LONG_PRESS);
    };
    const up = (): void => clearTimeout(pressing);

    const listeners: [string, (event: Event) => void][] = [
      ["pointerleave", leave],
      ["focus", focus],
      ["blur", leave],
      ["click", press],
      ["keydown", key],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);

    $effect(() => {
      const can = touch.can(id);
      element.classList.toggle("can", can);
      const title = touch.hands.explain(id)?.title;
      const holds = element.querySelector(".thing") !== null;
      const button = can && !holdsButtons(element);
      put(element, "role", button ? "button" : title ? (holds ? "group" : "img") : null);
      put(element, "aria-label", title && !holds ? nameOfThing(title, writtenOn(element)) : (title ?? null));
    });
    $effect(() => {
      element.classList.toggle("lit", touch.isLit(id));
    });
    $effect(() => {
      element.classList.toggle("goal", touch.isGoal(id));
    });
    return () => {
      clearTimeout(pressing);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}

/** Whether parts of it can be pressed for themselves; a button holds no buttons. */
const holdsButtons = (element: Element): boolean =>
  [...element.querySelectorAll(".thing.can")].some((inner) => inner.closest("[inert]") === null);

const idOf = (element: Element): string => element.getAttribute("data-thing") ?? "";

/** What a hand means that points here: the thing itself, unless it can do nothing and lies on one that can. */
function meantBy(touch: Touch, event: Event, element: Element): Element {
  if (touch.can(idOf(element)) || !(event instanceof MouseEvent)) return element;
  const below = document.elementsFromPoint(event.clientX, event.clientY).map((hit) => hit.closest(".thing.can"));
  return below.find((hit) => hit !== null) ?? element;
}

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

const moved = (event: PointerEvent): boolean => Math.abs(event.movementX) + Math.abs(event.movementY) > 3;
