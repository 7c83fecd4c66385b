import { describe, expect, it } from "vitest";
import type { Option } from "../../src/api/types";
import { commonStart, groupsOf, rowsOf } from "../../src/table/groups";

const option = (notation: string, id: string, ...touches: string[]): Option => ({
  notation,
  action: 0,
  touches,
  label: { id, args: {} },
  lasting: "",
});
const text = (one: Option): string => one.notation;
const title = (thing: string): string => `<${thing}>`;

describe("groups", () => {
  it("leaves few options alone", () => {
    const few = [option("a", "x"), option("b", "y")];
    expect(groupsOf(few, text, title)).toEqual([{ key: "", title: "", options: few }]);
  });

  it("puts many together by what they say, small ones by themselves", () => {
    const moves = [1, 2, 3, 4, 5, 6].map((n) => option(`move the knight to ${n}`, "move", `space:${n}`));
    const pays = [1, 2, 3].map((n) => option(`pay ${n} silver`, "pay", "silver"));
    const pass = option("pass", "pass");
    const groups = groupsOf([...moves, ...pays, pass], text, title);
    expect(groups.map((group) => group.title)).toEqual(["move the knight to", "pay", ""]);
  });

  it("takes the game's own title, for kinds that belong together as well", () => {
    const plays = [1, 2].map((n) => option(`play ${n}`, "play"));
    const strong = [1, 2].map((n) => option(`power ${n}`, "power"));
    const others = [1, 2, 3, 4, 5, 6].map((n) => option(`${n}`, `other ${n}`));
    const heading = ({ id }: { id: string }): string | null => (id === "play" || id === "power" ? "Cards" : null);
    const [first] = groupsOf([...plays, ...strong, ...others], text, title, heading);
    expect(first).toMatchObject({ title: "Cards", options: [...plays, ...strong] });
  });

  it("keeps the order in which options are offered", () => {
    const paid = ["develop", "pray", "absolve"].map((action) => option(`${action} for silver`, "paid"));
    const free = ["recruit", "hunt", "trade"].map((action) => option(action, "free"));
    const moves = [1, 2, 3, 4].map((n) => option(`move to ${n}`, "move", `space:${n}`));
    const offered = [paid[0]!, free[0]!, free[1]!, moves[0]!, paid[1]!, free[2]!, ...moves.slice(1), paid[2]!];
    const rows = rowsOf(groupsOf(offered, text, title), new Set());
    expect(rows.map((row) => (row.kind === "group" ? row.group.title : row.option.notation))).toEqual([
      "develop for silver",
      "recruit",
      "hunt",
      "move to",
      "pray for silver",
      "trade",
      "absolve for silver",
    ]);
  });

  it("makes one group of those with the same title", () => {
    const cards = ["march", "rage", "swift", "stamina", "tranquility"];
    const plain = cards.map((card) => option(`play ${card}`, "play", `card:${card}`));
    const strong = cards.map((card) => option(`play ${card} with mana`, "power", `card:${card}`));
    const groups = groupsOf([...plain, ...strong], text, title);
    expect(groups.map((group) => [group.title, group.options.length])).toEqual([["play", 10]]);
  });

  it("splits a large one by the thing touched", () => {
    const many = [1, 2, 3].flatMap((die) =>
      [1, 2, 3, 4].map((space) => option(`${die} ${space}`, "move", `die:${die}`, `space:${space}`)),
    );
    expect(groupsOf(many, text, title).map((group) => group.title)).toEqual(["<die:1>", "<die:2>", "<die:3>"]);
  });

  it("shows the options of what is open", () => {
    const many = Array.from({ length: 10 }, (_, n) => option(`go to ${n}`, "go", `space:${n}`));
    const groups = groupsOf(many, text, title);
    expect(rowsOf(groups, new Set())).toHaveLength(1);
    expect(rowsOf(groups, new Set(["go"]))).toHaveLength(11);
  });
});

it("finds the words all texts begin with", () => {
  expect(commonStart(["take the flag", "take the shield"])).toBe("take the");
  expect(commonStart(["Knight: 4", "Knight: 5"])).toBe("Knight");
  expect(commonStart(["a", "b"])).toBe("");
});
