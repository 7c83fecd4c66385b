import { expect, test } from "vitest";
import { after, before, chapterMarks, happenedBy, turnStarts, type Moment } from "../../src/replay/turns";

const told = (at: number, id: string, seat?: number): Moment => ({
  at,
  message: { id, args: seat === undefined ? {} : { seat: { seat } } },
});

test("a turn begins before the first thing another seat does", () => {
  const story = [told(1, "die", 0), told(2, "move", 0), told(4, "die", 1), told(5, "move", 1), told(6, "die", 0)];
  expect(turnStarts(story, 8)).toEqual([0, 3, 5, 8]);
});

test("what a move brings to others begins no turn", () => {
  const story = [told(1, "act", 0), told(1, "gained", 1), told(2, "act", 0), told(3, "act", 1)];
  expect(turnStarts(story, 4)).toEqual([0, 2, 4]);
});

test("news about nobody begins no turn", () => {
  const story = [told(1, "act", 0), told(2, "game-round-begins", 1), told(3, "act", 0)];
  expect(turnStarts(story, 4)).toEqual([0, 4]);
});

test("a game may say with which messages its turns begin", () => {
  const story = [told(2, "turn", 0), told(3, "act", 0), told(9, "turn", 0), told(10, "act", 0)];
  expect(turnStarts(story, 12, ["turn"])).toEqual([0, 2, 9, 12]);
});

test("chapters are marked", () => {
  const story = [told(0, "game-round-begins"), told(1, "act", 0), told(7, "game-scoring-begins")];
  expect(chapterMarks(story).map((one) => one.at)).toEqual([0, 7]);
});

test("the next and the last turn, and the ends of the game", () => {
  expect(after([0, 3, 8], 3)).toBe(8);
  expect(after([0, 3, 8], 8)).toBe(8);
  expect(before([0, 3, 8], 8)).toBe(3);
  expect(before([0, 3, 8], 0)).toBe(0);
});

test("the story up to a position", () => {
  const story = [told(1, "a"), told(1, "b"), told(4, "c")];
  expect([0, 1, 3, 4, 9].map((at) => happenedBy(story, at))).toEqual([0, 2, 2, 3, 3]);
});
