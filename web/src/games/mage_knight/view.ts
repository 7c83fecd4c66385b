/** The shape of Mage Knight's own part of a view, as src/roundtable/games/mage_knight/view.py builds it. */

export type Colour = "red" | "blue" | "green" | "white" | "gold" | "black";
export type Back = "green" | "brown" | "grey" | "violet" | "red" | "white";
export type Element = "physical" | "fire" | "ice" | "cold-fire";
export type Counted = Partial<Record<Colour, number>>;

const BASIC: readonly Colour[] = ["red", "blue", "green", "white"];
export const COLOURS: readonly Colour[] = [...BASIC, "gold", "black"];

export interface EnemyToken {
  back: Back;
  /** Missing while it lies face down. */
  enemy?: string;
  up?: boolean;
}

export interface HexSpace {
  hex: string;
  q: number;
  r: number;
  terrain: string;
  site: string | null;
  colours?: Colour[];
  /** Of a city. */
  level?: number;
  /** Seats, in the order in which they were placed. */
  shields?: number[];
  leader?: number;
  enemies?: EnemyToken[];
  ruin?: string | null;
  heroes?: number[];
}

export interface Blow {
  value: number;
  element: Element;
  abilities: string[];
  summons: boolean;
  state: "open" | "blocked" | "cancelled" | "dealt";
}

export interface Foe {
  enemy: string;
  hex: string | null;
  armor: number;
  resistances: string[];
  abilities: string[];
  fortified: number;
  attacks: Blow[];
  skips: boolean;
  summoner: number;
  summoned: boolean;
  defeated: boolean;
  garrison: boolean;
  fame: number;
}

export interface Lot {
  value: number;
  type: "melee" | "ranged" | "siege";
  element: Element;
}

export interface Combat {
  battle: string;
  hex: string | null;
  enemies: Foe[];
  targets: number[];
  blocking: number;
  damaging: number;
  attack: number;
  damage: number;
  pool: Lot[];
  night: boolean;
  bars_units: boolean;
  wounds: number;
}

export interface Unit {
  unit: string;
  ready: boolean;
  wounds: number;
  banner: string | null;
  banner_up: boolean;
  bond: boolean;
}

export interface Skill {
  skill: string;
  up: boolean;
  used: boolean;
}

export interface Hero {
  hero: string | null;
  score: number;
  parts: Record<string, number>;
  fame: number;
  reputation: number;
  level: number;
  armor: number;
  hand_limit: number;
  command: number;
  hex: string | null;
  crystals: Counted;
  mana: Counted;
  hand: (string | null)[];
  deck: (string | null)[];
  stored: (string | null)[];
  discard: string[];
  played: { card: string; fate: string }[];
  aside: string[];
  units: Unit[];
  skills: Skill[];
  skill_pile: (string | null)[];
  tactic: string | null;
  tactic_up: boolean;
  tactic_die: Colour | null;
  claimed: Colour[];
  turns: number;
  done: boolean;
}

export interface Dummy {
  hero: string | null;
  deck: number;
  flipped: string[];
  crystals: Counted;
  tactic: string | null;
  skill_pile: number;
  done: boolean;
}

interface Turn {
  seat: number;
  phase: string;
  move: number;
  influence: number;
  healing: number;
  acted: boolean;
  resting: boolean;
  path: string[];
  dice: Colour[];
  usual_die: boolean;
  extra_dice: number;
  rewards: string[];
}

interface Offers {
  advanced: string[];
  spells: string[];
  units: { unit: string; wounded: boolean }[];
  monastery: string[];
  skills: string[];
  artifacts: string[];
}

export interface MageKnight {
  scenario: string;
  round: number;
  rounds: number;
  night: boolean;
  /** Seats in the order of their turns; a number from the seats on is the dummy player. */
  order: number[];
  announced: number;
  last_turns: number;
  scenario_over: boolean;
  source: Colour[];
  depleted: Colour[];
  tactics: string[];
  tactics_gone: string[];
  tiles: { laid: Record<string, string>; countryside: number; core: number; fits: string[] };
  hexes: HexSpace[];
  offers: Offers;
  piles: { advanced: number; spells: number; artifacts: number; regular: number; elite: number };
  centre: { skill: string; colour: Colour | null }[];
  turn: Turn;
  combat: Combat | null;
  players: Hero[];
  dummies: Dummy[];
}
