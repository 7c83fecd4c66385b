import { expect, it } from "vitest";
import { first, nearest, type Box } from "../../src/table/walk";

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });

it("goes to the nearest box in a direction", () => {
  const others = [box(100, 0), box(40, 5), box(0, 50), box(-60, 0)];
  expect(nearest(box(0, 0), others, "ArrowRight")).toBe(1);
  expect(nearest(box(0, 0), others, "ArrowDown")).toBe(2);
  expect(nearest(box(0, 0), others, "ArrowLeft")).toBe(3);
  expect(nearest(box(0, 0), others, "ArrowUp")).toBe(-1);
});

it("prefers what lies ahead to what lies aside", () => {
  expect(nearest(box(0, 0), [box(30, 40), box(60, 0)], "ArrowRight")).toBe(1);
});

it("walks round a ring", () => {
  const ring = Array.from({ length: 12 }, (_, place) => {
    const angle = (place / 12) * 2 * Math.PI;
    return box(200 + 150 * Math.sin(angle), 200 - 150 * Math.cos(angle));
  });
  const rest = ring.slice(1);
  expect(nearest(ring[0] as Box, rest, "ArrowRight")).toBe(0);
  expect(nearest(ring[0] as Box, rest, "ArrowLeft")).toBe(10);
});

it("begins as one reads", () => {
  expect(first([box(50, 50), box(10, 10), box(200, 5)])).toBe(1);
  expect(first([])).toBe(-1);
});
