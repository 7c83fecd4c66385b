/** Small sums over what lies on the table. */
import type { Touch } from "../../table/touch.svelte";
import { COLOURS, type Colour, type Counted } from "./view";

export interface Group {
  word: string;
  count: number;
}

/** Equal things together, in the order of their first; what is not known is left out. */
export function groups(words: Iterable<string | null>): Group[] {
  const counts = new Map<string, number>();
  for (const word of words) if (word !== null) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => ({ word, count }));
}

/** The colours of which there is something, with how much. */
export function held(counts: Counted): { colour: Colour; count: number }[] {
  return COLOURS.map((colour) => ({ colour, count: counts[colour] ?? 0 })).filter((one) => one.count > 0);
}

/** One drawn thing may stand for several in options: the one that can be touched now, else the first. */
export function standsFor(touch: Touch, first: string, ...others: string[]): string {
  return [first, ...others].find((id) => touch.can(id)) ?? first;
}

/** Things of a kind that options touch now: `skill:…` without the kind. */
export function touched(touch: Touch, kind: string): string[] {
  const found = new Set<string>();
  for (const option of touch.options) {
    for (const thing of option.touches) if (thing.startsWith(`${kind}:`)) found.add(thing.slice(kind.length + 1));
  }
  return [...found];
}
