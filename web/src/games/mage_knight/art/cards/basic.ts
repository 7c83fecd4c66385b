/** The pictures of the Basic Actions that all heroes have. */
import { at, both, disc, each, fill, flip, ink, line } from "../kit/draw";
import type { Book } from "../kit/book";
import { figure } from "../kit/people";
import { cloud, dots, glow, gusts, heaven, hills, oak, peak, rays, road, sun, waves } from "../kit/scene";
import { blade, circle, cross, flame, kite, palm, shard, spark, spear } from "../kit/things";

export const BASIC: Book = {
  rage: () =>
    heaven("ember") +
    glow(60, 44, 52, "fire") +
    each(
      [
        [8, 1.1],
        [36, 1.35],
        [88, 1.35],
        [114, 1.1],
      ] as const,
      ([x, s]) => flame(x, 80, s, "#b5301a"),
    ) +
    each(
      [
        [22, 0.95],
        [56, 1.25],
        [100, 0.95],
      ] as const,
      ([x, s]) => flame(x, 80, s, "#ee7a22"),
    ) +
    each(
      [
        [40, 0.6],
        [66, 0.75],
        [84, 0.55],
      ] as const,
      ([x, s]) => flame(x, 81, s, "#ffd35a"),
    ) +
    blade(60, 46, 1.2, 0, "#fff3d8", "#d89a5a") +
    dots(4, 14, "#ffcf6a", 0.8, 2, 46),
  determination: () =>
    heaven("steel") +
    glow(60, 16, 46, "sun", 0.7) +
    each([14, 38, 62, 86, 106], (x) => spear(x, 40, 0.9, 3)) +
    each(
      [24, 48, 72, 96],
      (x) =>
        disc(x, 26, 7, "#39424f") +
        fill(`M${x - 7} 26A7 7 0 0 1 ${x} 19V33A7 7 0 0 1 ${x - 7} 26Z`, "#67768a") +
        line(`M${x - 6} 27H${x + 6}`, "#141a22", 1.6),
    ) +
    each([12, 108], (x) => kite(x, 52, 1.15, "#27508a")) +
    each([36, 84], (x) => kite(x, 50, 1.22, "#2f6db3")) +
    kite(60, 48, 1.36, "#3d82cc", cross()),
  swiftness: () =>
    heaven("pale") +
    sun(96, 16, 7) +
    cloud(26, 20, 0.9) +
    gusts([30, 44, 60], "#fff", 2.2, 0.8) +
    at(
      62,
      38,
      1.15,
      fill(
        "M0 0C-14-16-34-20-48-16C-38-10-34-6-30 0C-24-2-16 0-10 6L-22 14C-10 14-2 12 6 4L22 2L10-2C8-6 4-4 0 0Z",
        "#6a5636",
      ) +
        fill("M-48-16C-36-14-24-10-10 6C-16 0-24-2-30 0C-34-6-38-10-48-16Z", "#4a3a22") +
        fill("M0 0C-6-18 4-30 16-34C14-24 16-14 10-2Z", "#96794c") +
        fill("M16-34C14-24 16-14 10-2L5-1C8-12 10-24 16-34Z", "#6a5636") +
        disc(14, 0.6, 0.9, "#fff"),
    ) +
    hills(68, 4, "#b59d66", 9),
  march: () =>
    heaven("day") +
    sun(88, 24, 8) +
    hills(42, 6, "#c08a5c", 3) +
    hills(50, 5, "#8a9850", 8) +
    road(86, 46) +
    each(
      [0, 1, 2],
      (i) =>
        line(`M${24 + i * 15} ${68 + i * 1.5}V${24 + i * 2}`, "#2d1f18", 1.5) +
        figure(18 + i * 15, 67 + i * 1.5, 0.92 + i * 0.04, "walk", "#33241c", "#e8a868"),
    ) +
    fill("M54 27C60 24 64 30 71 27L68 33L71 38C64 41 60 35 54 38Z", "#b8332f") +
    hills(73, 3, "#3c4a28", 5),
  stamina: () =>
    heaven("steel") +
    sun(24, 18, 6) +
    peak(92, 6, 84, 70, "#8fa3bd", "#5b7391") +
    peak(52, 24, 70, 52, "#7f94b0", "#4d6482") +
    fill("M-6 76L26 52L54 56L82 36L98 46L128 76Z", "#2f4258") +
    line("M26 52L54 56L82 36L98 46", "#a9bdd4", 1.2) +
    figure(
      72,
      43,
      0.95,
      "walk",
      "#141a24",
      "#ffe6b0",
      line("M11-4L9-34", "#141a24", 1.6) + fill("M-4-31C-10-30-11-22-7-19L-3-21Z", "#7a2a22"),
    ),
  tranquility: () =>
    heaven("wood") +
    glow(60, 22, 44, "sun", 0.9) +
    hills(40, 5, "#9fbf7a", 6) +
    waves(50, "#5fa3ab", "#d6efe6", 5) +
    fill("M-2 52C16 48 26 50 40 52L36 56C20 60 6 62-2 62Z", "#5f8a4a") +
    oak(96, 54, 1.15) +
    fill("M74 54C90 48 110 48 124 52V60C104 60 88 60 74 54Z", "#4f7a3e") +
    figure(80, 54, 0.9, "sit", "#2e3a2a", "#e8f2b8") +
    each([20, 34, 48], (x) => line(`M${x} 70q6-3 12 0`, "#fff", 1.2, 0.7)) +
    at(
      24,
      64,
      0.7,
      fill("M-8 0C-6-8 4-8 6-2C10-8 14-6 12 0C8 4-4 5-8 0Z", "#f4efe0") + line("M10-4C8-12 12-14 15-12", "#f4efe0", 2),
    ),
  promise: () =>
    heaven("gold") +
    rays(60, 30, "#fff3c8", 18, 0.25) +
    glow(60, 34, 36, "sun") +
    at(30, 46, 1, fill("M-34 30L-20-6L4-10L14 4L-2 22Z", "#7a2a3a") + fill("M-34 30L-2 22L14 4L4 0Z", "#531a28")) +
    flip(
      at(-90, 46, 1, fill("M-34 30L-20-6L4-10L14 4L-2 22Z", "#2f5a8a") + fill("M-34 30L-2 22L14 4L4 0Z", "#1d3a60")),
    ) +
    ink(
      "M30 38C40 32 46 32 54 36L66 30C74 30 82 34 90 40L84 54C76 58 70 58 66 54C58 60 46 58 36 52Z",
      "#e6b68c",
      "#5a3420",
      1.4,
    ) +
    fill("M54 36L66 30C74 30 82 34 90 40L84 54C76 58 70 58 66 54C72 50 66 42 54 36Z", "#c98f66") +
    line("M66 54C60 50 56 46 54 44M72 52C66 48 62 44 60 41M79 50C73 46 69 42 67 39", "#5a3420", 1.4) +
    spark(60, 16, 8),
  threaten: () =>
    heaven("blood") +
    glow(60, 34, 54, "fire", 0.55) +
    fill("M18 76C18 46 34 34 60 34C86 34 102 46 102 76Z", "#2a0d12") +
    fill("M60 34C86 34 102 46 102 76H60Z", "#17070b") +
    ink("M60 2C42 6 36 24 40 44C48 56 72 56 80 44C84 24 78 6 60 2Z", "#4a1420", "#12040a", 1.6) +
    fill("M60 2C78 6 84 24 80 44C76 52 68 54 60 54Z", "#2a0a12") +
    fill("M60 12C48 16 46 30 48 42C54 50 66 50 72 42C74 30 72 16 60 12Z", "#0e0408") +
    at(
      60,
      30,
      1,
      both(fill("M-9 0L-2 3L-3 5.500L-8 3.500Z", "#ff7a3a")) + line("M-5 12L0 9L5 12", "#ff7a3a", 1.2, 0.7),
    ) +
    at(98, 58, 1.05, blade(0, 0, 1, 14)) +
    line("M60 2C42 6 36 24 40 44", "#ff9d6a", 1.4, 0.8),
  crystallize: () =>
    heaven("deep") +
    glow(60, 44, 54, "ice", 0.8) +
    rays(60, 50, "#fff", 14, 0.1) +
    shard(26, 58, 0.95, "red", -24) +
    shard(95, 58, 0.95, "green", 24) +
    shard(42, 56, 1.1, "white", -9) +
    shard(79, 56, 1.1, "gold", 10) +
    shard(60, 53, 1.55, "blue") +
    fill("M-2 68Q60 58 122 68V76H-2Z", "#0c1a36"),
  "mana-draw": () =>
    heaven("steel") +
    rays(60, 24, "#fff", 16, 0.28) +
    circle(60, 26, 21, "#fff3c8", 16) +
    glow(60, 26, 22, "white") +
    palm(60, 58, 0.95, "#e6b68c", "#c08a62", "#f0e6cc") +
    shard(60, 20, 0.5, "gold") +
    disc(34, 18, 4.5, "#c0392b") +
    disc(86, 18, 4.5, "#2f6db3") +
    disc(28, 44, 4.5, "#3f8f4f") +
    disc(92, 44, 4.5, "#fffdf4") +
    each(
      [
        [34, 18],
        [86, 18],
        [28, 44],
        [92, 44],
      ] as const,
      ([x, y]) =>
        line(`M${x} ${y}Q${(x + 60) / 2} ${y - 8} ${60 + (x - 60) * 0.3} 24`, "#b8862b", 1.2, 0.6) +
        disc(x - 1.4, y - 1.4, 1.4, "#fff", 0.8),
    ),
  concentration: () =>
    heaven("moss") +
    glow(60, 34, 46, "leaf", 0.9) +
    circle(60, 32, 28, "#d8f0a0", 20) +
    figure(60, 66, 1.25, "sit", "#132216", "#e4f7b0") +
    disc(60, 35, 2, "#f4ffd8") +
    each([0, 60, 120, 180, 240, 300], (a) => at(60, 32, 1, at(0, -28, 0.28, shard(0, 0, 1, "green")), a)) +
    fill("M20 68C40 62 80 62 100 68L120 76H0Z", "#0d1a10"),
  improvisation: () =>
    heaven("dusk") +
    sun(66, 24, 9) +
    fill("M-4 42L36 44L40 54L34 78H-4Z", "#33141f") +
    fill("M124 48L86 50L80 60L88 78H124Z", "#33141f") +
    fill("M-4 42L36 44L38 48L-4 49Z", "#8a4440") +
    fill("M124 48L86 50L83 54L124 55Z", "#8a4440") +
    figure(
      56,
      54,
      0.95,
      "leap",
      "#1c0a12",
      "#ffb878",
      line("M18-32L30-37", "#1c0a12", 1.4) + fill("M6-32C-4-32-12-28-20-30C-14-24-8-22 2-22Z", "#6a1a24"),
    ) +
    fill("M36 62L44 58L46 66ZM76 68L82 64L80 72Z", "#33141f"),
};
