/** The pictures of the Tactics: six by day, six by night. */
import { at, disc, each, fill, ink, line } from "./kit/draw";
import type { Book } from "./kit/book";
import { figure, horse } from "./kit/people";
import { castle, cloud, glow, heaven, hills, house, moon, peak, rays, stars, sun } from "./kit/scene";
import { circle, die, feather, fire, palm, spark } from "./kit/things";

/** Some cards lying as a fan. */
const fan = (x: number, y: number, s: number, colours: readonly string[]): string =>
  at(
    x,
    y,
    s,
    each(colours, (colour, i) =>
      at(
        0,
        0,
        1,
        ink("M-9-34H9V-6H-9Z", "#f8f0da", "#4a3a2a", 1) + fill("M-7.500-32.500H7.500V-22H-7.500Z", colour),
        (i - (colours.length - 1) / 2) * 22,
      ),
    ),
  );

export const TACTICS: Book = {
  "early-bird": () =>
    heaven("day") +
    sun(60, 52, 15) +
    rays(60, 52, "#fff6d0", 18, 0.25) +
    hills(58, 5, "#b8824e", 3) +
    hills(68, 4, "#7a5a34", 6) +
    at(
      62,
      34,
      1.05,
      fill(
        "M-14 6C-12-10 4-14 12-8C16-14 24-12 24-6L31-4L24-1C22 12 8 18-4 15L-24 24L-20 14C-18 11-16 9-14 6Z",
        "#c9412f",
      ) +
        fill("M24-1C22 12 8 18-4 15L-24 24L-20 14C-6 12 12 10 24-1Z", "#8e2320") +
        fill("M-8 4C0-2 10-2 14 4C8 10-2 12-10 10Z", "#5f1a1a") +
        disc(19, -7, 1.6, "#1c1014") +
        line("M2 15V22M7 14V21", "#5a3a1c", 1.6),
    ) +
    line("M30 58C50 52 76 54 96 60", "#4a3020", 3),
  rethink: () =>
    heaven("noon") +
    cloud(60, 24, 2.2, "#fff", 0.85) +
    fan(60, 62, 0.95, ["#b8332f", "#2f6db3", "#3f8f4f"]) +
    line("M30 40C24 28 32 16 46 16", "#b8862b", 3) +
    fill("M52 16L43 10V22Z", "#b8862b") +
    line("M90 34C96 46 88 58 76 60", "#b8862b", 3) +
    fill("M70 60L79 54V66Z", "#b8862b"),
  "mana-steal": () =>
    heaven("violet") +
    glow(66, 34, 38, "magic", 0.9) +
    die(70, 34, 1.2, "gold", 10) +
    at(40, 62, 0.95, palm(0, 0, 1, "#e0b08c", "#b8845e", "#2c1040"), 52) +
    spark(96, 16, 7) +
    spark(100, 52, 5) +
    line("M50 30L56 32M52 40L57 39", "#f3dcff", 1.6),
  planning: () =>
    heaven("pale") +
    fill("M-2 58H122V76H-2Z", "#8a5a34") +
    fill("M10 22L44 14L80 20L112 12L118 64L82 70L44 64L4 72Z", "#f0dfae") +
    fill("M44 14L80 20L82 70L44 64Z", "#dcc68c") +
    line("M20 54C32 38 44 58 58 42C66 34 80 48 98 30", "#b8332f", 2, 0.9) +
    peak(30, 26, 18, 14, "#b8a070", "#8a744a", "") +
    castle(98, 32, 0.42, "#8a7a5c", "#5f5238") +
    at(70, 40, 1, line("M0-24L-12 16M0-24L12 16M-7 2H7", "#5c6672", 2.6) + disc(0, -26, 3.4, "#e0b850")) +
    feather(22, 58, 0.6, "#f7f1de", "#cbb98e", 30),
  "great-start": () =>
    heaven("day") +
    sun(92, 28, 9) +
    rays(92, 28, "#fff6d0", 16, 0.2) +
    hills(54, 5, "#c08a5c", 3) +
    hills(66, 4, "#8a9850", 8) +
    horse(
      50,
      72,
      1.05,
      "#7a4a2c",
      "#54301c",
      figure(
        -2,
        0,
        0.95,
        "ride",
        "#3a2418",
        "#ffe0a0",
        line("M12-24L10-44", "#3a2418", 1.8) +
          fill("M10-44L26-41L22-37L26-33L10-34Z", "#b8332f") +
          fill("M-6-24C-14-20-22-12-28-10C-20-4-10-4-5-8Z", "#8c1c2b"),
      ),
    ),
  "the-right-moment": () =>
    heaven("gold") +
    rays(60, 36, "#fff", 16, 0.2) +
    at(
      60,
      38,
      1.1,
      fill("M-18-30H18V-24H-18ZM-18 24H18V30H-18Z", "#7a4a1c") +
        fill("M-13-24H13C13-10 4-4 3 0C4 4 13 10 13 24H-13C-13 10-4 4-3 0C-4-4-13-10-13-24Z", "#f4f8fb", 0.85) +
        fill("M-10-16H10C8-8 3-4 0-1C-3-4-8-8-10-16Z", "#e0a93a") +
        fill("M-12 24C-10 16-4 14 0 12C4 14 10 16 12 24Z", "#e0a93a") +
        line("M0 0V12", "#e0a93a", 1.6) +
        fill("M5-24H13C13-10 4-4 3 0C4 4 13 10 13 24H5C6 8 6-8 5-24Z", "#000", 0.12),
    ) +
    spark(92, 18, 9) +
    spark(28, 54, 6),
  "from-the-dusk": () =>
    heaven("dusk") +
    stars(3, 16, 26) +
    sun(60, 56, 11) +
    hills(58, 4, "#4a1d30", 4) +
    castle(24, 62, 0.7, "#2a1020", "#1c0a16") +
    figure(70, 70, 0.95, "run", "#1c0a14", "#ffb070", fill("M5-30C-8-28-14-20-24-20C-14-14-6-12 0-16Z", "#5a1530")) +
    hills(72, 2, "#240c1a", 7),
  "long-night": () =>
    heaven("night") +
    stars(8, 34, 60) +
    moon(64, 26, 16) +
    peak(20, 42, 60, 34, "#2f3a78", "#1f2858", "#8fa0d8") +
    peak(100, 46, 60, 30, "#2f3a78", "#1f2858", "#8fa0d8") +
    hills(66, 3, "#10142e", 5) +
    house(60, 70, 0.62, "#2a2f58", "#1c2044") +
    fill("M58 67H62V64H58Z", "#ffd978"),
  "mana-search": () =>
    heaven("night") +
    stars(5, 20, 40) +
    glow(44, 46, 40, "sun", 0.8) +
    at(
      38,
      46,
      1,
      line("M0-18V-26M-8-14C-8-24 8-24 8-14", "#8a6a34", 2.4) +
        fill("M-9-14H9L11 14H-11Z", "#ffe9a0") +
        fill("M0-14H9L11 14H0Z", "#f0bf58") +
        line("M-9-14H9M-11 14H11M-10-14L-11 14M10-14L11 14M0-14V14", "#5a3a1c", 2.4),
    ) +
    die(76, 56, 0.55, "red", -10) +
    die(94, 44, 0.5, "blue", 12) +
    die(100, 64, 0.5, "green", 6) +
    line("M52 40L66 48M54 46L80 42", "#ffe9a0", 1.2, 0.7) +
    fill("M-2 70H122V76H-2Z", "#0d1126"),
  "midnight-meditation": () =>
    heaven("violet") +
    moon(60, 28, 20) +
    stars(9, 20, 50) +
    hills(60, 4, "#2a1a4a", 4) +
    figure(60, 66, 1.05, "sit", "#140c28", "#cbb8ff") +
    circle(60, 44, 30, "#c8b0f0", 14) +
    hills(70, 2, "#180f30", 6) +
    each(
      [20, 100],
      (x) =>
        fill(`M${x - 3} 70V58H${x + 3}V70Z`, "#f3e2ba") +
        glow(x, 53, 9, "fire") +
        fill(`M${x} 58C${x - 3} 55 ${x - 2} 52 ${x} 48C${x + 2} 52 ${x + 3} 55 ${x} 58Z`, "#ffb03a"),
    ),
  preparation: () =>
    heaven("deep") +
    glow(84, 26, 34, "fire", 0.8) +
    fill("M-2 56H122V76H-2Z", "#5a3a24") +
    fill("M-2 56H122V59H-2Z", "#7a5232") +
    at(
      44,
      46,
      1,
      fill("M-24-8L0-18L24-8L18 22H-18Z", "#8494a4") +
        fill("M0-18L24-8L18 22H0Z", "#56667a") +
        line("M0-18V22M-20 4H20", "#2f3742", 1.8),
    ) +
    at(
      44,
      14,
      0.9,
      fill("M-11 12V-6C-11-18 11-18 11-6V12C6 16-6 16-11 12Z", "#a3b0c0") +
        fill("M0-15C8-15 11-12 11-6V12C8 15 4 15 0 15Z", "#5c6a7a") +
        fill("M-9-2H-1.500V2H-9ZM1.500-2H9V2H1.500Z", "#0f0c12"),
    ) +
    fill("M82 56V36H90V56Z", "#f3e2ba") +
    fill("M86 56V36H90V56Z", "#c8a870") +
    at(86, 36, 0.26, fire(0, 0, 1)) +
    at(104, 60, 1, fill("M-10 0L8-8L10-5L-8 4Z", "#c9412f")),
  "sparing-power": () =>
    heaven("grave") +
    moon(96, 16, 7) +
    stars(4, 14, 40) +
    fan(56, 74, 1.1, ["#5a2a8a", "#2f6db3", "#8d2322", "#3f8f4f", "#5a2a8a"]) +
    glow(56, 30, 30, "moon", 0.6) +
    at(
      56,
      30,
      0.9,
      fill("M-14-16H14V-10H-14ZM-14 16H14V22H-14Z", "#7a5a34") + line("M-10-10L10 16M10-10L-10 16", "#b8c4d4", 2),
    ) +
    hills(72, 2, "#141a20", 5),
};
