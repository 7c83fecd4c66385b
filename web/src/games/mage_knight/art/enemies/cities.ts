/** White: the garrisons of cities. */
import { at, both, disc, fill, ink, line } from "../kit/draw";
import { castle, glow } from "../kit/scene";
import { axe, circle, fire, flake, kite, shard, spark, staff } from "../kit/things";
import type { Foe } from "./foe";
import { arms, face, pauldrons, shoulders } from "./parts";

const INK = "#17121a";
const SKIN = { skin: "#e6b88c", dark: "#c08c64" };
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

const MARBLE = "#f4ecda";
const SHADE = "#c2b28c";

export const WHITE: Record<string, () => Foe> = {
  freezers: () => ({
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
  }),
  gunners: () => ({
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
  }),
  "altem-guardsmen": () => ({
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
  }),
  "altem-mages": () => ({
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
  }),
  "fire-catapult": () => ({
    sky: "dusk",
    light: "fire",
    behind: castle(80, 100, 2, "#3a1a24", "#2a1018"),
    body: at(0, 0, 1.08, frame + wheels),
    head: engine(glow(0, 0, 34, "fire") + fire(2, 16, 0.75)),
    neck: [-500, 0, 1],
    before: at(-60, -54, 1.15, glow(0, -8, 52, "fire") + fire(4, 26, 1.5) + disc(0, 8, 15, "#5c2a1a")),
  }),
  "ice-catapult": () => ({
    sky: "frost",
    light: "ice",
    behind: castle(80, 100, 2, "#5f86ac", "#3c6288"),
    body: at(0, 0, 1.08, frame + wheels),
    head: engine(glow(0, 0, 34, "ice") + shard(0, 6, 0.8, "blue", -20)),
    neck: [-500, 0, 1],
    before: at(
      -60,
      -54,
      1.15,
      glow(0, 0, 52, "ice") +
        shard(-14, 8, 1.2, "blue", -30) +
        shard(14, 8, 1.2, "blue", 26) +
        shard(0, 4, 1.6, "blue") +
        flake(-30, -34, 14),
    ),
  }),
  "delphana-masters": () => ({
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
  }),
  "grim-legionnaires": () => ({
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
  }),
};
