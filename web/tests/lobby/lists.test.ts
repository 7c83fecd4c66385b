import { expect, test } from "vitest";
import type { Listed } from "../../src/api/types";
import { sorted } from "../../src/lobby/lists";
import { ago } from "../../src/lobby/when";

const table = (id: string, more: Partial<Listed>): Listed => ({
  id,
  game: "merlin",
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
