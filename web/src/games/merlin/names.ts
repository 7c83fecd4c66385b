/** Names of Merlin's things in the chosen language. The names of the printed game come from the game's texts. */
import type { Arg } from "../../api/types";
import { say, speech } from "../../text/speech.svelte";
import type { Good, Principality } from "./view";

const ANIMALS: Record<Principality, string> = {
  black: "web-merlin-animal-black",
  grey: "web-merlin-animal-grey",
  blue: "web-merlin-animal-blue",
  purple: "web-merlin-animal-purple",
  orange: "web-merlin-animal-orange",
  brown: "web-merlin-animal-brown",
};

export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** The animal of a principality, as it is called for short. */
export const animalName = (principality: Principality): string => say(ANIMALS[principality]);

export const named = (message: string): Arg => ({ message });
export const colourArg = (principality: Principality): Arg => named(`merlin-principality-${principality}`);
export const goodArg = (good: Good): Arg => named(`merlin-good-${good}`);

/** A name of the game, with a capital to stand by itself. */
export const nameOf = (id: string): string => capital(speech.say(id));
