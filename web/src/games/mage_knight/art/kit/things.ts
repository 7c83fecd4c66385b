/** Weapons, treasures and signs of magic, each around its own centre. */
import { at, both, disc, each, fill, ink, line, ring, times } from "./draw";
import { metal } from "./paints";

const DARK = "#1c1714";
export const GOLD = metal("gold");
export const SILVER = metal("silver");

/** A flame, its foot at the point, 50 high. */
export const flame = (x: number, y: number, s: number, colour: string): string =>
  at(
    x,
    y,
    s,
    fill(
      "M0 0C-13-2-17-14-10-25C-8-19-5-18-4-21C-7-33 2-40 4-50C9-40 18-31 15-19C18-21 19-25 18-29C24-17 18-1 0 0Z",
      colour,
    ),
  );
/** A whole fire: three tones. */
export const fire = (x: number, y: number, s: number, tones = ["#c23a1c", "#ff9d3a", "#fff0b0"]): string =>
  each(tones, (tone, i) => flame(x + i * 0.6 * s, y, s * (1 - i * 0.32), tone));

/** A cut crystal, 46 high: lit, middle, dark. */
export const shard = (x: number, y: number, s: number, colour: Gem, turn = 0): string => {
  const [middle, lit, dark] = GEMS[colour];
  return at(
    x,
    y,
    s,
    fill("M0-30L9-20V8L0 16L-9 8V-20Z", middle) +
      fill("M0-14L9-20V8L0 16Z", dark) +
      fill("M-9-20L0-14V16L-9 8Z", lit) +
      fill("M0-30L9-20L0-14L-9-20Z", "#fff", 0.6),
    turn,
  );
};
export const GEMS = {
  red: ["#c0392b", "#e5786a", "#8a2320"],
  blue: ["#2f6db3", "#86bdf2", "#1a4580"],
  green: ["#3f8f4f", "#83cf8c", "#24613a"],
  white: ["#e8e2d0", "#fffdf4", "#b8ae92"],
  gold: ["#d9a520", "#ffe08a", "#96700f"],
  black: ["#3a3148", "#6a5c86", "#17121f"],
} as const;
export type Gem = keyof typeof GEMS;

export const blade = (x: number, y: number, s: number, turn = 0, steel = "#e6ecf2", dark = "#8494a4"): string =>
  at(
    x,
    y,
    s,
    fill("M-2.600 8V-30L0-37L2.600-30V8Z", steel) +
      fill("M0-37L2.600-30V8H0Z", dark) +
      fill("M-10 8H10L9 11H-9Z", "#d8a23a") +
      fill("M-1.800 11H1.800V20H-1.800Z", "#4a2f20") +
      disc(0, 21.5, 2.6, "#d8a23a"),
    turn,
  );
export const axe = (x: number, y: number, s: number, turn = 0, steel = "#dfe6ec"): string =>
  at(
    x,
    y,
    s,
    fill("M-1.800-34H1.800V26H-1.800Z", "#5a3a24") +
      fill("M1-32C14-36 22-24 17-10C12-16 7-18 1-16Z", steel) +
      fill("M6-24C12-26 18-20 17-10C12-16 7-18 1-16V-19Z", "#8494a4") +
      line("M17-10C19-17 18-24 13-29", "#fff", 1, 0.8),
    turn,
  );
export const hammer = (x: number, y: number, s: number, turn = 0, stone = "#9aa4b0", dark = "#5c6672"): string =>
  at(
    x,
    y,
    s,
    fill("M-2-20H2V28H-2Z", "#5a3a24") +
      fill("M-15-34H15V-18H-15Z", stone) +
      fill("M0-34H15V-18H0Z", dark) +
      fill("M-15-34H15V-31H-15Z", "#fff", 0.4),
    turn,
  );
export const spear = (x: number, y: number, s: number, turn = 0): string =>
  at(
    x,
    y,
    s,
    fill("M-1.300-26H1.300V40H-1.300Z", "#4a3020") +
      fill("M0-42L5-28L0-22L-5-28Z", "#dfe6ec") +
      fill("M0-42L5-28L0-22Z", "#8494a4"),
    turn,
  );
export const staff = (x: number, y: number, s: number, turn = 0, gem = "#b07be8"): string =>
  at(
    x,
    y,
    s,
    line("M0 40V-22", "#5a3a24", 3) +
      line("M0-22C-8-26-8-38 0-40M0-22C8-26 8-38 0-40", "#7a5232", 2.4) +
      disc(0, -31, 4.6, gem) +
      disc(-1.5, -32.5, 1.6, "#fff", 0.8),
    turn,
  );
/** A bow bent to the left, its string at the right. */
export const bow = (x: number, y: number, s: number, turn = 0, drawn = 0, wood = "#5a3620"): string =>
  at(x, y, s, line("M6-30C-14-16-14 16 6 30", wood, 3.4) + line(`M6-30L${6 + drawn} 0L6 30`, "#f2e6c8", 1), turn);
/** An arrow that flies to the right. */
export const arrow = (x: number, y: number, s: number, turn = 0, shaft = "#4a3020", head = "#e6ecf2"): string =>
  at(
    x,
    y,
    s,
    line("M-24 0H18", shaft, 1.8) +
      fill("M28 0L16-5L19 0L16 5Z", head) +
      fill("M-28-5L-18-5L-14 0L-18 5H-28L-24 0Z", "#c9412f"),
    turn,
  );

/** A shield with a point below, 38 high, its charge upon it. */
export const kite = (x: number, y: number, s: number, colour: string, charge = "", rim = DARK): string =>
  at(
    x,
    y,
    s,
    ink("M0-17C8-17 13-14 13-14V0C13 11 6 17 0 21C-6 17-13 11-13 0V-14C-13-14-8-17 0-17Z", colour, rim) +
      fill("M0-17C-8-17-13-14-13-14V0C-13 11-6 17 0 21Z", "#fff", 0.17) +
      charge,
  );
export const cross = (colour = "#f2dfb3", width = 3.4): string => line("M0-11V13M-8-2H8", colour, width);
export const round = (x: number, y: number, s: number, colour: string, boss = "#d8a23a"): string =>
  at(
    x,
    y,
    s,
    disc(0, 0, 15, DARK) +
      disc(0, 0, 13.6, colour) +
      fill("M0-13.600A13.600 13.600 0 0 1 0 13.600Z", "#000", 0.2) +
      ring(0, 0, 10.5, boss, 1.4, 0.8) +
      disc(0, 0, 4, boss),
  );

/** A banner on its pole, which stands at the point; 60 high. */
export const banner = (x: number, y: number, s: number, colour: string, charge = "", dark = "#000"): string =>
  at(
    x,
    y,
    s,
    fill("M-1.500 0V-60H1.500V0Z", "#4a3020") +
      disc(0, -61, 2.6, "#d8a23a") +
      fill("M2-57C12-60 18-53 32-57V-29C18-25 12-32 2-28Z", colour) +
      fill("M16-55C21-54 26-55 32-57V-29C26-27 21-27 16-28.500Z", dark, 0.22) +
      at(16, -42, 1, charge),
  );
/** A standard that hangs from a bar, 60 high, its charge in the middle. */
export const standard = (x: number, y: number, s: number, colour: string, charge: string, trim = "#e8bf58"): string =>
  at(
    x,
    y,
    s,
    fill("M-1.600-33H1.600V44H-1.600Z", "#4a3020") +
      fill("M-22-33H22V-30H-22Z", "#6a4528") +
      disc(-22, -31.5, 2.6, trim) +
      disc(22, -31.5, 2.6, trim) +
      disc(0, -36, 3.4, trim) +
      ink("M-18-30H18V18L9 12L0 20L-9 12L-18 18Z", colour, trim, 1.8) +
      fill("M0-30H18V18L9 12L0 20Z", "#000", 0.2) +
      at(0, -8, 1, charge),
  );

/** A star of snow. */
export const flake = (x: number, y: number, r: number, colour = "#fff", width = 2.4): string =>
  at(
    x,
    y,
    r / 27,
    times(6, (i) => at(0, 0, 1, line("M0 0V-27M0-14l-7-7M0-14l7-7M0-22l-4-4M0-22l4-4", colour, width), i * 60)),
  );
/** A star of four rays. */
export const spark = (x: number, y: number, r: number, colour = "#fff6d0", opacity = 1): string =>
  at(x, y, r / 10, fill("M0-10L2-2L10 0L2 2L0 10L-2 2L-10 0L-2-2Z", colour, opacity));

export const skull = (x: number, y: number, s: number, bone = "#efe6cf", dark = "#c2b28c", eye = DARK): string =>
  at(
    x,
    y,
    s,
    fill("M0-16C-13-16-17-7-15 1C-14 5-10 7-9 9V15H9V9C10 7 14 5 15 1C17-7 13-16 0-16Z", bone) +
      fill("M0-16C13-16 17-7 15 1C14 5 10 7 9 9V15H0Z", dark) +
      fill(
        "M-11-3A4.500 4.500 0 1 1-2-2A4.500 5 0 0 1-11-3ZM11-3A4.500 4.500 0 1 0 2-2A4.500 5 0 0 0 11-3ZM0 2L2.500 7H-2.500Z",
        eye,
      ) +
      line("M-4.500 11V15M0 11V15M4.500 11V15", eye, 1.2),
  );
export const eye = (x: number, y: number, s: number, iris: string, white = "#fff8e4"): string =>
  at(
    x,
    y,
    s,
    ink("M-24 0C-12-16 12-16 24 0C12 14-12 14-24 0Z", white, DARK, 2) +
      disc(0, -1, 9.5, iris) +
      disc(0, -1, 4.2, DARK) +
      disc(-3, -4, 2.2, "#fff") +
      line("M-24-1C-12-18 12-18 24-1", DARK, 2.4),
  );
/** A closed fist seen from its back. */
export const fist = (x: number, y: number, s: number, skin = "#dca77e", dark = "#b57c56", sleeve = "#7a2a22"): string =>
  at(
    x,
    y,
    s,
    fill("M-12 10H12L15 36H-15Z", sleeve) +
      fill("M0 10H12L15 36H0Z", "#000", 0.25) +
      fill("M-15-6C-16-14-9-15-8-11C-7-17 0-17 0-12C1-17 8-16 8-11C10-15 16-13 15-6L13 10C8 14-8 14-12 10Z", skin) +
      fill("M0-12C1-17 8-16 8-11C10-15 16-13 15-6L13 10C8 13 4 13 0 13Z", dark) +
      line("M-8-11V-3M0-12V-3M8-11V-3M-14 3C-6 0 4 0 9 4", "#6a3f28", 1.2),
  );
/** An open hand with its fingers up. */
export const palm = (x: number, y: number, s: number, skin = "#e6b68c", dark = "#c08a62", sleeve = "#3a4a6a"): string =>
  at(
    x,
    y,
    s,
    fill("M-9 14H9L13 38H-13Z", sleeve) +
      fill("M0 14H9L13 38H0Z", "#000", 0.25) +
      fill(
        "M-10 14C-13 6-18 0-20-6C-18-10-15-8-13-5L-10 0V-18C-10-22-5-22-5-18V-22C-5-26 0-26 0-22V-21C0-25 5-25 5-20V-16C5-20 10-20 10-15V4C10 9 9 12 9 14Z",
        skin,
      ) +
      fill("M0-22C0-25 5-25 5-20V-16C5-20 10-20 10-15V4C10 9 9 12 9 14H0Z", dark) +
      line("M-5-17V-4M0-20V-4M5-17V-4", "#8a5a3c", 1),
  );

/** A pair of spread wings, 90 wide. */
export const wings = (x: number, y: number, s: number, lit: string, dark: string): string =>
  at(
    x,
    y,
    s,
    both(
      fill(
        "M-4 4C-10-14-26-24-46-22C-42-17-42-14-44-12C-39-11-38-8-39-5C-34-5-32-2-33 2C-27 1-24 4-24 8C-17 5-10 8-4 14Z",
        lit,
      ) +
        fill("M-4 8C-12 0-22-4-33 2C-27 1-24 4-24 8C-17 5-10 8-4 14Z", dark) +
        line("M-44-12C-30-14-20-9-12-1M-39-5C-28-7-20-4-13 3", dark, 1.2),
    ),
  );
export const feather = (x: number, y: number, s: number, colour = "#f7f1de", dark = "#cbb98e", turn = 0): string =>
  at(
    x,
    y,
    s,
    fill("M0 24C-10 10-10-10 2-26C12-12 10 10 0 24Z", colour) +
      fill("M2-26C12-12 10 10 0 24Z", dark) +
      line("M0 32V-14", "#7a6a48", 1.2),
    turn,
  );

/** An open book. */
export const book = (x: number, y: number, s: number, cover = "#6a2a22", page = "#f8efd6"): string =>
  at(
    x,
    y,
    s,
    fill("M-32-14C-20-20-8-18 0-12C8-18 20-20 32-14V18C20 13 8 14 0 20C-8 14-20 13-32 18Z", cover) +
      fill("M0-12C-8-18-19-18-29-13V14C-19 10-8 11 0 16Z", page) +
      fill("M0-12C8-18 19-18 29-13V14C19 10 8 11 0 16Z", "#e2d3ac") +
      line(
        "M-24-8C-17-11-11-10-6-7M-24-2C-17-5-11-4-6-1M-24 4C-17 1-11 2-6 5M6-7C11-10 17-11 24-8M6-1C11-4 17-5 24-2M6 5C11 2 17 1 24 4",
        "#a58c5c",
        1.2,
      ),
  );
/** A drop, of blood or of water. */
export const drop = (x: number, y: number, s: number, colour: string, gleam = "#ffb0a0"): string =>
  at(
    x,
    y,
    s,
    fill("M0-22C12-6 16 0 16 8A16 15 0 0 1-16 8C-16 0-12-6 0-22Z", colour) +
      fill("M0-22C12-6 16 0 16 8A16 15 0 0 1 0 23Z", "#000", 0.2) +
      line("M-8 4C-10 9-8 14-4 16", gleam, 2.4),
  );
/** A die that shows a sign of mana. */
export const die = (x: number, y: number, s: number, colour: Gem, turn = 0): string => {
  const [middle, lit, dark] = GEMS[colour];
  return at(
    x,
    y,
    s,
    fill("M0-17L15-9V8L0 17L-15 8V-9Z", dark) +
      fill("M0-17L15-9L0-1L-15-9Z", lit) +
      fill("M-15-9L0-1V17L-15 8Z", middle) +
      fill("M0-13L6-9L0-5L-6-9Z", "#fff", 0.8) +
      disc(-7.5, 4, 2.6, "#fff", 0.7) +
      disc(7.5, 4, 2.6, "#fff", 0.4),
    turn,
  );
};
/** A crown. */
export const crown = (x: number, y: number, s: number, colour = GOLD): string =>
  at(
    x,
    y,
    s,
    ink("M-18 10L-22-10L-10-1L0-16L10-1L22-10L18 10Z", colour, "#6a4a10", 1.4) +
      disc(0, -17, 3, "#d22a2a") +
      disc(-22, -11, 2.4, "#2f6db3") +
      disc(22, -11, 2.4, "#3f8f4f") +
      fill("M-18 10H18V14H-18Z", "#b07a1c"),
  );
export const laurel = (x: number, y: number, s: number, colour = "#d8b04a"): string =>
  at(
    x,
    y,
    s,
    both(
      line("M-3 20C-22 14-24-8-14-20", colour, 1.8) +
        times(5, (i) =>
          at(
            -19 + Math.abs(i - 2) * 2.4 - (i === 0 ? -5 : 0),
            12 - i * 8,
            1,
            fill("M0 0C-8-1-9-6-8-9C-3-9 0-5 0 0Z", colour),
            i * 14 - 10,
          ),
        ),
    ),
  );
/** A scroll with lines. */
export const scroll = (x: number, y: number, s: number, turn = 0): string =>
  at(
    x,
    y,
    s,
    fill("M-17-20H17V20H-17Z", "#f5e8c4") +
      fill("M4-20H17V20H4Z", "#dcc795") +
      fill(
        "M-21-25H21C24-25 24-18 21-18H-21C-24-18-24-25-21-25ZM-21 18H21C24 18 24 25 21 25H-21C-24 25-24 18-21 18Z",
        "#c9a766",
      ) +
      line("M-11-11H11M-11-4H11M-11 3H11M-11 10H4", "#8a6a34", 1.4),
    turn,
  );
/** A ring of magic with marks around it. */
export const circle = (x: number, y: number, r: number, colour: string, marks = 12): string =>
  ring(x, y, r, colour, 1.6, 0.9) +
  ring(x, y, r * 0.78, colour, 1, 0.7) +
  times(marks, (i) => at(x, y, 1, line(`M0 ${-r * 0.8}V${-r * 0.97}`, colour, 1.4), (i * 360) / marks));
/** Water or light that turns into a middle. */
export const swirl = (x: number, y: number, s: number, colour: string, width = 2.4, turn = 0): string =>
  at(
    x,
    y,
    s,
    times(3, (i) => at(0, 0, 1, line("M0 0C6-8 18-6 18 6C18 20 2 26-10 20", colour, width), i * 120)),
    turn,
  );
