/** Something asked of the server by a button: underway, done, or refused in words. */
import { Refusal } from "../api/http";
import type { Message } from "../api/types";

export class Deed {
  busy = $state(false);
  told = $state.raw<Message | null>(null);

  /** Do it; gives false if it was refused, and then `told` says why. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.told = null;
    try {
      await what();
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.told = problem.told;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
