/** Red: the Draconum. */
import { at, both, disc, each, fill, ink, line } from "../kit/draw";
import { bolt, cloud, glow, moon, stars } from "../kit/scene";
import { circle, fire, flake, shard } from "../kit/things";
import type { Foe } from "./foe";
import { dragonBody, dragonHead, dragonWings } from "./parts";

type Wyrm = Parameters<typeof dragonBody>[0];
const SWAMP: Wyrm = {
  lit: "#9ab85a",
  mid: "#64843a",
  dark: "#232f14",
  belly: "#e0e0a0",
  eye: "#ffdf5a",
  horn: "#d8d0a0",
  vein: "#c8d890",
};
const FIRE: Wyrm = {
  lit: "#f0703a",
  mid: "#b8332f",
  dark: "#3a0c10",
  belly: "#ffd08a",
  eye: "#fff7a0",
  horn: "#ffe6b0",
  vein: "#ffb87a",
};
const ICE: Wyrm = { lit: "#8fcaec", mid: "#3c7fb8", dark: "#12304f", belly: "#cfecfa", vein: "#eafaff" };
const HIGH: Wyrm = {
  lit: "#e8c860",
  mid: "#a87a1c",
  dark: "#3a2608",
  belly: "#fff3c8",
  eye: "#8fe8ff",
  horn: "#fff8e0",
  vein: "#ffe6a0",
};
const LAVA: Wyrm = {
  lit: "#7a5248",
  mid: "#4a2e2a",
  dark: "#180a0a",
  belly: "#ff9d3a",
  eye: "#ffdf5a",
  horn: "#c8a088",
  vein: "#ff8a2a",
};
const SUMMONER: Wyrm = {
  lit: "#b48ad8",
  mid: "#6f429c",
  dark: "#24103c",
  belly: "#ecd8f8",
  eye: "#b8ff7a",
  horn: "#f2e0ff",
  vein: "#e0b8ff",
};
const STORM: Wyrm = {
  lit: "#a8b8cc",
  mid: "#5c7088",
  dark: "#1c2734",
  belly: "#e4ecf4",
  eye: "#ffe98a",
  horn: "#f4f8fb",
  vein: "#d2e0ee",
};
const SAVAGE: Wyrm = {
  lit: "#c8925a",
  mid: "#8a5a30",
  dark: "#2c1a0e",
  belly: "#f0d8ac",
  eye: "#ff6a3a",
  horn: "#f2e6cc",
  vein: "#e0b884",
};
const LIGHTNING: Wyrm = {
  lit: "#8fe0e8",
  mid: "#3a6ab8",
  dark: "#141c4a",
  belly: "#fff6c0",
  eye: "#fff",
  horn: "#ffe98a",
  vein: "#ffe98a",
};
const VAMPIRE: Wyrm = {
  lit: "#8a4a5c",
  mid: "#4f1c30",
  dark: "#14060c",
  belly: "#e0c0c0",
  eye: "#ff4a4a",
  horn: "#e8dcd8",
  vein: "#c83a54",
};
const DEATH: Wyrm = {
  lit: "#e8e0c8",
  mid: "#a8a088",
  dark: "#1c1e1c",
  belly: "#d8d0b0",
  eye: "#a8ff6a",
  horn: "#f6f0dc",
  vein: "#d8d0b0",
};

export const RED: Record<string, () => Foe> = {
  "swamp-dragon": () => ({
    sky: "bog",
    light: "leaf",
    behind: dragonWings(SWAMP),
    body: dragonBody(SWAMP),
    head: dragonHead(
      SWAMP,
      "ram",
      both(line("M-9 44C-12 58-8 68-10 80", "#9be03a", 3) + fill("M-24 12L-38 24L-22 22Z", "#64843a")),
    ),
    neck: [0, -22, 1.25],
    before: each(
      [
        [-106, 112],
        [-92, 108],
        [96, 112],
        [110, 106],
      ] as const,
      ([x, y]) =>
        line(`M${x} ${y}V${y - 50}`, "#3a4420", 4) +
        fill(`M${x - 5} ${y - 46}C${x - 6} ${y - 70} ${x + 6} ${y - 70} ${x + 5} ${y - 46}Z`, "#5c4426"),
    ),
    token: [0, -1, 0.9],
  }),
  "fire-dragon": () => ({
    sky: "ember",
    light: "fire",
    behind: dragonWings(FIRE),
    body: dragonBody(FIRE),
    head: dragonHead(FIRE, "high"),
    neck: [0, -26, 1.3],
    before:
      both(fire(-84, 116, 1.3)) +
      at(0, 42, 1, glow(0, 6, 44, "fire") + `<g transform="scale(1 -1)">${fire(0, 0, 0.7)}</g>`),
    token: [0, 4, 0.92],
  }),
  "ice-dragon": () => ({
    sky: "night",
    light: "ice",
    behind: dragonWings(ICE) + flake(-96, -84, 12) + flake(98, -86, 14),
    body: dragonBody(ICE),
    head: dragonHead(ICE, "high"),
    neck: [0, -26, 1.3],
    before: both(shard(-92, 104, 1.1, "blue", -14)),
    token: [0, 4, 0.92],
  }),
  "high-dragon": () => ({
    sky: "gold",
    light: "white",
    behind: dragonWings(HIGH) + circle(0, -20, 70, "#fff6d0", 24),
    body: dragonBody(HIGH),
    head: dragonHead(
      HIGH,
      "long",
      ink("M-20-20L-24-40L-10-30L0-48L10-30L24-40L20-20L0-28Z", "#fff3c8", "#6a4a10", 1.6) +
        fill("M0-44L4-32L0-24L-4-32Z", "#2f6db3"),
    ),
    neck: [0, -18, 1.2],
    before:
      at(-88, 96, 1, fire(0, 20, 1, ["#c23a1c", "#ff9d3a", "#fff0b0"])) +
      at(88, 96, 1, fire(0, 20, 1, ["#2d6ab0", "#8fd7f5", "#fff"])),
    token: [0, 10, 0.8],
  }),
  "lava-dragon": () => ({
    sky: "blood",
    light: "fire",
    behind:
      fill("M-122 110L-70-30L-50-50L-40-36L-24-52L-10-30L70 110Z", "#2a1216") +
      fill("M-50-50L-40-36L-24-52L-16-40L-30-20L-34 20L-42-20Z", "#ff8a2a") +
      dragonWings(LAVA, true),
    body: dragonBody(LAVA) + line("M-20 50L-30 70L-24 90M24 46L32 70L26 96", "#ff8a2a", 3),
    head: dragonHead(
      LAVA,
      "spikes",
      line("M-18 2L-10 10L-12 20M16 4L10 14L12 24M-8-26L-4-16M6-24L10-14", "#ff8a2a", 2.6),
    ),
    neck: [0, -18, 1.28],
    token: [0, 4, 0.9],
  }),
  "dragon-summoner": () => ({
    sky: "violet",
    light: "magic",
    behind:
      dragonWings(SUMMONER) +
      circle(-74, -66, 26, "#b8ff7a", 10) +
      glow(-74, -66, 24, "leaf", 0.7) +
      circle(74, -66, 26, "#b8ff7a", 10) +
      glow(74, -66, 24, "leaf", 0.7),
    body: dragonBody(SUMMONER),
    head: dragonHead(
      SUMMONER,
      "swept",
      fill("M0-40L7-26L0-12L-7-26Z", "#b8ff7a") + line("M-14 10L-8 6M14 10L8 6M-14 16L-7 13M14 16L7 13", "#ecd8f8", 2),
    ),
    neck: [0, -20, 1.3],
    token: [0, -1, 0.92],
  }),
  "storm-dragon": () => ({
    sky: "steel",
    light: "white",
    behind:
      cloud(-80, -76, 2.4, "#3c4c62", 0.9) +
      cloud(70, -84, 2.6, "#2f3d52", 0.9) +
      dragonWings(STORM) +
      bolt(-96, -70, 1.6) +
      bolt(94, -76, 1.8),
    body: dragonBody(STORM),
    head: dragonHead(STORM, "swept", fill("M0-56L8-38L4-28L0-40L-4-28L-8-38Z", "#f4f8fb")),
    neck: [0, -20, 1.28],
    token: [0, 4, 0.9],
  }),
  "savage-dragon": () => ({
    sky: "day",
    light: "sun",
    behind: dragonWings(SAVAGE, true),
    body: dragonBody(SAVAGE) + line("M-30 60L-10 76M-34 72L-14 88", "#2c1a0e", 3),
    head: dragonHead(
      SAVAGE,
      "ram",
      line("M4-20L14 10", "#f8e8d0", 2.6) +
        both(ink("M-12 34C-22 40-28 32-30 22L-18 28Z", "#fff", "#3a3226", 1.2)) +
        each([-24, -12, 0, 12, 24], (x) =>
          fill(
            `M${x - 4} ${-30 + Math.abs(x) * 0.4}L${x} ${-46 + Math.abs(x) * 0.5}L${x + 4} ${-30 + Math.abs(x) * 0.4}Z`,
            "#8a3a22",
          ),
        ),
    ),
    neck: [0, -18, 1.32],
    token: [0, 0, 0.9],
  }),
  "lightning-dragon": () => ({
    sky: "deep",
    light: "ice",
    behind:
      dragonWings(LIGHTNING) +
      bolt(-70, -108, 1.5, "#fff3a0", 20) +
      bolt(76, -108, 1.5, "#fff3a0", -20) +
      bolt(-108, 20, 1.3, "#fff3a0") +
      bolt(108, 20, 1.3, "#fff3a0"),
    body: dragonBody(LIGHTNING),
    head: dragonHead(LIGHTNING, "spikes", fill("M2-30L-6-8H0L-4 14L8-14H2L6-30Z", "#fff3a0")),
    neck: [0, -20, 1.3],
    token: [0, 4, 0.9],
  }),
  "vampire-dragon": () => ({
    sky: "dusk",
    light: "blood",
    behind: moon(0, -62, 44) + dragonWings(VAMPIRE),
    body: dragonBody(VAMPIRE),
    head: dragonHead(
      VAMPIRE,
      "long",
      both(
        fill("M-13 36L-9 60L-4 42Z", "#fff") +
          fill("M-9 58L-7 66L-11 66Z", "#d22a2a") +
          fill("M-24-12L-50-30L-44-8L-56 2L-26 4Z", "#4f1c30"),
      ),
    ),
    neck: [0, -14, 1.2],
    token: [0, 6, 0.78],
  }),
  "death-dragon": () => ({
    sky: "grave",
    light: "leaf",
    behind: dragonWings(DEATH, true) + stars(2, 10, 40),
    body:
      fill("M-18 2C-24 30-50 60-56 110H56C50 60 24 30 18 2Z", "#14181a") +
      line("M0 10V110", "#d8d0b0", 9) +
      each([34, 54, 74, 94], (y, i) =>
        line(`M${-26 - i * 7} ${y + 12}Q0 ${y - 8} ${26 + i * 7} ${y + 12}`, "#e8e0c8", 5),
      ),
    head: dragonHead(
      DEATH,
      "high",
      both(disc(-13, -4, 8, "#14181a") + disc(-13, -4, 3, "#a8ff6a") + fill("M-8 24L-4 20L-3 30Z", "#14181a")) +
        line("M-12 34H12M-8 30V40M0 32V42M8 30V40M6-26L2-14L8-8", "#5c584a", 2),
    ),
    neck: [0, -24, 1.3],
    token: [0, 4, 0.92],
  }),
};
