import { describe, expect, test } from "vitest";
import { countsOf, filesOf, marksOf, total, weakest } from "../../src/pages/data/sources";

describe("marks of an entry", () => {
  test("one word for all", () => {
    expect(marksOf({ id: "a", source: "public" })).toEqual([{ field: null, source: "public", confidence: null }]);
  });
  test("a table per field", () => {
    expect(marksOf({ source: { name: "rulebook", attack: "reconstructed" } })).toEqual([
      { field: "name", source: "rulebook", confidence: null },
      { field: "attack", source: "reconstructed", confidence: null },
    ]);
  });
  test("a field of its own, with its confidence", () => {
    expect(marksOf({ flag_source: "reconstructed", flag_confidence: 0.55 })).toEqual([
      { field: "flag", source: "reconstructed", confidence: 0.55 },
    ]);
  });
  test("the confidence of the entry is about what is least sure", () => {
    expect(marksOf({ source: "rulebook", place_source: "reconstructed", confidence: 0.1 })).toEqual([
      { field: null, source: "rulebook", confidence: null },
      { field: "place", source: "reconstructed", confidence: 0.1 },
    ]);
  });
  test("other words with source in them mean nothing", () => {
    expect(marksOf({ extra_source_dice: 1, single_source: true, source: "some old book" })).toEqual([]);
  });
});

test("an entry counts as its least certain part", () => {
  expect(weakest(marksOf({ source: { a: "rulebook", b: "doubtful", c: "public" } }))).toBe("doubtful");
});

test("files are read however deep their entries lie", () => {
  const files = filesOf({
    ring: {
      space: [
        { id: "one", kind: "build", source: "rulebook" },
        { id: "two", source: "reconstructed" },
      ],
    },
    board: {
      region: [{ faith: 1, spaces: [{ id: "r1", n: 2, source: "public" }] }],
      pieces: { apples: 11, source: "rulebook" },
    },
    effects: { timing: { turn: "own turn" } },
  });
  expect(files.map((file) => [file.name, file.entries.map((entry) => entry.name)])).toEqual([
    ["ring", ["one", "two"]],
    ["board", ["r1", "pieces"]],
  ]);
  expect(files[0]?.entries[0]?.holds).toBe("kind: build");
  const counts = countsOf(files.flatMap((file) => file.entries));
  expect(counts).toMatchObject({ rulebook: 2, public: 1, reconstructed: 1 });
  expect(total(counts)).toBe(4);
});
