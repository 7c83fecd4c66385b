/** Cards to be discarded before drawing, chosen freely and said in one go. */
import type { Option } from "../../../api/types";
import { optionOf } from "../../../table/paths";

export const ASKED = "mage_knight.discard-before-draw";
const DONE = "done";
const CARD = "card ";

/** The cards that can be discarded: all in hand but Wounds, each by its own place. */
export function discardable(hand: (string | null)[], options: Option[]): { at: number; word: string }[] {
  const offered = new Set(options.map((option) => option.notation));
  return hand.flatMap((word, at) => (word !== null && offered.has(CARD + word) ? [{ at, word }] : []));
}

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
