/** The story of a game as lines: whom each is about, where a chapter begins, what a search finds. */
import type { Message, TableEvent } from "../../api/types";

export interface Line {
  /** Its place among all events. */
  place: number;
  event: TableEvent;
  /** Whom it is about; null: nobody in particular. */
  seat: number | null;
  text: string;
}

/** What happened in a round, or in whatever else the game announces with "… began". */
export interface Chapter {
  heading: Line | null;
  lines: Line[];
}

export function seatIn(arg: unknown): number | null {
  return typeof arg === "object" && arg !== null && "seat" in arg ? Number(arg.seat) : null;
}

/** The seat a message is about: its argument `seat`, else the first seat it names. */
export function about(message: Message): number | null {
  const named = seatIn(message.args["seat"]);
  if (named !== null) return named;
  for (const arg of Object.values(message.args)) {
    const seat = seatIn(arg);
    if (seat !== null) return seat;
  }
  return null;
}

/** Whether a line begins a chapter: the games announce rounds, days and scorings with `…-begins`. */
export const opensChapter = (message: Message): boolean => message.id.endsWith("-begins");

/** Put events into words, from a place on. */
export function linesOf(events: TableEvent[], tell: (message: Message) => string, from = 0): Line[] {
  return events.slice(from).map((event, after) => ({
    place: from + after,
    event,
    seat: opensChapter(event.message) ? null : about(event.message),
    text: tell(event.message),
  }));
}

/** Where the short story begins: with what is new, and at least with the last few lines. */
export function storyFrom(count: number, lastTurn: number, few = 8, most = 60): number {
  return Math.max(0, count - most, Math.min(lastTurn, count - few));
}

export function chaptersOf(lines: Line[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    const last = chapters.at(-1);
    if (opensChapter(line.event.message)) chapters.push({ heading: line, lines: [] });
    else if (last) last.lines.push(line);
    else chapters.push({ heading: null, lines: [line] });
  }
  return chapters;
}

/** Letters without accents and case, so that "guérir" is found by "guerir". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

const PLAIN = new WeakMap<Line, string>();

/** The text of a line as it is searched, put together once. */
function plainOf(line: Line): string {
  let text = PLAIN.get(line);
  if (text === undefined) PLAIN.set(line, (text = plain(line.text)));
  return text;
}

/** The lines about a player (null: about anybody) that have all the words; headings stay while anything follows them. */
export function filtered(chapters: Chapter[], seat: number | null, search: string): Chapter[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (seat === null && words.length === 0) return chapters;
  const fits = (line: Line): boolean => {
    if (seat !== null && line.seat !== seat) return false;
    const text = plainOf(line);
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter) => ({ heading: chapter.heading, lines: chapter.lines.filter(fits) }))
    .filter((chapter) => chapter.lines.length > 0);
}

/** The newest lines of chapters, and how many are left out: a whole story at once is slow to draw. */
export function newest(chapters: Chapter[], most: number): { chapters: Chapter[]; left: number } {
  const kept: Chapter[] = [];
  let left = 0;
  let room = most;
  for (const chapter of chapters.toReversed()) {
    const lines = room > 0 ? chapter.lines.slice(-room) : [];
    room -= lines.length;
    left += chapter.lines.length - lines.length;
    if (lines.length > 0) kept.unshift({ heading: chapter.heading, lines });
  }
  return { chapters: kept, left };
}

/** The address of the moment of a line in the replay, through the viewer's eyes. */
export function momentOf(table: string, at: number, seat: number | null): string {
  const query = new URLSearchParams({ at: String(at) });
  if (seat !== null) query.set("seat", String(seat));
  return `/replay/${table}?${query}`;
}

/** What is read aloud of new lines: the last few, so that a screen reader is never flooded. */
export function announced(texts: string[], most: number): { left: number; texts: string[] } {
  return { left: Math.max(0, texts.length - most), texts: texts.slice(-most) };
}
