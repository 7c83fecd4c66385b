/** What a person has set up on this device. */
import { LANGUAGES, type Language } from "../text/speech.svelte";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  palette: "usual" | "deutan" | "tritan" | "contrast";
  motion: "system" | "full" | "none";
  confirm: "turn" | "always" | "never";
  size: 1 | 1.15 | 1.3;
  sounds: boolean;
  coach: boolean;
}

const STORED = "roundtable-settings";

/** The language of the browser, as near as ours come to it. */
export function usualLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => one.slice(0, 2) === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

function usual(): Settings {
  return {
    language: usualLanguage(navigator.languages),
    theme: "system",
    palette: "usual",
    motion: "system",
    confirm: "turn",
    size: 1,
    sounds: false,
    coach: false,
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...usual(), ...stored() });

/** Keep what was set. */
export function keepSettings(): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}
