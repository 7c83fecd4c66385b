import type { GameBoard } from "../board";
import Board from "../plain/Board.svelte";

export const game: GameBoard = {
  Board,
  Mine: Board,
  Rival: Board,
  layout: "wide",
  progress: () => ({ now: 0, of: 0, marked: [], label: "" }),
  scores: (view) => Array.from({ length: view.seats }, () => null),
  explain: () => null,
  lessons: [],
  ends: [],
};
