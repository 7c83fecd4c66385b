import { expect, test } from "vitest";
import { Refusal } from "../../src/api/http";
import type { Shown, View } from "../../src/api/types";
import { likely, Positions } from "../../src/replay/positions";

const shown = (at: number): Shown => ({ at, moves: 20, move: null, view: {} as View, events: [] });
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

test("a position is fetched once, however often it is asked for", async () => {
  const asked: number[] = [];
  const positions = new Positions(async (at) => {
    asked.push(at);
    return shown(at);
  });
  const both = await Promise.all([positions.get(3, 0), positions.get(3, 0)]);
  expect(both[0]?.at).toBe(3);
  await positions.get(3, 0);
  expect(asked).toEqual([3]);
  expect(positions.peek(3, 1)).toBeUndefined();
});

test("what is likely next is fetched ahead, a few at once", async () => {
  let most = 0;
  let now = 0;
  const positions = new Positions(async (at) => {
    now += 1;
    most = Math.max(most, now);
    await settle();
    now -= 1;
    return shown(at);
  });
  positions.ahead([1, 2, 3, 4, 5], null);
  await settle();
  await settle();
  await settle();
  await settle();
  expect([1, 2, 3, 4, 5].every((at) => positions.peek(at, null))).toBe(true);
  expect(most).toBeLessThanOrEqual(3);
});

test("the positions longest out of use are forgotten", async () => {
  const positions = new Positions(async (at) => shown(at), 2);
  await positions.get(1, null);
  await positions.get(2, null);
  positions.peek(1, null);
  await positions.get(3, null);
  expect(positions.peek(2, null)).toBeUndefined();
  expect(positions.peek(1, null)).toBeDefined();
});

test("a busy server is asked again after a while, another refusal is told", async () => {
  let tries = 0;
  const waits: number[] = [];
  const positions = new Positions(
    async (at) => {
      tries += 1;
      if (tries === 1) throw new Refusal({ id: "server-too-many", args: {} }, 429);
      if (at === 9) throw new Refusal({ id: "server-no-such-table", args: {} }, 404);
      return shown(at);
    },
    10,
    async (milliseconds) => void waits.push(milliseconds),
  );
  expect((await positions.get(1, null)).at).toBe(1);
  expect(waits).toHaveLength(1);
  await expect(positions.get(9, null)).rejects.toThrow("server-no-such-table");
});

test("going forward looks further ahead than back, and never beyond the ends", () => {
  expect(likely(0, 3, true, [3])).toEqual([1, 2, 3, 3]);
  expect(likely(10, 20, false, [])[0]).toBe(9);
  expect(likely(20, 20, true, []).every((at) => at < 20)).toBe(true);
});

test("a position within answers that the rules gave by themselves is the one after them", async () => {
  let asked = 0;
  const positions = new Positions(async (at) => {
    asked += 1;
    return shown(at === 6 ? 7 : at);
  });
  expect((await positions.get(6, null)).at).toBe(7);
  expect(positions.peek(6, null)?.at).toBe(7);
  await positions.get(7, null);
  expect(asked).toBe(1);
});
