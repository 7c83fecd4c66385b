/** The pictures of the Advanced Actions of the expansions. */
import { at, both, disc, each, faint, fill, ink, line, ring, times } from "../kit/draw";
import type { Book } from "../kit/book";
import { bust, figure, greathelm, horse } from "../kit/people";
import { castle, glow, gusts, heaven, hills, oak, peak, pines, rays, stars, sun } from "../kit/scene";
import {
  arrow,
  blade,
  circle,
  cross,
  drop,
  eye,
  flake,
  hammer,
  kite,
  shard,
  spark,
  spear,
  staff,
  swirl,
} from "../kit/things";

export const LATER: Book = {
  counterattack: () =>
    heaven("dusk") +
    rays(52, 36, "#ffd58a", 18, 0.16) +
    glow(62, 34, 36, "fire", 0.9) +
    kite(40, 42, 1.5, "#8e2a22", cross("#f2dfb3", 3)) +
    blade(80, 44, 1.15, 52) +
    blade(92, 30, 0.9, -118, "#9aa4ae", "#5c6672") +
    spark(64, 26, 14, "#fff6d0") +
    line("M28 14C44 0 78 2 94 12", "#f2c860", 3) +
    fill("M102 18L90 16L97 7Z", "#f2c860"),
  "ritual-attack": () =>
    heaven("blood") +
    circle(60, 38, 34, "#ff6a5a", 18) +
    line("M60 6L79 66L29 28H91L41 66Z", "#ff6a5a", 1.4, 0.8) +
    glow(60, 36, 36, "blood", 0.7) +
    at(
      60,
      38,
      1.25,
      fill("M0 30C-5 16-7-2-3-14H3C7-2 5 16 0 30Z", "#dfe6ec") +
        fill("M0 30C5 16 7-2 3-14H0Z", "#8494a4") +
        fill("M-12-18C-6-14 6-14 12-18L10-13H-10Z", "#d8a23a") +
        fill("M-2.500-18H2.500V-30H-2.500Z", "#3a1216") +
        disc(0, -31, 3, "#c0392b"),
    ) +
    drop(60, 72, 0.22, "#ff5a4a"),
  "blood-of-ancients": () =>
    heaven("ember") +
    each(
      [
        [26, 0.9],
        [94, 0.9],
      ] as const,
      ([x, s]) =>
        at(
          x,
          44,
          s,
          fill("M-18-30C-18-42 18-42 18-30L16 16C8 24-8 24-16 16Z", "#8a6a5c") +
            fill("M0-39C12-39 18-36 18-30L16 16C10 22 4 22 0 22Z", "#5c443a") +
            both(fill("M-13-14H-4V-9H-12Z", "#1c0a0a") + line("M-9-8V12", "#c22a2a", 2)) +
            fill("M-3-10L-5 4H5L3-10Z", "#6f5246") +
            line("M-8 11H8", "#1c0a0a", 2),
        ),
    ) +
    glow(60, 42, 34, "blood") +
    at(
      60,
      44,
      1,
      fill("M-18-20H18C18 0 10 8 4 10V20L12 26H-12L-4 20V10C-10 8-18 0-18-20Z", "#d8a23a") +
        fill("M0-20H18C18 0 10 8 4 10V20L12 26H0Z", "#96700f") +
        `<ellipse cx="0" cy="-20" rx="18" ry="4.500" fill="#c22a2a"/>` +
        drop(0, -2, 0.3, "#c22a2a"),
    ) +
    fill("M-2 70C30 66 90 66 122 70V76H-2Z", "#1d0508"),
  "shield-bash": () =>
    heaven("steel") +
    gusts([18, 60], "#fff", 2, 0.5) +
    at(
      86,
      38,
      1,
      fill("M0-34L7-14L26-24L18-6L36 0L18 8L26 26L7 16L0 36L-7 16L-26 26L-18 8L-36 0L-18-6L-26-24L-7-14Z", "#fff6d0") +
        fill("M0-20L4-8L16-14L11-4L22 0L11 5L16 16L4 10L0 22L-4 10L-16 16L-11 5L-22 0L-11-4L-16-14L-4-8Z", "#ffb03a"),
    ) +
    fill("M-4 30L26 28L30 50L-4 56Z", "#5b6b80") +
    fill("M-4 44L29 42L30 50L-4 56Z", "#39485c") +
    at(50, 38, 1.5, kite(0, 0, 1, "#2f6db3", fill("M0-9L8-2L0 12L-8-2Z", "#f2dfb3"))) +
    line("M4 14H26M0 66H24M10 22H22", "#fff", 2.4, 0.8),
  "temporal-portal": () =>
    heaven("night") +
    stars(4, 22, 60) +
    glow(60, 38, 44, "ice") +
    at(
      60,
      40,
      1,
      ink("M-26 34V-4A26 28 0 0 1 26-4V34H18V-4A18 20 0 0 0-18-4V34Z", "#7f8fa8", "#1c2438", 1.6) +
        fill("M0-32A26 28 0 0 1 26-4V34H18V-4A18 20 0 0 0 0-24Z", "#55647c") +
        fill("M-18 34V-4A18 20 0 0 1 18-4V34Z", "#1f4f9a") +
        swirl(0, 2, 0.62, "#bfe8ff", 2.6) +
        ring(0, 2, 14, "#dff4ff", 1.2, 0.9) +
        line("M0 2V-7M0 2L7 6", "#fff", 2) +
        disc(0, 2, 1.8, "#fff"),
    ) +
    times(6, (i) => at(60, 36, 1, disc(0, -30, 1.7, "#8fd7f5"), -75 + i * 30)) +
    fill("M-2 72C30 68 90 68 122 72V76H-2Z", "#0b1024"),
  "spell-forge": () =>
    heaven("deep") +
    glow(60, 40, 44, "fire", 0.9) +
    at(
      60,
      56,
      1.1,
      fill("M-34-12H26C34-12 38-16 40-20H30C28-22-20-22-34-22Z", "#55647c") +
        fill("M-34-22H30L40-20C38-16 34-12 26-12H-34Z", "#7f8fa8") +
        fill("M-14-12H14C10-4 10 4 20 10H-20C-10 4-10-4-14-12Z", "#3f4c62") +
        fill("M0-12H14C10-4 10 4 20 10H0Z", "#2a3446"),
    ) +
    shard(58, 30, 0.5, "blue", 90) +
    hammer(84, 22, 0.75, 40) +
    spark(50, 24, 9, "#fff0b0") +
    spark(36, 18, 5, "#ffcf6a") +
    spark(66, 12, 5, "#bfe8ff") +
    spark(28, 34, 4, "#bfe8ff") +
    each([14, 106], (x) => circle(x, 40, 9, "#8fd7f5", 8)),
  chivalry: () =>
    heaven("noon") +
    sun(24, 18, 7) +
    castle(98, 56, 1.1, "#e8dcc0", "#b8a478") +
    hills(58, 5, "#a8b86a", 4) +
    horse(
      52,
      72,
      1.12,
      "#fbf7ec",
      "#cfc4a8",
      figure(
        -2,
        0,
        0.95,
        "ride",
        "#8494a4",
        "#fff",
        line("M10-30L46-22", "#8a5a34", 2.4) + fill("M-6-24C-14-20-20-10-26-4C-18-6-10-4-5-8Z", "#2f6db3"),
      ) + fill("M-14-3C-8-6 6-6 12-4L12 12C4 8-6 8-14 12Z", "#b8332f"),
    ) +
    hills(73, 3, "#7f9a4e", 9),
  "peaceful-moment": () =>
    heaven("rose") +
    sun(86, 30, 9) +
    hills(56, 5, "#c88a80", 6) +
    hills(64, 4, "#8a7a5c", 3) +
    oak(30, 68, 1.55, "#fbe4e4", "#eebcc4") +
    figure(62, 68, 0.9, "sit", "#4a3444", "#ffe6c8") +
    at(82, 66, 0.55, greathelm()) +
    blade(94, 60, 0.5, 0) +
    each(
      [
        [50, 20],
        [58, 38],
        [70, 16],
        [46, 50],
        [98, 44],
      ] as const,
      ([x, y], i) => at(x, y, 0.6, fill("M0 0C4-4 8-3 9 0C6 3 2 3 0 0Z", "#fff0f0"), i * 40),
    ),
  "dodge-and-weave": () =>
    heaven("pale") +
    disc(58, 38, 34, "#fff", 0.6) +
    faint(0.6, figure(36, 68, 1.1, "lunge", "#d8c8a0") + figure(50, 68, 1.1, "run", "#b8a478")) +
    figure(66, 68, 1.15, "leap", "#4a3c28", "#ffe6a0", fill("M6-32C-4-34-12-28-20-31C-14-24-8-21 2-23Z", "#f4ecda")) +
    spear(104, 20, 0.85, -112) +
    spear(18, 58, 0.85, 68) +
    blade(104, 56, 0.8, -68),
  "stout-resolve": () =>
    heaven("moss") +
    each([6, 22, 40, 84, 100, 116], (x, i) =>
      line(`M${x} ${-4 + (i % 3) * 6}L${x - 12} ${34 + (i % 3) * 10}`, "#cfe0c0", 1.4, 0.6),
    ) +
    glow(60, 34, 40, "leaf", 0.7) +
    fill("M20 76L34 58L60 54L88 58L102 76Z", "#5c5a44") +
    fill("M60 54L88 58L102 76H60Z", "#403e2e") +
    bust(60, 26, 1.1, { coat: "#4f6a44", skin: "#d8a67c", hat: greathelm("#9aa890", "#626e5a") }) +
    kite(60, 52, 1.35, "#3f7a4a", fill("M0-10L9 8H-9Z", "#e8dcc0") + fill("M0-10L9 8H0Z", "#b8a478")),
  "force-of-nature": () =>
    heaven("bog") +
    glow(60, 26, 44, "leaf", 0.9) +
    at(
      60,
      40,
      1.05,
      both(line("M-14 6C-30 4-36-8-40-22M-36-12L-46-14M-39-20L-34-30M-40-22L-48-30", "#6a4a2c", 6)) +
        fill("M-18 40C-20 10-22-8-12-20H12C22-8 20 10 18 40L28 44H-28Z", "#7a5634") +
        fill("M0-20H12C22-8 20 10 18 40L28 44H0Z", "#543a22") +
        both(fill("M-11-6L-3-2L-4 2L-10 0Z", "#d8ff8a")) +
        fill("M-7 10C-3 6 3 6 7 10L4 18H-4Z", "#2a1a0e") +
        fill(
          "M0-40C14-42 20-34 18-28C26-24 22-14 14-16C8-12-8-12-14-16C-22-14-26-24-18-28C-20-36-12-42 0-40Z",
          "#6f9a3a",
        ) +
        fill("M0-40C14-42 20-34 18-28C26-24 22-14 14-16C8-13 4-13 0-13Z", "#4a7028"),
    ) +
    hills(72, 3, "#22301a", 4),
  "mountain-lore": () =>
    heaven("noon") +
    peak(82, 2, 90, 74, "#8fa68a", "#5c7a62") +
    peak(26, 16, 64, 60, "#7f9a7c", "#4f6a54") +
    fill("M-4 78L20 56L44 62L60 48L78 60L124 78Z", "#3f5a3c") +
    at(
      60,
      48,
      0.85,
      line("M-10-8L-12 1M-4-7L-4 2M8-8L7 1M12-10L14 0", "#5c5044", 2.6) +
        fill(
          "M-14-18C-8-22 6-20 10-20L14-30C16-34 22-34 24-30L29-26L26-23L20-23C18-16 16-10 10-9C2-7-6-7-12-9C-17-12-17-16-14-18Z",
          "#efe6d0",
        ) +
        fill("M10-9C16-10 18-16 20-23C16-18 6-14-12-9C-6-7 2-7 10-9Z", "#b8a888") +
        line("M18-32C14-42 8-44 4-42M21-32C18-44 12-48 8-47", "#6a5a44", 2.2) +
        disc(22, -28, 0.9, "#2b1c14"),
    ) +
    pines(
      [
        [14, 66, 0.7],
        [100, 70, 0.9],
        [110, 74, 0.7],
      ],
      "#4f7a4a",
      "#2f5234",
    ),
  "power-of-crystals": () =>
    heaven("sea") +
    glow(60, 40, 48, "ice", 0.8) +
    rays(60, 40, "#d8ffe8", 16, 0.12) +
    each(
      [
        [6, 20, 160, "green"],
        [28, 6, 172, "blue"],
        [92, 6, 188, "green"],
        [114, 20, 200, "blue"],
      ] as const,
      ([x, y, turn, gem]) => shard(x, y, 0.8, gem, turn),
    ) +
    staff(60, 46, 0.95, 0, "#d8fff0") +
    shard(60, 14, 0.55, "green") +
    each(
      [
        [16, 70, -12, "blue"],
        [36, 74, -4, "green"],
        [84, 74, 4, "blue"],
        [104, 70, 12, "green"],
      ] as const,
      ([x, y, turn, gem]) => shard(x, y, 0.85, gem, turn),
    ) +
    spark(44, 30, 5) +
    spark(78, 36, 6),
  "rush-of-adrenaline": () =>
    heaven("ember") +
    glow(64, 38, 44, "leaf", 0.55) +
    gusts([14, 28, 62], "#ff9d6a", 2, 0.7) +
    at(
      74,
      38,
      1.05,
      fill("M0 26C-30 6-34-10-24-20C-14-28-4-22 0-12C4-22 14-28 24-20C34-10 30 6 0 26Z", "#d22a2a") +
        fill("M0 26C30 6 34-10 24-20C14-28 4-22 0-12Z", "#8e1518") +
        line("M-18-14C-22-8-20-2-16 2", "#ffb0a0", 2.6),
    ) +
    line("M-4 40H34L40 26L50 56L58 32L64 44H72L78 30L84 48L90 40H124", "#b8ff7a", 2.6),
  "explosive-bolt": () =>
    heaven("dusk") +
    rays(86, 34, "#fff0c0", 18, 0.2) +
    glow(86, 34, 46, "fire") +
    at(
      86,
      34,
      0.95,
      fill("M0-34L7-14L26-24L18-6L36 0L18 8L26 26L7 16L0 36L-7 16L-26 26L-18 8L-36 0L-18-6L-26-24L-7-14Z", "#ee7a22") +
        fill("M0-20L4-8L16-14L11-4L22 0L11 5L16 16L4 10L0 22L-4 10L-16 16L-11 5L-22 0L-11-4L-16-14L-4-8Z", "#fff6d0"),
    ) +
    line("M-4 64L60 42", "#fff", 3, 0.5) +
    arrow(50, 46, 1.15, -19, "#4a3020", "#fff"),
  "chilling-stare": () =>
    heaven("frost") +
    fill("M0 0H120V16C90 8 30 8 0 16ZM0 76V58C30 66 90 66 120 58V76Z", "#e9f6fc") +
    fill("M0 16C30 8 90 8 120 16V58C90 66 30 66 0 58Z", "#1f4f80") +
    glow(60, 36, 46, "ice", 0.6) +
    eye(32, 36, 0.98, "#5fc4f0", "#f2fbff") +
    eye(90, 36, 0.98, "#5fc4f0", "#f2fbff") +
    line("M8 20L46 28M114 20L76 28", "#e9f6fc", 4) +
    flake(60, 36, 10, "#dff6ff") +
    flake(12, 66, 6, "#6fb4e4") +
    flake(106, 8, 6, "#6fb4e4"),
};
