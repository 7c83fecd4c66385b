import { expect, test } from "vitest";
import type { Chair, TableInfo } from "../../../src/api/types";
import { again, outcomeOf, rankingOf } from "../../../src/table/ending/ranking";

const result = (winners: number[], scores: number[] | null = [1, 2]) => ({ winners, scores, sheet: null });

test("winners come first, equals share a rank", () => {
  const ranking = rankingOf([2], [30, 20, 30, 20]);
  expect(ranking.map((place) => [place.who, place.rank])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
    [3, 3],
  ]);
});

test("those who share the victory share the first place", () => {
  expect(rankingOf([0, 1], [10, 10, 9]).map((place) => place.rank)).toEqual([1, 1, 3]);
});

test("an automaton that won stands above the player", () => {
  expect(rankingOf([], [40, 52]).map((place) => place.who)).toEqual([1, 0]);
});

test("without points the winners are still first", () => {
  expect(rankingOf([1], [null, null, null]).map((place) => [place.who, place.rank])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
});

test("what the end means for the viewer", () => {
  expect(outcomeOf(result([], null), 2, 0)).toBe("given-up");
  expect(outcomeOf(result([1], null), 2, 0)).toBe("other-won");
  expect(outcomeOf(result([0], [5]), 1, 0)).toBe("solo-won");
  expect(outcomeOf(result([], [5]), 1, 0)).toBe("solo-lost");
  expect(outcomeOf(result([]), 2, 0)).toBe("nobody");
  expect(outcomeOf(result([0]), 2, 0)).toBe("you-won");
  expect(outcomeOf(result([0, 1]), 2, 0)).toBe("you-share");
  expect(outcomeOf(result([1]), 2, null)).toBe("other-won");
  expect(outcomeOf(result([0, 1]), 3, 2)).toBe("others-share");
});

const chair = (seat: number, more: Partial<Chair>): Chair => ({
  seat,
  kind: "person",
  player: null,
  name: "",
  bot: null,
  hot: false,
  left: false,
  resigned: false,
  asked_for_bot: [],
  waits_since: 0,
  ...more,
});
const table = (seats: Chair[]): TableInfo => ({
  id: "t1",
  game: "merlin",
  rules: "1",
  title: "Friday",
  options: { kings_favour: true },
  owner: "ada",
  status: "over",
  public: false,
  spectators: true,
  forced: false,
  seats,
  waiting: [],
  created: 0,
  updated: 0,
  problem: null,
  result: null,
});

test("playing again sets the same table up, and begins at once with bots only", () => {
  const seats = [
    chair(0, { player: "ada", name: "Ada" }),
    chair(1, { player: "ada", name: "Bea", hot: true }),
    chair(2, { kind: "bot", bot: "squire" }),
  ];
  expect(again(table(seats), "ada")).toMatchObject({
    game: "merlin",
    seats: [{ kind: "me" }, { kind: "hot", name: "Bea" }, { kind: "bot", bot: "squire" }],
    options: { kings_favour: true },
    public: false,
    start: true,
  });
});

test("other people are invited again", () => {
  const seats = [chair(0, { player: "ada" }), chair(1, { player: "carl", name: "Carl" })];
  expect(again(table(seats), "ada")).toMatchObject({ seats: [{ kind: "me" }, { kind: "invite" }], start: false });
});
