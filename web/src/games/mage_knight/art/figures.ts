/** The heroes as pieces on the map. */
import type { Book } from "./kit/book";
import { first } from "./kit/first";

export const FIGURES: Book = {
  arythea: () => first("arythea", 48, 48),
  tovak: () => first("tovak", 48, 48),
  goldyx: () => first("goldyx", 48, 48),
  norowas: () => first("norowas", 48, 48),
  wolfhawk: () => first("wolfhawk", 48, 48),
  krang: () => first("krang", 48, 48),
  braevalar: () => first("braevalar", 48, 48),
};
