import { describe, expect, it } from "vitest";
import type { Option } from "../../../src/api/types";
import { answerOf, decide, nextFate, type Fates } from "../../../src/games/paladins/choosing";

const cards = ["gerin", "ivon", "oliver"];
const option = (serves: string, above: string): Option => ({
  notation: `paladin ${serves} ${above}`,
  action: 0,
  touches: [`paladin:${serves}`, `paladin:${above}`],
  label: { id: "label", args: {} },
  lasting: "",
});
const options = cards.flatMap((one) => cards.filter((other) => other !== one).map((other) => option(one, other)));

describe("three Paladins", () => {
  it("are settled by two decisions, in any order", () => {
    const first = decide(cards, {}, "ivon", "under");
    expect(first).toEqual({ ivon: "under" });
    expect(answerOf(options, first)).toBeNull();
    const all = decide(cards, first, "gerin", "serve");
    expect(all).toEqual({ ivon: "under", gerin: "serve", oliver: "top" });
    expect(answerOf(options, all)?.notation).toBe("paladin gerin oliver");
  });

  it("give a fate to one of them only, and lose it where it is pressed once more", () => {
    const first = decide(cards, {}, "ivon", "serve");
    expect(decide(cards, first, "gerin", "serve")).toEqual({ gerin: "serve" });
    expect(decide(cards, first, "ivon", "top")).toEqual({ ivon: "top" });
    expect(decide(cards, first, "ivon", "serve")).toEqual({});
  });

  it("begin anew after all was decided, but not agreed to", () => {
    const all: Fates = { ivon: "under", gerin: "serve", oliver: "top" };
    expect(decide(cards, all, "ivon", "serve")).toEqual({ ivon: "serve" });
    expect(decide(cards, all, "ivon", "under")).toEqual({});
  });

  it("get what nobody has where they are pressed themselves", () => {
    expect(nextFate({})).toBe("serve");
    expect(nextFate({ ivon: "serve" })).toBe("top");
    expect(nextFate({ ivon: "top" })).toBe("serve");
  });
});
