/** The words in which things are explained. */
import type { Arg } from "../../../api/types";
import { say, speech } from "../../../text/speech.svelte";
import type { Cost } from "../book";
import { wordsOf, type Scene } from "../scene";
import type { Attribute } from "../view";

export interface Explained {
  title: string;
  text: string[];
}
export type Explainer = (word: string, scene: Scene, rest: string) => Explained | null;

export const big = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const sentence = (arg: Arg): string => say("web-paladins-sentence", { text: speech.arg(arg) });
export const words = (scene: Scene, kind: string, word: string): Arg => wordsOf(scene.words, kind, word, scene.listed);

/** What has to be paid. */
export function costs(price: Cost): string {
  if (price.n === 0) return say("web-paladins-costs-nothing");
  const resource = { message: `paladins-resource-${price.resource}` };
  return say("web-paladins-costs", { cost: { say: { id: "paladins-cost", args: { number: price.n, resource } } } });
}

/** How much of an attribute is needed, and how much there is. */
export function needs(attribute: Attribute, number: number, have: number): string {
  return say("web-paladins-needs", { attribute: { message: `paladins-attribute-${attribute}` }, number, have });
}
