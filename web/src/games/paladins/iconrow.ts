/** Where the icons of a list of gains or costs lie in a row: numbers before them, strokes between alternatives. */
import type { Cost, Gain } from "./book";
import { summed } from "./reading";

interface Step {
  /** Where it begins. */
  at: number;
  /** What it shows; null is a stroke. */
  icon: string | null;
  n: number;
}
export interface IconRow {
  steps: Step[];
  width: number;
  size: number;
  digit: number;
}

const STROKE = 6;

const asGain = (one: Gain | Cost): Gain => ("effect" in one ? one : { effect: one.resource, n: one.n });

/** Lay out the groups; all becomes smaller if it would be wider than `most`. */
export function iconRow(groups: (Gain | Cost)[][], first: Gain[], size: number, gap: number, most: number): IconRow {
  const digit = Math.max(13.2, size * 0.72);
  const steps: Step[] = [];
  let at = 0;
  const add = (gains: Gain[]): void => {
    for (const gain of summed(gains)) {
      if (gain.n !== 1) at += digit * 0.6;
      steps.push({ at, icon: gain.effect, n: gain.n });
      at += size + gap;
    }
  };
  add(first);
  groups.forEach((group, place) => {
    if (place > 0) {
      steps.push({ at, icon: null, n: 0 });
      at += STROKE + gap / 2;
    }
    add(group.map(asGain));
  });
  const width = Math.max(at - gap, 0);
  if (width <= most || size <= 9) return { steps, width, size, digit };
  return iconRow(groups, first, Math.max(9, Math.min(size - 0.5, (size * most) / width)), Math.min(gap, 0.5), most);
}
