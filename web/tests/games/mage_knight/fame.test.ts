import { expect, test } from "vitest";
import { bringsOf, fameSpaces, signed } from "../../../src/games/mage_knight/fame";

const level = (
  number: number,
  from: number,
  to: number,
  armor = 2,
  hand = 5,
  command = 1,
  on = "level-token-flip",
) => ({
  level: number,
  fame_from: from,
  fame_to: to,
  armor,
  hand_limit: hand,
  command_tokens: command,
  on_reaching: on,
});

test("a level's spaces are shown with the first of the next", () => {
  expect(fameSpaces(level(1, 0, 2), 0, false, 13)).toEqual([0, 1, 2, 3]);
  expect(fameSpaces(level(5, 24, 34), 26, false, 13)).toEqual([24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]);
});

test("of a long level those around the Fame are shown, and the goal", () => {
  const spaces = fameSpaces(level(8, 63, 79), 66, false, 13);
  expect(spaces).toHaveLength(13);
  expect(spaces[0]).toBe(64);
  expect(spaces.slice(-2)).toEqual([null, 80]);
});

test("near its end a long level has no gap", () => {
  expect(fameSpaces(level(8, 63, 79), 78, false, 13).slice(-3)).toEqual([78, 79, 80]);
});

test("the last level ends with itself", () => {
  expect(fameSpaces(level(10, 99, 103), 99, true, 13)).toEqual([99, 100, 101, 102, 103]);
});

test("the next level brings a Skill and a card, or what grows", () => {
  const skill = level(2, 3, 7, 2, 5, 1, "skill-and-advanced-action");
  expect(bringsOf(level(1, 0, 2), skill)).toEqual(["skill-and-card"]);
  expect(bringsOf(skill, level(3, 8, 14, 3, 5, 2))).toEqual(["armor", "command"]);
  expect(bringsOf(level(4, 15, 23, 3, 5, 2), level(5, 24, 34, 3, 6, 3))).toEqual(["hand", "command"]);
});

test("numbers have signs", () => {
  expect([signed(2), signed(0), signed(-3)]).toEqual(["+2", "0", "−3"]);
});
