/** The message about something that failed. */
import { Refusal } from "../api/http";
import type { Message } from "../api/types";

export function toldOf(problem: unknown): Message {
  return problem instanceof Refusal ? problem.told : { id: "web-failed", args: {} };
}
