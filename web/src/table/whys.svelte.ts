/** Why things can do nothing now, for drawings that show it: asked for together, kept as long as the question stands. */
import { SvelteMap } from "svelte/reactivity";
import { get } from "../api/http";
import type { Ask, FirstReasons, Reason } from "../api/types";

const SETTLE = 40;

export class Whys {
  private readonly known = new SvelteMap<string, Reason>();
  private readonly asked = new Set<string>();
  private wanted: string[] = [];
  private ask: Ask | null = null;
  private version = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underway = new AbortController();
  private stopped = false;

  constructor(private readonly table: string) {}

  /** A new question, or none. */
  asks(ask: Ask | null, version: number): void {
    if (ask === this.ask && version === this.version && !this.stopped) return;
    this.stopped = false;
    this.ask = ask;
    this.version = version;
    clearTimeout(this.timer);
    this.wanted = [...this.asked];
    this.asked.clear();
    if (ask) this.soon();
    else this.known.clear();
  }

  /** A move is on its way: what is being asked for is of no use any more. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.underway.abort();
    this.underway = new AbortController();
  }

  /** The move was refused, so the question stands. */
  resume(): void {
    if (this.stopped) this.asks(this.ask, this.version);
  }

  /** The most telling reason, as soon as it is known; null if there is none. */
  of(thing: string): Reason | null {
    if (this.ask && !this.stopped && !this.asked.has(thing)) {
      this.asked.add(thing);
      this.wanted.push(thing);
      this.soon();
    }
    return this.known.get(thing) ?? null;
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.fetch(), SETTLE);
  }

  private async fetch(): Promise<void> {
    const { ask, version } = this;
    const things = [...new Set(this.wanted)];
    this.wanted = [];
    if (!ask || things.length === 0) return;
    for (const thing of things) this.asked.add(thing);
    const query = new URLSearchParams({ seat: String(ask.seat), version: String(version), things: things.join(" ") });
    const { signal } = this.underway;
    try {
      const { reasons } = await get<FirstReasons>(`/api/tables/${this.table}/whys?${query}`, signal);
      if (version !== this.version || signal.aborted) return;
      for (const thing of things) {
        const reason = reasons[thing];
        if (reason) this.known.set(thing, reason);
        else this.known.delete(thing);
      }
    } catch {
      // something else is asked by now, or the line is slow: it is asked for again with the next question
    }
  }
}
