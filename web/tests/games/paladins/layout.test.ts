import { describe, expect, it } from "vitest";
import { brokenInto, fitted, widthOf } from "../../../src/games/paladins/fitting";
import { iconRow } from "../../../src/games/paladins/iconrow";
import * as layout from "../../../src/games/paladins/layout";
import { COLUMNS, FRIEZE, placesIn, SQUARE } from "../../../src/games/paladins/main/places";

const inside = (box: layout.Box, width: number, height: number): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;

const apart = (a: layout.Box, b: layout.Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const count = (number: number): number[] => Array.from({ length: number }, (_, at) => at);

function separate(boxes: layout.Box[]): void {
  boxes.forEach((box, at) => boxes.slice(at + 1).forEach((other) => expect(apart(box, other)).toBe(true)));
}

describe.each([
  ["a frieze", FRIEZE],
  ["a square", SQUARE],
  ["columns", COLUMNS],
])("the main board as %s", (_, places) => {
  it("is laid without overlap", () => {
    const shifted = (box: layout.Box, { x, y }: { x: number; y: number }): layout.Box => {
      return { ...box, x: box.x + x, y: box.y + y };
    };
    const boxes = [
      ...count(5).map(layout.townsfolkBox),
      ...places.beams,
      shifted(layout.SUPPLIES, places.supplies),
      ...count(6).map((at) => shifted(layout.regionBox(at), places.land(at))),
      ...count(6).map((at) => shifted(layout.outsiderBox(at), places.land(at))),
      ...count(8).map((at) => places.seal(at, 8)),
    ];
    for (const box of boxes) expect(inside(box, places.width, places.height)).toBe(true);
    separate(boxes);
  });
});

it("lays the main board as it is seen best", () => {
  expect(placesIn(990, 310)).toBe(FRIEZE);
  expect(placesIn(700, 700)).toBe(SQUARE);
  expect(placesIn(390, 826)).toBe(COLUMNS);
});

const left = [
  layout.PALADIN,
  layout.TAVERN,
  ...Object.values(layout.GOODS),
  layout.STAIRS,
  ...count(6).map(layout.workerBox),
  ...count(6).map(layout.leftBox),
];

describe.each([
  ["wide", layout.WIDE_OWN],
  ["narrow", layout.TALL_OWN],
])("a player's board in a %s place", (_, own) => {
  it("is laid without overlap", () => {
    const enlarged = left.map(({ x, y, width, height }) => {
      return { x: x * own.left, y: y * own.left, width: width * own.left, height: height * own.left };
    });
    const boxes = [
      ...enlarged,
      ...count(7).map(own.wall),
      ...count(6).map(own.shrine),
      ...count(10).map(own.jar),
      own.ownTownsfolk,
    ];
    for (const box of boxes) expect(inside(box, own.width, own.height)).toBe(true);
    separate(boxes);
  });
});

it.each(count(10).map((at) => at + 1))("has room for %i spaces in a region", (number) => {
  const box = layout.regionBox(2);
  const spots = layout.spaceSpots(box, number);
  for (const { x, y, r } of spots) {
    expect(inside({ x: x - r - box.x, y: y - r - box.y, width: 2 * r, height: 2 * r }, box.width, box.height)).toBe(
      true,
    );
  }
  spots.forEach((one, at) =>
    spots
      .slice(at + 1)
      .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * one.r)),
  );
});

it("fits names into their width: smaller first, then pressed", () => {
  expect(fitted("Abbot", 14, 100)).toEqual({ size: 14, press: null });
  expect(fitted("Missionário", 16, widthOf("Missionário", 14)).size).toBeCloseTo(14);
  expect(fitted("Coletor de Dívidas", 14, 60)).toEqual({ size: 13.2, press: 60 });
});

it("makes rows of icons smaller when they are too wide", () => {
  const gains = [
    [{ effect: "silver", n: 2 }],
    [
      { effect: "fighter", n: 1 },
      { effect: "cleric", n: 1 },
    ],
  ];
  const wide = iconRow(gains, [], 20, 2, Infinity);
  expect(wide.steps.map((step) => step.icon)).toEqual(["silver", null, "fighter", "cleric"]);
  expect(iconRow(gains, [], 20, 2, 50).width).toBeLessThanOrEqual(51);
});

it("breaks a name that would be pressed into two lines", () => {
  expect(brokenInto("Abbot", 14, 63)).toEqual(["Abbot"]);
  expect(brokenInto("Collecteur de dettes", 14, 63)).toEqual(["Collecteur", "de dettes"]);
  expect(brokenInto("Donaudampfschiff", 14, 63)).toEqual(["Donaudampfschiff"]);
});
