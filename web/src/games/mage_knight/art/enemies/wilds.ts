/** Those who came with Tezla: elves and spirits of the one side, the dead of the other. */
import { at, both, disc, fill, ink, line, times } from "../kit/draw";
import { cloud, glow, pines } from "../kit/scene";
import { blade, fire, flake, kite, round, shard, skull, spark, spear } from "../kit/things";
import type { Foe } from "./foe";
import { arms, cowled, deathsHead, face, palms, pauldrons, shoulders } from "./parts";

const INK = "#17121a";
const ears = (skin: string, dark: string): string =>
  fill("M-25-14L-52-30L-26 6Z", skin) + fill("M25-14L52-30L26 6Z", dark);
const trees = pines(
  [
    [-104, 96, 3.6],
    [-66, 92, 2.6],
    [74, 92, 2.8],
    [106, 98, 3.8],
  ],
  "#4f8a5a",
  "#2f6240",
);

const sprite = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    both(fill("M-8 30L-60-20L-50 20L-66 34L-20 44Z", "#dff6ff", 0.75) + fill("M-8 30L-60-20L-40 22Z", "#8fd7f5", 0.8)) +
      fill("M-14 32C-12 60-8 80 0 96C8 80 12 60 14 32Z", "#6fb4e4") +
      fill("M0 32H14C12 60 8 80 0 96Z", "#3c7fb8"),
  );
const spriteHead =
  both(shard(-18, -24, 0.8, "blue", -30)) +
  shard(0, -32, 0.9, "blue") +
  fill("M-25-20L-54-24L-26 2Z", "#bfe4f6") +
  fill("M25-20L54-24L26 2Z", "#86b8dc") +
  fill("M-28-14C-26-36 26-36 28-14C30 10 14 32 0 34C-14 32-30 10-28-14Z", "#dff4fc") +
  fill("M0-31C20-31 26-30 28-14C30 10 14 32 0 34Z", "#a6d4ee") +
  both(`<ellipse cx="-12" cy="-4" rx="7" ry="9" fill="#14304f"/>` + disc(-14, -8, 2.6, "#fff")) +
  line("M-5 18Q0 22 5 18", "#2d6aa8", 2.2);

const zombie = (lit: string, dark: string, hair: string): string =>
  ink("M-28-12C-30-40 26-44 29-14C32 6 22 20 20 36H-16C-22 20-30 8-28-12Z", lit, "#1f2a1c", 2.2) +
  fill("M4-35C20-35 28-28 29-14C32 6 22 20 20 36H2Z", dark) +
  fill("M-28-14C-24-40 10-46 26-26C10-30-8-28-14-16Z", hair) +
  disc(-12, -4, 8, INK) +
  disc(-12, -4, 3, "#f4ecda") +
  disc(13, -6, 6.5, INK) +
  disc(13, -6, 2.6, "#e8e0a0") +
  fill("M-2 4L2 12H-5Z", INK) +
  fill("M-14 18C-4 14 8 15 16 19L14 30C4 34-6 34-12 30Z", "#2a1216") +
  line("M-8 18V24M0 17V23M8 18V24M-4 32V27M6 32V27", "#e8e0b8", 2.6) +
  line("M20-20L28-6M16-14L24-18", "#7a2f28", 2);

export const WILDS: Record<string, () => Foe> = {
  "elemental-priestesses": () => ({
    sky: "rose",
    light: "magic",
    body:
      shoulders("#8a3a6a", "#3a5a94", fill("M-14 36L0 108L14 36Z", "#f4ecda")) + arms("#b0447a", "#4a72b4", "#d8a482"),
    head:
      fill("M-30-20C-60-6-50 40-62 66C-40 56-34 40-30 20Z", "#e0622a") +
      fill("M30-20C60-6 50 40 62 66C40 56 34 40 30 20Z", "#5fa8e0") +
      face({ skin: "#e8bc98", dark: "#c2906c", eye: "#5a2a9a" }) +
      fill("M-31 4C-36-36-14-44 0-44V-26C-14-24-24-14-31 4Z", "#f08a3a") +
      fill("M31 4C36-36 14-44 0-44V-26C14-24 24-14 31 4Z", "#8fd0f4") +
      ink("M-26-24Q0-34 26-24L0-18Z", "#f2c860", "#6a4a10", 1.6) +
      shard(0, -24, 0.3, "white"),
    before:
      at(-94, 4, 1, glow(0, -16, 36, "fire") + fire(0, 8, 1)) +
      at(94, 4, 1, glow(0, -16, 36, "ice") + flake(0, -18, 26)),
    token: [0, 2, 0.92],
  }),
  "elven-protectors": () => ({
    sky: "wood",
    light: "sun",
    behind: trees + spear(88, 6, 2.2, 4),
    body: shoulders("#4f8a5a", "#2f6240", line("M-40 44L0 66L40 44", "#e8cf7a", 4)) + pauldrons("#8fb86a", "#5f8a48"),
    head:
      ears("#eccaa6", "#c89a74") +
      face({ skin: "#f0d0ac", dark: "#cfa27c", eye: "#2f6240", brow: "#8a6a34" }) +
      ink(
        "M-30 14C-38-32-16-50 0-50C16-50 38-32 30 14L22 8C26-10 20-18 0-22C-20-18-26-10-22 8Z",
        "#c8d8a0",
        "#2a4020",
        2,
      ) +
      fill("M0-50C16-50 38-32 30 14L22 8C26-10 20-18 0-22Z", "#8fae68") +
      ink("M0-64C-8-48-6-34 0-22C6-34 8-48 0-64Z", "#f2dc8a", "#4a5a20", 1.6),
    before: at(
      -54,
      72,
      1,
      kite(
        0,
        0,
        2.6,
        "#3f7a4a",
        fill("M0-10C8-4 8 6 0 12C-8 6-8-4 0-10Z", "#e8f2b8") + line("M0-10V12", "#3f7a4a", 1.2),
        "#e8cf7a",
      ),
    ),
    token: [0, 4, 0.92],
  }),
  "crystal-sprites": () => ({
    sky: "frost",
    light: "white",
    behind:
      sprite(-56, -20, 0.8) +
      at(-56, -26, 0.74, spriteHead) +
      spark(70, -76, 12) +
      spark(98, -30, 8) +
      spark(-100, 40, 8) +
      spark(-20, -92, 8),
    body: sprite(40, 8, 1.1),
    head: spriteHead,
    neck: [40, 2, 1.02],
    token: [0, 5, 0.9],
  }),
  "centaur-outriders": () => ({
    sky: "noon",
    light: "sun",
    behind:
      fill(
        "M-112 110L-104 60C-108 40-96 26-70 28C-40 30-10 40 10 30L30 50C34 70 30 84 32 110H14L8 84C-20 88-50 86-72 76L-84 110Z",
        "#8a5a34",
      ) +
      fill("M10 30L30 50C34 70 30 84 32 110H14L8 84C-20 88-50 86-72 76C-40 78-6 74 10 30Z", "#5f3c22") +
      fill("M-104 56C-124 60-122 90-116 106C-108 92-104 80-96 66Z", "#3a2417"),
    body: at(
      16,
      0,
      1,
      fill("M-34 60C-40 30-44 14-26 8H26C44 14 36 34 26 60Z", "#dcae86") +
        fill("M0 8H26C44 14 36 34 26 60H0Z", "#b58660") +
        fill("M-30 14L30 50L26 60L-34 24Z", "#5a3a24") +
        fill("M-34 56H28L34 72H-36Z", "#7a2a22"),
    ),
    head:
      fill("M-30-8C-52 14-44 44-54 60C-34 52-30 36-28 16Z", "#5a3420") +
      face({ skin: "#e6b88c", dark: "#bf8c64", beard: "#5a3420", brow: "#3a2417" }) +
      fill("M-30 0C-36-34-16-46 0-46C18-46 36-34 30 0C24-16 14-26 0-26C-14-26-24-14-30 0Z", "#6a4028") +
      line("M-29-16C-14-26 14-26 29-16", "#c9412f", 4),
    neck: [16, -34, 0.88],
    before:
      spear(92, -10, 2.2, 20) +
      ink("M46 18C66 20 78 34 84 46L76 56C64 44 54 42 40 42Z", "#dcae86", INK, 1.6) +
      disc(82, 50, 9, "#dcae86"),
    token: [0, 0, 0.9],
  }),
  "cloud-griffons": () => ({
    sky: "noon",
    light: "white",
    behind: both(
      fill(
        "M-16 40C-30-10-60-56-116-76C-110-56-112-44-120-32C-106-30-104-20-108-8C-96-8-92 2-96 14C-82 12-78 22-80 32C-62 26-44 40-30 60Z",
        "#f4ecda",
      ) +
        fill("M-16 40C-34 8-60-10-96 14C-82 12-78 22-80 32C-62 26-44 40-30 60Z", "#cbb98e") +
        line("M-116-76C-70-50-40-14-22 30M-120-32C-84-26-52-6-26 36M-108-8C-80-8-54 8-30 42", "#a08a5c", 2),
    ),
    body:
      fill("M-50 110C-48 60-34 26 0 20C34 26 48 60 50 110Z", "#c9964a") +
      fill("M0 20C34 26 48 60 50 110H0Z", "#96692c") +
      times(3, (i) =>
        fill(
          `M-30 ${44 + i * 22}L-15 ${62 + i * 22}L0 ${44 + i * 22}L15 ${62 + i * 22}L30 ${44 + i * 22}L26 ${36 + i * 22}H-26Z`,
          "#f4ecda",
          0.8 - i * 0.2,
        ),
      ) +
      cloud(-70, 108, 2.6, "#fff", 0.95) +
      cloud(66, 112, 2.8, "#fff", 0.95),
    head:
      both(fill("M-20-24L-34-52L-6-34Z", "#e8dcc0")) +
      ink(
        "M0-38C-24-38-36-20-32 4C-30 18-40 24-44 36C-30 34-24 40-22 46C-10 38 10 38 22 46C24 40 30 34 44 36C40 24 30 18 32 4C36-20 24-38 0-38Z",
        "#fbf5e2",
        "#4a3a20",
        2,
      ) +
      fill("M0-38C24-38 36-20 32 4C30 18 40 24 44 36C30 34 24 40 22 46C12 40 6 39 0 39Z", "#d8c8a0") +
      both(
        fill("M-26-10L-8-2L-10 5L-24 0Z", INK) + disc(-15, -2, 3.4, "#ffb03a") + line("M-28-14L-7-5", "#7a5a2a", 3.6),
      ) +
      ink("M-11 0C-10-8 10-8 11 0C10 18 6 28 0 36C-6 28-10 18-11 0Z", "#f0b03a", "#6a4410", 1.8) +
      fill("M0-6C10-6 11 0 11 0C10 18 6 28 0 36Z", "#b87a1c") +
      line("M-6 10C-2 14 2 14 6 10", "#6a4410", 1.6),
    neck: [0, -22, 1.2],
    token: [0, -1, 0.9],
  }),
  "corrupted-priests": () => ({
    sky: "grave",
    light: "magic",
    body:
      shoulders(
        "#2f2a3a",
        "#1c1826",
        fill("M-18 36L-22 110H22L18 36L0 50Z", "#7a1f2e") + line("M0 62V98M-12 74H12", "#d8c8a0", 4),
      ) + arms("#3a3348", "#241f30", "#b8c4b0"),
    head:
      face({ skin: "#c8d0bc", dark: "#96a08e", brow: "#2a2430" }) +
      both(disc(-12, -6, 6, "#0d0a10") + disc(-12, -6, 2.2, "#c084ff")) +
      line("M-12-1L-16 16M12-1L16 16", "#5a2a6a", 2.4) +
      ink("M-30-12C-34-40-22-66 0-84C22-66 34-40 30-12C20-22-20-22-30-12Z", "#4a1426", INK, 2.2) +
      fill("M0-84C22-66 34-40 30-12C22-18 10-20 0-20Z", "#2c0c18") +
      line("M0-68V-34M-12-52H12", "#d8b04a", 3.6) +
      line("M-29-16C-14-24 14-24 29-16", "#d8b04a", 3),
    neck: [0, 2, 1.1],
    before: palms(glow(0, -12, 34, "magic") + fire(0, 8, 0.9, ["#5a2a9a", "#8fc8f5", "#f2fdff"])),
    token: [0, 14, 0.8],
  }),
  "zombie-horde": () => ({
    sky: "bog",
    light: "leaf",
    behind:
      at(-66, -10, 0.8, shoulders("#54604a", "#3a4434") + at(0, -16, 1, zombie("#a8b088", "#7a8462", "#3a3a2a"))) +
      at(68, -14, 0.8, shoulders("#5c4a3c", "#3f322a") + at(0, -16, 1, zombie("#9aa890", "#6c7a66", "#54442a"))),
    body: at(0, 16, 0.9, shoulders("#4a5a6a", "#323f4c", line("M-30 60L-10 84M20 56L34 80", "#2a3440", 4))),
    head: zombie("#b4c094", "#86926c", "#2f2a20"),
    neck: [0, 4, 1.1],
    before: both(line("M-70 108C-66 84-60 70-52 60M-60 62L-56 48M-52 60L-44 46M-48 64L-36 54", "#a8b088", 6)),
  }),
  "gibbering-ghouls": () => ({
    sky: "grave",
    light: "blood",
    behind: fill("M-120 108L-110 40L-96 60L-84 20L-70 108ZM120 108L108 30L94 62L82 36L70 108Z", "#1c2228"),
    body:
      fill("M-76 110C-80 62-50 44 0 40C50 44 80 62 76 110Z", "#8a9488") +
      fill("M0 40C50 44 80 62 76 110H0Z", "#5f6a62") +
      line("M-40 70Q0 60 40 70M-44 84Q0 74 44 84M-46 98Q0 88 46 98", "#4a544e", 3),
    head:
      both(ink("M-26-18L-62-40L-34 6Z", "#8a9488", "#20282a", 2)) +
      ink("M0-40C-28-40-36-18-32 2C-32 26-18 44 0 46C18 44 32 26 32 2C36-18 28-40 0-40Z", "#aab4a6", "#20282a", 2.2) +
      fill("M0-40C28-40 36-18 32 2C32 26 18 44 0 46Z", "#7c877c") +
      both(disc(-13, -12, 8, INK) + disc(-12, -12, 3, "#ff5a4a")) +
      fill("M-3-2L0 4L3-2L1 6H-1Z", INK) +
      fill("M-24 12C-10 6 10 6 24 12C22 32 10 40 0 40C-10 40-22 32-24 12Z", "#3a0c12") +
      fill(
        "M-20 11L-16 22L-11 9L-6 21L-2 8L3 21L8 9L12 22L17 10L22 12C10 6-10 6-24 12ZM-16 33L-12 24L-7 37L-2 27L3 39L8 27L12 35L16 26L14 35C6 41-8 41-16 33Z",
        "#f4ecda",
      ),
    neck: [0, -12, 1.3],
    before: both(
      line("M-100 108C-96 76-88 56-78 44M-92 60L-100 30M-84 52L-86 20M-76 48L-70 20", "#8a9488", 6) +
        fill("M-103 34L-104 14L-96 30ZM-89 24L-86 4L-82 24ZM-73 24L-66 6L-67 26Z", "#f4ecda"),
    ),
    token: [0, -2, 0.88],
  }),
  "shrouded-necromancers": () => ({
    sky: "moss",
    light: "leaf",
    behind: both(line("M-104 108C-104 80-100 66-92 54M-100 70L-110 50M-94 60L-98 38M-90 60L-82 42", "#d8d0b0", 5)),
    body: shoulders(
      "#2a332c",
      "#181f1a",
      fill("M-70 70L-60 110L-48 84L-36 110L-24 86H24L36 110L48 84L60 110L70 70", "#0d120e") +
        line("M-30 50L0 64L30 50", "#7a8a5a", 3),
    ),
    head:
      cowled("#3c4a3e", "#242e26", "#a8ff6a", "#c8f0a0") + at(0, 6, 0.52, deathsHead("#efe6cf", "#b8ac88", "#a8ff6a")),
    neck: [0, -12, 1.2],
    before:
      line("M80 110V-60", "#4a3a2a", 6) +
      at(80, -74, 1, skull(0, 0, 1.2)) +
      glow(80, -74, 34, "leaf", 0.6) +
      disc(80, 30, 10, "#d8d0b0"),
    token: [0, 2, 0.9],
  }),
  "skeletal-warriors": () => ({
    sky: "dusk",
    light: "fire",
    behind: spear(-92, 0, 1.8, -6),
    body:
      fill("M-60 110C-62 70-40 46 0 42C40 46 62 70 60 110Z", "#1c1418") +
      line("M0 44V110M-44 62Q0 50 44 62M-48 78Q0 66 48 78M-48 94Q0 82 48 94", "#e8dcc0", 6) +
      pauldrons("#7a5a44", "#54402f"),
    head:
      deathsHead("#f2e8cf", "#c2b28c", "#ff8a3a") +
      ink("M-34-10C-36-52 36-52 34-10C22-16 10-18 4-17V2H-4V-17C-10-18-22-16-34-10Z", "#8a6a4a", "#2a1c14", 2.2) +
      fill("M0-42C22-42 36-34 34-10C22-16 10-18 4-17V2H0Z", "#5f4632") +
      both(ink("M-30-26C-44-30-50-44-48-56C-40-44-32-40-22-38Z", "#e8dcc0", "#2a1c14", 1.6)),
    before: round(-66, 76, 2.2, "#6a2a22", "#b89a6a") + blade(84, 50, 2.1, 18, "#c8b8a0", "#8a7a64"),
    token: [0, 4, 0.9],
  }),
};
