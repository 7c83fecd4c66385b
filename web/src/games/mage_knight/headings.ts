/** What stands over many options of a kind in the list. */
import type { Message } from "../../api/types";
import { say } from "../../text/speech.svelte";

const HEADINGS: Record<string, string> = {
  "mage_knight-do-go": "web-mage_knight-heading-go",
  "mage_knight-label-go": "web-mage_knight-heading-go",
  "mage_knight-label-go-site": "web-mage_knight-heading-go",
  "mage_knight-label-challenge": "web-mage_knight-heading-challenge",
  "mage_knight-label-play": "web-mage_knight-heading-play",
  "mage_knight-label-power": "web-mage_knight-heading-play",
  "mage_knight-label-cast": "web-mage_knight-heading-play",
  "mage_knight-label-cast-night": "web-mage_knight-heading-play",
  "mage_knight-label-spend": "web-mage_knight-heading-play",
  "mage_knight-do-sideways": "web-mage_knight-heading-sideways",
  "mage_knight-do-crystal": "web-mage_knight-heading-crystal",
};

export function heading({ id }: Message): string | null {
  const found = HEADINGS[id];
  return found ? say(found) : null;
}
