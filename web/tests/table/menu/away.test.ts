import { expect, test } from "vitest";
import { awaited, away } from "../../../src/table/menu/away";
import { chair, table } from "../tables";

test("who is waited for, and for whom a bot can be asked", () => {
  const seats = [
    chair("person", "ada", { waits_since: 100 }),
    chair("person", "bea", { waits_since: 200 }),
    chair("person", "carl", { left: true }),
    chair("bot", null, { waits_since: 100 }),
  ];
  expect(awaited(table(seats), "ada", 260)).toEqual([{ seat: 1, seconds: 60 }]);
  expect(away(table(seats), "ada", 260).map((one) => one.seat)).toEqual([2]);
  expect(away(table(seats), "ada", 5000).map((one) => one.seat)).toEqual([1, 2]);
});
