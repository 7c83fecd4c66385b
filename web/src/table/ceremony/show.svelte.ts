/** A ceremony being played: which step, and the table as it lay then. The rest of the game waits meanwhile. */
import type { Message, TableEvent, View } from "../../api/types";
import type { BoardProps, Ceremony, CeremonyStep, GameBoard } from "../../games/board";

interface Run {
  ceremony: Ceremony;
  events: TableEvent[];
  /** The table after all of it. */
  props: BoardProps;
}

export interface Around {
  game(): GameBoard;
  tell(message: Message): string;
  /** Let what happens next wait, or go on. */
  hold(held: boolean): void;
  /** Whether ceremonies begin by themselves. */
  eager(): boolean;
}

export class Show {
  private run = $state.raw<Run | null>(null);
  private last = $state.raw<Run | null>(null);
  /** The step shown, and whether its points have arrived. */
  place = $state(0);
  counted = $state(false);
  readonly step = $derived<CeremonyStep | null>(this.run?.ceremony.steps[this.place] ?? null);
  /** The table as it lay at this step. */
  readonly view = $derived.by<View | null>(() => {
    if (!this.run) return null;
    const { ceremony, events, props } = this.run;
    if (ceremony.viewAt) return ceremony.viewAt(this.place + (this.counted ? 1 : 0));
    const happened = this.counted ? this.step?.until : ceremony.steps[this.place - 1]?.until;
    const later = events.slice(happened ?? ceremony.from);
    return this.around.game().before?.(props.view, later) ?? props.view;
  });

  constructor(private readonly around: Around) {}

  get ceremony(): Ceremony | null {
    return this.run?.ceremony ?? null;
  }

  /** Whether there is a ceremony that can be shown again to the same eyes. */
  repeats(me: number | null): boolean {
    return this.last !== null && this.last.props.me === me;
  }

  /** The table shows something new: if it is worth it, play it. */
  offer(events: TableEvent[], from: number, props: BoardProps): void {
    this.skip();
    const ceremony = this.around.game().ceremony?.(events, from, props, this.around.tell) ?? null;
    if (!ceremony || ceremony.steps.length === 0) return;
    this.last = { ceremony, events, props };
    if (this.around.eager()) this.again();
  }

  /** Play the last one again, from its beginning. */
  again(): void {
    if (!this.last) return;
    this.place = 0;
    this.counted = false;
    this.run = this.last;
    this.around.hold(true);
  }

  /** The points of the step have arrived. */
  count(): void {
    this.counted = true;
  }

  next(): void {
    if (!this.run) return;
    if (this.place + 1 >= this.run.ceremony.steps.length) this.skip();
    else {
      this.place += 1;
      this.counted = false;
    }
  }

  back(): void {
    if (!this.run) return;
    this.place = Math.max(0, this.place - 1);
    this.counted = false;
  }

  skip(): void {
    if (!this.run) return;
    this.run = null;
    this.around.hold(false);
  }
}
