/** A form being sent: at work, refused, or done. */
import type { Message } from "../../api/types";
import { toldOf } from "../../parts/reason";

export class Sending {
  busy = $state(false);
  refused = $state.raw<Message | null>(null);
  done = $state(false);

  /** Send; a refusal is kept to be told. Gives whether it went well. */
  async send(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refused = null;
    this.done = false;
    try {
      await work();
      this.done = true;
    } catch (problem) {
      this.refused = toldOf(problem);
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}
