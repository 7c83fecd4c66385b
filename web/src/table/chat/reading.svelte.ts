/** Whether there is somebody to talk to, and how much of what was said has been read on this device. */
import { store, stored } from "../../storage";
import type { Room } from "../room.svelte";

export class Reading {
  private read = $state(0);
  private readonly key: string;

  constructor(private readonly room: Room) {
    this.key = `chat-read-${room.id}`;
    this.read = Number(stored(this.key));
  }

  /** Other people sit there, or something was said. */
  readonly company = $derived.by(() => {
    const people = (this.room.table?.seats ?? []).flatMap((chair) => (chair.kind === "person" ? [chair.player] : []));
    return this.room.chat.length > 0 || new Set(people).size > 1;
  });
  readonly unread = $derived.by(() => Math.max(0, this.room.chat.length - this.read));

  /** All of it is before the reader's eyes. */
  all(): void {
    if (this.unread === 0) return;
    this.read = this.room.chat.length;
    store(this.key, String(this.read));
  }
}
