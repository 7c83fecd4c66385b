import { expect, test } from "vitest";
import type { TableEvent } from "../../../../src/api/types";
import { momentsIn } from "../../../../src/games/mage_knight/combat/moments";

const event = (id: string): TableEvent => ({ version: 1, at: 0, by: null, message: { id, args: {} }, rule: "" });
const kinds = (ids: string[], over: boolean): string[] => momentsIn(ids.map(event), over).map(({ kind }) => kind);

test("the last enemy defeated is a victory once the combat is over", () => {
  expect(kinds(["mage_knight-defeated"], false)).toEqual([]);
  expect(kinds(["mage_knight-defeated", "mage_knight-defeated"], true)).toEqual(["victory"]);
});

test("a site conquered is told once, a failed assault is a retreat", () => {
  expect(kinds(["mage_knight-defeated", "mage_knight-conquered"], true)).toEqual(["victory"]);
  expect(kinds(["mage_knight-defeated", "mage_knight-retreated"], true)).toEqual(["defeat"]);
});

test("knock-outs, withdrawals and levels come in their order", () => {
  expect(kinds(["mage_knight-knocked-out", "mage_knight-withdrew", "mage_knight-level"], true)).toEqual([
    "knocked-out",
    "withdrawal",
    "level",
  ]);
});
