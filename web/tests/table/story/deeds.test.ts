import { expect, test } from "vitest";
import type { TableEvent } from "../../../src/api/types";
import { cardsOf, type Deed, doersOf, inARow, lastRun, minesAmong, sinceMine } from "../../../src/table/story/deeds";

type Args = TableEvent["message"]["args"];
const seat = (number: number): Args => ({ seat: { seat: number } });
const told = (version: number, by: number | null, id: string, args: Args = {}): TableEvent => ({
  version,
  at: version,
  by,
  message: { id, args },
  rule: "",
});
const events = [
  told(1, 0, "merlin-moved", seat(0)),
  told(2, 1, "merlin-moved", seat(1)),
  told(2, 1, "merlin-sent-home", { other: { seat: 0 } }),
  told(3, 2, "merlin-moved", seat(2)),
  told(3, 2, "merlin-scoring-begins"),
  told(3, 2, "merlin-gained", seat(0)),
  told(3, 2, "merlin-round-begins", { number: 3 }),
  told(4, 1, "merlin-built", seat(1)),
  told(5, 0, "merlin-built", seat(0)),
  told(5, 0, "merlin-replaced", { ...seat(0), other: { seat: 1 } }),
];
const game = { automaton: (message: { id: string }) => (message.id.startsWith("rival-") ? 0 : null) };
const doers = doersOf(events, game, 3);
const tell = (message: { id: string }): string => message.id;

test("a deed is of whoever answered, a scoring of nobody", () => {
  expect(doers).toEqual([0, 1, 1, 2, null, null, null, 1, 0, 0]);
});

test("since the last turn: all that others did before the viewer began", () => {
  expect(sinceMine(doers, 0)).toEqual({ from: 1, to: 8 });
  expect(sinceMine(doers.slice(0, 8), 0)).toEqual({ from: 1, to: 8 });
  expect(sinceMine(doers, 1)).toEqual({ from: 8, to: 10 });
  expect(sinceMine([], 0)).toEqual({ from: 0, to: 0 });
});

test("one card each, whole, with what happened to the viewer marked", () => {
  const cards = cardsOf(events, doers, sinceMine(doers, 0), 0, tell);
  expect(cards.map(({ who, heading, lines }) => [who, heading, lines.map((line) => line.place)])).toEqual([
    [1, "", [1, 2, 7]],
    [2, "", [3]],
    [null, "merlin-scoring-begins", [5]],
  ]);
  expect(minesAmong(cards).map(({ who, line }) => [who, line.place])).toEqual([[1, 2]]);
});

test("what happens to a third player is told on that one's card", () => {
  const judged = [told(1, 1, "did", seat(1)), told(1, 1, "judged", seat(2)), told(1, 1, "judged", seat(0))];
  const cards = cardsOf(judged, doersOf(judged, game, 3), { from: 0, to: 3 }, 0, tell);
  expect(cards.map(({ who, lines }) => [who, lines.map((line) => line.mine)])).toEqual([
    [1, [false, true]],
    [2, [false]],
  ]);
});

test("what an automaton does after an answer, and what follows from it, is its own", () => {
  const solo = [
    told(1, 0, "did", seat(0)),
    told(1, 0, "rival-scheme"),
    told(1, 0, "inquisition"),
    told(1, 0, "judged", seat(0)),
    told(2, 0, "did", seat(0)),
    told(2, 0, "round-begins", { number: 2 }),
    told(2, 0, "rival-gathered"),
    told(2, 0, "drawn"),
  ];
  const whose = doersOf(solo, game, 1);
  expect(whose).toEqual([0, 1, 1, 1, 0, null, 1, null]);
  const cards = cardsOf(solo, whose, { from: 1, to: 4 }, 0, tell);
  expect(minesAmong(cards).map(({ line }) => line.place)).toEqual([3]);
});

test("what is answered in a scoring is nobody's deed, until the next round", () => {
  const scored = [
    told(1, 2, "scoring-begins"),
    told(1, 2, "lost", seat(0)),
    told(2, 0, "spent-shields", seat(0)),
    told(2, 0, "gained", seat(1)),
    told(2, 0, "round-begins", { number: 3 }),
    told(3, 1, "moved", seat(1)),
  ];
  expect(doersOf(scored, {}, 3)).toEqual([null, null, null, null, null, 1]);
});

test("a turn that is announced begins with the announcement", () => {
  const turns = [told(1, 0, "ended", seat(0)), told(1, 0, "turn", seat(1)), told(1, 0, "drew", seat(1))];
  expect(doersOf(turns, { turns: ["turn"] }, 2)).toEqual([0, 1, 1]);
});

test("what somebody did last is their last run", () => {
  expect(lastRun(doers, 1)).toEqual({ from: 7, to: 8 });
  expect(lastRun(doers, 2)).toEqual({ from: 3, to: 4 });
  expect(lastRun(doers, 9)).toEqual({ from: 0, to: 0 });
});

test("what is done several times in a row is told once, and what has no pieces not at all", () => {
  const deed = (place: number, signs: string[], mine = false): { line: Deed; signs: string[] } => ({
    line: { place, mine } as Deed,
    signs,
  });
  const found = inARow([
    deed(1, ["boots"]),
    deed(2, []),
    deed(3, ["boots"]),
    deed(4, ["boots"], true),
    deed(5, ["ox"]),
  ]);
  expect(found.map(({ line, times }) => [line.place, times])).toEqual([
    [1, 2],
    [4, 1],
    [5, 1],
  ]);
});
