/** An explanation as it is written down: the page's text, then the statements of the rulebook to read on. */
import { say, type Args } from "../../../text/speech.svelte";
import type { Explanation } from "../../board";
import { capital } from "../names";

export type Known = [text: string, ...rules: string[]];

export function explained(title: string, known: Known, args: Args = {}): Explanation {
  const [text, ...rules] = known;
  return { title: capital(title), text: [say(text, args)], rules };
}

/** The same with more paragraphs. */
export function andMore(explanation: Explanation, text: string[], rules: string[] = []): Explanation {
  return { ...explanation, text: [...explanation.text, ...text], rules: [...explanation.rules, ...rules] };
}
