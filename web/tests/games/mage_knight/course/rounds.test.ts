import { expect, test } from "vitest";
import { goalsOf, ofItsKind, roundSigns, turnsLeft } from "../../../../src/games/mage_knight/course/rounds";
import type { HexSpace, MageKnight } from "../../../../src/games/mage_knight/view";

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

function table(scenario: string, hexes: Partial<HexSpace>[]): MageKnight {
  return {
    scenario,
    cities: 2,
    tiles: { laid: { a: "A", b: "1", c: "2" }, left: { countryside: 3, core: 2 }, fits: [] },
    hexes: hexes.map((one, at) => ({ hex: String(at), q: at, r: 0, terrain: "plains", site: null, ...one })),
    players: [{}, {}],
    incanted: [1],
  } as unknown as MageKnight;
}

test("conquests count cities, and tiles without the first", () => {
  const hexes = [{ site: "city", leader: 0 }, { site: "city" }];
  expect(goalsOf(table("solo-conquest", hexes), 0)).toEqual([
    { what: "cities", done: 1, of: 2 },
    { what: "tiles", done: 2, of: 7 },
  ]);
});

test("a megapolis is one city", () => {
  const city = { site: "city", megapolis: ["0", "1"], leader: 0 };
  expect(goalsOf(table("full-conquest", [city, city]), 0)[0]).toEqual({ what: "cities", done: 1, of: 2 });
});

test("other scenarios count what they are about", () => {
  const hexes = [
    { site: "crystal-mine", shields: [0] },
    { site: "deep-mine" },
    { site: "keep", shields: [1, 0] },
    { site: "portal", heroes: [1] },
    { site: "tomb", shields: [1] },
  ];
  expect(goalsOf(table("mines-liberation", hexes), 0)[0]).toEqual({ what: "mines", done: 1, of: 2 });
  expect(goalsOf(table("dungeon-lords", hexes), 0)[0]).toEqual({ what: "lairs", done: 1, of: 1 });
  expect(goalsOf(table("conquer-and-hold", hexes), 0)).toEqual([{ what: "strongholds", done: 1, of: null }]);
  expect(goalsOf(table("one-to-return", hexes), 1)[0]?.done).toBe(1);
  expect(goalsOf(table("druid-nights", hexes), 0)).toEqual([{ what: "glades", done: 1, of: 2 }]);
  expect(goalsOf(table("first-reconnaissance", hexes), 0)[0]).toEqual({ what: "city-found", done: 0, of: 1 });
});
