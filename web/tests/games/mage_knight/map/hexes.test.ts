import { expect, test } from "vitest";
import {
  boxAround,
  centreOf,
  corners,
  hexesOf,
  SIZE,
  slotHex,
  spread,
  tilePath,
} from "../../../../src/games/mage_knight/map/hexes";

test("neighbours lie one hex apart, whatever the direction", () => {
  const apart = Math.sqrt(3) * SIZE;
  for (const [q, r] of hexesOf(0, 0).slice(1)) {
    const { x, y } = centreOf(q, r);
    expect(Math.hypot(x, y)).toBeCloseTo(apart);
  }
});

test("the tiles of neighbouring slots share no hex and leave none out between them", () => {
  const all = [
    [0, 0],
    [1, 0],
    [0, 1],
  ].flatMap(([x, y]) => hexesOf(x ?? 0, y ?? 0).map((hex) => hex.join(",")));
  expect(new Set(all).size).toBe(21);
  expect(slotHex(1, 0)).toEqual([3, -2]);
  expect(slotHex(0, 1)).toEqual([1, -3]);
});

test("a hex has its first corner on top", () => {
  expect(corners(10)[0]).toEqual({ x: 0, y: -10 });
  expect(corners(10)).toHaveLength(6);
});

test("the outline of a tile has eighteen corners, each on one of its outer hexes", () => {
  const points = tilePath().slice(1, -1).split("L");
  expect(new Set(points).size).toBe(18);
  for (const point of points) {
    const [x, y] = point.split(" ").map(Number);
    expect(Math.hypot(x ?? 0, y ?? 0)).toBeGreaterThan(1.9 * SIZE);
  }
});

test("the box around hexes holds all of each", () => {
  const box = boxAround([[0, 0]], 0);
  expect(box.height).toBeCloseTo(2 * SIZE);
  expect(box.width).toBeCloseTo(Math.sqrt(3) * SIZE);
  expect(boxAround([])).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test("a single piece stands in the middle, several around it", () => {
  expect(spread(0, 1, 10)).toEqual({ x: 0, y: 0 });
  expect(spread(0, 2, 10).x).toBe(-spread(1, 2, 10).x);
  expect(spread(0, 3, 10).y).toBe(-10);
});
