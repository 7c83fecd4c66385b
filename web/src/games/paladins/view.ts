/** The shape of Paladins' part of a view, as the server's view.py builds it. */
export const WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"] as const;
export type Worker = (typeof WORKERS)[number];

export const ATTRIBUTES = ["faith", "strength", "influence"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const LEFT = ["develop", "recruit", "hunt", "trade", "pray", "conspire"] as const;
export const RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"] as const;
export type LeftAction = (typeof LEFT)[number];
export type RightAction = (typeof RIGHT)[number];
export type Action = LeftAction | RightAction;

/** Who owns a piece: a seat, or the automated opponent. */
export const RIVAL = "rival";
export type Owner = number | typeof RIVAL;

/** What stands on a space of the main board. */
export interface Piece {
  owner: Owner;
  piece: "monk" | "outpost";
}

/** The left side of the automated opponent's board. */
export const RIVALS_LEFT = ["recruit", "pray", "trade", "conspire", "rest"] as const;
export type RivalsLeft = (typeof RIVALS_LEFT)[number];

/** What players and the automated opponent have in common. */
export interface Side {
  score: number;
  points: Record<string, number>;
  attributes: Record<Attribute, number>;
  monks: number;
  outposts: number;
  jars: number;
  walls: string[];
  attacked: string[];
  converted: string[];
  /** The taxes on the cards, the newest last. */
  suspicion: number[];
  unpaid_debts: number;
  paid_debts: number;
  /** How many lie on each action. */
  workshops: Record<RightAction, number>;
  /** Out of the round. */
  passed: boolean;
}

export interface Player extends Side {
  workers: Record<Worker, number>;
  silver: number;
  provisions: number;
  /** Who stands on each worker place, or the workshop that covers it. */
  board: Record<Action, (Worker | "workshop" | null)[]>;
  jar_places: string[];
  townsfolk: string[];
  tavern: string | null;
  /** None, or the one of the round; null is one that is not known. */
  paladin: (string | null)[];
  drawn: (string | null)[];
  deck: (string | null)[];
  used: (string | null)[];
}

/** The automated opponent of the solo game. */
export interface Rival extends Side {
  untyped_workers: number;
  /** How many workers stand on each action. */
  placed: Record<RivalsLeft | RightAction, number>;
  /** Its space on the resource track, from 1. */
  resource_marker: number;
  /** From the bottom to the top. */
  attribute_stack: Attribute[];
  scheme_deck: number;
  scheme_discard: string[];
  scheme_aside: number;
}

/** A worker place that is being filled: on whose board, where, and at which thing the action is aimed. */
export interface Filling {
  seat: number;
  /** None: the worker goes on the King's Favour aimed at. */
  action: Action | null;
  place: number;
  target: string | null;
}

export interface Table {
  round: number;
  first: number;
  tax_supply: number;
  debts: number;
  silver: number;
  provisions: number;
  supply: Record<Worker, number>;
  townsfolk: (string | null)[];
  outsiders: (string | null)[];
  taverns: string[];
  orders: (string | null)[];
  favours: (string | null)[];
  /** The worker on each favour. */
  favour_workers: (Worker | typeof RIVAL | null)[];
  spaces: Record<string, Piece | null>;
  filling: Filling | null;
  /** The workers named so far by a player who passes and may keep some. */
  keeping: Worker[];
  decks: Record<"townsfolk" | "outsiders" | "walls" | "suspicion" | "taverns", number>;
  townsfolk_discard: string[];
  outsider_discard: string[];
  tavern_discard: string[];
  suspicion_discard: number[];
  players: Player[];
  rivals: Rival[];
}
