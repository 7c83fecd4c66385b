/** The content of Merlin, and its texts, for the tests. */
import type { Language } from "../../../src/text/speech.svelte";
import { contentOf, speak } from "../sources";

export const content = contentOf("merlin");
export const speakFromFiles = (language: Language): void => speak("merlin", language);
