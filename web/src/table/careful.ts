/** When a move is asked about before it is made. */
import type { Settings } from "../settings/settings.svelte";

/** Whether an option needs a yes; one that stands in the header as the end of the turn was meant. */
export function needsYes(confirm: Settings["confirm"], endsTurn: boolean, inHeader: boolean): boolean {
  if (confirm === "always") return true;
  return confirm === "turn" && endsTurn && !inHeader;
}
