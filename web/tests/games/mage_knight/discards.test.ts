import { expect, test } from "vitest";
import type { Option } from "../../../src/api/types";
import {
  after,
  answer,
  discardable,
  discards,
  gladeOptions,
  handAfter,
} from "../../../src/games/mage_knight/course/discards";
import { optionOf } from "../../../src/table/paths";

const option = (notation: string): Option => ({
  notation,
  action: 0,
  touches: notation.startsWith("card ") ? [notation.replace(" ", ":")] : [],
  label: { id: notation, args: {} },
  lasting: "",
});
const options = [option("card march"), option("card rage"), option("done")];

test("what is offered can be discarded, equal cards each for themselves", () => {
  expect(discardable(["march", "wound", "march", null, "rage"], options).map(({ at }) => at)).toEqual([0, 2, 4]);
});

test("all cards are discarded in one go, and then it is done", () => {
  expect(answer(["march", "rage", "march"], options)?.notation).toBe("card march > card rage > card march > done");
  expect(answer([], options)?.notation).toBe("done");
});

test("who must discard something cannot be done before", () => {
  const must = options.slice(0, 2);
  expect(answer([], must)).toBeNull();
  expect(answer(["rage"], must)?.notation).toBe("card rage > done");
});

const GLADE = "mage_knight.glade-wound";
const path = (...actions: string[]) =>
  optionOf({ actions, labels: actions.map((id) => ({ id, args: {} })), touches: [], lasting: "", declines: false });
const ways = [option("put hand"), option("put discard"), option("decline")];
const paths = [
  path("put hand", "card march"),
  path("put hand", "done"),
  path("put hand", "card march", "done"),
  path("decline", "done"),
];

test("on a glade the Wound and the discards are said in one go", () => {
  const [hand] = gladeOptions(GLADE, ways);
  const behind = discards(GLADE, ways, hand ?? null, paths);
  expect(behind.map(({ notation }) => notation)).toEqual(["card march", "done"]);
  expect(after(hand ?? null, answer(["march"], behind))?.notation).toBe("put hand > card march > done");
});

test("a Wound taken from the hand is no longer held", () => {
  expect(handAfter(["wound", "march", "wound"], ways[0] ?? null)).toEqual(["wound", "march"]);
  expect(handAfter(["wound", "march"], ways[1] ?? null)).toEqual(["wound", "march"]);
});

test("without a glade the discards are asked for by themselves", () => {
  expect(gladeOptions("mage_knight.discard-before-draw", options)).toEqual([]);
  expect(discards("mage_knight.discard-before-draw", options, null, [])).toBe(options);
  expect(discards("mage_knight.take-turn", options, null, [])).toEqual([]);
});
