/** How near the Inquisition is, and whom it would find: all of it lies open on the table. */
import { say } from "../../text/speech.svelte";
import type { Shape } from "../../table/seats";
import type { Book } from "./book";
import type { Scene } from "./scene";
import type { Table } from "./view";

/** Whether one Suspicion card may empty the Tax Supply, or it is empty. */
export const isNear = (book: Book, table: Table): boolean => table.tax_supply <= book.highestTax;

export interface Suspect {
  /** The seat; from the number of players on, the automated opponent. */
  of: number;
  name: string;
  shape: Shape;
  colour: string;
}

/** The seats with most Suspicion, the automated opponent after them; nobody, if nobody has any. */
export function mostSuspicious(table: Table): number[] {
  const counts = [...table.players, ...table.rivals].map((side) => side.suspicion.length);
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, of) => (count === most ? [of] : []));
}

export function suspectsOf(scene: Scene): Suspect[] {
  return mostSuspicious(scene.table).map((of) => {
    const seat = scene.seats[of];
    if (!seat) return { of, name: say("web-paladins-rival"), shape: "diamond", colour: "var(--seat-automaton)" };
    const name = of === scene.me ? say("web-paladins-you") : seat.name;
    return { of, name, shape: seat.shape, colour: seat.colour };
  });
}
