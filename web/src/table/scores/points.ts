/** Points by source as a table: a column for each player, a row for each source, the best of a row marked. */
import type { Sheet } from "../../api/types";

export interface Row {
  source: string;
  points: (number | null)[];
  best: boolean[];
}

/** Mark who has the most; nobody if all have the same or there is nobody to compare with. */
export function bestOf(points: (number | null)[]): boolean[] {
  const known = points.filter((one) => one !== null);
  const most = Math.max(...known);
  const marked = known.length > 1 && known.some((one) => one !== most);
  return points.map((one) => marked && one === most);
}

/** The rows of a sheet; sources that brought nobody anything are left out. */
export function rowsOf(sheet: Sheet, columns: number): Row[] {
  return sheet.sources
    .map((source, place) => {
      const points = Array.from({ length: columns }, (_, column) => sheet.points[column]?.[place] ?? null);
      return { source, points, best: bestOf(points) };
    })
    .filter((row) => row.points.some((one) => one !== null && one !== 0));
}

/** The sums of a sheet, or the points that are known without one. */
export function totalsOf(sheet: Sheet | null, scores: (number | null)[]): (number | null)[] {
  return scores.map((score, column) => score ?? sheet?.points[column]?.reduce((sum, one) => sum + one, 0) ?? null);
}
