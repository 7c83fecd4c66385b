/** Finding something by a few letters of its name. */
import { plain } from "../../text/plain";

/** How well letters fit a name: its beginning, the beginning of one of its words, anywhere; 3: not at all. */
function fit(name: string, letters: string): number {
  if (name.startsWith(letters)) return 0;
  if (name.split(/[\s’'-]+/).some((word) => word.startsWith(letters))) return 1;
  return name.includes(letters) ? 2 : 3;
}

/** What fits the letters typed, the best first; without letters everything, by name. */
export function found<T extends { name: string }>(entries: T[], typed: string): T[] {
  const letters = plain(typed.trim());
  return entries
    .map((entry) => ({ entry, name: plain(entry.name) }))
    .map((one) => ({ ...one, fit: fit(one.name, letters) }))
    .filter((one) => one.fit < 3)
    .sort((one, other) => one.fit - other.fit || one.name.localeCompare(other.name))
    .map(({ entry }) => entry);
}
