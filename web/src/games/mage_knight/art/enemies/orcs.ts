/** Marauding orcs. */
import { at, both, disc, each, fill, ink, line } from "../kit/draw";
import { glow, pines } from "../kit/scene";
import { blade, circle, round, skull, spear, staff } from "../kit/things";
import type { Foe } from "./foe";
import { orc, pauldrons, shoulders, wolf } from "./parts";

const INK = "#17121a";
const LEATHER = "#6a4a30";
const HIDE = "#45301f";
const spike = ink("M0-62L8-34L0-22L-8-34Z", "#c4ced8", "#20242c", 1.6);
const cap =
  ink("M-33-16C-28-46 28-46 33-16L22-18L0-11L-22-18Z", "#7c8896", "#20242c", 2) +
  fill("M0-38C18-38 30-32 33-16L22-18L0-11Z", "#566270");
const trees = pines(
  [
    [-104, 96, 3.6],
    [-66, 92, 2.6],
    [74, 92, 2.8],
    [106, 98, 3.8],
  ],
  "#2d5a34",
  "#1c3d25",
);

export const ORCS: Record<string, () => Foe> = {
  prowlers: () => ({
    sky: "moss",
    light: "leaf",
    behind: trees,
    body: shoulders(LEATHER, HIDE, line("M-60 60L50 108M60 60L-50 108", "#8a6a44", 6)),
    head: orc(
      {},
      ink("M-34-14C-30-44 30-44 34-14C22-22-22-22-34-14Z", "#7a2a22", "#2a0e0c", 2) +
        fill("M32-18L52-8L40-2L50 10L30-4Z", "#7a2a22") +
        line("M-14-2L-4 16", "#c8e0a8", 2.2),
    ),
    before: blade(-84, 62, 1.7, -22) + blade(86, 62, 1.7, 22),
  }),
  diggers: () => ({
    sky: "bog",
    light: "sun",
    behind:
      fill(
        "M-120 108V-20C-120-80-70-108 0-108C70-108 120-80 120-20V108H96V0C96-56 56-80 0-80C-56-80-96-56-96 0V108Z",
        "#2c2418",
      ) + line("M-108 108V-10M108 108V-10M-90-66L90-66", "#6a4a2c", 9),
    body: shoulders("#7a6242", "#54412a", line("M-30 40L-20 108M30 40L20 108", "#3a2a1a", 6)),
    head: orc(
      { lit: "#7a9a50", dark: "#54703a" },
      ink("M-34-14C-32-42 32-42 34-14Z", "#8a7a5a", "#2c2214", 2) +
        fill("M0-35C20-35 32-30 34-14H0Z", "#5f5238") +
        ink("M-38-14H38V-8H-38Z", "#a08a5c", "#2c2214", 1.6) +
        fill("M-5-36H5V-50H-5Z", "#f3e2ba") +
        fill("M0-50C-6-56-4-62 0-70C4-62 6-56 0-50Z", "#ffb03a") +
        disc(0, -56, 18, "#ffe08a", 0.28),
    ),
    before:
      line("M60 108L92-64", "#5a3a24", 8) +
      ink("M40-62C62-92 104-84 118-40C104-58 76-68 40-62Z", "#c4ced8", "#20242c", 2) +
      fill("M84-76C102-72 112-58 118-40C104-58 90-62 78-64Z", "#7c8896") +
      disc(74, 40, 14, "#7a9a50"),
  }),
  "cursed-hags": () => ({
    sky: "grave",
    light: "leaf",
    behind: fill(
      "M-70 108C-96 60-70 20-84-20C-60 10-50 40-52 108ZM84 108C100 50 74 30 92-30C68 0 54 40 58 108Z",
      "#5f8a3a",
      0.5,
    ),
    body: shoulders("#4d3a5c", "#33253f", line("M-50 60L0 108L50 60", "#7a6a4a", 4) + skull(0, 84, 0.8)),
    head:
      fill("M-34-14C-60 10-56 50-64 74C-46 60-44 50-40 34ZM34-14C60 10 56 50 64 74C46 60 44 50 40 34Z", "#d8d6c4") +
      ink("M-24-22C-22-38 22-38 24-22C32-10 24 20 8 40C4 46-4 46-8 40C-24 20-32-10-24-22Z", "#a3b07a", "#2a2f1c", 2) +
      fill("M0-35C18-35 24-30 24-22C32-10 24 20 8 40C4 44 2 44 0 44Z", "#76845a") +
      both(
        disc(-11, -8, 6.5, "#20201a") +
          disc(-11, -8, 3, "#d8ff6a") +
          line("M-22-17L-4-11", "#3a3f28", 3) +
          line("M-20 6L-12 12", "#54603c", 2),
      ) +
      ink("M-4-6C-12 8-14 18-2 22C6 22 8 16 4 12Z", "#b9c48c", "#3a4228", 1.6) +
      disc(-6, 15, 2.4, "#54603c") +
      line("M-10 30Q0 26 12 31", "#2a2f1c", 2.4) +
      fill("M-3 28L-1 35L2 28Z", "#fff") +
      ink("M-40-14C-30-30 30-30 40-14C26-20-26-20-40-14Z", "#3a2a48", INK, 1.6) +
      ink("M-24-22C-14-52 6-50 22-72C18-56 26-40 26-22Z", "#4d3a5c", INK, 1.8),
    before:
      both(line("M-84 108C-80 84-76 74-66 66M-92 100C-92 84-90 74-84 62M-74 112C-66 90-60 84-52 80", "#a3b07a", 5)) +
      glow(0, 100, 40, "leaf", 0.5),
  }),
  "wolf-riders": () => ({
    sky: "moss",
    light: "leaf",
    behind:
      trees +
      line("M84 108L66-84", "#4a3020", 6) +
      ink("M66-108L77-82L66-73L56-82Z", "#dfe6ec", "#39424f", 1.6) +
      ink("M69-70L104-64L92-50L108-38L72-38Z", "#a3302a", "#2a0e0c", 1.6),
    body: at(
      0,
      -42,
      1,
      fill("M-56 70C-54 26-34 14 0 14C34 14 54 26 56 70Z", "#5a4030") +
        ink("M-56 44L-40 16L-26 36Z", "#8b98a8", "#20242c", 1.6) +
        ink("M56 44L40 16L26 36Z", "#6c7886", "#20242c", 1.6) +
        orc({}, cap + spike),
    ),
    head: wolf(),
    neck: [0, 48, 1.3],
    token: [0, 2, 0.92],
  }),
  ironclads: () => ({
    sky: "steel",
    light: "white",
    behind:
      line("M90 108V-70", "#4a3020", 8) +
      disc(90, -70, 20, "#5c6672") +
      fill("M90-104L96-84H84ZM90-36L96-56H84ZM56-70L76-76V-64ZM124-70L104-76V-64Z", "#c4ced8"),
    body:
      shoulders("#8b98a8", "#566270", line("M-40 44L0 70L40 44M0 70V108", "#2f3742", 3)) +
      pauldrons("#a8b4c0", "#6c7886") +
      both(fill("M-84 44L-96 18L-72 36Z", "#dfe6ec")),
    head:
      both(ink("M-24-30C-44-30-52-48-48-66C-40-50-30-46-16-42Z", "#e8dcc0", "#3a3226", 1.8)) +
      orc() +
      ink("M-34 4V-16C-34-48 34-48 34-16V4L24-4H8L4 16H-4L-8-4H-24Z", "#a8b4c0", "#20242c", 2.2) +
      fill("M0-40C20-40 34-34 34-16V4L24-4H8L4 16H0Z", "#6c7886") +
      line("M0-40V14M-30-20H30", "#20242c", 2) +
      both(fill("M-20-3L-7-1L-9 4L-18 3Z", "#ff8a3a")),
    before: round(-78, 74, 2.4, "#3f6b38", "#c4ced8"),
    token: [0, 4, 0.9],
  }),
  "orc-summoners": () => ({
    sky: "violet",
    light: "magic",
    behind: circle(0, -16, 92, "#e0b8ff", 16) + staff(84, 30, 2.2, 6, "#b8ff7a"),
    body: shoulders(
      "#5c3a2c",
      "#3d241c",
      each([-36, -18, 0, 18, 36], (x) => fill(`M${x - 4} ${52 + Math.abs(x) * -0.1}L${x} 70L${x + 4} 52Z`, "#efe6cf")),
    ),
    head:
      each([-40, -22, 22, 40], (x) =>
        at(x * 0.8, -30, 1, fill("M-5 0C-8-20-4-36 0-44C4-36 8-20 5 0Z", x < 0 ? "#c9412f" : "#e0a83a"), x * 0.9),
      ) +
      orc(
        { lit: "#5f9a78", dark: "#3c6a54", eye: "#e0b8ff" },
        line("M-22 8L-8 10M-20 15L-8 15M22 8L8 10M20 15L8 15", "#f4ecda", 3),
      ) +
      at(0, -32, 1.15, skull(0, 0, 1, "#efe6cf", "#c2b28c", "#5a2a9a")),
    before: both(glow(-92, 60, 30, "magic") + disc(-92, 62, 10, "#5f9a78")),
    token: [0, 6, 0.85],
  }),
  "orc-skirmishers": () => ({
    sky: "day",
    light: "sun",
    behind:
      at(
        -54,
        -8,
        0.82,
        shoulders("#5a4030", "#3d2a1e") +
          at(0, -6, 1, orc({ lit: "#8aa84e", dark: "#5c7a34" }, ink("M-32-18C-26-40 26-40 32-18Z", "#3a4a6a", INK, 2))),
      ) +
      spear(-100, -10, 1.8, -10) +
      spear(104, -6, 2, 12),
    body: at(36, 8, 1, shoulders(LEATHER, HIDE, "")),
    head: orc(
      {},
      fill("M-8-34C-12-60 0-74 14-76C8-62 14-48 10-33Z", "#c9412f") +
        line("M-26 2H-8M26 2H8M-24 8H-9M24 8H9", "#c9412f", 3),
    ),
    neck: [36, -8, 1.1],
    before: round(-44, 82, 2, "#8a5a2a", "#efe0bb"),
    token: [0, 5, 0.9],
  }),
  "orc-trackers": () => ({
    sky: "moss",
    light: "sun",
    behind: trees,
    body: shoulders(
      "#3f5a34",
      "#283f24",
      each([-60, -34, 30, 62], (x) =>
        fill(`M${x} 70C${x - 14} 66 ${x - 16} 54 ${x - 10} 48C${x} 52 ${x + 2} 62 ${x} 70Z`, "#6f8a3a"),
      ),
    ),
    head:
      orc({ eye: "#ff8a3a" }) +
      ink(
        "M-40 34C-50-10-36-52 0-56C36-52 50-10 40 34C30 14 36-14 0-24C-36-14-30 14-40 34Z",
        "#5c4a2c",
        "#17240f",
        2.2,
      ) +
      fill("M0-56C36-52 50-10 40 34C30 14 36-14 0-24Z", "#3f321e") +
      fill("M-30 12C-10 18 10 18 30 12L22 34C10 42-10 42-22 34Z", "#8a3a2a") +
      fill("M0 16C12 17 20 15 30 12L22 34C12 40 6 39 0 39Z", "#5f241a"),
    before:
      line("M-70-76C-116-30-116 50-70 100", "#5a3620", 7) +
      line("M-70-76L-30 12L-70 100", "#f2e6c8", 1.8) +
      line("M-112 12H-30", "#4a3020", 3.6) +
      fill("M-120 12L-104 4L-108 12L-104 20Z", "#e6ecf2") +
      disc(-32, 14, 10, "#68a058"),
  }),
  "orc-war-beasts": () => ({
    sky: "bog",
    light: "fire",
    behind:
      at(0, -66, 0.66, shoulders(LEATHER, HIDE) + at(0, -2, 1.1, orc({}, cap))) +
      line("M-52-50L-66 40M52-50L66 40", "#3a2a1a", 4),
    body:
      fill("M-110 110C-112 50-80 6 0 2C80 6 112 50 110 110Z", "#6e5f52") +
      fill("M0 2C80 6 112 50 110 110H0Z", "#4a3f38") +
      both(ink("M-100 92L-92 42L-62 26L-52 70Z", "#8b98a8", INK, 2) + fill("M-88 36L-98 6L-74 28Z", "#dfe6ec")),
    head:
      both(ink("M-34-14L-58-34L-50 0Z", "#6e5f52", INK, 2)) +
      ink("M-36-22C-24-36 24-36 36-22C42 4 34 34 18 46C8 50-8 50-18 46C-34 34-42 4-36-22Z", "#857464", INK, 2.2) +
      fill("M0-33C18-33 30-30 36-22C42 4 34 34 18 46C8 50 4 49 0 49Z", "#5c4f46") +
      ink("M-12-32L0-76L12-32L0-22Z", "#efe0bb", "#3a3226", 2) +
      ink("M-10 20L0-16L10 20L0 30Z", "#efe0bb", "#3a3226", 2) +
      ink("M-36-20C-22-34 22-34 36-20L26-10L0-16L-26-10Z", "#8b98a8", INK, 2) +
      both(
        fill("M-28-6L-14-1L-16 5L-27 2Z", INK) +
          fill("M-25-3L-17 0L-23 1Z", "#ff5a3a") +
          ink("M-16 34C-34 40-48 28-50 10C-42 24-32 28-20 24Z", "#f8f0dc", "#3a3226", 1.6) +
          fill("M-8 38L-3 36L-5 42Z", INK),
      ),
    neck: [0, 36, 1.25],
    token: [0, 4, 0.85],
  }),
  "orc-stonethrowers": () => ({
    sky: "ember",
    light: "fire",
    behind:
      fill("M-66-58C-72-88-40-112 0-110C44-112 74-86 66-54C48-40-44-38-66-58Z", "#8d8378") +
      fill("M10-110C50-108 74-86 66-54C58-46 40-42 18-42C34-60 30-90 10-110Z", "#5f564e") +
      line("M-40-92L-24-78L-34-64M14-100L8-84", "#4a423c", 3) +
      both(
        ink("M-96 70C-104 20-84-20-54-50L-36-38C-58-10-66 30-60 62Z", "#5a8f4a", "#1d3318", 2.4) +
          disc(-46, -46, 14, "#4f7d44"),
      ),
    body: shoulders(
      "#5a8f4a",
      "#3c6632",
      line("M-30 66Q0 80 30 66M0 50V92", "#28471f", 3) + fill("M-60 92H60L56 110H-56Z", "#4a3424"),
    ),
    head: orc(
      { lit: "#68a058", dark: "#44733c", eye: "#ff8a3a" },
      fill("M-26 14C-20 40-10 50 0 56C10 50 20 40 26 14C10 24-10 24-26 14Z", "#3a2a1a") +
        both(ink("M-16 24C-18 13-14 8-11 5L-8 19Z", "#f8f0dc", "#3a3226", 1.2)) +
        ink("M-32-18C-28-34 28-34 32-18L0-24Z", "#6a4a30", INK, 1.8),
    ),
    neck: [0, 0, 1.05],
    token: [0, -3, 0.86],
  }),
};
