import { expect, test } from "vitest";
import type { BoardProps, GameBoard } from "../../../src/games/board";
import { standingOf } from "../../../src/table/scores/standing";

const given = { view: { seats: 1 } } as BoardProps;
const game = (...scores: (number | null)[]) =>
  ({ scores: () => scores, automata: () => ["Rival"] }) as unknown as GameBoard;

test("an opponent without a seat who counts points stands beside the others", () => {
  expect(standingOf(game(12, 9), given, null)).toMatchObject({ automata: ["Rival"], scores: [12, 9] });
});

test("one who counts none is left out", () => {
  expect(standingOf(game(12, null), given, null)).toMatchObject({ automata: [], scores: [12] });
});
