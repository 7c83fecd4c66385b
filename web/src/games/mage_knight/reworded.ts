/** Messages of the server in words that fit the board: names instead of coordinates, and options as short as their rows. */
import type { Arg, Message } from "../../api/types";
import { withPlaces } from "./map/places";
import type { HexSpace } from "./view";

/** What is played has the sign of a card before it, and its effect is what counts. */
const SHORT: Record<string, string> = {
  "mage_knight-label-play": "web-mage_knight-plays",
  "mage_knight-label-power": "web-mage_knight-plays-strong",
  "mage_knight-do-sideways": "web-mage_knight-plays-sideways",
};
/** Here everything lies on the table to be read: the list only names it. */
const LAID_OUT = ["mage_knight.choose-tactic", "mage_knight.choose-skill", "mage_knight.choose-advanced"];

export function reworded(
  message: Message,
  hexes: readonly HexSpace[],
  hero: string | null,
  asks: string | null,
): Message {
  const id = SHORT[message.id];
  if (id) return { id, args: message.args };
  if (asks !== null && LAID_OUT.includes(asks) && message.id.startsWith("mage_knight-label-"))
    return { id: message.id, args: Object.fromEntries(Object.entries(message.args).map(named)) };
  return withPlaces(message, hexes, hero);
}

/** A thing with its whole text becomes its name; a Tactic keeps its number. */
function named([what, arg]: [string, Arg]): [string, Arg] {
  const whole = typeof arg === "object" && "say" in arg ? arg.say : null;
  const name = whole?.args[what];
  if (!whole || name === undefined) return [what, arg];
  const { number } = whole.args;
  if (what !== "tactic" || number === undefined) return [what, name];
  return [what, { say: { id: "mage_knight-tactic-whole-plain", args: { number, tactic: name } } }];
}
