import { expect, test } from "vitest";
import { roundSigns, timeOf, turnsLeft } from "../../../../src/games/mage_knight/course/rounds";

const ALTERNATING = [false, true, false, true];

test("the Rounds are past, now or to come", () => {
  expect(roundSigns({ round: 3, nights: ALTERNATING }).map((one) => [one.night, one.when])).toEqual([
    [false, "past"],
    [true, "past"],
    [false, "now"],
    [true, "to-come"],
  ]);
});

test("days and nights are counted, unless dice decide on them", () => {
  expect(timeOf({ round: 3, rounds: 4, night: false, nights: ALTERNATING })).toContain("web-mage_knight-day-of");
  const dark = { round: 2, rounds: 4, night: false, nights: [false, false, null, null] };
  expect(timeOf(dark)).toContain("web-mage_knight-round");
  expect(roundSigns(dark).map((one) => one.night)).toEqual([false, false, null, null]);
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
