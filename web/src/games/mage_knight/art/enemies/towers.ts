/** Violet: the garrisons of mage towers. */
import { at, both, disc, fill, ink, line } from "../kit/draw";
import { glow, stars } from "../kit/scene";
import { circle, fire, flake, shard, spark, swirl } from "../kit/things";
import type { Foe } from "./foe";
import { arms, cowled, face, golemBody, golemHead, palms, shoulders } from "./parts";

const INK = "#17121a";

const ICE = { lit: "#a8dcf4", dark: "#5fa4d4", line: "#1d4a78", eye: "#fff" };
const LAVA = { lit: "#5c3a34", dark: "#3a2220", line: "#1c0c0c", eye: "#ffd35a" };

export const VIOLET: Record<string, () => Foe> = {
  monks: () => ({
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
  }),
  illusionists: () => ({
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
  }),
  "ice-mages": () => ({
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
  }),
  "ice-golems": () => ({
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
  }),
  "fire-mages": () => ({
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
  }),
  "fire-golems": () => ({
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
  }),
  sorcerers: () => ({
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
  }),
  "magic-familiars": () => ({
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
  }),
};
