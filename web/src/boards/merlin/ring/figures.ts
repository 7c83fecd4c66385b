/** Where every figure stands on the board. */
import type { Figure, Space, Table } from "../view";
import { angleOf, BAND, CORE, INSIDE, polar, RIM, standing, type Point } from "./geometry";

export interface Placed {
  /** A name that stays the same, for whoever watches it travel. */
  piece: string;
  figure: Figure;
  seat: number | null;
  space: number;
  at: Point;
}

export function placesOf(table: Table): Placed[] {
  const placed = table.ring.flatMap((space, at) => {
    const here: Omit<Placed, "at">[] = space.knights.map((seat) => ({
      piece: `knight:${seat}`,
      figure: "knight",
      seat,
      space: at,
    }));
    if (table.merlin === at) here.unshift({ piece: "merlin", figure: "merlin", seat: null, space: at });
    const points = standing(angleOf(at, table.ring.length), here.length);
    return here.map((one, place) => ({ ...one, at: points[place] ?? points[0] ?? { x: 0, y: 0 } }));
  });
  if (table.arthur === null) return placed;
  const at = polar(angleOf(table.arthur, table.inner.length), (CORE + INSIDE) / 2);
  return [...placed, { piece: "arthur", figure: "arthur", seat: null, space: table.arthur, at }];
}

export interface Goal {
  figure: Figure;
  space: Space;
  at: Point;
}

/** Where the chosen die can take its figure before it has moved: knights go clockwise, the others either way. */
export function goalsOf(table: Table, seat: number): Goal[] {
  const { face, shift, figure, moved } = table.turn;
  if (!face || moved) return [];
  const inner = figure === "arthur";
  const spaces = inner ? table.inner : table.ring;
  const from = { knight: table.players[seat]?.knight ?? 0, merlin: table.merlin, arthur: table.arthur ?? 0 }[figure];
  const radius = inner ? (CORE + INSIDE) / 2 : (BAND + RIM) / 2 + 12;
  const ways = figure === "knight" ? [1] : [1, -1];
  return ways.flatMap((way) => {
    const goal = (from + way * (face + shift) + spaces.length) % spaces.length;
    const space = spaces[goal];
    return space ? [{ figure, space, at: polar(angleOf(goal, spaces.length), radius) }] : [];
  });
}
