/** Answers that are given in one go: an option with the answers to the questions behind it is an option, too. */
import type { Message, Option, Path, Way } from "../api/types";

/** Between the notations of answers given in one go. */
export const SEPARATOR = " > ";
/** So many ways to go on stand beside an option in the list. */
const MOST_BESIDE = 5;

/** Give a path as an option whose notation holds all its answers. */
export function optionOf(path: Path): Option {
  return {
    notation: path.actions.join(SEPARATOR),
    action: -1,
    touches: path.touches,
    label: labelOf(path.labels),
  };
}

/** A way to a thing further off, as an option; the game knows what to make of its `about`. */
export interface WayOption extends Option {
  way: Way;
}

export function optionOfWay(way: Way): WayOption {
  return { notation: way.actions.join(SEPARATOR), action: -1, touches: way.touches, label: way.label, way };
}

/** The way that an option stands for, if it does. */
export const wayOf = (option: Option | null): Way | null =>
  option !== null && "way" in option ? (option as WayOption).way : null;

/** The notations of what can be taken back: options, and paths that are not final. */
export function quietAmong(paths: Path[], options: string[]): ReadonlySet<string> {
  return new Set([...options, ...paths.filter((path) => !path.final).map((path) => path.actions.join(SEPARATOR))]);
}

function labelOf([first, ...others]: Message[]): Message {
  const then = others.map((label) => ({ say: label }));
  return {
    id: "web-table-path",
    args: { first: { say: first as Message }, then: then.length > 1 ? then : (then[0] ?? "") },
  };
}

/** The answers of an option, one by one. */
export const answersOf = (option: Option): string[] => option.notation.split(SEPARATOR);

export const lengthOf = (option: Option): number => answersOf(option).length;

/** The shortest of some paths: who touches a thing wants that, and is asked for the rest. */
export function shortest(paths: Option[]): Option[] {
  const least = Math.min(...paths.map(lengthOf));
  return paths.filter((path) => lengthOf(path) === least);
}

/** How to go on from an option, if there are few ways: whole ones, else the next answers. */
export function waysOn(option: Option, paths: Option[]): Option[] {
  const from = paths.filter((path) => path.notation.startsWith(option.notation + SEPARATOR));
  const whole = from.filter((path) => !from.some((other) => other.notation.startsWith(path.notation + SEPARATOR)));
  const next = from.filter((path) => lengthOf(path) === 2);
  return [whole, next].find((ways) => ways.length > 0 && ways.length <= MOST_BESIDE) ?? [];
}

/** What a path adds to its first answer, for a button beside it. */
export function sayRest(option: Option, tell: (message: Message) => string): string {
  const then = option.label.args["then"];
  const all = Array.isArray(then) ? then : [then];
  return all.map((one) => tell((one as unknown as { say: Message }).say)).join(" + ");
}
