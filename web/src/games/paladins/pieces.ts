/** Which piece is which: pieces alike keep an identity from state to state, so that their ways can be seen. */
import type { Touch } from "../../table/touch.svelte";
import type { Scene } from "./scene";
import { RIVAL, WORKERS, type Owner, type RightAction, type Table } from "./view";

/** Pieces of one kind and one owner: those in their places, and those still with the owner. */
export interface Group {
  placed: ReadonlyMap<string, string>;
  left: readonly string[];
  /** How many there have been, for the names of new ones. */
  known: number;
}
export type Groups = ReadonlyMap<string, Group>;

/** What a view tells of a group: where its pieces stand, and how many are left. */
export interface Counted {
  places: string[];
  left: number;
}

/** Follow a group to a new state: who stands stays, new ones come from those left, those taken back return to them. */
export function follow(group: string, before: Group | undefined, now: Counted): Group {
  let known = before?.known ?? 0;
  const stock = [...(before?.left ?? [])];
  const anew = (): string => stock.shift() ?? `${group}:${known++}`;
  const placed = new Map(now.places.map((place) => [place, before?.placed.get(place) ?? anew()]));
  const returned = [...(before?.placed ?? [])].filter(([place]) => !placed.has(place)).map(([, piece]) => piece);
  if (stock.length < now.left) stock.unshift(...returned.slice(0, now.left - stock.length));
  const left = Array.from({ length: now.left }, anew);
  return { placed, left, known };
}

/** Count all pieces that travel; `row` is how many monks or outposts a player begins with, `jars` how many jars. */
export function countAll(table: Table, row: number, jars: number): Map<string, Counted> {
  const found = new Map<string, Counted>();
  const owners: Owner[] = [...table.players.keys(), ...table.rivals.map((): Owner => RIVAL)];
  for (const owner of owners) {
    for (const kind of ["monk", "outpost"] as const) {
      const places = Object.keys(table.spaces).filter((space) => {
        const here = table.spaces[space];
        return here?.piece === kind && here.owner === owner;
      });
      found.set(`${kind}:${owner}`, { places, left: row - places.length });
    }
  }
  table.players.forEach((player, seat) => {
    found.set(`jar:${seat}`, { places: player.jar_places, left: jars - player.jars });
    for (const kind of WORKERS) {
      const places = Object.entries(player.board).flatMap(([action, standing]) =>
        standing.flatMap((worker, at) => (worker === kind ? [`${action}:${at + 1}`] : [])),
      );
      found.set(`${kind}:${seat}`, { places, left: player.workers[kind] });
    }
  });
  return found;
}

const states = new WeakMap<Touch, { table: Table; groups: Groups }>();

/** Give the pieces of the table shown; all drawings of a table share them. */
export function piecesOf(touch: Touch, scene: Scene): Groups {
  const before = states.get(touch);
  if (before?.table === scene.table) return before.groups;
  const { commission, absolve } = scene.book.rows;
  const counted = countAll(scene.table, commission.length, absolve.length);
  const groups = new Map([...counted].map(([group, now]) => [group, follow(group, before?.groups.get(group), now)]));
  states.set(touch, { table: scene.table, groups });
  return groups;
}

/** The piece that stands on a space of the main board. */
export function pieceOn(groups: Groups, table: Table, space: string): string | undefined {
  const here = table.spaces[space];
  return here ? groups.get(`${here.piece}:${here.owner}`)?.placed.get(space) : undefined;
}

/** The monk or outpost that another player would place next. */
export function nextOf(touch: Touch, scene: Scene, owner: Owner, action: RightAction): string | undefined {
  const kind = action === "commission" ? "monk" : action === "garrison" ? "outpost" : null;
  return kind ? piecesOf(touch, scene).get(`${kind}:${owner}`)?.left[0] : undefined;
}
