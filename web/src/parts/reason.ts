/** The message about something that failed, and whether it is worth another try. */
import { Refusal } from "../api/http";
import type { Message } from "../api/types";

export function reasonOf(problem: unknown): Message {
  return problem instanceof Refusal ? problem.reason : { id: "web-failed", args: {} };
}

const LASTING = [400, 401, 403, 404, 410, 422];

/** What is not there or not allowed stays so. */
export function mayWorkLater(problem: unknown): boolean {
  return !(problem instanceof Refusal) || !LASTING.includes(problem.status);
}
