/** The colour of a card's edge: one colour, or two side by side. */
import type { Colour } from "../view";

export function spineOf(colours: readonly Colour[] | undefined): string {
  const [first, second] = colours ?? [];
  if (!first) return "var(--faint)";
  if (!second) return `var(--mana-${first})`;
  return `linear-gradient(to bottom, var(--mana-${first}) 50%, var(--mana-${second}) 50%)`;
}
