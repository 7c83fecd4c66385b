/** Any game of which the page knows nothing. */
import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";

export const plain: GameEntry = {
  board: () => import("./board"),
  Picture,
  about: null,
  minutes: null,
  seats: 2,
  modules: [],
  learning: {},
  samples: null,
  books: {},
};
