import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { TableEvent } from "../../../src/api/types";
import { board } from "../../../src/games/paladins/board";
import { bookOf } from "../../../src/games/paladins/book";
import { brings } from "../../../src/games/paladins/brings";
import {
  OUTSIDERS,
  PALADINS,
  TOWNSFOLK,
  outsiderLook,
  paladinLook,
  townsfolkLook,
} from "../../../src/games/paladins/bust";
import { explain } from "../../../src/games/paladins/explain";
import { lessons } from "../../../src/games/paladins/lessons";
import { ATTRIBUTES, RIGHT, WORKERS } from "../../../src/games/paladins/view";
import { LANGUAGES, say, speech } from "../../../src/text/speech.svelte";
import { asks, givenOf, viewAt } from "./asks";
import { content, speakFromFiles } from "./content";

const ACT = "paladins.take-turn";
const book = bookOf(content);
const modes = ["develop", "dismiss", "recruit", "hunt", "hunt-two", "trade", "trade-two", "pray", "conspire", ...RIGHT];

/** Every thing that an option can touch, and those that are only explained. */
const THINGS = [
  ...modes.map((mode) => `action:${mode}`),
  ...Object.keys(book.favours).map((id) => `favour:${id}`),
  ...RIGHT.flatMap((action) => [`place:${action}:1`, `place:${action}:2`]),
  ...Object.keys(book.townsfolk).flatMap((id) => [`townsfolk:${id}`, `own-townsfolk:${id}`]),
  ...Object.keys(book.outsiders).flatMap((id) => [`outsider:${id}`, `own-outsider:${id}`]),
  ...book.main.region.flatMap((region, at) => [
    `region:${at + 1}`,
    ...region.spaces.map((space) => `space:${space.id}`),
  ]),
  ...book.own.jar_place.map((place) => `jar-place:${place.id}`),
  ...book.own.wall.map((_, at) => `wall-place:${at + 1}`),
  ...Object.keys(book.walls).map((id) => `wall:${id}`),
  ...Object.keys(book.choices).map((word) => `choice:${word}`),
  ...Object.keys(book.paladins).map((id) => `paladin:${id}`),
  ...Object.keys(book.taverns).map((id) => `tavern:${id}`),
  ...WORKERS.map((worker) => `worker:${worker}`),
  ...ATTRIBUTES.map((attribute) => `attribute:${attribute}`),
  ...[
    "own:silver",
    "own:provision",
    "own:debt",
    "suspicion",
    "debt",
    "suspicion-deck",
    "tax-supply",
    "score",
    "order:0",
  ],
];

const rules = readFileSync(
  new URL("../../../../src/roundtable/rules/catalogue/paladins.toml", import.meta.url),
  "utf8",
);

describe.each(LANGUAGES)("in %s", (language) => {
  it("explains every thing, with rules that there are", () => {
    speakFromFiles(language);
    const given = givenOf(viewAt(ACT));
    for (const thing of [...THINGS, ...asks.flatMap((asked) => asked.touches.flat())]) {
      const told = explain(thing, given);
      expect(told?.title, thing).toBeTruthy();
      expect(told?.text.length, thing).toBeGreaterThan(0);
      for (const text of told?.text ?? []) expect(text, thing).not.toMatch(/\{|web-|undefined|paladins-/);
      expect(told?.rules.length, thing).toBeGreaterThan(0);
      for (const rule of told?.rules ?? []) expect(rules).toContain(`"${rule}"`);
    }
    expect([...speech.missing]).toEqual([]);
  });

  it("says the lessons and what options bring", () => {
    speakFromFiles(language);
    for (const lesson of lessons) {
      expect(say(lesson.title)).not.toContain("web-");
      expect(say(lesson.says).length).toBeLessThan(240);
    }
    const view = viewAt(ACT);
    const after = structuredClone(view);
    after.table.players[0]!.silver += 2;
    after.table.players[0]!.suspicion.push(1);
    expect(brings(view, after, 0)).toHaveLength(2);
    expect(board.progress(view, content)).toMatchObject({ now: view.table.round, of: 7 });
    expect([...speech.missing]).toEqual([]);
  });
});

it("explains nothing that it does not know", () => {
  expect(explain("dragon:3", givenOf(viewAt(ACT)))).toBeNull();
});

describe("lessons", () => {
  const did = (id: string, seat: number, mode?: string): TableEvent => ({
    version: 1,
    at: 0,
    by: null,
    rule: "",
    message: { id, args: { seat: { seat }, ...(mode ? { mode: { message: mode } } : {}) } },
  });

  it("fit the questions of a game", () => {
    for (const lesson of lessons) {
      expect(
        asks.some((asked) => lesson.when(asked.id, asked.view, content)),
        lesson.title,
      ).toBe(true);
    }
  });

  it("are done by what the learner does, not by others", () => {
    const recruit = lessons.find((lesson) => lesson.title === "web-paladins-lesson-recruit");
    expect(recruit?.done?.(did("paladins-did", 1, "paladins-mode-recruit"), 1)).toBe(true);
    expect(recruit?.done?.(did("paladins-did", 0, "paladins-mode-recruit"), 1)).toBe(false);
    expect(recruit?.done?.(did("paladins-recruited", 1), 1)).toBe(false);
    const absolve = lessons.find((lesson) => lesson.title === "web-paladins-lesson-absolve");
    expect(absolve?.done?.(did("paladins-did", 0, "paladins-mode-absolve"), 0)).toBe(true);
    expect(absolve?.done?.(did("paladins-did", 0, "paladins-mode-hunt"), 0)).toBe(false);
  });

  it("point at things that can be explained", () => {
    const given = givenOf(viewAt(ACT));
    for (const thing of lessons.flatMap((lesson) => lesson.things ?? [])) {
      if (!["order:1", "townsfolk"].includes(thing)) expect(explain(thing, given), thing).not.toBeNull();
    }
  });
});

it("gives every name a face of its own", () => {
  const faces = [
    ...Object.keys(PALADINS).map(paladinLook),
    ...Object.keys(TOWNSFOLK).map(townsfolkLook),
    ...Object.keys(OUTSIDERS).flatMap((one) =>
      ["saracen", "byzantine", "viking"].map((people) => outsiderLook(one, people)),
    ),
  ].map((look) => JSON.stringify(look));
  expect(new Set(faces).size).toBe(faces.length);
});

it("scores players and the opponent", () => {
  const view = viewAt(ACT);
  const sides = view.table.players.length + view.table.rivals.length;
  expect(board.scores(view)).toHaveLength(sides);
  const sheet = board.sheet?.(view);
  expect(sheet?.points).toHaveLength(sides);
  expect(sheet?.points[0]?.reduce((sum, one) => sum + one, 0)).toBe(view.table.players[0]?.score);
  expect(board.automata?.(view)).toHaveLength(view.table.rivals.length);
});
