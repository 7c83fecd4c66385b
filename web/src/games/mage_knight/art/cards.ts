/** The pictures of all Deed cards. */
import { RED_AND_BLUE } from "./cards/advanced_red_blue";
import { WHITE_AND_GREEN } from "./cards/advanced_white_green";
import { ARTIFACTS, WOUND } from "./cards/artifacts";
import { BANNERS } from "./cards/banners";
import { BASIC } from "./cards/basic";
import { LATER } from "./cards/later";
import { OWN } from "./cards/own";
import { RED_AND_BLUE_SPELLS } from "./cards/spells_red_blue";
import { WHITE_AND_GREEN_SPELLS } from "./cards/spells_white_green";
import type { Book } from "./kit/book";

export const CARDS: Book = {
  ...BASIC,
  ...OWN,
  ...RED_AND_BLUE,
  ...WHITE_AND_GREEN,
  ...LATER,
  ...RED_AND_BLUE_SPELLS,
  ...WHITE_AND_GREEN_SPELLS,
  ...BANNERS,
  ...ARTIFACTS,
  ...WOUND,
};
