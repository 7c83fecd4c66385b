import { expect, it } from "vitest";
import { changesBetween, gains, type Spot } from "../../src/table/flights";

const spot = (x: number, y: number, face: string | null = null): Spot => ({ x, y, area: "board", face });

it("tells what moved, appeared and turned", () => {
  const before = new Map([
    ["knight", spot(10, 10)],
    ["die", spot(50, 50, "3")],
    ["gone", spot(0, 0)],
    ["still", spot(5, 5)],
  ]);
  const after = new Map([
    ["knight", spot(40, 30)],
    ["die", spot(50, 50, "6")],
    ["still", spot(6, 5)],
    ["flag", spot(1, 1)],
  ]);
  expect(changesBetween(before, after)).toEqual({
    moved: [{ id: "knight", dx: -30, dy: -20, crosses: false }],
    born: ["flag"],
    turned: ["die"],
  });
});

it("knows a piece that leaves its part of the screen", () => {
  const before = new Map([["monk", { ...spot(10, 90), area: "mine" }]]);
  const after = new Map([["monk", spot(10, 10)]]);
  expect(changesBetween(before, after).moved).toEqual([{ id: "monk", dx: 0, dy: 80, crosses: true }]);
});

it("counts points won, not those lost or hidden", () => {
  expect(gains([1, 5, null, 2], [4, 3, 2, null])).toEqual([{ of: 0, points: 3 }]);
});
