/** The part of the Fame track that is shown, and what the next level brings. */
import type { LevelData } from "./components";

/** The spaces of a level up to the first of the next one, so many at most: around the Fame, and always the last. A gap is null. */
export function fameSpaces(level: LevelData, fame: number, last: boolean, most: number): (number | null)[] {
  const end = last ? level.fame_to : level.fame_to + 1;
  const all = Array.from({ length: end - level.fame_from + 1 }, (_, at) => level.fame_from + at);
  if (all.length <= most) return all;
  const shown = most - 2;
  const at = Math.min(Math.max(fame - level.fame_from - 2, 0), all.length - most);
  const around = all.slice(at, at + shown);
  const follows = all.slice(at + shown);
  return follows.length <= 2 ? [...around, ...follows] : [...around, null, end];
}

/** What of the numbers grows with the next level, or a Skill and a card. */
export type Brings = "skill-and-card" | "armor" | "hand" | "command";

export function bringsOf(level: LevelData, next: LevelData): Brings[] {
  if (next.on_reaching === "skill-and-advanced-action") return ["skill-and-card"];
  const found: Brings[] = [];
  if (next.armor > level.armor) found.push("armor");
  if (next.hand_limit > level.hand_limit) found.push("hand");
  if (next.command_tokens > level.command_tokens) found.push("command");
  return found;
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
