import { expect, test } from "vitest";
import { durationOf, durationText } from "../../../src/table/menu/duration";

test("durations are told in the largest unit that says them", () => {
  expect(durationOf(59)).toEqual({ number: 59, unit: "seconds" });
  expect(durationOf(3599)).toEqual({ number: 59, unit: "minutes" });
  expect(durationOf(47 * 3600)).toEqual({ number: 47, unit: "hours" });
  expect(durationOf(73 * 3600)).toEqual({ number: 3, unit: "days" });
  expect(durationText({ number: 3, unit: "minutes" }, "en")).toBe("3 min");
});
