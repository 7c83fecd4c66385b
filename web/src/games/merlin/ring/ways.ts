/** Where the dice at hand lead, before one is chosen: a ghost with the face of its die on every space within reach. */
import type { Option } from "../../../api/types";
import type { Figure, Table } from "../view";
import { angleOf, CORE, INSIDE, polar, RIM, type Point } from "./geometry";

export interface Reach {
  /** The things touched: die and space. */
  key: string;
  figure: Figure;
  face: number;
  at: Point;
}

const DIE = /^die:(knight|merlin|arthur):([1-6])$/;

/** Give a ghost for every way that begins with a die; several on one space stand side by side. */
export function reachesOf(table: Table, waysTo: (thing: string) => Option[]): Reach[] {
  const outer = table.ring.flatMap((_, at) => ghosts(waysTo(`space:${at}`), at, table.ring.length, RIM - 13));
  const inner = table.inner.flatMap((_, at) =>
    ghosts(waysTo(`inner:${at}`), at, table.inner.length, (CORE + INSIDE) / 2),
  );
  return [...outer, ...inner];
}

function ghosts(ways: Option[], at: number, spaces: number, radius: number): Reach[] {
  const dice = ways.flatMap((way) => {
    const [, figure, face] = way.touches.map((thing) => DIE.exec(thing)).find((found) => found !== null) ?? [];
    return figure ? [{ figure: figure as Figure, face: Number(face) }] : [];
  });
  const apart = 360 / spaces / 2.6;
  return dice.map(({ figure, face }, place) => ({
    key: `${figure} ${face} ${at}`,
    figure,
    face,
    at: polar(angleOf(at, spaces) + (place - (dice.length - 1) / 2) * apart, radius),
  }));
}
