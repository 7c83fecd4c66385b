/** A first game that teaches by doing: which lesson fits now, and which were learned. */
import type { Ask, Content, TableEvent, View } from "../../api/types";
import type { Lesson } from "../../games/board";

/** What a coach remembers of a table. */
export interface Course {
  /** Lessons learned, by their titles. */
  learned: string[];
  /** At how many questions the coach has spoken of a lesson in vain. */
  spoken: Record<string, number>;
  folded: boolean;
  ended: boolean;
}

export const NEW_COURSE: Course = { learned: [], spoken: {}, folded: false, ended: false };

/** A lesson that stumbles is passed over: the coach never stands in the way of the game. */
function safely(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/** So often a lesson is spoken of before others have their turn. */
const PATIENCE = 2;

/** What the coach must know of a question. */
type Asked = Pick<Ask, "id"> & { options: { touches: string[] }[] };

/** The lesson not yet learned that fits what is asked; null while nothing fits.
 *
 * They come in their order, but those that can be done right now before those that cannot, and none over and over.
 */
export function lessonNow(
  lessons: Lesson[],
  course: Pick<Course, "learned" | "spoken">,
  ask: Asked | null,
  view: View,
  content: Content,
): Lesson | null {
  if (ask === null) return null;
  const touched = ask.options.flatMap((option) => option.touches);
  const can = ({ things }: Lesson): boolean => !things || touched.some((thing) => pointsAt(things, thing));
  const wait = (lesson: Lesson): number =>
    Math.floor((course.spoken[lesson.title] ?? 0) / PATIENCE) + (can(lesson) ? 0 : 1);
  return lessons
    .filter((lesson) => !course.learned.includes(lesson.title) && safely(() => lesson.when(ask.id, view, content)))
    .reduce<Lesson | null>((first, one) => (first && wait(first) <= wait(one) ? first : one), null);
}

/** Count a lesson that was spoken of at a question and not followed. */
export function spokenAgain(course: Course, title: string): Course["spoken"] {
  return { ...course.spoken, [title]: (course.spoken[title] ?? 0) + 1 };
}

/** What was learned, with what new events show; the same list if they show nothing new. Who goes on has read what came before. */
export function learn(lessons: Lesson[], learned: string[], events: TableEvent[], me: number): string[] {
  const shows = (lesson: Lesson): boolean => events.some((event) => safely(() => lesson.done?.(event, me) ?? false));
  const open = lessons.filter((lesson) => !learned.includes(lesson.title));
  const last = open.findLastIndex(shows);
  const more = open.slice(0, last + 1).filter((lesson) => (!lesson.done && !lesson.waits) || shows(lesson));
  return more.length === 0 ? learned : [...learned, ...more.map((lesson) => lesson.title)];
}

export interface Chapter {
  /** Null if a game has no chapters. */
  title: string | null;
  lessons: Lesson[];
}

/** The chapters of a course, in their order. */
export function chaptersOf(lessons: Lesson[]): Chapter[] {
  const found: Chapter[] = [];
  for (const lesson of lessons) {
    const title = lesson.chapter ?? null;
    const last = found.at(-1);
    if (last && last.title === title) last.lessons.push(lesson);
    else found.push({ title, lessons: [lesson] });
  }
  return found;
}

/** Whether a thing on the table is one a lesson points at: the thing itself, or one of that kind (`die` and `die:knight:3`). */
export function pointsAt(things: string[], thing: string): boolean {
  return things.some((one) => thing === one || thing.startsWith(`${one}:`));
}

/** Read what was stored; anything odd begins anew. */
export function readCourse(stored: string | null): Course {
  try {
    const found = JSON.parse(stored ?? "{}") as Partial<Course>;
    const learned = Array.isArray(found.learned) ? found.learned.filter((one) => typeof one === "string") : [];
    const counts = Object.entries(found.spoken ?? {}).filter((one) => typeof one[1] === "number");
    return { learned, spoken: Object.fromEntries(counts), folded: found.folded === true, ended: found.ended === true };
  } catch {
    return NEW_COURSE;
  }
}
