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
/** How far along a side a window may slide: its middle at the middle of what it is about, or further off. */
const SLIDES = [0, -0.25, 0.25, -0.5, 0.5];
/** How much worse it is to cover what the window is about, and what must be kept free, than to cover anything else. */
const ABOUT = 1e6;
const KEPT = 1e3;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Give the corner of a window of a size beside a box; `spared` are boxes that it should not cover, `kept` those that it
 * covers only if it would else cover what it is about. What lies among many of its kind, as a card in a hand, has its window
 * above if there is room. */
export function placeBeside(
  about: Box,
  size: Size,
  screen: Size,
  spared: Box[] = [],
  above = false,
  kept: Box[] = [],
): Corner {
  const lowest = Math.max(EDGE, screen.height - size.height - EDGE);
  const rightmost = Math.max(EDGE, screen.width - size.width - EDGE);
  const inside = ({ left, top }: Corner): Corner => ({
    left: clamp(left, EDGE, rightmost),
    top: clamp(top, EDGE, lowest),
  });
  const corners = SLIDES.flatMap((slide): Corner[] => {
    const top = about.top + about.height / 2 - size.height / 2 + slide * size.height;
    const left = about.left + about.width / 2 - size.width / 2 + slide * size.width;
    return [
      { left: about.left + about.width + GAP, top },
      { left: about.left - GAP - size.width, top },
      { left, top: about.top + about.height + GAP },
      { left, top: about.top - GAP - size.height },
    ];
  });
  const over = corners[3] as Corner;
  if (above && over.top >= EDGE) return inside(over);
  const cost = (corner: Corner): number => {
    const box = { ...corner, ...size };
    return ABOUT * covered(box, [about]) + KEPT * covered(box, kept) + covered(box, spared);
  };
  return least(corners.map(inside), cost) ?? inside(about);
}

/** How much of the boxes another one covers, in square pixels. */
export function covered(by: Box, boxes: Box[]): number {
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
