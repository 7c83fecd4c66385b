/** A first game that teaches by doing: which lesson fits now, and which were learned. */
import type { Content, Told, View } from "../../api/types";
import type { Lesson } from "../../boards/board";

/** What a coach remembers of a table. */
export interface Course {
  /** Lessons learned, by their titles. */
  learned: string[];
  folded: boolean;
  ended: boolean;
}

export const NEW_COURSE: Course = { learned: [], folded: false, ended: false };

/** A lesson that stumbles is passed over: the coach never stands in the way of the game. */
function safely(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/** The first lesson not yet learned that fits what is asked; null while nothing fits. */
export function lessonNow(
  lessons: Lesson[],
  learned: string[],
  ask: string | null,
  view: View,
  content: Content,
): Lesson | null {
  if (ask === null) return null;
  const fits = (lesson: Lesson): boolean =>
    !learned.includes(lesson.title) && safely(() => lesson.when(ask, view, content));
  return lessons.find(fits) ?? null;
}

/** What was learned, with what new events show; the same list if they show nothing new. Who goes on has read what came before. */
export function learn(lessons: Lesson[], learned: string[], events: Told[], me: number): string[] {
  const shows = (lesson: Lesson): boolean => events.some((event) => safely(() => lesson.done?.(event, me) ?? false));
  const open = lessons.filter((lesson) => !learned.includes(lesson.title));
  const last = open.findLastIndex(shows);
  const more = open.slice(0, last + 1).filter((lesson) => !lesson.done || shows(lesson));
  return more.length === 0 ? learned : [...learned, ...more.map((lesson) => lesson.title)];
}

/** Whether a thing on the table is one a lesson points at: the thing itself, or one of that kind (`die` and `die:knight:3`). */
export function pointsAt(things: string[], thing: string): boolean {
  return things.some((one) => thing === one || thing.startsWith(`${one}:`));
}

/** Read what was kept; anything odd begins anew. */
export function readCourse(kept: string | null): Course {
  try {
    const found = JSON.parse(kept ?? "{}") as Partial<Course>;
    const learned = Array.isArray(found.learned) ? found.learned.filter((one) => typeof one === "string") : [];
    return { learned, folded: found.folded === true, ended: found.ended === true };
  } catch {
    return NEW_COURSE;
  }
}
