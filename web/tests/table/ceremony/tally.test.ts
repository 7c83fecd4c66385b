import { expect, it } from "vitest";
import type { Ceremony, CeremonyStep } from "../../../src/games/board";
import { signed, tallyOf } from "../../../src/table/ceremony/tally";

const step = (chapter: number, awards: [number, number][]): CeremonyStep => ({
  chapter,
  until: 0,
  heading: "",
  text: "",
  lights: [],
  awards: awards.map(([of, points]) => ({ of, points, from: "" })),
});
const ceremony: Ceremony = {
  title: "",
  from: 0,
  chapters: [
    { name: "a", icon: "a" },
    { name: "b", icon: "b" },
  ],
  steps: [step(0, [[2, -3]]), step(1, [[0, 4]]), step(1, [[2, 2], [0, 1]])], // prettier-ignore
};

it("adds up what everybody got in each chapter, as far as the ceremony has come", () => {
  expect(tallyOf(ceremony, 1)).toEqual([
    { of: 0, points: [null, null] },
    { of: 2, points: [-3, null] },
  ]);
  expect(tallyOf(ceremony, 3)).toEqual([
    { of: 0, points: [null, 5] },
    { of: 2, points: [-3, 2] },
  ]);
});

it("writes points with their sign", () => {
  expect([3, -3].map(signed)).toEqual(["+3", "−3"]);
});
