/** The sites as small scenes of 120 × 60. */
import { at, disc, each, fill, line, times } from "./kit/draw";
import { dragonBody, dragonHead, dragonWings, orc, shoulders } from "./enemies/parts";
import type { Book } from "./kit/book";
import { figure } from "./kit/people";
import {
  castle,
  cloud,
  glow,
  heaven,
  hills,
  house,
  moon,
  oak,
  peak,
  pines,
  rays,
  stars,
  sun,
  tower,
} from "./kit/scene";
import { circle, fire, shard, skull, spark, spear, swirl } from "./kit/things";

const WYRM = { lit: "#f0703a", mid: "#b8332f", dark: "#3a0c10", belly: "#ffd08a", horn: "#ffe6b0", vein: "#ffb87a" };
const WIDE = 120;
const HIGH = 60;
const air = (name: Parameters<typeof heaven>[0]): string => heaven(name, WIDE, HIGH);
const land = (y: number, rise: number, colour: string, seed: number): string =>
  hills(y, rise, colour, seed, WIDE, HIGH);
const rocks = (lit: string, dark: string): string =>
  fill("M14 64L30 24L46 10L66 6L86 16L100 30L110 64Z", lit) + fill("M66 6L86 16L100 30L110 64H62L74 34Z", dark);
const tent = (x: number, y: number, s: number, lit: string, dark: string): string =>
  at(x, y, s, fill("M-14 0L0-20L14 0Z", lit) + fill("M0-20L14 0H2Z", dark) + fill("M-4 0L0-11L4 0Z", "#2a1a12"));
const grave = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    fill("M-6 0V-12A6 6 0 0 1 6-12V0Z", "#a3aaa6") +
      fill("M0-18A6 6 0 0 1 6-12V0H0Z", "#727a78") +
      line("M0-13V-5M-3-10H3", "#3a4240", 1.4),
  );

export const SITES: Book = {
  portal: () =>
    air("violet") +
    stars(4, 18, 40) +
    glow(60, 32, 34, "magic") +
    `<ellipse cx="60" cy="32" rx="19" ry="26" fill="#8a8496"/><ellipse cx="60" cy="32" rx="15" ry="22" fill="#3a1f78"/>` +
    swirl(60, 32, 0.62, "#e0c8ff", 2.8) +
    fill("M41 32C41 18 49 6 60 6V10C51 10 45 20 45 32Z", "#b8b2c4") +
    land(58, 3, "#1f1434", 5),
  village: () =>
    air("day") +
    sun(100, 14, 5) +
    land(40, 5, "#b8a85a", 3) +
    house(30, 50, 1.05) +
    house(56, 48, 0.9, "#f4e6c4", "#9a4a2a") +
    house(84, 51, 1.15, "#ecd8ae", "#b8603a") +
    oak(12, 52, 0.6) +
    oak(108, 52, 0.7) +
    land(54, 3, "#8a9850", 8) +
    line("M84 28C88 22 84 18 88 12", "#fff", 2, 0.6),
  monastery: () =>
    air("noon") +
    rays(60, 16, "#fff", 14, 0.2) +
    land(44, 4, "#a8b86a", 4) +
    fill("M26 54V32H70V54Z", "#efe3c8") +
    fill("M48 54V32H70V54Z", "#cdbd94") +
    fill("M22 33L48 18L74 33Z", "#b0552f") +
    fill("M48 18L74 33H48Z", "#854020") +
    fill("M74 54V18H92V54Z", "#f4ead2") +
    fill("M83 54V18H92V54Z", "#cdbd94") +
    fill("M71 19L83 4L95 19Z", "#b0552f") +
    fill("M83 4L95 19H83Z", "#854020") +
    line("M83 4V-4M80-1H86", "#4a3424", 1.6) +
    each([34, 46, 58], (x) => fill(`M${x} 54V44A3.500 3.500 0 0 1 ${x + 7} 44V54Z`, "#5a4030")) +
    fill("M80 34V28A3 3 0 0 1 86 28V34Z", "#5a4030") +
    pines(
      [
        [12, 54, 0.9],
        [106, 54, 1],
      ],
      "#5f8a4a",
      "#3f6a36",
    ) +
    land(56, 2, "#7f9a4e", 7),
  keep: () =>
    air("steel") +
    peak(20, 14, 50, 40, "#8fa3bd", "#66809c") +
    land(44, 4, "#8a9a72", 3) +
    castle(64, 54, 1.75, "#a8aeb4", "#6f767e") +
    line("M64 6V-2", "#3a2f28", 1.4) +
    fill("M64-2L76 1L64 5Z", "#b8332f") +
    land(55, 3, "#5f6f4c", 7),
  "mage-tower": () =>
    air("violet") +
    stars(6, 20, 36) +
    glow(60, 22, 34, "magic", 0.9) +
    peak(24, 26, 50, 34, "#5a4680", "#3a2860", "") +
    peak(98, 22, 56, 38, "#5a4680", "#3a2860", "") +
    circle(60, 26, 24, "#e0b8ff", 14) +
    tower(60, 56, 1.25, "#b8a4d4", "#5c3a86") +
    land(55, 3, "#1f1434", 6),
  city: () =>
    air("dusk") +
    sun(60, 30, 12) +
    each(
      [
        [22, 0.9],
        [98, 0.9],
      ] as const,
      ([x, s]) => tower(x, 52, s, "#c9b8a8", "#8a2f3c"),
    ) +
    castle(60, 50, 1.45, "#d8c8b4", "#9a8676") +
    house(36, 52, 0.8) +
    house(84, 52, 0.8) +
    fill(
      "M-2 64V42H6V46H12V42H20V46H26V42H34V46H42V42H50V46H70V42H78V46H86V42H94V46H100V42H108V46H114V42H122V64Z",
      "#7a6458",
    ) +
    fill("M52 64V54A8 8 0 0 1 68 54V64Z", "#2a1a20"),
  dungeon: () =>
    air("grave") +
    rocks("#6f7478", "#4a4f54") +
    fill("M42 64V40A18 18 0 0 1 78 40V64Z", "#8b9094") +
    fill("M46 64V41A14 14 0 0 1 74 41V64Z", "#120c0e") +
    line("M52 31V64M60 28V64M68 31V64M46 44H74", "#9aa4ac", 1.8) +
    each([34, 86], (x) => glow(x, 38, 12, "fire") + fire(x, 46, 0.28)) +
    land(58, 2, "#1c2024", 4),
  tomb: () =>
    air("night") +
    moon(94, 14, 7) +
    land(42, 4, "#2f3a58", 3) +
    fill("M36 56V30L60 16L84 30V56Z", "#a3a6b4") +
    fill("M60 16L84 30V56H60Z", "#6f7288") +
    fill("M30 31L60 12L90 31H84L60 16L36 31Z", "#c2c5d2") +
    fill("M52 56V42A8 8 0 0 1 68 42V56Z", "#0d0f1c") +
    skull(60, 28, 0.32) +
    grave(18, 56, 0.8) +
    grave(104, 56, 0.9) +
    land(57, 2, "#141a30", 6),
  "monster-den": () =>
    air("bog") +
    rocks("#7b6a52", "#54483a") +
    fill("M40 64C38 44 46 30 60 30C74 30 82 44 80 64Z", "#120c0a") +
    fill("M50 33L53 42L56 32ZM64 32L67 42L71 34Z", "#7b6a52") +
    fill("M48 46L57 50L55 53L49 50ZM72 46L63 50L65 53L71 50Z", "#ffcf4a") +
    each(
      [
        [30, 58],
        [92, 58],
      ] as const,
      ([x, y]) => skull(x, y, 0.34),
    ) +
    land(60, 2, "#2a2418", 4),
  "spawning-grounds": () =>
    air("blood") +
    glow(60, 40, 40, "blood", 0.6) +
    fill("M10 64C22 46 40 42 60 42C80 42 98 46 110 64Z", "#5c4038") +
    each(
      [
        [40, 44, 1],
        [62, 38, 1.35],
        [82, 45, 1],
        [52, 50, 0.8],
        [72, 52, 0.75],
      ] as const,
      ([x, y, s]) =>
        at(
          x,
          y,
          s,
          fill("M0-12C7-12 9-2 9 3A9 9 0 0 1-9 3C-9-2-7-12 0-12Z", "#efe0c8") +
            fill("M0-12C7-12 9-2 9 3A9 9 0 0 1 0 12Z", "#b89a84") +
            disc(-3, -3, 1.6, "#a8554a") +
            disc(2, 4, 1.3, "#a8554a"),
        ),
    ) +
    line("M58 28L62 36L59 42", "#7a1f22", 1.6) +
    land(60, 2, "#2a1216", 3),
  "ancient-ruins": () =>
    air("gold") +
    sun(26, 18, 6) +
    land(46, 4, "#b8965a", 5) +
    fill("M28 54V18H38V54Z", "#e8dcbc") +
    fill("M33 54V18H38V54Z", "#b8a47c") +
    fill("M25 14H41V19H25Z", "#f2e8cc") +
    fill("M58 54V26L63 22L68 28V54Z", "#e8dcbc") +
    fill("M63 54V22L68 28V54Z", "#b8a47c") +
    fill("M84 54V12H94V54Z", "#e8dcbc") +
    fill("M89 54V12H94V54Z", "#b8a47c") +
    fill("M81 8H112V13H81Z", "#f2e8cc") +
    fill("M104 54V13H112V54Z", "#d2c29c") +
    at(48, 54, 1, fill("M-8 0L-6-6L6-7L9 0Z", "#c2b28c")) +
    circle(76, 44, 6, "#8a5a1c", 6) +
    land(56, 3, "#8a6a38", 8),
  "marauding-orcs": () =>
    air("moss") +
    glow(60, 24, 36, "fire", 0.6) +
    tent(28, 52, 1.1, "#8a6a44", "#5c4428") +
    tent(94, 52, 1.2, "#8a6a44", "#5c4428") +
    fire(60, 54, 0.5) +
    at(40, 37, 0.3, shoulders("#6a4a30", "#45301f") + orc()) +
    at(82, 35, 0.34, shoulders("#6a4a30", "#45301f") + orc()) +
    line("M110 56V14", "#3a2a1a", 2) +
    skull(110, 12, 0.42) +
    land(57, 2, "#16241a", 3),
  draconum: () =>
    air("ember") +
    glow(60, 28, 40, "fire", 0.8) +
    peak(60, 20, 110, 44, "#4a2026", "#2f1218", "") +
    at(60, 33, 0.32, dragonWings(WYRM) + dragonBody(WYRM) + at(0, -26, 1.3, dragonHead(WYRM))) +
    land(57, 3, "#1d0508", 4),
  "crystal-mine": () =>
    air("deep") +
    rocks("#5c6a8a", "#3c4866") +
    fill("M46 64V46A14 14 0 0 1 74 46V64Z", "#0d1020") +
    line("M46 64V44H74V64M43 44H77", "#7a5a34", 3) +
    shard(24, 56, 0.6, "red", -16) +
    shard(36, 46, 0.5, "white", 10) +
    shard(96, 56, 0.6, "blue", 14) +
    shard(84, 44, 0.5, "green", -10) +
    glow(60, 56, 16, "ice", 0.8) +
    land(60, 2, "#10162c", 3),
  "magical-glade": () =>
    air("wood") +
    glow(60, 26, 36, "leaf") +
    rays(60, 6, "#fff", 12, 0.2) +
    oak(24, 54, 1.1, "#7fb05a", "#4f8a44") +
    oak(98, 54, 1.15, "#7fb05a", "#4f8a44") +
    `<ellipse cx="60" cy="50" rx="26" ry="6" fill="#8fd8d0"/>` +
    line("M44 50h12M62 48h14M54 53h10", "#fff", 1.2, 0.8) +
    spark(60, 26, 11, "#fff") +
    spark(44, 36, 5) +
    spark(78, 34, 6) +
    land(57, 2, "#4f8a44", 4),
  "deep-mine": () =>
    air("grave") +
    rocks("#7a7068", "#524a44") +
    fill("M40 64V40A20 20 0 0 1 80 40V64Z", "#0d0a0c") +
    line("M40 64V36H80V64M36 36H84M48 36L40 46M72 36L80 46", "#8a6238", 3.4) +
    line("M52 64L58 44M68 64L62 44M54 58H66M56 51H64", "#9aa4ac", 1.6) +
    glow(60, 40, 14, "sun") +
    disc(60, 38, 2.6, "#ffe9a0") +
    each(
      [
        [30, 56, "green"],
        [90, 56, "red"],
        [100, 58, "blue"],
        [20, 58, "white"],
      ] as const,
      ([x, y, gem]) => shard(x, y, 0.34, gem),
    ) +
    land(61, 2, "#1c1816", 3),
  "refugee-camp": () =>
    air("rose") +
    land(42, 4, "#8a6a5c", 4) +
    tent(26, 52, 1.1, "#efe3c8", "#c8b48c") +
    tent(52, 50, 0.85, "#d8c8a0", "#a8926a") +
    tent(96, 52, 1.2, "#efe3c8", "#c8b48c") +
    fire(72, 54, 0.35) +
    figure(64, 54, 0.5, "sit", "#3a2430", "#ffd0a0") +
    figure(82, 54, 0.55, "stand", "#3a2430", "#ffd0a0") +
    line("M14 52H40M26 30L96 28", "#5a4038", 1) +
    fill("M40 30H46V36H40ZM56 30H64V35H56Z", "#b0552f") +
    land(56, 2, "#5a4238", 7),
  maze: () =>
    air("noon") +
    fill("M8 64L24 22H96L112 64Z", "#a8b28a") +
    line(
      "M14 60L28 26H92L106 60M34 56L42 34H78L86 56M50 52L54 42H66L70 52M60 26V34M22 44H38M82 44H98M60 42V34",
      "#5f7a4a",
      4,
    ) +
    line("M14 58L28 24H92L106 58M34 54L42 32H78L86 54M50 50L54 40H66L70 50M60 24V32M22 42H38M82 42H98", "#8fae6a", 2) +
    spark(60, 47, 6, "#f2c860") +
    cloud(24, 14, 0.6) +
    cloud(96, 12, 0.7),
  labyrinth: () =>
    air("dusk") +
    times(
      4,
      (i) =>
        `<ellipse cx="60" cy="40" rx="${52 - i * 12}" ry="${21 - i * 5}" fill="${i % 2 ? "#6a5a6a" : "#8a7884"}" stroke="#2a1a28" stroke-width="1.400"/>`,
    ) +
    line("M60 61V54M30 40H40M60 24V30M80 40H90M68 49L64 44", "#e8c8a0", 3.4) +
    `<ellipse cx="60" cy="39" rx="7" ry="3.400" fill="#120a14"/>` +
    fill("M56 36C52 30 50 28 46 28C49 32 50 34 53 38ZM64 36C68 30 70 28 74 28C71 32 70 34 67 38Z", "#efe0c8"),
  walls: () =>
    air("steel") +
    sun(22, 12, 5) +
    peak(70, 6, 60, 40, "#9fb4cc", "#7a92ae") +
    land(36, 4, "#8fa07a", 4) +
    castle(100, 40, 0.8, "#a8aeb4", "#6f767e") +
    spear(40, 20, 0.5) +
    spear(66, 20, 0.5) +
    disc(40, 26, 3.4, "#5c646c") +
    disc(66, 26, 3.4, "#5c646c") +
    fill(
      "M-2 64V26H8V31H16V26H26V31H34V26H44V31H52V26H62V31H70V26H80V31H88V26H98V31H106V26H116V31H122V64Z",
      "#98a0a8",
    ) +
    fill("M-2 64V56H122V64Z", "#5c646c") +
    line(
      "M-2 40H122M-2 50H122M16 31V40M44 31V40M70 31V40M98 31V40M4 40V50M30 40V50M58 40V50M84 40V50M110 40V50",
      "#6c747c",
      1.4,
    ),
  "hidden-valley": () =>
    air("wood") +
    sun(60, 16, 7) +
    peak(18, 4, 60, 60, "#7fa07c", "#4f7a5c") +
    peak(102, 2, 62, 62, "#7fa07c", "#4f7a5c") +
    land(44, 4, "#9fc06a", 5) +
    fill("M40 64C50 54 64 54 58 44L64 44C72 54 66 56 84 64Z", "#bfe4ec") +
    house(40, 46, 0.6, "#f4ecd8", "#4f8a5a") +
    house(84, 47, 0.65, "#f4ecd8", "#4f8a5a") +
    pines(
      [
        [26, 54, 0.7],
        [96, 56, 0.8],
      ],
      "#4f8a52",
      "#2f5a38",
    ),
  necropolis: () =>
    air("moss") +
    moon(60, 16, 10) +
    each(
      [
        [24, 1],
        [60, 1.35],
        [96, 1],
      ] as const,
      ([x, s]) =>
        at(
          x,
          56,
          s,
          fill("M-14 0V-18L0-30L14-18V0Z", "#54605a") +
            fill("M0-30L14-18V0H0Z", "#37413e") +
            fill("M-4 0V-10A4 4 0 0 1 4-10V0Z", "#a8ff6a") +
            fill("M-2 0V-9A2 2 0 0 1 2-9V0Z", "#eaffc8"),
        ),
    ) +
    skull(60, 32, 0.34) +
    grave(42, 57, 0.6) +
    grave(78, 57, 0.6) +
    land(58, 2, "#10180f", 6),
  graveyard: () =>
    air("grave") +
    moon(96, 14, 7) +
    line("M18 56C20 40 14 34 18 18M18 34L8 26M17 28L28 20M18 22L12 12", "#14181c", 3) +
    land(44, 4, "#2a343a", 4) +
    grave(44, 54, 1.2) +
    grave(66, 52, 1) +
    grave(88, 55, 1.3) +
    grave(106, 53, 0.8) +
    land(55, 2, "#1a2226", 6) +
    cloud(40, 58, 1.2, "#aebcc0", 0.4) +
    cloud(90, 60, 1.3, "#aebcc0", 0.4),
  "volkare-camp": () =>
    air("blood") +
    glow(60, 30, 40, "fire", 0.7) +
    tent(28, 54, 1.2, "#7a1f22", "#4f1014") +
    tent(92, 54, 1.2, "#7a1f22", "#4f1014") +
    tent(60, 54, 1.7, "#a82a2a", "#6b1518") +
    line("M60 20V2", "#2a1a12", 2) +
    fill("M60 2L80 5L74 10L80 15L60 16Z", "#1c1014") +
    skull(68, 9, 0.26) +
    fill("M-2 64V48L4 42L10 48V52L16 46L22 52V64ZM122 64V48L116 42L110 48V52L104 46L98 52V64Z", "#3a2418") +
    land(58, 2, "#1d0508", 3),
};
