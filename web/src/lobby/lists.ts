/** My tables, sorted for the lobby: those that wait for me first. */
import type { GameInfo, Listed } from "../api/types";

export interface Mine {
  running: Listed[];
  finished: Listed[];
  /** The game to go on with. */
  last: Listed | null;
}

const livelier = (one: Listed, other: Listed): number =>
  Number(other.waits) - Number(one.waits) || other.updated - one.updated;

/** The messages of the modules, the scenario and whatever else was chosen instead of the usual: what tells tables of a game apart. */
export function flavourOf(info: GameInfo | undefined, table: Listed): string[] {
  return (info?.settings ?? []).flatMap((setting) => {
    const value = table.settings[setting.name];
    if (value === undefined || value === setting.values[0]?.value || value === false) return [];
    const label = value === true ? setting.label : setting.values.find((one) => one.value === value)?.label;
    return label ? [label] : [];
  });
}

export function sorted(tables: Listed[]): Mine {
  const running = tables.filter((table) => table.status === "open" || table.status === "playing").sort(livelier);
  const finished = tables.filter((table) => table.status === "over").sort((one, other) => other.updated - one.updated);
  return { running, finished, last: running[0] ?? null };
}
