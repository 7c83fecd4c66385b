/** Where hexes and tiles lie on the drawing: pointed tops, axial coordinates, and tiles of seven hexes. */
import type { HexSpace } from "../view";

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** From the centre of a hex to a corner. */
export const SIZE = 40;
const ACROSS = Math.sqrt(3) * SIZE;
/** Clockwise from north-east. */
const DIRECTIONS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The centre of a hex on the drawing. */
export function centreOf(q: number, r: number): Point {
  return { x: ACROSS * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The corners of a hex around (0, 0), clockwise from the top; `size` may be smaller, for a rim inside. */
export function corners(size = SIZE): Point[] {
  return [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    return { x: round(size * Math.cos(angle)), y: round(size * Math.sin(angle)) };
  });
}

/** A hex as a path around (0, 0). */
export function hexPath(size = SIZE): string {
  return `M${corners(size)
    .map((corner) => `${corner.x} ${corner.y}`)
    .join("L")}Z`;
}

/** The edge between a hex and a neighbour with a name like `2,-1`, as a path around (0, 0). */
export function edgePath(q: number, r: number, neighbour: string): string {
  const [otherQ, otherR] = pair(neighbour);
  const at = DIRECTIONS.findIndex(([dq, dr]) => q + dq === otherQ && r + dr === otherR);
  const around = corners();
  const [from, to] = [around[at], around[(at + 1) % around.length]];
  return from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : "";
}

/** Two numbers of a name like `2,-1`. */
export function pair(name: string): [number, number] {
  const [first, second] = name.split(",").map(Number);
  return [first ?? 0, second ?? 0];
}

/** The centre hex of the tile that lies in a slot. */
export function slotHex(x: number, y: number): [number, number] {
  return [3 * x + y, -2 * x - 3 * y];
}

/** The seven hexes of a slot, the centre first, then clockwise from north-east. */
export function hexesOf(x: number, y: number): [number, number][] {
  const [q, r] = slotHex(x, y);
  return [[q, r], ...DIRECTIONS.map(([dq, dr]): [number, number] => [q + dq, r + dr])];
}

/** The outline of a tile around the centre of its slot: the border of its seven hexes. */
export function tilePath(): string {
  const points: string[] = [];
  for (const [at, [q, r]] of DIRECTIONS.entries()) {
    const centre = centreOf(q, r);
    const all = corners();
    // Hex `at` looks outwards between the corner before its direction and the corner two after it.
    for (const step of [0, 1, 2]) {
      const corner = all[(at + step) % 6] ?? { x: 0, y: 0 };
      points.push(`${round(centre.x + corner.x)} ${round(centre.y + corner.y)}`);
    }
  }
  return `M${points.join("L")}Z`;
}

/** The box around hexes, with a margin. */
export function boxAround(hexes: Iterable<readonly [number, number]>, margin = SIZE / 2): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [q, r] of hexes) {
    const { x, y } = centreOf(q, r);
    left = Math.min(left, x - ACROSS / 2);
    right = Math.max(right, x + ACROSS / 2);
    top = Math.min(top, y - SIZE);
    bottom = Math.max(bottom, y + SIZE);
  }
  if (left > right) return { x: 0, y: 0, width: 1, height: 1 };
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** Where the n-th of several pieces stands around the centre of its hex. */
export function spread(at: number, of: number, distance: number): Point {
  if (of < 2) return { x: 0, y: 0 };
  if (of === 2) return { x: (at - 0.5) * 1.6 * distance, y: 0 };
  const angle = (2 * Math.PI * at) / of - Math.PI / 2;
  return { x: round(distance * Math.cos(angle)), y: round(distance * Math.sin(angle)) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where tokens lie in rows at the foot of a hex, the middle of each row in the middle. */
export function rows(count: number): Point[] {
  const wide = 3;
  const step = 23;
  const found: Point[] = [];
  for (let at = 0; at < count; at += 1) {
    const row = Math.floor(at / wide);
    const here = Math.min(count - row * wide, wide);
    found.push({ x: ((at % wide) - (here - 1) / 2) * step, y: count > wide ? 4 + row * 19 : 22 });
  }
  return found;
}

/** Whether an enemy roams on a space: its token stands there by itself. */
export function roams({ site, enemies, secret }: HexSpace): boolean {
  return (site === "marauding-orcs" || site === "draconum") && enemies?.length === 1 && !secret;
}
