/** What a player, or the automated opponent, did last: how the turn is called, and what came of it. */
import type { Message, TableEvent } from "../../api/types";
import { say, speech } from "../../text/speech.svelte";
import type { Sign } from "../board";
import { tells } from "./tells";

export interface Deed {
  /** A mode, a scheme, a favour, passing, in words. */
  name: string;
  icon: string;
  signs: Sign[];
}

/** Lines with which a turn begins, and which argument names what is done, if one does. */
const BEGINS: Record<string, string> = {
  "paladins-did": "mode",
  "paladins-used-favour": "",
  "paladins-passed": "",
  "paladins-rival-scheme": "scheme",
  "paladins-rival-rested": "",
};
const SELF: Record<string, () => string> = {
  "paladins-used-favour": () => say("web-paladins-favour-title"),
  "paladins-passed": () => say("web-paladins-passed"),
  "paladins-rival-rested": () => say("web-paladins-rest"),
};
const MOST = 5;

export const seatIn = (message: Message): number | null => {
  const seat = message.args["seat"];
  return typeof seat === "object" && seat !== null && "seat" in seat ? Number(seat.seat) : null;
};

/** Whose a line is: a seat, or the automated opponent, whose number comes after those of the players. */
function ownerOf(message: Message, players: number): number | null {
  return message.id.startsWith("paladins-rival-") ? players : seatIn(message);
}

function nameIn(message: Message): string | null {
  const itself = SELF[message.id];
  if (itself) return itself();
  const arg = message.args[BEGINS[message.id] ?? ""];
  return typeof arg === "object" && arg !== null && "message" in arg ? speech.say(String(arg.message)) : null;
}

function signOf(message: Message): Sign[] {
  const icon = tells(message);
  const number = message.args["number"];
  if (!icon || message.id in BEGINS || message.id.endsWith("-paid") || message.id.endsWith("-begins")) return [];
  const counts = message.id.endsWith("-gained") && typeof number === "number" && number > 1;
  return [counts ? { icon, count: number } : { icon }];
}

/** Give what somebody did last, or null. */
export function lastOf(events: TableEvent[], of: number, players: number): Deed | null {
  const messages = events.map((event) => event.message);
  const start = messages.findLastIndex((one) => one.id in BEGINS && ownerOf(one, players) === of);
  const begun = messages[start];
  const name = begun ? nameIn(begun) : null;
  if (!begun || !name) return null;
  const rest = messages.slice(start + 1);
  const end = rest.findIndex((one) => one.id in BEGINS || one.id.endsWith("-begins"));
  const own = rest.slice(0, end < 0 ? undefined : end).filter((one) => ownerOf(one, players) === of);
  return { name, icon: tells(begun) ?? "paladins-paladin", signs: own.flatMap(signOf).slice(0, MOST) };
}
