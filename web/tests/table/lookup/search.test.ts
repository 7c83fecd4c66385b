import { expect, test } from "vitest";
import { found } from "../../../src/table/lookup/search";

const entries = ["Ice Dragon", "Épée", "Dragon’s Den", "Pendragon", "March"].map((name) => ({ name }));
const names = (typed: string): string[] => found(entries, typed).map(({ name }) => name);

test("the beginning of a name counts most, then that of a word, then any part", () => {
  expect(names("dra")).toEqual(["Dragon’s Den", "Ice Dragon", "Pendragon"]);
});

test("accents and capitals do not matter", () => {
  expect(names("EPE")).toEqual(["Épée"]);
});

test("without letters all are listed by name; what fits nothing lists nothing", () => {
  expect(names("  ")).toEqual(["Dragon’s Den", "Épée", "Ice Dragon", "March", "Pendragon"]);
  expect(names("xyz")).toEqual([]);
});
