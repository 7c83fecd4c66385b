/** A decent board for any game that has no drawing of its own. */
import type { View } from "../../api/types";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import { namesOf } from "./names";
import Mine from "./Mine.svelte";
import Rival from "./Rival.svelte";

/** Points, if the view has them under one of the usual names. */
function scores(view: View): (number | null)[] {
  const table = (view.table ?? {}) as Record<string, unknown>;
  const found = table["scores"] ?? table["points"];
  return Array.from({ length: view.seats }, (_, seat) => {
    const points = Array.isArray(found) ? (found[seat] as unknown) : undefined;
    return typeof points === "number" ? points : null;
  });
}

function progress(view: View): { now: number; of: number; marked: number[]; label: string } {
  const round = (view.table as { round?: unknown } | null)?.round;
  return { now: typeof round === "number" ? round : 0, of: 0, marked: [], label: "" };
}

export const board: GameBoard = {
  Board,
  Mine,
  Rival,
  layout: "wide",
  progress,
  scores,
  explain: (thing, { view }) => {
    const word = thing.slice(thing.indexOf(":") + 1);
    return { title: namesOf(view.game)(word), text: [], rules: [] };
  },
  lessons: [],
  ends: [],
};
