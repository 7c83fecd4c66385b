import { expect, test } from "vitest";
import { outcomeOf, rankingOf } from "../../../src/table/ending/ranking";

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
