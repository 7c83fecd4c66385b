import { describe, expect, test } from "vitest";
import { colours, contrast, PALETTES, THEMES } from "../../look/colours";

const PRINCIPALITIES = ["black", "grey", "blue", "purple", "orange", "brown"];

describe.each(THEMES)("%s theme", (theme) => {
  describe.each(PALETTES)("%s palette", (palette) => {
    const known = colours(["games/merlin/colours"], theme, palette);
    test("principalities differ from each other", () => {
      expect(new Set(PRINCIPALITIES.map((name) => known.get(`merlin-${name}`))).size).toBe(6);
    });
    test.each(PRINCIPALITIES)("what is drawn upon %s can be seen", (name) => {
      expect(contrast(known.get(`on-merlin-${name}`)!, known.get(`merlin-${name}`)!)).toBeGreaterThanOrEqual(3);
    });
  });
});
