import { describe, expect, test } from "vitest";
import { themeOf } from "../../src/settings/dress";
import { readSettings, usualLanguage } from "../../src/settings/values";

describe("the language to begin with", () => {
  test.each([
    [["pt-PT", "en"], "pt-BR"],
    [["de-DE", "fr-CH", "en"], "fr"],
    [["IT"], "it"],
    [["ja"], "en"],
    [[], "en"],
  ])("%j gives %s", (wanted, language) => {
    expect(usualLanguage(wanted)).toBe(language);
  });
});

describe("what was kept", () => {
  test("nothing gives the usual settings", () => {
    expect(readSettings(null, ["fr"])).toEqual({
      language: "fr",
      theme: "system",
      palette: "usual",
      motion: "system",
      confirm: "final",
      obvious: true,
      pace: "brisk",
      size: 1,
      sounds: false,
      coach: false,
    });
  });

  test("what makes sense is taken, the rest is usual", () => {
    const kept = JSON.stringify({ language: "it", theme: "dark", palette: "rainbow", size: 7, sounds: true });
    expect(readSettings(kept, ["en"])).toMatchObject({
      language: "it",
      theme: "dark",
      palette: "usual",
      size: 1,
      sounds: true,
    });
  });

  test.each(["{", "null", "7", '"text"'])("%s is no settings at all", (kept) => {
    expect(readSettings(kept, ["en"]).theme).toBe("system");
  });
});

test("the theme follows the system unless one is chosen", () => {
  expect(themeOf({ theme: "system" }, true)).toBe("dark");
  expect(themeOf({ theme: "system" }, false)).toBe("light");
  expect(themeOf({ theme: "light" }, true)).toBe("light");
});
