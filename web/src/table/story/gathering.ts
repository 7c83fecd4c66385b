/** Before the game: what one waits for, which settings were chosen, and the same table with bots instead of absent people. */
import type { Chair, GameInfo, NewTable, OptionValue, TableInfo, Value } from "../../api/types";
import { taken } from "./chairs";
import { again } from "./ranking";

export type Waiting =
  "closed" | "stuck" | "owner-fills" | "owner-begins" | "seated-fills" | "seated-begins" | "guest-sits" | "guest-waits";

/** What the viewer waits for; `me` is null for somebody who has not said who they are. */
export function waitingFor(table: TableInfo, me: string | null): Waiting {
  if (table.status === "closed") return "closed";
  if (table.status !== "open") return "stuck";
  const full = table.seats.every(taken);
  if (me !== null && table.owner === me) return full ? "owner-begins" : "owner-fills";
  if (me !== null && table.seats.some((chair) => chair.player === me)) return full ? "seated-begins" : "seated-fills";
  return table.seats.some((chair) => canSit(table, chair)) ? "guest-sits" : "guest-waits";
}

/** Whether anybody may sit down there without an invitation. */
export const canSit = (table: TableInfo, chair: Chair): boolean =>
  table.status === "open" && table.public && chair.kind === "open";

export interface Setting {
  name: string;
  label: string;
  value: Value;
  /** The message of the value; null for numbers, yes and no. */
  says: string | null;
}

/** The settings that differ from the usual ones. */
export function settingsOf(info: GameInfo, options: Record<string, Value>): Setting[] {
  return info.options.flatMap((option) => {
    const value = options[option.name];
    if (value === undefined || value === option.values[0]?.value) return [];
    const chosen: OptionValue | undefined = option.values.find((one) => one.value === value);
    return [{ name: option.name, label: option.label, value, says: chosen?.label ?? null }];
  });
}

/** The same table at once, with bots on the free seats; null while another person sits there already. */
export function withBots(table: TableInfo, me: string): NewTable | null {
  const people = table.seats.filter((chair) => chair.player !== null);
  if (people.some((chair) => chair.player !== me) || table.seats.every(taken)) return null;
  return { ...again(table, me), start: true };
}
