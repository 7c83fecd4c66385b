import { expect, test } from "vitest";
import type { TableEvent } from "../../../src/api/types";
import {
  biggestGain,
  decidedAt,
  leadAt,
  leadsTold,
  pointsFrom,
  roundEnds,
  scaleOf,
  sourcesOf,
  standingAt,
} from "../../../src/table/ending/course";

const event = (id: string, at: number, number?: number): TableEvent => ({
  version: at,
  at,
  by: null,
  message: { id, args: number === undefined ? {} : { number } },
  rule: "",
});
const stand = (round: number, at: number | null, ...points: [number, number][]) =>
  standingAt(
    round,
    at,
    { sources: ["manors", "traitors"], points },
    points.map(([a, b]) => a + b),
  );
/** 0 leads, then both are level, then 1 leads to the end. */
const course = [
  stand(1, 10, [5, 0], [2, 0]),
  stand(2, 20, [9, -3], [6, 0]),
  stand(3, 30, [9, -3], [14, -1]),
  stand(4, null, [10, -4], [15, -2]),
];

test("a round ends where the next begins", () => {
  const events = [
    event("merlin-round-begins", 0, 1),
    event("merlin-moved", 3),
    event("merlin-scoring-begins", 9),
    event("merlin-round-begins", 9, 2),
    event("mage_knight-night-begins", 15, 3),
  ];
  expect(roundEnds(events)).toEqual([
    { round: 1, at: 9 },
    { round: 2, at: 15 },
  ]);
});

test("who leads, by how much, and who is level", () => {
  expect(leadAt(course[0]!)).toEqual({ first: [0], points: 5, ahead: 3, second: 1 });
  expect(leadAt(course[1]!)).toEqual({ first: [0, 1], points: 6, ahead: 0, second: null });
  expect(leadAt(standingAt(1, 1, null, [3, null]))).toBeNull();
});

test("leads are told after scorings, else when they change", () => {
  expect(leadsTold(course, []).map(({ standing }) => standing.round)).toEqual([1, 2, 3]);
  expect(leadsTold([course[0]!, course[0]!, course[3]!], []).length).toBe(1);
  expect(leadsTold(course, [2, 4]).map(({ standing }) => standing.round)).toEqual([2]);
});

test("the biggest gain is from one source in one round", () => {
  expect(biggestGain(course)).toMatchObject({ who: 1, source: "manors", points: 8, standing: { round: 3 } });
  expect(biggestGain([])).toBeNull();
});

test("a game is decided where the winner took the lead for good", () => {
  expect(decidedAt(course, 1)).toMatchObject({ standing: { round: 3 }, always: false });
  expect(decidedAt(course.slice(2), 1)?.always).toBe(true);
  expect(decidedAt(course, 0)).toBeNull();
});

test("sources that brought nothing are left out, and a source is found by its name", () => {
  expect(sourcesOf([stand(1, 1, [1, 0])])).toEqual(["manors"]);
  expect(pointsFrom(course[2]!, 1, "traitors")).toBe(-1);
  expect(pointsFrom(course[2]!, 1, "other")).toBe(0);
});

test("a scale has round steps and holds everything", () => {
  expect(scaleOf(-6, 39)).toEqual([-10, 0, 10, 20, 30, 40]);
  expect(scaleOf(0, 3)).toEqual([0, 1, 2, 3]);
  expect(scaleOf(0, 92).at(-1)).toBeGreaterThanOrEqual(92);
});
