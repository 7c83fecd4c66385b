/** The components of Paladins as the content files hold them, found by their ids. */
import type { Content } from "../../api/types";
import type { Action, Attribute, RightAction, Worker } from "./view";

export interface Gain {
  effect: string;
  n: number;
}
export interface Cost {
  resource: "silver" | "provision" | "debt";
  n: number;
}
export type Need = Worker | "any";

export interface TownsfolkCard {
  id: string;
  name: string;
  immediate: Gain[];
  trigger: "action" | "inquisition" | "pay-debt";
  action?: Action;
  suspicion_least?: number;
  suspicion_most?: number;
  rewards: Gain[];
  listed_rewards?: Gain[];
  dismiss: Gain[];
}
export interface OutsiderCard {
  id: string;
  name: string;
  faction: "saracen" | "byzantine" | "viking";
  influence: number;
  attack: Gain[];
  listed_attack?: Gain[];
  strength: number;
  listed_strength?: number;
  base: number;
  counter: string;
  per: number;
  points: number;
}
interface WallCard {
  id: string;
  strength: number;
  rewards: Gain[];
  choose?: Gain[][];
  points: number;
}
interface FavourCard {
  id: string;
  worker: Need;
  cost: Cost[];
  rewards?: Gain[];
  choose?: Gain[][];
}
export interface PaladinCard {
  id: string;
  name: string;
  workers: Worker[];
  attributes: number[];
  ability: "waive-cost" | "reduce-cost" | "bonus-reward";
  action: Action;
  resource?: Cost["resource"];
  n?: number;
  rewards?: Gain[];
}
interface TavernCard {
  id: string;
  workers: Worker[];
}
interface ActionSpace {
  id: Action;
  /** Worker places for each way to take it. */
  workers: Need[][];
  cost?: Cost[];
  rewards?: Gain[][];
  needs?: Attribute;
  gives?: Attribute;
  most?: number;
}
/** A place in a row of monks, outposts, walls, jars or conversions. */
export interface Place {
  cost: Cost;
  influence?: number;
  gives?: Gain[];
}
export interface Space {
  id: string;
  rewards: Gain[];
  seats: number;
}
interface Region {
  faith: number;
  strength: number;
  spaces: Space[];
}
interface JarPlace {
  id: string;
  rewards: Gain[];
}

interface PlayerBoard {
  track: { points: number[] };
  action: ActionSpace[];
  workshop: { worker: Worker }[];
  monk: Place[];
  outpost: Place[];
  wall: Place[];
  jar: Place[];
  jars: { alternative: number[] };
  jar_place: JarPlace[];
  conversion: Place[];
  points: Record<"develop" | "commission" | "fortify" | "garrison" | "absolve", number[]>;
}
interface MainBoard {
  region: Region[];
  townsfolk_place: { silver: number; debt: boolean }[];
  kings_cards: { orders: number[]; order_points: number[]; order_times: number; favours: number[] };
  course: { rounds: number; outsider_places: number };
  debt_points: { unpaid: number; paid: number };
}

export interface Book {
  main: MainBoard;
  own: PlayerBoard;
  actions: Record<Action, ActionSpace>;
  rows: Record<Exclude<RightAction, "attack">, Place[]>;
  townsfolk: Record<string, TownsfolkCard>;
  outsiders: Record<string, OutsiderCard>;
  walls: Record<string, WallCard>;
  favours: Record<string, FavourCard>;
  paladins: Record<string, PaladinCard>;
  taverns: Record<string, TavernCard>;
  /** What each choice gives, by the word the options use: "fighter-cleric", "silver-2". */
  choices: Record<string, Gain[]>;
  rivalTrack: number;
  rivalPlaces: number;
  /** The highest number on a Suspicion card. */
  highestTax: number;
}

const books = new WeakMap<Content, Book>();

/** Give the components of a content, read once. */
export function bookOf(content: Content): Book {
  let book = books.get(content);
  if (!book) {
    book = read(content);
    books.set(content, book);
  }
  return book;
}

function byId<T extends { id: string }>(entries: T[]): Record<string, T> {
  return Object.fromEntries(entries.map((entry) => [entry.id, entry]));
}

/** Name a list of gains by what it gives, as the options do. */
export function choiceWord(gains: Gain[]): string {
  return gains.map((gain) => gain.effect + (gain.n > 1 ? `-${gain.n}` : "")).join("-");
}

function read(content: Content): Book {
  const files = content as {
    main_board: MainBoard;
    player_board: PlayerBoard;
    townsfolk: { townsfolk: TownsfolkCard[] };
    outsiders: { outsider: OutsiderCard[] };
    walls: { wall: WallCard[] };
    kings_cards: { favour: FavourCard[] };
    paladins: { paladin: PaladinCard[] };
    taverns: { tavern: TavernCard[] };
    solo: { rival: { track: number; places: number } };
    suspicion: { taxes: Record<string, unknown> };
  };
  const own = files.player_board;
  const chosen = [...files.walls.wall, ...files.kings_cards.favour].flatMap((card) => card.choose ?? []);
  return {
    main: files.main_board,
    own,
    actions: byId(own.action) as Book["actions"],
    rows: { commission: own.monk, fortify: own.wall, garrison: own.outpost, absolve: own.jar, convert: own.conversion },
    townsfolk: byId(files.townsfolk.townsfolk),
    outsiders: byId(files.outsiders.outsider),
    walls: byId(files.walls.wall),
    favours: byId(files.kings_cards.favour),
    paladins: byId(files.paladins.paladin),
    taverns: byId(files.taverns.tavern),
    choices: Object.fromEntries(chosen.map((gains) => [choiceWord(gains), gains])),
    rivalTrack: files.solo.rival.track,
    rivalPlaces: files.solo.rival.places,
    highestTax:
      Math.max(...Object.values(files.suspicion.taxes).map((one) => (Array.isArray(one) ? one.length : 0))) - 1,
  };
}
