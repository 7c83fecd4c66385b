/** The signs of the Skills, 24 × 24: a disc in the hero's colour, and on it what the Skill is. */
import { at, disc, fill, line, ring } from "./kit/draw";
import type { Book } from "./kit/book";

const CREAM = "#fff3d8";
/** Marks on the grid of 24, made for a disc. */
const MARKS = {
  boot: fill("M8 5H12.500V11.500C15 12.300 17.500 13 18 15.500V18H7V15.500C8.200 14.800 8 13 8 11.500Z", CREAM),
  flame:
    fill(
      "M12.500 4C13.200 7.500 17.500 9 17.500 13.800A5.500 5.500 0 0 1 6.500 13.800C6.500 11 8 10.300 8.600 8.300C10 9 10 10.300 10 11C12 9.600 12.600 6.800 12.500 4Z",
      "#ffb03a",
    ) +
    fill(
      "M12 11C13 13 14.500 13.800 14.500 15.700A2.500 2.500 0 0 1 9.500 15.700C9.500 13.800 11.500 13 12 11Z",
      CREAM,
    ),
  snow: line(
    "M12 4.500V19.500M5.500 8.300L18.500 15.700M18.500 8.300L5.500 15.700M10 6L12 8L14 6M10 18L12 16L14 18",
    "#dff4ff",
    1.7,
  ),
  blade: fill(
    "M17.500 4.500L19.500 6.500L18.800 8.600L11.500 15.900L13 17.400L11.600 18.800L9.600 16.800L6.500 19.900L4.100 17.500L7.200 14.400L5.200 12.400L6.600 11L8.100 12.500L15.400 5.200Z",
    CREAM,
  ),
  shield: fill(
    "M12 4L18.500 6.300V11C18.500 15.600 15.500 18.200 12 20C8.500 18.200 5.500 15.600 5.500 11V6.300Z",
    CREAM,
  ),
  speech: fill(
    "M5.500 6H18.500A1.500 1.500 0 0 1 20 7.500V14A1.500 1.500 0 0 1 18.500 15.500H12L7.500 19V15.500H5.500A1.500 1.500 0 0 1 4 14V7.500A1.500 1.500 0 0 1 5.500 6Z",
    CREAM,
  ),
  gem: fill("M12 4L17 8V16L12 20L7 16V8Z", CREAM) + fill("M12 10.500L17 8V16L12 20Z", "#000", 0.25),
  drop: fill(
    "M12 4.500C15 9 17.300 11.300 17.300 14.300A5.300 5.300 0 0 1 6.700 14.300C6.700 11.300 9 9 12 4.500Z",
    "#ff6a5a",
  ),
  cross: fill("M10 5H14V10H19V14H14V19H10V14H5V10H10Z", CREAM),
  bow:
    line("M7.500 4.500C16 6 18 8 19.500 16.500M7.500 4.500L19.500 16.500", CREAM, 1.7) +
    line("M4.500 19.500L14 10M4.500 19.500V16M4.500 19.500H8", CREAM, 1.7),
  sun:
    disc(12, 12, 4, "#ffd35a") +
    line(
      "M12 4V6M12 18V20M4 12H6M18 12H20M6.300 6.300L7.800 7.800M16.200 16.200L17.700 17.700M6.300 17.700L7.800 16.200M16.200 7.800L17.700 6.300",
      "#ffd35a",
      1.6,
    ),
  moon: fill("M14 4.500A7.800 7.800 0 1 0 19.500 15A7 7 0 0 1 14 4.500Z", "#dfe4ff"),
  wing: fill(
    "M5 18C5 10 10 5.500 20 5C18.500 7 18.500 8 19 9C17.500 9.500 17 10.500 17.300 12C15.500 12 14.800 13 15 14.500C12.500 14.300 11 15.500 10 18C8.500 16.500 6.500 16.500 5 18Z",
    CREAM,
  ),
  eye:
    fill("M3.800 12C7.500 6.500 16.500 6.500 20.200 12C16.500 17.500 7.500 17.500 3.800 12Z", CREAM) +
    disc(12, 12, 3.4, "#2b2622") +
    disc(11, 11, 1.1, "#fff"),
  skull:
    fill(
      "M12 4.500A6.500 6.500 0 0 0 5.500 11C5.500 13.800 7 15 8.300 15.800V19H15.700V15.800C17 15 18.500 13.800 18.500 11A6.500 6.500 0 0 0 12 4.500Z",
      CREAM,
    ) +
    disc(9.4, 11.3, 1.8, "#2b2622") +
    disc(14.6, 11.3, 1.8, "#2b2622") +
    fill("M12 13L13.200 15H10.800Z", "#2b2622"),
  leaf:
    fill("M5.500 18.500C4.500 10 9 5 19.500 4.500C20 14 15.500 18.800 8.500 18L6.500 20L5.300 19Z", "#a8e070") +
    line("M7 18L15 9", "#2f6a34", 1.3),
  wind: line(
    "M4 9H14A2.500 2.500 0 1 0 11.700 6M4 12.500H18A2.500 2.500 0 1 1 15.700 15.800M4 16H10A2 2 0 1 1 8.300 19",
    CREAM,
    1.7,
  ),
  star: fill("M12 3.500L13.900 9.900L20.500 12L13.900 14.100L12 20.500L10.100 14.100L3.500 12L10.100 9.900Z", CREAM),
  hand: fill(
    "M8 20V15L5 10.500C5.500 9 6.800 9.300 7.500 10.300L8.800 12V6C8.800 4.700 10.800 4.700 10.800 6V5C10.800 3.700 12.800 3.700 12.800 5V6C12.800 4.700 14.800 4.700 14.800 6V7.500C14.800 6.300 16.700 6.300 16.700 7.500V14L15.500 20Z",
    CREAM,
  ),
  crown: fill("M5 18L3.800 8L8.500 11.500L12 5L15.500 11.500L20.200 8L19 18Z", "#ffd35a"),
  bolt: fill("M13.500 3L5.500 13.500H10.500L9 21L18.500 10H12.500Z", "#ffe98a"),
  fork:
    fill("M12 3L7 11H10L5 20L12 13H9.500L14 3Z", "#ffe98a") +
    fill("M16 6L13 12H15.500L12.500 20L19.500 11H16.500L19 6Z", "#8fe8ff"),
  peaks:
    fill("M3.500 18.500L10 6L13.500 12L15.500 9L20.500 18.500Z", CREAM) +
    fill("M10 6L13.500 12L15.500 9L20.500 18.500H11Z", "#000", 0.25),
  paw:
    disc(7, 10, 2, CREAM) +
    disc(10.3, 6.8, 2.1, CREAM) +
    disc(14, 6.8, 2.1, CREAM) +
    disc(17.2, 10, 2, CREAM) +
    fill(
      "M12 10.500C15 10.500 17.500 14 16.500 16.800C15.500 19 13.500 18 12 18C10.500 18 8.500 19 7.500 16.800C6.500 14 9 10.500 12 10.500Z",
      CREAM,
    ),
  cards:
    fill("M5 7.500L11.500 5L12.500 7.500L8.500 17Z", CREAM, 0.7) +
    fill("M10 7.500L18.500 9L16.500 19.500L8 18Z", CREAM),
  fist:
    fill(
      "M6.500 10C6.300 7.600 8.700 7.300 9.200 8.700C9.500 6.700 12 6.700 12.100 8.500C12.500 6.700 14.900 6.900 15 8.900C15.700 7.500 17.800 8 17.500 10.200L16.700 15V19H8V15.300Z",
      CREAM,
    ) + line("M9.200 8.700V11.500M12.100 8.500V11.500M15 8.900V11.500", "#7a5a3a", 1),
  wolf:
    fill(
      "M5 4.500L10 8H14L19 4.500L18.500 11L20 14.500L16 15L14.500 18.500L12 20L9.500 18.500L8 15L4 14.500L5.500 11Z",
      CREAM,
    ) +
    line("M8.500 11.500L10.500 12.500M15.500 11.500L13.500 12.500", "#2b2622", 1.5) +
    fill("M10.800 16.500H13.200L12 18Z", "#2b2622"),
  mask:
    fill(
      "M4.500 8C9 6 15 6 19.500 8C20 13.500 17.500 17 14.500 17C13 17 12.600 15.500 12 15.500C11.400 15.500 11 17 9.500 17C6.500 17 4 13.500 4.500 8Z",
      CREAM,
    ) +
    fill(
      "M6.800 10.500Q9 9 11 11.500Q9 13.500 6.800 10.500ZM17.200 10.500Q15 9 13 11.500Q15 13.500 17.200 10.500Z",
      "#2b2622",
    ),
  puppet:
    line("M6 4.500H18M8 4.500L9 11M12 4.500V8M16 4.500L15 11", CREAM, 1.2) +
    disc(12, 9.5, 2.2, CREAM) +
    fill("M9 12H15L14 15.500L15.500 20H13L12 16.500L11 20H8.500L10 15.500Z", CREAM),
  spiral: line(
    "M12 12C13.500 10.500 15 12 14.300 13.700C13 16.300 8.800 15.500 8.500 12C8.300 8 13 6 16 8.300C20 11.500 18.500 18 13.500 19C8 20 4.500 16 4.600 11.500",
    CREAM,
    1.8,
  ),
  flask:
    fill("M9.500 4H14.500V9L18.500 16.500C19.500 19 18 20 16 20H8C6 20 4.500 19 5.500 16.500L9.500 9Z", CREAM) +
    fill(
      "M7.800 13.500H16.200L17.800 16.600C18.300 18 17.500 18.800 16 18.800H8C6.500 18.800 5.700 18 6.200 16.600Z",
      "#5fb85a",
    ),
  coin: disc(12, 12, 7.4, "#ffd35a") + ring(12, 12, 5.4, "#96700f", 1.2) + line("M12 9V15", "#96700f", 1.8),
  aim:
    ring(12, 12, 6, CREAM, 1.7) +
    line("M12 3.500V8M12 16V20.500M3.500 12H8M16 12H20.500", CREAM, 1.7) +
    disc(12, 12, 1.8, "#ff6a5a"),
  split:
    fill("M12 4A8 8 0 0 0 12 20Z", CREAM) +
    fill("M12 4A8 8 0 0 1 12 20Z", "#2b2622") +
    disc(12, 8, 4, CREAM) +
    disc(12, 16, 4, "#2b2622") +
    disc(12, 8, 1.2, "#2b2622") +
    disc(12, 16, 1.2, CREAM),
  chain: line("M9 9L7 11A3.400 3.400 0 0 0 12 16L14 14M15 15L17 13A3.400 3.400 0 0 0 12 8L10 10", CREAM, 2),
  ban: ring(12, 12, 7, CREAM, 2) + line("M7.200 16.800L16.800 7.200", CREAM, 2),
  door: fill("M6 20V10A6 6 0 0 1 18 10V20Z", CREAM) + fill("M9 20V10.500A3 3 0 0 1 15 10.500V20Z", "#2b2622"),
  up: fill("M12 4L19 11.500H15V20H9V11.500H5Z", CREAM),
  rain:
    fill("M6 12C4 12 3.500 8.500 6.500 8.500C7 5 13 4.500 14.500 7.500C18 6.500 20.500 11 17.500 12Z", CREAM) +
    line("M8 14.500L7 18M12 14.500L11 19M16 14.500L15 18", "#8fd0f4", 1.6),
  helm: fill("M6 19V11C6 4.500 18 4.500 18 11V19H14.500V12.500H13V16H11V12.500H9.500V19Z", CREAM),
  bath:
    line("M4 11q2-2.500 4 0t4 0t4 0t4 0M4 15q2-2.500 4 0t4 0t4 0t4 0", "#bfe8ff", 1.8) +
    fill(
      "M12 3.500C13.500 5.500 14.300 6.600 14.300 7.800A2.300 2.300 0 0 1 9.700 7.800C9.700 6.600 10.500 5.500 12 3.500Z",
      CREAM,
    ),
  heart: fill(
    "M12 19.500C5 14.500 3.500 11 4.500 8C5.800 5 10 5 12 8.300C14 5 18.200 5 19.500 8C20.500 11 19 14.500 12 19.500Z",
    "#ff6a5a",
  ),
  crack:
    fill("M12 4L18.500 6.300V11C18.500 15.600 15.500 18.200 12 20L13 14L10.500 12L13 8.500Z", CREAM) +
    fill("M10.500 4.600L5.500 6.300V11C5.500 15.200 8 17.700 10.500 19.200L11 14.500L8.500 12L11 8.500Z", CREAM, 0.75),
  tree: fill("M12 3.500L17 10H15L19 16H13.300V20H10.700V16H5L9 10H7Z", CREAM),
  tongue:
    fill("M5 8C9 6.500 15 6.500 19 8C19 12 16 14.500 12 14.500C8 14.500 5 12 5 8Z", "#2b2622") +
    fill("M9.500 11H14.500V16.500C14.500 20 9.500 20 9.500 16.500Z", "#ff6a5a") +
    fill("M7 8.200L8.500 10.500L10 7.600ZM14 7.600L15.500 10.500L17 8.200Z", CREAM),
} as const;
type Mark = keyof typeof MARKS;

const GROUNDS = {
  arythea: ["#a3253a", "#6a1222"],
  goldyx: ["#3f8f4f", "#1f5a30"],
  norowas: ["#7f9a5a", "#4a6434"],
  tovak: ["#2f6db3", "#1a4274"],
  wolfhawk: ["#7d8ea4", "#48566a"],
  krang: ["#8a3a24", "#511d12"],
  braevalar: ["#2a7f8a", "#134a54"],
} as const;
type Hero = keyof typeof GROUNDS;

const sign = (hero: Hero, mark: Mark, second?: Mark, gem?: string): string => {
  const [lit, dark] = GROUNDS[hero];
  return (
    disc(12, 12, 11.6, "#1c1410") +
    disc(12, 12, 10.6, lit) +
    fill("M12 1.400A10.600 10.600 0 0 1 12 22.600Z", dark) +
    ring(12, 12, 10, "#e8cf94", 0.8, 0.8) +
    (second ? at(2.6, 2.2, 0.68, MARKS[mark]) + at(9.8, 9.6, 0.5, MARKS[second]) : at(2.4, 2.4, 0.8, MARKS[mark])) +
    (gem
      ? fill("M17.500 13.500L20 15.500V19L17.500 21L15 19V15.500Z", "#1c1410") +
        fill("M17.500 14.500L19.200 16V18.600L17.500 20L15.800 18.600V16Z", gem)
      : "")
  );
};

const SIGNS: Record<Hero, Record<string, readonly [mark: Mark, second?: Mark | undefined, gem?: string]>> = {
  arythea: {
    "dark-paths": ["boot", "moon"],
    "burning-power": ["flame"],
    "hot-swordsmanship": ["blade", "flame"],
    "dark-negotiation": ["speech", "moon"],
    "dark-fire-magic": ["flame", undefined, "#d2453c"],
    "power-of-pain": ["drop", "fist"],
    invocation: ["hand", "star"],
    polarization: ["split"],
    motivation: ["cards"],
    "healing-ritual": ["cross", "drop"],
    "ritual-of-pain": ["drop"],
  },
  goldyx: {
    "freezing-power": ["snow"],
    "potion-making": ["flask"],
    "white-crystal-craft": ["gem", undefined, "#fffdf4"],
    "green-crystal-craft": ["gem", undefined, "#4fae60"],
    "red-crystal-craft": ["gem", undefined, "#d2453c"],
    "glittering-fortune": ["coin"],
    flight: ["wing"],
    "universal-power": ["star"],
    motivation: ["cards"],
    "source-freeze": ["gem", "snow"],
    "source-opening": ["door", "gem"],
  },
  norowas: {
    "forward-march": ["boot", "helm"],
    "day-sharpshooting": ["bow", "sun"],
    inspiration: ["sun", "heart"],
    "bright-negotiation": ["speech", "sun"],
    "leaves-in-the-wind": ["leaf", undefined, "#4fae60"],
    "whispers-in-the-treetops": ["tree", undefined, "#fffdf4"],
    leadership: ["crown", "blade"],
    "bonds-of-loyalty": ["chain"],
    motivation: ["cards"],
    "prayer-of-weather": ["rain", "hand"],
    "calming-the-weather": ["rain", "sun"],
  },
  tovak: {
    "double-time": ["boot", "boot"],
    "night-sharpshooting": ["bow", "moon"],
    "cold-swordsmanship": ["blade", "snow"],
    "shield-mastery": ["shield"],
    "resistance-break": ["crack"],
    "i-feel-no-pain": ["drop", "ban"],
    "i-dont-give-a-damn": ["fist"],
    "who-needs-magic": ["ban", "gem"],
    motivation: ["cards"],
    "mana-exploit": ["gem", "hand"],
    "mana-overload": ["gem", "bolt"],
  },
  wolfhawk: {
    "refreshing-bath": ["bath", undefined, "#3d82cc"],
    "refreshing-breeze": ["wind", undefined, "#fffdf4"],
    "hawk-eyes": ["eye"],
    "on-her-own": ["speech", "paw"],
    "deadly-aim": ["aim"],
    "know-your-prey": ["paw", "eye"],
    taunt: ["tongue"],
    dueling: ["blade", "shield"],
    motivation: ["cards"],
    "wolfs-howl": ["wolf"],
    "howl-of-the-pack": ["wolf", "wolf"],
  },
  krang: {
    "spirit-guides": ["boot", "skull"],
    "battle-hardened": ["shield", "fist"],
    "battle-frenzy": ["blade", "drop"],
    "shamanic-ritual": ["skull", "star"],
    regenerate: ["heart", "drop"],
    "arcane-disguise": ["mask"],
    "puppet-master": ["puppet"],
    "master-of-chaos": ["spiral"],
    curse: ["skull"],
    "mana-suppression": ["gem", "ban"],
    "mana-enhancement": ["gem", "up"],
  },
  braevalar: {
    "elemental-resistance": ["shield", "snow"],
    "feral-allies": ["paw", "paw"],
    thunderstorm: ["rain", undefined, "#4fae60"],
    "lightning-storm": ["bolt", undefined, "#3d82cc"],
    beguile: ["speech", "heart"],
    "forked-lightning": ["fork"],
    shapeshift: ["paw", "hand"],
    "secret-ways": ["peaks", "boot"],
    regenerate: ["leaf", "drop"],
    "natures-vengeance-competitive": ["tree", "blade"],
    "natures-vengeance-cooperative": ["tree", "shield"],
  },
};

export const SKILLS: Book = Object.fromEntries(
  (Object.keys(SIGNS) as Hero[]).flatMap((hero) =>
    Object.entries(SIGNS[hero]).map(([word, parts]) => [`${hero}-${word}`, () => sign(hero, ...parts)]),
  ),
);
