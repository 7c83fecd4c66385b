/** How wide a text is, nearly, so that names of every language fit their places. */
const NARROW = "ijlft.,:;'’!|()[]rI1 -";
const WIDE = "mwMWQO@ÆŒæœ";

/** Estimate the width of a text in a size. */
export function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) {
    if (WIDE.includes(letter)) sum += 0.82;
    else if (NARROW.includes(letter)) sum += 0.3;
    else sum += letter === letter.toUpperCase() && letter !== letter.toLowerCase() ? 0.64 : 0.5;
  }
  return sum * size;
}

/** Give the size for a text in a width: smaller down to the least, then pressed together. */
export function fitted(
  text: string,
  size: number,
  width: number,
  least = 13.2,
): { size: number; press: number | null } {
  const natural = widthOf(text, size);
  if (natural <= width) return { size, press: null };
  const smaller = Math.min(size, Math.max(least, (size * width) / natural));
  return { size: smaller, press: widthOf(text, smaller) > width + 0.5 ? width : null };
}

/** Break a text that would be pressed into two lines, as equal as can be. */
export function brokenInto(text: string, size: number, width: number): string[] {
  if (fitted(text, size, width).press === null) return [text];
  const words = text.split(/[ \u00a0]/);
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const wider = (lines: string[]): number => Math.max(...lines.map((line) => widthOf(line, size)));
  return breaks.reduce((best, lines) => (wider(lines) < wider(best) ? lines : best), [text]);
}
