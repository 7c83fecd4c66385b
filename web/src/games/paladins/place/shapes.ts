/** Shapes of the border city: arches, masonry, skylines, ivy; the same seed always gives the same. */
import type { Box } from "../layout";

/** Give numbers from 0 to 1 that only look like chance. */
export function chance(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const near = (number: number): string => String(Math.round(number * 10) / 10);

/** A round arch. */
export const arch = ({ x, y, width, height }: Box): string =>
  `M${near(x)} ${near(y + height)}V${near(y + width / 2)}a${near(width / 2)} ${near(width / 2)} 0 0 1 ${near(width)} 0V${near(y + height)}z`;

/** A pointed arch. */
export function gothic({ x, y, width, height }: Box): string {
  const [middle, right] = [x + width / 2, x + width];
  const [bend, spring] = [y + width * 0.2, y + width * 0.55];
  return `M${near(x)} ${near(y + height)}V${near(spring)}Q${near(x)} ${near(bend)} ${near(middle)} ${near(y)}Q${near(right)} ${near(bend)} ${near(right)} ${near(spring)}V${near(y + height)}z`;
}

/** Battlements along the upper edge of a box. */
export function battlements({ x, y, width, height }: Box): string {
  const tooth = width / 9;
  let path = `M${near(x)} ${near(y + height)}V${near(y)}`;
  for (let at = 0; at < 9; at += 1) path += `h${near(tooth)}v${at % 2 ? -7 : 7}`;
  return `${path}V${near(y + height)}z`;
}

/** A gabled front: from the eaves to a low ridge in the middle. */
export function gable({ x, y, width, height }: Box): string {
  const eaves = y + 19;
  const [left, right] = [near(x + width * 0.3), near(x + width * 0.7)];
  return `M${near(x)} ${near(y + height - 6)}V${near(eaves)}Q${left} ${near(y + 12)} ${near(x + width / 2)} ${near(y)}Q${right} ${near(y + 12)} ${near(x + width)} ${near(eaves)}V${near(y + height - 6)}q0 6-6 6H${near(x + 6)}q-6 0-6-6z`;
}

/** The roof along a gable. */
export function roof({ x, y, width }: Box): string {
  const [left, right] = [near(x + width * 0.3), near(x + width * 0.7)];
  return `M${near(x - 2)} ${near(y + 19)}Q${left} ${near(y + 12)} ${near(x + width / 2)} ${near(y - 1)}Q${right} ${near(y + 12)} ${near(x + width + 2)} ${near(y + 19)}`;
}

/** Courses of blocks that join at the edges of a tile: one path for each tone, and the light on their upper edges. */
export interface Courses {
  width: number;
  height: number;
  tones: string[];
  light: string;
}

export function courses(
  width: number,
  rows: number,
  course: number,
  block: number,
  tones: number,
  seed: number,
): Courses {
  const next = chance(seed);
  const paths: string[] = Array.from({ length: tones }, () => "");
  let light = "";
  const lay = (x: number, y: number, long: number, tone: number): void => {
    paths[tone] += `M${near(x)} ${y}h${near(long)}v${course - 1}h${near(-long)}z`;
    light += `M${near(x)} ${y + 0.5}h${near(long)}`;
  };
  for (let row = 0; row < rows; row += 1) {
    const count = Math.max(1, Math.round(width / block));
    const sizes = Array.from({ length: count }, () => 0.7 + next() * 0.6);
    const unit = width / sizes.reduce((sum, size) => sum + size, 0);
    let x = -next() * block;
    for (const size of sizes) {
      const long = size * unit - 1;
      const tone = Math.floor(next() * tones);
      lay(x, row * course, long, tone);
      if (x < 0) lay(x + width, row * course, long, tone);
      x += size * unit;
    }
  }
  return { width, height: rows * course, tones: paths, light };
}

/** Short strokes, like grain. */
export function grain(width: number, height: number, count: number, seed: number): string {
  const next = chance(seed);
  return Array.from(
    { length: count },
    () => `M${near(next() * width)} ${near(next() * height)}l${near(2 + next() * 6)} ${near(next() * 1.2 - 0.6)}`,
  ).join("");
}

/** Roofs and towers of a town, standing on a line. */
export function skyline(from: number, to: number, base: number, seed: number, highest: number): string {
  const next = chance(seed);
  let path = `M${near(from)} ${near(base)}`;
  for (let x = from; x < to;) {
    const width = 7 + next() * 9;
    const high = (0.3 + next() * 0.7) * highest;
    const kind = next();
    const up = (part: number): string => near(base - high * part);
    const middle = near(x + width / 2);
    if (kind < 0.4) path += `V${up(0.6)}L${middle} ${up(1)}L${near(x + width)} ${up(0.6)}`;
    else if (kind < 0.6) path += `V${up(1)}h${near(width * 0.3)}v3h${near(width * 0.4)}v-3h${near(width * 0.3)}`;
    else if (kind < 0.75) path += `V${up(0.8)}L${middle} ${up(1.5)}L${near(x + width)} ${up(0.8)}`;
    else path += `V${up(0.5)}H${near(x + width)}`;
    x += width;
    path += `V${up(0.3)}`;
  }
  return `${path}V${near(base)}z`;
}

/** Leaves along a way down a wall, one path for each of four greens. */
export function ivy(x: number, y: number, count: number, seed: number, spread = 5): string[] {
  const next = chance(seed);
  const greens = ["", "", "", ""];
  for (let at = 0; at < count; at += 1) {
    const size = 1.8 + next() * 1.4;
    const px = x + (next() * 2 - 1) * spread * (1 - (0.6 * at) / count);
    const py = y + at * 2.6 + next() * 4 - 2;
    const lean = next() * 2 - 1;
    greens[Math.floor(next() * 4)] +=
      `M${near(px)} ${near(py - size)}q${near(size + lean)} ${near(size * 0.6)} ${near(lean)} ${near(2 * size)}q${near(-size - lean)} ${near(-size * 1.2)} ${near(-lean)} ${near(-2 * size)}z`;
  }
  return greens;
}

/** Rows of something over a land: marks at places that do not look counted. */
export function strewn(box: Box, count: number, seed: number, mark: (x: number, y: number) => string): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => mark(box.x + next() * box.width, box.y + next() * box.height)).join("");
}

/** A pine: its light half and its dark half. */
export const pine = (x: number, y: number, size: number): [string, string] => {
  const scale = (number: number): string => near(number * size);
  const start = `M${near(x)} ${near(y - 20 * size)}l${scale(6)} ${scale(11)}h${scale(-3)}l${scale(5)} ${scale(9)}`;
  return [`${start}h${scale(-16)}l${scale(5)} ${scale(-9)}h${scale(-3)}z`, `${start}h${scale(-8)}z`];
};
