/** The seats of a table as this folder shows them, with names for those who have none. */
import type { Chair, TableInfo } from "../api/types";
import { botName } from "./bots";
import { seatsOf, type Seat } from "./seats";
import { speech } from "../text/speech.svelte";

/** How a chair without a name is called: bots have names of knights and ladies, other chairs a number. */
export function usualName(chair: Chair): string {
  return (chair.bot && botName(chair.seat)) || speech.say("seat-name", { number: chair.seat + 1 });
}

/** The level of a bot, in words. */
export function levelOf(bot: string): string {
  const level = `bot-${bot}`;
  return speech.knows(level) ? speech.say(level) : bot;
}

export function seatsAt(table: TableInfo | null, me: string | null): Seat[] {
  return seatsOf(table?.seats ?? [], table?.waiting ?? [], me, usualName);
}

/** Whether somebody sits there. */
export const taken = (chair: Chair): boolean => chair.kind === "person" || chair.kind === "bot";
