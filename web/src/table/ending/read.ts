/** Reads how a game went, round by round, from its replay. */
import type { TableEvent } from "../../api/types";
import type { BoardProps, GameBoard } from "../../games/board";
import { readPosition } from "../../replay/sources";
import type { Standing as Ended } from "../scores/standing";
import { roundEnds, standingAt, type Standing } from "./course";

/** How everybody stood after each round, the end last; one position after the other, so that the server is not hurried. */
export async function readCourse(
  table: string,
  game: GameBoard,
  given: BoardProps,
  events: TableEvent[],
  ended: Ended,
): Promise<Standing[]> {
  const course: Standing[] = [];
  for (const { round, at } of roundEnds(events)) {
    const { view } = await readPosition("table", table, at, given.me);
    course.push(standingAt(round, at, game.sheet?.(view) ?? null, game.scores(view)));
  }
  const last = course.at(-1)?.round ?? 0;
  const shown = game.sheet?.(given.view) ?? null;
  course.push(standingAt(last + 1, null, shown ?? ended.sheet, ended.scores));
  return course;
}
