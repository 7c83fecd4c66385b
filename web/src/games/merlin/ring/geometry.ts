/** Where things lie on the round board: polar places, wedges, rows within a principality. Angles in degrees, clockwise from the top. */
export interface Point {
  x: number;
  y: number;
}

export const CENTRE: Point = { x: 280, y: 280 };
/** Edges between the belts of the board, from outside: rim with the track of points, road where figures stand, spaces, coloured
 * band, principalities, inner ring, centre. */
export const EDGE_OF_TABLE = 280;
export const RIM = 267;
export const ROAD = 244;
export const BAND = 201;
export const LAND = 183;
export const INSIDE = 97;
export const CORE = 57;
/** Where the track of points runs on the rim. */
export const TRACK = 274;

const FIGURES_IN_A_ROW = 3;
const FIGURE_STEP = 24;

export function polar(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.sin(turn), y: CENTRE.y - radius * Math.cos(turn) };
}

const at = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

/** The outline of a piece of a belt between two angles and two radii. */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  return (
    `M${at(polar(from, inner))}L${at(polar(from, outer))}` +
    `A${outer} ${outer} 0 0 1 ${at(polar(to, outer))}` +
    `L${at(polar(to, inner))}A${inner} ${inner} 0 0 0 ${at(polar(from, inner))}z`
  );
}

/** A line along a circle for a name to stand on; on the lower half it runs the other way, so that no name hangs upside down. */
export function nameLine(middle: number, spread: number, radius: number): string {
  const upright = Math.cos((middle * Math.PI) / 180) > -0.01;
  const from = upright ? middle - spread : middle + spread;
  const to = upright ? middle + spread : middle - spread;
  return `M${at(polar(from, radius))}A${radius} ${radius} 0 0 ${upright ? 1 : 0} ${at(polar(to, radius))}`;
}

/** Whether a name around this angle runs clockwise. */
export const runsClockwise = (middle: number): boolean => Math.cos((middle * Math.PI) / 180) > -0.01;

/** The middle angle of a space of a ring with so many spaces. */
export const angleOf = (space: number, spaces: number): number => (space * 360) / spaces;

/** The middle angle of a principality; there are six, and each looks outwards to its own space. */
export const sectorOf = (principality: number): number => principality * 60;

/** Several things side by side across a sector, at a radius, `step` apart. */
export function across(angle: number, radius: number, count: number, step: number): Point[] {
  const spread = ((step / radius) * 180) / Math.PI;
  return Array.from({ length: count }, (_, place) => polar(angle + (place - (count - 1) / 2) * spread, radius));
}

/** Places across a space from left to right, or from top to bottom at the sides of the board. */
export const inReadingOrder = (angle: number, places: Point[]): Point[] =>
  angle > 90 && angle < 280 ? [...places].reverse() : places;

/** Where the figures on one space stand: in the outer part of it, in a second row if they are many. */
export function standing(angle: number, count: number): Point[] {
  const front = across(angle, RIM - 13, Math.min(count, FIGURES_IN_A_ROW), FIGURE_STEP);
  const back = across(angle, RIM - 40, Math.max(count - FIGURES_IN_A_ROW, 0), FIGURE_STEP);
  return [...front, ...back];
}
