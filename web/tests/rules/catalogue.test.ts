import { describe, expect, test } from "vitest";
import type { Statement } from "../../src/api/types";
import {
  chapters,
  indexed,
  linked,
  marked,
  neighbours,
  notesOf,
  scopes,
  search,
  spelled,
  titleOf,
  withBooks,
} from "../../src/rules/catalogue";

const rule = (id: string, says: string, more: Partial<Statement> = {}): Statement => ({
  id,
  says,
  where: "000",
  kind: "flow",
  scope: "core",
  note: "",
  ...more,
});
const RULES = [
  rule("merlin.turn.choose-die", "A turn begins with choosing a die."),
  rule("merlin.turn.move", "The die moves the knight or Merlin."),
  rule("merlin.scoring-grail.order", "Gaúcho knights score first.", { scope: "pvp", note: "See merlin.turn.move." }),
];
const found = (wanted: string, scope: string | null = null): string[] =>
  search(indexed(RULES), wanted, scope).map((one) => one.id);

describe("searching", () => {
  test("finds statements with all words, in any order", () => {
    expect(found("knight DIE")).toEqual(["merlin.turn.move"]);
    expect(found("die")).toEqual(["merlin.turn.choose-die", "merlin.turn.move"]);
  });
  test("looks at ids and notes, too, and not at accents", () => {
    expect(found("choose-die")).toEqual(["merlin.turn.choose-die"]);
    expect(found("gaucho")).toEqual(["merlin.scoring-grail.order"]);
  });
  test("keeps to a scope", () => {
    expect(found("", "pvp")).toEqual(["merlin.scoring-grail.order"]);
    expect(found("die", "pvp")).toEqual([]);
  });
  test("is quick with a great many", () => {
    const many = indexed(
      Array.from({ length: 2000 }, (_, at) => rule(`a.b.c${at}`, `Statement ${at} of a long book.`)),
    );
    const times = [1, 2, 3, 4, 5].map(() => {
      const start = performance.now();
      expect(search(many, "statement 19 book", null).length).toBeGreaterThan(10);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50); // a busy machine interrupts some of them
  });
});

test("chapters keep the order of the book", () => {
  expect(chapters(RULES).map((one) => [one.name, one.rules.length])).toEqual([
    ["turn", 2],
    ["scoring-grail", 1],
  ]);
  expect(spelled("scoring-grail")).toBe("Scoring grail");
  expect(spelled("vp-space")).toBe("Victory point space");
  expect(titleOf("merlin.turn.choose-die")).toBe("Choose die");
});

test("the commonest scope comes first", () => {
  expect(scopes(RULES)).toEqual(["core", "pvp"]);
});

test("neighbours stand in the same chapter", () => {
  const there = neighbours(RULES, "merlin.turn.move");
  expect(there?.before?.id).toBe("merlin.turn.choose-die");
  expect(there?.after).toBeNull();
  expect(neighbours(RULES, "merlin.turn.nothing")).toBeNull();
});

test("ids of other statements become links, other words with dots do not", () => {
  const ids = new Set(RULES.map((one) => one.id));
  expect(linked("See merlin.turn.move, not a.b.c.", ids)).toEqual([
    { text: "See ", id: null },
    { text: "“Move”", id: "merlin.turn.move" },
    { text: ", not a.b.c.", id: null },
  ]);
});

test("words searched for are marked, whatever signs they contain", () => {
  expect(marked("A (die) moves", "(die")).toEqual([
    { text: "A ", hit: false },
    { text: "(die", hit: true },
    { text: ") moves", hit: false },
  ]);
});

test("books are named, not numbered", () => {
  const books = { "000": "the first", "003": "the last" };
  expect(withBooks("000 'Conteúdo'; 003 'Le Torri'; 2000", books)).toBe(
    "the first 'Conteúdo'; the last 'Le Torri'; 2000",
  );
});

test("notes tell players what was ruled and where the books differ, and nothing about files or gaps", () => {
  expect(notesOf("RULING: the texts give no lower limit. The other reading is the setting negative_scores.")).toEqual([
    { kind: "ruling", text: "The texts give no lower limit." },
  ]);
  expect(notesOf("MISSING: the cards; missions.toml holds a list.")).toEqual([]);
  expect(notesOf("DERIVED: no return is named.")).toEqual([]);
  expect(notesOf("RULING.")).toEqual([]);
  expect(notesOf("DISAGREEMENT in wording: 002 names only the triple.")).toEqual([
    { kind: "differ", text: "002 names only the triple." },
  ]);
  expect(notesOf("Ruling (official FAQ): Block is excepted too.")).toEqual([
    { kind: "ruling", text: "Block is excepted too." },
  ]);
  expect(notesOf("The reward is on the token.")).toEqual([{ kind: "else", text: "The reward is on the token." }]);
});
