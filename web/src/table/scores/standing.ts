/** How the points stand, during the game and after it: from the table's result, else from what the view tells. */
import type { Result, Sheet } from "../../api/types";
import type { BoardProps, GameBoard } from "../../games/board";

export interface Standing {
  sheet: Sheet | null;
  /** Of every seat, then of every automaton. */
  scores: (number | null)[];
  /** Those that count points; others only take their turns. */
  automata: string[];
}

export function standingOf(game: GameBoard, given: BoardProps, result: Result | null): Standing {
  const { view } = given;
  const points = game.scores(view);
  const counts = points.slice(view.seats).some((one) => one !== null);
  const automata = counts ? (game.automata?.(view) ?? []) : [];
  const ended = result?.scores ?? null;
  const scores = Array.from({ length: view.seats + automata.length }, (_, who) => ended?.[who] ?? points[who] ?? null);
  const shown = game.sheet?.(view) ?? null;
  const sheet = result?.sheet ? withAutomata(result.sheet, shown, view.seats) : shown;
  return { sheet, scores, automata };
}

/** The server's sheet has the seats only; automata take their row from the game's own, if it counts the same sources. */
function withAutomata(sheet: Sheet, shown: Sheet | null, seats: number): Sheet {
  if (!shown || shown.sources.length !== sheet.sources.length) return sheet;
  return { sources: sheet.sources, points: [...sheet.points.slice(0, seats), ...shown.points.slice(seats)] };
}
