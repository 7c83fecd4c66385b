/** The requirements of missions as pictures. */
import type { Need } from "../content";
import type { Good, Principality } from "../view";

export type Picture =
  | { kind: "good"; good: Good; principality: Principality | null }
  | { kind: "land"; principality: Principality }
  | { kind: "sign"; icon: string }
  | { kind: "count"; text: string };

const times = (count: number): Picture[] => (count > 1 ? [{ kind: "count", text: `×${count}` }] : []);
const sign = (icon: string): Picture => ({ kind: "sign", icon: `merlin-${icon}` });

/** What stands for a requirement, from left to right. */
export function pictured(need: Need): Picture[] {
  const count = need.count ?? 1;
  const land: Picture[] = need.principality ? [{ kind: "land", principality: need.principality }] : [];
  switch (need.kind) {
    case "item":
    case "item-any":
      return [{ kind: "good", good: need.item ?? "shield", principality: need.principality ?? null }, ...times(count)];
    case "influence-in":
    case "influence-total":
      return [sign("influence"), ...times(count), ...land];
    case "assistant-in":
      return [sign(need.assistant ?? "assistant"), ...land];
    case "any-assistants-in":
      return [sign("assistant"), ...times(count), ...land];
    default:
      return (need.assistants ?? []).map(sign);
  }
}
