/** Addresses inside the page: which page is shown, and going from one to another without loading anew. */
export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

function read(): Route {
  const parts = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page: parts[0] ?? "", parts: parts.slice(1), query: new URLSearchParams(location.search) };
}

export const route = $state<{ now: Route }>({ now: read() });

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  route.now = read();
  if (!replace) scrollTo(0, 0);
}

/** Let links inside the page and the browser's buttons change the route. */
export function followLinks(): void {
  addEventListener("popstate", () => (route.now = read()));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
