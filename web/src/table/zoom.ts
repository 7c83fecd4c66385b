/** Pinch zoom and pan for the board on a phone; a double tap beside the things shows all of it. */
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
export interface Size {
  wide: number;
  high: number;
}

/** As wide as the frame, from the top. */
const START: Sight = { scale: 1, x: 0, y: 0 };
const MOST = 5;
const DOUBLE_TAP = 300;
const SLACK = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** How small the picture becomes when all of it is seen. */
const leastScale = (frame: Size, picture: Size): number =>
  Math.min(1, frame.wide / picture.wide, frame.high / picture.high);

/** Keep the picture over its frame: no gap may open at an edge, and what is smaller than the frame lies in the middle. */
export function overFrame(sight: Sight, frame: Size, picture: Size = frame): Sight {
  const scale = clamp(sight.scale, leastScale(frame, picture), MOST);
  const along = (at: number, room: number, length: number): number =>
    length < room ? (room - length) / 2 : clamp(at, room - length, 0);
  return {
    scale,
    x: along(sight.x, frame.wide, picture.wide * scale),
    y: along(sight.y, frame.high, picture.high * scale),
  };
}

/** Zoom by a factor so that what is under a point stays under it; `least` is the smallest scale. */
export function zoomedAt(sight: Sight, at: Point, factor: number, least = 1): Sight {
  const scale = clamp(sight.scale * factor, least, MOST);
  const grown = scale / sight.scale;
  return { scale, x: at.x - (at.x - sight.x) * grown, y: at.y - (at.y - sight.y) * grown };
}

const sizeOf = (element: HTMLElement): Size => ({ wide: element.offsetWidth, high: element.offsetHeight });

/** A frame through which a picture is seen that may be larger. */
export class Zoom {
  private sight = START;
  private frame: HTMLElement | null = null;
  private picture: HTMLElement | null = null;

  /** Put it on the frame; its only child is what is moved. */
  readonly attach: Attachment<HTMLElement> = (frame) => {
    const picture = frame.firstElementChild as HTMLElement;
    this.frame = frame;
    this.picture = picture;
    picture.style.transformOrigin = "0 0";
    frame.style.touchAction = "none";
    const sizes = new ResizeObserver(() => this.show(this.sight));
    sizes.observe(frame);
    sizes.observe(picture);
    const forget = this.listen(frame);
    return () => {
      sizes.disconnect();
      forget();
    };
  };

  /** Bring the first of some elements into the middle, unless one of them is already in sight. */
  reveal(elements: Element[]): void {
    const frame = this.frame?.getBoundingClientRect();
    const spots = elements.map((element) => element.getBoundingClientRect());
    const first = spots[0];
    if (!frame || !first) return;
    const inSight = (spot: DOMRect): boolean => {
      const x = spot.left + spot.width / 2;
      const y = spot.top + spot.height / 2;
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    };
    if (spots.some(inSight)) return;
    this.show({
      ...this.sight,
      x: this.sight.x + frame.left + frame.width / 2 - (first.left + first.width / 2),
      y: this.sight.y + frame.top + frame.height / 2 - (first.top + first.height / 2),
    });
  }

  private show(next: Sight): void {
    if (!this.frame || !this.picture) return;
    this.sight = overFrame(next, sizeOf(this.frame), sizeOf(this.picture));
    const { scale, x, y } = this.sight;
    this.picture.style.transform = scale === 1 && x === 0 && y === 0 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
  }

  private zoom(at: Point, factor: number): void {
    if (!this.frame || !this.picture) return;
    this.show(zoomedAt(this.sight, at, factor, leastScale(sizeOf(this.frame), sizeOf(this.picture))));
  }

  private listen(frame: HTMLElement): () => void {
    const fingers = new Map<number, Point>();
    let gone = 0;
    let tapped = -Infinity;

    const pointOf = (event: MouseEvent): Point => {
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
      if (!other) this.show({ ...this.sight, x: this.sight.x + now.x - old.x, y: this.sight.y + now.y - old.y });
      else {
        const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(old.x - other.x, old.y - other.y);
        this.zoom({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, factor || 1);
      }
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || gone > SLACK) return;
      if ((event.target as Element).closest(".thing.can")) return;
      const now = event.timeStamp;
      if (now - tapped < DOUBLE_TAP) this.show({ ...START, scale: 0 });
      tapped = now;
    };
    const click = (event: Event): void => {
      if (gone <= SLACK) return;
      gone = 0;
      event.stopPropagation();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.zoom(pointOf(event), Math.exp(-event.deltaY / 400));
    };
    const ending = new AbortController();
    const { signal } = ending;
    frame.addEventListener("pointerdown", down, { signal });
    frame.addEventListener("pointermove", move, { signal });
    frame.addEventListener("pointerup", up, { signal });
    frame.addEventListener("pointercancel", up, { signal });
    frame.addEventListener("click", click, { capture: true, signal });
    frame.addEventListener("wheel", wheel, { passive: false, signal });
    return () => ending.abort();
  }
}
