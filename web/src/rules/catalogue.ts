/** The catalogue of a rulebook: chapters, search, neighbours, notes, and the ids that they speak of. */
import type { Statement } from "../api/types";
import { plain } from "../text/plain";

export interface Chapter {
  name: string;
  rules: Statement[];
}

/** The second part of an id: `merlin.scoring-grail.order` stands in chapter `scoring-grail`. */
export const chapterOf = (id: string): string => id.split(".")[1] ?? "";

/** Parts of ids that are no words as they stand. */
const LONG: Record<string, string> = {
  vp: "victory point",
  req: "requirements",
  kings: "king’s",
  pvp: "player against player",
  coop: "cooperative",
  component: "components",
  assistant: "henchman",
  assistants: "henchmen",
};

/** A part of an id as words. */
export function spelled(part: string): string {
  const words = part
    .split(/[-_ ]/)
    .map((word) => LONG[word] ?? word)
    .join(" ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A statement's id as a title: `merlin.turn.choose-die` is called "Choose die". */
export const titleOf = (id: string): string => spelled(id.split(".").at(-1) ?? id);

/** Statements by chapter, in the order in which the chapters first come. */
export function chapters(rules: Statement[]): Chapter[] {
  const found = new Map<string, Statement[]>();
  for (const rule of rules) {
    const name = chapterOf(rule.id);
    const there = found.get(name);
    if (there) there.push(rule);
    else found.set(name, [rule]);
  }
  return [...found].map(([name, its]) => ({ name, rules: its }));
}

export interface Searchable {
  rule: Statement;
  text: string;
}

/** Get a catalogue ready for searching as one types. */
export function indexed(rules: Statement[]): Searchable[] {
  return rules.map((rule) => ({ rule, text: plain(`${rule.id} ${rule.says} ${rule.note} ${rule.where}`) }));
}

/** Statements that have all words, in any order, in their text or id; `scope` null: of any scope. */
export function search(index: Searchable[], wanted: string, scope: string | null): Statement[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return index
    .filter(({ rule, text }) => (scope === null || rule.scope === scope) && words.every((word) => text.includes(word)))
    .map(({ rule }) => rule);
}

/** The scopes there are, the commonest first. */
export function scopes(rules: Statement[]): string[] {
  const counts = new Map<string, number>();
  for (const rule of rules) counts.set(rule.scope, (counts.get(rule.scope) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]).map(([scope]) => scope);
}

/** A statement with those before and after it in its chapter, and all ids to link. */
export function neighbours(
  rules: Statement[],
  id: string,
): { rule: Statement; before: Statement | null; after: Statement | null; ids: Set<string> } | null {
  const chapter = rules.filter((rule) => chapterOf(rule.id) === chapterOf(id));
  const at = chapter.findIndex((rule) => rule.id === id);
  const rule = chapter[at];
  if (!rule) return null;
  const ids = new Set(rules.map((one) => one.id));
  return { rule, before: chapter[at - 1] ?? null, after: chapter[at + 1] ?? null, ids };
}

export type Piece = { text: string; id: string | null };

/** Cut a text where it names other statements, so that they can be links. */
export function linked(text: string, ids: Set<string>): Piece[] {
  const pieces: Piece[] = [];
  let rest = 0;
  for (const match of text.matchAll(/[a-z_]+\.[a-z0-9-]+\.[a-z0-9-]+/g)) {
    if (!ids.has(match[0])) continue;
    if (match.index > rest) pieces.push({ text: text.slice(rest, match.index), id: null });
    pieces.push({ text: `“${titleOf(match[0])}”`, id: match[0] });
    rest = match.index + match[0].length;
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), id: null });
  return pieces;
}

/** Cut a text where it has one of the words searched for; letters with accents are left alone. */
export function marked(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = wanted.split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text
    .split(new RegExp(`(${pattern})`, "gi"))
    .map((part, place) => ({ text: part, hit: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** A text that names printed books by their numbers, with their names: `books` gives them. */
export const withBooks = (text: string, books: Record<string, string>): string =>
  text.replace(/\b00\d\b/g, (number) => books[number] ?? number);

/** What is noted about a statement: how it was ruled, where the books differ, or anything else. */
export interface Note {
  kind: "ruling" | "differ" | "else";
  text: string;
}

const KINDS: Record<string, Note["kind"]> = { ruling: "ruling", disagreement: "differ" };
/** What is written for those who work on the catalogue: what a text lacks, what follows from others, names of files and settings. */
const INSIDE = /\.toml|\.json|\bsettings?\b|\bcontent\b/;

/** The parts of a note that are of use at the table. */
export function notesOf(note: string): Note[] {
  return note.split(/\b(?=(?:RULING|DERIVED|MISSING|DISAGREEMENT)\b)/).flatMap((part) => {
    const [head = "", word = ""] = /^(ruling|derived|missing|disagreement)\b[^:.;]*[:.;]?\s*/i.exec(part) ?? [];
    if (/^(derived|missing)$/i.test(word)) return [];
    const sentences = part.slice(head.length).split(/(?<=[.)])\s+(?=[A-Z])/);
    const text = sentences
      .filter((one) => !INSIDE.test(one))
      .join(" ")
      .trim();
    return text === ""
      ? []
      : [{ kind: KINDS[word.toLowerCase()] ?? "else", text: text.charAt(0).toUpperCase() + text.slice(1) }];
  });
}

export const addressOf = (id: string, game: string): string => `/rules/${game}/${id}`;
