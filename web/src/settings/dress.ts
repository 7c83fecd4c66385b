/** Puts on the page what was set: theme, palette, motion, size of the text. */
import type { Settings } from "./settings.svelte";

const DARK = "(prefers-color-scheme: dark)";
const HEADERS = { light: "#3a2f28", dark: "#15100c" } as const;

/** The theme to show: the one chosen, or that of the system. */
export function themeOf(settings: Pick<Settings, "theme">, dark: boolean): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return dark ? "dark" : "light";
}

export function dress(settings: Settings): void {
  const html = document.documentElement;
  const theme = themeOf(settings, matchMedia(DARK).matches);
  html.dataset["theme"] = theme;
  html.dataset["palette"] = settings.palette;
  html.dataset["motion"] = settings.motion;
  html.style.setProperty("--text-size", String(settings.size));
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", HEADERS[theme]);
}

/** Dress again whenever the system turns light or dark; gives what ends it. */
export function followSystem(again: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener("change", again);
  return () => query.removeEventListener("change", again);
}
