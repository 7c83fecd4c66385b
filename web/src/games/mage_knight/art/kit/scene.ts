/** Lands and skies for scenes of 120 × 74: what is far behind, and the ground. */
import { at, box, chance, disc, each, fill, line, times } from "./draw";
import { light, sky, type Light, type Sky } from "./paints";

const WIDTH = 120;
const HEIGHT = 74;
const n = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

export const heaven = (name: Sky, width = WIDTH, height = HEIGHT): string => box(0, 0, width, height, sky(name));

/** Light around a point. */
export const glow = (x: number, y: number, r: number, name: Light, opacity = 1): string =>
  disc(x, y, r, light(name), opacity);

export const sun = (x: number, y: number, r = 8): string => glow(x, y, r * 3.4, "sun") + disc(x, y, r, "#fff4cc");

export const moon = (x: number, y: number, r = 9): string =>
  glow(x, y, r * 3, "moon", 0.8) +
  disc(x, y, r, "#e9edfb") +
  disc(x + r * 0.3, y - r * 0.2, r * 0.22, "#c3cbe6") +
  disc(x - r * 0.35, y + r * 0.3, r * 0.16, "#c3cbe6");

/** Rays from a point; every picture with a hero in it loves them. */
export function rays(x: number, y: number, colour: string, count = 14, opacity = 0.14, reach = 130): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count + 0.1;
    const wide = Math.PI / count / 1.1;
    d += `M${x} ${y}L${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}L${n(x + reach * Math.cos(angle + wide))} ${n(y + reach * Math.sin(angle + wide))}Z`;
  }
  return fill(d, colour, opacity);
}

/** Dots all over, such as stars, snow or sparks. */
export function dots(
  seed: number,
  count: number,
  colour: string,
  size = 1,
  low = 0,
  high = HEIGHT,
  wide = WIDTH,
): string {
  const next = chance(seed);
  let d = "";
  for (let i = 0; i < count; i++) {
    const r = size * (0.5 + next());
    d += `M${n(next() * wide)} ${n(low + next() * (high - low))}m${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
  }
  return fill(d, colour, 0.85);
}
export const stars = (seed: number, count = 24, low = 46): string => dots(seed, count, "#fff", 0.6, 0, low);

/** Rolling ground from its height down to the edge. */
export function hills(y: number, rise: number, colour: string, seed = 1, width = WIDTH, height = HEIGHT): string {
  const next = chance(seed);
  let x = -6;
  let d = `M-6 ${height + 4}V${n(y)}`;
  while (x < width + 6) {
    const to = x + (0.16 + next() * 0.16) * width;
    const end = y + (next() - 0.5) * rise;
    d += `Q${n((x + to) / 2)} ${n(end - rise)} ${n(to)} ${n(end)}`;
    x = to;
  }
  return fill(`${d}V${height + 4}Z`, colour);
}

/** A mountain with its top at a point: a lit half, a dark one, and snow. */
export function peak(x: number, y: number, w: number, h: number, lit: string, dark: string, snow = "#fff"): string {
  const cap = h * 0.3;
  const half = w / 2;
  return (
    fill(`M${n(x)} ${n(y)}L${n(x - half)} ${n(y + h)}H${n(x + half)}Z`, lit) +
    fill(
      `M${n(x)} ${n(y)}L${n(x + half)} ${n(y + h)}H${n(x + half * 0.1)}L${n(x - half * 0.12)} ${n(y + h * 0.5)}Z`,
      dark,
    ) +
    (snow
      ? fill(
          `M${n(x)} ${n(y)}L${n(x - half * 0.3)} ${n(y + cap)}L${n(x - half * 0.12)} ${n(y + cap * 0.8)}L${n(x)} ${n(y + cap * 1.2)}L${n(x + half * 0.14)} ${n(y + cap * 0.8)}L${n(x + half * 0.3)} ${n(y + cap)}Z`,
          snow,
        )
      : "")
  );
}

/** Pines in a row: places and sizes. */
export const pines = (places: readonly [number, number, number][], lit: string, dark: string): string =>
  each(places, ([x, y, s]) =>
    at(x, y, s, fill("M0-22L7-10H4L10 0H-10L-4-10H-7Z", lit) + fill("M0-22L7-10H4L10 0H0Z", dark)),
  );

/** A tree with a round crown. */
export const oak = (x: number, y: number, s: number, lit = "#6f9a4a", dark = "#3f6a36"): string =>
  at(
    x,
    y,
    s,
    fill("M-2.500 0L-1.500-12L-7-18M1.500-12L7-17L2.500 0Z", "#4a3222") +
      fill("M-2.500 1L-2-14H2L3 1Z", "#4a3222") +
      fill("M0-36C9-38 14-31 13-27C19-24 17-14 9-14C6-10-6-10-9-14C-17-14-19-24-13-27C-14-33-8-38 0-36Z", lit) +
      fill("M0-36C9-38 14-31 13-27C19-24 17-14 9-14C6-10 2-11 0-11C4-18 5-28 0-36Z", dark),
  );

/** A keep with three towers; its foot at the point, about 36 wide. */
export const castle = (x: number, y: number, s: number, lit: string, dark: string, window = "#ffd978"): string =>
  at(
    x,
    y,
    s,
    fill("M-18 0V-18H-15V-15H-12V-18H-9V-12H-6V-28H-4V-25H-1V-28H1V-25H4V-28H6V-12H9V-18H12V-15H15V-18H18V0Z", lit) +
      fill("M0 0V-25H1V-28V-25H4V-28H6V-12H9V-18H12V-15H15V-18H18V0Z", dark, 0.75) +
      fill("M-3 0V-6C-3-10 3-10 3 0Z", "#1c1418") +
      fill("M-1.500-20V-23H1.500V-20ZM-14-9V-12H-12V-9ZM12-9V-12H14V-9Z", window),
  );

/** A slim tower with a pointed roof; its foot at the point. */
export const tower = (x: number, y: number, s: number, wall: string, roof: string, window = "#ffd978"): string =>
  at(
    x,
    y,
    s,
    fill("M-6 0L-5-26H5L6 0Z", wall) +
      fill("M0 0V-26H5L6 0Z", "#000", 0.25) +
      fill("M-8-25L0-42L8-25Z", roof) +
      fill("M0-42L8-25H0Z", "#000", 0.25) +
      fill("M-2-14V-18C-2-21 2-21 2-18V-14Z", window),
  );

/** A house; its foot at the point. */
export const house = (x: number, y: number, s: number, wall = "#f0dfba", roof = "#b0552f"): string =>
  at(
    x,
    y,
    s,
    fill("M-9 0V-10H9V0Z", wall) +
      fill("M0 0V-10H9V0Z", "#000", 0.18) +
      fill("M-11-9L0-20L11-9Z", roof) +
      fill("M0-20L11-9H0Z", "#000", 0.22) +
      fill("M-2.500 0V-6H2.500V0Z", "#4a3020"),
  );

/** Waves from a height down. */
export const waves = (y: number, colour: string, crest: string, seed = 3): string => {
  const next = chance(seed);
  return (
    box(0, y, WIDTH, HEIGHT - y, colour) +
    times(5, (i) => {
      const x = next() * 90;
      const top = y + 4 + i * ((HEIGHT - y) / 5.5);
      return line(`M${n(x)} ${n(top)}q6-4 12 0t12 0`, crest, 1.3, 0.7);
    })
  );
};

/** A cloud with a flat foot. */
export const cloud = (x: number, y: number, s: number, colour = "#fff", opacity = 0.7): string =>
  at(x, y, s, fill("M-22 0C-24-8-14-11-11-7C-9-15 5-16 8-8C14-12 23-6 20 0Z", colour, opacity));

/** A road that comes towards us, from a point at the horizon. */
export const road = (x: number, y: number, lit = "#f0d9a0", dark = "#c9a468"): string =>
  fill(
    `M${x - 34} 76C${x - 16} 68 ${x + 10} 62 ${x - 4} 56C${x - 16} 52 ${x - 12} ${y + 4} ${x} ${y}L${x + 3} ${y}C${x - 6} ${y + 5} ${x - 2} 52 ${x + 10} 56C${x + 26} 62 ${x + 8} 68 ${x + 6} 76Z`,
    lit,
  ) + fill(`M${x - 34} 76C${x - 16} 68 ${x + 10} 62 ${x - 4} 56C${x + 16} 62 ${x - 6} 69 ${x - 14} 76Z`, dark);

/** Lightning from a point downwards. */
export const bolt = (x: number, y: number, s: number, colour = "#fff8d0", turn = 0): string =>
  at(x, y, s, fill("M4 0L-8 22H-1L-7 42L10 16H2L9 0Z", colour), turn);

/** Wind or water in long strokes. */
export const gusts = (ys: readonly number[], colour: string, width = 2, opacity = 0.7): string =>
  each(ys, (y) => line(`M-4 ${y}C30 ${y - 10} 60 ${y + 8} 124 ${y - 8}`, colour, width, opacity));
