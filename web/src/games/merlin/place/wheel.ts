/** The wheel of the realm: wooden rim with the track of points, cobbled road, spaces tinted by what they do, lands, Camelot. */
import {
  across, angleOf, BAND, CENTRE, CORE, EDGE_OF_TABLE, INSIDE, inReadingOrder, LAND, polar, RIM, ROAD, sectorOf, TRACK, wedge,
} from "../ring/geometry"; // prettier-ignore
import { signsOf } from "../ring/signs";
import { PRINCIPALITIES, type Space } from "../view";
import { circle, group, line, linear, path, radial, round, seeded, sign, Tones, within } from "./brush";
import { camelot } from "./camelot";
import { lands } from "./lands";

const JOINT = "var(--merlin-joint)";
const BRASS = "var(--merlin-brass)";
const NAILS = 100;

/** What a space is tinted by; spaces of a kind that is not listed have the tint of points. */
const TINTS: Record<string, string> = {
  vp: "vp", build: "build", influence: "influence", exchange: "trade", relocate: "trade", missions: "missions",
  apple: "apple", "move-arthur": "arthur", "activate-assistant": "activate", excalibur: "treasure", grail: "treasure",
}; // prettier-ignore

const around = (radius: number, from: number, long: number): string => {
  const [a, b] = [polar(from, radius), polar(from + long, radius)];
  return `M${round(a.x)} ${round(a.y)}A${round(radius)} ${round(radius)} 0 0 1 ${round(b.x)} ${round(b.y)}`;
};
const ray = (angle: number, from: number, to: number): string => {
  const [a, b] = [polar(angle, from), polar(angle, to)];
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
};

const disc = (radius: number, fill: string, more = ""): string => circle(CENTRE.x, CENTRE.y, radius, fill, more);

const DEFS =
  linear(
    "mw-lit",
    [
      [0, "#fff", 0.34],
      [0.45, "#fff", 0],
      [0.6, "#000", 0],
      [1, "#000", 0.28],
    ],
    [1, 1],
  ) +
  radial("mw-warm", [
    [0, "#ffdf9a", 0.9],
    [0.5, "#ffb85c", 0.35],
    [1, "#ff9a3c", 0],
  ]) +
  radial(
    "mw-landshade",
    [
      [0.5, "#120a18", 0.4],
      [0.72, "#120a18", 0.05],
      [1, "#120a18", 0],
    ],
    `gradientUnits="userSpaceOnUse" cx="${CENTRE.x}" cy="${CENTRE.y}" r="${LAND}"`,
  ) +
  linear("mw-sea", [
    [0, "color-mix(in srgb, var(--merlin-blue) 40%, #e6f6fa)"],
    [1, "color-mix(in srgb, var(--merlin-blue) 80%, #1d3b5c)"],
  ]) +
  linear(
    "mw-rim",
    [
      [0, "var(--merlin-wood-light)"],
      [0.4, "var(--merlin-wood)"],
      [1, "var(--merlin-wood-dark)"],
    ],
    [1, 1],
  ) +
  radial("mw-halo", [
    [0.68, "var(--merlin-halo)", 0.95],
    [0.78, "var(--merlin-halo)", 0.4],
    [1, "var(--merlin-halo)", 0],
  ]);

function rim(): string {
  const random = seeded(9);
  const grain = new Tones(["#1d110a", "#e3b884"]);
  for (let left = 130; left > 0; left -= 1)
    grain.add(
      random(),
      around(within(random, RIM + 1, EDGE_OF_TABLE - 1), within(random, 0, 360), within(random, 4, 22)),
    );
  const nails = Array.from({ length: NAILS }, (_, points) => {
    const at = polar((points * 360) / NAILS, TRACK);
    return circle(at.x, at.y, points % 10 === 0 ? 2.6 : 1.3, BRASS, 'stroke="#1d110a" stroke-width=".5"');
  });
  return (
    disc(EDGE_OF_TABLE + 116, "url(#mw-halo)") +
    disc(EDGE_OF_TABLE, "url(#mw-rim)", 'stroke="#1a100a" stroke-width="1.5"') +
    grain.markup(0.7, 'opacity=".3"') +
    nails.join("") +
    disc(RIM + 0.5, JOINT)
  );
}

function road(spaces: number): string {
  const random = seeded(3);
  const stones = new Tones([1, 2, 3, 4, 5, 6].map((tone) => `var(--merlin-stone-${tone})`));
  const half = 180 / spaces;
  for (let space = 0; space < spaces; space += 1)
    [4, 4, 5].forEach((count, row) => {
      const inner = ROAD + 1 + row * ((RIM - ROAD - 1) / 3);
      const step = (2 * half) / count;
      for (let place = 0; place < count; place += 1) {
        const from = angleOf(space, spaces) - half + place * step;
        stones.add(random(), wedge(from + 0.22, from + step - 0.22, inner, inner + (RIM - ROAD - 1) / 3 - 0.7));
      }
    });
  return stones.markup();
}

function space(one: Space, at: number, spaces: number): string {
  const angle = angleOf(at, spaces);
  const half = 180 / spaces;
  const tile = wedge(angle - half + 0.4, angle + half - 0.4, BAND + 1.5, ROAD - 1);
  const inner = wedge(angle - half + 1.2, angle + half - 1.2, BAND + 4, ROAD - 3.5);
  const before = wedge(angle - half + 0.1, angle + half - 0.1, ROAD, RIM);
  const middle = (BAND + ROAD) / 2 + 0.5;
  const edge = line(ray(angle - half, BAND, RIM), JOINT, 1.5);
  const centre = polar(angle, middle);
  if (one.principality) {
    const colour = `var(--merlin-${one.principality})`;
    return (
      path(tile, colour) + path(tile, "url(#mw-lit)") + line(inner, "#fff", 1, 'opacity=".35"') +
      path(before, colour, 'opacity=".5"') + edge +
      sign(`merlin-animal-${one.principality}`, centre.x, centre.y, 36, `var(--on-merlin-${one.principality})`)
    ); // prettier-ignore
  }
  const tint = `var(--merlin-tint-${TINTS[one.type] ?? "vp"})`;
  const ink = `var(--merlin-ink-${TINTS[one.type] ?? "vp"})`;
  const signs = signsOf(one);
  const places = inReadingOrder(angle, across(angle, middle, signs.length, 25.5));
  const size = signs.length > 1 ? 25 : 34;
  return (
    path(tile, tint) + path(tile, "url(#mw-lit)") + line(tile, "#fff", 1, 'opacity=".5"') +
    line(inner, ink, 1, 'opacity=".3"') + path(before, tint, 'opacity=".4"') + edge +
    signs
      .map((name, place) => {
        const { x, y } = places[place] ?? centre;
        const colour = name === "crown" ? "var(--merlin-crown)" : name === "merlin-apple" ? "var(--merlin-apple-sign)" : ink;
        return sign(name, x, y, size, colour, "#fffaf0", signs.length > 1 ? 3 : 2.6);
      })
      .join("")
  ); // prettier-ignore
}

function bands(): string {
  return PRINCIPALITIES.map((principality, number) => {
    const middle = sectorOf(number);
    const band = wedge(middle - 29.6, middle + 29.6, LAND, BAND);
    return (
      path(band, `var(--merlin-${principality})`) + path(band, "url(#mw-lit)") +
      line(around(LAND + 0.8, middle - 29.5, 59) + around(BAND - 0.8, middle - 29.5, 59), BRASS, 1.1) +
      line(ray(middle + 30, INSIDE, BAND), JOINT, 5) + line(ray(middle + 30, INSIDE, BAND), BRASS, 1.3)
    ); // prettier-ignore
  }).join("");
}

function innerRing(spaces: Space[]): string {
  const random = seeded(5);
  const half = 180 / spaces.length;
  return spaces
    .map((one, at) => {
      const angle = angleOf(at, spaces.length);
      const tile = wedge(angle - half + 0.8, angle + half - 0.8, CORE + 2, INSIDE - 2.5);
      const centre = polar(angle, (CORE + INSIDE) / 2);
      const [name = ""] = signsOf(one);
      return (
        path(tile, `var(--merlin-slate-${1 + Math.floor(random() * 3)})`) + path(tile, "url(#mw-lit)") +
        line(tile, "var(--merlin-slate-edge)", 0.8) +
        sign(name, centre.x, centre.y, 25, "var(--merlin-slate-ink)", "var(--merlin-slate-deep)", 2)
      ); // prettier-ignore
    })
    .join("");
}

/** Everything of the round board that stays as it is in a game. */
export function wheel(ring: Space[], inner: Space[]): string {
  const scale = inner.length > 0 ? 1 : (INSIDE - 4) / 56;
  return (
    `<defs>${DEFS}</defs>` + rim() + road(ring.length) +
    ring.map((one, at) => space(one, at, ring.length)).join("") +
    line(`${around(ROAD, 0, 180)}${around(ROAD, 180, 180)}`, JOINT, 1.6) +
    disc(LAND, JOINT) + lands() + bands() +
    disc(INSIDE + 2, JOINT) + disc(INSIDE, "none", `stroke="${BRASS}" stroke-width="1.2"`) +
    innerRing(inner) + disc(CORE + 1, JOINT) +
    group(`translate(${CENTRE.x} ${CENTRE.y}) scale(${scale.toFixed(3)})`, camelot())
  ); // prettier-ignore
}
