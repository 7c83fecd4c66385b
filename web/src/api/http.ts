import type { Message } from "./types";

/** A refusal of the server, or of the network: a message and the status behind it (0: no answer came). */
export class Refusal extends Error {
  constructor(
    readonly reason: Message,
    readonly status: number,
  ) {
    super(reason.id);
  }
}

const OFFLINE: Message = { id: "web-no-connection", args: {} };

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", signal: signal ?? null };
  if (body !== undefined) {
    init.body = typeof body === "string" ? body : JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(OFFLINE, 0);
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const reason = (data as { error?: Message } | null)?.error;
  throw new Refusal(reason ?? OFFLINE, response.status);
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => call<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => call<T>("DELETE", path, body);

/** Give something that does not change while the page is open, asking for it once. */
const asked = new Map<string, Promise<unknown>>();
export function getOnce<T>(path: string): Promise<T> {
  let found = asked.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    found.catch(() => asked.delete(path));
    asked.set(path, found);
  }
  return found;
}
