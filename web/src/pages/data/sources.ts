/** Where the data of a game come from: reads the marks that its content files carry, and sums them up. */
import type { Content } from "../../api/types";

/** From the surest to the least sure. */
export const SOURCES = ["rulebook", "ruling", "public", "one-public", "doubtful", "reconstructed"] as const;
export type Source = (typeof SOURCES)[number];

export interface Mark {
  /** Which field it is about; null: the whole entry. */
  field: string | null;
  source: Source;
  /** The chance that it equals the printed game, if it was estimated. */
  confidence: number | null;
}

export interface Entry {
  /** The table in the file it stands in: `space`, `region 2`. */
  section: string;
  name: string;
  /** What the entry holds, in short. */
  holds: string;
  marks: Mark[];
  weakest: Source;
}

export interface ContentFile {
  name: string;
  entries: Entry[];
  counts: Counts;
}

export type Counts = Record<Source, number>;
type Table = Record<string, unknown>;

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === "number";

/** The kind of source that a word names. */
function sourceOf(value: unknown): Source | null {
  if (typeof value !== "string") return null;
  return SOURCES.find((one) => one === value) ?? null;
}

/** The marks of one entry: `source` as a word or a table per field, and `<field>_source`. */
export function marksOf(entry: Table): Mark[] {
  const marks: Mark[] = [];
  const whole = sourceOf(entry["source"]);
  if (whole) marks.push({ field: null, source: whole, confidence: null });
  if (isTable(entry["source"])) {
    for (const [field, value] of Object.entries(entry["source"])) {
      const source = sourceOf(value);
      if (source) marks.push({ field, source, confidence: null });
    }
  }
  for (const [key, value] of Object.entries(entry)) {
    const source = key.endsWith("_source") ? sourceOf(value) : null;
    if (!source) continue;
    const field = key.slice(0, -"_source".length);
    const confidence = entry[`${field}_confidence`];
    marks.push({ field, source, confidence: isNumber(confidence) ? confidence : null });
  }
  return withConfidence(marks, entry["confidence"]);
}

/** A `confidence` of the entry is about what is least sure in it. */
function withConfidence(marks: Mark[], confidence: unknown): Mark[] {
  if (!isNumber(confidence) || marks.length === 0) return marks;
  const weak = weakest(marks);
  return marks.map((mark) => (mark.source === weak && mark.confidence === null ? { ...mark, confidence } : mark));
}

export function weakest(marks: Mark[]): Source {
  return marks.reduce<Source>(
    (worst, { source }) => (SOURCES.indexOf(source) > SOURCES.indexOf(worst) ? source : worst),
    "rulebook",
  );
}

const NAMES = ["id", "name", "name_en", "assistant"];

function nameOf(entry: Table, place: string): string {
  const found = NAMES.map((key) => entry[key]).find((value) => typeof value === "string");
  return typeof found === "string" ? found : place;
}

/** The fields of an entry in one line, without its name and its marks. */
function holdsOf(entry: Table): string {
  return Object.entries(entry)
    .filter(([key]) => key !== "id" && key !== "source" && !/(_source|confidence)$/.test(key))
    .map(([key, value]) => `${key}: ${short(value)}`)
    .join(" · ");
}

function short(value: unknown): string {
  if (Array.isArray(value)) return value.map(short).join(", ");
  if (isTable(value))
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${short(inner)}`)
      .join(" ");
  return String(value);
}

/** Every marked entry below a value. */
function entriesOf(value: unknown, section: string, place: string): Entry[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => entriesOf(one, section, `${section} ${at + 1}`));
  }
  if (!isTable(value)) return [];
  const marks = marksOf(value);
  if (marks.length > 0) {
    const name = nameOf(value, place);
    return [{ section, name, holds: holdsOf(value), marks, weakest: weakest(marks) }];
  }
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, key, key));
}

export function countsOf(entries: Entry[]): Counts {
  const counts = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Counts;
  for (const entry of entries) counts[entry.weakest] += 1;
  return counts;
}

export function total(counts: Counts): number {
  return SOURCES.reduce((sum, source) => sum + counts[source], 0);
}

/** The content files that carry marks, with what stands in them. */
export function filesOf(content: Content): ContentFile[] {
  return Object.entries(content)
    .map(([name, value]) => {
      const entries = entriesOf(value, name, name);
      return { name, entries, counts: countsOf(entries) };
    })
    .filter((file) => file.entries.length > 0);
}
