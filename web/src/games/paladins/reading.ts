/** What the boards show, read from a view and the components: places, prices, requirements, how far one has come. */
import type { Book, Cost, Gain, Need, Place } from "./book";
import {
  ATTRIBUTES,
  RIGHT,
  type Action,
  type Attribute,
  type Player,
  type RightAction,
  type Side,
  type Worker,
} from "./view";

/** One worker place of an action. */
export interface Niche {
  /** Its number as the options count places. */
  place: number;
  need: Need;
  worker: Worker | null;
  covered: boolean;
}

export const isRight = (action: string): action is RightAction => (RIGHT as readonly string[]).includes(action);

/** Give the worker places of an action, with who stands there and what workshops spare. */
export function nichesOf(book: Book, player: Player, action: Action): Niche[] {
  const needs = book.actions[action].workers.at(-1) ?? [];
  return needs.map((need, at) => {
    const standing = player.board[action][at] ?? null;
    const covered = standing === "workshop";
    return { place: at + 1, need, worker: covered ? null : standing, covered };
  });
}

/** Say whether workers stand on an action, so that it cannot be taken again. */
export function isTaken(player: Player, action: Action): boolean {
  return player.board[action].some((standing) => standing !== null && standing !== "workshop");
}

/** Count the workshops placed. */
export function workshopsOf(side: Side): number {
  return Object.values(side.workshops).reduce((sum, one) => sum + one, 0);
}

/** Count how often an action of the right side was done. */
export function timesOf(side: Side, action: RightAction): number {
  if (action === "commission") return side.monks;
  if (action === "garrison") return side.outposts;
  if (action === "absolve") return side.jars;
  if (action === "fortify") return side.walls.length;
  return action === "attack" ? side.attacked.length : side.converted.length;
}

function paladinOf(book: Book, player: Player) {
  const card = player.paladin[0];
  return card ? book.paladins[card] : undefined;
}

/** Give what the Paladin of the round adds to an attribute. */
export function bonusOf(book: Book, player: Player, attribute: Attribute): number {
  return paladinOf(book, player)?.attributes[ATTRIBUTES.indexOf(attribute)] ?? 0;
}

/** Give an attribute with what the Paladin of the round adds. */
export function totalOf(book: Book, player: Player, attribute: Attribute): number {
  return player.attributes[attribute] + bonusOf(book, player, attribute);
}

/** Give a cost after what the Paladin of the round waives or lowers. */
export function lowered(book: Book, player: Player | null, action: Action, cost: Cost): Cost {
  const paladin = player ? paladinOf(book, player) : undefined;
  if (paladin?.action !== action || paladin.resource !== cost.resource) return cost;
  if (paladin.ability === "waive-cost") return { ...cost, n: 0 };
  return { ...cost, n: Math.max(cost.n - (paladin.n ?? 0), 0) };
}

/** Give the price of a place in the row of Townsfolk for a player. */
export function townsfolkPrice(book: Book, player: Player | null, at: number): { silver: number; debt: boolean } {
  const place = book.main.townsfolk_place[at] ?? { silver: 0, debt: false };
  const silver = lowered(book, player, "recruit", { resource: "silver", n: place.silver }).n;
  return { silver, debt: place.debt };
}

/** Give the places in the row of an action; Attack has none. */
export function rowOf(book: Book, action: RightAction): Place[] {
  return action === "attack" ? [] : book.rows[action];
}

/** Give the Influence that the next walls and jars ask for, by place. */
export function influenceOf(book: Book, action: RightAction, evenJars: boolean): number[] {
  if (action === "absolve" && evenJars) return book.own.jars.alternative;
  return rowOf(book, action).map((place) => place.influence ?? 0);
}

/** Give what an action costs now beside its workers; null if it has no fixed cost. */
export function costOf(book: Book, player: Player, action: Action): Cost | null {
  if (!isRight(action)) {
    const cost = book.actions[action].cost?.[0];
    return cost ? lowered(book, player, action, cost) : null;
  }
  const place = rowOf(book, action)[timesOf(player, action)];
  return place ? lowered(book, player, action, place.cost) : null;
}

/** Give the points that so many of an action bring, more than one fewer did. */
export function pointsAt(book: Book, action: RightAction, place: number): number {
  const points = book.own.points[action as "commission"];
  return points ? (points[place + 1] ?? 0) : 0;
}

/** Put the same gains together, in their order. */
export function summed(gains: Gain[]): Gain[] {
  const sums = new Map<string, number>();
  for (const gain of gains) sums.set(gain.effect, (sums.get(gain.effect) ?? 0) + gain.n);
  return [...sums].map(([effect, n]) => ({ effect, n }));
}

/** Tell workers as gains. */
export function crowd(workers: Worker[]): Gain[] {
  return summed(workers.map((effect) => ({ effect, n: 1 })));
}
