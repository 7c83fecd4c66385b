/** Colours as a browser finds them in style sheets, and how well one is seen upon another. */
import { readFileSync } from "node:fs";

export const PALETTES = ["usual", "deutan", "tritan", "contrast"];
export const THEMES = ["light", "dark"];

/** Reads the colours of a theme and palette as the browser would: later rules of more attributes win. */
export function colours(sheets: string[], theme: string, palette: string): Map<string, string> {
  const css = sheets.map((name) => readFileSync(`src/${name}.css`, "utf8")).join("\n");
  const wanted = [
    ":root",
    ...(theme === "dark" ? [':root[data-theme="dark"]'] : []),
    `:root[data-palette="${palette}"]`,
    ...(theme === "dark" ? [`:root[data-palette="${palette}"][data-theme="dark"]`] : []),
  ];
  const found = new Map<string, string>();
  for (const selector of wanted) {
    for (const [, head, body] of css.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (head?.trim() !== selector) continue;
      for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)) found.set(name!, value!);
    }
  }
  return found;
}

function light(colour: string): number {
  const parts = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}

export function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
