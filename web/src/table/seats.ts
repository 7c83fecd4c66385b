/** Who sits where, as everything on the table shows it: a colour and a shape together, everywhere. */
import type { Chair } from "../api/types";

export const SHAPES = ["circle", "triangle", "square", "diamond"] as const;
export type Shape = (typeof SHAPES)[number];

export interface Seat {
  seat: number;
  name: string;
  shape: Shape;
  /** A CSS colour, from the theme: `var(--seat-0)`. */
  colour: string;
  bot: string | null;
  mine: boolean;
  waits: boolean;
  left: boolean;
}

/** Give the seats as the table shows them; `usual` names who has no name. */
export function seatsOf(
  chairs: Chair[],
  waiting: number[],
  me: string | null,
  usual: (chair: Chair) => string,
): Seat[] {
  return chairs.map((chair) => ({
    seat: chair.seat,
    name: chair.name || usual(chair),
    shape: SHAPES[chair.seat % SHAPES.length] ?? "circle",
    colour: `var(--seat-${chair.seat})`,
    bot: chair.bot,
    mine: me !== null && chair.player === me,
    waits: waiting.includes(chair.seat),
    left: chair.left,
  }));
}

/** Give one's own seats. */
export function minesOf(chairs: Chair[], me: string | null): number[] {
  return chairs.filter((chair) => me !== null && chair.player === me).map((chair) => chair.seat);
}

/** Through which seat to look at first: one's only one. Several share the screen, so none is seen before it is handed over. */
export function seatToBeginWith(mine: number[], over: boolean): number | null {
  return mine.length > 1 && !over ? null : (mine[0] ?? null);
}
