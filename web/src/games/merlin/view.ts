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

/** Rows of a seat's abilities, and the rings, as the view numbers them. */
export const ROWS = [1, 2, 3] as const;
export const OUTER = 0;
export const INNER = 1;
/** Places of the white and the black die among a player's dice; those before are personal. */
export const MERLIN_DIE = 3;
export const ARTHUR_DIE = 4;

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
  terrain: Terrain;
  tower: boolean;
  manor: number | null;
  colours: Principality[];
}
export interface Turn {
  /** The face of the chosen die; 0 before one is chosen. */
  face: number;
  shift: number;
  figure: Figure;
  ring: number;
  place: number;
  moved: boolean;
  /** The spaces that the chosen die can take its figure to, on the figure's ring. */
  goals: number[];
  completed: number;
  limit: number;
}
export interface PlayerView {
  colour: string;
  score: number;
  points: Record<string, number>;
  knight: number;
  /** Faces; 0 is a used die. */
  dice: number[];
  goods: Record<Good, Record<Principality, number>>;
  markers: number;
  assistants: (Principality | null)[];
  apples: number;
  staffs: number;
  manors: number;
  hand: (string | null)[];
  traitors: Record<Principality, number>;
  abilities: boolean[];
  turned: boolean[];
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
  territories: number[][];
  display: (string | null)[];
  deck: number;
  discard: (string | null)[];
  traitor_stacks: number[];
  pict_stacks: number[];
  picts: (string | null)[];
  turn: Turn;
  players: PlayerView[];
}
