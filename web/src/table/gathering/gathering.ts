/** Before the game: what one waits for, which settings were chosen, and the seats that bots could take. */
import type { Chair, GameInfo, SettingValue, TableInfo, Value } from "../../api/types";
import { taken } from "../chairs";

export type Waiting =
  | "closed"
  | "stuck"
  | "owner-fills"
  | "owner-begins"
  | "seated-fills"
  | "seated-begins"
  | "guest-sits"
  | "guest-waits"
  | "guest-full";

/** What the viewer waits for; `me` is null for somebody who has not said who they are. */
export function waitingFor(table: TableInfo, me: string | null): Waiting {
  if (table.status === "closed") return "closed";
  if (table.status !== "open") return "stuck";
  const full = table.seats.every(taken);
  if (me !== null && table.owner === me) return full ? "owner-begins" : "owner-fills";
  if (me !== null && table.seats.some((chair) => chair.player === me)) return full ? "seated-begins" : "seated-fills";
  if (full) return "guest-full";
  return table.seats.some((chair) => canSit(table, chair, me)) ? "guest-sits" : "guest-waits";
}

/** Whether one may sit down there without an invitation: anybody at a public table, at another its owner. */
export const canSit = (table: TableInfo, chair: Chair, me: string | null): boolean =>
  table.status === "open" && chair.kind === "open" && (table.public || (me !== null && table.owner === me));

export interface Setting {
  name: string;
  label: string;
  value: Value;
  /** The message of the value; null for numbers, yes and no. */
  says: string | null;
}

/** The settings that differ from the usual ones. */
export function settingsOf(info: GameInfo, settings: Record<string, Value>): Setting[] {
  return info.settings.flatMap((setting) => {
    const value = settings[setting.name];
    if (value === undefined || value === setting.values[0]?.value) return [];
    const chosen: SettingValue | undefined = setting.values.find((one) => one.value === value);
    return [{ name: setting.name, label: setting.label, value, says: chosen?.label ?? null }];
  });
}

/** The seats on which the owner may put bots, to begin at once: those that are free, once the owner sits. */
export function botSeats(table: TableInfo, me: string): number[] {
  if (table.owner !== me || !table.seats.some((chair) => chair.player === me)) return [];
  return table.seats.filter((chair) => !taken(chair)).map((chair) => chair.seat);
}

/** The bot that joins: like those that sit there already; null: the usual one. */
export const botLike = (table: TableInfo): string | null =>
  table.seats.find((chair) => chair.bot !== null)?.bot ?? null;
