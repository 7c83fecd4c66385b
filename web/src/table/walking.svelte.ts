/** Makes a part of the screen one tab stop whose things are walked over by arrow keys.
 *
 * Arrows go over what can be touched; with Shift, or if nothing can, over everything that is explained.
 */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Touch } from "./touch.svelte";
import { first, isWay, nearest, neighbour, type Way } from "./walk";

type Focusable = HTMLElement | SVGElement;

function thingsIn(area: Element, all: boolean): Focusable[] {
  const can = [...area.querySelectorAll<Focusable>(".thing.can")];
  return all || can.length === 0 ? [...area.querySelectorAll<Focusable>(".thing")] : can;
}

const boxesOf = (things: Focusable[]): DOMRect[] => things.map((thing) => thing.getBoundingClientRect());

export function walkable(touch: Touch): Attachment<HTMLElement> {
  return (area) => {
    let last: Focusable | null = null;
    let inside = false;
    area.tabIndex = 0;
    area.setAttribute("data-walked", "");

    const enter = (): void => {
      const things = thingsIn(area, false);
      const back = last?.isConnected && things.includes(last) ? last : things[first(boxesOf(things))];
      back?.focus();
    };
    /** To the nearest in that direction, on another board if there is none here; at the edge to the next as one reads. */
    const step = (from: Focusable, way: Way, all: boolean): void => {
      const to = (within: Element): Focusable | undefined => {
        const things = thingsIn(within, all).filter((one) => one !== from);
        return things[nearest(from.getBoundingClientRect(), boxesOf(things), way)];
      };
      const things = thingsIn(area, all);
      const around = neighbour(boxesOf(things), things.indexOf(from), way);
      (to(area) ?? to(document.body) ?? things[around])?.focus();
    };
    const onfocus = (event: FocusEvent): void => {
      inside = true;
      if (event.target === area) enter();
      else {
        area.tabIndex = -1;
        last = (event.target as Element).closest<Focusable>(".thing") ?? last;
      }
    };
    const onblur = (event: FocusEvent): void => {
      if (area.contains(event.relatedTarget as Node | null)) return;
      area.tabIndex = 0;
      if (event.relatedTarget !== null) inside = false;
    };
    const onkey = (event: KeyboardEvent): void => {
      if (!isWay(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const from = (event.target as Element).closest<Focusable>(".thing");
      if (from) step(from, event.key, event.shiftKey);
      else enter();
    };
    const ondown = (): void => {
      inside = false;
    };
    const ending = new AbortController();
    const { signal } = ending;
    area.addEventListener("focusin", onfocus, { signal });
    area.addEventListener("focusout", onblur, { signal });
    area.addEventListener("keydown", onkey, { signal });
    addEventListener("pointerdown", ondown, { capture: true, signal });

    /** Whoever walked here walks on here when what was focused has gone, or can do nothing any more. */
    $effect(() => {
      void touch.options;
      if (!inside) return;
      void tick().then(() => {
        const on = document.activeElement;
        if (on === document.body || (area.contains(on) && !on?.matches(".can"))) {
          area.tabIndex = 0;
          if (touch.options.length > 0) enter();
        }
      });
    });
    return () => ending.abort();
  };
}
