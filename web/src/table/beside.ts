/** Where a small window stands: beside what it is about, inside the screen, over as little as can be that matters. */
import type { Box } from "./walk";

export interface Size {
  width: number;
  height: number;
}

export interface Corner {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Give the corner of a window of a size beside a box; `spared` are boxes that it should not cover. What lies among many of its
 * kind, as a card in a hand, has its window above if there is room. */
export function placeBeside(about: Box, size: Size, screen: Size, spared: Box[] = [], above = false): Corner {
  const lowest = Math.max(EDGE, screen.height - size.height - EDGE);
  const rightmost = Math.max(EDGE, screen.width - size.width - EDGE);
  const top = clamp(about.top + about.height / 2 - size.height / 2, EDGE, lowest);
  const left = clamp(about.left + about.width / 2 - size.width / 2, EDGE, rightmost);
  const corners: Corner[] = [
    { left: about.left + about.width + GAP, top },
    { left: about.left - GAP - size.width, top },
    { left, top: about.top + about.height + GAP },
    { left, top: about.top - GAP - size.height },
  ];
  if (above && corners[3]!.top >= EDGE) return corners[3]!;
  const inside = corners.filter(
    (corner) => corner.left >= EDGE && corner.left <= rightmost && corner.top >= EDGE && corner.top <= lowest,
  );
  return least(inside, (corner) => covered({ ...corner, ...size }, spared)) ?? { left, top: lowest };
}

/** How much of the boxes another one covers, in square pixels. */
function covered(by: Box, boxes: Box[]): number {
  return boxes.reduce((sum, box) => {
    const width = Math.min(by.left + by.width, box.left + box.width) - Math.max(by.left, box.left);
    const height = Math.min(by.top + by.height, box.top + box.height) - Math.max(by.top, box.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}

function least<T>(all: T[], rank: (one: T) => number): T | undefined {
  const ranks = all.map(rank);
  return all[ranks.indexOf(Math.min(...ranks))];
}
