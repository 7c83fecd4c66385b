/** What lies on the tray: cards to choose from, only while they are chosen from. */
import type { Option } from "../../../api/types";
import type { Player, Table } from "../view";

const CHOICE = "choice:";
const TAVERNS = "paladins.choose-tavern";

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

/** One card on the tray, of its kind; `x` and `width` on its shelf. */
interface Lying {
  kind: "paladin" | "tavern" | "choice";
  id: string;
  x: number;
  width: number;
}
/** Cards side by side: how much room they take, how large they are drawn to fit, and where the shelf begins. */
export interface Shelf {
  lying: Lying[];
  width: number;
  scale: number;
  y: number;
}

const GAP = 6;
const WIDTHS = { paladin: 118, tavern: 126, choice: 126 };
/** Taverns take less room while Paladins lie there, too. */
const NARROW = 68;
export const HEIGHT = 160;
/** How large cards are drawn at most where they lie one below the other, and side by side. */
const LARGE = 1.2;
const USUAL = 1;

/** Lay what is on the tray on one shelf, or on two if stacked; what is wider than the room is drawn smaller. */
export function shelvesOf(tray: Tray, room: number, stacked: boolean): Shelf[] {
  const narrow = tray.paladins.length > 0;
  const paladins = tray.paladins.map((id) => ({ kind: "paladin" as const, id, width: WIDTHS.paladin }));
  const others = [
    ...tray.taverns.map((id) => ({ kind: "tavern" as const, id, width: narrow ? NARROW : WIDTHS.tavern })),
    ...tray.choices.map((id) => ({ kind: "choice" as const, id, width: WIDTHS.choice })),
  ];
  let y = 0;
  return (stacked ? [paladins, others] : [[...paladins, ...others]])
    .filter((cards) => cards.length > 0)
    .map((cards) => {
      let x = GAP / 2;
      const lying = cards.map((card) => {
        const here = { ...card, x };
        x += card.width + GAP;
        return here;
      });
      const width = x - GAP / 2;
      const shelf = { lying, width, scale: Math.min(stacked ? LARGE : USUAL, room / width), y };
      y += HEIGHT * shelf.scale;
      return shelf;
    });
}
