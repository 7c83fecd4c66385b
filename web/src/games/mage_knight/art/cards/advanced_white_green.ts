/** The pictures of the white and green Advanced Actions of the base game. */
import { at, both, disc, each, faint, fill, flip, ink, line, ring, times } from "../kit/draw";
import type { Book } from "../kit/book";
import { figure, horse } from "../kit/people";
import { bolt, cloud, dots, glow, gusts, heaven, hills, peak, pines, rays, stars, sun } from "../kit/scene";
import { arrow, banner, book, die, fire, flame, scroll, spark } from "../kit/things";

export const WHITE_AND_GREEN: Book = {
  "swift-bolt": () =>
    heaven("steel") +
    rays(112, 26, "#fff", 16, 0.22) +
    glow(104, 28, 40, "white", 0.7) +
    cloud(28, 18, 1.1) +
    cloud(96, 60, 1.2) +
    gusts([22, 56], "#fff", 2) +
    at(
      60,
      38,
      1,
      fill("M-60 10L-14-4L-18 4L12-6L6 3L52-12L16 12L22 4L-6 14L-2 6Z", "#e0a12c") +
        fill("M-60 10L-14-4L-18 4L12-6L6 3L52-12L20-2L16-4L-10 4L-14 2Z", "#fff6d0") +
        spark(52, -12, 12, "#fff"),
    ),
  "crushing-bolt": () =>
    heaven("moss") +
    fill("M66 76V24H78V30H88V24H98V30H108V24H122V76Z", "#7a8478") +
    fill("M92 76V27H98V30H108V24H122V76Z", "#545e54") +
    line("M66 42H84M96 42H120M66 58H78M92 58H120M74 42V58M104 42V58", "#3a4239", 1.4) +
    glow(62, 44, 40, "leaf") +
    fill("M-6 62L46 40L-6 48Z", "#b8f06a", 0.6) +
    at(
      62,
      42,
      1,
      fill("M-18 6L-10-14L8-16L20-4L16 12L0 18Z", "#8fd060") +
        fill("M8-16L20-4L16 12L0 18L4 0Z", "#4f8a3e") +
        fill("M-18 6L-10-14L-2-6L-6 8Z", "#d8f59a"),
    ) +
    each(
      [
        [84, 24, 20],
        [90, 62, 60],
        [76, 66, 10],
        [100, 40, 45],
      ] as const,
      ([x, y, turn]) => at(x, y, 1, fill("M-5-4L4-5L6 3L-3 5Z", "#a3ac9e"), turn),
    ),
  agility: () =>
    heaven("pale") +
    disc(64, 36, 31, "#fff", 0.75) +
    times(4, (i) => line(`M${6 + i * 9} ${68 - i * 7}q12-15 26-8`, "#a08c5c", 2, 0.25 + i * 0.18)) +
    at(
      0,
      0,
      1,
      figure(
        60,
        62,
        1.35,
        "leap",
        "#3d3222",
        "#e8c878",
        line("M18-32L31-42", "#c8d0d8", 2) + fill("M6-32C-4-34-10-30-18-34C-14-26-8-22 2-23Z", "#c9412f"),
      ),
    ) +
    hills(72, 2, "#cbb98e", 3),
  "refreshing-walk": () =>
    heaven("wood") +
    glow(60, 22, 38, "sun") +
    pines(
      [
        [8, 62, 2],
        [28, 58, 1.5],
        [94, 58, 1.6],
        [114, 64, 2.1],
      ],
      "#4f8a52",
      "#2d5a34",
    ) +
    fill("M-2 62C30 54 90 54 122 62V76H-2Z", "#6f9a4a") +
    fill("M36 78C52 66 70 60 60 48L66 48C80 58 76 64 92 78Z", "#f0dfae") +
    fill("M36 78C52 66 70 60 60 48C72 60 58 68 60 78Z", "#cfb67e") +
    figure(66, 64, 0.85, "walk", "#24341f", "#f4ffc0", line("M9-1L10-26", "#4a3020", 1.4)) +
    each(
      [
        [30, 66],
        [98, 68],
        [18, 72],
      ] as const,
      ([x, y]) => disc(x, y, 1.4, "#fff") + disc(x + 4, y + 1, 1.2, "#f2c860"),
    ),
  "song-of-wind": () =>
    heaven("noon") +
    cloud(24, 16, 0.9) +
    cloud(98, 24, 1) +
    hills(60, 6, "#b8c47a", 5) +
    hills(68, 4, "#8fa05a", 8) +
    figure(
      42,
      68,
      1.05,
      "stand",
      "#3a4a5a",
      "#fff6d8",
      line("M5-25L3-33L14-35", "#3a4a5a", 3.4) +
        line("M2-34L20-31", "#8a5a2a", 2.4) +
        fill("M1-32C-8-28-12-16-22-14C-14-6-8-8-3-6L3-20Z", "#f4ecda"),
    ) +
    line(
      "M66 36C78 26 92 34 88 44C84 50 76 46 80 40M64 46C84 50 100 42 114 48M66 28C84 16 104 18 116 26",
      "#fff",
      2.2,
      0.95,
    ) +
    each(
      [
        [78, 22],
        [98, 14],
        [106, 38],
      ] as const,
      ([x, y]) => at(x, y, 0.5, line("M-8 0Q-4-6 0 0Q4-6 8 0", "#5a4a3a", 2.4)),
    ) +
    each(
      [
        [72, 54],
        [92, 58],
      ] as const,
      ([x, y]) => at(x, y, 1, fill("M0 0C4-4 8-3 10 0C7 3 3 3 0 0Z", "#d9772b")),
    ),
  "path-finding": () =>
    heaven("wood") +
    fill("M8 14L40 6L78 14L112 6V62L78 72L40 62L8 72Z", "#f0dfae") +
    fill("M40 6L78 14V72L40 62Z", "#dcc68c") +
    fill("M78 14L112 6V62L78 72Z", "#e8d49c") +
    pines(
      [
        [22, 34, 0.6],
        [30, 38, 0.5],
      ],
      "#5f8a4a",
      "#3f6a36",
    ) +
    peak(92, 18, 22, 18, "#b8a070", "#8a744a") +
    fill("M46 20C56 16 64 24 72 20L70 34C62 38 56 30 48 34Z", "#7fb0b8") +
    line("M18 62C28 50 44 60 52 48C58 40 72 52 84 42C90 38 94 36 98 32", "#b8332f", 2.2) +
    line("M94 28L102 36M102 28L94 36", "#b8332f", 2.6) +
    at(
      26,
      56,
      0.55,
      disc(0, 0, 15, "#3a2f28") +
        disc(0, 0, 12.5, "#f8efd6") +
        fill("M0-11L3 0L0 11L-3 0Z", "#b8332f") +
        fill("M0 0H3L0 11L-3 0Z", "#3a4a5a"),
    ),
  "heroic-tale": () =>
    heaven("night") +
    stars(8, 20, 30) +
    glow(60, 52, 46, "fire", 0.9) +
    fill("M-2 62C30 58 90 58 122 62V76H-2Z", "#1a1430") +
    fire(60, 66, 0.62) +
    line("M50 67L70 64M50 64L70 67", "#4a2f20", 3) +
    figure(32, 66, 0.95, "raise", "#241a34", "#ffc878") +
    figure(84, 67, 0.9, "sit", "#241a34", "#ffc878", "", true) +
    figure(102, 69, 0.9, "sit", "#1c142a", "#ffb060", "", true) +
    figure(12, 69, 0.8, "sit", "#1c142a", "#ffb060") +
    faint(
      0.75,
      at(
        76,
        30,
        0.62,
        horse(
          0,
          20,
          1,
          "#ffe6b0",
          "#e8bf78",
          figure(0, 0, 0.8, "ride", "#ffe6b0", "", line("M12-24L34-30", "#ffe6b0", 2)),
        ),
      ),
    ),
  regeneration: () =>
    heaven("moss") +
    glow(60, 38, 48, "leaf") +
    at(
      60,
      38,
      1.15,
      fill("M0 26C-30 6-34-10-24-20C-14-28-4-22 0-12C4-22 14-28 24-20C34-10 30 6 0 26Z", "#c9414a") +
        fill("M0 26C30 6 34-10 24-20C14-28 4-22 0-12Z", "#93252e") +
        line("M-18-14C-22-8-20-2-16 2", "#ffb8b0", 2.6) +
        line("M-2-6L3 2L-2 8L3 16", "#3a0c12", 1.6),
    ) +
    each(
      [
        [36, 56, -40],
        [48, 62, -18],
        [72, 62, 18],
        [84, 56, 40],
        [30, 40, -70],
        [90, 40, 70],
      ] as const,
      ([x, y, turn]) =>
        at(
          x,
          y,
          0.8,
          fill("M0 0C-8-8-7-18 0-26C7-18 8-8 0 0Z", "#a8e070") + fill("M0 0V-26C7-18 8-8 0 0Z", "#5fa244"),
          turn,
        ),
    ) +
    dots(15, 12, "#f4ffd8", 0.8, 4, 70),
  diplomacy: () =>
    heaven("sea") +
    rays(60, 30, "#fff", 16, 0.3) +
    banner(12, 78, 0.95, "#b8332f", spark(0, 0, 7, "#f2dfb3")) +
    flip(at(-108, 78, 0.95, banner(0, 0, 1, "#2f6db3", spark(0, 0, 7, "#f2dfb3")))) +
    at(
      60,
      38,
      1.05,
      fill("M0 4C-10-16-26-24-36-22C-30-16-28-12-28-8C-22-8-20-6-20-2C-14-4-8 0-4 8Z", "#fff") +
        fill("M0 2C6-18 20-26 32-24C26-16 26-12 26-8C20-8 16-4 12 4Z", "#e2e6ea") +
        fill("M-22 14C-12 4 0-2 10 0C16-4 22-2 24 2L30 4L24 7C20 16 4 20-6 14L-26 22Z", "#fff") +
        fill("M24 7C20 16 4 20-6 14L-26 22L-22 14C-8 12 8 14 24 7Z", "#cfd6de") +
        disc(21, 2, 1.2, "#2b2622") +
        line("M30 5C36 8 40 6 44 9", "#5f7a34", 1.4) +
        fill("M34 6C36 2 40 2 41 4C39 7 36 8 34 6ZM37 8C38 12 42 13 43 11C42 8 40 7 37 8Z", "#7fa04a"),
    ) +
    scroll(60, 74, 0.45),
  "in-need": () =>
    heaven("day") +
    fill("M-4 -2H70C64 16 54 20 56 34C46 38 40 30 34 34L-4 40Z", "#6a5a34") +
    fill("M34 34C40 30 46 38 56 34C54 20 64 16 70-2L60-2C50 14 44 20 34 34Z", "#4a3e22") +
    hills(66, 6, "#a8783c", 2) +
    ink("M26 12C38 20 44 26 54 32L72 34L76 40L66 46L52 46C40 40 30 34 18 28Z", "#e6b68c", "#5a3420", 1.4) +
    fill("M26 12L18 28L2 16L12 0Z", "#3f7a4a") +
    ink(
      "M102 76C94 66 90 58 84 50L72 46L58 40C54 34 60 30 66 32L82 34C90 36 96 42 100 50L116 68Z",
      "#c98f66",
      "#5a3420",
      1.4,
    ) +
    fill("M100 50L116 68L104 78L92 62Z", "#7a6242") +
    line("M66 32L60 42M72 34L66 46", "#5a3420", 1.2),
  "mana-storm": () =>
    heaven("steel") +
    cloud(34, 22, 1.6, "#5c6a80", 1) +
    cloud(86, 20, 1.7, "#48566c", 1) +
    cloud(60, 26, 1.5, "#6c7a90", 1) +
    bolt(26, 26, 0.8, "#e5564a") +
    bolt(50, 28, 0.95, "#fff", 6) +
    bolt(74, 28, 0.95, "#3d82cc") +
    bolt(96, 26, 0.8, "#4fae60", -6) +
    die(24, 66, 0.46, "red", -8) +
    die(50, 70, 0.5, "white", 10) +
    die(76, 70, 0.5, "blue", -6) +
    die(99, 66, 0.46, "green", 12),
  ambush: () =>
    heaven("moss") +
    glow(60, 20, 34, "sun", 0.7) +
    pines(
      [
        [10, 54, 1.9],
        [36, 48, 1.4],
        [86, 48, 1.5],
        [110, 54, 2],
      ],
      "#3f6a40",
      "#264a2c",
    ) +
    fill("M34 52C46 46 76 46 88 52L100 78H22Z", "#a89a64") +
    fill("M-4 78V54C4 44 14 50 18 44C26 38 36 46 36 54C44 54 46 66 40 78Z", "#24422a") +
    fill("M124 78V52C116 42 106 48 102 42C94 36 84 44 84 54C76 54 74 66 80 78Z", "#1c3622") +
    each(
      [
        [16, 58],
        [30, 64],
        [94, 58],
        [106, 66],
      ] as const,
      ([x, y]) =>
        fill(
          `M${x - 5} ${y}L${x - 1} ${y + 2}L${x - 4} ${y + 3}ZM${x + 5} ${y}L${x + 1} ${y + 2}L${x + 4} ${y + 3}Z`,
          "#ffdf5a",
        ),
    ) +
    line("M36 60L48 54M84 58L74 53", "#5a3a24", 1.6) +
    fill("M52 52L46 52L48 57ZM70 51L76 51L74 56Z", "#e6ecf2"),
  learning: () =>
    heaven("pale") +
    fill("M0 0H34V76H0Z", "#8a6238") +
    each(
      [14, 34, 54],
      (y, row) =>
        fill(`M0 ${y}H34V${y + 3}H0Z`, "#5a3a20") +
        each([3, 9, 15, 21, 27], (x, i) =>
          fill(
            `M${x} ${y}V${y - 9 - ((i + row) % 3) * 2}H${x + 4.5}V${y}Z`,
            ["#b8332f", "#2f6db3", "#3f8f4f", "#d8a23a", "#6a3f9c"][(i + row * 2) % 5] ?? "#b8332f",
          ),
        ),
    ) +
    glow(94, 30, 32, "sun") +
    book(70, 60, 0.9, "#7a2a22") +
    fill("M90 62V38H98V62Z", "#f3e2ba") +
    fill("M94 62V38H98V62Z", "#c8a870") +
    flame(94, 38, 0.28, "#ff9d3a") +
    at(
      66,
      28,
      0.72,
      fill("M0-22C-16-22-18-8-17 4C-16 20-8 26 0 26C8 26 16 20 17 4C18-8 16-22 0-22Z", "#a8885a") +
        fill("M0-22C16-22 18-8 17 4C16 20 8 26 0 26Z", "#7a5f3c") +
        fill("M-17-20L-8-16L0-20L8-16L17-20L14-8H-14Z", "#5a4428") +
        both(disc(-7, -8, 6.5, "#fff8e4") + disc(-7, -8, 3, "#2b1c14")) +
        fill("M0-6L3 0H-3Z", "#d8a23a") +
        fill("M-9 8L-5 14L0 8L5 14L9 8L6 22H-6Z", "#e2cfa0"),
    ),
  training: () =>
    heaven("wood") +
    sun(98, 16, 6) +
    hills(56, 5, "#9fb46a", 4) +
    hills(66, 3, "#7f9a4e", 7) +
    at(
      70,
      40,
      1,
      fill("M-2.500-4H2.500V36H-2.500Z", "#5a3a24") +
        line("M-20-2H20", "#5a3a24", 4) +
        fill("M-11-8C-12 14-8 22 0 22C8 22 12 14 11-8C6-12-6-12-11-8Z", "#d8b45a") +
        fill("M0-11C5-11 8-10 11-8C12 14 8 22 0 22Z", "#a8822e") +
        disc(0, -18, 9, "#e0bd62") +
        fill("M0-27A9 9 0 0 1 0-9Z", "#a8822e") +
        line("M-10-4L10 2M-10 6L10 12", "#7a5a1c", 1.6) +
        line("M-4-20L-1-17M-1-20L-4-17M2-20L5-17M5-20L2-17", "#4a3010", 1.4) +
        ring(0, 4, 5, "#b8332f", 1.6),
    ) +
    figure(30, 70, 1.1, "lunge", "#2a3a24", "#f4ffc0", line("M17-27L36-27", "#e6ecf2", 2.2)) +
    arrow(84, 40, 0.5, 190),
};
