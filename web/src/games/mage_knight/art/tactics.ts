/** The pictures of the Tactics. */
import type { Book } from "./kit/book";
import { first } from "./kit/first";

export const TACTICS: Book = {
  "early-bird": () => first("early-bird", 120, 74),
  rethink: () => first("rethink", 120, 74),
  "mana-steal": () => first("mana-steal", 120, 74),
  planning: () => first("planning", 120, 74),
  "great-start": () => first("great-start", 120, 74),
  "the-right-moment": () => first("the-right-moment", 120, 74),
  "from-the-dusk": () => first("from-the-dusk", 120, 74),
  "long-night": () => first("long-night", 120, 74),
  "mana-search": () => first("mana-search", 120, 74),
  "midnight-meditation": () => first("midnight-meditation", 120, 74),
  preparation: () => first("preparation", 120, 74),
  "sparing-power": () => first("sparing-power", 120, 74),
};
