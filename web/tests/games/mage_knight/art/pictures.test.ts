/** Every card, Unit, enemy, hero, Skill, Tactic and site of all sets has a picture of its own. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CARDS } from "../../../../src/games/mage_knight/art/cards";
import { BACKS, ENEMIES, HEADS } from "../../../../src/games/mage_knight/art/enemies/index";
import { FIGURES } from "../../../../src/games/mage_knight/art/heroes/figures";
import { PORTRAITS } from "../../../../src/games/mage_knight/art/heroes/portraits";
import { type Book, picture } from "../../../../src/games/mage_knight/art/kit/book";
import { sheet } from "../../../../src/games/mage_knight/art/kit/paints";
import { SITES } from "../../../../src/games/mage_knight/art/places";
import { SKILLS } from "../../../../src/games/mage_knight/art/skills";
import { TACTICS } from "../../../../src/games/mage_knight/art/tactics";
import { UNITS } from "../../../../src/games/mage_knight/art/units";

const CONTENT = new URL("../../../../../src/roundtable/games/mage_knight/content/", import.meta.url);
const MOST_SHAPES = 75;

/** The entries of a part of a content file, each as the text that stands under its heading. */
function entries(file: string, part: string): string[] {
  const [, ...found] = readFileSync(new URL(`${file}.toml`, CONTENT), "utf8").split(`\n[[${part}]]\n`);
  return found;
}
const read = (entry: string, name: string): string => new RegExp(`^${name} = "(.*)"$`, "m").exec(entry)?.[1] ?? "";
const words = (file: string, part: string): string[] => entries(file, part).map((entry) => read(entry, "id"));

const HEROES = words("tracks", "hero");
const CARD_FILES = ["basic_actions", "advanced_actions", "spells", "artifacts"];
const BOOKS: Record<string, [Book, string[]]> = {
  "a Deed card": [CARDS, [...CARD_FILES.flatMap((file) => words(file, "card")), "wound"]],
  "a Unit": [UNITS, words("units", "unit")],
  "an enemy": [ENEMIES, words("enemies", "token")],
  "the head of an enemy": [HEADS, words("enemies", "token")],
  "the portrait of a hero": [PORTRAITS, HEROES.flatMap((hero) => [hero, `${hero}-night`])],
  "the figure of a hero": [FIGURES, HEROES],
  "a Skill": [SKILLS, words("skills", "skill")],
  "a Tactic": [TACTICS, words("tactics", "tactic")],
  "a site": [SITES, words("sites", "site")],
};

describe.each(Object.entries(BOOKS))("%s", (_, [book, expected]) => {
  const drawn = Object.keys(book).map((word) => [word, picture(book, word)] as const);

  test("has a picture, and nothing else has", () => {
    expect(expected.length).toBeGreaterThan(6);
    expect(Object.keys(book).sort()).toEqual([...expected].sort());
  });

  test("is drawn as nothing else is", () => {
    expect(new Set(drawn.map(([, shapes]) => shapes)).size).toBe(drawn.length);
  });

  test("is whole, and the same each time", () => {
    for (const [word, shapes] of drawn) {
      expect(shapes, word).not.toMatch(/NaN|undefined|\bid=/);
      expect(book[word]?.(), word).toBe(shapes);
      expect(shapes.split("<g").length, word).toBe(shapes.split("</g>").length);
    }
  });

  test("is cheap to draw", () => {
    for (const [word, shapes] of drawn)
      expect(shapes.match(/<(path|circle|rect|ellipse)/g)?.length, word).toBeLessThanOrEqual(MOST_SHAPES);
  });

  test("is painted with paints that are there", () => {
    const paints = new Set([...sheet().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [word, shapes] of drawn)
      for (const [, id] of shapes.matchAll(/url\(#([^)]+)\)/g)) expect(paints, word).toContain(id);
  });
});

test("tokens have the colour of their backs", () => {
  for (const entry of entries("enemies", "token"))
    expect(Object.keys(BACKS[read(entry, "stack") as keyof typeof BACKS])).toContain(read(entry, "id"));
});
