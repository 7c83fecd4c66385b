/** What the lobby tells of each game beside its name: a picture, a sentence, how long it takes, how it is best begun. */
import type { Component } from "svelte";
import type { Value } from "../api/types";
import Heraldry from "./art/Heraldry.svelte";
import MageKnight from "./art/MageKnight.svelte";
import Merlin from "./art/Merlin.svelte";
import Paladins from "./art/Paladins.svelte";

export interface Known {
  Picture: Component;
  about: string | null;
  minutes: [number, number] | null;
  /** How many seats a table has unless told otherwise. */
  seats: number;
  /** Settings that change what is played, beside those that others need. */
  modules: string[];
  /** What a first game is played with. */
  learning: Record<string, Value>;
}

const GAMES: Record<string, Known> = {
  merlin: {
    Picture: Merlin,
    about: "web-lobby-merlin",
    minutes: [30, 60],
    seats: 4,
    modules: [],
    learning: {},
  },
  paladins: {
    Picture: Paladins,
    about: "web-lobby-paladins",
    minutes: [40, 80],
    seats: 2,
    modules: ["difficulty"],
    learning: { difficulty: "easy" },
  },
  mage_knight: {
    Picture: MageKnight,
    about: "web-lobby-mage-knight",
    minutes: [60, 180],
    seats: 1,
    modules: ["scenario", "hero_1", "hero_2", "hero_3", "hero_4"],
    learning: {},
  },
};

const ORDER = Object.keys(GAMES);

/** The game that pages are about when no other is named. */
export const USUAL = ORDER[0] ?? "";
const OTHER: Known = { Picture: Heraldry, about: null, minutes: null, seats: 2, modules: [], learning: {} };

export const known = (game: string): Known => GAMES[game] ?? OTHER;

/** The easiest first; games the lobby does not know come last. */
export function inOrder<T extends { name: string }>(games: T[]): T[] {
  const place = (game: T): number => (ORDER.includes(game.name) ? ORDER.indexOf(game.name) : ORDER.length);
  return [...games].sort((one, other) => place(one) - place(other));
}
