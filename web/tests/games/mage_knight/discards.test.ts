import { expect, test } from "vitest";
import type { Option } from "../../../src/api/types";
import { answer, discardable } from "../../../src/games/mage_knight/course/discards";

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
