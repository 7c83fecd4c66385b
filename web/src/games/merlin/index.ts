/** Merlin, with the King's Favour and Arthur. */
import type { GameEntry } from "../entry";
import Picture from "./Picture.svelte";

export const merlin: GameEntry = {
  board: () => import("./board"),
  introduction: () => import("./introduction"),
  Picture,
  about: "web-lobby-merlin",
  minutes: [30, 60],
  seats: 4,
  modules: [],
  learning: {},
  samples: {
    load: () => import("./colours.css"),
    colours: ["black", "grey", "blue", "purple", "orange", "brown"].map((name) => `--merlin-${name}`),
  },
  books: { "000": "web-book-merlin-pt", "002": "web-book-merlin-fr", "003": "web-book-arthur-it" },
};
