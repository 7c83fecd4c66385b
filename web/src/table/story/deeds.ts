/** Who did what, and what of it the viewer has not answered to yet: the cards of "since your last turn". */
import type { Message, TableEvent } from "../../api/types";
import type { GameBoard } from "../../games/board";
import { about, linesOf, opensChapter, seatIn, type Line } from "./lines";

/** Whose deed an event is: a seat, from the number of seats on an automaton; null: nobody's, such as a scoring. */
export type Doer = number | null;

export interface Deed extends Line {
  /** Somebody else did it, and it happened to the viewer. */
  mine: boolean;
}

/** What one player did, in order; or what happened at the beginning of a round, which nobody did. */
export interface Deeds {
  who: Doer;
  /** How the round or the scoring is announced, on a card of nobody. */
  heading: string;
  lines: Deed[];
}

/** Part of the journal: from an event to before another. */
export interface Span {
  from: number;
  to: number;
}

type Teller = Pick<GameBoard, "automaton" | "turns">;

/** Give the doer of every event. What an answer leads to is the deed of whoever gave it, until a chapter opens, somebody else's
 * turn begins or an automaton acts. A chapter without a number, such as a scoring, lasts until the next chapter or turn: what is
 * answered in it is nobody's deed. */
export function doersOf(events: TableEvent[], game: Teller, seats: number): Doer[] {
  let version = -1;
  let opened = false;
  let lasts = false;
  let doer: Doer = null;
  return events.map(({ version: at, by, message }) => {
    if (at !== version) {
      version = at;
      opened = lasts;
      doer = lasts ? null : by;
    }
    const automaton = game.automaton?.(message) ?? null;
    if (opensChapter(message)) {
      opened = true;
      lasts = message.args["number"] === undefined;
      doer = null;
    } else if (automaton !== null) {
      if (opened) return seats + automaton;
      doer = seats + automaton;
    } else if (game.turns?.includes(message.id)) {
      opened = lasts = false;
      doer = about(message);
    }
    return doer;
  });
}

/** The last run of events that somebody did not do: what the viewer has not answered to, or had not before this turn. */
export function sinceMine(doers: Doer[], me: number): Span {
  let to = doers.length;
  while (to > 0 && doers[to - 1] === me) to -= 1;
  let from = to;
  while (from > 0 && doers[from - 1] !== me) from -= 1;
  return { from, to };
}

/** The last run of events that somebody did. */
export function lastRun(doers: Doer[], of: number): Span {
  const to = doers.lastIndexOf(of) + 1;
  let from = to;
  while (from > 0 && doers[from - 1] === of) from -= 1;
  return { from, to };
}

/** Whether a message names a seat. */
const names = (message: Message, seat: number): boolean =>
  Object.values(message.args).some((arg) => seatIn(arg) === seat);

/** The deeds of a span, one card for each doer in the order in which they began, a chapter that nobody did by itself. */
export function cardsOf(
  events: TableEvent[],
  doers: Doer[],
  { from, to }: Span,
  me: number | null,
  tell: (message: Message) => string,
): Deeds[] {
  const cards: Deeds[] = [];
  for (const line of linesOf(events.slice(0, to), tell, from)) {
    const { message } = line.event;
    const by = doers[line.place] ?? null;
    const seat = seatIn(message.args["seat"]);
    // what happens to a third player is told on that one's card
    const who = by !== null && seat !== null && seat !== me ? seat : by;
    const chapter = who === null && opensChapter(message);
    const last = who === null ? cards.at(-1) : undefined;
    let card = chapter ? undefined : last?.who === null ? last : cards.find((one) => one.who === who && who !== null);
    if (!card) cards.push((card = { who, heading: chapter ? line.text : "", lines: [] }));
    if (!chapter) card.lines.push({ ...line, mine: me !== null && by !== null && by !== me && names(message, me) });
  }
  return cards.filter((card) => card.lines.length > 0);
}

/** What happened to the viewer, of all cards, in order. */
export const minesAmong = (cards: Deeds[]): { who: Doer; line: Deed }[] =>
  cards
    .flatMap(({ who, lines }) => lines.filter((line) => line.mine).map((line) => ({ who, line })))
    .toSorted((one, other) => one.line.place - other.line.place);

/** Deeds with their pieces; without pieces they are left out, and what is done several times in a row is told once. */
export function inARow<S>(deeds: { line: Deed; signs: S[] }[]): { line: Deed; signs: S[]; times: number }[] {
  const found: { line: Deed; signs: S[]; times: number }[] = [];
  for (const { line, signs } of deeds.filter((one) => one.signs.length > 0)) {
    const last = found.at(-1);
    if (last && last.line.mine === line.mine && JSON.stringify(last.signs) === JSON.stringify(signs)) last.times += 1;
    else found.push({ line, signs, times: 1 });
  }
  return found;
}
