/** The boards, each loaded when a table needs it. */
import { lazy } from "../lazy";
import type { GameBoard } from "./board";

const BOARDS: Record<string, () => Promise<{ game: GameBoard }>> = {
  merlin: () => import("./merlin"),
  paladins: () => import("./paladins"),
  mage_knight: () => import("./mage_knight"),
};

/** Load the board of a game. */
export async function boardOf(game: string): Promise<GameBoard> {
  const load = BOARDS[game] ?? (() => import("./plain"));
  return (await lazy(load)()).game;
}
