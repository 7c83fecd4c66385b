/** An enemy is drawn twice: large on the stage, and its head alone on a token. */
import { at, disc, fill, line, ring } from "../kit/draw";
import { coin, type Light, type Sky } from "../kit/paints";
import { glow, heaven, hills, rays } from "../kit/scene";

/** Its parts, around the middle of the stage of 240 × 216; the head around the middle of a face about 80 wide. */
export interface Foe {
  sky: Sky;
  light: Light;
  /** Behind the body: wings, a machine, a place. */
  behind?: string;
  body: string;
  head: string;
  /** Where the head is on the body, and its size. */
  neck?: readonly [number, number, number];
  /** Before body and head: weapons, hands. */
  before?: string;
  /** Where the middle of the head is on its token, and its size. */
  token?: readonly [number, number, number];
}

const WIDE = 240;
const HIGH = 216;
const GROUNDS: Partial<Record<Sky, string>> = {
  frost: "#24507e",
  steel: "#3c4c62",
  noon: "#4f6a44",
  pale: "#8a7448",
  rose: "#4a1d34",
};

/** The enemy on its stage. */
export function stage({ sky, light, behind = "", body, head, neck = [0, -10, 1.22], before = "" }: Foe): string {
  return (
    heaven(sky, WIDE, HIGH) +
    rays(120, 92, "#fff", 20, 0.08, 190) +
    glow(120, 92, 116, light, 0.62) +
    hills(184, 14, GROUNDS[sky] ?? "#0d0a10", 4, WIDE, HIGH) +
    at(120, 112, 1, behind + body + at(neck[0], neck[1], neck[2], head) + before)
  );
}

/** The colours of the backs: rim and ground of a token. */
const BACKS = {
  green: ["#4c9f5a", "#1c3a24"],
  brown: ["#9a6a3c", "#34221a"],
  grey: ["#a3a8ae", "#33383e"],
  violet: ["#9a63c4", "#2d1844"],
  red: ["#d2453c", "#48141a"],
  white: ["#f6f0de", "#5c564a"],
} as const;
export type Back = keyof typeof BACKS;

/** The head on its token of 40 × 40. */
export function token(back: Back, { head, token: [x, y, size] = [0, 0, 1] }: Foe): string {
  const [rim, ground] = BACKS[back];
  return (
    disc(20, 20, 19.6, "#14100c") +
    disc(20, 20, 18.6, rim) +
    disc(20, 20, 15.6, ground) +
    fill("M20 4.400A15.600 15.600 0 0 1 20 35.600Z", "#000", 0.16) +
    `<g clip-path="${coin}">${at(20 + x * 0.37, 20 + y * 0.37, 0.37 * size, head)}</g>` +
    ring(20, 20, 17, rim, 3) +
    line("M7 9A17 17 0 0 1 28 5", "#fff", 1.2, 0.5)
  );
}
