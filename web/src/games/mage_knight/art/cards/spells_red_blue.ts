/** The pictures of the red and blue Spells. */
import { at, both, disc, each, fill, line, ring, times } from "../kit/draw";
import type { Book } from "../kit/book";
import { bust, caster, figure, helm } from "../kit/people";
import { castle, cloud, dots, glow, gusts, heaven, hills, moon, peak, pines, stars, tower } from "../kit/scene";
import { die, drop, fire, flake, flame, kite, shard, spark } from "../kit/things";

export const RED_AND_BLUE_SPELLS: Book = {
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
};
