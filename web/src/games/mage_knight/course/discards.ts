/** Cards to be discarded before drawing, chosen freely and said in one go, on a magical glade with the Wound it takes. */
import type { Option } from "../../../api/types";
import { answersOf, optionOf, SEPARATOR, type PathOption } from "../../../table/paths";

const ASKED = "mage_knight.discard-before-draw";
const GLADE = "mage_knight.glade-wound";
const OF_HAND = "put hand";
const WOUND = "wound";
const DONE = "done";
const CARD = "card ";

/** The cards that can be discarded: all in hand but Wounds, each by its own place. */
export function discardable(hand: (string | null)[], options: Option[]): { at: number; word: string }[] {
  const offered = new Set(options.map((option) => option.notation));
  return hand.flatMap((word, at) => (word !== null && offered.has(CARD + word) ? [{ at, word }] : []));
}

/** Where the glade can take a Wound from, or from nowhere; nothing if it does not ask. */
export const gladeOptions = (asks: string | null, options: Option[]): Option[] => (asks === GLADE ? options : []);

/** What is asked about discards now, or behind the answer to the glade. */
export function discards(asks: string | null, options: Option[], glade: Option | null, paths: PathOption[]): Option[] {
  if (glade === null) return asks === ASKED ? options : [];
  return paths.flatMap((path) => {
    const [first, second, ...more] = answersOf(path);
    const label = path.labels[1];
    const fits = first === glade.notation && more.length === 0 && (second === DONE || second?.startsWith(CARD));
    return fits && label ? [{ ...path, notation: second ?? "", label }] : [];
  });
}

/** The hand as the glade leaves it. */
export function handAfter(hand: (string | null)[], glade: Option | null): (string | null)[] {
  const at = glade?.notation === OF_HAND ? hand.lastIndexOf(WOUND) : -1;
  return at < 0 ? hand : hand.toSpliced(at, 1);
}

/** The same answer, after that to the glade. */
export const after = (glade: Option | null, given: Option | null): Option | null =>
  glade && given ? { ...given, notation: glade.notation + SEPARATOR + given.notation } : given;

/** The one answer that discards the chosen cards and draws; null while it cannot be given: something must be discarded. */
export function answer(chosen: string[], options: Option[]): Option | null {
  const of = (notation: string): Option | undefined => options.find((option) => option.notation === notation);
  const done = of(DONE);
  if (chosen.length === 0) return done ?? null;
  const picked = chosen.map((word) => of(CARD + word)).filter((option) => option !== undefined);
  return optionOf({
    actions: [...picked.map((option) => option.notation), DONE],
    labels: picked.map((option) => option.label),
    touches: picked.flatMap((option) => option.touches),
    lasting: "ends",
    declines: false,
  });
}
