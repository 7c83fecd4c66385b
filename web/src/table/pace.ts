/** Shows what arrives quickly one after the other, as fast as the viewer likes it. */
import type { Settings } from "../settings/settings.svelte";

export interface Speed {
  /** How long each thing is shown before the next. */
  each: number;
  /** How many may wait; what waits too long is passed over. */
  most: number;
}

/** Nothing is passed over, unless somebody was away for long. */
const ALL = 400;
const SPEEDS: Record<Settings["pace"], Speed> = {
  brisk: { each: 380, most: ALL },
  relaxed: { each: 1300, most: ALL },
  instant: { each: 0, most: 1 },
};
/** Where nothing moves, a look at each is enough. */
export const STILL: Speed = { each: 280, most: 2 };

export const speedOf = (pace: Settings["pace"], moves: boolean): Speed =>
  pace === "brisk" && !moves ? STILL : SPEEDS[pace];

export class Pace<T> {
  private readonly waiting: T[] = [];
  private shownAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly holders = new Set<string>();

  constructor(
    private readonly show: (one: T) => void,
    private readonly speed: () => Speed = () => STILL,
    /** Hears how many wait. */
    private readonly changed: (waiting: number) => void = () => {},
  ) {}

  /** Show something when its turn comes. */
  push(...all: T[]): void {
    this.waiting.push(...all);
    while (this.waiting.length > this.speed().most) this.waiting.shift();
    this.next();
    this.changed(this.waiting.length);
  }

  /** Show something at once, in place of all that waits. */
  now(one: T): void {
    this.clear();
    this.out(one);
  }

  /** Pass over what waits: show the last of it. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (last !== undefined) this.now(last);
  }

  /** Let everything wait, or go on once nobody holds it any more. */
  hold(held: boolean, by = ""): void {
    if (held) this.holders.add(by);
    else this.holders.delete(by);
    clearTimeout(this.timer);
    this.timer = undefined;
    this.next();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
    this.changed(0);
  }

  private next(): void {
    if (this.holders.size > 0 || this.timer !== undefined || this.waiting.length === 0) return;
    const pause = this.shownAt + this.speed().each - Date.now();
    if (pause <= 0) this.step();
    else this.timer = setTimeout(() => this.step(), pause);
  }

  private step(): void {
    this.timer = undefined;
    this.out(this.waiting.shift() as T);
    this.next();
  }

  private out(one: T): void {
    this.shownAt = Date.now();
    this.changed(this.waiting.length);
    this.show(one);
  }
}
