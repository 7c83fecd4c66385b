/** Pinch zoom and pan for the board on a phone; a double tap beside the things shows all of it again. */
import type { Attachment } from "svelte/attachments";

export interface Sight {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
const MOST = 5;
const DOUBLE_TAP = 300;
const SLACK = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Keep the picture over its frame: no gap may open at an edge. */
export function kept(sight: Sight, width: number, height: number): Sight {
  const scale = clamp(sight.scale, 1, MOST);
  return {
    scale,
    x: clamp(sight.x, width * (1 - scale), 0),
    y: clamp(sight.y, height * (1 - scale), 0),
  };
}

/** Zoom by a factor so that what is under a point stays under it. */
export function zoomedAt(sight: Sight, at: Point, factor: number): Sight {
  const scale = clamp(sight.scale * factor, 1, MOST);
  const grown = scale / sight.scale;
  return { scale, x: at.x - (at.x - sight.x) * grown, y: at.y - (at.y - sight.y) * grown };
}

/** Put it on the frame; its only child is what is moved. */
export function zoomable(): Attachment<HTMLElement> {
  return (frame) => {
    const picture = frame.firstElementChild as HTMLElement;
    const fingers = new Map<number, Point>();
    let sight = WHOLE;
    let gone = 0;
    let tapped = -Infinity;
    picture.style.transformOrigin = "0 0";
    frame.style.touchAction = "none";

    const show = (next: Sight): void => {
      sight = kept(next, frame.clientWidth, frame.clientHeight);
      picture.style.transform = sight.scale === 1 ? "" : `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})`;
    };
    const pointOf = (event: PointerEvent): Point => {
      const box = frame.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      if (fingers.size === 0) gone = 0;
      fingers.set(event.pointerId, pointOf(event));
    };
    const move = (event: PointerEvent): void => {
      const old = fingers.get(event.pointerId);
      if (!old) return;
      const now = pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      gone += Math.hypot(now.x - old.x, now.y - old.y);
      if (!other) show({ ...sight, x: sight.x + now.x - old.x, y: sight.y + now.y - old.y });
      else {
        const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(old.x - other.x, old.y - other.y);
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        show(zoomedAt(sight, middle, factor || 1));
      }
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || gone > SLACK) return;
      if ((event.target as Element).closest(".thing.can")) return;
      const now = event.timeStamp;
      if (now - tapped < DOUBLE_TAP) show(WHOLE);
      tapped = now;
    };
    const click = (event: Event): void => {
      if (gone <= SLACK) return;
      gone = 0;
      event.stopPropagation();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = frame.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      show(zoomedAt(sight, at, Math.exp(-event.deltaY / 400)));
    };
    frame.addEventListener("pointerdown", down);
    frame.addEventListener("pointermove", move);
    frame.addEventListener("pointerup", up);
    frame.addEventListener("pointercancel", up);
    frame.addEventListener("click", click, { capture: true });
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => {
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", up);
      frame.removeEventListener("pointercancel", up);
      frame.removeEventListener("click", click, { capture: true });
      frame.removeEventListener("wheel", wheel);
    };
  };
}
