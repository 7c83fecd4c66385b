/** The three attribute tracks as one staircase seen from its side: Influence in front, then Strength, Faith at the back. */
import { STAIRS } from "../layout";
import type { Attribute } from "../view";

export const LANE: Record<Attribute, number> = { influence: 0, strength: 1, faith: 2 };
export const LANES = [2, 1, 0];

const FOOT = { x: STAIRS.x + 31, y: STAIRS.y + STAIRS.height - 9 };
const STEP = 10.3;
const RISE = 4;
const LEAN = { x: 8.6, y: 15.5 };

type Point = [x: number, y: number];
const closed = (points: Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;

function corner(lane: number, step: number, high: number): Point {
  return [FOOT.x + step * STEP - lane * LEAN.x, FOOT.y - high * RISE - lane * LEAN.y];
}

/** The treads of a lane, from one step to another, or every second of them. */
export function tops(lane: number, from: number, to: number, every = 1): string {
  let path = "";
  for (let step = from; step <= to; step += every) {
    path += closed([
      corner(lane, step, step),
      corner(lane, step + 1, step),
      corner(lane + 1, step + 1, step),
      corner(lane + 1, step, step),
    ]);
  }
  return path;
}

/** The risers of a lane; lane −1 is the front of the whole staircase, down to the ground. */
export function sides(lane: number, from: number, to: number): string {
  let path = "";
  for (let step = from; step <= to; step += 1) {
    path +=
      lane < 0
        ? closed([corner(0, step, step), corner(0, step + 1, step), corner(0, step + 1, -3), corner(0, step, -3)])
        : closed([
            corner(lane, step, step - 1),
            corner(lane, step, step),
            corner(lane + 1, step, step),
            corner(lane + 1, step, step - 1),
          ]);
  }
  return path;
}

/** Where somebody stands on a step of a lane. */
export function standingOn(lane: number, step: number): { x: number; y: number } {
  const [x, y] = corner(lane + 0.5, step + 0.5, step);
  return { x, y };
}

/** The front of a step, for its number. */
export function frontOf(step: number): { x: number; y: number } {
  const [x, y] = corner(0, step + 0.5, step);
  return { x, y: y + 9 };
}
