import { describe, expect, it } from "vitest";
import { fan } from "../../../../src/games/mage_knight/hero/fan";

describe("a hand as a fan", () => {
  it("lays cards side by side where there is room", () => {
    const places = fan(3, 600, 124);
    expect(places[1]!.x - places[0]!.x).toBeGreaterThan(124);
    expect(places.map((place) => Math.sign(place.turn))).toEqual([-1, 0, 1]);
  });
  it("keeps every card inside, however many there are", () => {
    for (const count of [1, 2, 7, 12, 20]) {
      const places = fan(count, 600, 124);
      expect(places).toHaveLength(count);
      expect(Math.min(...places.map((place) => place.x))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places.map((place) => place.x)) + 124).toBeLessThanOrEqual(600);
    }
  });
  it("needs no room for no card", () => {
    expect(fan(0, 600, 124)).toEqual([]);
    expect(fan(2, 100, 124).every((place) => place.x >= 0)).toBe(true);
  });
});
