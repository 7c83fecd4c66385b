/** What of the journal deserves a short moment on the table: victories, retreats, knock-outs, new levels. */
import type { Message, TableEvent } from "../../../api/types";

export interface Moment {
  kind: "victory" | "defeat" | "withdrawal" | "knocked-out" | "paralyzed" | "level";
  message: Message;
}

const KINDS: Record<string, Moment["kind"]> = {
  "mage_knight-conquered": "victory",
  "mage_knight-joint-conquered": "victory",
  "mage_knight-fight-won": "victory",
  "mage_knight-retreated": "defeat",
  "mage_knight-forced-back": "defeat",
  "mage_knight-withdrew": "withdrawal",
  "mage_knight-knocked-out": "knocked-out",
  "mage_knight-paralyzed": "paralyzed",
  "mage_knight-level": "level",
};
const DEFEATED = "mage_knight-defeated";

/** The moments of some events, in their order; `over`: the combat has ended with them, so that the last defeat is a victory. */
export function momentsIn(events: TableEvent[], over: boolean): Moment[] {
  const found = events.flatMap(({ message }): Moment[] => {
    const kind = KINDS[message.id];
    return kind ? [{ kind, message }] : [];
  });
  const fell = events.filter(({ message }) => message.id === DEFEATED).at(-1);
  if (over && fell && !found.some(({ kind }) => kind === "victory" || kind === "defeat"))
    found.unshift({ kind: "victory", message: fell.message });
  return found;
}
