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
  face_up?: boolean;
}

export interface HexSpace {
  hex: string;
  q: number;
  r: number;
  terrain: string;
  site: string | null;
  colours?: Colour[];
  /** Neighbouring spaces beyond a wall. */
  walls?: string[];
  /** Of a city. */
  level?: number;
  /** Of one part of a megapolis: both spaces, the left one first; garrison and shields lie on that. */
  megapolis?: string[];
  /** Seats, in the order in which they were placed. */
  shields?: number[];
  /** Of a maze or labyrinth: the price of each path conquered, in the order of the shields. */
  paths?: number[];
  /** Of a conquered city; null in an allied one. */
  leader?: number | null;
  enemies?: EnemyToken[];
  /** Of a mine (Mines Liberation): the back of a token that is still to come. */
  stand_in?: Back;
  /** The site lies behind a secret entrance (Dungeon Lords). */
  secret?: boolean;
  /** The portal is closed (One to Return). */
  closed?: boolean;
  ruin?: string | null;
  heroes?: number[];
}

export interface Blow {
  value: number;
  /** The Block it takes, and the damage it deals. */
  needs: number;
  damage: number;
  /** Elements of Block that count half against it. */
  halves: Element[];
  element: Element;
  abilities: string[];
  summons: boolean;
  state: "open" | "blocked" | "cancelled" | "dealt";
}

export interface Foe {
  /** A token; between players one of the next two instead. */
  enemy: string | null;
  unit: string | null;
  hero: string | null;
  hex: string | null;
  armor: number;
  resistances: string[];
  abilities: string[];
  /** Elements of Attack that count half against it. */
  halves: Element[];
  /** How many times it is fortified. */
  fortifications: number;
  attacks: Blow[];
  kept_from_attacking: boolean;
  /** A place among the enemies. */
  summoner: number | null;
  summoned: boolean;
  defeated: boolean;
  garrison: boolean;
  fame: number;
}

export interface Lot {
  value: number;
  type: "melee" | "ranged" | "siege";
  element: Element;
  source: "card" | "sideways" | "unit" | "skill" | "points" | "tactic" | "site";
  /** What gave it; of a card played sideways it is not known which. */
  of: string | null;
  unit: string | null;
}

/** What the attack or block being declared amounts to; between players nothing is needed. */
export interface Declared {
  kind: "attack" | "block";
  total: number;
  needed: number;
}

/** What one attack does to the hero alone. */
export interface Hit {
  enemy: number;
  attack: number;
  damage: number;
  wounds: number;
  discarded: number;
  paralyzed: boolean;
}

/** What comes through if nothing more is played, and the hero takes all of it. */
export interface Stop {
  hits: Hit[];
  wounds: number;
  discarded: number;
  /** Wounds to hand in the whole combat, and how many knock out. */
  in_combat: number;
  limit: number;
  knocked_out: boolean;
  paralyzed: boolean;
  /** Monsters that are still to come. */
  summons: number;
  retreats: boolean;
}

/** What there is to be won if everybody left is defeated. */
export interface Stake {
  fame: number;
  reputation: number;
  level: number;
  rewards: string[];
  conquers: boolean;
}

export interface Forecast {
  stop: Stop;
  stake: Stake;
  /** What becomes of each Unit that may take the damage being assigned, and what is left of it. */
  units: { unit: number; fate: "unharmed" | "wounded" | "poisoned" | "destroyed"; left: number }[];
}

export interface Combat {
  battle: string;
  hex: string | null;
  enemies: Foe[];
  /** Places among the enemies, as in the next two. */
  targets: number[];
  blocking: number | null;
  damaging: number | null;
  /** Which attack of that enemy. */
  attack: number | null;
  damage: number;
  pool: Lot[];
  declared: Declared | null;
  /** Null between players, and while the enemies are not known. */
  forecast: Forecast | null;
  night_rules: boolean;
  units_barred: boolean;
  /** The one Unit taken into a maze or labyrinth, and the price of the path. */
  companion: string | null;
  path: number | null;
  wounds_to_hand: number;
  /** Set by another player; its colour is known to that seat, and to all once it is revealed. */
  hidden_die: { seat: number; colour: Colour | null; revealed: boolean } | null;
}

export interface Unit {
  unit: string;
  ready: boolean;
  wounds: number;
  banner: string | null;
  banner_face_up: boolean;
  bonds_of_loyalty: boolean;
  /** The mana on Magic Familiars. */
  token: Colour | null;
}

export interface Skill {
  skill: string;
  face_up: boolean;
  used: boolean;
}

/** Who deals with a hero where it stands. */
export interface Locals {
  site: string;
  /** Reputation is at the X. */
  shun: boolean;
  /** What Reputation and shields bring to the Influence of the turn; null once they are counted in. */
  influence: number | null;
  prices: Partial<Record<"healing" | "monastery" | "spell" | "advanced-action" | "artifact" | "elite-unit", number>>;
  units: { unit: string; price: number }[];
}

export interface Hero {
  hero: string | null;
  score: number;
  parts: Record<string, number>;
  fame: number;
  /** Where the shield lies on the Fame track: Fame below 0 is counted back from its end. */
  fame_space: number;
  reputation: number;
  level: number;
  armor: number;
  hand_limit: number;
  command_tokens: number;
  hex: string | null;
  locals: Locals | null;
  crystals: Counted;
  mana: Counted;
  hand: (string | null)[];
  deck: (string | null)[];
  stored: (string | null)[];
  /** To select from before the game, and selected for later; null for cards of others. */
  draft: (string | null)[];
  selected: (string | null)[];
  discard: string[];
  played: { card: string; fate: string }[];
  aside: string[];
  units: Unit[];
  skills: Skill[];
  skill_pile: (string | null)[];
  tactic: string | null;
  tactic_face_up: boolean;
  tactic_die: Colour | null;
  claimed_dice: Colour[];
  /** Enemies kept by Puppet Master, and the marker of Master of Chaos. */
  puppets: string[];
  chaos: Colour | null;
  /** How many cards would be drawn at the end of the turn with none held in hand, with one, and so on. */
  draws: number[];
  turns_this_round: number;
  last_turn_over: boolean;
  order_token_face_down: boolean;
  team: number | null;
  /** Eliminated (One to Return). */
  out_of_game: boolean;
}

export interface Dummy {
  hero: string | null;
  crystals: Counted;
  deck: (string | null)[];
  discard: string[];
  skill_pile: (string | null)[];
  tactic: string | null;
  last_turn_over: boolean;
}

/** Who takes turns. */
type Who = number | "dummy-player";

interface Turn {
  /** Nobody's between Rounds. */
  seat: number | null;
  phase: string;
  move: number;
  influence: number;
  healing: number;
  action_used: boolean;
  resting: boolean;
  path: string[];
  dice: Colour[];
  source_die_used: boolean;
  extra_dice: number;
  rewards: string[];
}

/** Several heroes assaulting a city together: who faces which defenders. */
export interface JointAssault {
  hex: string;
  active: number;
  members: { seat: number; enemies: string[] }[];
}

/** A fight between players. */
export interface Duel {
  aggressor: number;
  defender: number;
  full: boolean;
  melee: boolean;
  passed: boolean;
  /** The attack being answered, and what is left of it. */
  attack: Lot[];
  comes_through: number;
  elements: Element[];
}

interface Offers {
  advanced: string[];
  spells: string[];
  units: { unit: string; wounded: boolean }[];
  monastery: string[];
  skills: string[];
  artifacts: string[];
  /** Revealed after a Night to choose from. */
  upgrades: string[];
}

/** Something the scenario is about: how much of it is done, of how much known by now. */
export interface Goal {
  what: string;
  done: number;
  of: number;
  /** Empty where it is nobody's own. */
  by_seat: number[];
}

export interface MageKnight {
  scenario: string;
  round: number;
  rounds: number;
  /** Whether each of them is a night; null where nobody can tell by the table. */
  nights: (boolean | null)[];
  /** The most important first. */
  goals: Goal[];
  night: boolean;
  /** In the order of their turns. */
  order: Who[];
  /** Who announced the end of the Round. */
  announced: Who | null;
  /** Who still has a turn, once it is known which are the last ones. */
  last_turns: Who[] | null;
  scenario_over: boolean;
  /** Who has done the incantation of this Night (Druid Nights). */
  incanted: number[];
  /** Who must return (One to Return, in teams), as far as the viewer may know. */
  chosen: number[];
  source: Colour[];
  depleted: Colour[];
  tactics: string[];
  tactics_gone: string[];
  tiles: { laid: Record<string, string>; left: { countryside: number; core: number }; fits: string[] };
  hexes: HexSpace[];
  offers: Offers;
  piles: {
    advanced: number;
    spells: number;
    artifacts: number;
    regular_units: number;
    elite_units: number;
    /** By the colour of their backs: enemies that may lie face down or be drawn next, as far as the viewer knows. */
    unseen_enemies: Partial<Record<Back, Record<string, number>>>;
  };
  centre: { skill: string; colour: Colour | null }[];
  /** Mana lying on Mana Suppression, and the Artifact the Mysterious Box shows. */
  suppressed: Counted;
  mysterious_box: string | null;
  turn: Turn;
  /** What whoever's turn it is has gathered and not yet spent: `move`, `attack-ranged-fire`, `block-ice` … */
  purse: Record<string, number>;
  combat: Combat | null;
  duel: Duel | null;
  joint_assault: JointAssault | null;
  players: Hero[];
  dummies: Dummy[];
}
