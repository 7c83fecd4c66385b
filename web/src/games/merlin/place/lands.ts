/** The six lands, painted softly: each upright behind its own arched window, in the colour of its principality. */
import { INSIDE, LAND, polar, sectorOf, wedge } from "../ring/geometry";
import { PRINCIPALITIES, type Principality } from "../view";
import { circle, group, linear, line, mix, path, round, seeded, Tones, within } from "./brush";

const CREAM = "#fdf3dc";
const COLOUR = "var(--land)";
/** Tones of a land from the sky to what is near: how much of its colour, and what with. */
const TOP = mix(COLOUR, 34, "#c9d3e4");
const LOW = mix(COLOUR, 9, CREAM);
const FAR = mix(COLOUR, 44, "#e9dfcd");
const MIDDLE = mix(COLOUR, 64, "#e3d3b4");
const NEAR = mix(COLOUR, 74, "#c2ae8c");
const LIGHT = mix(COLOUR, 25, "#ffffff");
/** Where the horizon of each lies. */
const HORIZON: Record<Principality, number> = { black: 2, grey: -18, blue: -22, purple: -12, orange: -22, brown: -18 };

/** A line of hills from edge to edge, with everything below it. */
function ridge(y: number, high: number, count: number, fill: string, seed: number): string {
  const random = seeded(seed);
  const points = Array.from({ length: count + 1 }, (_, at) => ({
    x: -120 + (at * 240) / count,
    y: y + within(random, -high, high) - (at % 2 ? high * 0.9 : 0),
  }));
  const [first] = points;
  let d = `M-120 120L-120 ${round(first?.y ?? 0)}`;
  points.slice(1).forEach((to, at) => {
    const from = points[at] ?? to;
    d += `Q${round(from.x)} ${round(from.y)} ${round((from.x + to.x) / 2)} ${round((from.y + to.y) / 2)}`;
  });
  return path(`${d}L120 ${round(points.at(-1)?.y ?? 0)}V120z`, fill);
}

/** Marks of a brush between two heights. */
function strokes(random: () => number, from: number, to: number, colour: string, count: number, long = 14): string {
  const tones = new Tones([colour]);
  for (let left = count; left > 0; left -= 1) {
    const across = within(random, 4, long);
    const start = `M${round(within(random, -110, 110))} ${round(within(random, from, to))}`;
    tones.add(0, `${start}q${round(across / 2)} ${round(within(random, -3, 1))} ${round(across)} 0`);
  }
  return tones.markup(1.4, 'stroke-linecap="round" opacity=".35"');
}

function peak(x: number, y: number, wide: number, high: number, fill: string, snow: number): string {
  const at = (across: number, up: number): string => `${round(x + wide * across)} ${round(y - high * up)}`;
  return (
    path(
      `M${at(-1, 0)}L${at(-0.45, 0.5)}L${at(-0.3, 0.48)}L${at(0, 1)}L${at(0.35, 0.55)}L${at(0.5, 0.56)}L${at(1, 0)}z`,
      fill,
    ) +
    path(
      `M${at(0, 1)}L${at(0.35, 0.55)}L${at(0.5, 0.56)}L${at(1, 0)}H${round(x + wide * 0.15)}L${at(-0.1, 0.35)}L${at(0.1, 0.6)}z`,
      "#1a1024",
      'opacity=".22"',
    ) +
    path(
      `M${at(0, 1)}L${at(-0.26, 0.56)}L${at(-0.14, 0.6)}L${at(-0.02, 0.48)}L${at(0.1, 0.58)}L${at(0.26, 0.52)}L${at(0.32, 0.6)}z`,
      "#fffaf0",
      `opacity="${snow}"`,
    )
  );
}

const PAINT: Record<Principality, (random: () => number, horizon: number) => string> = {
  black: (random) =>
    circle(8, 4, 60, "url(#mw-warm)", 'opacity=".6"') +
    peak(-62, 26, 44, 40, FAR, 0.25) +
    peak(72, 26, 44, 42, FAR, 0.25) +
    path("M-40 32L-14 -18L-6 -14L2 -18L10 -14L16 -18L46 32z", MIDDLE) +
    path("M10 -14L16 -18L46 32H14z", "#120c16", 'opacity=".35"') +
    path("M-14 -18L-6 -14L2 -18L10 -14L16 -18L11 -11L4 -12L-2 -9L-9 -11z", "#ffb066") +
    line(
      "M-9 -12C-12 -4 -16 2 -18 14M3 -11C2 -2 7 6 4 20M11 -12C15 -4 18 0 22 8",
      "#ff8a45",
      1.9,
      'stroke-linecap="round" opacity=".8"',
    ) +
    line("M0 -20C-8 -30 8 -34 -2 -46S12 -64 4 -80", "#3d3640", 9, 'stroke-linecap="round" opacity=".35"') +
    ridge(32, 7, 7, NEAR, 60) +
    strokes(random, 36, 80, "#e8824a", 10, 9) +
    strokes(random, 30, 90, LIGHT, 40),
  grey: (random, horizon) =>
    hills(random, horizon, 5) +
    Array.from({ length: 9 }, () => {
      const [x, y] = [within(random, -90, 90), within(random, horizon + 16, horizon + 38)];
      const tree = `M${round(x)} ${round(y)}v-20M${round(x)} ${round(y - 10)}l5 -6M${round(x)} ${round(y - 7)}l-5 -6`;
      return line(tree, "#f6f4ec", 1.6, 'opacity=".85"') + circle(x, y - 19, 6, "#e4eae4", 'opacity=".5"');
    }).join("") +
    line("M10 -46q4 -4 6 0q3 -4 6 0M24 -40q4 -4 6 0q3 -4 6 0M-4 -36q4 -4 6 0q3 -4 6 0", "#fff", 1.4) +
    ridge(horizon + 42, 8, 6, NEAR, 7) +
    strokes(random, horizon + 36, 90, LIGHT, 40),
  blue: (random, horizon) => {
    const waves = new Tones([CREAM]);
    for (let left = 46; left > 0; left -= 1) {
      const y = within(random, horizon + 6, 90);
      const long = 5 + (y - horizon) / 12;
      const start = `M${round(within(random, -110, 110))} ${round(y)}`;
      waves.add(0, `${start}q${round(long / 2)} ${round(-long * 0.35)} ${round(long)} 0t${round(long)} 0`);
    }
    const shore = horizon + 70;
    return (
      ridge(horizon - 4, 6, 6, FAR, 3) +
      path(`M-120 ${horizon + 2}H120V120H-120z`, "url(#mw-sea)") +
      waves.markup(1.1, 'stroke-linecap="round" opacity=".5"') +
      path(`M-120 ${shore}Q-60 ${shore - 22} -10 ${shore + 4}T120 ${shore}V120H-120z`, "#d6c492", 'opacity=".75"') +
      path("M24 -34l14 0l-3 5h-8zM31 -35v-15l9 12z", "#f7efd9")
    );
  },
  purple: (random, horizon) => {
    const river = `M-20 ${horizon + 4}C30 ${horizon + 12} 30 ${horizon + 20} -2 ${horizon + 28}S-46 ${horizon + 48} 4 ${horizon + 60}S60 ${horizon + 84} 0 ${horizon + 110}L40 ${horizon + 110}C90 ${horizon + 84} 40 ${horizon + 64} 18 ${horizon + 58}S-14 ${horizon + 40} 12 ${horizon + 32}S44 ${horizon + 10} -20 ${horizon + 4}z`;
    return (
      hills(random, horizon, 15) +
      ridge(horizon + 42, 8, 6, NEAR, 17) +
      path(river, "#f3e0ea", 'opacity=".75"') +
      strokes(random, horizon + 36, 90, LIGHT, 40)
    );
  },
  orange: (random, horizon) => {
    const woods = Array.from({ length: 26 }, () => {
      const [x, y, high] = [
        within(random, -100, 100),
        within(random, horizon + 6, horizon + 40),
        within(random, 4, 7.5),
      ];
      const leaves = ["#c4622a", "#d9852f", "#e3a23c", "#a84f24"][Math.floor(random() * 4)] ?? "#c4622a";
      return (
        line(`M${round(x)} ${round(y)}v${round(high)}`, "#5a351c", 1.6) +
        circle(x, y - high * 0.5, high, mix(COLOUR, 55, leaves)) +
        circle(x - high * 0.3, y - high * 0.8, high * 0.5, "#ffd98a", 'opacity=".4"')
      );
    });
    return (
      hills(random, horizon, 20) +
      woods.join("") +
      ridge(horizon + 42, 8, 6, NEAR, 22) +
      strokes(random, horizon + 36, 90, LIGHT, 40)
    );
  },
  brown: (random) =>
    [
      [-66, 30, 40, 62],
      [-8, 26, 46, 74],
      [52, 22, 44, 60],
    ]
      .map(([x = 0, y = 0, wide = 0, high = 0]) => peak(x, y, wide, high, FAR, 0.95))
      .join("") +
    [
      [-34, 44, 38, 44],
      [26, 42, 40, 46],
      [84, 44, 34, 44],
    ]
      .map(([x = 0, y = 0, wide = 0, high = 0]) => peak(x, y, wide, high, MIDDLE, 0.7))
      .join("") +
    ridge(40, 7, 7, NEAR, 61) +
    strokes(random, 40, 80, LIGHT, 40),
};

const hills = (random: () => number, horizon: number, seed: number): string =>
  ridge(horizon - 4, 9, 6, FAR, seed) +
  ridge(horizon + 14, 8, 6, MIDDLE, seed + 1) +
  strokes(random, horizon + 6, horizon + 28, LIGHT, 26);

/** A small castle with the banner of its land, standing at 0, 0. */
const KEEP =
  path("M-15 1a17 4 0 1 0 34 0a17 4 0 1 0 -34 0z", "#05030a", 'opacity=".3"') +
  path(
    "M-13 0V-14h2.5v-2.5h3v2.5h3v-2.5h3v2.5h3v-2.5h3v2.5h3v-2.5h3v2.5H13V0z",
    "#e9dcc0",
    'stroke="#3a2f28" stroke-width=".8"',
  ) +
  path("M5 0V-14h8V0z", "#000", 'opacity=".2"') +
  path("M-12 0V-22H-4V0z", "#f3e8d0", 'stroke="#3a2f28" stroke-width=".8"') +
  path("M-7 0V-22h3V0z", "#000", 'opacity=".18"') +
  path("M-13.5 -21.5L-8 -32L-2.5 -21.5zM4 -17.5L8 -25L12 -17.5z", "var(--land)", 'stroke="#3a2f28" stroke-width=".8"') +
  path("M-13.5 -21.5L-8 -32L-8 -21.5z", "#fff", 'opacity=".25"') +
  path("M5 -11V-18H11V-11z", "#e0d2b4", 'stroke="#3a2f28" stroke-width=".8"') +
  path("M-2.5 0v-5a2.8 2.8 0 0 1 5.6 0v5z", "#3a2418") +
  path("M-9.3 -16h2.4v4h-2.4zM6.8 -10h2.4v3.600h-2.4z", "#ffb83d") +
  line("M-8 -32V-46", "#3a2f28", 1.4) +
  path(
    "M-7.3 -45.5q6 -2.5 9 0t8 0l-3.5 4.5l3.500 4.500q-5 2 -8 0t-9 0z",
    "var(--land)",
    'stroke="#fff6df" stroke-width="1.1"',
  );

function land(principality: Principality, number: number): string {
  const middle = sectorOf(number);
  const centre = polar(middle, 142);
  const keep = polar(middle - 22, 160);
  const horizon = HORIZON[principality];
  const sky = `mw-sky-${principality}`;
  const inside =
    path("M-125 -115H125V115H-125z", `url(#${sky})`) +
    circle(-30, horizon - 18, 44, "#fff6dc", 'opacity=".2"') +
    circle(-30, horizon - 18, 25, "#fff6dc", 'opacity=".25"') +
    PAINT[principality](seeded(40 + number), horizon);
  const outline = wedge(middle - 29.6, middle + 29.6, INSIDE, LAND);
  return (
    `<g style="--land: var(--merlin-${principality})">` +
    `<clipPath id="mw-land-${principality}"><path d="${outline}"/></clipPath>` +
    linear(sky, [
      [0, TOP],
      [0.55, LOW],
      [1, NEAR],
    ]) +
    `<g clip-path="url(#mw-land-${principality})">${group(`translate(${round(centre.x)} ${round(centre.y)})`, inside)}` +
    path(outline, "var(--merlin-dusk)") +
    path(outline, "url(#mw-landshade)") +
    path(wedge(middle - 30, middle + 30, LAND - 4, LAND), "#1a1010", 'opacity=".35"') +
    `</g>${group(`translate(${round(keep.x)} ${round(keep.y + 15)})`, KEEP)}</g>`
  );
}

export const lands = (): string => PRINCIPALITIES.map(land).join("");
