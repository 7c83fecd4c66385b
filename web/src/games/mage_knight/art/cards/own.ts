/** The pictures of the Basic Actions that are a hero's own. */
import { at, both, disc, each, fill, ink, line } from "../kit/draw";
import type { Book } from "../kit/book";
import { caster, figure } from "../kit/people";
import { dots, glow, gusts, heaven, hills, moon, peak, pines, rays, stars } from "../kit/scene";
import { arrow, axe, blade, bow, cross, eye, fist, flake, kite, shard, skull, spark, swirl } from "../kit/things";

export const OWN: Book = {
  "battle-versatility": () =>
    heaven("dusk") +
    rays(60, 40, "#ffd58a", 18, 0.17) +
    glow(60, 40, 40, "fire", 0.8) +
    bow(38, 40, 1, 0, 0, "#3a1d16") +
    blade(62, 46, 1.2, 38) +
    axe(72, 40, 1, -34) +
    kite(60, 54, 0.9, "#b8332f", cross()),
  "mana-pull": () =>
    heaven("violet") +
    stars(7, 20, 40) +
    glow(60, 30, 42, "magic") +
    swirl(60, 30, 1.25, "#f3dcff", 2.2) +
    swirl(60, 30, 0.8, "#ffe08a", 1.6, 50) +
    disc(60, 30, 5, "#fff") +
    caster(60, 76, 0.66, "#7a1d2e", "#4a0f1e", "#ffd978") +
    shard(18, 30, 0.42, "red", -30) +
    shard(102, 26, 0.42, "blue", 30) +
    shard(30, 56, 0.36, "green", -50) +
    shard(92, 56, 0.36, "white", 50),
  "will-focus": () =>
    heaven("wood") +
    rays(60, 34, "#fff6c0", 20, 0.22) +
    fill(
      "M60 6L74 14L88-2C88 16 84 24 78 32L82 46L74 62L66 76H54L46 62L38 46L42 32C36 24 32 16 32-2L46 14Z",
      "#d9a520",
    ) +
    fill("M60 6L74 14L88-2C88 16 84 24 78 32L82 46L74 62L66 76H60Z", "#a87a14") +
    at(
      60,
      40,
      1,
      both(
        fill("M-17-4L-5 2L-15 5Z", "#2b1c08") +
          line("M-13-1L-8 1", "#fff6c0", 1.8) +
          line("M-6 28Q-4 25-2 28", "#5a430c", 1.6),
      ),
    ) +
    line("M60 12V50", "#fff0b0", 1.8, 0.7) +
    glow(60, 22, 14, "leaf") +
    shard(60, 24, 0.4, "green"),
  "crystal-joy": () =>
    heaven("frost") +
    rays(60, 60, "#fff", 18, 0.3) +
    at(
      60,
      62,
      1,
      fill("M-44 14C-40 0-24-4-12 2L0 0L12 2C24-4 40 0 44 14Z", "#d9a520") +
        fill("M0 0L12 2C24-4 40 0 44 14H0Z", "#a87a14") +
        line("M-30 8L-22 0M-20 8L-13 1M30 8L22 0M20 8L13 1", "#6a4a08", 1.4),
    ) +
    shard(42, 44, 0.8, "blue", -18) +
    shard(78, 44, 0.8, "green", 18) +
    shard(60, 42, 1.05, "blue") +
    spark(28, 22, 6) +
    spark(94, 16, 7) +
    spark(88, 46, 4) +
    spark(34, 50, 4),
  "noble-manners": () =>
    heaven("rose") +
    fill("M0 0H22C20 26 14 50 4 76H0Z", "#7a2a3a") +
    fill("M120 0H98C100 26 106 50 116 76H120Z", "#571a2a") +
    glow(60, 26, 40, "sun", 0.8) +
    figure(44, 70, 1.25, "kneel", "#2f4a34", "#d8f0b8", fill("M0-22C-8-18-12-8-16 0H-2L3-10Z", "#4f7a4a")) +
    figure(
      82,
      70,
      1.25,
      "stand",
      "#5a2a44",
      "#ffd9c0",
      fill("M-5-30H5L10 0H-10Z", "#8a3a5c") + fill("M0-30H5L10 0H0Z", "#5f2240"),
      true,
    ) +
    at(82, 25, 0.3, fill("M-18 10L-22-10L-10-1L0-16L10-1L22-10L18 10Z", "#f2c860")) +
    fill("M0 70H120V76H0Z", "#3a1626"),
  rejuvenate: () =>
    heaven("moss") +
    glow(60, 40, 50, "leaf") +
    rays(60, 70, "#eaffc0", 16, 0.16) +
    fill("M0 66C30 58 90 58 120 66V76H0Z", "#2a3f1e") +
    line("M60 64C58 50 62 40 60 24", "#3f7a34", 3.4) +
    at(
      60,
      42,
      1,
      both(
        fill("M0 6C-16 6-24-4-24-14C-10-14-2-6 0 6Z", "#8fd060") +
          fill("M0 6C-10 2-18-6-24-14C-10-14-2-6 0 6Z", "#5fa244"),
      ),
    ) +
    at(
      60,
      26,
      1,
      both(fill("M0 4C-12 2-16-6-15-13C-6-12-1-5 0 4Z", "#a8e070")) +
        fill("M0 2C-5-6-4-14 0-20C4-14 5-6 0 2Z", "#d8f59a"),
    ) +
    dots(12, 14, "#f4ffd8", 0.8, 6, 60),
  "cold-toughness": () =>
    heaven("frost") +
    dots(3, 26, "#fff", 0.9) +
    fill("M16 76C18 52 36 42 60 42C84 42 102 52 104 76Z", "#2f5a94") +
    fill("M60 42C84 42 102 52 104 76H60Z", "#1d3c68") +
    ink("M38 44V22C38 2 82 2 82 22V44C74 54 46 54 38 44Z", "#b4c6d8", "#1f2e42", 1.6) +
    fill("M60 7C74 7 82 12 82 22V44C76 51 68 52 60 52Z", "#7189a4") +
    fill("M42 24H57V30H42ZM63 24H78V30H63Z", "#0c1420") +
    line("M60 8V52", "#1f2e42", 2) +
    line("M47 36V43M52 37V45M68 37V45M73 36V43", "#1f2e42", 1.4) +
    fill("M34 54L40 46L46 56L50 50L54 62L60 52L66 64L72 52L76 58L82 48L88 56L84 60H36Z", "#e4f6ff") +
    flake(96, 18, 10) +
    flake(20, 26, 8),
  instinct: () =>
    heaven("ember") +
    fill("M0 0H120V18C90 10 30 10 0 18ZM0 76V58C30 66 90 66 120 58V76Z", "#14060a") +
    glow(60, 38, 46, "fire", 0.5) +
    eye(34, 37, 0.95, "#e0622a", "#ffe9b8") +
    eye(88, 37, 0.95, "#e0622a", "#ffe9b8") +
    line("M10 22L46 30M112 22L76 30", "#14060a", 5) +
    line("M58 30L54 54L62 56", "#5a1512", 2),
  "swift-reflexes": () =>
    heaven("steel") +
    gusts([16, 30, 58], "#fff", 1.6, 0.6) +
    figure(
      38,
      66,
      1.2,
      "leap",
      "#39424f",
      "#fff6d8",
      fill("M6-32C-6-34-14-28-24-32C-16-24-10-20 1-22Z", "#8d9094") +
        line("M18-32L34-34", "#e6ecf2", 2) +
        line("M-9-36L-20-46", "#e6ecf2", 2),
    ) +
    arrow(88, 24, 0.9, 186) +
    arrow(96, 44, 0.8, 176) +
    line("M70 28C60 30 54 34 50 38", "#fff", 1.4, 0.8) +
    hills(70, 4, "#5f6f84", 4),
  tirelessness: () =>
    heaven("night") +
    moon(62, 34, 25) +
    stars(5, 22, 40) +
    peak(28, 26, 60, 40, "#3f4f8a", "#2a3566", "#aebbe8") +
    hills(56, 5, "#232c58", 6) +
    at(
      58,
      66,
      0.95,
      line("M-20-12L-27-4L-31 0M-14-11L-15-4L-20 0M12-12L19-6L20 0M16-13L24-9L30-4", "#141833", 3.2) +
        fill(
          "M-24-20C-34-20-38-14-40-8C-34-14-28-14-24-13ZM-24-20C-14-24 4-22 10-22L16-32L20-26L24-32L27-24L38-18L36-14L26-13C22-8 14-8 8-9C-4-10-14-8-20-10C-26-12-27-17-24-20Z",
          "#1c2246",
        ) +
        line("M-24-20C-14-24 4-22 10-22L16-32", "#c8d4ff", 1.2, 0.8) +
        disc(27, -20, 1, "#ffe08a"),
    ) +
    hills(70, 3, "#12173a", 9),
  "savage-harvesting": () =>
    heaven("bog") +
    glow(78, 24, 36, "sun", 0.8) +
    hills(48, 6, "#6a6a30", 3) +
    each(
      [10, 24, 38, 84, 98, 112],
      (x) => line(`M${x} 72Q${x + 2} 56 ${x + 6} 46`, "#d8b04a", 1.6) + fill(`M${x + 6} 46l-3-9l5-3l2 7z`, "#e8c860"),
    ) +
    at(
      56,
      50,
      1,
      line("M-16 30L14-30", "#5a3a24", 3.4) +
        fill("M12-30C30-34 46-24 52-6C40-18 26-22 10-20Z", "#e6ecf2") +
        fill("M30-24C40-20 48-14 52-6C40-18 26-22 10-20Z", "#8494a4") +
        fill("M44-13L52-6L49-2C47-6 45-9 42-11Z", "#a8232a"),
    ) +
    skull(32, 64, 0.62) +
    hills(74, 3, "#2c2c14", 7),
  "ruthless-coercion": () =>
    heaven("blood") +
    glow(62, 24, 44, "fire", 0.6) +
    fist(60, 40, 1.2, "#5f9150", "#3f6b38", "#4a3424") +
    each(
      [
        [20, 14, 35],
        [30, 24, 42],
        [102, 14, -35],
        [92, 24, -42],
      ] as const,
      ([x, y, turn]) =>
        at(x, y, 1, `<ellipse rx="7.500" ry="4.200" fill="none" stroke="#aeb8c4" stroke-width="2.600"/>`, turn),
    ) +
    fill("M40 54H80V60H40Z", "#6c7886") +
    each([44, 52, 60, 68, 76], (x) => fill(`M${x - 2.5} 54L${x} 47L${x + 2.5} 54Z`, "#dfe6ec")),
  "one-with-the-land": () =>
    heaven("moss") +
    glow(60, 20, 40, "leaf") +
    fill("M-4 78C10 54 30 48 44 52C50 36 54 30 60 26C66 30 70 36 76 52C90 48 110 54 124 78Z", "#3f5f2e") +
    fill("M60 26C66 30 70 36 76 52C90 48 110 54 124 78H60Z", "#263f20") +
    at(
      60,
      34,
      1,
      both(line("M-6-6C-10-18-22-18-24-28M-12-15C-20-14-24-14-28-16M-17-19C-18-24-16-28-14-30", "#7a5a34", 3)) +
        fill("M0-12C-12-12-13 2-9 12C-5 20 5 20 9 12C13 2 12-12 0-12Z", "#a9794e") +
        fill("M0-12C12-12 13 2 9 12C6 18 3 18 0 18Z", "#7f5636") +
        both(line("M-7 0L-2 1.500", "#f4ffd8", 1.8)) +
        fill("M-8 9C-6 26-2 30 0 34C2 30 6 26 8 9C3 13-3 13-8 9Z", "#7fa04a"),
    ) +
    pines(
      [
        [12, 60, 0.7],
        [24, 64, 0.5],
        [100, 62, 0.6],
        [110, 58, 0.8],
      ],
      "#6f9a4a",
      "#3a5a2a",
    ),
  "druidic-paths": () =>
    heaven("sea") +
    glow(60, 30, 40, "ice", 0.8) +
    pines(
      [
        [8, 62, 1.9],
        [30, 56, 1.3],
        [92, 56, 1.4],
        [114, 64, 2],
      ],
      "#2d5a6a",
      "#17384a",
    ) +
    fill("M38 78C50 64 68 58 58 46L64 46C78 56 70 66 88 78Z", "#bfe8f2") +
    fill("M38 78C50 64 68 58 58 46C72 58 58 68 60 78Z", "#6fb4cc") +
    each([44, 78], (x, i) =>
      at(
        x,
        56,
        0.9,
        fill("M-6 8L-5-14L2-18L6-12L7 8Z", "#7f93a0") +
          fill("M2-18L6-12L7 8H1Z", "#4f6472") +
          line(i ? "M-1-8V0M-3-4H2" : "M-2-9L2-5L-2-1L2 3", "#d8fbff", 1.3),
      ),
    ) +
    spark(60, 22, 7, "#e4fbff") +
    spark(46, 32, 4) +
    spark(76, 30, 4),
};
