/** What can be done in a fight beside playing cards: carrying out what is declared, letting go of it, ending the phase. */
import type { Option } from "../../../api/types";
import { SEPARATOR } from "../../../table/paths";
import type { Touch } from "../../../table/touch.svelte";
import type { Combat } from "../view";

export interface Deeds {
  /** Strike, or stand behind the block. */
  carry: Option | null;
  letGo: Option | null;
  /** End the phase, letting go of an untouched target on the way. */
  end: Option | null;
  /** Between players. */
  pass: Option | null;
  done: Option | null;
  suffer: Option | null;
}

export function deedsOf(touch: Touch): Deeds {
  const find = (notation: string): Option | null => touch.options.find((one) => one.notation === notation) ?? null;
  const letGo = find("give-up");
  const path = touch.paths.find((one) => one.notation === ["give-up", "next"].join(SEPARATOR)) ?? null;
  return {
    carry: find("strike") ?? find("stand"),
    letGo,
    end: find("next") ?? path ?? letGo,
    pass: find("pass"),
    done: find("done"),
    suffer: find("suffer"),
  };
}

const KNOWN = ["strike", "stand", "give-up", "next", "pass", "done", "suffer"];

/** Answers that nothing on the stage stands for, such as the ways to use a card, or spaces of the map behind it. */
export function othersOf(touch: Touch): Option[] {
  const apart = (one: Option): boolean => one.touches.every((thing) => thing.startsWith("hex:"));
  return touch.options.filter((one) => apart(one) && !KNOWN.includes(one.notation)).slice(0, 8);
}

/** Whether something is being declared against an enemy. */
export const isAimed = (combat: Combat | null, at: number): boolean =>
  combat !== null && (combat.targets.includes(at) || combat.blocking === at || combat.damaging === at);

/** Whether an enemy can be pressed for what is asked now: not for what would only come behind the end of the phase. */
export function reaches(touch: Touch, at: number): boolean {
  const on = (one: Option): boolean => one.touches.includes(`enemy:${at}`);
  return touch.options.some(on) || touch.paths.some((path) => on(path) && path.notation.startsWith("give-up"));
}
