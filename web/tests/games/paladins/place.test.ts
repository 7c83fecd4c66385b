import { describe, expect, it } from "vitest";
import { isNear, mostSuspicious } from "../../../src/games/paladins/inquisition";
import { chance, courses, ivy, skyline } from "../../../src/games/paladins/place/shapes";
import { frontOf, LANE, standingOn, tops } from "../../../src/games/paladins/place/staircase";
import { bookOf } from "../../../src/games/paladins/book";
import { STAIRS } from "../../../src/games/paladins/layout";
import { viewAt } from "./asks";
import { content } from "./content";

describe("the border city", () => {
  it("is built the same every time", () => {
    expect(skyline(0, 80, 100, 3, 30)).toBe(skyline(0, 80, 100, 3, 30));
    expect(skyline(0, 80, 100, 3, 30)).not.toBe(skyline(0, 80, 100, 4, 30));
    const next = chance(5);
    for (let at = 0; at < 100; at += 1) expect(next()).toBeLessThan(1);
  });

  it("lays courses that join at the edges, in few paths", () => {
    const laid = courses(200, 4, 20, 40, 3, 1);
    expect(laid.tones).toHaveLength(3);
    expect(laid.height).toBe(80);
    // a block that begins left of the tile is laid once more at its right end
    const starts = [...laid.tones.join("").matchAll(/M(-?[\d.]+) (\d+)h([\d.]+)/g)].map((one) =>
      one.slice(1).map(Number),
    );
    for (const [x = 0, y] of starts.filter(([left = 0]) => left < 0))
      expect(starts.some(([other = 0, row]) => row === y && Math.abs(other - x - 200) < 0.11)).toBe(true);
  });

  it("has leaves in four greens", () => {
    expect(ivy(0, 0, 30, 5)).toHaveLength(4);
  });
});

describe("the staircase", () => {
  it("holds every step of every track", () => {
    for (const lane of Object.values(LANE)) {
      for (const step of [0, 6, 12]) {
        const { x, y } = standingOn(lane, step);
        expect(x).toBeGreaterThan(STAIRS.x);
        expect(x).toBeLessThan(STAIRS.x + STAIRS.width);
        expect(y).toBeGreaterThan(STAIRS.y);
        expect(y).toBeLessThan(STAIRS.y + STAIRS.height);
      }
    }
    expect(frontOf(12).y).toBeLessThan(frontOf(4).y);
    expect(tops(0, 1, 0)).toBe("");
  });
});

describe("the Inquisition", () => {
  it("is near when one card may empty the Tax Supply", () => {
    const { table } = viewAt("paladins.take-turn");
    const near = (left: number): boolean => isNear(bookOf(content), { ...table, tax_supply: left });
    expect([0, 1, 2, 3].map(near)).toEqual([true, true, true, false]);
  });

  it("would find all who have most Suspicion, and nobody where there is none", () => {
    const { table } = viewAt("paladins.take-turn");
    const sides = [...table.players, ...table.rivals];
    sides.forEach((side) => (side.suspicion = []));
    expect(mostSuspicious(table)).toEqual([]);
    sides.forEach((side) => (side.suspicion = [1]));
    expect(mostSuspicious(table)).toEqual(sides.map((_, of) => of));
    table.players[0]!.suspicion = [0, 2];
    expect(mostSuspicious(table)).toEqual([0]);
  });
});
