/** A view without a drawing as facts: names with values, lists and tables, so that anything can be shown. */

export type Fact =
  | { kind: "word"; text: string }
  | { kind: "hidden"; count: number }
  | { kind: "list"; members: Fact[] }
  | { kind: "fields"; fields: Field[] };

export interface Field {
  name: string;
  fact: Fact;
}

/** How a word of the view is called; the word itself where the game has no name for it. */
export type Name = (word: string) => string;

/** Whether there is nothing to be shown; zero and no are something. */
function empty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** Turn a value into facts. */
export function factOf(value: unknown, name: Name): Fact {
  if (Array.isArray(value)) return { kind: "list", members: joined(value.map((one) => memberOf(one, name))) };
  if (typeof value === "object" && value !== null) return { kind: "fields", fields: fieldsOf(value, name) };
  if (typeof value === "boolean") return { kind: "word", text: value ? "✓" : "–" };
  return { kind: "word", text: typeof value === "string" ? name(value) : String(value ?? "–") };
}

export function fieldsOf(value: object, name: Name): Field[] {
  return Object.entries(value)
    .filter(([, one]) => !empty(one))
    .map(([word, one]) => ({ name: titleOf(word, name), fact: factOf(one, name) }));
}

/** The part of a list that belongs to a seat, by name: lists with one entry of some size for each seat. */
export function ownedBy(table: object, seats: number, seat: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table)
      .filter(([, value]) => perSeat(value, seats))
      .map(([word, value]) => [word, (value as unknown[])[seat]]),
  );
}

/** What belongs to nobody. */
export function sharedBy(table: object, seats: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).filter(([, value]) => !perSeat(value, seats)));
}

/** A short fact stands on one line with its name. */
export function short(fact: Fact): boolean {
  if (fact.kind === "list") return fact.members.every((one) => one.kind === "word" || one.kind === "hidden");
  return fact.kind !== "fields";
}

/** A short fact in one text. */
export function textOf(fact: Fact): string {
  if (fact.kind === "word") return fact.text;
  if (fact.kind === "hidden") return fact.count > 1 ? `${fact.count} × ▮` : "▮";
  if (fact.kind === "list") return fact.members.map(textOf).join(", ");
  return fact.fields.map((field) => `${field.name} ${textOf(field.fact)}`).join(" · ");
}

function perSeat(value: unknown, seats: number): boolean {
  return (
    Array.isArray(value) && value.length === seats && value.every((one) => typeof one === "object" && one !== null)
  );
}

function memberOf(value: unknown, name: Name): Fact {
  return value === null ? { kind: "hidden", count: 1 } : factOf(value, name);
}

/** Hidden things side by side are counted. */
function joined(members: Fact[]): Fact[] {
  const found: Fact[] = [];
  for (const member of members) {
    const last = found.at(-1);
    if (member.kind === "hidden" && last?.kind === "hidden") last.count += 1;
    else found.push(member);
  }
  return found;
}

function titleOf(word: string, name: Name): string {
  const said = name(word);
  const text = said === word ? word.replace(/[_-]+/g, " ") : said;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
