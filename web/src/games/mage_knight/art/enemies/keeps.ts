/** Grey: the garrisons of keeps. */
import { at, both, disc, each, fill, ink, line } from "../kit/draw";
import { castle, glow } from "../kit/scene";
import { blade, cross, fire, flake, hammer, kite, shard, spear } from "../kit/things";
import type { Foe } from "./foe";
import { face, golemBody, golemHead, pauldrons, shoulders } from "./parts";

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

export const GREY: Record<string, () => Foe> = {
  crossbowmen: () => ({
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
  }),
  guardsmen: () => ({
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
  }),
  swordsmen: () => ({
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
  }),
  golems: () => ({
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
  }),
  thugs: () => ({
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
  }),
  shocktroops: () => ({
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
  }),
  "heroes-fortified": () => ({
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
  }),
  "heroes-swift": () => ({
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
  }),
  "heroes-fire": () => ({
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
  }),
  "heroes-ice": () => ({
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
  }),
};
