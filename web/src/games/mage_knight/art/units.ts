/** The pictures of the Units. */
import { at, both, disc, each, fill, ink, line } from "./kit/draw";
import type { Book } from "./kit/book";
import { bust, figure, greathelm, helm, hood, kettle, mask, pointed, straw } from "./kit/people";
import { castle, dots, glow, heaven, hills, house, moon, oak, peak, pines, rays, stars, sun, tower } from "./kit/scene";
import {
  axe,
  blade,
  bow,
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
} from "./kit/things";

const TAN = "#dca67c";
const FAIR = "#f0cca8";
const BROWN = "#b07a52";

/** Cut stone from the waist up, with burning eyes and a heart. */
const golem = (x: number, y: number, s: number, lit: string, dark: string, edge: string, eye: string): string =>
  at(
    x,
    y,
    s,
    ink("M-40 44L-36 12L-15 5L-13-15L13-15L15 5L36 12L40 44Z", lit, edge, 1.4) +
      fill("M0-15H13L15 5L36 12L40 44H0Z", dark) +
      fill("M-9-7H-2V-3H-9ZM2-7H9V-3H2Z", eye) +
      line("M-36 12L-20 18L-15 5M36 12L20 18L15 5M-10 20H10", edge, 1.6) +
      fill("M-7 26L0 18L7 26L0 35Z", eye),
  );

export const UNITS: Book = {
  peasants: () =>
    heaven("wood") +
    sun(98, 14, 6) +
    hills(54, 5, "#a8ae5a", 2) +
    hills(64, 4, "#7f8f4e", 6) +
    line("M100 78L92 10M85 22L91 6L104 18M94 20L91 6", "#4a3424", 2.6) +
    bust(32, 36, 0.86, { coat: "#7d6a86", skin: FAIR, hat: straw }) +
    bust(66, 38, 1.08, { coat: "#a9793c", skin: TAN, hat: straw, beard: "#8a5a2c" }),
  herbalists: () =>
    heaven("wood") +
    glow(60, 24, 36, "leaf", 0.8) +
    pines(
      [
        [10, 58, 1.3],
        [108, 58, 1.5],
      ],
      "#4f8a4a",
      "#2f5a34",
    ) +
    hills(64, 4, "#6f9a4a", 3) +
    bust(48, 36, 1.1, {
      coat: "#5f8a5a",
      skin: FAIR,
      hair: "#8a4a24",
      hat: fill("M-12-8C-10-18 10-18 12-8C4-12-4-12-12-8Z", "#f4ecda"),
    }) +
    at(
      88,
      58,
      1,
      fill("M-16-6H16L12 14H-12Z", "#9a6a3c") +
        fill("M0-6H16L12 14H0Z", "#6a4524") +
        line("M-16-6C-14-24 14-24 16-6", "#6a4524", 2.4) +
        fill("M-12-6C-14-14-8-18-6-20C-2-16-2-10-4-6ZM0-6C-2-16 4-20 8-22C10-14 8-8 8-6Z", "#7fc05a") +
        disc(-2, -9, 3, "#e8d0f0") +
        disc(10, -9, 2.6, "#f2c860"),
    ),
  foresters: () =>
    heaven("moss") +
    glow(60, 24, 40, "sun", 0.8) +
    pines(
      [
        [8, 60, 1.9],
        [28, 56, 1.4],
        [96, 56, 1.5],
        [114, 62, 2],
      ],
      "#3f6a40",
      "#264a2c",
    ) +
    bow(30, 42, 1.05) +
    bust(62, 36, 1.12, { coat: "#3c6a3c", skin: TAN, hat: hood("#4f8050", "#2f5a33") }) +
    line("M84 50L94 28M88 52L98 30", "#8a5a2c", 2) +
    fill("M92 28L97 22L98 30Z", "#c9412f"),
  "utem-crossbowmen": () =>
    heaven("steel") +
    castle(100, 62, 1.3, "#8b98a8", "#5c6a7a") +
    hills(66, 4, "#7f8fa0", 4) +
    bust(34, 34, 0.86, { coat: "#48566a", skin: TAN, hat: kettle() }) +
    bust(64, 36, 1.08, { coat: "#8a6a2a", skin: FAIR, hat: kettle() }) +
    at(
      58,
      62,
      1,
      line("M-30 4C-18-10 18-10 30 4", "#4a2f20", 4) +
        line("M-30 4L0 10L30 4", "#f2e6c8", 1) +
        fill("M-3-12H3V20H-3Z", "#7a5232") +
        fill("M0-18L4-11H-4Z", "#e6ecf2"),
    ),
  "utem-guardsmen": () =>
    heaven("steel") +
    hills(60, 4, "#8fa3bd", 3) +
    spear(104, 38, 1, 4) +
    bust(36, 34, 0.88, { coat: "#48566a", skin: TAN, hat: helm() }) +
    bust(70, 36, 1.1, { coat: "#5b6b80", skin: FAIR, hat: helm() }) +
    kite(88, 56, 1.15, "#8a6a2a", fill("M-3-12H3V14H-3Z", "#f2dfb3")) +
    kite(20, 58, 1, "#8a6a2a", fill("M-3-12H3V14H-3Z", "#f2dfb3")),
  "utem-swordsmen": () =>
    heaven("day") +
    sun(60, 16, 8) +
    hills(60, 4, "#b8824e", 5) +
    bust(38, 34, 0.88, { coat: "#7c3b2c", skin: TAN, hat: helm("#c4ced8", "#8494a4") }) +
    bust(72, 36, 1.1, { coat: "#6a4a3a", skin: FAIR, hat: helm("#c4ced8", "#8494a4"), beard: "#5a3a24" }) +
    blade(104, 46, 1.2, 14) +
    blade(14, 46, 1.05, -14),
  "guardian-golems": () =>
    heaven("violet") +
    glow(60, 34, 46, "magic", 0.8) +
    tower(104, 70, 1, "#5a4680", "#3a2860") +
    tower(16, 70, 0.8, "#5a4680", "#3a2860") +
    golem(60, 34, 1.05, "#9a96a4", "#6a6676", "#2d2a36", "#c48aff"),
  illusionists: () =>
    heaven("violet") +
    stars(5, 18, 60) +
    glow(60, 36, 44, "magic") +
    `<g opacity="0.450">${bust(26, 36, 0.95, { coat: "#8a5ac0", skin: "#e0d0f0", hat: hood("#a070d8", "#6a40a0") })}${bust(94, 36, 0.95, { coat: "#8a5ac0", skin: "#e0d0f0", hat: hood("#a070d8", "#6a40a0") })}</g>` +
    bust(60, 36, 1.1, { coat: "#5a2f8a", skin: FAIR, hat: hood("#7a48b4", "#4c2680") }) +
    spark(40, 60, 6) +
    spark(82, 60, 7) +
    swirl(60, 66, 0.35, "#f3dcff", 3),
  "red-cape-monks": () =>
    heaven("dusk") +
    sun(92, 18, 7) +
    hills(66, 4, "#5a1f2c", 4) +
    bust(34, 34, 0.88, { coat: "#7d1f22", skin: TAN, hat: hood("#b8332f", "#7d1f22") }) +
    bust(70, 36, 1.1, { coat: "#a32a2a", skin: FAIR, hat: hood("#c9443a", "#8d2322") }) +
    line("M102 78L96 8", "#4a2f20", 3.4) +
    disc(96, 8, 4.6, "#f2c860"),
  "northern-monks": () =>
    heaven("frost") +
    peak(96, 6, 60, 56, "#8fb4d4", "#5c86b0") +
    dots(3, 20, "#fff", 0.9) +
    bust(32, 36, 0.88, { coat: "#2f5a94", skin: FAIR, hat: hood("#4a7ab4", "#2c5080") }) +
    bust(66, 38, 1.1, { coat: "#3c74b4", skin: FAIR, hat: hood("#5c9ad8", "#346aa8"), beard: "#e4e8ec" }) +
    fill("M40 66C52 56 80 56 94 66L90 78H44Z", "#f4f8fb") +
    staff(102, 46, 0.9, 4, "#8fd7f5"),
  "savage-monks": () =>
    heaven("bog") +
    glow(60, 26, 38, "leaf", 0.8) +
    oak(104, 66, 1, "#7f8a3e", "#565f2a") +
    hills(68, 3, "#4a4a20", 5) +
    bust(36, 34, 0.88, { coat: "#54602c", skin: BROWN, hat: hood("#6f7a3a", "#4a5428") }) +
    bust(70, 36, 1.1, {
      coat: "#5f7a34",
      skin: TAN,
      hair: "#3a2417",
      beard: "#3a2417",
      over: both(fill("M-22 24L-18 34L-14 22Z", "#efe6cf")),
      hat: line("M-8-6L-2-2M8-6L2-2M-9 3H-4M9 3H4", "#b8332f", 1.8),
    }) +
    axe(100, 44, 0.85, 12),
  scouts: () =>
    heaven("day") +
    sun(26, 22, 7) +
    peak(96, 14, 60, 46, "#b8885c", "#8a5f3c", "") +
    hills(62, 5, "#8a9850", 4) +
    bust(66, 36, 1.1, { coat: "#6a7a44", skin: TAN, hat: hood("#8a9a5a", "#5f6e3c") }) +
    at(
      66,
      36,
      1.1,
      fill("M3-4L34-14L37-6L5 4Z", "#8a5a2c") +
        fill("M4 0L36-10L37-6L5 4Z", "#5a3a1c") +
        line("M18-9L20 0M29-12L31-4", "#e0b850", 2) +
        line("M20 30C28 20 26 10 22 2", "#5f6e3c", 7) +
        disc(21, 0, 4.5, TAN),
    ) +
    figure(24, 70, 0.75, "run", "#4a3a20", "#ffe0a0") +
    at(
      100,
      30,
      0.4,
      fill(
        "M0 0C-14-16-34-20-48-16C-38-10-34-6-30 0C-24-2-16 0-10 6L-22 14C-10 14-2 12 6 4L22 2L10-2C8-6 4-4 0 0Z",
        "#5a4226",
      ),
    ),
  thugs: () =>
    heaven("grave") +
    house(14, 66, 1.5, "#5a5048", "#3a2c28") +
    house(108, 66, 1.6, "#5a5048", "#3a2c28") +
    moon(60, 14, 7) +
    bust(38, 36, 0.9, {
      coat: "#3f3a36",
      skin: BROWN,
      hat: mask("#7a2a22") + fill("M-11-4C-11-16 11-16 11-4Z", "#2b2622"),
    }) +
    bust(72, 36, 1.12, {
      coat: "#5c5044",
      skin: TAN,
      hair: "#2b1c14",
      hat: line("M-11-6L11 1", "#1c1418", 1.8) + fill("M2-4L9-1C9 4 3 4 2 1Z", "#1c1418"),
      beard: "#3a2a20",
    }) +
    at(102, 48, 1, line("M4 26L-4-20", "#5a3a24", 5) + fill("M-10-8C-12-24-4-32 2-30C8-24 4-10-2-4Z", "#7a5232"), 8),
  shocktroops: () =>
    heaven("ember") +
    rays(60, 40, "#ff9d5a", 16, 0.14) +
    glow(60, 36, 40, "fire", 0.7) +
    bust(32, 36, 0.88, { coat: "#3a3f48", hat: greathelm("#6c7682", "#444c56", "#b8332f") }) +
    bust(88, 36, 0.88, { coat: "#3a3f48", hat: greathelm("#6c7682", "#444c56", "#b8332f") }) +
    bust(60, 34, 1.12, { coat: "#4a505a", hat: greathelm("#8b96a4", "#566270", "#d2453c") }) +
    blade(14, 58, 0.9, -40) +
    blade(106, 58, 0.9, 40),
  "magic-familiars": () =>
    heaven("violet") +
    stars(7, 20, 50) +
    glow(60, 36, 40, "ice", 0.8) +
    each(
      [
        [28, 40, 0.7, "#5a8ac8", "#3a5f96"],
        [94, 38, 0.75, "#c86aa0", "#8e3f70"],
        [60, 42, 1, "#8474cc", "#5c4ca4"],
      ] as const,
      ([x, y, s, lit, dark]) =>
        at(
          x,
          y,
          s,
          both(
            fill("M-12 6C-24-8-34-12-44-10C-38 0-38 8-34 14C-26 14-20 18-14 24Z", dark) +
              fill("M-10-8L-24-28L-20 0Z", lit),
          ) +
            fill("M-16 40C-18 20-12 12 0 12C12 12 18 20 16 40Z", dark) +
            fill("M0-16C-16-16-20-6-19 3C-18 13-8 18 0 18C8 18 18 13 19 3C20-6 16-16 0-16Z", lit) +
            fill("M0-16C16-16 20-6 19 3C18 13 8 18 0 18Z", dark) +
            both(disc(-8, 0, 6.5, "#fff8d0") + disc(-7, 0.5, 3, "#17121a")) +
            line("M-5 11Q0 14 5 11", "#17121a", 1.4),
        ),
    ),
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
      skin: BROWN,
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
      skin: BROWN,
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
    bust(56, 34, 1.15, { coat: "#8e2a22", skin: BROWN, hair: "#e0622a", beard: "#c2481c" }) +
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
