/** The pictures of the white and green Spells. */
import { at, disc, each, fill, flip, ink, line, ring } from "../kit/draw";
import type { Book } from "../kit/book";
import { bust, figure, hood } from "../kit/people";
import {
  castle,
  cloud,
  dots,
  glow,
  heaven,
  hills,
  house,
  moon,
  oak,
  peak,
  pines,
  rays,
  sun,
  waves,
} from "../kit/scene";
import { eye, palm, shard, spark, wings } from "../kit/things";

export const WHITE_AND_GREEN_SPELLS: Book = {
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
