import { describe, expect, it } from "vitest";
import { signsOf, type Sign, type Step } from "../../../../src/games/mage_knight/hero/values";

const told = (signs: Sign[]): string =>
  signs
    .map((sign) => {
      if ("mark" in sign) return { or: "/", then: "→", more: "*", day: "day", night: "night" }[sign.mark];
      const what =
        "icon" in sign ? sign.icon.replace("mk-", "") + (sign.element ? `(${sign.element})` : "") : sign.mana;
      return what + sign.number;
    })
    .join(" ");
const shown = (...steps: Step[]): string => told(signsOf({ steps }));

describe("effects as signs", () => {
  it("shows points with their kind and element", () => {
    expect(shown({ do: "move", value: 4 })).toBe("move4");
    expect(shown({ do: "attack", value: 5, type: "ranged", element: "fire" })).toBe("ranged(fire)5");
    expect(shown({ do: "block", value: 3, element: "physical" })).toBe("block3");
  });
  it("shares a number between branches that differ in their icon alone", () => {
    const of: Step[][] = [[{ do: "attack", value: 2, type: "melee" }], [{ do: "block", value: 2 }]];
    expect(shown({ do: "choose", of })).toBe("attack / block2");
  });
  it("shows costs before what they bring", () => {
    expect(shown({ do: "discard", count: 1 }, { do: "move", value: 3 })).toBe("cards−1 → move3");
  });
  it("marks what needs words beside the rest", () => {
    expect(shown({ do: "move", value: 2 }, { do: "terrain-cost" })).toBe("move2 *");
  });
  it("leaves to words what has no sign", () => {
    expect(shown({ do: "use-effect-of" })).toBe("");
    expect(signsOf(undefined)).toEqual([]);
  });
  it("tells day and night apart", () => {
    const step: Step = { do: "if", cond: "night", then: [{ do: "move", value: 2 }], else: [{ do: "move", value: 1 }] };
    expect(shown(step)).toBe("day move1 night move2");
  });
  it("shows amounts that grow as at least so much", () => {
    expect(shown({ do: "block", value: { base: 5 } })).toBe("block5+");
  });
  it("shows every colour to choose from", () => {
    expect(shown({ do: "gain-mana", color: ["blue", "red"], count: 1 })).toBe("blue / red");
  });
});
