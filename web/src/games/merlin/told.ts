/** What a line of the story is about: its pieces as icons, and where they are on the table. */
import type { Arg, Message } from "../../api/types";
import type { Sign } from "../board";
import { OF_TYPE } from "./ring/signs";
import { storyIcon } from "./story";

const idIn = (arg: Arg | undefined): string =>
  typeof arg === "object" && !Array.isArray(arg) && "message" in arg ? arg.message : "";

/** The last part of a name: `blue` of `merlin-principality-blue`, if the name is of that kind. */
function word(message: Message, name: string, kind = name): string | null {
  const id = idIn(message.args[name]);
  return id.startsWith(`merlin-${kind}-`) ? id.slice(`merlin-${kind}-`.length) : null;
}

function seat(message: Message, name: string): number | null {
  const arg = message.args[name];
  return typeof arg === "object" && !Array.isArray(arg) && "seat" in arg ? arg.seat : null;
}

/** Something of a principality: its icon on the principality's colour. */
const of = (principality: string, icon = `merlin-animal-${principality}`): Sign => ({
  icon,
  colour: `var(--on-merlin-${principality})`,
  on: `var(--merlin-${principality})`,
});

/** The icons of a space, by its name. */
function spaceSigns(space: string): Sign[] {
  const [kind = "", what = ""] = space.split("-");
  if (kind === "principality") return [of(what)];
  if (kind === "vp") return [{ icon: "crown" }, { icon: `merlin-${what}` }];
  if (kind === "influence") return [{ icon: "merlin-influence" }, { icon: `merlin-${what}` }];
  if (kind === "resource") return [{ icon: `merlin-${what}` }];
  return (OF_TYPE[space] ?? []).map((icon) => ({ icon }));
}

/** Lines whose number counts what their icon shows. */
const COUNTED = /-(gained|lost|spent|discarded|took-back|repelled|boxed)/;

/** The pieces of a line in order: what acts, what it is about, how many, and in which principality. */
export function pieces(message: Message): Sign[] {
  const { id, args } = message;
  if (id === "merlin-declined") return [];
  const number = typeof args["number"] === "number" ? args["number"] : undefined;
  if ((id === "merlin-took-die" || id === "merlin-used-apple" || id === "merlin-turned-die") && number !== undefined)
    return [...(id === "merlin-used-apple" ? [{ icon: "merlin-apple" }] : []), { icon: `merlin-die-${number}` }];
  const principality = word(message, "principality");
  const [good, assistant, item] = [word(message, "good"), word(message, "assistant"), word(message, "item")];
  const space = word(message, "space");
  const signs: Sign[] = [];
  const first = storyIcon(message);
  if (first && !assistant)
    signs.push(number !== undefined && COUNTED.test(id) ? { icon: first, count: number } : { icon: first });
  if (good && principality) signs.push(of(principality, `merlin-${good}`));
  if (assistant) signs.push({ icon: `merlin-${assistant}` });
  if (item) signs.push({ icon: `merlin-${item}` });
  if (space) signs.push(...spaceSigns(space));
  if (principality && !good) signs.push(of(principality));
  if (typeof args["cell"] === "string") signs.push({ word: args["cell"] });
  return signs;
}

const AT: Record<string, (who: number | null) => string> = {
  "merlin-drew-open": () => "mission-deck",
  "merlin-drew-hidden": () => "mission-deck",
  "merlin-turned-up": () => "mission-deck",
  "merlin-discarded": () => "mission-discard",
  "merlin-took-apple": () => "apples",
  "merlin-used-apple": () => "apples",
  "merlin-drew-traitor": (who) => `traitors:${who}`,
  "merlin-took-pict": (who) => `picts:${who}`,
};

/** Where on the table it happened: the figure, the cell, the principality or the assistant, else the castle of whom it is about. */
export function speaksOf(message: Message, who: number | null): string[] {
  const owner = seat(message, "other") ?? seat(message, "seat") ?? who;
  const names: string[] = [];
  const figure = word(message, "figure");
  if (figure) names.push(figure === "knight" ? `knight:${owner}` : figure);
  if (typeof message.args["cell"] === "string") names.push(`cell:${message.args["cell"]}`);
  const assistant = word(message, "assistant");
  if (assistant) names.push(`assistant:${owner}:${assistant}`);
  const principality = word(message, "principality");
  if (principality) names.push(`principality:${principality}`);
  const at = AT[message.id];
  if (at) names.push(at(owner));
  return names.length > 0 ? names : [`castle:${owner}`];
}
