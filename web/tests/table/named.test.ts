import { expect, test } from "vitest";
import { nameOfThing } from "../../src/table/named";

test("a thing is named by its title and what is written on it", () => {
  expect(nameOfThing("Apples", ["\n 10 "])).toBe("Apples, 10");
  expect(nameOfThing("March", ["March", "Move 2"])).toBe("March Move 2");
});

test("what the title says already is not said again", () => {
  expect(nameOfThing("Space a1", ["A1"])).toBe("Space a1");
  expect(nameOfThing("Merlin", [" ", ""])).toBe("Merlin");
});
