import { describe, expect, it } from "vitest";
import { outlookOf, signed } from "../../../src/table/scores/outlook";

const now = {
  final: false,
  sources: ["missions", "traitors", "influence"],
  points: [
    [4, -3, 5],
    [2, 0, 0],
  ],
  counted: [
    [4, 0, 1],
    [2, 0, 0],
  ],
};

describe("if scored now", () => {
  it("shows what would be given, without what is counted already", () => {
    const { rows, totals, changes } = outlookOf(now, null);
    expect(rows).toEqual([
      { source: "traitors", added: [-3, 0], changes: [0, 0] },
      { source: "influence", added: [4, 0], changes: [0, 0] },
    ]);
    expect(totals).toEqual([6, 2]);
    expect(changes).toEqual([0, 0]);
  });

  it("shows what an option would change, for everybody, also in points given at once", () => {
    const then = {
      ...now,
      points: [
        [7, 0, 5],
        [2, 0, -1],
      ],
      counted: [
        [7, 0, 1],
        [2, 0, 0],
      ],
    };
    const { rows, changes } = outlookOf(now, then);
    expect(rows.map((row) => [row.source, row.changes])).toEqual([
      ["missions", [3, 0]],
      ["traitors", [3, 0]],
      ["influence", [0, -1]],
    ]);
    expect(changes).toEqual([6, -1]);
  });

  it("writes changes with their sign", () => {
    expect([signed(3), signed(-2)]).toEqual(["+3", "−2"]);
  });
});
