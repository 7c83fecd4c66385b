import { expect, it } from "vitest";
import { hops, stepsBetween, stopOf } from "../../src/table/hops";

const stop = (place: number) => ({ x: 100, y: 100, place, of: 24 });

it("goes the shorter way around", () => {
  expect(stepsBetween(stop(22), stop(1))).toBe(3);
  expect(stepsBetween(stop(1), stop(22))).toBe(-3);
});

it("touches every place on the way and ends where the piece stands", () => {
  const way = hops(stop(0), stop(6), { x: 150, y: 100 }, 10).map(([x, y]) => [Math.round(x), Math.round(y)]);
  expect(way).toHaveLength(13);
  expect(way[0]).toEqual([-50, -50]);
  expect(way[12]!.map(Math.abs)).toEqual([0, 0]);
});

it("reads what a piece says of itself", () => {
  expect(stopOf("280 280 3 24")).toEqual({ x: 280, y: 280, place: 3, of: 24 });
  expect(stopOf(undefined)).toBeNull();
});
