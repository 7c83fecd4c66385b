/** Shows what arrives quickly one after the other, but never stays far behind. */

/** How long each thing is shown before the next, and how many may wait: together the most it can be behind. */
export const EACH = 280;
const MOST_WAITING = 2;

export class Pace<T> {
  private readonly waiting: T[] = [];
  private shownAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (one: T) => void,
    private readonly each: () => number = () => EACH,
  ) {}

  /** Show something when its turn comes; what waits too long is passed over. */
  push(one: T): void {
    this.waiting.push(one);
    while (this.waiting.length > MOST_WAITING) this.waiting.shift();
    this.next();
  }

  /** Show something at once, in place of all that waits. */
  now(one: T): void {
    this.clear();
    this.out(one);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
  }

  private next(): void {
    if (this.timer !== undefined || this.waiting.length === 0) return;
    const pause = this.shownAt + this.each() - Date.now();
    if (pause <= 0) this.out(this.waiting.shift() as T);
    else
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.out(this.waiting.shift() as T);
        this.next();
      }, pause);
  }

  private out(one: T): void {
    this.shownAt = Date.now();
    this.show(one);
  }
}
