/** Something sent to the server by a button or a form: underway, done, or refused. */
import { Refusal } from "../api/http";
import type { Message } from "../api/types";

export class Sending {
  busy = $state(false);
  done = $state(false);
  /** Why it was refused. */
  refused = $state.raw<Message | null>(null);

  /** Send, unless something is underway; gives whether it went well. */
  async send(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.done = false;
    this.refused = null;
    try {
      await work();
      this.done = true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refused = problem.reason;
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}
