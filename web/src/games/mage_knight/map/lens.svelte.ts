/** Pointer, wheel, pinch and keys on the map: an attachment that keeps the camera. */
import type { Attachment } from "svelte/attachments";
import type { Insets } from "../../board";
import {
  clearOf,
  fit,
  pan,
  rest,
  showing,
  taking,
  transformOf,
  zoom,
  type Camera,
  type Patch,
  type Size,
} from "./camera";
import type { Box, Point } from "./hexes";

const STEP = 60;
/** So much is to be seen around a space that is looked for, and around one that can be gone to. */
const ROOM = 60;
const LEAST_ROOM = 34;
/** So long after the last movement the drawing is made sharp again. */
const SETTLED = 180;
const ZOOM = 1.25;
/** So far a pointer may tremble and still press. */
const STILL = 5;

export class Lens {
  private window = $state.raw<Size>({ width: 1, height: 1 });
  /** Null while nobody has moved it. */
  private moved = $state.raw<Camera | null>(null);
  /** It was moved for something new to be seen, not by hand. */
  private lent = false;
  private readonly fitted = $derived.by(() => fit(this.box(), this.window, this.covered()));
  /** What floats over the map, besides what covers its edges. */
  private floating = $state.raw<Patch[]>([]);
  private readonly resting = $derived.by(() => {
    const [goals, covered] = [this.goals(), this.covered()];
    const rested = rest(this.box(), this.window, this.around(), covered);
    const camera = taking(rested, goals, this.window, covered, LEAST_ROOM);
    return clearOf(camera, goals, this.window, covered, this.floating, LEAST_ROOM);
  });
  readonly camera = $derived(this.moved ?? this.resting);
  /** All of the map is seen. */
  readonly whole = $derived(this.camera.scale <= this.fitted.scale);
  readonly transform = $derived(transformOf(this.camera, this.window));
  /** It is being moved by hand, so it must not lag behind. */
  pulled = $state(false);

  /** `around` is what should be seen if not everything can be; `goals` are the points that can be gone to, and where the hero stands;
   * `covered` is what of the window lies below something else. */
  constructor(
    private readonly box: () => Box,
    private readonly around: () => Point,
    private readonly goals: () => Point[],
    private readonly covered: () => Insets,
  ) {}

  /** Look what floats over the map now: everything with `data-floats`. */
  look(element: HTMLElement): void {
    const { left, top } = element.getBoundingClientRect();
    const found = [...document.querySelectorAll("[data-floats]")].map((one) => one.getBoundingClientRect());
    this.floating = found
      .filter((box) => box.width > 0 && box.height > 0)
      .map((box) => ({
        left: box.left - left,
        right: box.right - left,
        top: box.top - top,
        bottom: box.bottom - top,
      }));
  }

  showAll(): void {
    this.moved = this.fitted;
  }

  /** Back to where the map rests and follows the hero. */
  follow(): void {
    this.moved = null;
    this.lent = false;
  }

  get following(): boolean {
    return this.moved === null;
  }

  zoomIn(): void {
    this.zoomBy(ZOOM);
  }

  zoomOut(): void {
    this.zoomBy(1 / ZOOM);
  }

  private zoomBy(factor: number, at: Point = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    this.lent = false;
    const next = zoom(this.camera, factor, at, this.window, this.fitted.scale);
    this.moved = next.scale <= this.fitted.scale ? this.fitted : next;
  }

  private panBy(dx: number, dy: number): void {
    this.lent = false;
    if (!this.whole) this.moved = pan(this.camera, dx, dy, this.box());
  }

  /** Move the map so far that a point of it can be seen. */
  show(at: Point): void {
    if (this.window.width <= 1) return; // not measured yet
    const next = showing(this.camera, at, this.window, this.covered(), ROOM);
    if (next.x === this.camera.x && next.y === this.camera.y) return;
    this.lent ||= this.moved === null;
    this.moved = next;
  }

  /** The hero has come to a point: look there again, unless the map was moved by hand. */
  come(at: Point): void {
    if (this.lent) this.follow();
    if (this.moved !== null) this.show(at);
  }

  /** Plus and minus zoom, 0 shows all of the map; while no space has the focus, arrow keys move it. */
  private key(event: KeyboardEvent, alone: boolean): void {
    const arrows: Record<string, () => void> = {
      ArrowLeft: () => this.panBy(STEP, 0),
      ArrowRight: () => this.panBy(-STEP, 0),
      ArrowUp: () => this.panBy(0, STEP),
      ArrowDown: () => this.panBy(0, -STEP),
    };
    const keys: Record<string, () => void> = {
      ...(alone ? arrows : {}),
      "+": () => this.zoomIn(),
      "=": () => this.zoomIn(),
      "-": () => this.zoomOut(),
      "0": () => this.showAll(),
    };
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  readonly attach: Attachment<HTMLElement> = (element) => {
    const held = new Map<number, Point>();
    let travelled = 0;
    let settling: ReturnType<typeof setTimeout> | undefined;
    /** While it moves, the picture is moved as it is; then it is drawn sharp. */
    const stir = (): void => {
      this.pulled = true;
      clearTimeout(settling);
      settling = setTimeout(() => (this.pulled = held.size > 0 && travelled >= STILL), SETTLED);
    };

    const where = (event: PointerEvent | WheelEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      stir();
      this.zoomBy(Math.exp(-event.deltaY / 500), where(event));
    };
    const down = (event: PointerEvent): void => {
      event.stopPropagation();
      if (held.size === 0) travelled = 0;
      held.set(event.pointerId, where(event));
    };
    const move = (event: PointerEvent): void => {
      const before = held.get(event.pointerId);
      if (!before) return;
      event.stopPropagation();
      const now = where(event);
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      travelled += distance(before, now);
      held.set(event.pointerId, now);
      if (travelled < STILL) return;
      stir();
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      if (other) this.zoomBy(distance(now, other) / Math.max(distance(before, other), 1), middle(now, other));
      else this.panBy(now.x - before.x, now.y - before.y);
    };
    const up = (event: PointerEvent): void => {
      held.delete(event.pointerId);
      if (this.pulled) stir();
    };
    // The click that ends a pull of the map presses nothing.
    const click = (event: Event): void => {
      if (travelled >= STILL) event.stopPropagation();
      travelled = 0;
    };
    const key = (event: KeyboardEvent): void => this.key(event, event.target === element);

    const watch = new ResizeObserver(() => {
      this.window = { width: Math.max(element.clientWidth, 1), height: Math.max(element.clientHeight, 1) };
    });
    watch.observe(element);
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener("wheel", wheel, { passive: false, signal });
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", up, { signal });
    element.addEventListener("click", click, { capture: true, signal });
    element.addEventListener("keydown", key, { signal });
    return () => {
      watch.disconnect();
      clearTimeout(settling);
      ending.abort();
    };
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
