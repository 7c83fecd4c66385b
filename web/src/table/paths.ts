/** Answers that are given in one go: an option with the answers to the questions behind it is an option, too. */
import type { Message, Option, Path, Way } from "../api/types";
import type { Answer } from "../games/board";

/** Between the notations of answers given in one go. */
export const SEPARATOR = " > ";
/** So many ways to go on stand beside an option in the list. */
const MOST_BESIDE = 5;

/** An option whose notation holds all its answers. */
export interface PathOption extends Option {
  /** The labels of its answers. */
  labels: Message[];
  /** Its last answer is not what was meant by the one before. */
  declines: boolean;
}

/** Give a path as an option. */
export function optionOf(path: Path): PathOption {
  return {
    notation: path.actions.join(SEPARATOR),
    action: -1,
    touches: path.touches,
    label: labelOf(path.labels),
    lasting: path.lasting,
    labels: path.labels,
    declines: path.declines,
  };
}

/** A way to a thing further off, as an option; the game knows what to make of its `about`. */
export interface WayOption extends Option {
  way: Way;
}

export function optionOfWay(way: Way): WayOption {
  const lasting = way.asks ? "reveals" : "";
  return { notation: way.actions.join(SEPARATOR), action: -1, touches: way.touches, label: way.label, lasting, way };
}

/** The way that an option stands for, if it does. */
export const wayOf = (option: Option | null): Way | null =>
  option !== null && "way" in option ? (option as WayOption).way : null;

/** One answer after the other: `Move the knight › Apple space › Take an apple`. */
function labelOf(labels: Message[]): Message {
  const [first, ...others] = labels as [Message, ...Message[]];
  if (others.length === 0) return first;
  return { id: "web-table-path", args: { first: { say: first }, then: { say: labelOf(others) } } };
}

/** The answers of an option, one by one. */
export const answersOf = (option: Option): string[] => option.notation.split(SEPARATOR);

export const lengthOf = (option: Option): number => answersOf(option).length;

/** The shortest of some paths: who touches a thing wants that, and is asked for the rest. */
export function shortest(paths: PathOption[]): PathOption[] {
  const least = Math.min(...paths.map(lengthOf));
  return paths.filter((path) => lengthOf(path) === least);
}

/** How to go on from an option, if there are few ways: whole ones, else the next answers; and how to decline what it means. What ends
 * with something that could be done without it, one of `ends`, is no way on from it. */
export function waysOn(option: Option, paths: PathOption[], ends: string[] = []): PathOption[] {
  const behind = paths.filter(
    (path) => path.notation.startsWith(option.notation + SEPARATOR) && !ends.includes(answersOf(path).at(-1) ?? ""),
  );
  const from = behind.filter((path) => !path.declines);
  const declining = behind.filter((path) => path.declines && lengthOf(path) === 2);
  const whole = from.filter((path) => !from.some((other) => other.notation.startsWith(path.notation + SEPARATOR)));
  const next = from.filter((path) => lengthOf(path) === 2);
  const ways = [whole, next].find((found) => found.length > 0 && found.length <= MOST_BESIDE) ?? [];
  return [...ways, ...declining];
}

/** The answers behind the first one. */
export const restOf = (path: PathOption): Answer[] =>
  answersOf(path)
    .map((notation, at) => ({ notation, label: path.labels[at] as Message }))
    .slice(1);

/** What a path adds to its first answer, for a button beside it. */
export function sayRest(path: PathOption, tell: (message: Message) => string): string {
  return path.labels.slice(1).map(tell).join(" + ");
}
