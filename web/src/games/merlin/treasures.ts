/** Grail, Excalibur and signet ring: who holds which. */
import type { Table } from "./view";

/** What a seat holds; null: what lies on the board. Without the expansion there is no signet ring. */
export function treasuresOf(table: Table, seat: number | null): string[] {
  const held: [string, number | null][] = [
    ["grail", table.grail],
    ["excalibur", table.excalibur],
  ];
  if (table.arthur !== null) held.push(["signet-ring", table.signet_ring]);
  return held.filter(([, holder]) => holder === seat).map(([id]) => id);
}
