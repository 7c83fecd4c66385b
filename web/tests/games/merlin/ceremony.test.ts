import { beforeAll, describe, expect, it } from "vitest";
import type { Arg, TableEvent } from "../../../src/api/types";
import { before } from "../../../src/games/merlin/ceremony/before";
import { ceremony } from "../../../src/games/merlin/ceremony/scoring";
import { speakFromFiles } from "./content";
import { givenOf, playerOf, tableOf } from "./table";

beforeAll(() => speakFromFiles("en"));

const told = (id: string, args: Record<string, Arg> = {}): TableEvent => ({
  version: 1,
  at: 1,
  by: null,
  message: { id: `merlin-${id}`, args },
  rule: "",
});
const by = (seat: number, number: number): Record<string, Arg> => ({ seat: { seat }, number });
const name = (kind: string, word: string): Record<string, Arg> => ({ [kind]: { message: `merlin-${kind}-${word}` } });
const events = [
  told("moved"),
  told("scoring-begins"),
  told("spent-shields", { ...by(0, 1), ...name("principality", "grey") }),
  told("repelled", { ...by(0, 1), ...name("principality", "grey") }),
  told("lost", { ...by(1, 3), ...name("source", "traitors") }),
  told("discarded-traitors", { ...by(1, 1), ...name("principality", "blue") }),
  told("drew-traitor", { seat: { seat: 0 }, ...name("principality", "brown") }),
  told("gained-territory", { ...by(1, 2), ...name("terrain", "forest"), cell: "a4" }),
  told("gained-influence", { ...by(0, 3), ...name("principality", "blue") }),
  told("took-back", { ...by(0, 1), ...name("principality", "blue") }),
  told("round-begins", { number: 3, seat: { seat: 0 } }),
  told("rolled", { seat: { seat: 0 } }),
];
const players = [playerOf({ score: 13, points: { influence: 3 } }), playerOf({ score: 9 })];
const given = givenOf(tableOf(2, false, { round: 3, first: 0, players, territories: [["a4", "a5"]] }));
const tell = ({ id }: { id: string }): string => id;

describe("a scoring", () => {
  it("is told by traitors, territories and principalities, each with its points", () => {
    const found = ceremony(events, 0, given, tell)!;
    expect(found.title).toBe("Scoring after round 2");
    expect(found.chapters).toHaveLength(4);
    expect(found.steps.map(({ chapter, until }) => [chapter, until])).toEqual([
      [0, 4],
      [0, 6],
      [0, 7],
      [1, 8],
      [2, 10],
    ]);
    expect(found.steps.map(({ awards }) => awards.map(({ of, points }) => [of, points]))).toEqual([
      [],
      [[1, -3]],
      [],
      [[1, 2]],
      [[0, 3]],
    ]);
    expect(found.steps[2]).toMatchObject({
      heading: "Everyone draws new traitors",
      lights: ["traitors:0", "traitors:1"],
    });
    expect(found.steps[3]?.lights).toEqual(["cell:a4", "cell:a5"]);
    expect(found.steps[4]).toMatchObject({ heading: "Fish, 3 counters", lights: ["principality:blue"] });
    expect(found.steps[4]?.text).toBe("Player 0: 2, Player 1: 1. merlin-gained-influence");
  });

  it("goes on where a question has interrupted it", () => {
    expect(ceremony(events, 8, given, tell)?.steps).toHaveLength(1);
  });

  it("is over when the next round has begun", () => {
    expect(ceremony([...events, told("moved")], events.length, given, tell)).toBeNull();
  });
});

it("takes back what a scoring has done, the last first", () => {
  const [me, other] = before(given.view, events.slice(2)).table.players;
  const { table } = before(given.view, events.slice(2));
  expect([table.round, table.first]).toEqual([2, 1]);
  expect([me?.score, me?.points["influence"], me?.markers, me?.goods.shield.grey]).toEqual([10, 0, 4, 1]);
  expect([other?.score, other?.traitors.blue]).toEqual([10, 1]);
  expect(me?.traitors).toMatchObject({ grey: 1, brown: -1 });
  expect(table.principalities.find(({ id }) => id === "blue")?.influence).toEqual([2, 1]);
  expect(me?.dice.knight).toEqual([null, null, null]);
  expect(given.view.table.players[0]?.score).toBe(13);
});
