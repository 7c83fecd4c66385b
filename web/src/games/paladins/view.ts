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

/** An empty place of the main board, and one with a piece of the automated opponent. */
export const NOBODY = -1;
export const RIVAL = -2;

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
  unpaid: number;
  paid: number;
  /** Players: bits of the worker places covered. The opponent: how many. */
  workshops: Record<RightAction, number>;
}

export interface Player extends Side {
  workers: Record<Worker, number>;
  silver: number;
  provisions: number;
  board: Record<Action, (Worker | null)[]>;
  jar_places: string[];
  townsfolk: string[];
  passed: boolean;
  tavern: string | null;
  /** None, or the one of the round; null is one that is not known. */
  paladin: (string | null)[];
  drawn: (string | null)[];
  deck: (string | null)[];
  used: (string | null)[];
}

/** The automated opponent of the solo game. */
export interface Rival extends Side {
  workers: number;
  /** Recruit, Pray, Trade, Conspire, Rest: a worker stands there. */
  left: boolean[];
  right: Record<RightAction, number>;
  marker: number;
  stack: Attribute[];
  out: boolean;
  schemes: number;
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
  tax: number;
  debts: number;
  silver: number;
  provisions: number;
  supply: Record<Worker, number>;
  townsfolk: (string | null)[];
  outsiders: (string | null)[];
  taverns: string[];
  orders: (string | null)[];
  favours: (string | null)[];
  /** The worker on each favour, by number; -1 is none, one beyond the kinds the opponent's. */
  favour_workers: number[];
  spaces: Record<string, number>;
  /** What stands on each space that is taken. */
  pieces: Record<string, "monk" | "outpost">;
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
