/** A game being looked back at: where one is in it, through whose eyes, and what is shown. */
import { Refusal } from "../api/http";
import type { Message, Shown } from "../api/types";
import { after, before, chapterMarks, happenedBy, turnStarts } from "./turns";
import { likely, Positions } from "./positions";
import { readPast, readPosition, type Kind, type Past } from "./sources";

const OFFLINE: Message = { id: "web-no-connection", args: {} };
/** Milliseconds that a step is shown at speed 1. */
const PACE = 1000;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  past = $state.raw<Past | null>(null);
  /** Where one wants to be; `shown` follows as soon as it is there. */
  at = $state(0);
  seat = $state<number | null>(null);
  moves = $state(0);
  shown = $state.raw<Shown | null>(null);
  /** The whole story through these eyes. */
  story = $state.raw<Shown["events"]>([]);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  problem = $state.raw<Message | null>(null);
  /** Messages that begin a turn, from the game's board. */
  begins = $state.raw<string[]>([]);

  readonly turns = $derived(turnStarts(this.story, this.moves, this.begins));
  readonly marks = $derived(chapterMarks(this.story));
  /** How much of the story has happened here. */
  readonly happened = $derived(happenedBy(this.story, this.at));

  private readonly positions: Positions;
  private forward = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly kind: Kind,
    private readonly id: string,
  ) {
    this.positions = new Positions((at, seat) => readPosition(kind, id, at, seat));
  }

  /** Open the game; without a position a finished game begins at its start and a running one at its newest moment. */
  async open(at: number | null, eyes: (past: Past) => number | null): Promise<void> {
    this.problem = null;
    try {
      const past = await readPast(this.kind, this.id);
      this.seat = eyes(past);
      await this.readStory();
      this.past = past;
      this.at = this.within(at ?? (past.over ? 0 : this.moves));
      await this.show();
    } catch (problem) {
      this.refuse(problem);
    }
  }

  /** Look through other eyes at the same position. */
  async look(seat: number | null): Promise<void> {
    if (seat === this.seat) return;
    this.seat = seat;
    try {
      await this.readStory();
      await this.show();
    } catch (problem) {
      this.refuse(problem);
    }
  }

  go(at: number): void {
    const goal = this.within(at);
    if (goal === this.at && this.shown?.at === goal) return;
    this.forward = goal >= this.at;
    this.at = goal;
    void this.show();
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  turn(by: 1 | -1): void {
    this.go(by > 0 ? after(this.turns, this.at) : before(this.turns, this.at));
  }

  /** Play on from here, from the start if this is the end; or stop. */
  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at >= this.moves) this.go(0);
    this.playing = true;
    this.tick();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.shown?.at === this.at) this.step(1);
      if (this.at >= this.moves) this.stop();
      else this.tick();
    }, PACE / this.speed);
  }

  private async readStory(): Promise<void> {
    const seat = this.seat;
    const last = await readPosition(this.kind, this.id, null, seat);
    if (seat !== this.seat) return;
    this.positions.keep(last, seat);
    this.moves = last.moves;
    this.story = last.events;
  }

  private async show(): Promise<void> {
    const [at, seat] = [this.at, this.seat];
    try {
      const shown = await this.positions.get(at, seat);
      if (at !== this.at || seat !== this.seat) return;
      // Answers that the rules gave by themselves are passed over, forwards and backwards.
      if (shown.at > at && !this.forward && at > 0) {
        this.at = at - 1;
        return this.show();
      }
      this.at = shown.at;
      this.shown = shown;
      this.problem = null;
      const around = [after(this.turns, shown.at), before(this.turns, shown.at)];
      this.positions.ahead(likely(shown.at, this.moves, this.forward, around), seat);
    } catch (problem) {
      if (at === this.at) this.refuse(problem);
    }
  }

  private refuse(problem: unknown): void {
    this.stop();
    this.problem = problem instanceof Refusal ? problem.reason : OFFLINE;
  }

  private within(at: number): number {
    return Math.min(Math.max(Math.round(at), 0), this.moves);
  }
}
