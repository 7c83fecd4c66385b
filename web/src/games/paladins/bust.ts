/** Who is who on the cards: heraldic busts put together from fields, robes, faces, hats and tools, each name its own. */

export interface Look {
  /** Tinctures of the field and its division. */
  field: [string, string];
  division: keyof typeof DIVISIONS;
  robe: string;
  trim: string;
  hair: string;
  skin: string;
  hat: keyof typeof HATS;
  hatColour: string;
  beard: "none" | "short" | "long" | "moustache" | "forked";
  tool: keyof typeof TOOLS;
}

/** Ways to divide a field of 64 by 48. */
export const DIVISIONS = {
  plain: "",
  pale: "M32 0h32v48H32z",
  fess: "M0 24h64v24H0z",
  bend: "M0 0h16l48 36v12H48L0 12z",
  chevron: "M0 48L32 16l32 32H46L32 34 18 48z",
  quarters: "M0 0h32v24H0zM32 24h32v24H32z",
  cross: "M26 0h12v18h26v12H38v18H26V30H0V18h26z",
  saltire: "M0 0h10l22 18L54 0h10v8L42 24l22 16v8H54L32 30 10 48H0v-8l22-16L0 8z",
  bars: "M0 8h64v8H0zM0 24h64v8H0zM0 40h64v8H0z",
  pall: "M0 0h10l22 18L54 0h10v9L38 31v17H26V31L0 9z",
  gyron: "M32 24L0 0h32zM32 24L64 0v24zM32 24l32 24H32zM32 24L0 48V24z",
  bordure: "M0 0h64v48H0zM7 6v36h50V6z",
  rays: "M32 30L0 10v12zM32 30L8 0h12zM32 30L44 0h12zM32 30l32-20v12z",
} as const;

/** Hats on a head whose middle is at 32, 21. */
export const HATS = {
  none: "M23 18c0-8 4-10.5 9-10.5s9 2.5 9 10.5c-2.5-3.5-5.5-4.5-9-4.5s-6.5 1-9 4.5z",
  tonsure:
    "M22.5 21c-.8-5 .8-9 4-10.5 1.5 2 9.5 2 11 0 3.2 1.5 4.8 5.5 4 10.5-1.6-2-1.8-4-2.5-6-4 1.2-10 1.2-14 0-.7 2-.9 4-2.5 6z",
  hood: "M32 3c9 3 13 11 11.5 24-1.5-1-2-1.8-2.5-3.5.6-6-2.6-11-9-11s-9.6 5-9 11c-.5 1.7-1 2.5-2.5 3.5C19 14 23 6 32 3z",
  cap: "M22.5 16.5c0-7 4.5-10 9.5-10s9.5 3 9.5 10c-5-2-14-2-19 0z",
  beret: "M20 15c-1-6 6-10 13-9.5S46 10 45 14.5c-.6 2.4-4 2-6.5 1.6-4-.7-8-.7-12 .2-2.5.6-6 1-6.5-1.3z",
  brim: "M14 16.5c5-.5 7.5-2 8.5-5C23.5 7.5 27 5.5 32 5.5s8.5 2 9.5 6c1 3 3.5 4.5 8.5 5-7 3.5-29 3.5-36 0z",
  kettle: "M17 17.5c3-.8 5.5-2 6-4.5C24 8 27.5 5.5 32 5.5s8 2.5 9 7.5c.5 2.5 3 3.7 6 4.5-6 2.5-24 2.5-30 0z",
  nasal: "M22.5 20c-1.5-9 2.5-15.5 9.5-16.5 7 1 11 7.5 9.5 16.5h-3.2l-.6-3.8h-4.2V24h-3v-7.8h-4.2l-.6 3.8z",
  great: "M21.5 29V13c2-6 6-8.5 10.5-8.5S40.5 7 42.5 13v16H36v-9h4v-2.5H24V20h4v9z",
  crown: "M22 15.5L20.5 6l5.5 4L32 4l6 6 5.5-4L42 15.5c-6-1.8-14-1.8-20 0z",
  circlet: "M22.5 15c5.5-2.5 13.5-2.5 19 0v3.2c-5.5-2.2-13.5-2.2-19 0zM32 9l2.3 4h-4.6z",
  wings:
    "M22.5 17c0-7.5 4.5-10.5 9.5-10.5s9.5 3 9.5 10.5c-5-2-14-2-19 0zM21 14C14 12 13 6 15 2c3 2 7 5 8 8zM43 14c7-2 8-8 6-12-3 2-7 5-8 8z",
  turban: "M20.5 16.5C18 11 23 4.5 32 4.5S46 11 43.5 16.5c-2 3-5 1.5-7.5-.5-3-2-5.5-2-8 0s-5.5 3.5-7.5.5z",
  spike: "M22.5 17.5c0-6 3-10 8-11.5L32 .5 33.5 6c5 1.5 8 5.5 8 11.5-5-2-14-2-19 0z",
  plume:
    "M22.5 17.5c0-7 4.5-10.5 9.5-10.5s9.5 3.5 9.5 10.5c-5-2-14-2-19 0zM19 9c2-7 9-9.5 14-8.5S44 5 46 10c-4-3-8-4-13-3.8S23 7.5 19 9z",
  horned: "M22.5 18c0-7.5 4.5-11 9.5-11s9.5 3.5 9.5 11l-4-1.5-4 .5-1.5 5-1.5-5-4-.5z",
  mask: "M21 28c-2-12 2-22 11-23.5C41 6 45 16 43 28l-3.5 3c1-3.5 1-6.5.5-8.5-5 1.5-11 1.5-16 0-.5 2-.5 5 .5 8.5z",
  mitre: "M22 16.5C21.5 9.5 27.5 4 32 .5c4.5 3.5 10.5 9 10 16-6-2-14-2-20 0z",
} as const;

/** Tools beside the head. */
export const TOOLS = {
  none: "",
  key: "M52 10a4.5 4.5 0 1 1-1.5 8.7V34h5v3h-5v2h3v3h-6V18.7A4.5 4.5 0 0 1 52 10zM52 12.5a2 2 0 1 0 0 4a2 2 0 1 0 0-4z",
  crook: "M50 46V18c-5 1-8-6-2.5-9.5 4-2.3 9.5.5 9 6-.3 3-2.5 3-2.8 1 .2-3-2-4-3.7-2.8-1.8 1.5-.5 3.3 2.5 2.8V46z",
  book: "M45 30l6 2 6-2v12l-6 2-6-2zM51 32v12",
  plumb: "M45 14h13v3H53l5 24h-3l-4-20-4 20h-3l5-24h-4z",
  scroll: "M46 26h10v16H46c2-5 2-11 0-16zM56 26c3 0 3 4 0 4",
  sack: "M50 28c-2-3 6-3 4 0 4 3 6 8 4.5 13-2 3.5-11 3.5-13 0C44 36 46 31 50 28z",
  spear: "M51.5 46V14h2v32zM52.5 3l3.5 8-3.5 4-3.5-4z",
  sword: "M51.5 8l2 3v21h4v2.5h-4V42h-3v-7.5h-4V32h4V11z",
  axe: "M50.5 46V10h2.5v36zM53 11c4-3 7-1 8 2 0 5-1 9-4 12-1-4-2-6-4-6.5z",
  bow: "M48 8c10 6 10 28 0 36M48 8v36",
  lantern: "M47 22h9v14h-9zM49 22l2.5-5 2.5 5M51.5 26v6",
  cross: "M50 12h3v7h6v3h-6v22h-3V22h-6v-3h6z",
  hammer: "M50.5 46V16h3v30zM45 9h14v8H45z",
  shield: "M44 20h14v10c0 6-3.5 10-7 12-3.5-2-7-6-7-12z",
  dagger: "M51 14l2 3v13h3.5v2.5H53V38h-3v-5.5h-3.5V30H50V17z",
  horn: "M45 34c6 2 13-2 13-13 1.5 12-4 19-12 18z",
  eye: "M44 30c4-7 12-7 15 0-3 7-11 7-15 0z",
  scimitar: "M50 44h3v-7h4v-2.5h-4c5-9 5-18 0-27 0 9-1 18-3 27h-4V37h4z",
  torch: "M50 46V26h4v20zM52 24c-5-3-4-9 0-14 4 5 5 11 0 14z",
} as const;

const TINCTURES = {
  ink: "#2b2622",
  red: "#a5352f",
  blue: "#2f5f9e",
  green: "#3d7a4b",
  purple: "#6b4690",
  gold: "#c99a3c",
  silver: "#d9dcde",
  sand: "#dcc79a",
  teal: "#3f7c86",
  rust: "#a4613a",
  rose: "#b9707a",
  moss: "#8fa86f",
} as const;
type Tincture = keyof typeof TINCTURES;

type Row = [
  field: `${Tincture} ${Tincture}`,
  division: Look["division"],
  robe: `${Tincture} ${Tincture}`,
  hair: string,
  hat: Look["hat"],
  hatColour: Tincture,
  beard: Look["beard"],
  tool: Look["tool"],
];

const DARK = "#3b2a1e";
const BROWN = "#7a4e2a";
const FAIR = "#c9974f";
const GREY = "#b9b2a6";
const RED = "#a9542c";

export const PALADINS: Record<string, Row> = {
  anseis: ["blue silver", "chevron", "blue silver", BROWN, "crown", "gold", "short", "sword"],
  berengier: ["red gold", "pale", "red gold", DARK, "great", "silver", "none", "shield"],
  engelier: ["green silver", "bend", "green silver", FAIR, "nasal", "silver", "moustache", "bow"],
  gerier: ["purple silver", "saltire", "purple silver", GREY, "circlet", "gold", "long", "cross"],
  gerin: ["gold ink", "bars", "gold ink", BROWN, "beret", "blue", "short", "scroll"],
  girard: ["green gold", "quarters", "green gold", RED, "wings", "silver", "forked", "horn"],
  ivoire: ["silver blue", "pall", "silver blue", FAIR, "circlet", "silver", "none", "book"],
  ivon: ["red silver", "cross", "red silver", DARK, "cap", "red", "short", "spear"],
  oliver: ["ink silver", "cross", "ink silver", FAIR, "hood", "silver", "short", "cross"],
  otton: ["gold red", "gyron", "gold red", GREY, "crown", "silver", "forked", "sack"],
  roland: ["blue gold", "rays", "red gold", DARK, "nasal", "gold", "none", "horn"],
  samson: ["rust silver", "fess", "rust silver", RED, "none", "rust", "long", "hammer"],
};

export const TOWNSFOLK: Record<string, Row> = {
  abbot: ["moss sand", "rays", "ink silver", GREY, "mitre", "silver", "long", "crook"],
  acolyte: ["moss sand", "plain", "silver ink", BROWN, "tonsure", "rust", "none", "book"],
  architect: ["sand moss", "fess", "blue gold", DARK, "beret", "blue", "short", "plumb"],
  conspirator: ["ink purple", "bend", "purple ink", DARK, "mask", "purple", "none", "dagger"],
  "debt-collector": ["sand rose", "bars", "red ink", GREY, "cap", "ink", "forked", "scroll"],
  defender: ["moss silver", "pale", "red silver", BROWN, "kettle", "silver", "short", "shield"],
  gatekeeper: ["sand silver", "bordure", "green sand", FAIR, "cap", "rust", "moustache", "key"],
  missionary: ["silver sand", "cross", "sand ink", BROWN, "hood", "sand", "short", "cross"],
  peddler: ["sand teal", "chevron", "teal gold", RED, "brim", "sand", "moustache", "sack"],
  squire: ["silver moss", "quarters", "blue silver", FAIR, "none", "gold", "none", "sword"],
  watchman: ["teal sand", "fess", "green ink", DARK, "kettle", "rust", "short", "lantern"],
};

/** What sets an Outsider apart within his people: beard, tool, hair and robe. */
export const OUTSIDERS: Record<string, [Tincture, string, Look["beard"], Look["tool"]]> = {
  adventurer: ["green", BROWN, "none", "lantern"],
  archer: ["moss", DARK, "short", "bow"],
  armourer: ["rust", GREY, "short", "hammer"],
  assassin: ["ink", DARK, "none", "dagger"],
  barbarian: ["rust", RED, "long", "axe"],
  champion: ["gold", FAIR, "short", "shield"],
  guardian: ["blue", BROWN, "moustache", "spear"],
  hunter: ["green", FAIR, "forked", "horn"],
  invader: ["red", RED, "short", "torch"],
  lookout: ["teal", BROWN, "none", "eye"],
  marauder: ["purple", DARK, "moustache", "sword"],
  mercenary: ["silver", GREY, "none", "sack"],
  protector: ["blue", GREY, "long", "shield"],
  thief: ["ink", BROWN, "moustache", "key"],
  traitor: ["rose", DARK, "forked", "scroll"],
  vigilante: ["teal", FAIR, "short", "sword"],
  warrior: ["red", BROWN, "forked", "axe"],
};

const PEOPLES: Record<string, { field: [Tincture, Tincture]; hats: Look["hat"][]; skin: string }> = {
  saracen: { field: ["sand", "gold"], hats: ["turban", "spike"], skin: "#c99a6b" },
  byzantine: { field: ["purple", "silver"], hats: ["plume", "circlet"], skin: "#e2bd90" },
  viking: { field: ["teal", "silver"], hats: ["horned", "nasal"], skin: "#f0d6b8" },
};

function lookOf(row: Row): Look {
  const [field, division, robe, hair, hat, hatColour, beard, tool] = row;
  const [first, second] = field.split(" ") as [Tincture, Tincture];
  const [cloth, trim] = robe.split(" ") as [Tincture, Tincture];
  return {
    field: [TINCTURES[first], TINCTURES[second]],
    division,
    robe: TINCTURES[cloth],
    trim: TINCTURES[trim],
    hair,
    skin: "#ecd0aa",
    hat,
    hatColour: TINCTURES[hatColour],
    beard,
    tool,
  };
}

export const paladinLook = (id: string): Look => lookOf(PALADINS[id] ?? PALADINS["roland"]!);
export const townsfolkLook = (name: string): Look => lookOf(TOWNSFOLK[name] ?? TOWNSFOLK["acolyte"]!);

export function outsiderLook(name: string, faction: string): Look {
  const people = PEOPLES[faction] ?? PEOPLES["viking"]!;
  const [robe, hair, beard, tool] = OUTSIDERS[name] ?? OUTSIDERS["warrior"]!;
  const place = Object.keys(OUTSIDERS).indexOf(name);
  const hat = people.hats[place % people.hats.length] ?? "cap";
  const covered = name === "assassin" || name === "thief";
  return {
    field: [TINCTURES[people.field[0]], TINCTURES[people.field[1]]],
    division: (["pale", "fess", "bend", "chevron", "bars"] as const)[place % 5] ?? "plain",
    robe: TINCTURES[robe],
    trim: TINCTURES[robe === "silver" ? "ink" : "silver"],
    hair,
    skin: people.skin,
    hat: covered ? "mask" : hat,
    hatColour: covered ? TINCTURES.ink : TINCTURES[faction === "saracen" ? "silver" : "gold"],
    beard,
    tool: tool === "sword" && faction === "saracen" ? "scimitar" : tool,
  };
}
