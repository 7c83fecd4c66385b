/** How terrains are drawn: strokes and shapes around the centre of a hex whose corners are 40 away. */

export interface Mark {
  d: string;
  /** A part without a fill is a line. */
  fill?: "dark" | "light" | "snow";
}

const tree = (x: number, y: number, s = 1): Mark => ({
  d: `M${x} ${y - 11 * s}l${6 * s} ${9 * s}h${-3 * s}l${5 * s} ${7 * s}h${-6.5 * s}v${3 * s}h${-3 * s}v${-3 * s}h${-6.5 * s}l${5 * s} ${-7 * s}h${-3 * s}z`,
  fill: "dark",
});
const wave = (x: number, y: number): Mark => ({ d: `M${x - 10} ${y}q5 -5 10 0t10 0` });
const reed = (x: number, y: number): Mark => ({ d: `M${x} ${y}v-10M${x - 4} ${y}q0 -5 -3 -7M${x + 4} ${y}q0 -5 3 -7` });
const stone = (x: number, y: number): Mark => ({ d: `M${x - 6} ${y + 4}l3 -8l5 1l4 7z`, fill: "dark" });

export const TERRAIN: Record<string, Mark[]> = {
  plains: [{ d: "M-24 -8l2 -5m2 5v-6m4 6l-2 -5M14 -14l2 -5m2 5v-6M-6 22l2 -5m2 5v-6m4 6l-2 -5M18 18l2 -5m2 5v-6" }],
  hills: [
    { d: "M-27 10q9 -20 20 0" },
    { d: "M-12 2q11 -24 25 2" },
    { d: "M6 14q10 -19 21 -1" },
    { d: "M-4 -4q3 -5 6 -5M-21 5q2 -4 5 -4M13 8q2 -4 5 -4" },
  ],
  forest: [tree(-17, -8), tree(2, -17), tree(19, -6), tree(-9, 13), tree(11, 15)],
  desert: [
    { d: "M-28 -8q9 -8 18 0t18 0t18 -2" },
    { d: "M-26 6q9 -8 18 0t18 0t16 -2" },
    { d: "M-18 20q8 -7 16 0t18 -1" },
    { d: "M-8 -22h1m7 -3h1m8 4h1" },
  ],
  wasteland: [
    stone(-14, -14),
    stone(12, -8),
    stone(-4, 14),
    { d: "M-24 4l6 3l4 -3l5 4M6 20l5 -3l5 3l5 -4M14 -24l3 4" },
  ],
  swamp: [reed(-15, -6), reed(10, -12), reed(-2, 14), reed(18, 14), { d: "M-24 2h12M2 -4h14M-14 20h9M8 20h16" }],
  lake: [wave(-8, -14), wave(10, -2), wave(-10, 8), wave(6, 20)],
  mountain: [
    { d: "M-28 18L-10 -16L2 6L10 -6L27 18z", fill: "dark" },
    { d: "M-10 -16l-6 11l4 -2l3 4l4 -3l1 1zM10 -6l-4 6l3 -1l2 2l2 -2l2 1z", fill: "snow" },
  ],
  sea: [wave(-12, -12), wave(12, 2), wave(-8, 16)],
};
