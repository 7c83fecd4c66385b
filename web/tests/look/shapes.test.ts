import { expect, test } from "vitest";
import { around, hexagon, land, sector } from "../../src/look/shapes";

test("angles go clockwise from the top", () => {
  expect(around(0, 0, 10, 0)).toEqual([0, -10]);
  expect(around(0, 0, 10, 90)).toEqual([10, -0]);
  expect(around(100, 100, 10, 180)).toEqual([100, 110]);
});

test("a sector has two arcs and two sides", () => {
  expect(sector(0, 0, 5, 10, 0, 90)).toBe("M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5z");
});

test("neighbours in a land share an edge", () => {
  expect(land(1, 0, 10, 1)[0]).toBeCloseTo(17.3);
  expect(land(0, 1, 10, 0.5)).toEqual([8.7, 7.5]);
  expect(hexagon(0, 0, 10, 1).split("L")).toHaveLength(6);
});
