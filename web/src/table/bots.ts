/** Bots have names of knights and ladies, by their seat. */
import { say } from "../text/speech.svelte";

const BOTS = ["web-bot-first", "web-bot-second", "web-bot-third", "web-bot-fourth"];

/** How a bot on a seat is called; null beyond those who have a name. */
export function botName(seat: number): string | null {
  const name = BOTS[seat];
  return name ? say(name) : null;
}
