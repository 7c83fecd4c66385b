/** The pictures of all Deed cards. */
import { ADVANCED } from "./cards/advanced";
import { ARTIFACTS, WOUND } from "./cards/artifacts";
import { BASIC } from "./cards/basic";
import { LATER } from "./cards/later";
import { SPELLS } from "./cards/spells";
import type { Book } from "./kit/book";

export const CARDS: Book = { ...BASIC, ...ADVANCED, ...LATER, ...SPELLS, ...ARTIFACTS, ...WOUND };
