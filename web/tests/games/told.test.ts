import { expect, test } from "vitest";
import * as mageKnight from "../../src/games/mage_knight/told";
import * as merlin from "../../src/games/merlin/told";
import * as paladins from "../../src/games/paladins/told";

const named = (id: string) => ({ message: id });
const seat = (number: number) => ({ seat: number });

test("Merlin: a good stands on the colour of its principality, a marker home is lit where it stood", () => {
  const good = {
    id: "merlin-took-good",
    args: {
      seat: seat(1),
      good: named("merlin-good-shield"),
      principality: named("merlin-principality-blue"),
    },
  };
  expect(merlin.pieces(good)).toEqual([
    { icon: "merlin-shield", colour: "var(--on-merlin-blue)", on: "var(--merlin-blue)" },
  ]);
  const home = {
    id: "merlin-sent-home",
    args: {
      other: seat(3),
      assistant: named("merlin-assistant-builder"),
      principality: named("merlin-principality-brown"),
    },
  };
  expect(merlin.speaksOf(home, 1)).toEqual(["assistant:3:builder", "principality:brown"]);
  expect(merlin.pieces({ id: "merlin-took-die", args: { number: 4 } })).toEqual([{ icon: "merlin-die-4" }]);
  expect(merlin.pieces({ id: "merlin-declined", args: {} })).toEqual([]);
  expect(merlin.speaksOf({ id: "merlin-spent-staff", args: { seat: seat(2) } }, 2)).toEqual(["castle:2"]);
});

test("Paladins: workers in their colours, numbers that count, and what the automated opponent does", () => {
  const workers = {
    say: {
      id: "paladins-gains",
      args: { gains: [{ say: { id: "n", args: { worker: named("paladins-worker-cleric") } } }] },
    },
  };
  expect(paladins.pieces({ id: "paladins-placed-workers", args: { line: workers } })).toEqual([
    { icon: "paladins-cleric" },
  ]);
  const gained = { id: "paladins-gained", args: { seat: seat(0), number: 3, thing: named("paladins-thing-silver") } };
  expect(paladins.pieces(gained)).toEqual([{ icon: "paladins-silver", count: 3 }]);
  expect(paladins.automaton({ id: "paladins-rival-wall", args: {} })).toBe(0);
  expect(paladins.automaton(gained)).toBeNull();
  const attacked = { id: "paladins-rival-attacked", args: { outsider: named("paladins-outsider-assassin") } };
  expect(paladins.speaksOf(attacked, 1)).toEqual(["outsider:assassin", "player:1"]);
});

test("Mage Knight: spaces are lit, mana has its colour, the dummy player its own card", () => {
  expect(mageKnight.speaksOf({ id: "mage_knight-went", args: { seat: seat(0), space: "0,-1" } }, 0)).toEqual([
    "hex:0,-1",
  ]);
  expect(mageKnight.pieces({ id: "mage_knight-paid", args: { mana: named("mage_knight-mana-white-die") } })).toEqual([
    { icon: "mk-drop", colour: "var(--mana-white)" },
  ]);
  expect(mageKnight.automaton({ id: "mage_knight-dummy-turned", args: { number: 3 } })).toBe(0);
});
