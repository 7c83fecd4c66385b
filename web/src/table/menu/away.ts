/** Seats whose people are away, and who is waited for. */
import type { Chair, TableInfo } from "../../api/types";

/** After so long, asking for a bot is offered; the server decides whether it is long enough. */
const LONG = 3600;

export interface Awaited {
  seat: number;
  seconds: number;
}

/** The people that are waited for, other than the viewer, the longest first. */
export function awaited(table: TableInfo, me: string | null, now: number): Awaited[] {
  return table.seats
    .filter((chair) => chair.kind === "person" && chair.waits_since > 0 && (me === null || chair.player !== me))
    .map((chair) => ({ seat: chair.seat, seconds: now - chair.waits_since }))
    .sort((a, b) => b.seconds - a.seconds);
}

/** The seats for which the viewer, who sits at the table, may ask for a bot. */
export function away(table: TableInfo, me: string, now: number): Chair[] {
  const gone = (chair: Chair): boolean => chair.left || (chair.waits_since > 0 && now - chair.waits_since > LONG);
  return table.seats.filter((chair) => chair.kind === "person" && chair.player !== me && gone(chair));
}
