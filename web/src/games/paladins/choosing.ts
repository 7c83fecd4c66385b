/** Three Paladins, one decision for each: who serves, who goes on top of the deck, who under it. */
import type { Option } from "../../api/types";

export const FATES = ["serve", "top", "under"] as const;
export type Fate = (typeof FATES)[number];
export type Fates = Readonly<Record<string, Fate>>;

/** Decide about a card: who had that fate loses it, the same once more takes it back, and the last card gets what is left. */
export function decide(cards: string[], fates: Fates, card: string, fate: Fate): Fates {
  const complete = cards.every((one) => fates[one]);
  const others = Object.entries(fates).filter(([one, its]) => one !== card && its !== fate);
  if (fates[card] === fate) return complete ? {} : Object.fromEntries(others);
  const found: Record<string, Fate> = { ...Object.fromEntries(complete ? [] : others), [card]: fate };
  const [last, ...more] = cards.filter((one) => !found[one]);
  const left = FATES.find((one) => !Object.values(found).includes(one));
  if (last && left && more.length === 0) found[last] = left;
  return found;
}

/** What a card gets that is pressed where it lies: the first fate that nobody has. */
export const nextFate = (fates: Fates): Fate => FATES.find((fate) => !Object.values(fates).includes(fate)) ?? "serve";

/** The answer that decisions amount to; null while there is one to make. */
export function answerOf(options: Option[], fates: Fates): Option | null {
  const card = (fate: Fate): string | undefined => Object.keys(fates).find((one) => fates[one] === fate);
  const [serves, above] = [card("serve"), card("top")];
  const found = options.find(({ touches }) => touches[0] === `paladin:${serves}` && touches[1] === `paladin:${above}`);
  return serves && above && found ? found : null;
}
