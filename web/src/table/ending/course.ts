/** The story of the points: how everybody stood after each round, who led, the biggest gain, and where it was decided. */
import type { Sheet, TableEvent } from "../../api/types";
import { opensChapter } from "../story/lines";

/** How everybody stood after a round. */
export interface Standing {
  round: number;
  /** Its place in the record; null: the end. */
  at: number | null;
  sources: string[];
  /** By player or automaton, then by source; null where it is not known. */
  points: number[][];
  totals: (number | null)[];
}

/** The places at which a round ended: where the next one begins. */
export function roundEnds(events: TableEvent[]): { round: number; at: number }[] {
  return events.flatMap(({ at, message }) => {
    const { number } = message.args;
    const begins = opensChapter(message) && typeof number === "number" && number > 1;
    return begins ? [{ round: number - 1, at }] : [];
  });
}

export function standingAt(round: number, at: number | null, sheet: Sheet | null, scores: (number | null)[]): Standing {
  const points = scores.map((_, who) => sheet?.points[who] ?? []);
  return { round, at, sources: sheet?.sources ?? [], points, totals: scores };
}

/** The points of somebody from a source; what a sheet does not name brought nothing. */
export function pointsFrom(standing: Standing, who: number, source: string): number {
  return standing.points[who]?.[standing.sources.indexOf(source)] ?? 0;
}

/** All sources that brought anybody anything, in their order. */
export function sourcesOf(course: Standing[]): string[] {
  const named = new Set(course.flatMap((standing) => standing.sources));
  return [...named].filter((source) =>
    course.some((standing) => standing.points.some((_, who) => pointsFrom(standing, who, source) !== 0)),
  );
}

export interface Lead {
  /** Who leads; several if they are level. */
  first: number[];
  points: number;
  /** How far ahead, and of whom; null if nobody else counts. */
  ahead: number;
  second: number | null;
}

export function leadAt({ totals }: Standing): Lead | null {
  const known = totals.flatMap((points, who) => (points === null ? [] : [{ who, points }]));
  const sorted = known.toSorted((a, b) => b.points - a.points || a.who - b.who);
  const [best] = sorted;
  if (!best || sorted.length < 2) return null;
  const first = sorted.filter(({ points }) => points === best.points).map(({ who }) => who);
  const next = sorted[first.length];
  return { first, points: best.points, ahead: next ? best.points - next.points : 0, second: next?.who ?? null };
}

/** Who led on the way: after every scoring, if the game has some, else whenever somebody else took the lead. */
export function leadsTold(course: Standing[], marked: number[]): { standing: Standing; lead: Lead }[] {
  let before = "";
  return course.slice(0, -1).flatMap((standing) => {
    const lead = leadAt(standing);
    if (!lead) return [];
    const changed = before !== lead.first.join();
    before = lead.first.join();
    return (marked.length > 0 ? marked.includes(standing.round) : changed) ? [{ standing, lead }] : [];
  });
}

export interface Gain {
  who: number;
  source: string;
  points: number;
  standing: Standing;
}

/** The most that anybody gained from one source in one round. */
export function biggestGain(course: Standing[]): Gain | null {
  let best: Gain | null = null;
  course.forEach((standing, place) => {
    const before = course[place - 1];
    for (const source of standing.sources) {
      standing.totals.forEach((_, who) => {
        const points = pointsFrom(standing, who, source) - (before ? pointsFrom(before, who, source) : 0);
        if (points > (best?.points ?? 0)) best = { who, source, points, standing };
      });
    }
  });
  return best;
}

/** Since which round the winner has led without a break; null if nobody, or several, led at the end. */
export function decidedAt(course: Standing[], winner: number): { standing: Standing; always: boolean } | null {
  const leads = (standing: Standing): boolean => {
    const first = leadAt(standing)?.first ?? [];
    return first.length === 1 && first[0] === winner;
  };
  let place = course.length;
  while (place > 0 && leads(course[place - 1] as Standing)) place -= 1;
  const standing = course[place];
  return standing ? { standing, always: place === 0 } : null;
}

/** Marks of a scale from the lowest to the highest value, in steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(lowest: number, highest: number, most = 6): number[] {
  const span = Math.max(1, highest - lowest);
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => span / one <= most) ?? span;
  const whole = Math.max(1, step);
  const marks: number[] = [];
  for (let mark = Math.floor(lowest / whole) * whole; mark < highest + whole; mark += whole) marks.push(mark);
  return marks;
}
