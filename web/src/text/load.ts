/** Loads the texts of a language: those of the page, and those of a game when a page is about one. */
import { speech, type Language } from "./speech.svelte";

const GENERAL = "general";
const loaded = new Map<string, Promise<string>>();
const wanted = new Set<string>([GENERAL]);

function source(language: Language, part: string): Promise<string> {
  const path = `/api/text/${language}?part=${part}`;
  let found = loaded.get(path);
  if (!found) {
    found = fetch(path).then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.text();
    });
    found.catch(() => loaded.delete(path));
    loaded.set(path, found);
  }
  return found;
}

/** Speak a language, with every part that any page has asked for. */
export async function speak(language: Language): Promise<void> {
  speech.use(language, await Promise.all([...wanted].map((part) => source(language, part))));
}

/** Have the texts of a game ready in the language spoken. */
export async function speakOf(game: string): Promise<void> {
  if (wanted.has(game)) return;
  wanted.add(game);
  await speak(speech.language);
}
