import { beforeAll, describe, expect, it } from "vitest";
import type { Message, TableEvent } from "../../../src/api/types";
import { ceremony, grouped, touched } from "../../../src/games/paladins/ceremony";
import type { Table } from "../../../src/games/paladins/view";
import type { View } from "../../../src/api/types";
import { givenOf, viewAt } from "./asks";
import { speakFromFiles } from "./content";

beforeAll(() => speakFromFiles("en"));

const line = (id: string, args: Message["args"] = {}): Message => ({ id: `paladins-${id}`, args });
const seat = (number: number): Message["args"] => ({ seat: { seat: number } });
const told = (messages: Message[]): TableEvent[] =>
  messages.map((message) => ({ message, rule: "", version: 0 }) as unknown as TableEvent);
const tell = (message: Message): string => message.id;

describe("what is played as a ceremony", () => {
  it("is the Inquisition, with a step for everybody who takes a Debt", () => {
    const view = viewAt("paladins.take-turn");
    const events = told([
      line("did", seat(0)),
      line("inquisition"),
      line("debt-judged", seat(0)),
      line("rival-debt-judged"),
    ]);
    const played = ceremony(events, 0, givenOf(view), tell);
    expect(played?.steps.map((step) => step.heading)).toEqual([
      "paladins-inquisition",
      "paladins-debt-judged",
      "paladins-rival-debt-judged",
    ]);
    expect(played?.steps[1]?.awards).toEqual([{ of: 0, points: -3, from: "own:debt" }]);
    expect((played?.viewAt?.(0) as View<Table>).table.tax_supply).toBe(0);
    expect((played?.viewAt?.(3) as View<Table>).table.tax_supply).toBe(view.table.tax_supply);
  });

  it("leaves one's own deeds alone", () => {
    const messages = [
      line("attacked", seat(1)),
      line("gained", seat(1)),
      line("passed", seat(2)),
      line("converted", seat(0)),
    ];
    expect(grouped(messages, 0).map(({ messages: all }) => all.length)).toEqual([2]);
    expect(grouped(messages, 1).map(({ messages: all }) => all[0]?.id)).toEqual(["paladins-converted"]);
  });

  it("is nothing where nothing is new", () => {
    expect(ceremony(told([line("inquisition")]), 1, givenOf(viewAt("paladins.take-turn")), tell)).toBeNull();
  });

  it("lights where somebody's pieces have come to stand", () => {
    const before = viewAt("paladins.take-turn").table;
    const after = structuredClone(before);
    after.spaces["r2-s1"] = { owner: 0, piece: "monk" };
    after.outsiders[2] = null;
    expect(touched(before, after, 0)).toEqual(["space:r2-s1", "region:3"]);
    expect(touched(null, after, 0)).toEqual([]);
  });

  it("counts every point at the end, from nothing to the score", () => {
    const view = viewAt("paladins.take-turn");
    view.over = true;
    const played = ceremony(told([line("passed", seat(0))]), 0, givenOf(view), tell);
    const scores = (counted: number): number[] => {
      const { table } = played?.viewAt?.(counted) as View<Table>;
      return [...table.players, ...table.rivals].map((side) => side.score);
    };
    expect(scores(0).every((score) => score === 0)).toBe(true);
    expect(scores(played?.steps.length ?? 0)).toEqual(
      [...view.table.players, ...view.table.rivals].map((side) => side.score),
    );
  });
});
