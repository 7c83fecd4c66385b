/** People: whole figures as dark shapes with a lit edge, and busts with faces. */
import { at, both, disc, fill, ink, line } from "./draw";

type Point = readonly [number, number];
/** Where the joints of a figure are; it stands on y = 0 and is 40 high. An arm or leg is two points: bend and end. */
interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  left: readonly [Point, Point];
  right: readonly [Point, Point];
  legs: readonly [readonly [Point, Point], readonly [Point, Point]];
}

/** Figures look to the right. */
export const POSES = {
  stand: {
    head: [0, -36],
    neck: [0, -31],
    hip: [0, -17],
    left: [
      [-5, -25],
      [-4, -18],
    ],
    right: [
      [5, -25],
      [5, -18],
    ],
    legs: [
      [
        [-2, -9],
        [-3, 0],
      ],
      [
        [2, -9],
        [3, 0],
      ],
    ],
  },
  walk: {
    head: [2, -36],
    neck: [1, -31],
    hip: [0, -17],
    left: [
      [-5, -25],
      [-7, -19],
    ],
    right: [
      [5, -25],
      [9, -22],
    ],
    legs: [
      [
        [-3, -9],
        [-9, -1],
      ],
      [
        [5, -10],
        [7, 0],
      ],
    ],
  },
  run: {
    head: [8, -34],
    neck: [5, -29],
    hip: [-1, -17],
    left: [
      [-4, -27],
      [-8, -21],
    ],
    right: [
      [8, -23],
      [14, -26],
    ],
    legs: [
      [
        [-7, -11],
        [-16, -12],
      ],
      [
        [8, -13],
        [9, -3],
      ],
    ],
  },
  leap: {
    head: [9, -36],
    neck: [6, -31],
    hip: [0, -20],
    left: [
      [-2, -33],
      [-9, -36],
    ],
    right: [
      [11, -28],
      [18, -32],
    ],
    legs: [
      [
        [-8, -17],
        [-18, -14],
      ],
      [
        [9, -19],
        [15, -11],
      ],
    ],
  },
  lunge: {
    head: [6, -33],
    neck: [4, -28],
    hip: [-2, -16],
    left: [
      [-5, -26],
      [-11, -29],
    ],
    right: [
      [10, -27],
      [17, -27],
    ],
    legs: [
      [
        [-8, -9],
        [-15, 0],
      ],
      [
        [7, -13],
        [9, 0],
      ],
    ],
  },
  raise: {
    head: [0, -35],
    neck: [0, -30],
    hip: [0, -16],
    left: [
      [-7, -33],
      [-11, -42],
    ],
    right: [
      [7, -33],
      [11, -42],
    ],
    legs: [
      [
        [-3, -8],
        [-5, 0],
      ],
      [
        [3, -8],
        [5, 0],
      ],
    ],
  },
  point: {
    head: [1, -36],
    neck: [0, -31],
    hip: [0, -17],
    left: [
      [-6, -26],
      [-4, -18],
    ],
    right: [
      [8, -30],
      [17, -32],
    ],
    legs: [
      [
        [-3, -9],
        [-5, 0],
      ],
      [
        [3, -9],
        [5, 0],
      ],
    ],
  },
  strike: {
    head: [2, -35],
    neck: [0, -30],
    hip: [-1, -17],
    left: [
      [-6, -25],
      [-1, -20],
    ],
    right: [
      [3, -38],
      [-3, -45],
    ],
    legs: [
      [
        [-7, -9],
        [-12, 0],
      ],
      [
        [6, -11],
        [8, 0],
      ],
    ],
  },
  draw: {
    head: [1, -35],
    neck: [0, -30],
    hip: [-1, -17],
    left: [
      [-9, -30],
      [-2, -31],
    ],
    right: [
      [8, -30],
      [16, -31],
    ],
    legs: [
      [
        [-5, -9],
        [-8, 0],
      ],
      [
        [4, -9],
        [7, 0],
      ],
    ],
  },
  kneel: {
    head: [2, -27],
    neck: [0, -22],
    hip: [-2, -9],
    left: [
      [-4, -15],
      [4, -13],
    ],
    right: [
      [5, -17],
      [10, -14],
    ],
    legs: [
      [
        [-5, -1],
        [-14, 0],
      ],
      [
        [8, -9],
        [7, 0],
      ],
    ],
  },
  sit: {
    head: [0, -25],
    neck: [0, -20],
    hip: [0, -5],
    left: [
      [-8, -13],
      [-10, -5],
    ],
    right: [
      [8, -13],
      [10, -5],
    ],
    legs: [
      [
        [-12, -3],
        [2, 0],
      ],
      [
        [12, -3],
        [-2, 0],
      ],
    ],
  },
  ride: {
    head: [1, -28],
    neck: [0, -23],
    hip: [-1, -10],
    left: [
      [-5, -17],
      [2, -13],
    ],
    right: [
      [6, -20],
      [12, -24],
    ],
    legs: [
      [
        [4, -7],
        [2, 2],
      ],
      [
        [4, -7],
        [2, 2],
      ],
    ],
  },
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof POSES;

const limb = (from: Point, [bend, end]: readonly [Point, Point]): string =>
  `M${from[0]} ${from[1]}L${bend[0]} ${bend[1]}L${end[0]} ${end[1]}`;

/** A figure in one colour, with a thin edge of light; `dress` is drawn over it, in its own measure. */
export function figure(
  x: number,
  y: number,
  s: number,
  pose: PoseName,
  colour: string,
  lit = "",
  dress = "",
  turned = false,
): string {
  const { head, neck, hip, left, right, legs } = POSES[pose];
  const [nx, ny] = neck;
  const [hx, hy] = hip;
  const body =
    line(limb([nx - 2, ny + 1], left) + limb([nx + 3, ny + 1], right), colour, 3.6) +
    line(limb([hx - 1.5, hy], legs[0]) + limb([hx + 1.5, hy], legs[1]), colour, 4.6) +
    fill(`M${nx - 4.5} ${ny - 0.5}Q${nx} ${ny - 2.5} ${nx + 5} ${ny - 0.5}L${hx + 4} ${hy + 2}H${hx - 4}Z`, colour) +
    line(`M${nx} ${ny}L${head[0]} ${head[1]}`, colour, 3) +
    disc(head[0], head[1], 4.2, colour);
  const edge = lit
    ? line(`M${nx - 4} ${ny}L${hx - 3.4} ${hy + 1}${limb([hx - 2.6, hy], legs[0])}`, lit, 1.1, 0.85) +
      line(`M${head[0] - 3.6} ${head[1] + 1.4}A3.800 3.800 0 0 1 ${head[0]} ${head[1] - 3.8}`, lit, 1.1, 0.85)
    : "";
  const whole = body + edge + dress;
  return at(x, y, s, turned ? `<g transform="scale(-1 1)">${whole}</g>` : whole);
}

/** A cloak behind a standing figure, blown to the left. */
export const cloak = (colour: string, dark: string): string =>
  fill("M1-32C-8-28-13-14-20-4C-12-6-8-4-4-6L3-20Z", colour) + fill("M1-32C-4-24-6-14-12-5C-8-5-6-5-4-6L3-20Z", dark);
/** A pointed hood over the head of a standing figure. */
export const cowl = (colour: string): string => fill("M-5-31C-7-40-2-44 4-42C3-40 7-38 6-32C3-35 0-36-5-31Z", colour);

/** A long robe with a hood and both arms raised: a caster seen from afar, 44 high. */
export const caster = (x: number, y: number, s: number, robe: string, dark: string, lit = "#ffd978"): string =>
  at(
    x,
    y,
    s,
    both(fill("M-3-30C-10-32-15-38-17-46L-13-47C-11-41-7-37-1-36Z", robe)) +
      fill("M-11 0C-9-14-7-24-5-33H5C7-24 9-14 11 0Z", robe) +
      fill("M0 0V-33H5C7-24 9-14 11 0Z", dark) +
      fill("M0-46C-7-42-7-34-5-30H5C7-34 7-42 0-46Z", robe) +
      fill("M0-46C7-42 7-34 5-30H0Z", dark) +
      fill("M0-41C-4-39-4-34-3-32H3C4-34 4-39 0-41Z", "#140a14") +
      disc(-1.5, -36, 0.7, lit) +
      disc(1.5, -36, 0.7, lit),
  );

/** A horse that gallops to the right, with its rider as `rider` in the saddle; 50 long. */
export const horse = (
  x: number,
  y: number,
  s: number,
  colour: string,
  dark: string,
  rider = "",
  turned = false,
): string => {
  const whole =
    line("M-16-17L-22-9L-28-8M-13-16L-15-7L-21-1M13-16L20-9L18-3M16-18L25-14L29-9", dark, 3.4) +
    fill("M-20-26C-28-26-31-20-32-12C-28-17-24-19-20-19Z", dark) +
    fill(
      "M-20-26C-12-29 4-27 10-28C14-36 18-42 24-45L25-49L28-45C32-42 35-37 37-33C36-30 33-30 31-31C28-32 26-33 24-32C23-24 21-17 14-15C4-13-8-13-16-15C-21-17-23-22-20-26Z",
      colour,
    ) +
    fill("M-16-15C-8-13 4-13 14-15C21-17 23-24 24-32C21-27 17-22 8-20C-2-18-12-18-16-15Z", dark, 0.6) +
    line("M24-45C17-41 13-35 10-28", dark, 3) +
    disc(30, -39, 0.9, "#fff") +
    at(0, -26, 1, rider);
  return at(x, y, s, turned ? `<g transform="scale(-1 1)">${whole}</g>` : whole);
};

const INK = "#2b1c14";
/** What a bust looks like. */
export interface Person {
  coat: string;
  skin?: string;
  hair?: string;
  /** Drawn over the head, which is a disc of 10.5 around the origin. */
  hat?: string;
  beard?: string;
  /** Drawn over coat and neck. */
  over?: string;
}

/** A person from the chest upwards, the head around the point. */
export const bust = (
  x: number,
  y: number,
  s: number,
  { coat, skin = "#e0ae86", hair = "", hat = "", beard = "", over = "" }: Person,
): string =>
  at(
    x,
    y,
    s,
    (hair ? fill("M-12 8C-15-8-10-15 0-15C10-15 15-8 12 8Z", hair) : "") +
      fill("M-26 44C-26 20-14 13 0 13C14 13 26 20 26 44Z", coat) +
      fill("M0 13C14 13 26 20 26 44H0Z", "#000", 0.2) +
      fill("M-5 6H5V16C2 19-2 19-5 16Z", skin) +
      over +
      fill("M-10-3C-10-15 10-15 10-3C10 6 5 12 0 12C-5 12-10 6-10-3Z", skin) +
      fill("M0-12C10-12 10-3 10-3C10 6 5 12 0 12Z", "#000", 0.14) +
      (beard ? fill("M-10 0C-9 4-6 4-4 3H4C6 4 9 4 10 0C10 10 4 17 0 19C-4 17-10 10-10 0Z", beard) : "") +
      line("M-5.500-1V1M5.500-1V1", INK, 2) +
      line("M-7.500-4.500H-3.500M3.500-4.500H7.500", hair || INK, 1.4) +
      line("M0 0L-1 4H1", INK, 0.9, 0.6) +
      (beard ? "" : line("M-2.500 7.500H2.500", "#8a3a30", 1.2)) +
      (hair ? fill("M-11-2C-12-14-5-16 0-16C6-16 12-13 11-2C8-6 5-9 0-9C-5-9-8-7-11-2Z", hair) : "") +
      hat,
  );

/** Hats and helmets, for heads of that size. */
export const straw =
  fill("M-19-3C-10-8 10-8 19-3C12 0-12 0-19-3Z", "#e0bd62") +
  fill("M-9-5C-8-17 8-17 9-5Z", "#d0a94c") +
  fill("M0-14C6-14 8-10 9-5H0Z", "#a9812e");
export const helm = (steel = "#a3b0c0", dark = "#5c6a7a"): string =>
  ink("M-12 4V-4C-12-19 12-19 12-4V4H8V-2H-8V4Z", steel, "#2f3742", 1.2) +
  fill("M0-15.500C8-15 12-11 12-4V4H8V-2H0Z", dark) +
  line("M0-15V8", "#2f3742", 2.2);
/** A great helmet that hides the face, with a slit. */
export const greathelm = (steel = "#a3b0c0", dark = "#5c6a7a", plume = ""): string =>
  (plume ? fill("M-1-17C6-30 20-28 22-14C16-20 8-20 2-15Z", plume) : "") +
  ink("M-12 12V-6C-12-18 12-18 12-6V12C6 16-6 16-12 12Z", steel, "#2f3742", 1.2) +
  fill("M0-15C8-15 12-12 12-6V12C8 15 4 15 0 15Z", dark) +
  fill("M-10-2H-1.500V2H-10ZM1.500-2H10V2H1.500Z", "#0f0c12") +
  line("M0-15V15", "#2f3742", 1.8) +
  line("M-6 6V10M-3 6V11M3 6V11M6 6V10", "#2f3742", 1);
export const hood = (cloth: string, dark: string): string =>
  fill("M-15 16C-21-6-11-21 0-22C11-21 21-6 15 16C11 9 12-6 0-9C-12-6-11 9-15 16Z", cloth) +
  fill("M0-22C11-21 21-6 15 16C11 9 12-6 0-9Z", dark);
/** A pointed hat with a wide brim. */
export const pointed = (cloth: string, dark: string, band = "#e8bf58"): string =>
  fill("M-20-4C-10-10 10-10 20-4C12 0-12 0-20-4Z", cloth) +
  fill("M-9-6L-2-30C2-34 6-30 4-26L9-6Z", cloth) +
  fill("M2-31C5-31 5-28 4-26L9-6H0Z", dark) +
  line("M-9-7C-4-9 4-9 9-7", band, 2);
export const kettle = (steel = "#9aa8b8", dark = "#5c6a7a"): string =>
  fill("M-9-5C-9-18 9-18 9-5Z", steel) +
  fill("M0-15C6-15 9-11 9-5H0Z", dark) +
  ink("M-18-3C-10-8 10-8 18-3C10 0-10 0-18-3Z", steel, "#2f3742", 1);
export const mask = (cloth: string): string => fill("M-10 2H10C10 8 5 13 0 13C-5 13-10 8-10 2Z", cloth);
