/** Where every figure stands on the board. */
import type { Figure, Space, Table } from "../view";
import { angleOf, CORE, INSIDE, polar, RIM, standing, type Point } from "./geometry";

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

/** Where the chosen die can take its figure. */
function goalsOf({ turn, inner, ring }: Table): Goal[] {
  const { figure, goals } = turn;
  const within = figure === "arthur";
  const spaces = within ? inner : ring;
  const radius = within ? (CORE + INSIDE) / 2 : RIM - 13;
  return goals.flatMap((goal) => {
    const space = spaces[goal];
    return space ? [{ figure, space, at: polar(angleOf(goal, spaces.length), radius) }] : [];
  });
}

/** Where an option would let it take the figure instead: a die is chosen, turned, or given to another figure. */
export function newGoals(before: Table, after: Table): Goal[] {
  const same = before.turn.figure === after.turn.figure && before.turn.goals.join() === after.turn.goals.join();
  return same ? [] : goalsOf(after);
}
