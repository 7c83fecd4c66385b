import { describe, expect, it } from "vitest";
import type { Option } from "../../src/api/types";
import { endsLast, needsYes, openAmong } from "../../src/table/careful";

const option = (notation: string, lasting: Option["lasting"] = ""): Option => ({
  notation,
  action: 0,
  touches: [],
  label: { id: "label", args: {} },
  lasting,
});
const merlin = { ends: ["end"], worthwhile: (one: Option): boolean => one.notation.startsWith("complete ") };
const paladins = { ends: ["pass"] };

describe("a yes", () => {
  const quiet = option("do pray");
  const pass = option("pass", "ends");

  it("is asked for as the person wishes", () => {
    expect(needsYes("always", quiet, [quiet, pass], paladins)).toBe(true);
    expect(needsYes("never", pass, [quiet, pass], paladins)).toBe(false);
    expect(needsYes("final", quiet, [quiet, pass], paladins)).toBe(false);
  });

  it("is asked for where something would be uncovered that need not be", () => {
    const deck = option("deck", "reveals");
    expect(needsYes("final", deck, [deck, option("stop")], merlin)).toBe(true);
    expect(needsYes("final", deck, [deck, option("draw 4", "reveals")], merlin)).toBe(false);
    expect(needsYes("final", deck, [deck], merlin)).toBe(false);
  });

  it("is asked for where a turn ends although something is worth doing", () => {
    const end = option("end", "ends");
    expect(needsYes("final", end, [end, option("complete 12")], merlin)).toBe(true);
    expect(needsYes("final", end, [end, option("flag red")], merlin)).toBe(false);
    expect(needsYes("final", pass, [quiet, pass], paladins)).toBe(true);
    expect(needsYes("final", pass, [pass], paladins)).toBe(false);
  });

  it("is asked for at the end of a turn that reveals only where something is worth doing", () => {
    const end = option("end", "reveals");
    expect(needsYes("final", end, [end, option("complete 12")], merlin)).toBe(true);
    expect(needsYes("final", end, [end, option("flag red")], merlin)).toBe(false);
  });

  it("is not asked for where an action ends the turn as it should, alone or in one go", () => {
    const hunt = option("do hunt > worker scout", "ends");
    expect(needsYes("final", hunt, [option("do hunt"), pass], paladins)).toBe(false);
    expect(needsYes("final", option("worker scout", "ends"), [option("worker scout", "ends")], paladins)).toBe(false);
  });

  it("is asked for where answers in one go end the turn", () => {
    const staff = option("staff > end", "ends");
    expect(needsYes("final", staff, [option("staff"), option("complete 12")], merlin)).toBe(true);
  });
});

it("the end stands last in the list", () => {
  const listed = endsLast([option("end", "ends"), option("flag red"), option("complete 12")], merlin);
  expect(listed.map((one) => one.notation)).toEqual(["flag red", "complete 12", "end"]);
});

it("what is open does not include the end itself", () => {
  expect(openAmong([option("do pray"), option("pass", "ends")], paladins).map((one) => one.notation)).toEqual([
    "do pray",
  ]);
});
