import { describe, expect, it } from "vitest";
import { Grid, tileWidth } from "../../../src/games/merlin/environs/geometry";
import { isNarrow, layoutOf, missionPlaces, tallOf } from "../../../src/games/merlin/layout";

describe("the environs", () => {
  const grid = new Grid(24, 60);

  it("shifts every second row by half a tile", () => {
    expect(grid.centre(6).x - grid.centre(0).x).toBeCloseTo(30);
    expect(grid.centre(12).x).toBeCloseTo(grid.centre(0).x);
  });

  it("fits into its box with its borders", () => {
    const width = tileWidth(24, 390, 260);
    const found = new Grid(24, width);
    const [top] = found.border(7, true);
    expect(found.wide).toBeLessThanOrEqual(390);
    expect(found.high - 2 * (top?.y ?? 0)).toBeLessThan(260);
  });

  it("draws a frontier around and between territories, not within", () => {
    const pair = new Grid(2, 60);
    expect(pair.frontiers([0, 0])).toHaveLength(10);
    expect(pair.frontiers([0, 1])).toHaveLength(11);
  });

  it("leads lines to the borders, and none out at the sides", () => {
    const ends = (cell: number): number[] => grid.rays(cell).map((ray) => Math.round(ray.to.x / 30));
    expect(ends(0)).toEqual([2, 0, 5]);
    expect(ends(8)).toEqual([8, 4, 9, 3]);
    expect(ends(23)).toEqual([8, 13, 11]);
  });
});

describe("the parts of the board", () => {
  it("do not overlap and end together", () => {
    for (const arthur of [false, true]) {
      for (const narrow of [false, true]) {
        const { environs, missions, picts, high } = layoutOf(arthur, narrow);
        expect(missions.y).toBeGreaterThan(environs.y + environs.high);
        const last = picts ?? missions;
        expect(last.y + last.high).toBeCloseTo(high);
      }
    }
  });

  it("keep cards and piles of the missions within their panel", () => {
    for (const box of [false, true].flatMap((arthur) =>
      [layoutOf(arthur, false), layoutOf(arthur, true)].map((all) => all.missions),
    )) {
      const { tall, discard, traitors } = missionPlaces(box);
      expect(28 + tall).toBeLessThan(box.high);
      for (const pile of [discard, traitors]) {
        expect(pile.wide).toBeGreaterThan(45);
        expect(pile.x + pile.wide).toBeLessThan(box.wide);
        expect(pile.y + pile.high).toBeLessThan(box.high);
      }
    }
  });

  it("stand in one column where that shows them larger", () => {
    expect(isNarrow(990, 556)).toBe(false);
    expect(isNarrow(390, 800)).toBe(true);
    for (const arthur of [false, true]) expect(isNarrow(390, 390 * tallOf(arthur))).toBe(true);
  });
});
