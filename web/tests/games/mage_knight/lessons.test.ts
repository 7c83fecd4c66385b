import { expect, test } from "vitest";
import type { TableEvent, View } from "../../../src/api/types";
import { LESSONS } from "../../../src/games/mage_knight/lessons";
import { chaptersOf, learn, lessonNow, NEW_COURSE } from "../../../src/table/coach/lessons";

const told = (id: string, seat = 0): TableEvent => ({
  version: 1,
  at: 0,
  by: null,
  message: { id: `mage_knight-${id}`, args: { seat: { seat } } },
  rule: "",
});
const HERO = {
  hex: "0,0",
  crystals: { red: 0 },
  hand: ["march"] as string[],
  deck: ["rage"],
  played: [] as unknown[],
  units: [] as { ready: boolean }[],
};
const TABLE = {
  players: [HERO],
  combat: null as unknown,
  night: false,
  source: [],
  turn: { move: 0, influence: 0, phase: "" },
  tiles: { fits: [] },
  hexes: [{ hex: "0,0", q: 0, r: 0, site: null as string | null }] as object[],
};
const seen = (hero: Partial<typeof HERO>, table: Partial<typeof TABLE> = {}): View =>
  ({ game: "mage_knight", you: 0, table: { ...TABLE, ...table, players: [{ ...HERO, ...hero }] } }) as unknown as View;
/** The lesson that the coach speaks of, if all that is not named here was learned. */
const spoken = (open: string[], ask: string, view: View): string | null => {
  const learned = LESSONS.map(({ title }) => title).filter((title) => !open.some((one) => title.endsWith(`-${one}`)));
  const asked = { id: `mage_knight.${ask}`, options: [] };
  return lessonNow(LESSONS, { ...NEW_COURSE, learned }, asked, view, {})?.title.replace(/.*-/, "") ?? null;
};

test("eight chapters, each lesson with its why", () => {
  expect(chaptersOf(LESSONS)).toHaveLength(8);
  expect(new Set(LESSONS.map(({ title }) => title)).size).toBe(LESSONS.length);
  expect(LESSONS.every(({ why }) => why !== undefined)).toBe(true);
});

test("a first game is taught as it goes", () => {
  const orcs = [...TABLE.hexes, { hex: "1,0", q: 1, r: 0, site: "marauding-orcs", enemies: [{}] }];
  const far = [...TABLE.hexes, { hex: "2,0", q: 2, r: 0, site: "marauding-orcs", enemies: [{}] }];
  const fighting = (phase: string) => seen({}, { combat: {}, turn: { move: 0, influence: 0, phase } });
  expect(spoken(["hero"], "choose-hero", seen({}))).toBe("hero");
  expect(spoken(["challenge"], "take-turn", seen({}, { hexes: orcs }))).toBe("challenge");
  expect(spoken(["challenge"], "take-turn", seen({}, { hexes: far }))).toBeNull();
  expect(spoken(["afar", "block", "fight"], "ranged-phase", fighting("ranged-and-siege"))).toBe("afar");
  expect(spoken(["afar", "block", "fight"], "block-phase", fighting("block"))).toBe("block");
  expect(spoken(["afar", "block", "fight"], "attack-phase", fighting("attack"))).toBe("fight");
  expect(spoken(["level"], "choose-skill", seen({}))).toBe("level");
  expect(spoken(["units"], "take-turn", seen({ units: [{ ready: true }] }))).toBe("units");
  expect(spoken(["heal", "rest"], "take-turn", seen({ hand: ["wound"] }))).toBe("heal");
  expect(spoken(["round"], "take-turn", seen({ deck: [] }))).toBe("round");
  expect(spoken(["night"], "take-turn", seen({}, { night: true }))).toBe("night");
  expect(spoken(["city"], "take-turn", seen({}, { hexes: [{ hex: "3,0", q: 3, r: 0, site: "city" }] }))).toBe("city");
});

test("a fight teaches its lessons by what happens in it, and leaves those of the night for the night", () => {
  const learned = learn(LESSONS, [], [told("challenged"), told("wounded"), told("defeated")], 0);
  const short = learned.map((title) => title.replace(/.*-/, ""));
  expect(short).toEqual(expect.arrayContaining(["challenge", "afar", "block", "damage", "fight"]));
  expect(short).not.toContain("crystals");
  expect(short).not.toContain("night");
  expect(learn(LESSONS, [], [told("defeated", 1)], 0)).toEqual([]);
});
