/** The content of Paladins, and its texts, for the tests. */
import type { Words } from "../../../src/api/types";
import type { Language } from "../../../src/text/speech.svelte";
import { contentOf, speak } from "../sources";

export const content = contentOf("paladins");
export const speakFromFiles = (language: Language): void => speak("paladins", language);

/** Texts put together by the server are stood in for by their own words. */
export const words: Words = new Proxy({}, { get: () => new Proxy({}, { get: (_, word) => String(word) }) });
