/** What a ceremony has brought so far: points by player and chapter. */
import type { Ceremony, CeremonyStep } from "../../games/board";

export interface Tally {
  /** A seat, or an automaton. */
  of: number;
  /** By chapter; null where it had no part, or not yet. */
  points: (number | null)[];
}

/** Points by chapter after the first `count` steps, of everybody who has any in the end. */
export function tallyOf(ceremony: Ceremony, count: number): Tally[] {
  const everybody = [...new Set(ceremony.steps.flatMap((step) => step.awards.map(({ of }) => of)))];
  const awarded = ceremony.steps
    .slice(0, count)
    .flatMap(({ chapter, awards }) => awards.map((one) => ({ chapter, one })));
  return everybody
    .toSorted((a, b) => a - b)
    .map((of) => ({
      of,
      points: ceremony.chapters.map((_, chapter) => {
        const mine = awarded.filter((award) => award.chapter === chapter && award.one.of === of);
        return mine.length > 0 ? mine.reduce((sum, { one }) => sum + one.points, 0) : null;
      }),
    }));
}

/** How long a step is shown, in milliseconds: long enough to be read and to see the points arrive. */
export function lengthOf(step: CeremonyStep): number {
  return Math.min(5000, 1500 + 9 * (step.heading.length + step.text.length));
}

/** Points as they are written on a coin. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
