import { describe, expect, it } from "vitest";
import { pictured } from "../../../src/games/merlin/cards/needs";
import { diceOf, usedDice } from "../../../src/games/merlin/castle/dice";
import { inventoryOf } from "../../../src/games/merlin/castle/inventory";
import { changesOf, signed } from "../../../src/games/merlin/changes";
import { missionOf, pictOf, pictStrength } from "../../../src/games/merlin/content";
import { brings, progress, scores, sheet } from "../../../src/games/merlin/course";
import { treasuresOf } from "../../../src/games/merlin/treasures";
import { content, speakFromFiles } from "./content";
import { playerOf, tableOf, viewOf } from "./table";

describe("a castle", () => {
  it("lays equal dice together and drops used ones", () => {
    expect(diceOf(playerOf({ dice: { knight: [4, null, 4], merlin: null, arthur: 6 } }))).toEqual([
      { figure: "knight", face: 4, count: 2 },
      { figure: "arthur", face: 6, count: 1 },
    ]);
  });

  it("keeps the places of used dice", () => {
    expect(usedDice(playerOf({ dice: { knight: [4, null, 4], merlin: null, arthur: 6 } }))).toEqual([
      "knight",
      "merlin",
    ]);
  });

  it("holds what it took", () => {
    expect(treasuresOf(tableOf(2, false), null)).toEqual(["grail"]);
    expect(treasuresOf(tableOf(2, true), null)).toEqual(["grail", "signet-ring"]);
    expect(treasuresOf(tableOf(2, true), 1)).toEqual(["excalibur"]);
  });
});

describe("cards", () => {
  it("are found in the content", () => {
    expect(missionOf(content, "01")?.requires).toHaveLength(3);
    expect(pictOf(content, "07")?.bonus).toBe("material");
  });

  it("picture what they ask for", () => {
    expect(pictured({ kind: "influence-in", principality: "blue", count: 2 })).toEqual([
      { kind: "sign", icon: "merlin-influence" },
      { kind: "count", text: "×2" },
      { kind: "land", principality: "blue" },
    ]);
    expect(pictured({ kind: "assistants-placed", assistants: ["builder", "flag-bearer"] })).toHaveLength(2);
  });
});

describe("what an option changes", () => {
  const before = tableOf(2, false);
  const goods = { ...before.players[0]!.goods, flag: { ...before.players[0]!.goods.flag, blue: 1 } };
  const after = { ...before, players: [playerOf({ score: 3, apples: 0, goods, markers: 4 }), before.players[1]!] };

  it("is told by kind", () => {
    const changes = changesOf(before, after, 0);
    expect(changes).toMatchObject({ points: 3, apples: -1, markers: -1 });
    expect(changes?.goods).toEqual([{ good: "flag", principality: "blue", by: 1 }]);
    expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", ""]);
  });

  it("is said in words", () => {
    speakFromFiles("en");
    expect(brings(viewOf(before), viewOf(after), 0)).toEqual([
      "+3 points",
      "+1 blue flag",
      "−1 apple",
      "+1 influence counter",
    ]);
  });
});

it("tells where a die leads", () => {
  speakFromFiles("en");
  const before = tableOf(2, false);
  const free = { ...before, turn: { ...before.turn, face: null, place: null } };
  const chosen = { ...before, turn: { ...before.turn, face: 2, place: null, goals: [6] } };
  expect(brings(viewOf(free), viewOf(chosen), 0)).toEqual(["→ Relocation space"]);
});

it("adds the signet ring to the strength against the Picts", () => {
  expect(pictStrength(content, ["01", "02"], false)).toBe(7);
  expect(pictStrength(content, ["01", "02"], true)).toBe(10);
});

it("puts a castle into words", () => {
  speakFromFiles("en");
  const goods = { ...playerOf().goods, shield: { ...playerOf().goods.shield, blue: 2 } };
  expect(inventoryOf(playerOf({ goods }))).toBe("0 traitors, 2 blue shields");
});

it("tells rounds, scores and sources", () => {
  speakFromFiles("en");
  const view = viewOf(tableOf(2, false));
  expect(progress(view, content)).toEqual({ now: 2, of: 6, marked: [2, 4, 6], label: "Round 2" });
  expect(scores(view)).toEqual([0, 0]);
  expect(sheet(view)).toEqual({
    sources: ["Missions", "Environs"],
    points: [
      [0, 0],
      [0, 0],
    ],
  });
});
