import { expect, test } from "vitest";
import { commandOf } from "../../src/replay/keys";

test("arrows step, with Shift by turns", () => {
  expect(commandOf("ArrowRight", false)).toBe("on");
  expect(commandOf("ArrowRight", true)).toBe("turn-on");
  expect(commandOf("ArrowLeft", true)).toBe("turn-back");
  expect(commandOf("Home", false)).toBe("first");
  expect(commandOf("End", false)).toBe("last");
  expect(commandOf("x", false)).toBeNull();
});
