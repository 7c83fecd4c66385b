import { describe, expect, it } from "vitest";
import { changed, elementOfPoints, iconOfPoints } from "../../../../src/games/mage_knight/hero/live";

describe("numbers of the purse", () => {
  it("tells what would be different", () => {
    expect(changed({ move: 6, influence: 2 }, { move: 10, influence: 2 })).toEqual([{ name: "move", from: 6, to: 10 }]);
    expect(changed({ move: 6 }, {})).toEqual([{ name: "move", from: 6, to: 0 }]);
  });
  it("finds the icon and the element of points", () => {
    const names = ["move", "healing", "attack-melee-physical", "attack-siege-cold-fire", "block-ice"];
    expect(names.map(iconOfPoints)).toEqual(["mk-move", "mk-heal", "mk-attack", "mk-siege", "mk-block"]);
    expect(names.map(elementOfPoints)).toEqual([null, null, null, "cold-fire", "ice"]);
  });
});
