/** Positions of a game, kept and fetched ahead, so that going back and forth feels immediate. */
import { Refusal } from "../api/http";
import type { Shown } from "../api/types";

export type Fetch = (at: number, seat: number | null) => Promise<Shown>;

/** The server counts requests: no more than so many at once, and none ahead while it asks for patience. */
const AT_ONCE = 3;
const PATIENCE = 1200;
const BUSY = [429, 503];

export class Positions {
  private readonly known = new Map<string, Shown>();
  private readonly underway = new Map<string, Promise<Shown>>();
  private wanted: [number, number | null][] = [];

  constructor(
    private readonly fetch: Fetch,
    private readonly most = 400,
    private readonly wait: (milliseconds: number) => Promise<void> = sleep,
  ) {}

  /** The position if it is at hand. */
  peek(at: number, seat: number | null): Shown | undefined {
    const key = keyOf(at, seat);
    const found = this.known.get(key);
    if (found) {
      this.known.delete(key);
      this.known.set(key, found);
    }
    return found;
  }

  /** Keep a position; answers that the rules gave by themselves have none of their own, then it is the one after them. */
  keep(shown: Shown, seat: number | null, asked = shown.at): void {
    const found = { ...shown, events: [] };
    this.known.set(keyOf(shown.at, seat), found);
    this.known.set(keyOf(asked, seat), found);
    for (const key of this.known.keys()) {
      if (this.known.size <= this.most) break;
      this.known.delete(key);
    }
  }

  /** The position, fetched once however often it is asked for; a busy server is asked again. */
  get(at: number, seat: number | null): Promise<Shown> {
    const found = this.peek(at, seat);
    if (found) return Promise.resolve(found);
    const key = keyOf(at, seat);
    let coming = this.underway.get(key);
    if (!coming) {
      coming = this.ask(at, seat).finally(() => {
        this.underway.delete(key);
        this.next();
      });
      this.underway.set(key, coming);
    }
    return coming;
  }

  /** These will be wanted next, the nearest first; what was wanted before and has not begun is forgotten. */
  ahead(positions: Iterable<number>, seat: number | null): void {
    this.wanted = [...new Set(positions)].map((at) => [at, seat]);
    this.next();
  }

  private next(): void {
    while (this.underway.size < AT_ONCE) {
      const one = this.wanted.shift();
      if (!one) return;
      if (!this.known.has(keyOf(...one)) && !this.underway.has(keyOf(...one))) {
        this.get(...one).catch(() => (this.wanted = []));
      }
    }
  }

  private async ask(at: number, seat: number | null, tries = 3): Promise<Shown> {
    try {
      const shown = await this.fetch(at, seat);
      this.keep(shown, seat, at);
      return shown;
    } catch (problem) {
      if (!(problem instanceof Refusal) || !BUSY.includes(problem.status) || tries <= 0) throw problem;
      this.wanted = [];
      await this.wait(PATIENCE);
      return this.ask(at, seat, tries - 1);
    }
  }
}

/** What is likely to be looked at from a position: the next steps, the last ones, and the turns around it. */
export function likely(at: number, moves: number, forward: boolean, turns: readonly number[]): number[] {
  const way = forward ? [1, 2, 3, -1, 4, 5, 6, 7, 8] : [-1, -2, -3, 1, -4, -5, -6, -7, -8];
  return [...way.map((step) => at + step), ...turns].filter((one) => one >= 0 && one <= moves && one !== at);
}

function keyOf(at: number, seat: number | null): string {
  return `${seat ?? "-"}:${at}`;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
