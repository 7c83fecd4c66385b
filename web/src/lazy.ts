/** Pages that are loaded when they are needed. If one is no longer there, the server was updated: then load anew, once. */
const RELOADED = "roundtable-reloaded";

export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      const page = await load();
      remember(false);
      return page;
    } catch (problem) {
      if (!(await answers()) || !remember(true)) throw problem;
      location.reload();
      return new Promise<T>(() => {});
    }
  };
}

/** Note that the page is being loaded anew; false if it was already, or if nothing can be noted. */
function remember(reloaded: boolean): boolean {
  try {
    const already = sessionStorage.getItem(RELOADED) !== null;
    if (reloaded) sessionStorage.setItem(RELOADED, location.href);
    else sessionStorage.removeItem(RELOADED);
    return !already;
  } catch {
    return false;
  }
}

/** Whether the server is there: loading anew without it would show nothing at all. */
async function answers(): Promise<boolean> {
  return fetch("/", { method: "HEAD" }).then(
    (response) => response.ok,
    () => false,
  );
}
