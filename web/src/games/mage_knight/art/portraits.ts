/** The busts of the heroes, by day and by night. */
import type { Book } from "./kit/book";
import { first } from "./kit/first";

export const PORTRAITS: Book = {
  arythea: () => first("arythea", 180, 216),
  "arythea-night": () => first("arythea-night", 180, 216),
  tovak: () => first("tovak", 180, 216),
  "tovak-night": () => first("tovak-night", 180, 216),
  goldyx: () => first("goldyx", 180, 216),
  "goldyx-night": () => first("goldyx-night", 180, 216),
  norowas: () => first("norowas", 180, 216),
  "norowas-night": () => first("norowas-night", 180, 216),
  wolfhawk: () => first("wolfhawk", 180, 216),
  "wolfhawk-night": () => first("wolfhawk-night", 180, 216),
  krang: () => first("krang", 180, 216),
  "krang-night": () => first("krang-night", 180, 216),
  braevalar: () => first("braevalar", 180, 216),
  "braevalar-night": () => first("braevalar-night", 180, 216),
};
