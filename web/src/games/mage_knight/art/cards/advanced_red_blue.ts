/** The pictures of the red and blue Advanced Actions of the base game. */
import { at, both, disc, each, fill, flip, ink, line, ring } from "../kit/draw";
import type { Book } from "../kit/book";
import { bust, figure } from "../kit/people";
import { dots, glow, heaven, hills, peak, rays, stars, sun, waves } from "../kit/scene";
import { blade, book, circle, drop, flake, flame, palm, shard, spark } from "../kit/things";

const shadow = "#1c0a12";

export const RED_AND_BLUE: Book = {
  "fire-bolt": () =>
    heaven("ember") +
    dots(6, 16, "#ffcf6a", 0.8, 0, 60) +
    fill("M-6 70C30 58 56 44 76 22L90 36C66 54 34 68-6 80Z", "#c23a1c", 0.85) +
    fill("M10 66C36 56 62 42 80 24L88 32C66 50 40 62 10 70Z", "#ff9d3a") +
    glow(88, 24, 36, "fire") +
    at(
      88,
      24,
      1.1,
      fill("M22-16C18 4 6 14-8 12C-16 6-14-6-4-10C4-14 12-12 22-16Z", "#ffcf5a") +
        fill("M14-9C10 2 4 6-4 4C-8 0-6-4 0-6C4-8 8-7 14-9Z", "#fff8dc"),
    ) +
    hills(72, 4, "#1d0508", 4),
  "ice-bolt": () =>
    heaven("frost") +
    dots(9, 26, "#fff", 0.9) +
    fill("M-6-4L72 32L-6 16Z", "#fff", 0.35) +
    fill("M-6 0L78 35L-6 10Z", "#e9faff", 0.6) +
    at(
      64,
      34,
      1.25,
      ink("M0-9L40 0L0 9L-16 0Z", "#dff6ff", "#2d6aa8", 1) +
        fill("M-16 0H40L0 9Z", "#6fb4e4") +
        ink("M-6-10L4-18L10-6ZM-6 10L4 18L10 6Z", "#b6e2f8", "#2d6aa8", 0.8),
      22,
    ) +
    hills(69, 4, "#24507e", 4),
  "blood-rage": () =>
    heaven("blood") +
    glow(60, 40, 50, "fire", 0.7) +
    each(
      [
        [12, 1.3],
        [40, 1.1],
        [82, 1.1],
        [108, 1.35],
      ] as const,
      ([x, s]) => flame(x, 82, s, "#8e1518"),
    ) +
    drop(60, 40, 1.25, "#d22a2a") +
    each(
      [
        [26, 0.6],
        [92, 0.62],
      ] as const,
      ([x, s]) => flame(x, 80, s, "#ee7a22"),
    ),
  "ice-shield": () =>
    heaven("deep") +
    glow(60, 36, 50, "ice", 0.9) +
    rays(60, 36, "#fff", 16, 0.1) +
    at(
      60,
      36,
      1.55,
      ink("M0-20L14-15V2C14 12 7 18 0 23C-7 18-14 12-14 2V-15Z", "#8fd0f4", "#14406c", 1.4) +
        fill("M0-20L14-15V2C14 12 7 18 0 23Z", "#4f9ad0") +
        fill("M0-20L-14-15L-6-6L0 2ZM-14 2L-6-6L0 2V23C-7 18-14 12-14 2Z", "#d8f4ff", 0.75) +
        fill("M0 2L8-4L14 2C14 12 7 18 0 23Z", "#2d6aa8", 0.6) +
        line("M-14-15L0 2L14-15M0 2V23", "#fff", 0.8, 0.8),
    ) +
    each(
      [
        [20, 60, -14],
        [100, 60, 14],
        [34, 68, -6],
        [86, 68, 6],
      ] as const,
      ([x, y, turn]) => shard(x, y, 0.6, "blue", turn),
    ) +
    flake(24, 20, 9) +
    flake(98, 18, 8),
  intimidate: () =>
    heaven("blood") +
    fill("M30 0H120V62H30Z", "#7a2a22") +
    line("M30 16H120M30 32H120M30 48H120M52 0V16M84 0V16M66 16V32M104 16V32M50 32V48M90 32V48", "#5a1a18", 1.4) +
    glow(10, 60, 46, "fire", 0.9) +
    at(
      84,
      66,
      1.3,
      fill(
        "M-16 0C-20-18-16-28-8-32C-10-40-16-44-20-46C-10-48-4-44 0-38C4-44 10-48 20-46C16-44 10-40 8-32C16-28 20-18 16 0Z",
        "#2a080c",
        0.85,
      ) + both(fill("M-7-29L-2-26.500L-6-25.500Z", "#ff7a3a")),
    ) +
    figure(34, 70, 0.9, "point", "#1c0a0c", "#ffb87a", line("M-4-18L-12-4", "#1c0a0c", 2)) +
    fill("M-2 66C30 62 90 62 122 66V76H-2Z", "#1d0508"),
  "frost-bridge": () =>
    heaven("frost") +
    peak(20, 8, 60, 60, "#7fa8cc", "#4f7ca8") +
    peak(100, 4, 64, 66, "#7fa8cc", "#4f7ca8") +
    waves(56, "#1f4f80", "#8fc4e4", 6) +
    fill("M-4 40L24 42L30 76H-4ZM124 38L96 42L90 76H124Z", "#2f4a66") +
    fill("M18 40C40 24 80 24 102 40L100 50C80 36 40 36 20 50Z", "#e4f8ff") +
    fill("M20 50C40 36 80 36 100 50L98 54C80 42 40 42 22 54Z", "#6fb4e4") +
    each([34, 46, 60, 74, 86], (x) =>
      fill(
        `M${x - 3} ${46 - 9 * (1 - ((x - 60) / 40) ** 2)}L${x} ${60 - 9 * (1 - ((x - 60) / 40) ** 2)}L${x + 3} ${46 - 9 * (1 - ((x - 60) / 40) ** 2)}Z`,
        "#bfe8fb",
      ),
    ) +
    figure(60, 31, 0.66, "walk", "#14243a", "#fff", fill("M1-32C-8-28-12-14-16-4L-4-8L3-20Z", "#b8332f")),
  "blood-ritual": () =>
    heaven("blood") +
    circle(60, 58, 40, "#ff7a5a", 16) +
    glow(60, 44, 36, "blood", 0.8) +
    at(
      60,
      54,
      1,
      fill("M-24-6H24C22 10 12 16 8 17L10 22H-10L-8 17C-12 16-22 10-24-6Z", "#b8862b") +
        fill("M0-6H24C22 10 12 16 8 17L10 22H0Z", "#7f5a18") +
        `<ellipse cx="0" cy="-6" rx="24" ry="6" fill="#d8a63e"/><ellipse cx="0" cy="-6" rx="20" ry="4.300" fill="#a81a20"/>`,
    ) +
    blade(60, 18, 0.75, 180) +
    drop(60, 42, 0.2, "#d22a2a") +
    each(
      [16, 104],
      (x) =>
        fill(`M${x - 4} 72V50H${x + 4}V72Z`, "#f3e2ba") +
        fill(`M${x} 72V50H${x + 4}V72Z`, "#c8a870") +
        glow(x, 44, 14, "fire") +
        flame(x, 50, 0.26, "#ffb03a"),
    ),
  "pure-magic": () =>
    heaven("deep") +
    rays(60, 32, "#fff", 20, 0.14) +
    glow(60, 32, 40, "white", 0.8) +
    at(
      60,
      32,
      1,
      ring(0, 0, 20, "#fff", 1.4, 0.9) +
        fill("M0-15A15 15 0 0 1 15 0H0Z", "#c0392b") +
        fill("M15 0A15 15 0 0 1 0 15V0Z", "#2f6db3") +
        fill("M0 15A15 15 0 0 1-15 0H0Z", "#3f8f4f") +
        fill("M-15 0A15 15 0 0 1 0-15V0Z", "#f8f3e4") +
        disc(0, 0, 6, "#fff") +
        disc(-5, -6, 3.4, "#fff", 0.6),
      45,
    ) +
    at(32, 64, 0.8, palm(0, 0, 1, "#e6b68c", "#c08a62", "#2f4a8a"), 28) +
    at(88, 64, 0.8, flip(palm(0, 0, 1, "#d8a67c", "#b07a52", "#2f4a8a")), -28),
  "into-the-heat": () =>
    heaven("dusk") +
    glow(96, 34, 54, "fire") +
    each(
      [
        [96, 1.2],
        [112, 1.5],
        [80, 0.9],
      ] as const,
      ([x, s]) => flame(x, 78, s, "#c23a1c"),
    ) +
    each(
      [
        [104, 0.9],
        [90, 0.7],
      ] as const,
      ([x, s]) => flame(x, 80, s, "#ff9d3a"),
    ) +
    each(
      [
        [16, 66, 0.95],
        [36, 68, 1.05],
        [58, 70, 1.15],
      ] as const,
      ([x, y, s], i) => figure(x, y, s, "run", shadow, "#ffa858", line("M14-26L34-31", i ? "#e8c8a0" : "#c8a080", 1.6)),
    ) +
    fill("M-2 70C30 66 90 68 122 70V76H-2Z", "#14060c"),
  "steady-tempo": () =>
    heaven("steel") +
    sun(100, 16, 6) +
    hills(58, 5, "#8fa3bd", 3) +
    at(
      58,
      48,
      1.1,
      fill("M-26-12C-26 14-26 14-24 18C-14 26 14 26 24 18C26 14 26 14 26-12Z", "#2f6db3") +
        fill("M0-12H26C26 14 26 14 24 18C16 24 8 24 0 24Z", "#1d4679") +
        line("M-26-8L-14 20L-2-6L10 22L22-6", "#f2dfb3", 1.6) +
        `<ellipse cx="0" cy="-12" rx="26" ry="8" fill="#f4ecda" stroke="#8a6a34" stroke-width="2"/>` +
        line("M-26 16C-14 26 14 26 26 16", "#d8a23a", 2.4) +
        line("M-40-34L-10-14M38-36L12-14", "#6a4528", 2.6) +
        disc(-9, -14, 3, "#6a4528") +
        disc(11, -14, 3, "#6a4528"),
    ) +
    each([20, 28, 36], (r) =>
      line(`M${58 - r * 1.1} ${30 - r * 0.4}Q58 ${6 - r * 0.4} ${58 + r * 1.1} ${30 - r * 0.4}`, "#fff", 1.4, 0.6),
    ),
  decompose: () =>
    heaven("violet") +
    glow(44, 42, 40, "fire", 0.8) +
    at(
      40,
      40,
      1.05,
      fill("M-18-26H18V8L10 14L14 22L4 18L0 26L-6 18L-18 24Z", "#f5e8c4") +
        fill("M2-26H18V8L10 14L14 22L4 18L0 26Z", "#d2bb86") +
        fill("M-18 10L-10 4L-4 10L2 2L10 8L18 0V8L10 14L14 22L4 18L0 26L-6 18L-18 24Z", "#5a2412") +
        line("M-11-17H11M-11-10H11M-11-3H6", "#8a6a34", 1.6),
      -10,
    ) +
    each(
      [
        [30, 74, 0.6],
        [46, 78, 0.75],
      ] as const,
      ([x, y, s]) => flame(x, y, s, "#ee7a22"),
    ) +
    flame(40, 78, 0.5, "#ffd35a") +
    line("M60 34C72 22 78 24 84 22M62 44C74 42 80 46 86 46M58 54C70 60 76 62 82 66", "#e0b8ff", 1.4, 0.8) +
    shard(94, 24, 0.55, "red", 14) +
    shard(98, 46, 0.45, "blue", -20) +
    shard(92, 66, 0.4, "green", 30) +
    dots(3, 14, "#ffcf8a", 0.8, 10, 70),
  "crystal-mastery": () =>
    heaven("night") +
    stars(11, 18, 70) +
    glow(60, 38, 46, "ice") +
    shard(60, 46, 1.7, "blue") +
    `<ellipse cx="60" cy="40" rx="46" ry="13" fill="none" stroke="#bfe4ff" stroke-width="1.400" opacity="0.800"/>` +
    shard(16, 40, 0.42, "red", -10) +
    shard(104, 40, 0.42, "green", 10) +
    shard(36, 52, 0.5, "white", -6) +
    shard(84, 52, 0.5, "red", 8) +
    shard(40, 24, 0.3, "green") +
    shard(82, 24, 0.3, "white"),
  "maximal-effect": () =>
    heaven("ember") +
    rays(60, 40, "#ffb85a", 20, 0.2) +
    glow(60, 36, 50, "fire") +
    at(
      60,
      38,
      1.1,
      fill(
        "M0-34L8-16L24-28L18-9L38-8L22 4L36 18L16 16L14 34L0 20L-14 34L-16 16L-36 18L-22 4L-38-8L-18-9L-24-28L-8-16Z",
        "#d8431c",
      ) +
        fill(
          "M0-22L5-10L16-18L12-6L25-5L14 3L23 12L10 10L9 22L0 13L-9 22L-10 10L-23 12L-14 3L-25-5L-12-6L-16-18L-5-10Z",
          "#ffb03a",
        ) +
        disc(0, 0, 9, "#fff6d0"),
    ) +
    each(
      [
        [14, 18, 20],
        [106, 16, 60],
        [20, 62, 10],
        [102, 60, 40],
      ] as const,
      ([x, y, turn]) => at(x, y, 0.9, fill("M-6-4L4-6L7 3L-3 6Z", "#2a0a10"), turn),
    ),
  "magic-talent": () =>
    heaven("deep") +
    glow(60, 54, 46, "ice", 0.9) +
    book(60, 64, 0.95, "#3a2a6a") +
    bust(60, 26, 1.05, { coat: "#3a5aa0", skin: "#f0c8a4", hair: "#7a4a24" }) +
    book(60, 66, 0.95, "#3a2a6a") +
    spark(26, 24, 7, "#bfe8ff") +
    spark(94, 20, 8, "#bfe8ff") +
    spark(20, 46, 5) +
    spark(100, 44, 5) +
    line("M40 52C32 44 34 34 28 30M80 52C88 44 86 34 92 30", "#bfe8ff", 1.6, 0.8),
};
