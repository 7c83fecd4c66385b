import { expect, test } from "vitest";
import { nextHolder } from "../../../src/table/hot_seat/holder.svelte";

test("the screen goes to whoever of mine is asked, and stays while the one before it is", () => {
  expect(nextHolder(0, [0, 1], [1], false)).toBe(1);
  expect(nextHolder(0, [0, 1], [0, 1], false)).toBe(0);
  expect(nextHolder(0, [0, 1], [2], false)).toBe(0);
  expect(nextHolder(0, [0, 1], [1], true)).toBe(0);
  expect(nextHolder(null, [0, 1], [1], false)).toBe(1);
});
