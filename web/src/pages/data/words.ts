/** How each kind of source is called, what it means, and the pattern that stands for it. */
import type { Source } from "./sources";

export const NAMES: Record<Source, string> = {
  rulebook: "web-source-rulebook",
  ruling: "web-source-ruling",
  public: "web-source-public",
  "one-public": "web-source-one-public",
  doubtful: "web-source-doubtful",
  reconstructed: "web-source-reconstructed",
};

export const MEANINGS: Record<Source, string> = {
  rulebook: "web-source-rulebook-about",
  ruling: "web-source-ruling-about",
  public: "web-source-public-about",
  "one-public": "web-source-one-public-about",
  doubtful: "web-source-doubtful-about",
  reconstructed: "web-source-reconstructed-about",
};

const stripes = (angle: number, colour: string, width: number): string =>
  `repeating-linear-gradient(${angle}deg, ${colour} 0 ${width}px, var(--card) ${width}px ${width * 2}px)`;

/** Shape as well as colour: plain, striped, checked. */
export const PATTERNS: Record<Source, string> = {
  rulebook: "#2e7d3a",
  ruling: stripes(0, "#2e7d3a", 3),
  public: "#2f6db3",
  "one-public": stripes(90, "#2f6db3", 3),
  doubtful: stripes(45, "#b06a00", 3),
  reconstructed: "#a3273a",
};
