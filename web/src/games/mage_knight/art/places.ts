/** The sites as small scenes. */
import type { Book } from "./kit/book";
import { first } from "./kit/first";

export const SITES: Book = {
  portal: () => first("portal", 120, 60),
  village: () => first("village", 120, 60),
  monastery: () => first("monastery", 120, 60),
  keep: () => first("keep", 120, 60),
  "mage-tower": () => first("mage-tower", 120, 60),
  city: () => first("city", 120, 60),
  dungeon: () => first("dungeon", 120, 60),
  tomb: () => first("tomb", 120, 60),
  "monster-den": () => first("monster-den", 120, 60),
  "spawning-grounds": () => first("spawning-grounds", 120, 60),
  "ancient-ruins": () => first("ancient-ruins", 120, 60),
  "marauding-orcs": () => first("marauding-orcs", 120, 60),
  draconum: () => first("draconum", 120, 60),
  "crystal-mine": () => first("crystal-mine", 120, 60),
  "magical-glade": () => first("magical-glade", 120, 60),
  "deep-mine": () => first("deep-mine", 120, 60),
  "refugee-camp": () => first("refugee-camp", 120, 60),
  maze: () => first("maze", 120, 60),
  labyrinth: () => first("labyrinth", 120, 60),
  walls: () => first("walls", 120, 60),
  "hidden-valley": () => first("hidden-valley", 120, 60),
  necropolis: () => first("necropolis", 120, 60),
  graveyard: () => first("graveyard", 120, 60),
  "volkare-camp": () => first("volkare-camp", 120, 60),
};
