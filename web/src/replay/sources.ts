/** Where a game that is looked back at comes from: a table, a shared link, or an uploaded record. */
import { get, getOnce } from "../api/http";
import type { Chair, Checked, Shown, State } from "../api/types";

export type Kind = "table" | "shared" | "record";

/** What is known of the game as a whole. */
export interface Past {
  game: string;
  title: string;
  chairs: Chair[];
  /** It was played to its end: every seat may be looked through, and the record is for all. */
  over: boolean;
  /** Who set up the table; a link can be made by who took part. */
  table: string | null;
}

const FOLDERS: Record<Kind, string> = { table: "tables", shared: "shared", record: "records" };

export function addressOf(kind: Kind, id: string): string {
  return `/api/${FOLDERS[kind]}/${encodeURIComponent(id)}`;
}

/** Through whose eyes, in an address of the page; null: through those that fit who looks. */
export type Eyes = number | typeof SPECTATOR | null;
export const SPECTATOR = "spectator";

/** The address of a position, of the server or of the page. */
export function positionOf(base: string, at: number | null, seat: Eyes): string {
  const query = new URLSearchParams();
  if (at !== null) query.set("at", String(at));
  if (seat !== null) query.set("seat", String(seat));
  const text = query.toString();
  return text === "" ? base : `${base}?${text}`;
}

/** A chair of which nothing is known but its number. */
function chairOf(seat: number): Chair {
  return {
    seat,
    kind: "person",
    player: null,
    name: "",
    bot: null,
    hot: false,
    left: false,
    resigned: false,
    asked_for_bot: [],
    waits_since: 0,
  };
}

export async function readPast(kind: Kind, id: string): Promise<Past> {
  if (kind === "table") {
    const { table } = await get<State>(addressOf(kind, id));
    return { game: table.game, title: table.title, chairs: table.seats, over: table.status === "over", table: id };
  }
  const found = await getOnce<Checked>(addressOf(kind, id));
  const chairs = Array.from({ length: found.seats }, (_, seat) => chairOf(seat));
  return { game: found.game, title: "", chairs, over: true, table: null };
}

export function readPosition(kind: Kind, id: string, at: number | null, seat: number | null): Promise<Shown> {
  return get<Shown>(positionOf(`${addressOf(kind, id)}/replay`, at, seat));
}
