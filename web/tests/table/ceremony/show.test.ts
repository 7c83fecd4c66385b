import { beforeEach, expect, it } from "vitest";
import type { TableEvent, View } from "../../../src/api/types";
import type { BoardProps, GameBoard } from "../../../src/games/board";
import { Show } from "../../../src/table/ceremony/show.svelte";

const events = [0, 1, 2, 3].map((at) => ({ at }) as unknown as TableEvent);
const step = (until: number) => ({ chapter: 0, until, heading: "", text: "", lights: [], awards: [] });
const game = {
  ceremony: (_: TableEvent[], from: number) =>
    from < 1 ? { title: "", from: 1, chapters: [], steps: [step(2), step(4)] } : null,
  before: (view: View, later: TableEvent[]) => ({ ...view, later: later.length }),
} as unknown as GameBoard;
const props = { view: {}, me: 0 } as unknown as BoardProps;

let held: boolean[] = [];
let eager = true;
const show = (): Show =>
  new Show({ game: () => game, tell: () => "", hold: (one) => held.push(one), eager: () => eager });
const later = (one: Show): number => (one.view as unknown as { later: number }).later;

beforeEach(() => {
  held = [];
  eager = true;
});

it("plays one step after the other on the table as it lay, while everything else waits", () => {
  const one = show();
  one.offer(events, 0, props);
  expect([later(one), held]).toEqual([3, [true]]);
  one.count();
  expect(later(one)).toBe(2);
  one.next();
  expect([later(one), one.counted]).toEqual([2, false]);
  one.count();
  expect(later(one)).toBe(0);
  one.next();
  expect([one.view, one.ceremony, held]).toEqual([null, null, [true, false]]);
});

it("begins only where it is wanted, and can be shown again to the same eyes", () => {
  eager = false;
  const one = show();
  expect(one.repeats(0)).toBe(false);
  one.offer(events, 0, props);
  expect([one.ceremony, one.repeats(0), one.repeats(1)]).toEqual([null, true, false]);
  one.again();
  one.next();
  expect(one.place).toBe(1);
  one.skip();
  one.again();
  expect(one.place).toBe(0);
});

it("passes over what is no ceremony", () => {
  const one = show();
  one.offer(events, 2, props);
  expect([one.ceremony, one.repeats(0), held]).toEqual([null, false, []]);
});
