import { expect, test } from "vitest";
import { bestOf, rowsOf, totalsOf } from "../../../src/table/scores/points";

const sheet = {
  sources: ["walls", "debts", "nothing"],
  points: [
    [4, -2, 0],
    [7, 0, 0],
  ],
};

test("the best of a row is marked, unless all are equal or alone", () => {
  expect(bestOf([1, 3, 3])).toEqual([false, true, true]);
  expect(bestOf([2, 2])).toEqual([false, false]);
  expect(bestOf([2])).toEqual([false]);
  expect(bestOf([null, 2, 1])).toEqual([false, true, false]);
  expect(bestOf([null, null])).toEqual([false, false]);
});

test("rows that brought nothing are left out, unknown columns stay empty", () => {
  const rows = rowsOf(sheet, 3);
  expect(rows.map((row) => row.source)).toEqual(["walls", "debts"]);
  expect(rows[0]!.points).toEqual([4, 7, null]);
  expect(rows[1]!.best).toEqual([false, true, false]);
});

test("totals are the scores, else the sums", () => {
  expect(totalsOf(sheet, [5, null, null])).toEqual([5, 7, null]);
  expect(totalsOf(null, [null])).toEqual([null]);
});
