/** The pictures of the elite Units. */
import { at, both, disc, each, fill, ink, line } from "../kit/draw";
import type { Book } from "../kit/book";
import { DUSKY, FAIR, golem, TAN, bust, figure, greathelm, helm, hood, pointed } from "../kit/people";
import { castle, dots, glow, heaven, hills, rays, sun } from "../kit/scene";
import {
  blade,
  circle,
  cross,
  fire,
  flake,
  flame,
  hammer,
  kite,
  round,
  shard,
  spark,
  spear,
  staff,
  swirl,
} from "../kit/things";

export const ELITE: Book = {
  "fire-golems": () =>
    heaven("ember") +
    glow(60, 40, 50, "fire") +
    each([14, 106], (x) => fire(x, 78, 1)) +
    golem(60, 34, 1.05, "#6a4038", "#42261f", "#1c0c0c", "#ffb03a") +
    line("M38 50L46 60L42 70M78 46L86 56M56 64L62 74", "#ff8a2a", 2.2) +
    flame(60, 20, 0.36, "#ff9d3a"),
  "ice-golems": () =>
    heaven("deep") +
    glow(60, 38, 48, "ice") +
    shard(14, 66, 0.9, "blue", -14) +
    shard(106, 66, 0.9, "blue", 14) +
    golem(60, 34, 1.05, "#a8dcf4", "#5fa4d4", "#1d4a78", "#fff") +
    fill("M30 46L34 60L38 47ZM80 46L86 62L90 47ZM52 19L56 6L60 19Z", "#e4f8ff") +
    dots(4, 14, "#fff", 0.9),
  "fire-mages": () =>
    heaven("dusk") +
    glow(60, 36, 44, "fire") +
    bust(60, 36, 1.12, { coat: "#8e2a22", skin: TAN, hat: hood("#c9443a", "#7d1f22") }) +
    each([22, 98], (x) => glow(x, 46, 22, "fire") + fire(x, 62, 0.75) + disc(x, 64, 5, TAN)) +
    line("M60 52V76", "#f2c860", 2.4),
  "ice-mages": () =>
    heaven("frost") +
    glow(60, 36, 44, "white", 0.7) +
    bust(60, 36, 1.12, {
      coat: "#2f5a94",
      skin: FAIR,
      hat: pointed("#3c74b4", "#244c80", "#dff2fc"),
      beard: "#f4f8fb",
    }) +
    each([22, 98], (x) => glow(x, 44, 22, "ice") + flake(x, 44, 15) + disc(x, 66, 5, FAIR)),
  "amotep-gunners": () =>
    heaven("ember") +
    glow(20, 44, 34, "fire") +
    castle(104, 60, 1, "#5a2a24", "#3a1a18") +
    bust(72, 34, 1.08, {
      coat: "#8a3a2a",
      skin: DUSKY,
      hat:
        fill("M-13-4C-13-18 13-18 13-4C6-8-6-8-13-4Z", "#d8a23a") +
        both(disc(-5.5, 0, 5, "#6a4a2c") + disc(-5.5, 0, 3.6, "#ffb85a")),
    }) +
    at(
      50,
      60,
      1,
      fill("M-44-6L44-4V10L-44 6Z", "#8a7a5a") +
        fill("M-44 1L44 3V10L-44 6Z", "#5f5238") +
        fill("M-46-9H-40V9H-46Z", "#b89a5c") +
        line("M-20-5V8M4-5V9", "#4a3c24", 2.4),
    ) +
    glow(6, 60, 22, "fire") +
    disc(6, 60, 6, "#fff0b0"),
  "amotep-freezers": () =>
    heaven("frost") +
    castle(104, 60, 1, "#7fa8cc", "#4f7ca8") +
    glow(16, 58, 30, "ice") +
    bust(72, 34, 1.08, {
      coat: "#3c6a8a",
      skin: DUSKY,
      hat:
        fill("M-13-4C-13-18 13-18 13-4C6-8-6-8-13-4Z", "#d8e4ec") +
        both(disc(-5.5, 0, 5, "#3a4a54") + disc(-5.5, 0, 3.6, "#5fc4f0")),
    }) +
    at(
      50,
      60,
      1,
      fill("M-44-6L44-4V10L-44 6Z", "#a4b8c4") +
        fill("M-44 1L44 3V10L-44 6Z", "#6f8694") +
        fill("M-46-9H-40V9H-46Z", "#dfeaf0") +
        line("M-20-5V8M4-5V9", "#4a5c68", 2.4),
    ) +
    shard(6, 62, 0.4, "blue", 90) +
    flake(12, 40, 8) +
    flake(24, 28, 6),
  catapults: () =>
    heaven("day") +
    castle(96, 52, 1.1, "#b8886a", "#8a5f48") +
    hills(60, 5, "#a8784a", 3) +
    at(
      48,
      56,
      0.95,
      line("M34 8L-22-34", "#7a5232", 5) +
        both(line("M-26 10L-4-16", "#5a3a24", 4)) +
        fill("M-40 8H40V15H-40Z", "#6a4528") +
        fill("M0 8H40V15H0Z", "#4a3020") +
        both(
          disc(-26, 16, 10, "#3a2417") + disc(-26, 16, 6.5, "#8a5a34") + line("M-26 9V23M-33 16H-19", "#3a2417", 1.8),
        ) +
        disc(-25, -38, 8, "#7a746c") +
        fill("M-25-46A8 8 0 0 1-25-30Z", "#565048"),
    ) +
    figure(96, 74, 0.75, "point", "#3a2418", "#ffe0a0", "", true) +
    hills(74, 2, "#6a4a2c", 7),
  "altem-mages": () =>
    heaven("gold") +
    circle(60, 34, 32, "#fff6d0", 16) +
    glow(60, 34, 40, "white", 0.7) +
    bust(60, 36, 1.12, { coat: "#f4ecda", skin: FAIR, hat: pointed("#fbf3dc", "#cbb98e", "#2f6db3"), beard: "#fff" }) +
    staff(98, 46, 0.95, 6, "#5fc4f0") +
    at(22, 56, 0.6, fire(0, 10, 1, ["#2d6ab0", "#8fd7f5", "#fff"])),
  "altem-guardians": () =>
    heaven("gold") +
    rays(60, 30, "#fff", 16, 0.25) +
    bust(26, 38, 0.85, { coat: "#e8dcc0", hat: greathelm("#fbf3dc", "#cbb98e") }) +
    bust(94, 38, 0.85, { coat: "#e8dcc0", hat: greathelm("#fbf3dc", "#cbb98e") }) +
    bust(60, 34, 1.1, { coat: "#f4ecda", hat: greathelm("#fffaf0", "#d2c29c", "#d8a23a") }) +
    kite(60, 60, 1.15, "#fbf3dc", spark(0, 0, 11, "#d8a23a"), "#b8862b"),
  "heroes-white": () =>
    heaven("noon") +
    sun(98, 16, 6) +
    rays(60, 36, "#fff", 14, 0.3) +
    bust(60, 34, 1.15, {
      coat: "#efe6d0",
      skin: FAIR,
      hair: "#e0b850",
      over: fill("M-26 30C-14 20 14 20 26 30L26 44H-26Z", "#fff"),
    }) +
    blade(96, 46, 1.15, 12) +
    blade(24, 46, 1.15, -12),
  "heroes-green": () =>
    heaven("wood") +
    castle(100, 62, 1.1, "#8a9a74", "#5f6e50") +
    bust(60, 34, 1.15, { coat: "#3f7a4a", skin: TAN, hat: helm("#c8d8a0", "#8fae68"), beard: "#a86a34" }) +
    hammer(98, 40, 0.9, 12) +
    kite(26, 52, 1.2, "#2f5a34", cross("#e8dcc0")),
  "heroes-blue": () =>
    heaven("frost") +
    dots(6, 20, "#fff", 0.9) +
    bust(60, 34, 1.15, {
      coat: "#2f5a94",
      skin: "#ecdcd4",
      hair: "#f4f8fb",
      over: fill("M-26 34C-14 22 14 22 26 34V44H-26Z", "#f4f8fb"),
    }) +
    line("M51 36C48 46 50 56 47 64M69 36C72 46 70 56 73 64", "#f4f8fb", 4) +
    spear(98, 40, 1.05, 6) +
    shard(24, 58, 0.8, "blue", -8),
  "heroes-red": () =>
    heaven("ember") +
    glow(98, 30, 34, "fire") +
    bust(56, 34, 1.15, { coat: "#8e2a22", skin: DUSKY, hair: "#e0622a", beard: "#c2481c" }) +
    fire(98, 46, 0.85) +
    blade(98, 50, 1.15, 0, "#fff0b0", "#ff9d3a") +
    round(22, 58, 1.1, "#7d1f22"),
  sorcerers: () =>
    heaven("blood") +
    circle(60, 34, 32, "#ff9dc0", 12) +
    glow(60, 34, 40, "magic", 0.8) +
    bust(60, 36, 1.15, {
      coat: "#2a1a34",
      skin: "#e0ccc0",
      over: both(fill("M-6 22C-20 20-26 8-30-10C-20-2-12 4-8 10Z", "#6a2450")),
      hat: line("M-6-12L-3-7M6-12L3-7M0-13V-8", "#8e2a6a", 1.6),
      beard: "",
    }) +
    line("M60 52V60", "#2a1a22", 5) +
    each([20, 100], (x) => glow(x, 52, 18, "blood") + swirl(x, 52, 0.34, "#ffb0c8", 4)),
  "delphana-masters": () =>
    heaven("night") +
    circle(60, 34, 32, "#a8e8f0", 12) +
    glow(60, 34, 40, "ice", 0.7) +
    bust(60, 36, 1.15, {
      coat: "#1f5a64",
      skin: "#a8d0c8",
      hat:
        ink("M-12-2C-14-16-6-22 0-26C6-22 14-16 12-2C8-8 4-10 0-4C-4-10-8-8-12-2Z", "#f2c860", "#6a4a10", 1) +
        disc(0, -14, 2.4, "#b03ae0"),
      over: fill("M-10 16L0 44L10 16L0 22Z", "#f2c860"),
    }) +
    at(20, 60, 0.6, fire(0, 10, 1)) +
    at(100, 60, 0.6, fire(0, 10, 1, ["#2d6ab0", "#8fd7f5", "#fff"])),
};
