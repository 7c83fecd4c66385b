/** The pencil of all art: shapes as text of SVG, short to write and cheap to draw. */

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** A filled path. */
export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? "" : ` fill-opacity="${round(opacity)}"`}/>`;

/** A filled path with an outline. */
export const ink = (d: string, colour: string, line: string, width = 1.4): string =>
  `<path d="${d}" fill="${colour}" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A line. */
export const line = (d: string, colour: string, width = 1.5, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? "" : ` stroke-opacity="${round(opacity)}"`}/>`;

export const disc = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"${opacity === 1 ? "" : ` fill-opacity="${round(opacity)}"`}/>`;

export const ring = (x: number, y: number, r: number, colour: string, width = 1.5, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? "" : ` stroke-opacity="${round(opacity)}"`}/>`;

export const box = (x: number, y: number, w: number, h: number, colour: string, opacity = 1): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${colour}"${opacity === 1 ? "" : ` fill-opacity="${round(opacity)}"`}/>`;

/** A part moved, made larger and turned. */
export const at = (x: number, y: number, scale: number, part: string, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ""}${scale === 1 ? "" : ` scale(${round(scale)})`}">${part}</g>`;

/** A part seen in a mirror that stands at x = 0. */
export const flip = (part: string): string => `<g transform="scale(-1 1)">${part}</g>`;

/** A part and its mirror image. */
export const both = (part: string): string => part + flip(part);

export const faint = (opacity: number, part: string): string => `<g opacity="${round(opacity)}">${part}</g>`;

/** Something for each of some places. */
export const each = <T>(places: readonly T[], draw: (place: T, index: number) => string): string =>
  places.map(draw).join("");

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Numbers between 0 and 1 that look random and are always the same. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
