/** Addresses inside the page: which page is shown, and going from one to another without loading anew. */
import { tick } from "svelte";

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

/** Take an address apart; what cannot be decoded stays as it is. */
export function parse(path: string, search: string): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  return { page: parts[0] ?? "", parts: parts.slice(1), query: new URLSearchParams(search) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const read = (): Route => parse(location.pathname, location.search);

export const route = $state<{ now: Route }>({ now: read() });

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = route.now;
  route.now = read();
  if (replace || samePage(before, route.now)) return;
  scrollTo(0, 0);
  moveOn();
}

/** Whether two addresses are of one page: a table and another are two. */
const samePage = (one: Route, other: Route): boolean => one.page === other.page && one.parts[0] === other.parts[0];

let arriving = false;

/** What is shown makes way for something else. */
export function moveOn(): void {
  arriving = true;
}

/** For the main part of a page: whoever has come from another page goes on there by keyboard, as soon as it stands. */
export function arrive(main: HTMLElement): void {
  if (!arriving) return;
  arriving = false;
  void tick().then(() => {
    if (!document.activeElement || document.activeElement === document.body) main.focus({ preventScroll: true });
  });
}

/** Let links inside the page and the browser's buttons change the route. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    const before = route.now;
    route.now = read();
    if (!samePage(before, route.now)) moveOn();
  });
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || isAnchor(link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** A link to a place on the page that is shown. */
function isAnchor(link: HTMLAnchorElement): boolean {
  return link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
}
