import { expect, it } from "vitest";
import { countAll, follow } from "../../../src/games/paladins/pieces";
import { RIVAL } from "../../../src/games/paladins/view";
import { viewAt } from "./asks";

const start = follow("monk:0", undefined, { places: [], left: 3 });

it("lets the first of those left go to a new place", () => {
  const later = follow("monk:0", start, { places: ["r1-s1"], left: 2 });
  expect(later.placed.get("r1-s1")).toBe(start.left[0]);
  expect(later.left).toEqual(start.left.slice(1));
});

it("lets those stay who stand, wherever new ones come", () => {
  const one = follow("monk:0", start, { places: ["r3-s1"], left: 2 });
  const two = follow("monk:0", one, { places: ["r1-s1", "r3-s1"], left: 1 });
  expect(two.placed.get("r3-s1")).toBe(start.left[0]);
  expect(two.placed.get("r1-s1")).toBe(start.left[1]);
});

it("gives back what is taken back", () => {
  const placed = follow("monk:0", start, { places: ["r1-s1"], left: 2 });
  expect(follow("monk:0", placed, { places: [], left: 3 }).left).toEqual(start.left);
});

it("never gives two pieces one name", () => {
  const cleared = follow("scout:0", follow("scout:0", start, { places: ["hunt:1"], left: 2 }), { places: [], left: 2 });
  const gained = follow("scout:0", cleared, { places: ["trade:1"], left: 5 });
  const names = [...gained.placed.values(), ...gained.left];
  expect(new Set(names).size).toBe(names.length);
});

it("finds every piece of a view", () => {
  const { table } = viewAt("paladins.take-turn");
  const found = countAll(table, 7, 7);
  table.players.forEach((player, seat) => {
    expect(found.get(`monk:${seat}`)?.places).toHaveLength(player.monks);
    expect(found.get(`outpost:${seat}`)?.places).toHaveLength(player.outposts);
    expect(found.get(`jar:${seat}`)).toEqual({ places: player.jar_places, left: 7 - player.jars });
    expect(found.get(`cleric:${seat}`)?.left).toBe(player.workers.cleric);
  });
  expect(found.has(`monk:${RIVAL}`)).toBe(table.rivals.length > 0);
});
