/** The pictures of the regular Units. */
import { at, both, disc, each, fill, line } from "../kit/draw";
import type { Book } from "../kit/book";
import { DUSKY, FAIR, golem, TAN, bust, figure, greathelm, helm, hood, kettle, mask, straw } from "../kit/people";
import {
  castle,
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
  stars,
  sun,
  tower,
} from "../kit/scene";
import { axe, blade, bow, kite, spark, spear, staff, swirl } from "../kit/things";

export const REGULAR: Book = {
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
    bust(36, 34, 0.88, { coat: "#54602c", skin: DUSKY, hat: hood("#6f7a3a", "#4a5428") }) +
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
      skin: DUSKY,
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
};
