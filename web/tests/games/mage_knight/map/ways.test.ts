import { expect, test } from "vitest";
import type { Way } from "../../../../src/api/types";
import { isRisky, trail, type About } from "../../../../src/games/mage_knight/map/ways";
import { landOf } from "../../../../src/games/mage_knight/map/land";
import { optionOfWay, wayOf } from "../../../../src/table/paths";
import { Touch } from "../../../../src/table/touch.svelte";

const ABOUT: About = {
  cost: 4,
  purse: 4,
  left: 0,
  steps: [],
  stops: null,
  plays: [],
  provokes: [],
  risky: [],
  assaults: false,
  reputation: 0,
  reveals: [],
  rivals: [],
  unsafe: false,
};
const way = (goal: string, actions: string[], about: Partial<About> = {}): Way => ({
  goal,
  actions,
  label: { id: "x", args: {} },
  touches: [goal],
  asks: false,
  about: { ...ABOUT, ...about },
});

function touch(): Touch {
  const hands = { play: () => {}, armed: () => {}, idle: () => {}, explain: () => null };
  const made = new Touch(hands);
  made.asks({
    seat: 0,
    id: "q",
    rule: "",
    since: 1,
    prompt: { id: "p", args: {} },
    obvious: null,
    options: [
      { notation: "go 1,0", action: 1, touches: ["hex:1,0"], label: { id: "a", args: {} }, lasting: "" },
      { notation: "propose 1,0", action: 2, touches: ["hex:1,0"], label: { id: "b", args: {} }, lasting: "" },
    ],
  });
  return made;
}

test("a way takes the place of the option with which it ends, and leaves the others", () => {
  const hands = touch();
  expect(hands.of("hex:1,0").map((one) => one.notation)).toEqual(["go 1,0", "propose 1,0"]);
  hands.ways = [optionOfWay(way("hex:1,0", ["go 0,1", "go 1,0"])), optionOfWay(way("hex:2,0", ["go 2,0"]))];
  expect(hands.of("hex:1,0").map((one) => one.notation)).toEqual(["go 0,1 > go 1,0", "propose 1,0"]);
  expect(hands.can("hex:2,0")).toBe(true);
  expect(wayOf(hands.of("hex:2,0")[0] ?? null)?.goal).toBe("hex:2,0");
  expect(wayOf(hands.options[0] ?? null)).toBeNull();
});

test("fights are risky, seeing something is not", () => {
  expect(isRisky({ ...ABOUT, assaults: true })).toBe(true);
  expect(isRisky({ ...ABOUT, provokes: ["1,1"] })).toBe(true);
  expect(isRisky({ ...ABOUT, reveals: ["1,1"] })).toBe(false);
});

test("a trail goes through all its points", () => {
  expect(trail([])).toBe("");
  expect(
    trail([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ]).startsWith("M0.0 0.0Q"),
  ).toBe(true);
});

test("the land is the same whatever order its spaces come in, and the sea is no land", () => {
  const one = { hex: "0,0", q: 0, r: 0, terrain: "forest", site: null };
  const other = { hex: "1,0", q: 1, r: 0, terrain: "sea", site: null };
  expect(landOf([one, other])).toBe(landOf([other, one]));
  expect(landOf([one, other]).match(/class="ground"/g)).toHaveLength(1);
});
