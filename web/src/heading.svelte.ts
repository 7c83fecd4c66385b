/** What the window is called: the page, and whether one of my tables waits. */
export const heading = $state<{ page: string }>({ page: "" });

/** Put the name of the window together. */
export function windowTitle(page: string, turn: string | null): string {
  const name = page === "" ? "Roundtable" : `${page} · Roundtable`;
  return turn === null ? name : `● ${turn} · ${name}`;
}
