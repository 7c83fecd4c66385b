import { describe, expect, test } from "vitest";
import { colours, contrast, PALETTES, THEMES } from "./colours";

const SHEETS = ["look/theme", "look/palettes"];

const TEXTS: [string, string][] = [
  ...["paper", "panel", "card", "sunken", "lit"].map((ground): [string, string] => ["ink", ground]),
  ...["paper", "panel", "card", "sunken", "lit"].flatMap((ground): [string, string][] => [
    ["faint", ground],
    ["gold-ink", ground],
  ]),
  ...["paper", "panel", "card"].flatMap((ground): [string, string][] => [
    ["good", ground],
    ["bad", ground],
  ]),
  ["header-ink", "header"],
  ["on-gold", "gold"],
];
const SIGNS: [string, string][] = [
  ["focus", "paper"],
  ["focus", "panel"],
  ["focus", "card"],
  ["faint", "card"],
];

describe.each(THEMES)("%s theme", (theme) => {
  describe.each(PALETTES)("%s palette", (palette) => {
    const known = colours(SHEETS, theme, palette);
    test.each(TEXTS)("%s on %s can be read", (ink, ground) => {
      expect(contrast(known.get(ink)!, known.get(ground)!)).toBeGreaterThanOrEqual(palette === "contrast" ? 7 : 4.5);
    });
    test.each(SIGNS)("%s on %s can be seen", (sign, ground) => {
      expect(contrast(known.get(sign)!, known.get(ground)!)).toBeGreaterThanOrEqual(3);
    });
    test("seats differ from each other", () => {
      const seats = [0, 1, 2, 3].map((seat) => known.get(`seat-${seat}`)!);
      expect(new Set(seats).size).toBe(4);
    });
  });
});

test("the colours are found", () => {
  expect(colours(SHEETS, "dark", "contrast").get("paper")).toBe("#000000");
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});
