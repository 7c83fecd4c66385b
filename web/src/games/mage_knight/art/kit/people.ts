/** People: whole figures as dark shapes with a lit edge, and busts with faces. */
import { at, both, disc, fill, flip, ink, line } from "./draw";

type Point = readonly [number, number];
/** Where the joints of a figure are that stands on y = 0, is 40 high and looks to the right: x and y of head, neck and hip,
 * then of each arm and each leg its bend and its end. */
const POSES = {
  stand: [0, -36, 0, -31, 0, -17, -5, -25, -4, -18, 5, -25, 5, -18, -2, -9, -3, 0, 2, -9, 3, 0],
  walk: [2, -36, 1, -31, 0, -17, -5, -25, -7, -19, 5, -25, 9, -22, -3, -9, -9, -1, 5, -10, 7, 0],
  run: [8, -34, 5, -29, -1, -17, -4, -27, -8, -21, 8, -23, 14, -26, -7, -11, -16, -12, 8, -13, 9, -3],
  leap: [9, -36, 6, -31, 0, -20, -2, -33, -9, -36, 11, -28, 18, -32, -8, -17, -18, -14, 9, -19, 15, -11],
  lunge: [6, -33, 4, -28, -2, -16, -5, -26, -11, -29, 10, -27, 17, -27, -8, -9, -15, 0, 7, -13, 9, 0],
  raise: [0, -35, 0, -30, 0, -16, -7, -33, -11, -42, 7, -33, 11, -42, -3, -8, -5, 0, 3, -8, 5, 0],
  point: [1, -36, 0, -31, 0, -17, -6, -26, -4, -18, 8, -30, 17, -32, -3, -9, -5, 0, 3, -9, 5, 0],
  strike: [2, -35, 0, -30, -1, -17, -6, -25, -1, -20, 3, -38, -3, -45, -7, -9, -12, 0, 6, -11, 8, 0],
  draw: [1, -35, 0, -30, -1, -17, -9, -30, -2, -31, 8, -30, 16, -31, -5, -9, -8, 0, 4, -9, 7, 0],
  kneel: [2, -27, 0, -22, -2, -9, -4, -15, 4, -13, 5, -17, 10, -14, -5, -1, -14, 0, 8, -9, 7, 0],
  sit: [0, -25, 0, -20, 0, -5, -8, -13, -10, -5, 8, -13, 10, -5, -12, -3, 2, 0, 12, -3, -2, 0],
  ride: [1, -28, 0, -23, -1, -10, -5, -17, 2, -13, 6, -20, 12, -24, 4, -7, 2, 2, 4, -7, 2, 2],
} satisfies Record<string, number[]>;
type PoseName = keyof typeof POSES;

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
  const joint = (i: number): Point => [POSES[pose][2 * i] ?? 0, POSES[pose][2 * i + 1] ?? 0];
  const limb = (from: number, height: number, i: number): string =>
    `M${from} ${height}L${joint(i).join(" ")}L${joint(i + 1).join(" ")}`;
  const [[ex, ey], [nx, ny], [hx, hy]] = [joint(0), joint(1), joint(2)];
  const body =
    line(limb(nx - 2, ny + 1, 3) + limb(nx + 3, ny + 1, 5), colour, 3.6) +
    line(limb(hx - 1.5, hy, 7) + limb(hx + 1.5, hy, 9), colour, 4.6) +
    fill(`M${nx - 4.5} ${ny - 0.5}Q${nx} ${ny - 2.5} ${nx + 5} ${ny - 0.5}L${hx + 4} ${hy + 2}H${hx - 4}Z`, colour) +
    line(`M${nx} ${ny}L${ex} ${ey}`, colour, 3) +
    disc(ex, ey, 4.2, colour);
  const edge = lit
    ? line(`M${nx - 4} ${ny}L${hx - 3.4} ${hy + 1}${limb(hx - 2.6, hy, 7)}`, lit, 1.1, 0.85) +
      line(`M${ex - 3.6} ${ey + 1.4}A3.8 3.8 0 0 1 ${ex} ${ey - 3.8}`, lit, 1.1, 0.85)
    : "";
  const whole = body + edge + dress;
  return at(x, y, s, turned ? flip(whole) : whole);
}

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
  return at(x, y, s, turned ? flip(whole) : whole);
};

const INK = "#2b1c14";
/** What a bust looks like. */
interface Person {
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

/** Skins. */
export const TAN = "#dca67c";
export const FAIR = "#f0cca8";
export const DUSKY = "#b07a52";

/** Cut stone from the waist up, with burning eyes and a heart. */
export const golem = (x: number, y: number, s: number, lit: string, dark: string, edge: string, eye: string): string =>
  at(
    x,
    y,
    s,
    ink("M-40 44L-36 12L-15 5L-13-15L13-15L15 5L36 12L40 44Z", lit, edge, 1.4) +
      fill("M0-15H13L15 5L36 12L40 44H0Z", dark) +
      fill("M-9-7H-2V-3H-9ZM2-7H9V-3H2Z", eye) +
      line("M-36 12L-20 18L-15 5M36 12L20 18L15 5M-10 20H10", edge, 1.6) +
      fill("M-7 26L0 18L7 26L0 35Z", eye),
  );
