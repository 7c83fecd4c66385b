/** What the options of a question would do: asked for one by one, kept as long as the question stands. */
import { SvelteMap } from "svelte/reactivity";
import { get } from "../api/http";
import type { Ask, Option, Paths, Preview, Way, Ways } from "../api/types";
import { settings } from "../settings/settings.svelte";
import { answersOf } from "./paths";

const SETTLE = 80;
const BETWEEN = 60;
/** Beyond so many options, only those pointed at are looked into. */
const MOST_AHEAD = 14;

export class Previews {
  private readonly known = new SvelteMap<string, Preview>();
  private readonly asked = new Map<string, Promise<Preview | null>>();
  private ask: Ask | null = null;
  private version = 0;
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underway = new AbortController();
  private stopped = false;

  constructor(private readonly table: string) {}

  /** A new question, or none; its first options are looked into ahead, for the lines below them. */
  asks(ask: Ask | null, version: number): void {
    if (ask === this.ask && version === this.version && !this.stopped) return;
    this.stopped = false;
    this.ask = ask;
    this.version = version;
    this.turn += 1;
    clearTimeout(this.timer);
    this.known.clear();
    this.asked.clear();
    if (ask && ask.options.length <= MOST_AHEAD) void this.ahead(ask.options, this.turn);
  }

  /** A move is on its way: what is being looked into is of no use any more. */
  stop(): void {
    this.stopped = true;
    this.turn += 1;
    clearTimeout(this.timer);
    this.underway.abort();
    this.underway = new AbortController();
  }

  /** The move was refused, so the question stands. */
  resume(): void {
    if (this.stopped) this.asks(this.ask, this.version);
  }

  of(option: Option | null): Preview | null {
    return option ? (this.known.get(option.notation) ?? null) : null;
  }

  /** Something is pointed at: look into it once the pointer rests. */
  point(option: Option | null): void {
    clearTimeout(this.timer);
    if (option && !this.stopped && !this.asked.has(option.notation))
      this.timer = setTimeout(() => void this.get(option), SETTLE);
  }

  /** Give what an option would do; null if the server does not say. */
  get(option: Option): Promise<Preview | null> {
    const turn = this.turn;
    let found = this.asked.get(option.notation);
    if (!found) {
      found = this.fetch(option).then((preview) => {
        if (preview && turn === this.turn) this.known.set(option.notation, preview);
        return preview;
      });
      this.asked.set(option.notation, found);
    }
    return found;
  }

  /** Give the paths that begin with an option of the question; none if the server does not say. */
  async paths(): Promise<Pick<Paths, "paths" | "purses">> {
    const none = { paths: [], purses: {} };
    if (!this.ask || this.stopped) return none;
    const query = new URLSearchParams({ seat: String(this.ask.seat), version: String(this.version) });
    try {
      return (await get<Paths | null>(`/api/tables/${this.table}/paths?${query}`, this.underway.signal)) ?? none;
    } catch {
      return none;
    }
  }

  /** Give the ways to things further off; none if the server does not say. */
  async ways(): Promise<Way[]> {
    if (!this.ask || this.stopped) return [];
    const query = new URLSearchParams({ seat: String(this.ask.seat), version: String(this.version) });
    try {
      return (await get<Ways | null>(`/api/tables/${this.table}/ways?${query}`, this.underway.signal))?.ways ?? [];
    } catch {
      return [];
    }
  }

  private async fetch(option: Option): Promise<Preview | null> {
    if (!this.ask || this.stopped) return null;
    const [action = "", ...then] = answersOf(option);
    const query = new URLSearchParams({
      seat: String(this.ask.seat),
      version: String(this.version),
      action,
      then: then.join(">"),
      obvious: String(settings.obvious),
    });
    try {
      return await get<Preview>(`/api/tables/${this.table}/preview?${query}`, this.underway.signal);
    } catch {
      return null;
    }
  }

  private async ahead(options: Option[], turn: number): Promise<void> {
    for (const option of options) {
      await new Promise((done) => setTimeout(done, BETWEEN));
      if (turn !== this.turn) return;
      await this.get(option);
    }
  }
}
