/** Mage Knight. */
import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";

export const mageKnight: GameEntry = {
  board: () => import("./board"),
  Picture,
  about: "web-lobby-mage-knight",
  minutes: [60, 180],
  seats: 1,
  modules: ["scenario", "hero_1", "hero_2", "hero_3", "hero_4"],
  learning: {},
  samples: null,
  books: { "004": "web-book-mage-knight-pt" },
};
