import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Reads the colours of a theme and palette as the browser would: later rules of more attributes win. */
const CSS = ["theme", "palettes"].map((name) => readFileSync(`src/look/${name}.css`, "utf8")).join("\n");
const PALETTES = ["usual", "deutan", "tritan", "contrast"];
const THEMES = ["light", "dark"];

function colours(theme: string, palette: string): Map<string, string> {
  const wanted = [
    ":root",
    ...(theme === "dark" ? [':root[data-theme="dark"]'] : []),
    `:root[data-palette="${palette}"]`,
    ...(theme === "dark" ? [`:root[data-palette="${palette}"][data-theme="dark"]`] : []),
  ];
  const found = new Map<string, string>();
  for (const selector of wanted) {
    for (const [, head, body] of CSS.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (head?.trim() !== selector) continue;
      for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)) found.set(name!, value!);
    }
  }
  return found;
}

function light(colour: string): number {
  const parts = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

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
    const known = colours(theme, palette);
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
  expect(colours("dark", "contrast").get("paper")).toBe("#000000");
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});
