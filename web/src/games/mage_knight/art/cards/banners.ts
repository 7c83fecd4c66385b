/** The pictures of the banners and the rings among the Artifacts. */
import { at, both, fill, ink, line } from "../kit/draw";
import type { Book } from "../kit/book";
import { crown, GEMS, type Gem, laurel, skull, spark, standard } from "../kit/things";

import { shown } from "./treasure";

const ringed = (gem: Gem): string =>
  at(
    60,
    46,
    1.15,
    `<ellipse cx="0" cy="6" rx="19" ry="19" fill="none" stroke="#6a4a10" stroke-width="8.500"/><ellipse cx="0" cy="6" rx="19" ry="19" fill="none" stroke="#e8bf58" stroke-width="6"/>` +
      line("M-16-2A19 19 0 0 0-10 22", "#fff3c8", 2) +
      line("M14 18A19 19 0 0 0 18 0", "#96700f", 2.4),
  ) +
  at(
    60,
    26,
    1,
    ink("M-13-6L-7-13H7L13-6L0 12Z", GEMS[gem][0], "#3a2a10", 1.2) +
      fill("M-13-6L-7-13H7L13-6Z", GEMS[gem][1]) +
      fill("M0-6H13L0 12Z", GEMS[gem][2]) +
      fill("M-7-13L-4-6L0-13L4-6L7-13Z", "#fff", 0.5),
  ) +
  spark(84, 16, 8) +
  spark(36, 22, 5);

export const BANNERS: Book = {
  "banner-of-glory": () =>
    shown(
      "gold",
      "sun",
      standard(60, 36, 0.98, "#b8332f", at(0, 0, 0.5, laurel(0, 0, 1.1, "#ffe08a")) + at(0, -1, 0.42, crown(0, 0, 1))),
    ),
  "banner-of-fear": () =>
    shown(
      "violet",
      "magic",
      standard(60, 36, 0.98, "#241a34", skull(0, -1, 0.8, "#efe6cf", "#c2b28c", "#8e2ad0"), "#9a86b8"),
      "#c084ff",
    ),
  "banner-of-protection": () =>
    shown(
      "steel",
      "white",
      standard(
        60,
        36,
        0.98,
        "#2f6db3",
        at(
          0,
          -1,
          0.72,
          fill("M0-17C8-17 13-14 13-14V0C13 11 6 17 0 21C-6 17-13 11-13 0V-14C-13-14-8-17 0-17Z", "#f2dfb3") +
            line("M0-11V13M-8-2H8", "#2f6db3", 3.4),
        ),
      ),
    ),
  "banner-of-courage": () =>
    shown(
      "day",
      "sun",
      standard(
        60,
        36,
        0.98,
        "#e0a12c",
        at(
          0,
          0,
          0.62,
          fill(
            "M0-20L-10-14L-20-16L-18-4L-24 4L-16 8L-14 18L-4 14L0 22L4 14L14 18L16 8L24 4L18-4L20-16L10-14Z",
            "#a83a1c",
          ) +
            fill("M-10-6C-8-14 8-14 10-6C11 4 6 12 0 14C-6 12-11 4-10-6Z", "#ffe6b0") +
            both(line("M-6-2L-3-1", "#3a1a0c", 1.8)) +
            fill("M-3 3H3L0 7Z", "#3a1a0c"),
        ),
      ),
    ),
  "banner-of-command": () =>
    shown("deep", "ice", standard(60, 36, 0.98, "#5a2a8a", at(0, 2, 0.62, crown(0, 0, 1))), "#bcd0ff"),
  "banner-of-fortitude": () =>
    shown(
      "wood",
      "leaf",
      standard(
        60,
        36,
        0.98,
        "#3f7a4a",
        at(
          0,
          0,
          0.52,
          fill("M-20 20V-16H-14V-10H-7V-16H-3V-22H3V-16H7V-10H14V-16H20V20Z", "#f2dfb3") +
            fill("M0 20V-22H3V-16H7V-10H14V-16H20V20Z", "#c8ae7a") +
            fill("M-5 20V8C-5 2 5 2 5 8V20Z", "#2a4a30"),
        ),
      ),
    ),
  "ruby-ring": () => shown("ember", "fire", ringed("red")),
  "sapphire-ring": () => shown("deep", "ice", ringed("blue")),
  "diamond-ring": () => shown("steel", "white", ringed("white"), "#fff"),
  "emerald-ring": () => shown("moss", "leaf", ringed("green")),
};
