import { expect, test } from "vitest";
import { influenceWith, waresOf } from "../../../src/games/mage_knight/locals/shop";
import type { Locals, MageKnight } from "../../../src/games/mage_knight/view";

const offers = { monastery: ["agility"], spells: ["fireball"], advanced: ["ice-bolt"] } as MageKnight["offers"];
const village: Locals = {
  site: "village",
  shun: false,
  influence: -1,
  prices: { healing: 3 },
  units: [{ unit: "peasants", price: 4 }],
};

test("Reputation counts until it has been counted", () => {
  expect(influenceWith(village, 4)).toBe(3);
  expect(influenceWith({ ...village, influence: null }, 4)).toBe(4);
});

test("a village sells Units and Healing, and says what is short", () => {
  expect(waresOf(village, { offers }, 3).map(({ id, price, short }) => [id, price, short])).toEqual([
    ["unit-offer:peasants", 4, 1],
    ["ware:healing", 3, 0],
  ]);
});

test("cards of an offer are sold only where they have a price", () => {
  const sold = (prices: Locals["prices"]): string[] =>
    waresOf({ ...village, prices, units: [] }, { offers }, 0).map((ware) => ware.id);
  expect(sold({ healing: 2, monastery: 6 })).toEqual(["offer:agility", "ware:healing"]);
  expect(sold({ spell: 7 })).toEqual(["offer:fireball"]);
  expect(sold({ "advanced-action": 6 })).toEqual(["offer:ice-bolt", "ware:unseen-advanced-action"]);
  expect(sold({ artifact: 12 })).toEqual(["ware:artifact"]);
  expect(sold({ "elite-unit": 2 })).toEqual(["ware:elite-unit"]);
});

test("a Spell takes a mana besides", () => {
  expect(waresOf({ ...village, prices: { spell: 7 }, units: [] }, { offers }, 9)[0]?.mana).toBe(true);
});
