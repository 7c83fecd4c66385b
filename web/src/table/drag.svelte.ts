/** Lets a hand drag a thing to where it goes: `<g {@attach thing(touch, id)} {@attach draggable(touch, id)}>`.
 *
 * Things that share an option with it glow as goals; dropping it on one plays the option. If its options touch nothing
 * else, it goes anywhere on the board.
 */
import type { Attachment } from "svelte/attachments";
import { ghostOf } from "./ghost";
import type { Touch } from "./touch.svelte";

/** So far the pointer moves before it drags. */
const SLACK = 7;
/** Parts of the screen on which a thing that goes anywhere may be dropped. */
const BOARD = "[data-area]";

export function draggable(touch: Touch, id: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    let ghost: HTMLElement | null = null;

    const goalAt = (x: number, y: number): string | null => {
      for (const hit of document.elementsFromPoint(x, y)) {
        for (let at = hit.closest("[data-thing]"); at; at = at.parentElement?.closest("[data-thing]") ?? null) {
          const thing = at.getAttribute("data-thing") as string;
          if (thing !== id && touch.between(id, thing).length > 0) return thing;
        }
      }
      return null;
    };
    const overBoard = (x: number, y: number): boolean => {
      const home = element.getBoundingClientRect();
      const athome = x > home.left && x < home.right && y > home.top && y < home.bottom;
      return !athome && document.elementsFromPoint(x, y).some((hit) => hit.closest(BOARD));
    };
    const lift = (event: PointerEvent): void => {
      touch.release();
      touch.dragged = id;
      touch.shown = null;
      ghost = ghostOf(element);
      document.body.append(ghost);
      element.classList.add("lifted");
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointer) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!ghost && Math.hypot(dx, dy) > SLACK) lift(event);
      if (!ghost) return;
      ghost.style.translate = `${dx}px ${dy}px`;
      const goal = goalAt(event.clientX, event.clientY);
      const options = goal !== null ? touch.between(id, goal) : [];
      touch.arm(options.length === 1 ? (options[0] ?? null) : null);
    };
    const end = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointer) return;
      if (ghost) {
        const goal = goalAt(event.clientX, event.clientY);
        const dropped = event.type === "pointerup" && (goal !== null || overBoard(event.clientX, event.clientY));
        if (!dropped || !touch.drop(goal)) touch.release();
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      }
      letGo();
    };
    const letGo = (): void => {
      from = null;
      touch.dragged = null;
      ghost?.remove();
      ghost = null;
      element.classList.remove("lifted");
    };
    const down = (event: Event): void => {
      const { button, clientX: x, clientY: y, pointerId: pointer } = event as PointerEvent;
      if (button !== 0 || !touch.can(id) || from) return;
      event.stopPropagation();
      from = { x, y, pointer };
    };
    const onmove = (event: Event): void => move(event as PointerEvent);
    const onend = (event: Event): void => end(event as PointerEvent);
    element.addEventListener("pointerdown", down);
    addEventListener("pointermove", onmove);
    addEventListener("pointerup", onend);
    addEventListener("pointercancel", onend);
    $effect(() => {
      element.style.touchAction = touch.can(id) ? "none" : "";
      element.classList.toggle("draggable", touch.can(id));
    });
    return () => {
      letGo();
      element.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", onmove);
      removeEventListener("pointerup", onend);
      removeEventListener("pointercancel", onend);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
