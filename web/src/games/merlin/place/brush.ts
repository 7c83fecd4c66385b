/** Painting what never changes: pictures as markup of SVG, put together once. Colours are names of the theme, so that a picture
 * follows it without being painted anew. */
import { iconOf } from "../../../look/icons/icon";

/** The same numbers between 0 and 1 every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const within = (random: () => number, low: number, high: number): number => low + random() * (high - low);

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;
export const group = (transform: string, inside: string, more = ""): string =>
  `<g transform="${transform}" ${more}>${inside}</g>`;
export const mix = (colour: string, part: number, other: string): string =>
  `color-mix(in srgb, ${colour} ${part}%, ${other})`;
export const round = (value: number): string => value.toFixed(1);

type Stop = [offset: number, colour: string, opacity?: number];
const stops = (given: Stop[]): string =>
  given
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("");
export const linear = (id: string, given: Stop[], to: [number, number] = [0, 1]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${to[0]}" y2="${to[1]}">${stops(given)}</linearGradient>`;
export const radial = (id: string, given: Stop[], more = ""): string =>
  `<radialGradient id="${id}" ${more}>${stops(given)}</radialGradient>`;

/** Many small shapes in a few tones: one path for each. */
export class Tones {
  private readonly shapes: string[][];

  constructor(private readonly paint: string[]) {
    this.shapes = paint.map(() => []);
  }

  add(tone: number, d: string): void {
    this.shapes[Math.floor(tone * this.paint.length)]?.push(d);
  }

  /** `paint` are fills, or with `stroke` strokes of that width. */
  markup(stroke = 0, more = ""): string {
    return this.shapes
      .map((all, tone) => {
        const colour = this.paint[tone] ?? "";
        return stroke ? line(all.join(""), colour, stroke, more) : path(all.join(""), colour, more);
      })
      .join("");
  }
}

/** An icon around a place, outlined so that it is seen on any ground. */
export function sign(name: string, x: number, y: number, size: number, colour: string, edge = "", thick = 3): string {
  const parts = iconOf(name) ?? [];
  const under = edge ? parts.map(({ d, width = 0 }) => line(d, edge, width + thick)).join("") : "";
  const drawn = parts
    .map(({ d, fill, stroke, width }) => (stroke ? line(d, stroke, width ?? 2) : path(d, fill ?? "currentColor")))
    .join("");
  const move = `translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${(size / 24).toFixed(3)})`;
  return group(move, under + drawn, `color="${colour}" stroke-linejoin="round" stroke-linecap="round"`);
}
