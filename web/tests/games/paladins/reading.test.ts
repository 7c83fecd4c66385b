import { expect, it } from "vitest";
import { bookOf, choiceWord } from "../../../src/games/paladins/book";
import { changesOf } from "../../../src/games/paladins/brings";
import * as reading from "../../../src/games/paladins/reading";
import type { Player } from "../../../src/games/paladins/view";
import { viewAt } from "./asks";
import { content } from "./content";

const book = bookOf(content);
const view = viewAt("paladins.take-turn");

function player(changes: Partial<Player> = {}): Player {
  return { ...structuredClone(view.table.players[0]!), paladin: [], ...changes };
}

it("reads the components once, by their ids", () => {
  expect(bookOf(content)).toBe(book);
  expect(Object.keys(book.townsfolk)).toHaveLength(32);
  expect(Object.keys(book.outsiders)).toHaveLength(36);
  expect(book.choices["fighter-cleric"]).toHaveLength(2);
  expect(choiceWord([{ effect: "silver", n: 2 }])).toBe("silver-2");
});

it("gives the prices of the row of Townsfolk, with the Paladin who waives them", () => {
  const usual = [0, 1, 2, 3, 4].map((at) => reading.townsfolkPrice(book, player(), at));
  expect(usual.map((price) => price.silver)).toEqual([3, 2, 2, 1, 0]);
  expect(usual.map((price) => price.debt)).toEqual([true, true, false, false, false]);
  expect(reading.townsfolkPrice(book, player({ paladin: ["roland"] }), 0).silver).toBe(0);
});

it("gives the niches of an action: whom they ask for, who stands there, what workshops spare", () => {
  const one = player();
  one.board = { ...one.board, fortify: ["workshop", "criminal", null], attack: [null, "workshop", null] };
  const niches = reading.nichesOf(book, one, "fortify");
  expect(niches.map((niche) => niche.need)).toEqual(["merchant", "any", "scout"]);
  expect(niches.map((niche) => niche.covered)).toEqual([true, false, false]);
  expect(niches.map((niche) => niche.worker)).toEqual([null, "criminal", null]);
  expect(reading.isTaken(one, "fortify")).toBe(true);
  expect(reading.isTaken(one, "attack")).toBe(false);
  expect(reading.nichesOf(book, one, "pray").map((niche) => niche.need)).toEqual(["cleric"]);
});

it("gives costs after what the Paladin lowers", () => {
  expect(reading.costOf(book, player({ monks: 3 }), "commission")).toEqual({ resource: "provision", n: 2 });
  expect(reading.costOf(book, player({ monks: 3, paladin: ["ivon"] }), "commission")?.n).toBe(0);
  expect(reading.costOf(book, player({ paladin: ["samson"] }), "develop")?.n).toBe(2);
  expect(reading.costOf(book, player({ monks: 7 }), "commission")).toBeNull();
  expect(reading.costOf(book, player(), "attack")).toBeNull();
});

it("adds what the Paladin lends to an attribute", () => {
  const one = player({ attributes: { faith: 2, strength: 0, influence: 5 }, paladin: ["anseis"] });
  expect(reading.totalOf(book, one, "faith")).toBe(3);
  expect(reading.bonusOf(book, one, "influence")).toBe(3);
});

it("counts workshops and reads rows", () => {
  const workshops = { commission: 2, fortify: 1, garrison: 0, absolve: 1, attack: 0, convert: 0 };
  expect(reading.workshopsOf(player({ workshops }))).toBe(4);
  expect(reading.pointsAt(book, "commission", 6)).toBe(9);
  expect(reading.influenceOf(book, "absolve", true)[1]).toBe(2);
  expect(reading.influenceOf(book, "absolve", false)[1]).toBe(1);
});

it("tells what changes between two views", () => {
  const before = player({ silver: 3, suspicion: [] });
  const after = {
    ...before,
    silver: 1,
    suspicion: [2],
    workers: { ...before.workers, criminal: before.workers.criminal + 1 },
  };
  expect(changesOf(before, after)).toEqual([
    { thing: "silver", by: -2 },
    { thing: "criminal", by: 1 },
    { thing: "suspicion", by: 1 },
  ]);
});
