/** What an option would change: the view before and after it, compared. */
import type { View } from "../../api/types";
import { ASSISTANTS, GOODS, PRINCIPALITIES, type Assistant, type Good, type Principality, type Table } from "./view";

interface GoodChange {
  good: Good;
  principality: Principality;
  by: number;
}
export interface Changes {
  points: number;
  goods: GoodChange[];
  apples: number;
  staffs: number;
  traitors: number;
  missions: number;
  manors: number;
  markers: number;
  sent: { assistant: Assistant; principality: Principality | null }[];
}

/** How a seat's castle differs between two tables. */
export function changesOf(before: Table, after: Table, seat: number): Changes | null {
  const old = before.players[seat];
  const now = after.players[seat];
  if (!old || !now) return null;
  const goods: GoodChange[] = [];
  for (const good of GOODS) {
    for (const principality of PRINCIPALITIES) {
      const by = now.goods[good][principality] - old.goods[good][principality];
      if (by) goods.push({ good, principality, by });
    }
  }
  const all = (counts: Record<Principality, number>): number =>
    PRINCIPALITIES.reduce((sum, principality) => sum + counts[principality], 0);
  return {
    points: now.score - old.score,
    goods,
    apples: now.apples - old.apples,
    staffs: now.staffs - old.staffs,
    traitors: all(now.traitors) - all(old.traitors),
    missions: now.hand.length - old.hand.length,
    manors: now.manors - old.manors,
    markers: now.markers - old.markers,
    sent: ASSISTANTS.flatMap((assistant) => {
      const principality = now.assistants[assistant];
      return principality === old.assistants[assistant] ? [] : [{ assistant, principality }];
    }),
  };
}

/** The same, or null if there is nothing to compare. */
export function ghostsOf(view: View<Table>, after: View<Table> | null, seat: number | null): Changes | null {
  return after && seat !== null ? changesOf(view.table, after.table, seat) : null;
}

/** A change as people write it: +1, −2; nothing for none. */
export function signed(by: number): string {
  if (!by) return "";
  return by > 0 ? `+${by}` : `−${-by}`;
}
