import { expect, test } from "vitest";
import type { GameInfo, Listed } from "../../src/api/types";
import { flavourOf, sorted } from "../../src/lobby/lists";
import { ago } from "../../src/lobby/when";

const table = (id: string, more: Partial<Listed>): Listed => ({
  id,
  game: "merlin",
  chairs: [],
  settings: {},
  round: null,
  waiting: [],
  title: "",
  owner: "me",
  status: "playing",
  seats: 2,
  taken: 2,
  version: 1,
  created: 0,
  updated: 0,
  mine: [0],
  waits: false,
  ...more,
});

test("tables that wait for me come first, then the liveliest", () => {
  const mine = sorted([
    table("old", { updated: 1 }),
    table("new", { updated: 9 }),
    table("waits", { updated: 2, waits: true }),
    table("done", { status: "over", updated: 5 }),
    table("closed", { status: "closed" }),
  ]);
  expect(mine.running.map((one) => one.id)).toEqual(["waits", "new", "old"]);
  expect(mine.finished.map((one) => one.id)).toEqual(["done"]);
  expect(mine.last?.id).toBe("waits");
});

test.each([
  [0, "this minute"],
  [120, "2 minutes ago"],
  [7_300, "2 hours ago"],
  [90_000, "yesterday"],
])("%i seconds are %s", (seconds, words) => {
  expect(ago(1_000_000 - seconds, 1_000_000, "en")).toBe(words);
});

test("what was chosen instead of the usual tells tables apart", () => {
  const setting = (name: string, values: [boolean | string | number, string | null][]) => ({
    name,
    label: `label-${name}`,
    values: values.map(([value, label]) => ({ value, label })),
  });
  const info = {
    settings: [
      setting("arthur", [
        [false, null],
        [true, null],
      ]),
      setting("scenario", [
        ["first", "scenario-first"],
        ["blitz", "scenario-blitz"],
      ]),
      setting("dice", [
        [5, null],
        [6, null],
      ]),
    ],
  } as unknown as GameInfo;
  const chosen = (settings: Listed["settings"]) => flavourOf(info, table("x", { settings }));
  expect(chosen({ arthur: true, scenario: "blitz", dice: 6 })).toEqual(["label-arthur", "scenario-blitz"]);
  expect(chosen({ arthur: false, scenario: "first" })).toEqual([]);
  expect(flavourOf(undefined, table("x", { settings: { arthur: true } }))).toEqual([]);
});
