/** What all drawings of Paladins look at: the table before and after the option pointed at, and the components. */
import type { Seat } from "../../table/seats";
import type { Arg, Words } from "../../api/types";
import { speech } from "../../text/speech.svelte";
import type { BoardProps } from "../board";
import { bookOf, type Book, type Gain, type OutsiderCard, type TownsfolkCard } from "./book";
import { RIVAL, type Filling, type Owner, type Player, type Table } from "./view";

export interface Scene {
  book: Book;
  table: Table;
  after: Table | null;
  me: number | null;
  seats: Seat[];
  words: Words;
  /** The question asked now, and who must answer. */
  asks: string | null;
  turn: number | null;
  /** Settings that change what cards and jars show. */
  listed: boolean;
  evenJars: boolean;
}

export function sceneOf(props: BoardProps<Table>): Scene {
  const { view, after, me, seats, content, words } = props;
  return {
    book: bookOf(content),
    table: view.table,
    after: after?.table ?? null,
    me,
    seats,
    words,
    asks: view.asks,
    turn: view.seat,
    listed: view.settings["card_values"] === "as_listed",
    evenJars: view.settings["jar_numbers"] === "even",
  };
}

/** The worker place that is being filled now, or would be after the option pointed at. */
export const fillingOf = (scene: Scene): Filling | null => scene.table.filling ?? scene.after?.filling ?? null;

/** Whether the action under way, or the one pointed at, is aimed at a thing. */
export const isAim = (scene: Scene, thing: string): boolean => fillingOf(scene)?.target === thing;

/** The viewer's own player, if any. */
export const mine = (scene: Scene): Player | null =>
  scene.me === null ? null : (scene.table.players[scene.me] ?? null);

/** Whether a player holds the first-player marker; who plays alone has none. */
export const isFirst = (scene: Scene, seat: number): boolean =>
  scene.table.players.length > 1 && scene.table.first === seat;

/** The seat of whoever has a piece somewhere; the automated opponent has none. */
export const seatOf = (scene: Scene, owner: Owner): Seat | undefined =>
  owner === RIVAL ? undefined : scene.seats[owner];

/** The colour of whoever has a piece somewhere: a seat, or the automated opponent. */
export const colourOf = (scene: Scene, owner: Owner): string => seatOf(scene, owner)?.colour ?? "var(--seat-automaton)";

/** Name something by a message of the game. */
export const name = (kind: string, word: string): string => speech.say(`paladins-${kind}-${word}`);

/** Give a text put together from effects; some cards have another version in one setting. */
export function wordsOf(words: Words, kind: string, word: string, listed: boolean): Arg {
  const texts = words[`paladins-${kind}`] ?? {};
  return (listed ? texts[`${word}-listed`] : undefined) ?? texts[word] ?? "";
}

export const abilityOf = (scene: Scene, card: TownsfolkCard): Gain[] =>
  (scene.listed ? card.listed_rewards : undefined) ?? card.rewards;

export const attackOf = (scene: Scene, card: OutsiderCard): Gain[] => [
  { effect: "influence", n: card.influence },
  ...((scene.listed ? card.listed_attack : undefined) ?? card.attack),
];

export const strengthOf = (scene: Scene, card: OutsiderCard): number =>
  (scene.listed ? card.listed_strength : undefined) ?? card.strength;
