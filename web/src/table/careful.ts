/** When a move is asked about before it is made. */
import type { Settings } from "../settings/settings.svelte";

/** So long is waited for the answer whether an option ends the turn; after that it is asked about. */
const PATIENCE = 350;

/** Give what comes in time, else the other. */
export function inTime<T>(answer: Promise<T>, otherwise: T, patience = PATIENCE): Promise<T> {
  return Promise.race([answer, new Promise<T>((done) => setTimeout(() => done(otherwise), patience))]);
}

/** Whether an option needs a yes; one that stands in the header as the end of the turn was meant. */
export function needsYes(confirm: Settings["confirm"], endsTurn: boolean, inHeader: boolean): boolean {
  if (confirm === "always") return true;
  return confirm === "turn" && endsTurn && !inHeader;
}
