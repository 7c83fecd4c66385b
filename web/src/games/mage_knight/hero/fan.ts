/** Where the cards of a hand lie. */
export interface Place {
  x: number;
  y: number;
  turn: number;
}

/** Between cards that have room. */
const GAP = 8;
/** How far the outermost card is turned, and how far it sinks. */
const TURN = 2.8;
const SINK = 5;

/** Give the places of so many cards of a width in a row of a width: side by side, or over one another if they must. */
export function fan(count: number, width: number, card: number): Place[] {
  const step = count < 2 ? 0 : Math.min(card + GAP, Math.max(0, width - card) / (count - 1));
  const start = Math.max(0, Math.min(GAP, width - card - step * (count - 1)));
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, at) => {
    const aside = middle === 0 ? 0 : (at - middle) / middle;
    return { x: Math.round(start + step * at), y: Math.round(aside * aside * SINK), turn: aside * TURN };
  });
}
