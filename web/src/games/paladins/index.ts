/** Paladins of the West Kingdom. */
import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";

export const paladins: GameEntry = {
  board: () => import("./board"),
  introduction: () => import("./introduction"),
  Picture,
  about: "web-lobby-paladins",
  minutes: [40, 80],
  seats: 2,
  modules: ["difficulty"],
  learning: { difficulty: "easy" },
  samples: null,
  books: { "001": "web-book-paladins-pt" },
};
