import { beforeAll, describe, expect, it } from "vitest";
import type { Option } from "../../../src/api/types";
import type { Sign } from "../../../src/games/board";
import { optionParts } from "../../../src/games/paladins/parts";
import { givenOf, viewAt } from "./asks";
import { speakFromFiles } from "./content";

beforeAll(() => speakFromFiles("en"));

const option = (notation: string, touch: string, label = "paladins-label-do"): Option => ({
  notation,
  action: 0,
  touches: [touch],
  label: { id: label, args: {} },
  lasting: "",
});

const view = () => {
  const found = viewAt("paladins.take-turn");
  found.table.tax_supply = 5;
  return found;
};
const icons = (signs: Sign[]): string[] =>
  signs.map((sign) => ("word" in sign ? sign.word : `${sign.count ?? 1} ${sign.icon.replace("paladins-", "")}`));

describe("an option told by its pieces", () => {
  it("shows workers and price, then what comes of it", () => {
    const parts = optionParts(option("do hunt-two", "action:hunt-two"), givenOf(view()));
    expect(parts?.name).toBe("Hunt");
    expect(icons(parts?.takes ?? [])).toEqual(["1 any", "1 scout"]);
    expect(icons(parts?.gives ?? [])).toEqual(["3 provision"]);
  });

  it("asks for nobody where a workshop stands", () => {
    const table = view();
    table.table.players[table.you ?? 0]!.board.fortify = ["workshop", null, null];
    const parts = optionParts(option("do fortify", "action:fortify"), givenOf(table));
    expect(icons(parts?.takes ?? []).filter((one) => !one.endsWith("provision"))).toEqual(["1 any", "1 scout"]);
    expect(icons(parts?.gives ?? [])).toEqual(["1 wall", "1 strength"]);
  });

  it("warns of the Inquisition only where the taxes may run out", () => {
    const table = view();
    const conspire = option("do conspire", "action:conspire");
    expect(optionParts(conspire, givenOf(table))?.warns).toBeNull();
    table.table.tax_supply = 2;
    expect(optionParts(conspire, givenOf(table))?.warns).toContain("Inquisition");
    expect(optionParts(option("do hunt", "action:hunt"), givenOf(table))?.warns).toBeNull();
  });

  it("names a Townsfolk with its price and what it gives", () => {
    const table = view();
    const at = table.table.townsfolk.findIndex((one) => one !== null);
    const id = table.table.townsfolk[at]!;
    const parts = optionParts(option(`townsfolk ${id}`, `townsfolk:${id}`, "paladins-label-recruit"), givenOf(table));
    expect(icons(parts?.gives ?? [])).toContain("1 lasting");
    expect(parts?.name).not.toBe("");
  });

  it("leaves to its sentence what has no pieces", () => {
    expect(optionParts({ ...option("pass", ""), touches: [] }, givenOf(view()))).toBeNull();
  });
});
