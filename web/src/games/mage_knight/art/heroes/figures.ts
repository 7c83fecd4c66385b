/** The heroes as pieces on the map, 48 × 48: each stands on a disc of its colour, with a cream line around. */
import { at, both, disc, fill, ink, line } from "../kit/draw";
import type { Book } from "../kit/book";

/** Parts with a cream line around all of them. */
const outlined = (parts: string): string =>
  `<g stroke="#fff3d8" stroke-width="3.400" stroke-linejoin="round">${parts}</g>${parts}`;

/** A cloak that stands on the ground. */
const cloak = (lit: string, dark: string): string =>
  fill("M-13 0C-13-12-9-20 0-21C9-20 13-12 13 0C6 2-6 2-13 0Z", lit) +
  fill("M0-21C9-20 13-12 13 0C8 1.500 4 1.500 0 1.500Z", dark);
const face = (skin: string, dark: string): string =>
  fill("M-6.500-29C-6.500-38 6.500-38 6.500-29C6.500-24 3.500-20.500 0-20.500C-3.500-20.500-6.500-24-6.500-29Z", skin) +
  fill("M0-36C5-36 6.500-33 6.500-29C6.500-24 3.500-20.500 0-20.500Z", dark) +
  line("M-3-28.500V-27M3-28.500V-27", "#1c1210", 1.6);
const sword = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    fill("M-1.500 3V-18L0-22L1.500-18V3Z", "#eef3f8") +
      fill("M-5 3H5V5.500H-5Z", "#e0b850") +
      fill("M-1.200 5.500H1.200V10H-1.200Z", "#4a2f20"),
    turn,
  );
const foot = (colour: string): string =>
  `<ellipse cx="24" cy="44" rx="19" ry="3.800" fill="#000" opacity="0.300"/><ellipse cx="24" cy="42.500" rx="17" ry="4.600" fill="${colour}" stroke="#fff3d8" stroke-width="1.400"/>`;
const piece = (ground: string, parts: string): string => foot(ground) + at(24, 42, 0.83, outlined(parts));

export const FIGURES: Book = {
  arythea: () =>
    piece(
      "#8c1c2b",
      sword(14, -16, 14) +
        cloak("#b93044", "#7a1626") +
        fill("M0-42C-9-39-11-29-9-20C-4-16 4-16 9-20C11-29 9-39 0-42Z", "#b93044") +
        fill("M0-42C9-39 11-29 9-20C5-17 2-17 0-17Z", "#7a1626") +
        at(0, -1, 0.95, face("#f2cdb0", "#cf9878")) +
        fill("M-5.500-31L0-33.500L5.500-31L0-30Z", "#f2c860") +
        fill("M0-14L3.500-9L0-3L-3.500-9Z", "#f2c860"),
    ),
  tovak: () =>
    piece(
      "#2f6db3",
      sword(-14, -16, -12) +
        cloak("#3d7cc4", "#214f8a") +
        fill("M-9-18H9L7-4H-7Z", "#c2d0de") +
        fill("M0-18H9L7-4H0Z", "#8398ae") +
        face("#e6b88c", "#bd8a62") +
        fill("M-1-36C0-45 9-46 14-40C8-40 5-38 3-34Z", "#5fa0e0") +
        fill("M-8-22C-10-36-6-39 0-39C6-39 10-36 8-22L5.500-24V-29H-5.500V-24Z", "#d2dde8") +
        fill("M0-39C6-39 10-36 8-22L5.500-24V-29H0Z", "#8398ae") +
        fill("M4-16L14-18V-10C14-5 10-2 8-1C5-3 3-6 4-16Z", "#e0b850") +
        fill("M6-14L12-15V-10C12-7 10-5 8.500-4C7-6 6-8 6-14Z", "#2f6db3"),
    ),
  goldyx: () =>
    piece(
      "#3f8f4f",
      both(fill("M-6-18C-12-30-18-32-22-31C-21-24-22-18-20-12C-16-14-12-12-8-8Z", "#c08f1c")) +
        cloak("#4fa860", "#2a6a3b") +
        fill(
          "M0-42L-6-39L-13-46C-12-38-10-34-8-32L-9-27L-5-21L-2.500-15H2.500L5-21L9-27L8-32C10-34 12-38 13-46L6-39Z",
          "#f0c64a",
        ) +
        fill("M0-42L6-39L13-46C12-38 10-34 8-32L9-27L5-21L2.500-15H0Z", "#b88a1c") +
        both(line("M-6-30L-2.500-28.500", "#2b1c08", 1.8)) +
        fill("M0-12L3-8L0-3L-3-8Z", "#f6dc8a"),
    ),
  norowas: () =>
    piece(
      "#7fa05a",
      fill("M-13 2C-20-8-20-26-12-36L-10.500-35C-16-26-16-10-10.500 1Z", "#7a5a2c") +
        cloak("#f4ecda", "#c8ba94") +
        fill("M-8-34C-12-26-10-16-12-10H-6L-5-22ZM8-34C12-26 10-16 12-10H6L5-22Z", "#efe9d8") +
        fill("M-6-30L-13-34L-7-25ZM6-30L13-34L7-25Z", "#eccaa6") +
        face("#f4d8ba", "#d2a884") +
        fill("M-7-25C-9-36-6-40 0-40C6-40 9-36 7-25C6-31 4-34 0-34C-4-34-6-31-7-25Z", "#fbf7ea") +
        line("M-6-33Q0-37 6-33", "#5f8a3e", 1.8) +
        fill("M0-18L4-12L0-2L-4-12Z", "#5f8a3e"),
    ),
  wolfhawk: () =>
    piece(
      "#8d9eb2",
      sword(-14, -14, -20) +
        sword(14, -14, 20) +
        cloak("#8d96a4", "#5c6572") +
        fill("M-7-28C-10-20-9-12-11-8L-5-12ZM7-28C10-20 9-12 11-8L5-12Z", "#d88a3e") +
        face("#e8bc94", "#bf8c64") +
        fill("M-7-34L-12-46L-1-40ZM7-34L12-46L1-40Z", "#626b79") +
        fill("M-9-27C-10-38-6-43 0-43C6-43 10-38 9-27C6-30 3-30 0-27.500C-3-30-6-30-9-27Z", "#9aa4b2") +
        fill("M0-43C6-43 10-38 9-27C6-30 3-30 0-27.500Z", "#6b7584") +
        line("M-5-36L-2.500-35M5-36L2.500-35", "#ffcf4a", 1.6) +
        fill("M-12-16L-6-20L0-17L6-20L12-16L8-12L0-14L-8-12Z", "#e4e8ee"),
    ),
  krang: () =>
    piece(
      "#a3302a",
      at(
        15,
        -14,
        1,
        fill("M-1.500-22H1.500V14H-1.500Z", "#5a3a24") + fill("M1-22C9-24 13-17 10-9C7-13 4-14 1-13Z", "#dfe6ec"),
      ) +
        cloak("#7a4a30", "#4f2e1e") +
        fill("M-8-29L-17-34L-8-22ZM8-29L17-34L8-22Z", "#5a8f4a") +
        fill("M-9-32C-8-40 8-40 9-32C12-28 10-21 6-18C3-15.500-3-15.500-6-18C-10-21-12-28-9-32Z", "#74ac60") +
        fill("M0-38C6-38 8-36 9-32C12-28 10-21 6-18C3-16 1-16 0-16Z", "#4c7a40") +
        fill("M-9-31C-9-44 9-44 9-31C5-36-5-36-9-31Z", "#2b2224") +
        fill("M-2-40L0-48L3-40ZM4-39L8-46L7-38ZM-4-39L-8-46L-7-38Z", "#d9472b") +
        both(line("M-6-28L-2.500-26.500", "#1c1208", 2)) +
        fill("M-5-19L-5-24L-2-20ZM5-19L5-24L2-20Z", "#fff"),
    ),
  braevalar: () =>
    piece(
      "#2a8a8a",
      at(14, -14, 1, fill("M-1.300-16H1.300V14H-1.300Z", "#7a5a34") + disc(0, -19, 4.2, "#8fe8f0")) +
        cloak("#2f8a7a", "#1a5a56") +
        fill("M-8-34C-12-26-10-16-12-10H-6L-5-22ZM8-34C12-26 10-16 12-10H6L5-22Z", "#a3b6bc") +
        face("#e8c8a0", "#b8946e") +
        fill("M-6-25C-3-23 3-23 6-25C6-16 3-10 0-6C-3-10-6-16-6-25Z", "#c8d8dc") +
        fill("M-7-27C-9-36-6-39 0-39C6-39 9-36 7-27C5-32 3-33 0-33C-3-33-5-32-7-27Z", "#8fa4ac") +
        both(ink("M-4-37C-7-41-6-44-10-47M-7-42L-12-42", "none", "#8a6236", 2.2)),
    ),
};
