import { describe, expect, it } from "vitest";
import { newGoals, placesOf } from "../../../src/games/merlin/ring/figures";
import {
  across,
  angleOf,
  CENTRE,
  inReadingOrder,
  nameLine,
  polar,
  RIM,
  standing,
} from "../../../src/games/merlin/ring/geometry";
import { signsOf, spaceName } from "../../../src/games/merlin/ring/signs";
import type { Figure, Table } from "../../../src/games/merlin/view";
import { iconOf } from "../../../src/look/icons/icon";
import "../../../src/look/icons/common";
import "../../../src/games/merlin/icons";
import { tableOf } from "./table";

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe("the round board", () => {
  it("counts clockwise from the top", () => {
    expect(polar(0, 10)).toEqual({ x: CENTRE.x, y: CENTRE.y - 10 });
    expect(polar(angleOf(6, 24), 10).x).toBeCloseTo(CENTRE.x + 10);
  });

  it("puts things side by side, as far apart as asked", () => {
    const [a, b, c] = across(60, 150, 3, 40);
    expect(a && b && c).toBeTruthy();
    expect(distance(a!, b!)).toBeCloseTo(distance(b!, c!));
    expect(distance(a!, b!)).toBeGreaterThan(39);
  });

  it("reads from left to right, at the sides from top to bottom", () => {
    for (const angle of [0, 45, 135, 180, 225, 345]) {
      const [first, second] = inReadingOrder(angle, across(angle, 230, 2, 23));
      expect(first!.x, String(angle)).toBeLessThan(second!.x);
    }
    for (const angle of [90, 270]) {
      const [first, second] = inReadingOrder(angle, across(angle, 230, 2, 23));
      expect(first!.y, String(angle)).toBeLessThan(second!.y);
    }
  });

  it("lets no name hang upside down", () => {
    expect(nameLine(0, 20, 100)).toContain(" 0 0 1 ");
    expect(nameLine(180, 20, 100)).toContain(" 0 0 0 ");
  });

  it("keeps all figures of one space apart and on the board", () => {
    const places = standing(75, 5);
    expect(places).toHaveLength(5);
    places.forEach((place, number) => {
      expect(distance(place, CENTRE)).toBeLessThan(RIM);
      for (const other of places.slice(number + 1)) expect(distance(place, other)).toBeGreaterThan(20);
    });
  });

  it("has an icon for every space of both rings, and a name", () => {
    for (const arthur of [false, true]) {
      const table = tableOf(4, arthur);
      for (const space of [...table.ring, ...table.inner]) {
        const signs = space.principality ? [`merlin-animal-${space.principality}`] : signsOf(space);
        expect(signs.length, space.id).toBeGreaterThan(0);
        for (const sign of signs) expect(iconOf(sign), sign).toBeTruthy();
      }
    }
    expect(spaceName({ id: "build-2", type: "build", principality: null, knights: [] })).toBe("merlin-space-build");
  });
});

describe("figures", () => {
  it("stand where the view says", () => {
    const pieces = placesOf(tableOf(3, true)).map((one) => [one.piece, one.space]);
    expect(pieces).toEqual([
      ["merlin", 4],
      ["knight:0", 4],
      ["knight:1", 4],
      ["knight:2", 4],
      ["arthur", 0],
    ]);
  });

  it("show where a die leads that is chosen, turned or given to another figure", () => {
    const table = tableOf(2, true);
    const choose = (figure: Figure, goals: number[]): Table => ({ ...table, turn: { ...table.turn, figure, goals } });
    const ids = (before: Table, after: Table): string[] => newGoals(before, after).map((goal) => goal.space.id);
    const knight = choose("knight", [6]);
    expect(ids(table, knight)).toEqual([table.ring[6]?.id]);
    expect(ids(knight, choose("knight", [7]))).toEqual([table.ring[7]?.id]);
    expect(ids(knight, choose("arthur", [6, 1]))).toEqual([table.inner[6]?.id, table.inner[1]?.id]);
    expect(ids(knight, knight)).toEqual([]);
    expect(ids(knight, choose("knight", []))).toEqual([]);
  });
});
