/** When a move is asked about before it is made. */
import type { Option, Preview } from "../api/types";
import type { Settings } from "../settings/settings.svelte";

/** So long is waited for the answer whether an option can be taken back; after that it is asked about. */
const PATIENCE = 350;

/** Give what comes in time, else the other. */
export function inTime<T>(answer: Promise<T>, otherwise: T, patience = PATIENCE): Promise<T> {
  return Promise.race([answer, new Promise<T>((done) => setTimeout(() => done(otherwise), patience))]);
}

/** Whether an option could not be taken back: it reveals something, or the turn is over. */
export const isFinal = (preview: Preview | null): boolean => preview !== null && (preview.reveals || preview.ends);

/** Whether an option needs a yes. */
export function needsYes(confirm: Settings["confirm"], final: boolean, meant: boolean): boolean {
  if (confirm === "always") return true;
  return confirm === "final" && final && !meant;
}

/** Whether who presses the end of the turn in the header certainly means it: nothing but that was asked. */
export function endIsMeant(ask: string, options: Option[], ends: string[]): boolean {
  return ask.endsWith(".end-turn") || options.every((option) => ends.includes(option.notation));
}
