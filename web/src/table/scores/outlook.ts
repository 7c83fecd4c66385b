/** If scored now: what would be given to whom and for what, and what the option pointed at would change in it. */
import type { Projected } from "../../api/types";

export interface OutlookRow {
  /** The message id of the source. */
  source: string;
  /** What would be given, per column: seats, then automata. */
  added: number[];
  /** What the option pointed at would change, in points given or to be given. */
  changes: number[];
}

export interface Outlook {
  /** It would be the end of the game. */
  final: boolean;
  rows: OutlookRow[];
  /** All points afterwards. */
  totals: number[];
  changes: number[];
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
const at = (rows: number[][], column: number, place: number): number => rows[column]?.[place] ?? 0;

/** Sources that would bring nobody anything, and would not change, are left out. */
export function outlookOf(now: Projected, then: Projected | null): Outlook {
  const columns = now.points.map((_, column) => column);
  const changed = then ?? now;
  const rows = now.sources.map((source, place) => ({
    source,
    added: columns.map((column) => at(now.points, column, place) - at(now.counted, column, place)),
    changes: columns.map((column) => at(changed.points, column, place) - at(now.points, column, place)),
  }));
  return {
    final: now.final,
    rows: rows.filter((row) => [...row.added, ...row.changes].some((one) => one !== 0)),
    totals: columns.map((column) => sum(now.points[column] ?? [])),
    changes: columns.map((column) => sum(changed.points[column] ?? []) - sum(now.points[column] ?? [])),
  };
}

/** A change as people write it: with its sign. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);
