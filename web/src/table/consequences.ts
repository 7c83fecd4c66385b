/** What an option would change, told to the player in the present: what is gained, what is lost, and where it leads. */
import type { Message } from "../api/types";
import type { GameBoard } from "../games/board";
import { say } from "../text/speech.svelte";

const GAINS = "+";
const LOSSES = "−";
const LEADS = "→";

const after = (sign: string, lines: string[]): string[] =>
  lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length).trim());

/** Give sentences from the short lines that a game makes of two views: “+2 points”, “−1 apple”, “→ Grail space”. */
export function sentencesOf(lines: string[]): string[] {
  const others = lines.filter((line) => ![GAINS, LOSSES, LEADS].some((sign) => line.startsWith(sign)));
  const [gained, lost, leads] = [after(GAINS, lines), after(LOSSES, lines), after(LEADS, lines)];
  return [
    ...(gained.length > 0 ? [say("web-table-you-gain", { what: gained })] : []),
    ...(lost.length > 0 ? [say("web-table-you-lose", { what: lost })] : []),
    ...(leads.length > 0 ? [say("web-table-you-come", { where: leads.join(" / ") })] : []),
    ...others,
  ];
}

/** Those of the events that an option would set off which tell more than that it was chosen. */
export const consequencesAmong = <E extends { message: Message }>(
  events: E[],
  { announces = [] }: Pick<GameBoard, "announces">,
): E[] => events.filter((event) => !announces.includes(event.message.id));
