/** The games of the page: the only place that names them all. Others are played on a plain board. */
import { lazy } from "../lazy";
import type { GameBoard } from "./board";
import type { GameEntry } from "./entry";
import { mageKnight } from "./mage_knight";
import { merlin } from "./merlin";
import { paladins } from "./paladins";
import { plain } from "./plain";

/** By the names that the server gives them, the easiest first. */
const GAMES: Record<string, GameEntry> = { merlin, paladins, mage_knight: mageKnight };
const ORDER = Object.keys(GAMES);

/** The game that pages are about when no other is named. */
export const FIRST = ORDER[0] ?? "";

/** What the page knows of a game. */
export const entryOf = (name: string): GameEntry => GAMES[name] ?? plain;

/** The colours that the settings show. */
export const SAMPLES = Object.values(GAMES)
  .map((game) => game.samples)
  .filter((samples) => samples !== null);

/** Load the board of a game. */
export async function boardOf(name: string): Promise<GameBoard> {
  return (await lazy(entryOf(name).board)()).board;
}

/** The easiest first; games of which the page knows nothing come last. */
export function inOrder<T extends { name: string }>(games: T[]): T[] {
  const place = (game: T): number => (ORDER.includes(game.name) ? ORDER.indexOf(game.name) : ORDER.length);
  return [...games].sort((one, other) => place(one) - place(other));
}
