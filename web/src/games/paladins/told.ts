/** What a line of the story is about: its pieces as icons, where they are on the table, and whether the automated opponent did it. */
import type { Arg, Message } from "../../api/types";
import type { Sign } from "../board";
import { tells } from "./tells";
import { RIGHT } from "./view";

const idIn = (arg: Arg | undefined): string =>
  typeof arg === "object" && !Array.isArray(arg) && "message" in arg ? arg.message : "";

/** The last part of a name: `silver` of `paladins-thing-silver`. */
function word(arg: Arg | undefined, kind: string): string | null {
  const id = idIn(arg);
  return id.startsWith(`paladins-${kind}-`) ? id.slice(`paladins-${kind}-`.length) : null;
}

/** All names of a kind in an argument and in what it is put together from. */
function wordsIn(arg: Arg | undefined, kind: string): string[] {
  if (Array.isArray(arg)) return arg.flatMap((one) => wordsIn(one, kind));
  const found = word(arg, kind);
  if (found) return [found];
  if (typeof arg === "object" && "say" in arg) return Object.values(arg.say.args).flatMap((one) => wordsIn(one, kind));
  return [];
}

/** Whom a line is about. */
export function seatIn(message: Message): number | null {
  const seat = message.args["seat"];
  return typeof seat === "object" && !Array.isArray(seat) && "seat" in seat ? Number(seat.seat) : null;
}

/** Lines whose number counts what their icon shows. */
const COUNTED =
  /-(gained|paid|paid-favour|taxed|taxed-by|shortfall|suspected|returned|half-gone|rival-taxed|refilled)$/;

/** The pieces of a line in order: what was done, with which workers, and what came of it. */
export function pieces(message: Message): Sign[] {
  const { args } = message;
  if (message.id === "paladins-placed-workers")
    return wordsIn(args["line"], "worker").map((worker) => ({ icon: `paladins-${worker}` }));
  const icon = tells(message);
  if (!icon) return [];
  const number = args["number"];
  const faction = word(args["faction"], "faction");
  const counts = COUNTED.test(message.id) && typeof number === "number" && number !== 1;
  return [counts ? { icon, count: number } : { icon }, ...(faction ? [{ icon: `paladins-${faction}` }] : [])];
}

/** What of the table a line names by itself. */
const AT: Record<string, string> = {
  "paladins-inquisition": "tax-supply",
  "paladins-refilled": "tax-supply",
  "paladins-taxed": "tax-supply",
  "paladins-taxed-by": "tax-supply",
  "paladins-rival-taxed": "tax-supply",
  "paladins-suspected": "suspicion-deck",
  "paladins-rival-suspected": "suspicion-deck",
};

function regionIn(arg: Arg | undefined): number | null {
  const region = typeof arg === "object" && !Array.isArray(arg) && "say" in arg ? arg.say.args["region"] : null;
  return typeof region === "number" ? region : null;
}

/** Where on the table it happened: a card, a region, the chest, a row of the player's board, else the player. */
export function speaksOf(message: Message, who: number | null): string[] {
  const { args } = message;
  const owner = seatIn(message) ?? who;
  const names: string[] = [];
  for (const kind of ["outsider", "townsfolk"]) {
    const card = word(args[kind], kind);
    if (card) names.push(`${kind}:${card}`);
  }
  const region = regionIn(args["space"]);
  if (region !== null) names.push(`region:${region}`);
  const action = word(args["action"], "action") ?? word(args["mode"], "mode");
  if (action && RIGHT.some((one) => one === action)) names.push(`side:${owner}:${action}`);
  const attribute = word(args["thing"], "thing") ?? word(args["attribute"], "attribute");
  if (attribute && ["faith", "strength", "influence"].includes(attribute)) names.push(`side:${owner}:${attribute}`);
  const at = AT[message.id];
  if (at) names.push(at);
  return [...names, `player:${owner}`];
}

export const automaton = (message: Message): number | null => (message.id.startsWith("paladins-rival-") ? 0 : null);
