/** The other players at the table, automated ones included. */
import type { BoardProps, GameBoard } from "../../games/board";
import type { Seat, Shape } from "../seats";

export interface Rival {
  /** The seat; from the number of seats on, an automaton. */
  of: number;
  name: string;
  colour: string;
  shape: Shape;
  score: number | null;
  waits: boolean;
  bot: boolean;
  left: boolean;
}

/** Give everyone but the viewer, in the order of play after the viewer, then the automata. */
export function rivalsOf(game: GameBoard, given: BoardProps): Rival[] {
  const { view, me, seats } = given;
  const scores = game.scores(view);
  const first = me === null ? 0 : me + 1;
  const order = seats.map((_, place) => seats[(first + place) % seats.length] as Seat);
  const people = order
    .filter((seat) => seat.seat !== me)
    .map(({ seat, name, colour, shape, waits, bot, left }) => {
      return { of: seat, name, colour, shape, waits, left, bot: bot !== null, score: scores[seat] ?? null };
    });
  const automata = (game.automata?.(view) ?? []).map((name, place): Rival => {
    const of = view.seats + place;
    const score = scores[of] ?? null;
    return {
      of,
      name,
      colour: "var(--seat-automaton)",
      shape: "diamond",
      score,
      waits: false,
      bot: true,
      left: false,
    };
  });
  return [...people, ...automata];
}
