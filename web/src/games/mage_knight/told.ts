/** What a line of the story is about: its pieces as icons, where they are on the table, and whether the dummy player did it. */
import type { Arg, Message } from "../../api/types";
import type { Sign } from "../board";

/** Which icon stands for what an argument names, in the order in which they are shown. */
const ARGUMENTS: [string, string][] = [
  ["card", "mk-cards"],
  ["unit", "mk-banner"],
  ["skill", "mk-special"],
  ["enemy", "mk-combat"],
  ["tactic", "mk-sun"],
];
const LINES: Record<string, string> = {
  went: "mk-move",
  explored: "mk-explore",
  wounded: "mk-wound",
  blocked: "mk-block",
  defeated: "mk-attack",
  challenged: "mk-combat",
  conquered: "mk-fame",
  fame: "mk-fame",
  level: "mk-level",
  drew: "mk-deck",
  "dummy-turned": "mk-deck",
  rests: "mk-heal",
};

const colourIn = (arg: Arg | undefined): string | null => {
  const id = typeof arg === "object" && !Array.isArray(arg) && "message" in arg ? arg.message : "";
  return /^mage_knight-(?:colour|mana)-([a-z]+)/.exec(id)?.[1] ?? null;
};

/** The icon of a line. */
export function tells(message: Message): string | null {
  const line = LINES[message.id.replace("mage_knight-", "")];
  return line ?? ARGUMENTS.find(([name]) => message.args[name] !== undefined)?.[1] ?? null;
}

export function pieces(message: Message): Sign[] {
  const icon = tells(message);
  const colour = colourIn(message.args["colour"]) ?? colourIn(message.args["mana"]);
  const number = message.args["number"];
  const signs: Sign[] = icon ? [typeof number === "number" && number > 1 ? { icon, count: number } : { icon }] : [];
  return colour ? [...signs, { icon: "mk-drop", colour: `var(--mana-${colour})` }] : signs;
}

/** What of a turn is told where there is no room for sentences: an icon, and the argument whose name stands beside it. */
const BRIEF: Record<string, [string, string?]> = {
  "tactic-taken": ["mk-sun", "tactic"],
  went: ["mk-move"],
  withdrew: ["mk-move"],
  explored: ["mk-explore"],
  played: ["mk-cards", "card"],
  powered: ["mk-cards", "card"],
  "played-sideways": ["mk-cards", "card"],
  activated: ["mk-banner", "unit"],
  "used-skill": ["mk-special", "skill"],
  assault: ["mk-combat", "site"],
  faces: ["mk-combat", "enemy"],
  defeated: ["mk-attack", "enemy"],
  wounded: ["mk-wound"],
  "knocked-out": ["mk-wound"],
  "unit-wounded": ["mk-wound", "unit"],
  conquered: ["mk-fame", "site"],
  interacts: ["mk-influence", "site"],
  recruited: ["mk-banner", "unit"],
  gained: ["mk-cards", "card"],
  "gained-skill": ["mk-special", "skill"],
  fame: ["mk-fame"],
  reputation: ["mk-reputation"],
  level: ["mk-level"],
  rests: ["mk-heal"],
  plundered: ["mk-reputation"],
  attacked: ["mk-combat", "rival"],
  announced: ["mk-moon"],
  "dummy-turned": ["mk-deck"],
};

export function brief(message: Message, say: (arg: Arg) => string): Sign[] {
  const [icon, what = ""] = BRIEF[message.id.replace("mage_knight-", "")] ?? [];
  if (!icon) return [];
  const { number } = message.args;
  const name = message.args[what];
  const sign: Sign = typeof number === "number" && name === undefined ? { icon, count: number } : { icon };
  return name === undefined ? [sign] : [sign, { word: say(name) }];
}

/** Where on the table it happened: the space it names, else the player. */
export function speaksOf(message: Message, who: number | null): string[] {
  const { space } = message.args;
  return typeof space === "string" ? [`hex:${space}`] : who === null ? [] : [`hero:${who}`];
}

export const automaton = (message: Message): number | null => (message.id.startsWith("mage_knight-dummy-") ? 0 : null);
