/** What lies on the tray: cards to choose from, only while they are chosen from. */
import type { Option } from "../../../api/types";
import type { Player, Table } from "../view";

const CHOICE = "choice:";
const TAVERNS = "paladins.gather.choose-tavern";

export interface Tray {
  paladins: string[];
  taverns: string[];
  choices: string[];
}

/** The rewards to choose between that the question names. */
export function choicesAsked(options: Option[]): string[] {
  const found = options.flatMap((option) => option.touches.filter((thing) => thing.startsWith(CHOICE)));
  return [...new Set(found)].map((thing) => thing.slice(CHOICE.length));
}

/** Taverns are known before Paladins are chosen, so both lie there then. */
export function trayOf(player: Player, table: Table, asks: string | null, choices: string[]): Tray {
  const paladins = player.drawn.filter((card) => card !== null);
  const choosing = paladins.length > 0 || (asks === TAVERNS && player.tavern === null);
  return { paladins, taverns: choosing ? table.taverns : [], choices };
}
