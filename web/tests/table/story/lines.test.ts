import { expect, test } from "vitest";
import type { TableEvent } from "../../../src/api/types";
import {
  about,
  announced,
  chaptersOf,
  filtered,
  linesOf,
  momentOf,
  newest,
  plain,
  storyFrom,
} from "../../../src/table/story/lines";

const told = (id: string, args: TableEvent["message"]["args"] = {}, at = 0): TableEvent => ({
  version: 1,
  at,
  by: null,
  message: { id, args },
  rule: "merlin.turn",
});
const events = [
  told("merlin-round-begins", { number: 1, seat: { seat: 0 } }),
  told("merlin-moved", { seat: { seat: 0 } }),
  told("merlin-sent-home", { assistant: "x", other: { seat: 1 } }),
  told("merlin-round-begins", { number: 2, seat: { seat: 1 } }),
  told("merlin-took-good", { seat: { seat: 1 } }),
];
const lines = linesOf(events, (message) => `Ré ${message.id}`);

test("a line is about its seat, else about the first it names", () => {
  expect(about(events[1]!.message)).toBe(0);
  expect(about(events[2]!.message)).toBe(1);
  expect(about({ id: "x", args: { number: 3 } })).toBeNull();
});

test("rounds are chapters, and what comes before the first has no heading", () => {
  expect(chaptersOf(lines).map((chapter) => chapter.lines.length)).toEqual([2, 1]);
  const before = chaptersOf(lines.slice(1));
  expect(before.map((chapter) => chapter.heading?.place ?? null)).toEqual([null, 3]);
});

test("a filter keeps the headings of what it keeps", () => {
  const chapters = chaptersOf(lines);
  expect(filtered(chapters, 1, "").map((chapter) => chapter.lines.map((line) => line.place))).toEqual([[2], [4]]);
  expect(filtered(chapters, null, "GOOD re").map((chapter) => chapter.lines.map((line) => line.place))).toEqual([[4]]);
  expect(filtered(chapters, 0, "good")).toEqual([]);
  expect(filtered(chapters, null, "  ")).toBe(chapters);
});

test("a search does not mind accents", () => expect(plain("Épée À")).toBe("epee a"));

test("the short story begins with what is new, or a few lines before", () => {
  expect(storyFrom(100, 80)).toBe(80);
  expect(storyFrom(100, 99)).toBe(92);
  expect(storyFrom(100, 0)).toBe(40);
  expect(storyFrom(3, 0)).toBe(0);
  expect(storyFrom(0, 0)).toBe(0);
});

test("places stay those of the events when the beginning is left out", () => {
  expect(linesOf(events, () => "", 3).map((line) => line.place)).toEqual([3, 4]);
});

test("a moment is seen through the viewer's eyes", () => {
  expect(momentOf("t1", 12, 0)).toBe("/replay/t1?at=12&seat=0");
  expect(momentOf("t1", 12, null)).toBe("/replay/t1?at=12");
});

test("only the last lines are read aloud", () => {
  expect(announced(["a", "b", "c"], 2)).toEqual({ left: 1, texts: ["b", "c"] });
  expect(announced(["a"], 2)).toEqual({ left: 0, texts: ["a"] });
});

test("of many lines the newest are kept, and the rest is counted", () => {
  const chapters = chaptersOf(lines);
  expect(newest(chapters, 9)).toEqual({ chapters, left: 0 });
  const some = newest(chapters, 2);
  expect(some.chapters.map((chapter) => chapter.lines.map((line) => line.place))).toEqual([[2], [4]]);
  expect(some.left).toBe(1);
  expect(newest(chapters, 1).chapters.map((chapter) => chapter.heading?.place)).toEqual([3]);
});
