import { expect, test } from "vitest";
import type { TableEvent } from "../../../../src/api/types";
import { lightsOf, partOf, roundFrom } from "../../../../src/games/mage_knight/course/ceremony";

const event = (id: string, args: Record<string, unknown> = {}): TableEvent =>
  ({ message: { id: `mage_knight-${id}`, args } }) as unknown as TableEvent;

const EVENTS = [
  event("day-begins", { number: 1 }),
  event("turn"),
  event("night-begins", { number: 2 }),
  event("source-rolled-3"),
  event("new-unit"),
  event("round-ready"),
  event("drew"),
];

test("a new Round lasts from its beginning until everybody is ready", () => {
  expect(roundFrom(EVENTS, 1)).toEqual({ at: 2, until: 5 });
  expect(roundFrom(EVENTS.slice(0, 4), 0)).toEqual({ at: 2, until: 4 });
});

test("the first Round, and one told before, are no news", () => {
  expect(roundFrom(EVENTS.slice(0, 2), 0)).toBeNull();
  expect(roundFrom(EVENTS, 3)).toBeNull();
});

test("what changed is told by its part", () => {
  expect(EVENTS.map((one) => partOf(one.message))).toEqual([null, null, null, "source", "units", null, null]);
  expect(partOf(event("dummy-crystal").message)).toBe("cards");
});

test("new cards and Units are lit where they lie", () => {
  const args = { unit: { message: "mage_knight-unit-peasants" } };
  expect(lightsOf(event("new-unit", args).message)).toEqual(["unit-offer:peasants"]);
  const card = { card: { message: "mage_knight-card-fireball" } };
  expect(lightsOf(event("new-spell", card).message)).toEqual(["offer:fireball"]);
  expect(lightsOf(event("dummy-card", card).message)).toEqual([]);
});
