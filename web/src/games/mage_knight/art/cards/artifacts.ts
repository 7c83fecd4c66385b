/** The pictures of the Artifacts, each treasure in its own light, and of the Wound. */
import { at, both, disc, each, fill, ink, line, ring, times } from "../kit/draw";
import type { Book } from "../kit/book";
import { dots, glow, heaven, stars } from "../kit/scene";
import { circle, crown, GOLD, shard, SILVER, skull, spark, swirl } from "../kit/things";

import { shown } from "./treasure";

export const ARTIFACTS: Book = {
  "sword-of-justice": () =>
    shown(
      "noon",
      "sun",
      at(
        60,
        40,
        1.1,
        fill("M-4 14V-30L0-40L4-30V14Z", "#fbfdff") +
          fill("M0-40L4-30V14H0Z", "#9fb0c0") +
          line("M0-30V10", "#d8a23a", 1) +
          fill("M-20 14C-12 11 12 11 20 14L16 19H-16Z", GOLD) +
          fill("M-2.500 19H2.500V28H-2.500Z", "#3a4a8a") +
          disc(0, 30, 4, "#d8a23a") +
          disc(0, 30, 2, "#2f6db3") +
          both(line("M-12 18L-24 28M-24 28L-30 36H-18Z", "#d8a23a", 1.4)),
      ) + spark(60, -1, 0, "#fff"),
    ),
  "horn-of-wrath": () =>
    shown(
      "blood",
      "fire",
      at(
        58,
        40,
        1.15,
        fill("M-38-10C-36 18-4 26 22 6L32 18C40 6 38-14 28-24L24-8C6 8-22 4-28-16Z", "#e8dcc0") +
          fill("M-38-10C-36 18-4 26 22 6L32 18C36 12 37 4 36-4C20 16-16 20-34-8Z", "#a8906a") +
          `<ellipse cx="29" cy="-3" rx="8" ry="21" transform="rotate(10 29 -3)" fill="#5a1410" stroke="#e0a93a" stroke-width="3"/>` +
          line("M-22 2L-28 10M-4 8L-6 17M12 4L15 13", "#b8862b", 3) +
          fill("M-40-14L-26-20L-26-14L-36-8Z", "#b8862b"),
      ) + line("M104 14C108 22 108 36 104 44M112 8C118 20 118 38 112 50", "#ff9d6a", 2.4),
    ),
  "endless-bag-of-gold": () =>
    shown(
      "gold",
      "sun",
      at(
        60,
        42,
        1.05,
        fill("M-10-20C-34-4-36 28-20 32H20C36 28 34-4 10-20Z", "#9a6a3c") +
          fill("M0-20H10C34-4 36 28 20 32H0Z", "#6a4524") +
          fill("M-14-30C-6-26 6-26 14-30L10-19H-10Z", "#b8844e") +
          line("M-11-19C-4-16 4-16 11-19", "#f2dfb3", 2.6),
      ) +
        each(
          [
            [26, 66],
            [40, 70],
            [80, 70],
            [96, 66],
            [60, 10],
            [48, 6],
            [74, 5],
          ] as const,
          ([x, y]) =>
            `<ellipse cx="${x}" cy="${y}" rx="8" ry="4" fill="#96700f"/><ellipse cx="${x}" cy="${y - 1.6}" rx="8" ry="4" fill="#f2c860"/>`,
        ) +
        at(60, 46, 0.8, disc(0, 0, 11, "#f2c860") + ring(0, 0, 8, "#96700f", 1.6) + line("M0-5V5", "#96700f", 2)),
    ),
  "endless-gem-pouch": () =>
    shown(
      "violet",
      "magic",
      shard(40, 26, 0.62, "red", -26) +
        shard(80, 26, 0.62, "green", 26) +
        shard(52, 20, 0.62, "white", -10) +
        shard(68, 20, 0.62, "blue", 10) +
        at(
          60,
          46,
          1,
          fill("M-14-16C-32-2-32 26-18 28H18C32 26 32-2 14-16Z", "#5a2a8a") +
            fill("M0-16H14C32-2 32 26 18 28H0Z", "#3a1860") +
            fill("M-20-20C-8-12 8-12 20-20L14-13H-14Z", "#8a5ac0") +
            line("M-14-13C-6-9 6-9 14-13", "#f2c860", 2.6) +
            spark(0, 8, 9, "#f2c860"),
        ) +
        shard(24, 66, 0.34, "blue", 60) +
        shard(98, 66, 0.34, "red", -60),
    ),
  "golden-grail": () =>
    shown(
      "day",
      "white",
      at(
        60,
        38,
        1.2,
        ink(
          "M-20-26H20C21-4 12 6 4 9V18C10 20 14 23 15 28H-15C-14 23-10 20-4 18V9C-12 6-21-4-20-26Z",
          GOLD,
          "#6a4a10",
          1.4,
        ) +
          fill("M0-26H20C21-4 12 6 4 9V18C10 20 14 23 15 28H0Z", "#96700f", 0.5) +
          `<ellipse cx="0" cy="-26" rx="20" ry="4.500" fill="#fff6d0" stroke="#6a4a10" stroke-width="1.200"/>` +
          disc(-9, -11, 2.6, "#b8332f") +
          disc(0, -9, 2.6, "#2f6db3") +
          disc(9, -11, 2.6, "#3f8f4f") +
          line("M-15-20C-14-8-10-2-5 2", "#fff", 2, 0.8),
      ) +
        spark(88, 14, 9) +
        spark(30, 20, 6),
    ),
  "book-of-wisdom": () =>
    shown(
      "sea",
      "ice",
      at(
        60,
        38,
        1.05,
        fill("M-26-28H22C26-28 26-26 26-24V28H-22C-26 28-26 26-26 24Z", "#1d4a6a") +
          fill("M0-28H22C26-28 26-26 26-24V28H0Z", "#123048") +
          fill("M-26 24C-26 20-24 19-22 19H26V28H-22C-26 28-26 26-26 24Z", "#f0e4c4") +
          line("M-22 23.500H26", "#b8a478", 1.2) +
          line("M-20-24H22V15H-20Z", "#e0b850", 1.6) +
          fill("M-26-28L-14-28L-26-16ZM26-28L14-28L26-16Z", "#e0b850") +
          circle(1, -5, 12, "#f2dc8a", 8) +
          spark(1, -5, 9, "#f2dc8a"),
        -6,
      ) +
        spark(24, 18, 6) +
        spark(98, 22, 7),
    ),
  "amulet-of-the-sun": () =>
    shown(
      "day",
      "white",
      line("M22-4C30 20 44 26 52 28M98-4C90 20 76 26 68 28", "#d8a23a", 2.6) +
        at(
          60,
          42,
          1.15,
          times(12, (i) => at(0, 0, 1, fill("M-4-14L0-26L4-14Z", i % 2 ? "#f08a2a" : "#ffcf5a"), i * 30)) +
            disc(0, 0, 15, "#96700f") +
            disc(0, 0, 13, "#ffcf5a") +
            fill("M0-13A13 13 0 0 1 0 13Z", "#e09a2a") +
            both(line("M-6-3V-1", "#5a3a08", 2.2)) +
            line("M-5 5Q0 9 5 5", "#5a3a08", 1.8),
        ),
    ),
  "amulet-of-darkness": () =>
    shown(
      "night",
      "magic",
      stars(6, 18, 70) +
        line("M22-4C30 20 44 26 52 28M98-4C90 20 76 26 68 28", "#8a94b8", 2.6) +
        at(
          60,
          42,
          1.2,
          disc(0, 0, 19, "#8a94b8") +
            disc(0, 0, 16.5, "#120f24") +
            fill("M5-13A13 13 0 1 0 10 9A11 11 0 0 1 5-13Z", "#cdbfe8") +
            spark(7, -1, 5, "#fff") +
            times(8, (i) => at(0, 0, 1, disc(0, -17.8, 1.3, "#3a2a5c"), i * 45)),
        ),
      "#8a7ad8",
    ),
  "bow-of-starsdawn": () =>
    shown(
      "night",
      "moon",
      stars(9, 24, 60) +
        at(
          60,
          40,
          1.15,
          line("M-8-32C22-22 22 22-8 32", "#6a4a10", 6) +
            line("M-8-32C22-22 22 22-8 32", "#f2c860", 3.6) +
            line("M-8-32L-20 0L-8 32", "#e4f0ff", 1) +
            line("M-20 0H30", "#e4f8ff", 2) +
            spark(33, 0, 9, "#fff") +
            fill("M-20-4L-12 0L-20 4L-17 0Z", "#bcd0ff") +
            disc(-8, -33, 2.4, "#fff") +
            disc(-8, 33, 2.4, "#fff"),
        ),
      "#bcd0ff",
    ),
  "soul-harvester": () =>
    shown(
      "grave",
      "ice",
      at(
        54,
        42,
        1.1,
        line("M-26 30L14-28", "#2a2430", 4) +
          fill("M10-32C34-38 50-22 54 0C42-16 26-22 6-20Z", "#dfe6ec") +
          fill("M30-26C42-22 50-12 54 0C42-16 26-22 6-20L8-24Z", "#7f90a0") +
          skull(11, -28, 0.36),
      ) +
        each(
          [
            [34, 22, 0.5],
            [92, 50, 0.6],
            [24, 48, 0.4],
          ] as const,
          ([x, y, s]) =>
            at(
              x,
              y,
              s,
              fill("M0-14C-10-14-12-4-10 4C-8 12-12 16-16 22C-6 20 8 20 12 10C16 0 12-14 0-14Z", "#bfe8f2", 0.85) +
                disc(-4, -3, 2, "#1c3a44") +
                disc(4, -3, 2, "#1c3a44") +
                fill("M-2 4H2V8H-2Z", "#1c3a44"),
            ),
        ),
      "#bfe8f2",
    ),
  "shield-of-the-fallen-kings": () =>
    shown(
      "dusk",
      "sun",
      at(
        60,
        36,
        1.6,
        ink(
          "M0-19C9-19 15-15 15-15V1C15 12 7 19 0 23C-7 19-15 12-15 1V-15C-15-15-9-19 0-19Z",
          "#5c6672",
          "#e0b850",
          2.2,
        ) +
          fill("M0-19C9-19 15-15 15-15V1C15 12 7 19 0 23Z", "#3a434e") +
          at(0, -5, 0.4, crown(0, 0, 1)) +
          line("M4-18L8-8L5-2L10 8M-15 4L-8 6L-5 14", "#1c2028", 1.4) +
          skull(0, 9, 0.3),
      ),
    ),
  "druidic-staff": () =>
    shown(
      "moss",
      "leaf",
      at(
        60,
        44,
        1,
        line("M8 36C-2 14 6-2-2-20", "#5a3a20", 6) +
          line("M6 34C-3 14 5-2-3-18", "#8a5f34", 2.4) +
          line("M-2-20C-20-22-18-42-2-42C14-42 14-26 2-26", "#6a4526", 4.6) +
          shard(0, -29, 0.4, "green") +
          fill("M4 6C16 2 22-6 22-14C10-14 4-6 4 6ZM0-4C-12-4-18-12-18-20C-8-20 0-12 0-4Z", "#7fc05a") +
          fill("M4 6C10-2 16-8 22-14C22-6 16 2 4 6Z", "#4a8a3a") +
          line("M0 20C-8 18-12 12-12 8", "#5f9a44", 2),
      ) + dots(14, 14, "#eaffc0", 0.9, 4, 60),
      "#eaffc0",
    ),
  "circlet-of-proficiency": () =>
    shown(
      "rose",
      "white",
      at(
        60,
        42,
        1.2,
        `<ellipse cx="0" cy="4" rx="36" ry="14" fill="none" stroke="#7a828c" stroke-width="6.500"/><ellipse cx="0" cy="4" rx="36" ry="14" fill="none" stroke="#e4eaf0" stroke-width="4"/>` +
          ink("M-12 14L0-22L12 14L0 22Z", SILVER, "#5c646e", 1.4) +
          ink("M-6 8L0-10L6 8L0 14Z", "#8a3ac0", "#3a1260", 1) +
          fill("M0-10L6 8L0 14Z", "#5a1f8a") +
          both(ink("M-30 13L-24-4L-18 15L-23 19Z", SILVER, "#5c646e", 1.2) + disc(-24, 10, 2.4, "#2f6db3")),
      ) +
        spark(90, 16, 7) +
        spark(30, 18, 6),
      "#fff",
    ),
  "tome-of-all-spells": () =>
    shown(
      "violet",
      "magic",
      at(
        60,
        50,
        1.05,
        fill("M-40-12C-24-20-10-18 0-10C10-18 24-20 40-12V22C24 16 10 16 0 22C-10 16-24 16-40 22Z", "#3a1218") +
          fill("M0-10C-10-18-24-18-37-13V17C-24 12-10 12 0 18Z", "#f8efd6") +
          fill("M0-10C10-18 24-18 37-13V17C24 12 10 12 0 18Z", "#dcc9a0") +
          circle(-19, 0, 8, "#8a5ac0", 6) +
          circle(19, 0, 8, "#b8332f", 6),
      ) +
        line("M60 36C50 26 70 20 60 8", "#e0b8ff", 2.4) +
        disc(40, 18, 4, "#c0392b") +
        disc(52, 10, 4, "#2f6db3") +
        disc(70, 10, 4, "#3f8f4f") +
        disc(82, 18, 4, "#fffdf4") +
        spark(60, 20, 8),
      "#e0b8ff",
    ),
  "mysterious-box": () =>
    shown(
      "deep",
      "magic",
      fill("M42 34L24-6H96L78 34Z", "#e0b8ff", 0.5) +
        swirl(60, 18, 0.6, "#fff", 2.2) +
        at(
          60,
          50,
          1.1,
          fill("M-26-6H26V20H-26Z", "#5a3a6a") +
            fill("M0-6H26V20H0Z", "#3c2448") +
            fill("M-28-6L-22-24H22L28-6Z", "#7a528a") +
            fill("M-24-8L-19-20H19L24-8Z", "#1a0f26") +
            line("M-26-6H26M-26 20V-6M26 20V-6M-26 20H26", "#e0b850", 2.4) +
            ink("M-6-2H6V10H-6Z", "#e0b850", "#6a4a10", 1.2) +
            line("M-2 1C-2-1 2-1 2 1C2 3 0 3 0 5M0 7V7.500", "#3c2448", 1.4),
        ) +
        spark(30, 16, 6) +
        spark(92, 20, 7),
      "#e0b8ff",
    ),
};

export const WOUND: Book = {
  wound: () =>
    heaven("blood") +
    glow(60, 36, 60, "blood", 0.55) +
    each(
      [
        [30, 0],
        [48, -3],
        [66, 0],
        [84, 4],
      ] as const,
      ([x, y]) =>
        fill(
          `M${x} ${y}C${x + 5} ${y + 26} ${x - 4} ${y + 48} ${x - 14} ${y + 72}C${x - 16} ${y + 46} ${x - 12} ${y + 22} ${x} ${y}Z`,
          "#12040a",
        ) + line(`M${x + 0.5} ${y + 3}C${x + 4} ${y + 26} ${x - 4} ${y + 48} ${x - 14} ${y + 72}`, "#ff7a66", 1.4, 0.9),
    ) +
    fill(
      "M40 52C45 60 48 63 48 68A8 8 0 0 1 32 68C32 63 35 60 40 52ZM72 54C76 60 78 62 78 66A6 6 0 0 1 66 66C66 62 68 60 72 54Z",
      "#e0434a",
    ) +
    line("M36 66q0 5 4 6", "#ffc2b0", 1.6),
};
