/** The shape of Merlin's part of a view, as the server sends it. */
export const PRINCIPALITIES = ["black", "grey", "blue", "purple", "orange", "brown"] as const;
export type Principality = (typeof PRINCIPALITIES)[number];
export const GOODS = ["shield", "flag", "material"] as const;
export type Good = (typeof GOODS)[number];
export const ASSISTANTS = ["lady-in-waiting", "shield-bearer", "builder", "flag-bearer"] as const;
export type Assistant = (typeof ASSISTANTS)[number];
export type Figure = "knight" | "merlin" | "arthur";
export type Terrain = "mountain" | "forest" | "lake";
export const SIDES = ["left", "right"] as const;

/** Rows of a seat's abilities. */
export const ROWS = [1, 2, 3] as const;

export interface Space {
  id: string;
  type: string;
  principality: Principality | null;
  knights: number[];
}
export interface PrincipalityView {
  id: Principality;
  power: string;
  stock: Record<Good, number>;
  influence: number[];
  assistants: Record<Assistant, number | null>;
}
export interface Cell {
  /** Its name: a row's letter and a number. */
  cell: string;
  terrain: Terrain;
  tower: boolean;
  manor: number | null;
  colours: Principality[];
}
interface Turn {
  /** The face of the chosen die; null before one is chosen. */
  face: number | null;
  shift: number;
  figure: Figure;
  /** The space whose action may be carried out, once a figure has moved. */
  place: { ring: "outer" | "inner"; space: number } | null;
  /** The spaces that the chosen die can take its figure to, on the figure's ring. */
  goals: number[];
  missions_completed: number;
  missions_allowed: number;
}
/** The faces of a player's dice, by the figure they move; null is a used die. */
export interface Dice {
  knight: (number | null)[];
  merlin: number | null;
  arthur?: number | null;
}
export interface PlayerView {
  colour: string;
  score: number;
  points: Record<string, number>;
  knight: number;
  dice: Dice;
  goods: Record<Good, Record<Principality, number>>;
  markers: number;
  /** Where each stands; null is at home. */
  assistants: Record<Assistant, Principality | null>;
  apples: number;
  staffs: number;
  manors: number;
  hand: (string | null)[];
  traitors: Record<Principality, number>;
  /** Those learned: an assistant and a row, such as "builder 2". */
  abilities: string[];
  /** The assistants whose third ability has been used. */
  turned_seals: Assistant[];
  picts: (string | null)[];
}
export interface Table {
  round: number;
  first: number;
  merlin: number;
  arthur: number | null;
  ring: Space[];
  inner: Space[];
  principalities: PrincipalityView[];
  apples: number;
  grail: number | null;
  excalibur: number | null;
  signet_ring: number | null;
  environs: Cell[];
  borders: { top: Principality[]; bottom: Principality[] };
  /** The names of the cells of each. */
  territories: string[][];
  display: (string | null)[];
  deck: number;
  discard: (string | null)[];
  traitor_stacks: number[];
  pict_stacks: number[];
  picts: (string | null)[];
  turn: Turn;
  players: PlayerView[];
}
