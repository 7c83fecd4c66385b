/** The pictures of all Units. */
import type { Book } from "./kit/book";
import { ELITE } from "./units/elite";
import { REGULAR } from "./units/regular";

export const UNITS: Book = { ...REGULAR, ...ELITE };
