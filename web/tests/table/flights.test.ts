import { expect, it } from "vitest";
import { changesBetween, gains, type Spot } from "../../src/table/flights";

const spot = (x: number, y: number, face: string | null = null): Spot => ({ x, y, face });

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
    moved: [{ id: "knight", dx: -30, dy: -20 }],
    born: ["flag"],
    turned: ["die"],
  });
});

it("counts points won, not those lost or hidden", () => {
  expect(gains([1, 5, null, 2], [4, 3, 2, null])).toEqual([{ of: 0, points: 3 }]);
});
