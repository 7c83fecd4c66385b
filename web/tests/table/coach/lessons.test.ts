import { expect, test } from "vitest";
import type { TableEvent, View } from "../../../src/api/types";
import type { Lesson } from "../../../src/games/board";
import {
  chaptersOf,
  learn,
  lessonNow,
  NEW_COURSE,
  pointsAt,
  readCourse,
  spokenAgain,
  type Course,
} from "../../../src/table/coach/lessons";

const EXAMPLE = { says: "example", row: [] };
const view = { game: "merlin", seats: 2 } as View;
const told = (id: string, seat: number): TableEvent => ({
  version: 1,
  at: 0,
  by: null,
  message: { id, args: { seat: { seat } } },
  rule: "",
});
const lesson = (title: string, ask: string, event: string): Lesson => ({
  title,
  says: `${title}-says`,
  example: EXAMPLE,
  when: (asked) => asked === ask,
  done: (one, me) => one.message.id === event && JSON.stringify(one.message.args["seat"]) === `{"seat":${me}}`,
});
const broken: Lesson = {
  title: "broken",
  says: "",
  example: EXAMPLE,
  when: () => {
    throw new Error("no such part");
  },
  done: () => {
    throw new Error("no such part");
  },
};
const lessons = [broken, lesson("die", "choose-die", "took-die"), lesson("again", "choose-die", "moved")];

const asking = (id: string, ...touches: string[]) => ({ id, options: [{ touches }] });
const titled = (all: Lesson[], course: Partial<Course>, ask: ReturnType<typeof asking> | null) =>
  lessonNow(all, { ...NEW_COURSE, ...course }, ask, view, {})?.title ?? null;

test("the first lesson that fits and is not yet learned is shown", () => {
  expect(titled(lessons, {}, asking("choose-die"))).toBe("die");
  expect(titled(lessons, { learned: ["die"] }, asking("choose-die"))).toBe("again");
  expect(titled(lessons, {}, asking("something else"))).toBeNull();
  expect(titled(lessons, {}, null)).toBeNull();
});

test("a lesson that nobody follows lets the others speak, and has its turn again", () => {
  let course: Course = NEW_COURSE;
  const heard: (string | null)[] = [];
  for (let question = 0; question < 6; question += 1) {
    const title = titled(lessons, course, asking("choose-die"));
    heard.push(title);
    course = { ...course, spoken: spokenAgain(course, title ?? "") };
  }
  expect(heard).toEqual(["die", "die", "again", "again", "die", "die"]);
});

test("what can be done right now is taught first", () => {
  const pointing = [
    { ...lesson("far", "act", "x"), things: ["wall"] },
    { ...lesson("near", "act", "y"), things: ["monk"] },
  ];
  expect(titled(pointing, {}, asking("act", "monk:2"))).toBe("near");
  expect(titled(pointing, {}, asking("act", "wall:1"))).toBe("far");
});

test("a lesson is learned by what the learner does, not by what others do", () => {
  expect(learn(lessons, [], [told("took-die", 1)], 0)).toEqual([]);
  expect(learn(lessons, [], [told("took-die", 0), told("moved", 0)], 0)).toEqual(["die", "again"]);
});

test("a lesson that is only read comes first, and is passed by who goes on", () => {
  const read: Lesson = { title: "aim", says: "aim-says", example: EXAMPLE, when: () => true };
  expect(learn([read, ...lessons], [], [told("something", 0)], 0)).toEqual([]);
  expect(learn([read, ...lessons], [], [told("took-die", 0)], 0)).toEqual(["aim", "die"]);
  expect(titled([read, ...lessons], {}, asking("choose-die"))).toBe("aim");
});

test("nothing new gives the same list", () => {
  const learned = ["die"];
  expect(learn(lessons, learned, [told("took-die", 0)], 0)).toBe(learned);
});

test("the coach points at a thing, or at all of a kind", () => {
  expect(pointsAt(["die"], "die:knight:3")).toBe(true);
  expect(pointsAt(["space:1"], "space:1")).toBe(true);
  expect(pointsAt(["space:1"], "space:12")).toBe(false);
});

test("what was kept is read back, and what is odd begins anew", () => {
  expect(readCourse(JSON.stringify({ learned: ["die"], folded: true, ended: false }))).toEqual({
    learned: ["die"],
    spoken: {},
    folded: true,
    ended: false,
  });
  expect(readCourse(null)).toEqual(NEW_COURSE);
  expect(readCourse("{")).toEqual(NEW_COURSE);
  expect(readCourse('{"learned": 3}')).toEqual(NEW_COURSE);
});

test("what waits for its moment is not passed over by what comes later", () => {
  const night: Lesson = { title: "night", says: "night-says", example: EXAMPLE, when: () => false, waits: true };
  expect(learn([night, ...lessons], [], [told("took-die", 0)], 0)).toEqual(["die"]);
});

test("lessons that follow one another in a chapter are put together", () => {
  const [, die, again] = lessons as [Lesson, Lesson, Lesson];
  expect(chaptersOf([die, again])).toEqual([{ title: null, lessons: [die, again] }]);
  const [one, two] = [
    { ...die, chapter: "one" },
    { ...again, chapter: "two" },
  ];
  expect(chaptersOf([one, two]).map(({ title }) => title)).toEqual(["one", "two"]);
});
