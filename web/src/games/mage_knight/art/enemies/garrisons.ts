/** Grey, violet and white: the garrisons of keeps, mage towers and cities. */
import { at, both, disc, each, fill, ink, line } from "../kit/draw";
import { castle, glow, stars } from "../kit/scene";
import { axe, blade, circle, cross, fire, flake, hammer, kite, shard, spark, spear, staff, swirl } from "../kit/things";
import type { Foe } from "./foe";
import { arms, cowled, face, golemBody, golemHead, palms, pauldrons, shoulders } from "./parts";

const INK = "#17121a";
const STEEL = "#b0bcc8";
const IRON = "#707e8c";
const SKIN = { skin: "#e6b88c", dark: "#c08c64" };
const wall =
  fill(
    "M-122 110V-16H-104V2H-86V-16H-68V2H-50V-16H-32V2H-14V-16H14V2H32V-16H50V2H68V-16H86V2H104V-16H122V110Z",
    "#59626e",
  ) +
  line(
    "M-120 26H120M-120 52H120M-90 26V52M-40 26V52M40 26V52M90 26V52M-66 2V26M66 2V26M-66 52V78M66 52V78",
    "#424a54",
    2,
  );
const wheels = both(
  disc(-62, 88, 24, "#3a2417") +
    disc(-62, 88, 17, "#8a5a34") +
    line("M-62 66V110M-84 88H-40M-78 72L-46 104M-46 72L-78 104", "#3a2417", 4) +
    disc(-62, 88, 5, "#c4ced8"),
);
const frame =
  fill("M-96 76H96V90H-96Z", "#6a4528") +
  fill("M0 76H96V90H0Z", "#4a3020") +
  both(line("M-60 78L-10 10M-30 78L-6 20", "#5a3a24", 8)) +
  line("M66 74L-58-56", "#7a5232", 10);
/** A catapult as a token: arm, load and wheel. */
const engine = (load: string): string =>
  line("M34 26L-24-24", "#7a5232", 8) +
  both(line("M-22 28L-2 0", "#5a3a24", 6)) +
  fill("M-38 24H38V32H-38Z", "#6a4528") +
  both(disc(-24, 34, 11, "#3a2417") + disc(-24, 34, 6.5, "#b8844e")) +
  at(-26, -28, 1, load);

export const GREY: Record<string, Foe> = {
  crossbowmen: {
    sky: "steel",
    light: "sun",
    behind: wall,
    body: shoulders("#4f6a8a", "#344a64", line("M-50 50L50 108", "#8a6a44", 7)),
    head:
      face(SKIN) +
      at(
        0,
        -7,
        1,
        ink("M-27-18C-27-48 27-48 27-18Z", STEEL, "#2f3742", 2) +
          fill("M0-40C18-40 27-34 27-18H0Z", IRON) +
          ink("M-50-10C-28-26 28-26 50-10C28-4-28-4-50-10Z", STEEL, "#2f3742", 2) +
          fill("M0-21C20-21 36-18 50-10C36-6 20-5.500 0-5.500Z", IRON),
      ),
    before:
      line("M-96 78C-60 40 60 40 96 78", "#5a3a24", 9) +
      line("M-96 78L0 92L96 78", "#f2e6c8", 1.8) +
      fill("M-8 40H8V110H-8Z", "#7a5232") +
      fill("M0 40H8V110H0Z", "#4a3020") +
      ink("M0 16L8 34H-8Z", "#dfe6ec", "#2f3742", 1.6),
  },
  guardsmen: {
    sky: "steel",
    light: "sun",
    behind:
      wall +
      fill("M86 110V-40H92V110Z", "#4a3020") +
      ink("M89-86L98-50C110-50 116-38 114-26C106-34 98-36 94-34H84L80-44L86-50Z", "#dfe6ec", "#39424f", 2),
    body: shoulders("#8a4a34", "#5f3022") + pauldrons(STEEL, IRON),
    head:
      face(SKIN) +
      ink("M-31 14V-14C-31-50 31-50 31-14V14H22V-8H7V10H-7V-8H-22V14Z", STEEL, "#2f3742", 2.2) +
      fill("M0-41C18-41 31-36 31-14V14H22V-8H7V10H0Z", IRON) +
      line("M-30-18H30M0-41V8", "#2f3742", 2),
    before: kite(
      -36,
      66,
      3,
      "#b8332f",
      fill("M0-10L8-4V8H-8V-4Z", "#f2dfb3") + fill("M-2 8V2H2V8Z", "#7a1f22"),
      "#2f3742",
    ),
  },
  swordsmen: {
    sky: "day",
    light: "sun",
    behind: blade(-84, 40, 2.2, -20) + blade(84, 40, 2.2, 20),
    body:
      shoulders("#6a7a94", "#46546c", fill("M-26 38L0 108L26 38L0 52Z", "#2f4a7a")) + pauldrons("#c4ced8", "#8494a4"),
    head:
      fill("M0-42C-6-78 22-88 48-70C36-66 24-58 14-40Z", "#c9412f") +
      fill("M14-40C20-56 34-64 48-70C34-78 20-74 8-60Z", "#8e2320") +
      face({ ...SKIN, beard: "#6a4428" }) +
      ink(
        "M-31 10C-36-32-20-48 0-48C20-48 36-32 31 10L23 2C26-14 18-20 0-22C-18-20-26-14-23 2Z",
        "#d2dae2",
        "#2f3742",
        2.2,
      ) +
      fill("M0-48C20-48 36-32 31 10L23 2C26-14 18-20 0-22Z", "#8e9cac"),
    before: kite(0, 92, 1.7, "#2f4a7a", cross("#f2dfb3", 3)),
  },
  golems: {
    sky: "noon",
    light: "sun",
    body: golemBody(
      { lit: "#a39a8c", dark: "#716a60", line: "#3a352e", eye: "" },
      fill("M-12 60L0 46L12 60L0 76Z", "#ffd35a"),
    ),
    head:
      golemHead({ lit: "#b4ab9c", dark: "#7f776b", line: "#3a352e", eye: "#ffd35a" }) +
      fill("M-36 20C-30 12-28 4-36-4ZM-8-34C-6-28 2-28 6-34Z", "#7a8a4a"),
    neck: [0, -26, 1.2],
  },
  thugs: {
    sky: "bog",
    light: "sun",
    behind:
      fill("M-120 110V-30L-96-50L-72-30V110ZM72 110V-44L96-64L120-44V110Z", "#2a2218") +
      fill("M-104 0H-90V16H-104ZM92-14H106V2H92Z", "#ffd978", 0.8),
    body: shoulders("#5c5044", "#3f362e", line("M-50 54L-20 108M50 54L20 108", "#2a221a", 7)),
    head:
      face({ skin: "#dca07a", dark: "#b0764f", brow: "#3a2417", beard: "#4a3424" }) +
      line("M-28-22L28-2", "#1c1418", 4) +
      fill("M4-14L22-8C22 2 8 4 4-2Z", "#1c1418") +
      line("M-18-26L-8 12", "#f0c8a8", 2.4) +
      fill("M-27-14C-28-40 28-40 27-14C16-34-16-34-27-14Z", "#c08a66"),
    before:
      line("M-100 108L-72-20", "#5a3a24", 12) +
      fill("M-92 4C-90-40-70-66-54-62C-42-52-46-20-66 12Z", "#7a5232") +
      each(
        [
          [-78, -8],
          [-62, -20],
          [-72, -36],
          [-56, -46],
        ] as const,
        ([x, y]) => fill(`M${x - 4} ${y}L${x} ${y - 9}L${x + 4} ${y}Z`, "#dfe6ec"),
      ) +
      disc(-88, 60, 14, "#dca07a"),
    token: [0, -4, 0.95],
  },
  shocktroops: {
    sky: "ember",
    light: "fire",
    behind: both(fill("M-30 40L-110 20L-70 44L-112 60L-60 66Z", "#7a1f22")),
    body:
      shoulders("#3a3f48", "#24282e", fill("M-16 36L0 70L16 36Z", "#b8332f")) +
      pauldrons("#565e6a", "#3a4048") +
      both(fill("M-98 52L-122 30L-92 36ZM-90 40L-104 8L-78 32Z", "#dfe6ec")),
    head:
      both(ink("M-28-20C-48-28-58-46-56-66C-46-50-36-46-18-40Z", "#b8332f", "#2a0a0c", 1.8)) +
      ink("M-31 22C-36-32-20-48 0-48C20-48 36-32 31 22C20 36 8 40 0 42C-8 40-20 36-31 22Z", "#6c7682", INK, 2.2) +
      fill("M0-48C20-48 36-32 31 22C20 36 8 40 0 42Z", "#444c56") +
      both(fill("M-24-10L-4-2V6L-22 2Z", "#0d0a10") + fill("M-19-5L-8 0L-17 0Z", "#ff8a3a")) +
      line("M0-48V40M-14 20V32M-7 22V36M7 22V36M14 20V32", INK, 2),
    before: blade(-76, 70, 1.9, -58) + blade(76, 70, 1.9, 58),
    token: [0, 3, 0.92],
  },
  "heroes-fortified": {
    sky: "wood",
    light: "sun",
    behind: castle(-6, 90, 4.2, "#7f8f7a", "#4f5f4e"),
    body: shoulders("#4f7a4a", "#34563a", line("M-40 46L0 66L40 46", "#e8cf7a", 5)) + pauldrons("#c4ced8", "#8494a4"),
    head:
      fill("M-30-10C-42 20-36 50-44 66C-26 58-28 30-26 10ZM30-10C42 20 36 50 44 66C26 58 28 30 26 10Z", "#c8c0b0") +
      face({ ...SKIN, beard: "#d8d0c0", brow: "#8a8274" }) +
      ink("M-31-14L-36-48L-18-32L0-56L18-32L36-48L31-14C14-22-14-22-31-14Z", "#f2c860", "#6a4a10", 2) +
      fill("M0-56L18-32L36-48L31-14C22-18 10-20 0-20Z", "#c08f2a") +
      disc(0, -28, 4, "#3f8f4f"),
    before:
      kite(-40, 74, 2.8, "#34563a", castle(0, 10, 0.5, "#f2dfb3", "#c8ae7a", "#34563a"), "#e8cf7a") +
      hammer(88, 40, 2, 10),
    token: [0, 6, 0.86],
  },
  "heroes-swift": {
    sky: "pale",
    light: "white",
    behind:
      line("M-120-60C-60-80-30-40 120-70M-120-10C-40-34 20 10 120-20M-120 50C-70 34 60 60 120 30", "#fff", 4, 0.7) +
      fill("M30-30C70-40 90-14 116-26C104 0 78 6 36 4Z", "#e0bd62"),
    body: shoulders("#efe6d0", "#cbb98e", line("M-44 46L0 74L44 46", "#8a6a34", 4)),
    head:
      fill("M-30-8C-40 20-30 44-38 60C-22 52-24 30-24 10Z", "#d8a63e") +
      face({ skin: "#f2d0b0", dark: "#d2a582", eye: "#3a7ab0", brow: "#a87a2a", mouth: "#b04a42" }) +
      fill("M-30 4C-36-34-18-48 2-48C26-48 36-30 30 6C26-12 18-24 6-28C-4-18-20-18-30 4Z", "#e8c056") +
      fill("M6-28C18-24 26-12 30 6C36-30 26-48 2-48C12-44 12-34 6-28Z", "#b88a2e") +
      line("M-29-10C-14-24 12-30 28-14", "#f8f3e4", 3.4),
    before: blade(-82, 54, 1.9, -34) + blade(82, 54, 1.9, 34),
    token: [0, 2, 0.92],
  },
  "heroes-fire": {
    sky: "ember",
    light: "fire",
    behind: at(88, 30, 1, glow(0, -50, 50, "fire") + fire(0, -14, 1.8)),
    body:
      shoulders("#8e2a22", "#5c1614", fill("M-22 38L0 108L22 38L0 54Z", "#2a1216")) + pauldrons("#c08a3a", "#8a5a1c"),
    head:
      face({ skin: "#d89a72", dark: "#ae7049", beard: "#c2481c", brow: "#8a2a10" }) +
      fill(
        "M-31 4C-40-30-26-52-14-60C-14-52-8-50-4-56C-2-66 6-70 12-72C10-62 20-60 26-54C40-40 36-14 31 6C26-14 16-24 0-26C-14-24-24-14-31 4Z",
        "#e0622a",
      ) +
      fill("M0-26C16-24 26-14 31 6C36-14 40-40 26-54C20-60 10-62 12-72C8-56 14-40 0-26Z", "#a83a14"),
    before: blade(88, 60, 2.2, 8, "#fff0b0", "#ff9d3a"),
    token: [0, 5, 0.88],
  },
  "heroes-ice": {
    sky: "frost",
    light: "ice",
    behind: flake(-84, -60, 26) + flake(92, -74, 18) + spear(88, 10, 2.2, 6),
    body: shoulders(
      "#4a7ab4",
      "#2c5080",
      fill("M-94 92C-60 60-40 44 0 40C40 44 60 60 94 92C70 70 40 66 0 66C-40 66-70 70-94 92Z", "#f4f8fb"),
    ),
    head:
      line("M-27 0C-36 24-30 44-36 64M27 0C36 24 30 44 36 64", "#dfeaf4", 9) +
      face({ skin: "#e8d4cc", dark: "#bfa6a4", eye: "#2d79c8", brow: "#8aa4bc", mouth: "#9a5a6a" }) +
      fill("M-31 6C-36-34-18-46 0-46C18-46 36-34 31 6C24-14 12-26 0-28C-12-26-24-14-31 6Z", "#eef6fb") +
      fill("M0-46C18-46 36-34 31 6C24-14 12-26 0-28Z", "#b4cce0") +
      shard(0, -36, 0.5, "blue") +
      line("M-27-20C-14-28 14-28 27-20", "#3c7fb8", 3),
    before: both(glow(-80, 80, 26, "ice") + shard(-80, 84, 0.9, "blue", -12)),
    token: [0, 3, 0.92],
  },
};

const ICE = { lit: "#a8dcf4", dark: "#5fa4d4", line: "#1d4a78", eye: "#fff" };
const LAVA = { lit: "#5c3a34", dark: "#3a2220", line: "#1c0c0c", eye: "#ffd35a" };

export const VIOLET: Record<string, Foe> = {
  monks: {
    sky: "bog",
    light: "leaf",
    behind: line("M-88 110V-84", "#5a3a24", 7) + disc(-88, -88, 9, "#8a5a34"),
    body: shoulders("#7a5a3c", "#543c26", line("M-30 40L-16 108M30 40L16 108", "#c8ae7a", 4)),
    head:
      face({ skin: "#dcae86", dark: "#b58660", brow: "#3a2a1a" }) +
      ink(
        "M0-52C-38-42-48-6-42 34C-34 26-32 4-26-10C-14-28 14-28 26-10C32 4 34 26 42 34C48-6 38-42 0-52Z",
        "#8a6a48",
        "#2a1c10",
        2.2,
      ) +
      fill("M0-52C38-42 48-6 42 34C34 26 32 4 26-10C16-24 8-24 0-24Z", "#5f452c"),
    before:
      disc(-88, 34, 12, "#dcae86") +
      at(
        70,
        70,
        1,
        fill("M-8-34H8V-22L20 2C24 16-24 16-20 2L-8-22Z", "#c8e8c0", 0.9) +
          fill("M-15-8H15L20 2C24 16-24 16-20 2Z", "#7ad03a") +
          fill("M-6-42H6V-33H-6Z", "#8a5a34") +
          disc(-4, 2, 3, "#eaffc0") +
          disc(6, -4, 2, "#eaffc0"),
      ),
    token: [0, 4, 0.9],
  },
  illusionists: {
    sky: "violet",
    light: "magic",
    behind:
      at(
        -70,
        -8,
        0.78,
        `<g opacity="0.450">${shoulders("#8a5ac0", "#5a3490")}${at(0, -30, 1, cowled("#a070d8", "#6a40a0", "#fff"))}</g>`,
      ) +
      at(
        70,
        -8,
        0.78,
        `<g opacity="0.450">${shoulders("#8a5ac0", "#5a3490")}${at(0, -30, 1, cowled("#a070d8", "#6a40a0", "#fff"))}</g>`,
      ) +
      stars(3, 20, 40),
    body: shoulders("#5a2f8a", "#3a1a60", line("M-44 48L0 80L44 48", "#f2c860", 4)),
    head:
      cowled("#7a48b4", "#4c2680", "#fff") +
      ink("M-23-16C-14-24 14-24 23-16C26 10 14 32 0 36C-14 32-26 10-23-16Z", "#f6f0e4", "#3a1a60", 1.8) +
      fill("M0-22C14-22 23-16 23-16C26 10 14 32 0 36Z", "#cfc4d8") +
      both(fill("M-18-4Q-11-11-4-3Q-11 2-18-4Z", INK)) +
      line("M-8 18Q0 25 8 18", "#8e2a4a", 3) +
      fill("M-12 4L-9 16L-15 12Z", "#b07be8"),
    before: both(spark(-70, 80, 14, "#ffe9ff") + spark(-98, 44, 8)) + swirl(0, 92, 0.9, "#e0b8ff", 3),
    token: [0, 2, 0.9],
  },
  "ice-mages": {
    sky: "frost",
    light: "ice",
    behind: both(shard(-98, 40, 1.6, "blue", -20)),
    body:
      shoulders("#3c74b4", "#244c80", fill("M-14 38L0 108L14 38Z", "#dff2fc")) + arms("#4a86c8", "#2c5a94", "#e8d4cc"),
    head:
      cowled("#5c9ad8", "#346aa8", "#d8f8ff", "#fff", "#0c1c34") +
      fill("M0-48L6-62L0-74L-6-62Z", "#e4f8ff") +
      fill("M-14 22C-8 44-4 58 0 66C4 58 8 44 14 22C6 28-6 28-14 22Z", "#e8f2f8"),
    before: palms(glow(0, -14, 38, "ice") + flake(0, -18, 24)),
    token: [0, 3, 0.88],
  },
  "ice-golems": {
    sky: "deep",
    light: "ice",
    behind: both(shard(-84, -10, 1.4, "blue", -24)),
    body: golemBody(ICE, shard(0, 74, 0.9, "blue")),
    head:
      golemHead(ICE) +
      fill("M-30 34L-24 52L-18 34ZM-8 34L-2 56L6 34ZM16 34L22 50L28 34Z", "#dff6ff") +
      both(fill("M-26-34L-34-56L-14-34Z", "#dff6ff")),
    neck: [0, -24, 1.2],
    token: [0, -2, 0.94],
  },
  "fire-mages": {
    sky: "violet",
    light: "magic",
    body:
      shoulders(
        "#6a3390",
        "#41195f",
        fill("M-16 40L0 110L16 40Z", "#2c1040") + line("M-12 42L0 104L12 42", "#f2c860", 3.4),
      ) + arms("#5d2a7a", "#41195f", "#e0b08c"),
    head:
      cowled("#7c41a6", "#4c2069", "#ffb03a", "#e8b9ff", "#160720") +
      line("M-11 22L0 30L11 22", "#ff9d3a", 2, 0.8) +
      ink("M0-42L6-33L0-22L-6-33Z", "#ffcf5a", "#5a1f10", 1.4),
    before: palms(glow(0, -16, 42, "fire") + fire(0, 8, 1.15)),
  },
  "fire-golems": {
    sky: "ember",
    light: "fire",
    behind: both(fire(-90, 40, 1.6, ["#8e2318", "#e0622a", "#ffcf5a"])),
    body: golemBody(
      LAVA,
      line("M-58 52H-20L0 68L20 52H58M0 68V110M-40 30L-30 52M40 30L30 52", "#ff8a2a", 4) + disc(0, 68, 8, "#ffe08a"),
    ),
    head:
      fire(0, -26, 0.9) +
      golemHead(LAVA) +
      line("M-20-28L-12-18L-16-14M14-34L20-22M-16 20H16", "#ff8a2a", 3) +
      fill("M-10 18H10L6 26H-6Z", "#ffd35a"),
    neck: [0, -22, 1.2],
    token: [0, 5, 0.88],
  },
  sorcerers: {
    sky: "blood",
    light: "magic",
    behind: circle(0, -20, 88, "#ff9dc0", 14),
    body:
      shoulders(
        "#2a1a34",
        "#1a0f22",
        both(ink("M-8 46C-40 44-56 20-62-22C-40-6-24 4-14 10Z", "#5a1f4a", INK, 2)) + line("M0 52V108", "#d8a23a", 4),
      ) + arms("#3a2448", "#241530", "#c8b0a8"),
    head:
      face({ skin: "#d8c0b4", dark: "#a88e88", eye: "#c0392b", brow: "#2a1a22" }) +
      fill("M-6 22C-8 40-2 52 0 60C2 52 8 40 6 22Z", "#2a1a22") +
      line("M-14-32C-10-26-12-22-18-18M14-32C10-26 12-22 18-18M0-36V-22M-5-28H5", "#8e2a6a", 2.4) +
      line("M-22 4L-26 14M22 4L26 14", "#8e2a6a", 2),
    neck: [0, -10, 1.22],
    before: palms(glow(0, -14, 34, "blood") + at(0, -14, 0.9, swirl(0, 0, 0.8, "#ffb0c8", 3))),
    token: [0, -2, 0.95],
  },
  "magic-familiars": {
    sky: "violet",
    light: "ice",
    behind:
      both(
        fill("M-20 40C-50 0-80-20-116-20C-104 0-108 16-100 26C-88 24-84 34-84 46C-66 40-48 50-30 66Z", "#4a3a8a") +
          line("M-20 40C-50 0-80-20-116-20M-34 30C-60 14-80 14-100 26", "#c8b8ff", 2.4),
      ) + at(78, -70, 0.4, circle(0, 0, 40, "#c8f0ff", 10)),
    body:
      fill("M-40 110C-46 70-30 40 0 36C30 40 46 70 40 110Z", "#6a5ab4") +
      fill("M0 36C30 40 46 70 40 110H0Z", "#463a84") +
      fill("M-16 60C-18 84-10 104 0 110C10 104 18 84 16 60C8 52-8 52-16 60Z", "#b8a8ec") +
      line("M36 100C66 104 80 88 76 66", "#6a5ab4", 7) +
      fill("M76 70L66 54L84 50Z", "#ffcf5a"),
    head:
      both(ink("M-22-18L-56-62L-44 0Z", "#6a5ab4", INK, 2) + fill("M-26-16L-50-50L-42-4Z", "#e0a8d8")) +
      ink("M0-34C-30-34-42-14-40 6C-38 28-18 38 0 38C18 38 38 28 40 6C42-14 30-34 0-34Z", "#8474cc", INK, 2.2) +
      fill("M0-34C30-34 42-14 40 6C38 28 18 38 0 38Z", "#5c4ca4") +
      both(
        `<ellipse cx="-17" cy="0" rx="13" ry="15" fill="#fff8d0"/><ellipse cx="-15" cy="1" rx="5" ry="12" fill="#17121a"/>` +
          disc(-18, -5, 3, "#fff"),
      ) +
      fill("M-4 16H4L0 21Z", "#2a1a4a") +
      line("M-12 27Q0 33 12 27", "#2a1a4a", 2.4) +
      fill("M-9 28L-7 34L-4 30ZM9 28L7 34L4 30Z", "#fff") +
      fill("M-6-34C-10-46-4-54 4-58C2-50 8-44 6-34Z", "#ffcf5a"),
    neck: [0, -6, 1.25],
    token: [0, 3, 0.86],
  },
};

const MARBLE = "#f4ecda";
const SHADE = "#c2b28c";

export const WHITE: Record<string, Foe> = {
  freezers: {
    sky: "frost",
    light: "white",
    behind: spark(-90, -70, 12) + flake(90, -70, 22),
    body: shoulders(MARBLE, SHADE, fill("M-20 38L0 108L20 38Z", "#3c7fb8")) + pauldrons("#c4dce8", "#84a8bc"),
    head:
      ink("M-32 24C-40-34-20-50 0-50C20-50 40-34 32 24C20 38 8 42 0 42C-8 42-20 38-32 24Z", "#e4f0f6", "#2c4a60", 2.2) +
      fill("M0-50C20-50 40-34 32 24C20 38 8 42 0 42Z", "#a4c0d0") +
      both(
        disc(-14, -4, 13, "#3a4a54") + disc(-14, -4, 10, "#5fc4f0") + fill("M-22-6A10 10 0 0 1-14-14L-8-6Z", "#dff8ff"),
      ) +
      fill("M-12 16H12V34C6 40-6 40-12 34Z", "#5f7684") +
      line("M-6 20V34M0 20V36M6 20V34", "#2c3a44", 2.4),
    before:
      fill("M-116 56L20 66V92L-116 84Z", "#7f93a0") +
      fill("M-116 70L20 80V92L-116 84Z", "#566a78") +
      fill("M-120 50H-108V90H-120Z", "#c4dce8") +
      at(-108, 68, 1, glow(0, 0, 34, "ice")) +
      shard(-114, 72, 0.7, "blue", 90) +
      fill("M8 60H44V104H8Z", "#3c7fb8") +
      fill("M26 60H44V104H26Z", "#28588a"),
  },
  gunners: {
    sky: "ember",
    light: "fire",
    body: shoulders("#8a3a2a", "#5c221a", line("M-60 56L50 108", "#e8bf58", 6)) + pauldrons("#c4a06a", "#8a6a3c"),
    head:
      face({ ...SKIN, beard: "#3a2a20", brow: "#2a1c14" }) +
      both(disc(-13, -6, 11, "#6a4a2c") + disc(-13, -6, 8, "#ffb85a") + disc(-16, -9, 2.6, "#fff")) +
      line("M-27-8H-24M24-8H27M-3-7H3", "#6a4a2c", 4) +
      ink("M-34-14C-38-50 38-50 34-14C20-24-20-24-34-14Z", "#7a2f26", INK, 2) +
      fill("M0-42C24-42 38-36 34-14C24-20 10-22 0-22Z", "#4f1a16") +
      fill("M-8-42C-10-60 0-72 10-74C6-62 12-54 8-42Z", "#f4ecda"),
    before:
      fill("M-118 44L60 64V92L-118 80Z", "#8a7a5a") +
      fill("M-118 62L60 80V92L-118 80Z", "#5f5238") +
      fill("M-120 38H-104V86H-120Z", "#b89a5c") +
      line("M-60 50V86M-20 54V90M20 60V92", "#4a3c24", 4) +
      at(-116, 62, 1, glow(0, 0, 42, "fire") + disc(0, 0, 10, "#fff0b0")) +
      fill("M50 66L100 76L92 108H58Z", "#6a4528"),
  },
  "altem-guardsmen": {
    sky: "gold",
    light: "white",
    behind: fill("M96 110V-60H102V110Z", "#8a6a34") + ink("M99-104L110-70L99-56L88-70Z", "#fff8e4", "#6a4a10", 2),
    body: shoulders(MARBLE, SHADE, line("M-40 46L0 70L40 46M0 70V110", "#b8862b", 4)) + pauldrons("#fff8e4", "#d2c29c"),
    head:
      both(
        fill("M-26-20C-54-30-64-56-60-74C-50-64-42-62-34-62C-34-50-24-40-12-38Z", "#fff8e4") +
          line("M-26-26C-40-36-48-50-52-66", "#b89a5c", 2),
      ) +
      ink("M-30 24V-16C-30-50 30-50 30-16V24C20 38 8 42 0 44C-8 42-20 38-30 24Z", "#fbf3dc", "#6a4a10", 2.2) +
      fill("M0-41C18-41 30-36 30-16V24C20 38 8 42 0 44Z", "#cbb98e") +
      fill("M-22-10H-4V-2H-20ZM22-10H4V-2H20Z", "#2a1c08") +
      line("M0-41V44", "#b8862b", 3.4) +
      line("M-14 14V30M-7 16V34M7 16V34M14 14V30", "#6a4a10", 2),
    before: kite(-46, 70, 3, "#fbf3dc", fill("M0-11L3-3L11 0L3 3L0 13L-3 3L-11 0L-3-3Z", "#d8a23a"), "#b8862b"),
    token: [0, 6, 0.86],
  },
  "altem-mages": {
    sky: "gold",
    light: "ice",
    behind: circle(0, -20, 94, "#fff6d0", 18) + staff(-88, 24, 2.4, -4, "#5fc4f0"),
    body: shoulders(
      "#fbf3dc",
      "#cbb98e",
      fill("M-22 38L0 110L22 38L0 56Z", "#2f6db3") + line("M-22 38L0 110L22 38", "#d8a23a", 3),
    ),
    head:
      face({ skin: "#e8cdb0", dark: "#c2a080", beard: "#f8f4e8", brow: "#d8d0bc", eye: "#2d79c8" }) +
      fill("M-27 4C-27 40-10 66 0 76C10 66 27 40 27 4C16 14-16 14-27 4Z", "#fdfaf0") +
      fill("M0 12C10 12 22 8 27 4C27 40 10 66 0 76Z", "#d2c8b0") +
      line("M-9 18Q0 14 9 18", "#7a2f28", 2.6) +
      ink("M-31-10C-32-40-20-60 0-72C20-60 32-40 31-10C18-20-18-20-31-10Z", "#fbf3dc", "#6a4a10", 2) +
      fill("M0-72C20-60 32-40 31-10C22-16 10-18 0-18Z", "#cbb98e") +
      line("M-30-16C-16-24 16-24 30-16", "#d8a23a", 4) +
      shard(0, -36, 0.5, "blue"),
    before:
      at(76, 66, 1, glow(0, -10, 40, "ice") + fire(0, 14, 1, ["#2d6ab0", "#8fd7f5", "#fff"])) +
      disc(-86, 44, 11, "#e8cdb0"),
    token: [0, 5, 0.82],
  },
  "fire-catapult": {
    sky: "dusk",
    light: "fire",
    behind: castle(80, 100, 2, "#3a1a24", "#2a1018"),
    body: at(0, -14, 1.16, frame + wheels),
    head: engine(glow(0, 0, 34, "fire") + fire(2, 16, 0.75)),
    neck: [-500, 0, 1],
    before: at(-66, -78, 1.2, glow(0, -8, 52, "fire") + fire(4, 26, 1.5) + disc(0, 8, 15, "#5c2a1a")),
  },
  "ice-catapult": {
    sky: "frost",
    light: "ice",
    behind: castle(80, 100, 2, "#5f86ac", "#3c6288"),
    body: at(0, -14, 1.16, frame + wheels),
    head: engine(glow(0, 0, 34, "ice") + shard(0, 6, 0.8, "blue", -20)),
    neck: [-500, 0, 1],
    before: at(
      -66,
      -78,
      1.2,
      glow(0, 0, 52, "ice") +
        shard(-14, 8, 1.2, "blue", -30) +
        shard(14, 8, 1.2, "blue", 26) +
        shard(0, 4, 1.6, "blue") +
        flake(-30, -34, 14),
    ),
  },
  "delphana-masters": {
    sky: "night",
    light: "magic",
    behind: circle(0, -16, 92, "#a8e8f0", 12) + shard(-86, -50, 1, "red", -20) + shard(86, -50, 1, "blue", 20),
    body:
      shoulders(
        "#1f5a64",
        "#123a44",
        fill("M-26 38L0 110L26 38L0 58Z", "#f2c860") + fill("M0 58L26 38L0 110Z", "#b8862b"),
      ) + arms("#2a727e", "#184a54", "#9ac4c0"),
    head:
      both(ink("M-26-22C-50-30-60-10-50 14C-42 4-34-2-26-6Z", "#2a727e", INK, 2)) +
      face({ skin: "#a8d0c8", dark: "#74a09c", eye: "#f2c860", brow: "#184a54", mouth: "#1f5a64" }) +
      ink("M-30-6C-34-40-16-56 0-62C16-56 34-40 30-6C20-22 10-26 0-10C-10-26-20-22-30-6Z", "#f2c860", "#6a4a10", 2) +
      fill("M0-62C16-56 34-40 30-6C20-22 10-26 0-10Z", "#b8862b") +
      disc(0, -36, 5, "#b03ae0") +
      disc(-1.5, -37.5, 1.6, "#fff"),
    before:
      at(-94, 4, 1, glow(0, -14, 34, "fire") + fire(0, 8, 0.9)) +
      at(94, 4, 1, glow(0, -14, 34, "ice") + fire(0, 8, 0.9, ["#2d6ab0", "#8fd7f5", "#fff"])),
    token: [0, 5, 0.86],
  },
  "grim-legionnaires": {
    sky: "grave",
    light: "blood",
    behind:
      at(
        -74,
        -4,
        0.7,
        shoulders("#2a2e36", "#1a1d23") +
          ink("M-30-4V-46C-30-80 30-80 30-46V-4C20 8-20 8-30-4Z", "#4a505a", INK, 2) +
          fill("M-22-40H22V-32H-22Z", "#ff5a4a"),
      ) +
      at(
        74,
        -4,
        0.7,
        shoulders("#2a2e36", "#1a1d23") +
          ink("M-30-4V-46C-30-80 30-80 30-46V-4C20 8-20 8-30-4Z", "#4a505a", INK, 2) +
          fill("M-22-40H22V-32H-22Z", "#ff5a4a"),
      ),
    body:
      shoulders("#3a3f4a", "#23272f", fill("M-14 36L0 108L14 36Z", "#8e1a1f")) +
      pauldrons("#5c6470", "#3a404a") +
      both(fill("M-86 42L-92 10L-70 34Z", "#c4ced8")),
    head:
      fill("M-4-44C-10-76 10-88 0-104C26-92 22-64 8-44Z", "#8e1a1f") +
      ink("M-32 26V-16C-32-52 32-52 32-16V26C20 42-20 42-32 26Z", "#6c7480", INK, 2.4) +
      fill("M0-43C20-43 32-38 32-16V26C22 38 10 38 0 38Z", "#444b56") +
      fill("M-26-10H-2V-2L-4 30H-8V0H-24ZM26-10H2V-2L4 30H8V0H24Z", "#0d0a10") +
      both(fill("M-20-7H-8V-3H-18Z", "#ff5a4a")) +
      line("M0-43V-12", "#c4ced8", 3),
    before: axe(-84, 50, 2.4, -14) + axe(86, 50, 2.4, 14),
    token: [0, 8, 0.84],
  },
};
