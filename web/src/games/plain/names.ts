/** Names of a game's words, as far as its texts and fields have them. */
import { speech } from "../../text/speech.svelte";
import type { Name } from "./facts";

/** Kinds of names that games use for their words. */
const KINDS = ["field", "card", "colour", "good", "site", "terrain", "phase", "kind"];

export function namesOf(game: string): Name {
  return (word) => {
    const id = KINDS.map((kind) => `${game}-${kind}-${word}`).find((one) => speech.knows(one));
    return id ? speech.say(id) : word;
  };
}
