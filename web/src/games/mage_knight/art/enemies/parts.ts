/** What many enemies are made of: faces, shoulders, dragons. Heads are about 80 wide, around their middle. */
import { at, both, disc, fill, ink, line, times } from "../kit/draw";

const INK = "#17121a";

/** Shoulders and chest down to the foot of the stage. */
export const shoulders = (lit: string, dark: string, over = ""): string =>
  fill("M-94 110C-92 62-56 36 0 34C56 36 92 62 94 110Z", lit) + fill("M0 34C56 36 92 62 94 110H0Z", dark) + over;

/** Plates on both shoulders. */
export const pauldrons = (lit: string, dark: string): string =>
  ink("M-100 78C-104 44-76 30-48 42L-56 82Z", lit, INK, 2) +
  ink("M100 78C104 44 76 30 48 42L56 82Z", dark, INK, 2) +
  line("M-96 62C-86 50-70 46-54 50", "#fff", 2, 0.4);

/** A slanted eye in both halves of a face. */
export const eyes = (colour: string, y = -4, socket = INK): string =>
  both(
    fill(`M-21 ${y - 6}L-6 ${y}L-8 ${y + 5}L-19 ${y + 1}Z`, socket) +
      fill(`M-18 ${y - 3}L-8 ${y + 1}L-14 ${y + 1.5}Z`, colour),
  );

interface Face {
  skin: string;
  dark: string;
  eye?: string;
  brow?: string;
  beard?: string;
  mouth?: string;
}

/** A human or elven face with an angry look. */
export const face = ({ skin, dark, eye = "#3a2a1c", brow = "#2b1c14", beard = "", mouth = "#7a2f28" }: Face): string =>
  fill("M-27-12C-27-42 27-42 27-12C27 14 15 34 0 34C-15 34-27 14-27-12Z", skin) +
  fill("M0-35C27-35 27-12 27-12C27 14 15 34 0 34Z", dark) +
  (beard
    ? fill("M-27-2C-24 8-16 12-10 10H10C16 12 24 8 27-2C27 24 12 44 0 50C-12 44-27 24-27-2Z", beard) +
      fill("M10 10C16 12 24 8 27-2C27 24 12 44 0 50V12Z", "#000", 0.2)
    : "") +
  both(fill("M-20-6Q-13-12-6-5Q-13-1-20-6Z", "#fff8e8") + disc(-12, -6, 3, eye) + line("M-22-15L-6-10", brow, 3.6)) +
  line("M0-6L-4 9H3", brow, 2, 0.55) +
  line("M-9 20Q0 16 9 20", mouth, 3);

interface Orc {
  lit?: string;
  dark?: string;
  eye?: string;
}

/** The head of an orc without a helmet. */
export const orc = ({ lit = "#68a058", dark = "#44733c", eye = "#ffd35a" }: Orc = {}, over = ""): string =>
  ink("M-28-14L-58-26L-34 8ZM28-14L58-26L34 8Z", dark, "#1d3318", 2) +
  ink("M-28-20C-26-38 26-38 28-20C38-14 34 12 24 26C14 36-14 36-24 26C-34 12-38-14-28-20Z", lit, "#1d3318", 2.4) +
  fill("M0-33C18-33 27-30 28-20C38-14 34 12 24 26C14 36 6 33 0 33Z", dark) +
  both(
    fill("M-22-9L-6-2L-9 4L-20 0Z", "#17110a") +
      fill("M-18-5L-8-1L-14 0.500Z", eye) +
      line("M-24-13L-5-5", "#243d1e", 4) +
      line("M-5 10Q-4 14-1 13", "#1d3318", 2),
  ) +
  line("M-12 22H12", "#1d3318", 3) +
  both(ink("M-16 28C-18 17-14 12-11 9L-8 23Z", "#f8f0dc", "#3a3226", 1.2)) +
  over;

/** A hood with darkness in it. */
export const cowled = (lit: string, dark: string, eye: string, rim = "#fff", inside = "#120a18"): string =>
  ink("M0-48C-36-38-46-4-38 34C-26 46 26 46 38 34C46-4 36-38 0-48Z", lit, INK, 2.2) +
  fill("M0-48C36-38 46-4 38 34C26 44 12 44 0 43Z", dark) +
  fill("M0-26C-21-20-27 4-22 26C-12 36 12 36 22 26C27 4 21-20 0-26Z", inside) +
  both(fill("M-17 2L-4 8L-6 13L-16 8Z", eye) + fill("M-14 4L-7 8L-12 8Z", "#fff", 0.8)) +
  line("M0-48C-36-38-46-4-38 34", rim, 2.4, 0.6);

/** Sleeves with open hands at both sides. */
export const arms = (lit: string, dark: string, skin: string): string =>
  ink("M-44 62C-70 66-90 54-102 26L-84 14C-74 32-60 40-40 36Z", lit, INK, 2) +
  ink("M44 62C70 66 90 54 102 26L84 14C74 32 60 40 40 36Z", dark, INK, 2) +
  both(disc(-94, 16, 11, INK) + disc(-94, 16, 9.5, skin));

interface Stone {
  lit: string;
  dark: string;
  line: string;
  eye: string;
}
/** The head of a golem: cut blocks and burning eyes. */
export const golemHead = ({ lit, dark, line: edge, eye }: Stone): string =>
  ink("M-26-34L26-34L36-14V20L24 34H-24L-36 20V-14Z", lit, edge, 2.4) +
  fill("M0-34H26L36-14V20L24 34H0Z", dark) +
  fill("M-36-14H36L32-4H-32Z", "#000", 0.3) +
  both(fill("M-26-6H-6V5H-22Z", INK) + fill("M-23-3H-9V2H-21Z", eye)) +
  line("M-16 20H16M-8 20V28M8 20V28M0 20V28", edge, 2.4) +
  line("M-20-28L-12-18L-16-14M14-34L18-26", edge, 1.6);
export const golemBody = ({ lit, dark, line: edge }: Stone, heart = ""): string =>
  ink("M-112 110L-108 42L-74 22L-48 34L-50 110Z", lit, edge, 2.4) +
  ink("M112 110L108 42L74 22L48 34L50 110Z", dark, edge, 2.4) +
  ink("M-54 110L-58 30L-28 8H28L58 30L54 110Z", lit, edge, 2.4) +
  fill("M0 8H28L58 30L54 110H0Z", dark) +
  line("M-58 52H-20L0 68L20 52H58M0 68V110M-92 34V70M92 34V70", edge, 2) +
  heart;

interface Wyrm {
  lit: string;
  mid: string;
  dark: string;
  belly: string;
  eye?: string;
  horn?: string;
  vein?: string;
}
/** Wings for a dragon; ragged ones have holes. */
export const dragonWings = ({ mid, dark, vein = "#fff" }: Wyrm, ragged = false): string =>
  both(
    fill(
      "M-18 46C-36 16-58-16-112-66C-108-40-110-14-122 8C-104 0-94 8-92 28C-80 18-66 24-62 44C-52 36-38 42-30 62Z",
      mid,
    ) +
      fill("M-18 46C-40 26-66 12-92 28C-80 18-66 24-62 44C-52 36-38 42-30 62Z", dark, 0.5) +
      line("M-46 12C-70-6-92-10-122 8M-36 22C-58 12-76 14-92 28M-26 34C-40 28-52 32-62 44", dark, 2.4) +
      line("M-18 46C-36 16-58-16-112-66L-118-80", vein, 4) +
      (ragged ? fill("M-96-26L-84-10L-98-8ZM-82 8L-72 18L-84 18ZM-66-16L-58-4L-70-6Z", "#0d0a10", 0.75) : ""),
  );
export const dragonBody = ({ mid, dark, belly }: Wyrm): string =>
  fill("M-18 2C-24 30-50 60-56 110H56C50 60 24 30 18 2Z", mid) +
  fill("M0 2H18C24 30 50 60 56 110H0Z", dark, 0.75) +
  times(5, (k) =>
    fill(
      `M${-8 - k * 2.6} ${28 + k * 16}Q0 ${38 + k * 17} ${8 + k * 2.6} ${28 + k * 16}L${7 + k * 2.4} ${39 + k * 16}Q0 ${49 + k * 17} ${-7 - k * 2.4} ${39 + k * 16}Z`,
      belly,
      0.95 - k * 0.13,
    ),
  );

/** Horns of dragons. */
const HORNS = {
  high: "M-9-26C-14-46-26-58-44-64C-36-50-32-38-22-22Z",
  long: "M-8-28C-10-52-4-64-14-80C-24-64-28-44-21-24Z",
  ram: "M-12-26C-32-44-54-34-52-12C-50 0-40 4-34-2C-40-4-42-10-38-16C-34-20-28-18-22-14Z",
  spikes: "M-6-30L-12-62L-18-30L-30-52L-24-22L-44-30L-26-10Z",
  swept: "M-10-28C-24-36-44-40-66-30C-50-28-38-22-24-12Z",
} as const;

/** The head of a dragon seen from the front. */
export const dragonHead = (
  { lit, mid, dark, eye = "#fff7c8", horn = "#e9f6fc" }: Wyrm,
  horns: keyof typeof HORNS = "high",
  over = "",
): string =>
  both(ink(HORNS[horns], horn, dark, 1.6) + ink("M-21-18L-42-24L-28-8ZM-23-4L-40-2L-22 8Z", mid, dark, 1.4)) +
  ink("M0-34L-12-28L-23-18L-24 0L-15 14L-11 34L-5 42H5L11 34L15 14L24 0L23-18L12-28Z", lit, dark, 1.8) +
  fill("M0-34L12-28L23-18L24 0L15 14L11 34L5 42H0Z", mid) +
  fill("M0-32L-5-8L0 24L5-8Z", "#fff", 0.5) +
  both(
    fill("M-20-10L-6-2L-8 3L-18-1Z", "#0d0a14") +
      fill("M-16-6.500L-8-1.500L-14-2Z", eye) +
      line("M-22-14L-5-5", horn, 2.6) +
      line("M-6 28l-3 5", dark, 2.8) +
      fill("M-10 34L-7 46L-4 41Z", "#fff"),
  ) +
  over;

/** The head of a wolf seen from the front. */
export const wolf = (lit = "#75727d", dark = "#4b4954", snout = "#aaa6aa", eye = "#ffcf4a"): string =>
  both(ink("M-24-14L-38-50L-8-28Z", dark, INK, 1.8) + fill("M-24-22L-32-40L-15-29Z", "#8a5a5a")) +
  ink(
    "M0-34C-14-34-26-26-32-10L-46 10L-31 12L-38 30L-21 28L-12 46L0 54L12 46L21 28L38 30L31 12L46 10L32-10C26-26 14-34 0-34Z",
    lit,
    INK,
    2,
  ) +
  fill("M0-34C14-34 26-26 32-10L46 10L31 12L38 30L21 28L12 46L0 54Z", dark) +
  fill("M0-16L-13 10L-12 36L0 47L12 36L13 10Z", snout) +
  fill("M0-16L13 10L12 36L0 47Z", "#000", 0.22) +
  fill("M-7 24H7L3 33H-3Z", INK) +
  line("M0 33V39M-10 39Q0 47 10 39", INK, 2.2) +
  both(
    fill("M-24-5L-8 3L-10 8L-21 2Z", INK) +
      fill("M-20-2L-11 3.500L-17 2Z", eye) +
      fill("M-8 40L-6 49L-3 42Z", "#fff") +
      line("M-25-9L-6 0", "#d2ced8", 2.4),
  );

/** A bare skull, 60 high. */
export const deathsHead = (bone: string, dark: string, eye: string): string =>
  ink("M0-38C-28-38-36-18-32 2C-30 12-22 14-20 20V36H20V20C22 14 30 12 32 2C36-18 28-38 0-38Z", bone, INK, 2) +
  fill("M0-38C28-38 36-18 32 2C30 12 22 14 20 20V36H0Z", dark) +
  both(fill("M-26-6C-24-16-8-16-6-4C-8 8-22 8-26-6Z", INK) + disc(-15, -4, 4, eye) + disc(-15, -4, 1.6, "#fff", 0.9)) +
  fill("M0 6L5 16H-5Z", INK) +
  line("M-20 24H20M-12 20V35M-4 20V36M4 20V36M12 20V35", INK, 2);

/** Flames on both palms, or whatever else is drawn around the origin there. */
export const palms = (part: string): string => both(at(-94, 4, 1, part));

/** Two columns of an old hall. */
export const columns = both(
  fill("M-116 110V-80H-84V110Z", "#8a7a5c") +
    fill("M-100 110V-80H-84V110Z", "#5f5238") +
    fill("M-122-92H-78V-76H-122Z", "#a8956c"),
);
