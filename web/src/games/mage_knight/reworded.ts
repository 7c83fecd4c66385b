/** Messages of the server in words that fit the board: names instead of coordinates, and options as short as their rows. */
import type { Message } from "../../api/types";
import { withPlaces } from "./map/places";
import type { HexSpace } from "./view";

/** What is played has the sign of a card before it, and its effect is what counts. */
const SHORT: Record<string, string> = {
  "mage_knight-label-play": "web-mage_knight-plays",
  "mage_knight-label-power": "web-mage_knight-plays-strong",
  "mage_knight-do-sideways": "web-mage_knight-plays-sideways",
};

export function reworded(message: Message, hexes: readonly HexSpace[], hero: string | null): Message {
  const id = SHORT[message.id];
  return id ? { id, args: message.args } : withPlaces(message, hexes, hero);
}
