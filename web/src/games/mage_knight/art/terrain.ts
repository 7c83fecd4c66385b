/** How terrains are drawn: a ground with its light, and what grows or stands on it, around the middle of a hex whose
 * corners are 40 away. Light falls from the upper left. */
import { at, chance, disc, each, fill, ink, line } from "./kit/draw";

/** Light and shade of each ground. */
const GROUNDS: Record<string, [string, string]> = {
  plains: ["#dde3a4", "#b5c276"],
  hills: ["#e0b97d", "#b98749"],
  forest: ["#96b87d", "#618a52"],
  wasteland: ["#c6ab99", "#94786a"],
  desert: ["#f5e2a6", "#d9b764"],
  swamp: ["#a0ae8f", "#69795f"],
  lake: ["#6cbcf2", "#2b78be"],
  mountain: ["#b1aba4", "#77716b"],
  sea: ["#8fc0c4", "#6da3ab"],
};

export const TERRAINS: readonly string[] = Object.keys(GROUNDS);

/** The gradients of all grounds, once for the whole map. */
export const terrainPaints = (prefix: string): string =>
  Object.entries(GROUNDS)
    .map(
      ([name, [light, shade]]) =>
        `<radialGradient id="${prefix}${name}" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`,
    )
    .join("");

const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.25): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#1f2a14" fill-opacity="${opacity}"/>`;

const tree = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    shadow(2, 5, 9, 2.6) +
      fill("M-1.300 3h2.600v3.500h-2.600z", "#5a4028") +
      fill("M0 -14L6 -5H3.500L8.500 4H-8.500L-3.500 -5H-6Z", "#558a54") +
      fill("M0 -14L6 -5H3.500L8.500 4H0Z", "#38683f") +
      fill("M0 -14L-3 -9.500L0 -10.500Z", "#8fbd7a", 0.7),
  );

const hill = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    ink("M-17 8C-12 -8 -4 -11 0 -11C6 -11 13 -6 17 8Z", "#c8985a", "#8d6331", 1.2) +
      fill("M-17 8C-12 -8 -4 -11 0 -11C-5 -4 -7 2 -7 8Z", "#eecd92") +
      line("M5 -4q4 3 6 9M0 0q3 3 3 7", "#a5773c", 1.1, 0.8),
  );

const peak = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    ink("M-22 17L-4 -20L22 17Z", "#6b655e", "#4b463f", 1.2) +
      fill("M-22 17L-4 -20L-2 17Z", "#98928b") +
      fill("M-10.500 -7L-4 -20L5 -7L0 -9L-3 -4L-6 -9Z", "#fff") +
      fill("M-4 -20L5 -7L0 -9L-3 -4Z", "#cfd6de") +
      line("M8 17L3 4M-12 17L-7 5", "#57514b", 1, 0.7),
  );

const reed = (x: number, y: number): string =>
  line(`M${x} ${y}v-13m-4 13q0 -6 -3 -9m7 9q0 -6 3 -9`, "#3d5235", 1.8) +
  fill(`M${x - 1.5} ${y - 12}q1.500 -5 3 0v4h-3z`, "#6d4a2a");

const rock = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    shadow(1, 6, 10, 2.5, 0.3) +
      ink("M-9 6L-5 -7L1 -9L5 -4L9 6Z", "#7f6656", "#543f34", 1.1) +
      fill("M-9 6L-5 -7L1 -9L-1 6Z", "#a58a79"),
  );

const tuft = (x: number, y: number): string => line(`M${x} ${y}q1 -6 -2 -9m2 9v-9m0 9q0 -5 3 -8`, "#8b9c50", 1.4);

/** What stands on a terrain; the seed makes each space look a little different. */
const MARKS: Record<string, (next: () => number) => string> = {
  plains: (next) => {
    const some = (count: number, draw: (x: number, y: number) => string): string =>
      each([...Array(count).keys()], () => draw(Math.round(-24 + next() * 48), Math.round(-16 + next() * 40)));
    return (
      line("M-30 6C-14 -2 -4 12 12 4S28 -2 31 0", "#c7d08b", 5, 0.45) +
      some(6, tuft) +
      some(2, (x, y) => disc(x, y, 1.6, "#fff6d8")) +
      some(1, (x, y) => disc(x, y, 1.6, "#e2938f"))
    );
  },
  forest: (next) =>
    each(
      [
        [-3, -19],
        [16, -13],
        [-20, -8],
        [9, 1],
        [-11, 3],
        [25, 4],
        [-23, 13],
        [15, 17],
        [-1, 19],
      ] as const,
      ([x, y]) => tree(Math.round(x + next() * 4 - 2), Math.round(y + next() * 4 - 2), 0.95 + next() * 0.3),
    ),
  hills: (next) =>
    hill(-12, -9, 0.95 + next() * 0.1) + hill(13, -4, 1.1 + next() * 0.1) + hill(-2 + next() * 4, 13, 1.3),
  mountain: (next) => shadow(2, 22, 30, 6, 0.3) + peak(12, -4, 0.9 + next() * 0.1) + peak(-8, 5, 1.2),
  lake: () =>
    fill("M0 -30L26 -15V15L0 30L-26 15V-15Z", "#3f97dc", 0.9) +
    fill("M0 -30L26 -15V-4C8 -16 -8 -4 -26 -8V-15Z", "#9ed6fa", 0.5) +
    line("M-24 10C-10 24 14 22 25 6", "#2a6fae", 2.4, 0.55) +
    line("M-18 -8q6 -5 11 0t11 0M-4 3q6 -5 11 0t11 0M-16 13q6 -5 11 0t11 0", "#fff", 2, 0.85) +
    reed(20, -12),
  desert: () =>
    each(
      [
        [4, -13, "#e6c87e"],
        [0, 4, "#d9b25c"],
        [6, 19, "#e2c173"],
      ] as const,
      ([x, y, colour]) =>
        fill(`M${x - 30} ${y}q15 -13 28 0t28 -2q-12 12 -28 8t-28 -6z`, colour, 0.85) +
        line(`M${x - 30} ${y}q15 -13 28 0t28 -2`, "#fbeec0", 1.3, 0.8),
    ) + at(-17, -19, 0.8, line("M0 8V-8M0 0H-5V-5M0 3H5V-2", "#6f8a4a", 3)),
  swamp: () =>
    each(
      [
        [-12, -10],
        [13, 2],
        [-6, 16],
      ] as const,
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="14" ry="5.500" fill="#54787a" fill-opacity=".85"/>` +
        line(`M${x - 8} ${y - 1}h9`, "#a9c4bd", 1.2, 0.7),
    ) +
    reed(-19, -7) +
    reed(6, -13) +
    reed(21, 4) +
    reed(1, 19) +
    reed(-17, 19),
  wasteland: (next) =>
    line("M-28 2l8 4l5 -4l7 5l8 -3M4 24l6 -4l6 3l7 -5M12 -26l4 6l-3 4", "#7d6153", 1.3, 0.8) +
    rock(-14, -9, 1 + next() * 0.2) +
    rock(14, -1, 1.1) +
    rock(-3, 17, 0.9 + next() * 0.2) +
    line("M22 20v-9m0 3l-4 -4m4 2l4 -5", "#4b382d", 1.8),
  sea: () => line("M-16 -8q5 -4 9 0t9 0M2 6q5 -4 9 0t9 0M-14 17q5 -4 9 0t9 0", "#e8f6f2", 1.4, 0.5),
};

export function terrainMarks(terrain: string, seed: number): string {
  return MARKS[terrain]?.(chance(seed)) ?? "";
}
