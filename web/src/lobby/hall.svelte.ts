/** The hall: which tables there are, kept fresh by the server's calls and by looking again now and then. */
import { get } from "../api/http";
import { Socket } from "../api/socket";
import type { Listed, Message, Tables } from "../api/types";
import { me } from "../me.svelte";
import { reasonOf } from "../parts/reason";

const OFTEN = 8_000;
const SELDOM = 30_000;

class Hall {
  mine = $state.raw<Listed[]>([]);
  open = $state.raw<Listed[]>([]);
  playing = $state.raw<Listed[]>([]);
  /** The lists were read at least once. */
  known = $state(false);
  problem = $state.raw<Message | null>(null);
  private pause = SELDOM;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** My tables that wait for me. */
  get waiting(): Listed[] {
    return this.mine.filter((table) => table.waits);
  }

  /** Listen for the server's calls to whoever is at this screen now. */
  listen(): () => void {
    const socket = new Socket({
      connection: () => {},
      hear: (message) => {
        if (message.type === "turn") this.soon();
      },
      again: () => [],
    });
    if (me.player) socket.open();
    const seen = (): void => {
      if (document.hidden) return;
      if (me.player) socket.hurry();
      this.soon();
    };
    document.addEventListener("visibilitychange", seen);
    addEventListener("online", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("online", seen);
      socket.close();
      clearTimeout(this.timer);
    };
  }

  /** Look often while the lists are on the screen. */
  watch(often: boolean): void {
    this.pause = often ? OFTEN : SELDOM;
    this.soon();
  }

  /** Look again in a moment; several wishes are one look. */
  soon(after = 150): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), after);
  }

  async look(): Promise<void> {
    try {
      const [lobby, own] = await Promise.all([
        get<Tables>("/api/lobby"),
        me.player ? get<Tables>("/api/tables") : { tables: [] },
      ]);
      const others = lobby.tables.filter((table) => table.mine.length === 0);
      this.open = others.filter((table) => table.status === "open");
      this.playing = others.filter((table) => table.status === "playing");
      this.mine = own.tables;
      this.known = true;
      this.problem = null;
    } catch (problem) {
      this.problem = reasonOf(problem);
    }
    this.soon(document.hidden ? SELDOM : this.pause);
  }
}

export const hall = new Hall();
