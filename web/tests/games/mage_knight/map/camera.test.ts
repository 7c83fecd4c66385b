import { expect, test } from "vitest";
import {
  clearOf,
  fit,
  pan,
  rest,
  showing,
  taking,
  transformOf,
  zoom,
} from "../../../../src/games/mage_knight/map/camera";

const BOX = { x: -100, y: -50, width: 200, height: 100 };
const WINDOW = { width: 100, height: 100 };

test("a map is fitted with its middle in the middle", () => {
  expect(fit(BOX, WINDOW)).toEqual({ x: 0, y: 0, scale: 0.5 });
});

test("what is covered at the edges stays free of the map", () => {
  const camera = fit(BOX, { width: 400, height: 100 }, { top: 20, right: 100, bottom: 10, left: 160 });
  expect(camera.scale).toBeCloseTo(0.7);
  expect((BOX.y - camera.y) * camera.scale + 50).toBeCloseTo(20);
  expect((BOX.x - camera.x) * camera.scale + 200).toBeCloseTo(160);
});

test("zooming keeps the point under the pointer", () => {
  const camera = { x: 10, y: 20, scale: 1 };
  const at = { x: 80, y: 30 };
  const before = { x: camera.x + 30, y: camera.y - 20 };
  const after = zoom(camera, 2, at, WINDOW, 0.5);
  expect(after.scale).toBe(2);
  expect(after.x + 30 / after.scale).toBeCloseTo(before.x);
  expect(after.y - 20 / after.scale).toBeCloseTo(before.y);
});

test("zooming ends at the whole map and at what reads well", () => {
  expect(zoom({ x: 0, y: 0, scale: 1 }, 0.01, { x: 0, y: 0 }, WINDOW, 0.5).scale).toBe(0.5);
  expect(zoom({ x: 0, y: 0, scale: 1 }, 100, { x: 0, y: 0 }, WINDOW, 0.5).scale).toBeLessThan(3);
});

test("the middle never leaves the map", () => {
  expect(pan({ x: 0, y: 0, scale: 1 }, -1000, 0, BOX).x).toBe(100);
  expect(pan({ x: 0, y: 0, scale: 2 }, 10, 0, BOX).x).toBe(-5);
});

test("the camera is one transform", () => {
  expect(transformOf({ x: 10, y: 0, scale: 2 }, WINDOW)).toBe("translate(30.00px, 50.00px) scale(2.0000)");
});

test("a point that is covered or beyond the edge is brought into sight, no further", () => {
  const camera = { x: 0, y: 0, scale: 1 };
  const covered = { top: 0, right: 20, bottom: 0, left: 0 };
  expect(showing(camera, { x: 0, y: 0 }, WINDOW, covered, 10)).toEqual(camera);
  expect(showing(camera, { x: 40, y: 0 }, WINDOW, covered, 10)).toEqual({ x: 20, y: 0, scale: 1 });
  expect(showing(camera, { x: 0, y: -70 }, WINDOW, covered, 10)).toEqual({ x: 0, y: -30, scale: 1 });
});

test("a map too large to be read rests around the hero, without showing beyond its edge", () => {
  expect(rest(BOX, WINDOW, { x: -90, y: 0 })).toEqual({ x: -50, y: 0, scale: 1 });
  expect(rest(BOX, WINDOW, { x: 10, y: 0 }).x).toBe(10);
  const covered = { top: 0, right: 0, bottom: 0, left: 20 };
  expect(rest(BOX, { width: 120, height: 100 }, { x: 10, y: 0 }, covered).x).toBe(0);
  expect(rest(BOX, { width: 1000, height: 1000 }, { x: 90, y: 0 }).x).toBe(0);
});

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const PATCH = { left: 60, right: 100, top: 60, bottom: 100 };
const STILL = { x: 0, y: 0, scale: 1 };

test("the map is moved for a goal that lies below something, the shorter way", () => {
  expect(clearOf(STILL, [{ x: 0, y: 0 }], WINDOW, NONE, [PATCH], 5)).toEqual(STILL);
  expect(clearOf(STILL, [{ x: 15, y: 30 }], WINDOW, NONE, [PATCH], 5)).toEqual({ x: 10, y: 0, scale: 1 });
  expect(clearOf({ x: 0, y: 0, scale: 2 }, [{ x: 15, y: 10 }], WINDOW, NONE, [PATCH], 0).y).toBe(5);
});

test("it is not moved where that would hide more", () => {
  const left = [-45, -44, -43, -42].map((x) => ({ x, y: -40 }));
  expect(clearOf(STILL, [{ x: 40, y: 40 }, ...left], WINDOW, NONE, [PATCH], 5)).toEqual(STILL);
});

test("all goals are taken into sight, from further away if they do not fit", () => {
  const near = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
  ];
  expect(taking(STILL, near, WINDOW, NONE, 10)).toEqual({ x: 20, y: 0, scale: 1 });
  const far = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ];
  expect(taking({ x: 30, y: 0, scale: 1 }, far, WINDOW, NONE, 10).scale).toBe(0.8);
});

test("what covers an edge is kept clear of the goals", () => {
  const covered = { top: 0, right: 0, bottom: 40, left: 0 };
  const camera = taking(
    STILL,
    [
      { x: 0, y: 0 },
      { x: 0, y: 30 },
    ],
    WINDOW,
    covered,
    5,
  );
  expect((30 - camera.y) * camera.scale + 50).toBeLessThanOrEqual(55);
  expect((0 - camera.y) * camera.scale + 50).toBeGreaterThanOrEqual(5);
});
