import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { boardOf, entryOf, FIRST, inOrder } from "../../src/games";
import { plain } from "../../src/games/plain";

const FOLDERS = readdirSync("src/games", { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== "plain")
  .map((one) => one.name);

test.each(FOLDERS)("%s is in the table of games", (name) => {
  expect(entryOf(name)).not.toBe(plain);
});

test("a game of which the page knows nothing is played on the plain board", async () => {
  expect(entryOf("tourney")).toBe(plain);
  expect(await boardOf("tourney")).toBe(await plain.board().then(({ board }) => board));
});

test("games stand in their order, those of which the page knows nothing last", () => {
  const names = inOrder([{ name: "tourney" }, { name: "mage_knight" }, { name: FIRST }]).map((one) => one.name);
  expect(names).toEqual([FIRST, "mage_knight", "tourney"]);
});
