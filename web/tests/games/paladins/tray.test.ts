import { describe, expect, it } from "vitest";
import { HEIGHT, shelvesOf } from "../../../src/games/paladins/own/tray";

const cards = (kind: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${kind}-${at}`);
const tray = { paladins: cards("paladin", 3), taverns: cards("tavern", 5), choices: [] };

describe("the tray", () => {
  it("lies on one shelf that fits its room", () => {
    const [shelf, ...others] = shelvesOf(tray, 659, false);
    expect(others).toEqual([]);
    expect(shelf?.lying.map((card) => card.kind)).toEqual([
      ...Array<string>(3).fill("paladin"),
      ...Array<string>(5).fill("tavern"),
    ]);
    expect((shelf?.width ?? 0) * (shelf?.scale ?? 0)).toBeLessThanOrEqual(659);
    expect(shelf?.scale).toBeLessThan(1);
  });

  it("lies on two shelves, one below the other, where it is narrow", () => {
    const shelves = shelvesOf(tray, 428, true);
    expect(shelves.map((shelf) => shelf.lying[0]?.kind)).toEqual(["paladin", "tavern"]);
    expect(shelves[1]?.y).toBe(HEIGHT * (shelves[0]?.scale ?? 0));
    for (const shelf of shelves) expect(shelf.scale).toBeGreaterThan(1);
  });

  it("is not there when nothing is chosen from", () => {
    expect(shelvesOf({ paladins: [], taverns: [], choices: [] }, 428, true)).toEqual([]);
  });

  it("draws a few cards no larger than usual", () => {
    expect(shelvesOf({ paladins: [], taverns: [], choices: ["a"] }, 659, false)[0]?.scale).toBe(1);
  });
});
