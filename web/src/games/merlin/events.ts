/** What the messages of Merlin's journal say, read from their arguments. */
import type { Arg, TableEvent } from "../../api/types";

const arg = (event: TableEvent, name: string): Arg | undefined => event.message.args[name];

export function seatIn(event: TableEvent): number {
  const seat = arg(event, "seat");
  return typeof seat === "object" && !Array.isArray(seat) && "seat" in seat ? seat.seat : -1;
}

export function numberIn(event: TableEvent): number {
  const number = arg(event, "number");
  return typeof number === "number" ? number : 0;
}

/** The last part of a name: `blue` of `merlin-principality-blue`, if the name is of that kind. */
export function wordIn(event: TableEvent, name: string, kind = name): string {
  const found = arg(event, name);
  if (typeof found === "string") return found;
  const message = typeof found === "object" && !Array.isArray(found) && "message" in found ? found.message : "";
  return message.startsWith(`merlin-${kind}-`) ? message.slice(`merlin-${kind}-`.length) : "";
}
