/** My tables, sorted for the lobby: those that wait for me first. */
import type { Listed } from "../api/types";

export interface Mine {
  running: Listed[];
  finished: Listed[];
  /** The game to go on with. */
  last: Listed | null;
}

const livelier = (one: Listed, other: Listed): number =>
  Number(other.waits) - Number(one.waits) || other.updated - one.updated;

export function sorted(tables: Listed[]): Mine {
  const running = tables.filter((table) => table.status === "open" || table.status === "playing").sort(livelier);
  const finished = tables.filter((table) => table.status === "over").sort((one, other) => other.updated - one.updated);
  return { running, finished, last: running[0] ?? null };
}
