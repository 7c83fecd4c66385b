/** Sites as little scenes on the map, around the middle of a hex whose corners are 40 away; they stand on y = 17. */
import type { Colour } from "../view";
import { at, both, disc, each, faint, fill, ink, line, ring } from "./kit/draw";
import { light } from "./kit/paints";

/** What of a space changes how its site looks. */
export interface Look {
  colours: readonly Colour[];
  night: boolean;
  /** A monastery was burned, a portal is closed. */
  spoiled: boolean;
}

const INK = "#2b2622";
const STONE = "#a7a39c";
const SHADE = "#77726b";
const WALL = "#f4e6c6";
const ROOF = "#b8552e";
const DARK = "#2a211c";
const GLASS = "#ffe38a";
export const MANA: Record<Colour, [string, string]> = {
  red: ["#b8332f", "#7c1d1e"],
  blue: ["#2f6db3", "#1d4679"],
  green: ["#3f8f4f", "#245c33"],
  white: ["#efe9d8", "#a89c80"],
  gold: ["#d9a520", "#96700f"],
  black: ["#2b2622", "#120f14"],
};

const shape = (d: string, colour: string, width = 1.3): string => ink(d, colour, INK, width);
const ground = (rx = 25, y = 17): string =>
  `<ellipse cx="1" cy="${y}" rx="${rx}" ry="6" fill="#2b1c10" fill-opacity=".32"/>`;
/** Light from a window or a fire, at night only. */
const glow = (x: number, y: number, r: number, look: Look): string =>
  look.night ? disc(x, y, r, light("sun"), 0.85) : "";

export const crystal = (x: number, y: number, colour: Colour, size: number): string => {
  const [tone, deep] = MANA[colour];
  return at(
    x,
    y,
    size,
    ink("M0 -11L7 -5.500V5L0 11L-7 5V-5.500Z", tone, deep, 1.2) +
      fill("M0 -11L-7 -5.500L0 -2L7 -5.500Z", "#fff", 0.5) +
      fill("M-7 -5.500L0 -2V11L-7 5Z", "#fff", 0.18) +
      fill("M7 -5.500L0 -2V11L7 5Z", "#000", 0.16),
  );
};

const house = (x: number, y: number, size: number, roof: string, look: Look): string =>
  at(
    x,
    y,
    size,
    shape("M-10 0V-13L0 -22L10 -13V0Z", WALL) +
      fill("M0 -22L10 -13V0H0Z", "#000", 0.12) +
      shape("M-13 -12L0 -26L13 -12L10 -10L0 -20L-10 -10Z", roof) +
      fill("M0 -26L13 -12L10 -10L0 -20Z", "#000", 0.2) +
      shape("M-3 0V-8H3V0Z", "#5d4630", 0.9) +
      (look.night ? fill("M4 -12h4v4h-4z", GLASS) : ""),
  );

const mound = (dark: string, lit: string): string =>
  shape("M-25 17L-16 -8L-4 -17L12 -11L25 17Z", lit) + fill("M-4 -17L12 -11L25 17H5Z", dark);

const battlements = (x: number, top: number, width: number, low: number, tone: string): string => {
  const step = width / 5;
  const teeth = [0, 1, 2, 3, 4].map((n) => (n % 2 ? `v4h${step}v-4` : `h${step}`)).join("");
  return shape(`M${x} ${low}V${top}${teeth}V${low}Z`, tone);
};

const tower = (x: number, width: number, top: number, roof: string, look: Look): string =>
  shape(`M${x} 17V${top}H${x + width}V17Z`, "#c9c4b8") +
  fill(`M${x + width * 0.55} 17V${top}H${x + width}V17Z`, "#8c877c", 0.8) +
  shape(`M${x - 2} ${top}L${x + width / 2} ${top - 15}L${x + width + 2} ${top}Z`, roof) +
  fill(`M${x + width / 2} ${top - 15}L${x + width + 2} ${top}H${x + width / 2}Z`, "#000", 0.25) +
  fill(`M${x + width / 2 - 1.5} ${top + 9}v-4a1.500 1.500 0 0 1 3 0v4z`, look.night ? GLASS : DARK);

const mine = (look: Look): string =>
  ground() +
  mound("#5f574f", "#8b837a") +
  shape("M-10 17V6a10 10 0 0 1 20 0V17Z", DARK) +
  line("M-12 17V4h24V17M-14 4h28", "#7a5530", 2.6) +
  glow(0, 10, 14, look);

const tent = (x: number, y: number, size: number, cloth: string): string =>
  at(
    x,
    y,
    size,
    shape("M-13 0L0 -20L13 0Z", cloth) +
      fill("M0 -20L13 0H3Z", "#000", 0.18) +
      fill("M-3 0L0 -11L3 0Z", "#4a3626") +
      line("M0 -20v-4", INK, 1.4),
  );

const fire = (x: number, y: number, look: Look): string =>
  glow(x, y - 3, 15, look) +
  line(`M${x - 5} ${y + 1}l10 -3m0 3l-10 -3`, "#5d4630", 2) +
  fill(`M${x} ${y - 2}c-5 -1 -4 -6 0 -10c4 4 5 9 0 10z`, "#ee7a22") +
  fill(`M${x} ${y - 2}c-2 -1 -2 -3 0 -5c2 2 2 4 0 5z`, "#ffd35a");

const skull = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    shape("M-6 -2a6 6 0 1 1 12 0c0 3 -2 4 -2 6h-8c0 -2 -2 -3 -2 -6z", "#efe6d0", 1) + both(disc(2.6, -2, 1.7, INK)),
  );

const SCENES: Record<string, (look: Look) => string> = {
  portal: (look) => {
    const [rim, inner] = look.spoiled ? ["#6a665f", "#8f8b84"] : ["#4a3a80", "#b9a7ea"];
    return (
      ground(20, 20) +
      (look.spoiled ? "" : disc(0, -2, 30, light("magic"), 0.7)) +
      shape("M-20 20l4 -5h32l4 5z", STONE) +
      `<ellipse cx="0" cy="-3" rx="16" ry="21" fill="${rim}" stroke="${INK}" stroke-width="1.500"/><ellipse cx="0" cy="-3" rx="10.500" ry="15" fill="${inner}"/>` +
      (look.spoiled
        ? line("M-14 -14L14 10M14 -14L-14 10", "#3a352f", 3) + line("M-14 -14L14 10M14 -14L-14 10", "#a39d92", 1, 0.8)
        : line("M0 -13q8 5 0 10t0 10", "#4a3a80", 2.4) + disc(-4, -10, 1.6, "#fff") + disc(5, 5, 1.2, "#fff"))
    );
  },
  village: (look) =>
    ground() +
    glow(8, 6, 18, look) +
    house(-13, 14, 0.95, ROOF, look) +
    line("M18 -13q3 -6 -1 -10q-4 -5 1 -9", "#fff", 2.4, 0.65) +
    house(10, 17, 1.08, "#9c4526", look),
  monastery: (look) => {
    if (look.spoiled)
      return (
        ground() +
        shape("M-22 17V4L-16 6L-11 -1L-4 5L2 0V17Z", "#6f655a") +
        shape("M5 17V-6L9 -10L12 -3L16 -8L19 -4V17Z", "#5c534a") +
        fill("M-11 17V10a4 4 0 0 1 8 0V17Z", DARK) +
        line("M-8 -4q4 -7 -1 -12M12 -12q5 -6 0 -12", "#4a4540", 2.6, 0.55)
      );
    return (
      ground() +
      glow(-6, 12, 15, look) +
      shape("M-22 17V0H6V17Z", WALL) +
      shape("M-25 1L-8 -13L9 1Z", ROOF) +
      fill("M-8 -13L9 1H-8Z", "#000", 0.2) +
      shape("M5 17V-12L12 -20L19 -12V17Z", "#eddab2") +
      fill("M12 -20L19 -12V17H12Z", "#000", 0.15) +
      line("M12 -20v-10m-4 3.500h8", INK, 2) +
      disc(12, -7, 2.6, look.night ? GLASS : DARK) +
      shape("M-11 17V9a4 4 0 0 1 8 0V17Z", "#5d4630", 1) +
      fill("M-19 10v-4a1.500 1.500 0 0 1 3 0v4zM0 10v-4a1.500 1.500 0 0 1 3 0v4z", look.night ? GLASS : "#8a6d4a")
    );
  },
  keep: (look) =>
    ground(27) +
    shape("M-25 17V-5h6v-4h5v4h28v-4h5v4h6V17Z", STONE) +
    battlements(-11, -20, 22, 17, "#b6b2ab") +
    fill("M2 17V-16h9V17Z", "#000", 0.2) +
    fill("M17 17V-5h8V17Z", "#000", 0.18) +
    line("M-22 4h5m30 3h6M-8 -4h4m2 5h5M-20 10h3", SHADE, 1.2) +
    shape("M-6 17V6a6 6 0 0 1 12 0V17Z", "#3b302a") +
    line("M-2 17V1M2 17V1M-6 9h12", "#8a8178", 1) +
    (look.night ? glow(-16, 4, 12, look) + fill("M-17 3h3v5h-3zM14 3h3v5h-3z", GLASS) : ""),
  "mage-tower": (look) =>
    disc(0, -12, 34, light("magic"), look.night ? 0.95 : 0.7) +
    ground(20, 19) +
    shape("M-13 19L-9 -13H9L13 19Z", "#8e66bd") +
    fill("M2 -13H9L13 19H4Z", "#5c3a86") +
    shape("M-16 -11L0 -42L16 -11Z", "#5c3a86") +
    fill("M0 -42L16 -11H4Z", "#40236a") +
    shape("M-4 5V-3a4 4 0 0 1 8 0V5Z", GLASS, 1.2) +
    line("M-11 11h22M-10 -5h4m10 0h4", "#6d489c", 1.3, 0.8) +
    `<circle cx="0" cy="-44" r="3.600" fill="${GLASS}" stroke="${INK}"/>`,
  city: (look) => {
    const colour = look.colours[0] ?? "white";
    const [tone] = MANA[colour];
    return (
      ground(34, 20) +
      disc(0, -4, 40, light("sun"), look.night ? 0.75 : 0.4) +
      tower(-30, 10, -8, tone, look) +
      tower(20, 10, -8, tone, look) +
      tower(-14, 11, -20, tone, look) +
      tower(6, 11, -16, tone, look) +
      shape("M-6 17V-12L0 -18L6 -12V17Z", "#ded8c8") +
      line("M-8 -35v-8M11 -31v-7", INK, 1.5) +
      fill("M-8 -43h9l-3 3l3 3h-9zM11 -38h8l-3 3l3 3h-8z", tone) +
      battlements(-33, 3, 26, 20, "#b6b2ab") +
      battlements(7, 3, 26, 20, "#a09b93") +
      shape("M-8 20V8a8 8 0 0 1 16 0V20Z", "#b9b4ab") +
      fill("M-5 20V9a5 5 0 0 1 10 0V20Z", DARK) +
      line("M-2 20V5M2 20V5", "#8a8178", 1) +
      (look.night ? each([-24, -12, 12, 24] as const, (x) => fill(`M${x} 9h2.600v4h-2.600z`, GLASS)) : "")
    );
  },
  dungeon: (look) =>
    ground() +
    mound("#655d54", "#938a80") +
    shape("M-13 17V4a13 13 0 0 1 26 0V17Z", STONE) +
    shape("M-9 17V5a9 9 0 0 1 18 0V17Z", DARK, 1.1) +
    line("M-4.500 17V-2M0 17V-4M4.500 17V-2M-9 8H9", "#a9a29a", 1.5) +
    glow(-17, 4, 13, look) +
    glow(17, 4, 13, look) +
    both(line("M17 12V4", "#5d4630", 2) + fill("M17 4c-3 -1 -2 -4 0 -7c2 3 3 6 0 7z", "#ee7a22")),
  tomb: (look) =>
    ground(24) +
    shape("M-22 17v-4h44v4z", "#8d8880") +
    shape("M-18 13V-4H18V13Z", "#c6c1b7") +
    fill("M4 -4H18V13H4Z", "#000", 0.18) +
    shape("M-21 -4L0 -18L21 -4Z", "#d8d3c8") +
    fill("M0 -18L21 -4H0Z", "#000", 0.2) +
    shape("M-6 13V0H6V13Z", DARK, 1.1) +
    line("M-13 -3v15M13 -3v15", "#8d8880", 3) +
    skull(0, -7.5, 0.62) +
    (look.night ? disc(0, 8, 12, light("leaf"), 0.8) : ""),
  "monster-den": (look) =>
    ground() +
    mound("#4f4237", "#7b6a58") +
    shape("M-13 17C-13 -1 -6 -6 0 -6C6 -6 13 -1 13 17Z", "#1d1714") +
    (look.night ? disc(0, 6, 14, light("fire"), 0.5) : "") +
    line("M-6 5l4 2M6 5l-4 2", "#f2c14a", 2.6) +
    fill("M-8 17l2 -5l2 5zM4 17l2 -5l2 5z", "#efe6d0") +
    skull(-20, 15, 0.5),
  "spawning-grounds": (look) =>
    ground(28) +
    shape("M-27 17C-23 4 -12 2 0 2S23 4 27 17Z", "#6f5e4d") +
    fill("M0 2S23 4 27 17H4Z", "#000", 0.2) +
    each(
      [
        [-11, 5, 1],
        [11, 6, 1],
        [0, -4, 1.15],
        [0, 11, 0.9],
      ] as const,
      ([x, y, size]) =>
        at(
          x,
          y,
          size,
          shape("M-7 2C-7 -5 -3 -10 0 -10S7 -5 7 2A7 6.500 0 0 1 -7 2Z", "#e9dcc0") +
            fill("M0 -10S7 -5 7 2A7 6.500 0 0 1 2 8Z", "#000", 0.14) +
            disc(-2, -2, 1.4, "#8a6a3a") +
            disc(2, 2, 1.6, "#8a6a3a"),
        ),
    ) +
    (look.night ? disc(0, 0, 22, light("leaf"), 0.6) : ""),
  "ancient-ruins": () =>
    ground(26) +
    shape("M-24 17v-4h48v4z", "#8c8578") +
    shape("M-19 13V-13h9V13Z", "#ded3b8") +
    fill("M-14 13V-13h4V13Z", "#000", 0.16) +
    shape("M-22 -13v-6h15v6z", "#b0a793") +
    shape("M8 13V-4l5 -5l5 6V13Z", "#ded3b8") +
    fill("M13 -9l5 6V13h-5Z", "#000", 0.18) +
    shape("M-6 13V2l9 5v6z", "#c9bd9f") +
    line("M-17 -8v16M10 0v10", "#b5a98c", 1.2) +
    fill("M20 13q-2 -7 4 -10q2 6 -4 10zM-24 13q3 -6 -2 -10q-4 6 2 10z", "#6f9a55"),
  "crystal-mine": (look) => {
    const colour = look.colours[0] ?? "white";
    return mine(look) + crystal(-14, 10, colour, 0.8) + crystal(13, 11, colour, 0.7) + crystal(0, 6, colour, 1.2);
  },
  "deep-mine": (look) => {
    const [first = "white", second = "white", third = second, fourth = first] = look.colours;
    return (
      mine(look) +
      crystal(-16, 10, first, 0.75) +
      crystal(16, 10, fourth, 0.75) +
      crystal(-5, 7, second, 0.9) +
      crystal(6, 8, third, 0.85)
    );
  },
  "magical-glade": (look) =>
    disc(0, 0, 32, light("leaf"), look.night ? 0.95 : 0.6) +
    ground(22, 18) +
    each(
      [
        [-19, 10],
        [19, 10],
        [-13, -10],
        [13, -10],
        [0, 18],
        [0, -17],
      ] as const,
      ([x, y]) => shape(`M${x - 4} ${y + 4}v-8l4 -3l4 3v8z`, "#d5d2c6", 1),
    ) +
    disc(0, 0, 15, "#f1fae0", 0.92) +
    ring(0, 0, 15, "#3f8f4f", 1.6) +
    fill("M0 -12.500L3.400 -3.400L12.500 0L3.400 3.400L0 12.500L-3.400 3.400L-12.500 0L-3.400 -3.400Z", "#3f8f4f") +
    fill("M0 -12.500L3.400 -3.400L0 0Z", "#8fd08a") +
    disc(0, 0, 3.2, "#f2e39a"),
  "refugee-camp": (look) =>
    ground(28) +
    tent(-14, 12, 0.85, "#d9c79a") +
    tent(14, 11, 0.9, "#c7a98a") +
    tent(0, 17, 1.05, "#efe3c8") +
    fire(20, 19, look) +
    line("M-25 16v-22", INK, 1.5) +
    fill("M-25 -6h11l-3 4l3 4h-11z", "#9aa06a"),
  maze: () =>
    ground(28, 18) +
    shape("M-22 17L-18 -14H18L22 17Z", "#b9b4a8") +
    line("M-16 12L-13.500 -9H13.500L16 12H-9L-7.500 -4H8L9.500 7H-3", "#4f6b40", 4) +
    line("M-16 11L-13.500 -10H13.500L16 11H-9L-7.500 -5H8L9.500 6H-3", "#86a765", 1.6) +
    disc(0, 1, 2.4, GLASS),
  labyrinth: () =>
    ground(28, 18) +
    `<ellipse cx="0" cy="2" rx="24" ry="17" fill="#c9c4b8" stroke="${INK}" stroke-width="1.300"/>` +
    line("M-19 2a19 13 0 1 1 9 11M-13 2a13 9 0 1 0 7 -8M-7 2a7 5 0 1 1 5 5", "#6a645b", 3) +
    line("M-19 1a19 13 0 1 1 9 11M-13 1a13 9 0 1 0 7 -8", "#efebe0", 1.1, 0.8) +
    disc(0, 2, 2.6, "#b8332f"),
  "volkare-camp": (look) =>
    ground(30) +
    tent(-15, 12, 0.9, "#5a1d1d") +
    tent(15, 12, 0.9, "#5a1d1d") +
    tent(0, 17, 1.3, "#7a2323") +
    line("M0 -9v-16", INK, 1.8) +
    fill("M0 -25h16l-5 5l5 5h-16z", "#1c1714") +
    skull(6, -20, 0.42) +
    fire(-23, 19, look),
  "marauding-orcs": (look) =>
    faint(0.85, ground(20) + tent(-9, 13, 0.75, "#8a7350") + fire(10, 15, look) + skull(19, 15, 0.45)),
  draconum: () =>
    faint(
      0.9,
      ground(24) +
        line("M-20 16q3 -16 14 -20M-12 17q3 -13 12 -16M-4 18q3 -10 10 -12M-22 17H14", "#efe6d0", 3) +
        skull(17, 12, 0.9) +
        fill("M12 4l-5 -7l7 5zM22 4l5 -7l-7 5z", "#efe6d0"),
    ),
};

export function scene(site: string, look: Look): string {
  return SCENES[site]?.(look) ?? "";
}

/** The way down behind a secret entrance. */
export const SECRET: string =
  shape("M-11 5V-4a11 9 0 0 1 22 0V5Z", "#8d8880") +
  shape("M-7 5V-3a7 6 0 0 1 14 0V5Z", DARK, 1) +
  line("M-6 5h12M-4 2h8", "#a39d92", 1.6);
