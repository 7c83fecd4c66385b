/** Who holds the shared screen: the table, and the seat it was last handed to; it outlives what is drawn anew for each seat. */
export const holder = $state<{ table: string | null; seat: number | null }>({ table: null, seat: null });

/** Whose view comes next at a shared screen: one's own while it is asked, else the first of mine that is. */
export function nextHolder(now: number | null, mine: number[], waiting: number[], over: boolean): number | null {
  if (now === null) return mine.find((seat) => waiting.includes(seat)) ?? mine[0] ?? null;
  if (over || waiting.includes(now)) return now;
  return mine.find((seat) => waiting.includes(seat)) ?? now;
}
