/** What things of Mage Knight are called, from the game's own texts. */
import type { Arg, Words } from "../../api/types";
import { say, speech } from "../../text/speech.svelte";
import { groups } from "./groups";
import type { Foe } from "./view";

export type Kind =
  | "site"
  | "terrain"
  | "card"
  | "night"
  | "unit"
  | "skill"
  | "tactic"
  | "enemy"
  | "hero"
  | "colour"
  | "stack"
  | "phase"
  | "battle"
  | "scenario"
  | "reward"
  | "ruin"
  | "tile"
  | "ability"
  | "resistance"
  | "element"
  | "mana"
  | "part"
  | "goal"
  | "strike"
  | "ward";

/** The name of a thing. */
export function named(kind: Kind, word: string): string {
  return speech.say(`mage_knight-${kind}-${word}`);
}

/** The same, beginning with a capital, as a title. */
export function titled(kind: Kind, word: string): string {
  const name = named(kind, word);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** The only colour of a city: it is known by that. */
export const cityColour = (site: string | null, colours: readonly string[] = []): string | null =>
  site === "city" && colours.length === 1 ? (colours[0] ?? null) : null;

/** A site as a title; a city or a mine with its colours. */
export function siteTitle(site: string, colours: readonly string[] = []): string {
  const colour = cityColour(site, colours);
  if (colour) return sentence(say("web-mage_knight-city", { colour }));
  const said = colours.map((colour) => named("colour", colour)).join(", ");
  return said === "" ? titled("site", site) : `${titled("site", site)} · ${said}`;
}

/** The names of cards in a row, equal ones together; those not known are left out. */
export function cardsNamed(words: Iterable<string | null>): string {
  return groups(words)
    .map(({ word, count }) => named("card", word) + (count > 1 ? ` ×${count}` : ""))
    .join(", ");
}

/** The parts of a text that was put together from effects: `basic`, `powered`, `mana`, `text` … */
export function parts(words: Words, kind: string, word: string): Record<string, Arg> {
  const whole = words[`mage_knight-${kind}-text`]?.[word];
  return whole && typeof whole === "object" && "say" in whole ? whole.say.args : {};
}

/** One part in words; nothing if there is none. */
export function part(words: Words, kind: string, word: string, name: string): string {
  const found = parts(words, kind, word)[name];
  return found === undefined ? "" : sentence(speech.arg(found));
}

/** The whole text of a thing. */
export function whole(words: Words, kind: string, word: string): string {
  const found = words[`mage_knight-${kind}-text`]?.[word];
  return found === undefined ? "" : sentence(speech.arg(found));
}

/** Beginning with a capital. */
export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** An enemy of a combat: a token, or between players a Unit or the hero. */
export function foeName(foe: Foe): string {
  if (foe.enemy !== null) return named("enemy", foe.enemy);
  return foe.unit === null ? named("hero", foe.hero ?? "") : named("unit", foe.unit);
}
