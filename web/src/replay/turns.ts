/** Where turns begin in a game, and the marks of its rounds and scorings, all from the story alone. */
import type { Shown } from "../api/types";
import { about, opensChapter } from "../table/story/lines";

/** One thing that happened, and when: after so many entries of the record. */
export type Moment = Pick<Shown["events"][number], "at" | "message">;

/** Positions at which a turn begins, the first one and the end included.
 *
 * A game may name the messages that begin a turn. Where it does not, a turn begins before the first thing that another
 * seat does; what follows from the same move belongs to who made it.
 */
export function turnStarts(story: Moment[], moves: number, begins: readonly string[] = []): number[] {
  const starts = new Set([0, moves]);
  const named = story.filter((moment) => begins.includes(moment.message.id));
  for (const moment of named) starts.add(moment.at);
  if (named.length === 0) {
    let acting: number | null = null;
    let before = -1;
    for (const moment of story) {
      if (moment.at === before) continue;
      const seat = opensChapter(moment.message) ? null : about(moment.message);
      if (seat === null) continue;
      before = moment.at;
      if (acting !== null && seat !== acting) starts.add(Math.max(moment.at - 1, 0));
      acting = seat;
    }
  }
  return [...starts].sort((one, other) => one - other);
}

/** The marks of the scrubber: where a round or a scoring began. */
export function chapterMarks<T extends Moment>(story: T[]): T[] {
  return story.filter((moment) => opensChapter(moment.message));
}

/** The nearest of sorted positions after another, or the last. */
export function after(positions: readonly number[], at: number): number {
  return positions.find((one) => one > at) ?? positions.at(-1) ?? at;
}

/** The nearest of sorted positions before another, or the first. */
export function before(positions: readonly number[], at: number): number {
  return positions.findLast((one) => one < at) ?? positions[0] ?? at;
}

/** How many moments of the story have happened at a position. */
export function happenedBy(story: readonly Moment[], at: number): number {
  let [low, high] = [0, story.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((story[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
