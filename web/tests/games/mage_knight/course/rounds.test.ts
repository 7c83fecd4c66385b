import { expect, test } from "vitest";
import { ofItsKind, roundSigns, turnsLeft } from "../../../../src/games/mage_knight/course/rounds";

test("days and nights follow one another", () => {
  expect(roundSigns({ round: 3, rounds: 4, night: false }).map((one) => [one.night, one.when])).toEqual([
    [false, "past"],
    [true, "past"],
    [false, "now"],
    [true, "to-come"],
  ]);
  expect(ofItsKind({ round: 3, rounds: 6, night: false })).toEqual({ number: 2, of: 3 });
  expect(ofItsKind({ round: 2, rounds: 3, night: true })).toEqual({ number: 1, of: 1 });
});

const CONTENT = {
  tracks: { dummy_player: { cards_a_turn: 3 }, mana: { basic_colors: ["red", "blue", "green", "white"] } },
};

test("the dummy player's deck lasts for some turns, crystals make it faster", () => {
  const deck = Array<null>(9).fill(null);
  expect(turnsLeft({ deck, crystals: {} }, CONTENT)).toBe(3);
  expect(turnsLeft({ deck: [...deck, null], crystals: {} }, CONTENT)).toBe(4);
  expect(turnsLeft({ deck, crystals: { red: 4, blue: 2, green: 4, white: 2 } }, CONTENT)).toBe(2);
  expect(turnsLeft({ deck: [], crystals: { red: 1 } }, CONTENT)).toBe(0);
});
