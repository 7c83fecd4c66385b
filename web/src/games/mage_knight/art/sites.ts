/** Signs of the sites, drawn on the 24-unit grid of all icons; parts without a colour take that of the sign's place. */
import type { Icon } from "../../../look/icons/icon";

const INK = "#2b2622";
const STONE = "#8c8a88";
const ROOF = "#a8572f";
const WALL = "#efe3c8";
const line = (d: string, width = 1.2): Icon[number] => ({ d, stroke: INK, width });
const shape = (d: string, fill: string): Icon[number] => ({ d, fill, stroke: INK, width: 1.1 });

export const SITES: Record<string, Icon> = {
  portal: [
    shape("M12 2c5 0 7 5 7 10s-2 10-7 10s-7-5-7-10s2-10 7-10z", "#5a4590"),
    shape("M12 5.5c3 0 4.3 3.2 4.3 6.5s-1.3 6.5-4.3 6.5s-4.3-3.2-4.3-6.5s1.3-6.5 4.3-6.5z", "#b9a7ea"),
    line("M12 9q2.5 1.5 0 3t0 3"),
  ],
  village: [
    shape("M2.5 20v-7l5-5l5 5v7z", WALL),
    shape("M1.5 13.5l6-6.5l6 6.5z", ROOF),
    shape("M13 20v-5l4.5-4.5l4.5 4.5v5z", WALL),
    shape("M12 15.5l5.5-5.5l5.5 5.5z", ROOF),
    shape("M6 20v-4h3v4z", "#5d4630"),
  ],
  monastery: [
    shape("M3 21v-9h11v9z", WALL),
    shape("M2 12l6.5-5l6.5 5z", ROOF),
    shape("M14 21v-13l3.5-3l3.5 3v13z", WALL),
    line("M17.5 5v-4m-1.6 1.4h3.2", 1.5),
    shape("M6.5 21v-4a2 2 0 0 1 4 0v4z", "#5d4630"),
    line("M17.5 11v3", 1.8),
  ],
  keep: [
    shape("M3 21v-16h3.5v3h3.5v-3h4v3h3.5v-3h3.5v16z", STONE),
    shape("M9.5 21v-5a2.5 2.5 0 0 1 5 0v5z", "#3b302a"),
    line("M5 12h3m8 0h3M5 16.5h2m10 0h2", 0.9),
  ],
  "mage-tower": [
    shape("M8 22l1-13h6l1 13z", "#8a63b8"),
    shape("M6.5 9.5l5.5-8.5l5.5 8.5z", "#5c3a86"),
    shape("M10.5 15v-2.5a1.5 1.5 0 0 1 3 0v2.5z", "#f5dc8c"),
    line("M10 18.5h4"),
  ],
  city: [
    shape("M1.5 21v-9h2v1.5h2v-1.5h2v9z", STONE),
    shape("M16.5 21v-9h2v1.5h2v-1.5h2v9z", STONE),
    shape("M7 21v-13h10v13z", "#c9c4b8"),
    shape("M6 8l6-6.5l6 6.5z", "currentColor"),
    shape("M9.5 21v-5a2.5 2.5 0 0 1 5 0v5z", "#3b302a"),
    line("M9.5 11v2m5-2v2", 1.6),
  ],
  dungeon: [
    shape("M3 21v-8a9 9 0 0 1 18 0v8z", STONE),
    shape("M6.5 21v-7a5.5 5.5 0 0 1 11 0v7z", "#241d19"),
    { d: "M9.3 10v11M12 8.5v12.5M14.7 10v11M6.5 15h11", stroke: "#c9c4b8", width: 1.3 },
  ],
  tomb: [
    shape("M5 21v-11a7 7 0 0 1 14 0v11z", "#b9b6b0"),
    line("M12 7v8m-3-5h6", 2),
    shape("M3 22v-2.5h18v2.5z", STONE),
  ],
  "monster-den": [
    shape("M2 21l4-12l5-5l6 3l5 14z", "#7b6a58"),
    shape("M7 21c0-7 2.5-9 5-9s5 2 5 9z", "#1d1714"),
    { d: "M9.8 16.5h1.6m1.6 0h1.6", stroke: "#f2c14a", width: 1.8 },
  ],
  "spawning-grounds": [
    shape("M1.5 19c2-5 6-6 10.5-6s8.5 1 10.5 6z", "#7b6a58"),
    shape("M7 14a2.6 3.6 0 1 1 5.2 0a2.6 3 0 1 1-5.2 0z", "#efe3c8"),
    shape("M12.5 15a2.6 3.6 0 1 1 5.2 0a2.6 3 0 1 1-5.2 0z", "#efe3c8"),
    shape("M9.8 9a2.6 3.6 0 1 1 5.2 0a2.6 3 0 1 1-5.2 0z", "#efe3c8"),
  ],
  "ancient-ruins": [
    shape("M2.5 21v-2.5h19v2.5z", STONE),
    shape("M4.5 18.5v-11h4v11z", "#d8cfba"),
    shape("M15.5 18.5v-7l2-2l2 3v6z", "#d8cfba"),
    shape("M10.5 18.5v-4l3 1.5v2.5z", "#d8cfba"),
    shape("M3.5 7.5v-3h6v3z", STONE),
  ],
  "marauding-orcs": [
    shape("M5 5c1-3 13-3 14 0c2 6-1 14-7 17c-6-3-9-11-7-17z", "#4f8a45"),
    { d: "M8.5 17v-3m7 3v-3", stroke: "#fff", width: 2 },
    line("M8 9l3 1.5m5-1.5l-3 1.5M9.5 16.5h5", 1.6),
  ],
  draconum: [
    shape("M3 14c3-8 8-11 12-11l-1 3c4 0 7 3 7 7c-3-1-4 0-4 3c0 4-3 6-8 6c2-2 2-4 0-5s-4-1-6-3z", "#a8332d"),
    line("M13.5 10.5h1.5", 2.2),
  ],
  "crystal-mine": [
    shape("M2 21l5-11l5-6l5 6l5 11z", STONE),
    shape("M12 8l4 4l-1.5 6h-5l-1.5-6z", "currentColor"),
    line("M8 12h8M12 8v10", 0.8),
  ],
  "magical-glade": [
    shape("M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z", "#eaf4dc"),
    shape("M12 4.5l2.2 5.3l5.3 2.2l-5.3 2.2l-2.2 5.3l-2.2-5.3l-5.3-2.2l5.3-2.2z", "#3f8f4f"),
  ],
  "deep-mine": [shape("M2 21l5-11l5-6l5 6l5 11z", STONE), shape("M8 21v-5a4 4 0 0 1 8 0v5z", "#241d19")],
  "refugee-camp": [shape("M2 20l7-13l7 13z", WALL), shape("M12 20l5-9l5 9z", WALL), shape("M7 20l2-5l2 5z", "#5d4630")],
  maze: [shape("M3 3h18v18h-18z", "#c9c4b8"), line("M6 18v-12h12v12h-8v-8h4v4", 1.6)],
  labyrinth: [
    shape("M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z", "#c9c4b8"),
    line("M12 6a6 6 0 1 1-6 6m6-3a3 3 0 1 1-3 3", 1.6),
  ],
  "volkare-camp": [shape("M3 21v-16l9 5l9-5v16z", "#6b1f1f"), line("M12 10v11", 1.6)],
};
