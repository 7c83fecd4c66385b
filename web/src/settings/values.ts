/** The settings there are, and reading those that were stored. */
import { LANGUAGES, type Language } from "../text/speech.svelte";

/** Every setting with the values it may have; the first is the usual one. */
const VALUES = {
  theme: ["system", "light", "dark"],
  palette: ["usual", "deutan", "tritan", "contrast"],
  motion: ["system", "full", "none"],
  confirm: ["final", "always", "never"],
  obvious: [true, false],
  pace: ["brisk", "relaxed", "instant"],
  size: [1, 1.15, 1.3],
  sounds: [false, true],
  coach: [false, true],
} as const;

export type Settings = { language: Language } & {
  -readonly [name in keyof typeof VALUES]: (typeof VALUES)[name][number];
};

/** The language of the browser, as near as ours come to it. */
export function usualLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => one.slice(0, 2) === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

/** Read what was stored; whatever is missing or makes no sense has its usual value. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  const found = parsed(stored);
  const language = LANGUAGES.find((one) => one === found["language"]) ?? usualLanguage(languages);
  const rest = Object.entries(VALUES).map(([name, values]) => {
    const value = (values as readonly unknown[]).includes(found[name]) ? found[name] : values[0];
    return [name, value];
  });
  return { language, ...Object.fromEntries(rest) } as Settings;
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(stored ?? "{}");
    return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
