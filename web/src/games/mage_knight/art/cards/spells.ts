/** The pictures of the Spells. */
import { at, both, disc, each, fill, flip, ink, line, ring, times } from "../kit/draw";
import type { Book } from "../kit/book";
import { bust, caster, figure, helm, hood } from "../kit/people";
import {
  castle,
  cloud,
  dots,
  glow,
  gusts,
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
  waves,
} from "../kit/scene";
import { die, drop, eye, fire, flake, flame, kite, palm, shard, spark, wings } from "../kit/things";

export const SPELLS: Book = {
  fireball: () =>
    heaven("ember") +
    fill("M-6 2C30 10 50 20 72 38L56 54C40 38 20 20-6 2Z", "#ee7a22", 0.85) +
    fill("M-6 24C20 24 40 34 62 48L54 60C36 46 20 36-6 24Z", "#c23a1c") +
    glow(76, 46, 38, "fire") +
    disc(76, 46, 17, "#ff9d3a") +
    disc(74, 44, 12.5, "#ffcf5a") +
    disc(71, 41, 7, "#fff7d6") +
    castle(104, 76, 0.6, "#2a0a10", "#1d0508", "#ff9d3a") +
    hills(72, 4, "#1d0508", 4),
  snowstorm: () =>
    heaven("night") +
    glow(60, 36, 46, "ice", 0.7) +
    flake(60, 36, 27) +
    dots(7, 30, "#fff", 1) +
    gusts([20, 62], "#bcd8ff", 1.6, 0.5) +
    pines(
      [
        [10, 76, 1],
        [22, 78, 0.8],
        [98, 78, 0.8],
        [110, 76, 1.1],
      ],
      "#dfeaf8",
      "#8fa8d0",
    ),
  expose: () =>
    heaven("pale") +
    fill("M60-8L24 78H96Z", "#fff6d0", 0.8) +
    fill("M60-8L42 78H78Z", "#fff", 0.7) +
    fill("M-2 62C30 56 90 56 122 62V76H-2Z", "#b8a06a") +
    at(
      60,
      58,
      1,
      fill("M-20 8V-14H-15V-9H-10V-14H-5V-9H5V-14H10V-9H15V-14H20V8Z", "#8a7a5c") +
        fill("M0 8V-9H5V-14H10V-9H15V-14H20V8Z", "#645840"),
    ) +
    line("M52 46L58 56L54 62L60 66M70 46L66 54L70 60", "#2b2016", 1.8) +
    eye(60, 20, 0.75, "#d8a63e") +
    each(
      [
        [26, 44],
        [94, 44],
      ] as const,
      ([x, y]) => figure(x, y + 22, 0.8, "kneel", "#4a3c28", "#fff6d0", "", x > 60),
    ),
  tremor: () =>
    heaven("bog") +
    glow(60, 30, 40, "leaf", 0.6) +
    at(24, 50, 1, castle(0, 0, 0.9, "#8f9a7a", "#5f6a50"), -14) +
    at(98, 48, 1, house(0, 0, 1, "#e0d0a0", "#8a4a2c"), 16) +
    fill("M-2 50L20 46L34 56L44 48L54 60L62 78H-2Z", "#5a4a2c") +
    fill("M122 50L104 44L90 54L80 46L70 58L64 78H122Z", "#463a22") +
    fill("M54 60L60 50L70 58L66 78H58Z", "#b8f06a") +
    fill("M57 64L61 56L66 62L63 78H60Z", "#f4ffd8") +
    line("M20 46L26 60L18 72M104 44L98 58L108 70", "#2a2012", 1.8) +
    each(
      [
        [50, 36, 10],
        [64, 26, 40],
        [76, 38, 70],
        [40, 26, 25],
      ] as const,
      ([x, y, turn]) => at(x, y, 0.9, fill("M-5-4L4-5L6 3L-3 5Z", "#8a764c"), turn),
    ),
  "flame-wall": () =>
    heaven("blood") +
    glow(60, 60, 66, "fire", 0.8) +
    times(7, (i) => flame(4 + i * 19, 80, 1.15 + (i % 2) * 0.25, "#b5301a")) +
    times(6, (i) => flame(12 + i * 19, 80, 0.9 + (i % 2) * 0.15, "#ee7a22")) +
    times(7, (i) => flame(4 + i * 19, 81, 0.5 + (i % 3) * 0.1, "#ffd35a")) +
    figure(60, 78, 0.6, "raise", "#2a0a10", "#ffd35a"),
  "mana-bolt": () =>
    heaven("deep") +
    stars(3, 14, 40) +
    glow(78, 34, 40, "ice") +
    at(
      58,
      38,
      1.1,
      fill("M-52 22L-10 2L-14 12L14-4L10 6L44-20L24 10L28 2L2 18L6 8L-20 22L-18 14Z", "#5fa8f0") +
        fill("M-52 22L-10 2L-14 10L14-4L10 4L44-20L14 8L12 4L-8 12L-12 10Z", "#e4f4ff"),
    ) +
    shard(100, 20, 0.6, "blue", 40) +
    caster(14, 78, 0.6, "#2f4a8a", "#1d2f5c", "#8fd7f5"),
  whirlwind: () =>
    heaven("pale") +
    hills(66, 4, "#b8a06a", 3) +
    each(
      [
        [66, 8, "#a8966a"],
        [56, 14, "#bcab80"],
        [45, 22, "#cdbe98"],
        [32, 33, "#ded2b4"],
        [16, 46, "#efe6d0"],
      ] as const,
      ([y, w, c]) =>
        ink(
          `M${60 - w} ${y}C${60 - w} ${y + 9} ${60 + w} ${y + 9} ${60 + w} ${y}C${60 + w} ${y - 7} ${60 - w} ${y - 7} ${60 - w} ${y}Z`,
          c,
          "#7a6a48",
          1,
        ),
    ) +
    at(30, 40, 0.7, house(0, 0, 0.7), -30) +
    at(92, 46, 1, fill("M-6-2L6-4L4 4L-4 3Z", "#7a5a34"), 20) +
    at(86, 20, 1, figure(0, 10, 0.5, "leap", "#5a4a34")) +
    oak(12, 72, 0.6, "#9aa85a", "#6f7a3e"),
  "underground-travel": () =>
    heaven("moss") +
    fill("M0 0H120V26C90 20 30 20 0 26Z", "#8fae5a") +
    pines(
      [
        [20, 24, 0.6],
        [34, 22, 0.5],
        [88, 22, 0.55],
        [104, 24, 0.65],
      ],
      "#4f7a3e",
      "#2f5230",
    ) +
    fill("M0 24C30 18 90 18 120 24V76H0Z", "#4a3824") +
    fill("M-4 50C20 38 40 44 60 46C84 48 100 38 124 46V68C100 62 84 70 60 68C40 66 20 60-4 70Z", "#1a120c") +
    fill("M-4 66C20 58 40 64 60 66C84 68 100 60 124 66V68C100 62 84 70 60 68C40 66 20 60-4 70Z", "#6a5234") +
    glow(70, 54, 24, "leaf", 0.9) +
    figure(62, 67, 0.5, "walk", "#0d0a08", "#d8f59a", disc(10, -26, 3, "#f4ffd8")) +
    shard(24, 36, 0.3, "green", 20) +
    shard(100, 34, 0.3, "green", -20) +
    line("M44 26L46 40M80 26L78 38M14 28L18 44", "#2a1e12", 2),
  "burning-shield": () =>
    heaven("ember") +
    glow(60, 38, 50, "fire") +
    each(
      [
        [38, 0.95],
        [60, 1.15],
        [84, 0.95],
      ] as const,
      ([x, s]) => flame(x, 52, s, "#c23a1c"),
    ) +
    each(
      [
        [48, 0.75],
        [74, 0.75],
      ] as const,
      ([x, s]) => flame(x, 50, s, "#ff9d3a"),
    ) +
    kite(
      60,
      46,
      1.45,
      "#8e2320",
      fill("M0-10C6-4 9 0 9 5A9 8 0 0 1-9 5C-9 2-7 0-6-3C-4-1-3 0-3 2C0 0 1-5 0-10Z", "#ffcf5a"),
      "#2a0a10",
    ) +
    each(
      [
        [24, 0.5],
        [98, 0.5],
      ] as const,
      ([x, s]) => flame(x, 80, s, "#ee7a22"),
    ) +
    dots(5, 14, "#ffcf6a", 0.8, 2, 50),
  chill: () =>
    heaven("frost") +
    dots(2, 24, "#fff", 0.9) +
    bust(60, 34, 1.15, { coat: "#3f6f9c", skin: "#b8d4e4", hat: helm("#8fb4d0", "#5c86a8") }) +
    fill("M24 78L28 30L44 4L66-4L86 10L94 36L98 78Z", "#bfe8fb", 0.5) +
    fill("M66-4L86 10L94 36L98 78H78L82 40Z", "#3c7fb8", 0.4) +
    fill("M44 4L66-4L58 20ZM28 30L44 4L42 34Z", "#fff", 0.5) +
    line("M40 22L36 60M52 10L50 24M84 26L88 56", "#fff", 1.8, 0.8) +
    each(
      [
        [16, 72, -8],
        [106, 72, 8],
        [30, 78, 4],
        [92, 78, -4],
      ] as const,
      ([x, y, turn]) => shard(x, y, 0.62, "blue", turn),
    ),
  "wings-of-wind": () =>
    heaven("noon") +
    sun(60, 26, 9) +
    cloud(18, 56, 1.1, "#fff", 0.9) +
    cloud(104, 60, 1.2, "#fff", 0.9) +
    wings(60, 34, 1.15, "#fffdf4", "#cfd8e0") +
    figure(60, 62, 1, "raise", "#3a4a5a", "#fff6d8") +
    hills(72, 3, "#8fae6a", 3),
  restoration: () =>
    heaven("wood") +
    rays(60, 30, "#fff", 16, 0.25) +
    glow(60, 34, 42, "leaf") +
    at(32, 62, 0.8, palm(0, 0, 1, "#e6b68c", "#c08a62", "#3f7a4a"), 34) +
    at(88, 62, 0.8, flip(palm(0, 0, 1, "#d8a67c", "#b07a52", "#3f7a4a")), -34) +
    at(60, 30, 1, fill("M-6-20H6V-6H20V6H6V20H-6V6H-20V-6H-6Z", "#fff") + fill("M0-20H6V-6H20V6H6V20H0Z", "#cfeab0")) +
    spark(36, 16, 5) +
    spark(86, 18, 6) +
    spark(60, 62, 4),
  demolish: () =>
    heaven("dusk") +
    glow(66, 36, 40, "fire", 0.9) +
    at(
      46,
      74,
      1.15,
      fill("M-22 0V-44H-16V-38H-10V-44H-4V-36L2-24L-4-14L4 0Z", "#7a5a54") +
        fill("M-6 0L-2-14L-8-26L-4-36L2-24L-4-14L4 0Z", "#54403c"),
    ) +
    at(84, 70, 1.1, fill("M-12 4L-16-16L-8-20L-6-30L2-28L10-14L18-10L16 4Z", "#6a4c48"), 24) +
    each(
      [
        [74, 16, 20, 1.4],
        [92, 28, 60, 1.2],
        [66, 32, 10, 1],
        [102, 14, 45, 0.9],
        [84, 44, 80, 1.2],
        [60, 14, 30, 0.8],
      ] as const,
      ([x, y, turn, s]) =>
        at(x, y, s, fill("M-6-5L5-6L7 4L-4 6Z", "#8a6a62") + fill("M0-5.500L5-6L7 4L0 5Z", "#5c443e"), turn),
    ) +
    hills(72, 3, "#2a0f1c", 5),
  "space-bending": () =>
    heaven("night") +
    glow(60, 38, 46, "magic", 0.9) +
    times(
      5,
      (i) =>
        `<ellipse cx="60" cy="38" rx="${48 - i * 9}" ry="${30 - i * 6}" fill="none" stroke="#bcd0ff" stroke-width="1.300" opacity="${0.4 + i * 0.12}"/>`,
    ) +
    times(8, (i) => at(60, 38, 1, line("M0-4C6-16 2-24 14-40", "#bcd0ff", 1.1, 0.6), i * 45)) +
    disc(60, 38, 8, "#0b0f2c") +
    ring(60, 38, 8, "#fff", 1.6) +
    at(24, 58, 0.55, peak(0, -30, 40, 34, "#7f94c8", "#4d5f98")) +
    at(96, 20, 0.5, tower(0, 16, 1, "#b8c4e8", "#6a4a9c")) +
    stars(13, 14, 70),
  "call-to-arms": () =>
    heaven("day") +
    rays(36, 40, "#fff6d0", 18, 0.22) +
    at(
      38,
      38,
      1.1,
      fill("M-24 10C-14 8 4 2 18-14L30-2C14 12-4 18-22 16Z", "#e0a93a") +
        fill("M-22 16C-4 18 14 12 30-2L24-8C10 6-6 12-23 13Z", "#96700f") +
        `<ellipse cx="24" cy="-8" rx="7" ry="10" transform="rotate(45 24 -8)" fill="#6a4a08"/>` +
        line("M-10 8L-6 16M4 2L10 11", "#6a4a08", 2),
    ) +
    line("M72 18C80 24 80 34 76 40M82 12C94 22 92 38 86 46", "#fff", 2.4, 0.9) +
    each([66, 82, 98, 112], (x, i) =>
      figure(
        x,
        72 + (i % 2) * 2,
        0.62,
        i % 2 ? "raise" : "walk",
        "#3a2418",
        "#fff0c0",
        i % 2 ? "" : line("M9-22V-48", "#3a2418", 1.8),
        true,
      ),
    ) +
    hills(73, 3, "#7a5230", 5),
  meditation: () =>
    heaven("moss") +
    moon(60, 24, 12) +
    peak(18, 30, 50, 40, "#3f6a50", "#28483a", "") +
    peak(104, 26, 54, 44, "#3f6a50", "#28483a", "") +
    waves(58, "#24504a", "#8fd0b0", 4) +
    fill("M40 60C50 54 70 54 80 60C76 66 44 66 40 60Z", "#5c6a4a") +
    figure(60, 60, 1, "sit", "#10201a", "#d8ffe0") +
    disc(60, 35, 12, "#d8ffe0", 0.16) +
    glow(60, 40, 26, "leaf", 0.5) +
    fill("M56 64L60 74L64 64Z", "#e9edfb", 0.4),
  "mana-meltdown": () =>
    heaven("ember") +
    glow(60, 40, 44, "fire", 0.9) +
    at(
      60,
      36,
      1.35,
      fill(
        "M0-26L14-14V4C14 10 16 14 12 20C10 26 6 20 4 24C2 32-2 30-3 24C-6 18-9 26-12 18C-15 12-14 8-14 4V-14Z",
        "#c0392b",
      ) +
        fill("M0-26L14-14L0-8L-14-14Z", "#ffb0a0") +
        fill("M0-8L14-14V4C14 10 16 14 12 20C10 26 6 20 4 24C2 28 0 28 0 26Z", "#8a2320") +
        line("M-6-12L-2 0L-7 8", "#ffe08a", 1.6),
    ) +
    `<ellipse cx="60" cy="68" rx="34" ry="6" fill="#ee7a22"/><ellipse cx="58" cy="67" rx="20" ry="3" fill="#ffd35a"/>` +
    drop(36, 58, 0.22, "#ee7a22") +
    drop(86, 54, 0.26, "#ee7a22") +
    line("M20 30C24 22 18 18 22 10M98 30C102 22 96 18 100 10", "#ff9d6a", 1.8, 0.7),
  "mana-claim": () =>
    heaven("violet") +
    glow(60, 28, 40, "ice", 0.9) +
    die(60, 30, 1.15, "blue", 8) +
    at(
      60,
      50,
      1,
      both(
        fill(
          "M-38 30C-40 10-36-8-30-16C-26-20-22-16-23-10L-24-2L-14-14C-10-18-5-13-8-9L-16 6C-16 18-20 26-22 30Z",
          "#3a2a5c",
        ) +
          line("M-23-10L-24-2M-8-9L-16 6", "#8a6ac0", 1.6) +
          fill("M-30-16C-30-24-26-28-24-30C-24-24-23-20-23-14ZM-14-14C-8-20-4-24 0-24C-2-18-5-14-8-9Z", "#c8b8ec"),
      ),
    ) +
    spark(24, 18, 6, "#bfe8ff") +
    spark(98, 16, 7, "#bfe8ff"),
  "mind-read": () =>
    heaven("rose") +
    rays(60, 30, "#fff", 18, 0.18) +
    bust(60, 44, 1.2, { coat: "#5a3a6a", skin: "#f2d0b4", hat: hood("#f4ecda", "#cbb98e") }) +
    eye(60, 14, 0.5, "#8a5ac0") +
    each([10, 18, 26], (r) => ring(60, 14, r + 6, "#fff", 1, 0.55)) +
    spark(20, 34, 6) +
    spark(100, 34, 6) +
    line("M26 54C34 46 36 40 44 40M94 54C86 46 84 40 76 40", "#fff", 1.4, 0.8),
  "energy-flow": () =>
    heaven("moss") +
    glow(60, 38, 48, "leaf", 0.9) +
    figure(26, 70, 1.1, "point", "#12241a", "#d8f59a") +
    figure(94, 70, 1.1, "point", "#12241a", "#d8f59a", "", true) +
    line("M44 34C52 22 58 46 66 34C70 28 74 32 76 34", "#f4ffd8", 3) +
    line("M44 34C52 48 60 22 66 38C70 42 74 38 76 34", "#9fdc7a", 2.2) +
    spark(60, 34, 10, "#f4ffd8") +
    hills(73, 3, "#0d1a10", 4) +
    dots(8, 14, "#d8f59a", 0.8, 6, 60),
  offering: () =>
    heaven("blood") +
    glow(60, 34, 42, "fire", 0.8) +
    fill("M22 78L26 56H94L98 78Z", "#6a4a44") +
    fill("M60 56H94L98 78H60Z", "#4a302c") +
    fill("M20 50H100V57H20Z", "#8a6258") +
    fill("M60 50H100V57H60Z", "#634540") +
    shard(44, 42, 0.62, "red", -8) +
    shard(76, 42, 0.62, "red", 8) +
    shard(60, 38, 0.85, "red") +
    each([28, 92], (x) => fire(x, 51, 0.42)) +
    line("M40 64L48 70M60 62V72M80 64L72 70", "#ff7a5a", 2),
  "mist-form": () =>
    heaven("steel") +
    moon(88, 18, 8) +
    pines(
      [
        [8, 60, 1.5],
        [26, 58, 1.2],
        [100, 60, 1.4],
        [116, 62, 1.7],
      ],
      "#6a84a0",
      "#4d6684",
    ) +
    at(
      60,
      66,
      1.3,
      fill("M-9 4C-8-12-6-22-4-30H4C6-22 8-12 9 4Z", "#e4eef6", 0.8) +
        fill("M0-42C-7-38-7-30-5-26H5C7-30 7-38 0-42Z", "#f2f8fc", 0.9) +
        disc(-1.7, -33, 0.9, "#2d4a6a") +
        disc(1.7, -33, 0.9, "#2d4a6a") +
        both(fill("M-4-27C-12-26-16-16-22-14C-14-12-8-16-4-20Z", "#e4eef6", 0.75)),
    ) +
    each(
      [
        [34, 58, 1.6],
        [88, 62, 1.7],
        [60, 72, 2.2],
        [14, 72, 1.6],
        [110, 74, 1.5],
      ] as const,
      ([x, y, s]) => cloud(x, y, s, "#dce8f2", 0.75),
    ),
  charm: () =>
    heaven("rose") +
    glow(60, 36, 44, "white", 0.6) +
    at(
      60,
      40,
      1.15,
      fill("M0 26C-30 6-34-10-24-20C-14-28-4-22 0-12C4-22 14-28 24-20C34-10 30 6 0 26Z", "#fbe8ec") +
        fill("M0 26C30 6 34-10 24-20C14-28 4-22 0-12Z", "#e8b0bc") +
        line("M-18-14C-22-8-20-2-16 2", "#fff", 2.6),
    ) +
    eye(60, 38, 0.62, "#b0447a") +
    spark(22, 22, 7) +
    spark(98, 20, 8) +
    spark(18, 56, 5) +
    spark(102, 54, 6) +
    each(
      [
        [34, 66],
        [86, 68],
      ] as const,
      ([x, y]) =>
        at(x, y, 0.26, fill("M0 26C-30 6-34-10-24-20C-14-28-4-22 0-12C4-22 14-28 24-20C34-10 30 6 0 26Z", "#fff")),
    ),
  cure: () =>
    heaven("wood") +
    glow(60, 38, 44, "leaf") +
    at(
      60,
      40,
      1.15,
      fill("M-7-32H7V-16L22 12C28 26 20 30 0 30C-20 30-28 26-22 12L-7-16Z", "#e8f6f0", 0.9) +
        fill("M-15 0H15L22 12C28 26 20 30 0 30C-20 30-28 26-22 12Z", "#4fae60") +
        fill("M0 0H15L22 12C28 26 20 30 0 30Z", "#2f7a44") +
        fill("M-9-38H9V-31H-9Z", "#8a5a34") +
        disc(-6, 12, 3, "#cfeab0") +
        disc(6, 18, 2.2, "#cfeab0") +
        disc(2, 6, 1.6, "#cfeab0") +
        line("M-4-26V-14L-15 8", "#fff", 2),
    ) +
    each(
      [
        [24, 62, -30],
        [94, 62, 30],
        [34, 70, -60],
        [86, 70, 60],
      ] as const,
      ([x, y, turn]) =>
        at(
          x,
          y,
          1,
          fill("M0 0C-8-8-7-18 0-26C7-18 8-8 0 0Z", "#7fc05a") + fill("M0 0V-26C7-18 8-8 0 0Z", "#3f8a3e"),
          turn,
        ),
    ),
};
