/** All enemies, by the colour of their backs. */
import type { Book } from "../kit/book";
import { type Back, type Foe, stage, token } from "./foe";
import { WHITE } from "./cities";
import { GREY } from "./keeps";
import { SPIRITS } from "./spirits";
import { VIOLET } from "./towers";
import { RED } from "./dragons";
import { MONSTERS } from "./monsters";
import { ORCS } from "./orcs";
import { WILDS } from "./wilds";

export const BACKS: Record<Back, Record<string, () => Foe>> = {
  green: { ...ORCS, ...WILDS },
  grey: GREY,
  violet: VIOLET,
  white: WHITE,
  brown: { ...MONSTERS, ...SPIRITS },
  red: RED,
};

const book = (draw: (foe: Foe, back: Back) => string): Book =>
  Object.fromEntries(
    Object.entries(BACKS).flatMap(([back, foes]) =>
      Object.entries(foes).map(([word, foe]) => [word, () => draw(foe(), back as Back)]),
    ),
  );

export const ENEMIES: Book = book(stage);
export const HEADS: Book = book((foe, back) => token(back, foe));
