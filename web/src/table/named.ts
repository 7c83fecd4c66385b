/** The name of a thing for those who hear the page: its title, and what is written on it. */

const UNSEEN = "title, desc, style, [aria-hidden='true']";

/** Title first, then what is written, but nothing twice. */
export function nameOfThing(title: string, written: string[]): string {
  const text = written.map((one) => one.trim().replace(/\s+/g, " ")).filter((one) => one !== "");
  const said = text.join(" ");
  const [low, lowTitle] = [said.toLowerCase(), title.toLowerCase()];
  if (lowTitle.includes(low)) return title;
  return low.startsWith(lowTitle) ? said : `${title}, ${said}`;
}

/** What is written on an element, piece by piece. */
export function writtenOn(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest(UNSEEN)) found.push(walker.currentNode.textContent ?? "");
  }
  return found;
}
