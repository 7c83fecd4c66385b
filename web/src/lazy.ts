/** Pages that are loaded when they are needed. If one is no longer there, the server was updated: then load anew, once. */
const RELOADED = "roundtable-reloaded";

export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      const page = await load();
      sessionStorage.removeItem(RELOADED);
      return page;
    } catch (problem) {
      if (sessionStorage.getItem(RELOADED) !== null || !(await answers())) throw problem;
      sessionStorage.setItem(RELOADED, location.href);
      location.reload();
      return new Promise<T>(() => {});
    }
  };
}

/** Whether the server is there: loading anew without it would show nothing at all. */
async function answers(): Promise<boolean> {
  return fetch("/", { method: "HEAD" }).then(
    (response) => response.ok,
    () => false,
  );
}
