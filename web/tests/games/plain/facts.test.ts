import { expect, test } from "vitest";
import { factOf, fieldsOf, ownedBy, sharedBy, short, textOf } from "../../../src/games/plain/facts";

const name = (word: string): string => ({ oak: "Oak", lances: "Lances" })[word] ?? word;

test("words become names, unknown words stay readable", () => {
  expect(
    fieldsOf({ lances: ["oak", "old_elm"], cards_left: 3 }, name).map((one) => [one.name, textOf(one.fact)]),
  ).toEqual([
    ["Lances", "Oak, old_elm"],
    ["Cards left", "3"],
  ]);
});

test("hidden things are counted", () => {
  expect(textOf(factOf(["oak", null, null, null], name))).toBe("Oak, 3 × ▮");
});

test("what is empty is left out, zero and no are not", () => {
  expect(fieldsOf({ a: [], b: {}, c: null, d: 0, e: false }, name).map((one) => one.name)).toEqual(["D", "E"]);
});

test("lists with something for each seat belong to the seats", () => {
  const table = { players: [{ gold: 1 }, { gold: 2 }], deck: [1, 2], round: 1 };
  expect(ownedBy(table, 2, 1)).toEqual({ players: { gold: 2 } });
  expect(sharedBy(table, 2)).toEqual({ deck: [1, 2], round: 1 });
});

test("lists of words fit on a line, lists of records do not", () => {
  expect(short(factOf(["oak"], name))).toBe(true);
  expect(short(factOf([{ a: 1 }], name))).toBe(false);
});
