/** One table as this page sees it: the newest state, the story so far, the line to the server, and what is underway. */
import { get, post, Refusal } from "../api/http";
import { Socket, type Incoming, type Line, type Outgoing } from "../api/socket";
import type { ChatLine, Message, Option, Player, Preview, State, Told } from "../api/types";

export class Room {
  state = $state.raw<State | null>(null);
  events = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<Line>("connecting");
  /** The last refusal, until something else happens. */
  refused = $state.raw<Message | null>(null);
  /** Why there is no such table for this viewer. */
  gone = $state.raw<Message | null>(null);
  /** A move is on its way. */
  busy = $state(false);
  preview = $state.raw<Preview | null>(null);
  seat = $state<number | null>(null);

  private readonly socket: Socket;
  private keys = 0;
  private readonly session = Math.random().toString(36).slice(2);
  private pending: string | null = null;
  private wanted: string | null = null;

  constructor(
    readonly id: string,
    private readonly player: () => Player | null,
  ) {
    this.socket = new Socket({
      line: (line) => (this.line = line),
      hear: (message) => this.hear(message),
      again: () => [this.watching()],
    });
  }

  open(): void {
    this.socket.open();
    void this.readChat();
  }

  close(): void {
    this.socket.close();
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** Look through the eyes of another seat of one's own. */
  sit(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.state = null;
    this.events = [];
    this.socket.send(this.watching());
  }

  play(option: Option): void {
    const state = this.state;
    if (!state?.ask || this.busy) return;
    this.start({ do: "play", table: this.id, seat: state.ask.seat, version: state.version, action: option.notation });
  }

  undo(how: "back" | "restart" | "redo"): void {
    const state = this.state;
    if (!state || state.seat === null || this.busy) return;
    this.start({ do: "undo", table: this.id, seat: state.seat, version: state.version, how });
  }

  say(text: string): void {
    this.socket.send({ do: "chat", id: this.key(), table: this.id, text });
  }

  /** Ask what an option would do; an answer that comes too late is dropped. */
  async look(option: Option | null): Promise<void> {
    this.wanted = option?.notation ?? null;
    this.preview = null;
    const state = this.state;
    if (!option || !state?.ask) return;
    const query = new URLSearchParams({
      seat: String(state.ask.seat),
      version: String(state.version),
      action: option.notation,
    });
    try {
      const found = await get<Preview>(`/api/tables/${this.id}/preview?${query}`);
      if (this.wanted === option.notation && this.state?.version === found.version) this.preview = found;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }

  /** Do something about the table itself: sit down, start, leave, resign. */
  async order(what: string, body: unknown = {}): Promise<void> {
    await post(`/api/tables/${this.id}/${what}`, body);
  }

  private watching(): Outgoing {
    const watch: Outgoing = { do: "watch", table: this.id, since: this.state?.version ?? 0 };
    if (this.seat !== null) watch["seat"] = this.seat;
    return watch;
  }

  private key(): string {
    this.keys += 1;
    return `${this.session}-${this.keys}`;
  }

  private start(message: Outgoing): void {
    const id = this.key();
    this.busy = true;
    this.pending = id;
    this.refused = null;
    this.socket.send({ ...message, id });
  }

  private hear(message: Incoming): void {
    if (message.type === "state" && message.table === this.id) this.take(message.state);
    else if (message.type === "chat" && message.table === this.id) this.chat = [...this.chat, message.line];
    else if (message.type === "ack" && message.id === this.pending) this.settle();
    else if (message.type === "error") this.refuse(message);
  }

  private take(state: State): void {
    if (state.seat !== this.seat) return;
    this.events = [...this.events.slice(0, state.cut), ...state.events];
    this.state = state;
    this.gone = null;
    this.wanted = null;
    this.preview = null;
  }

  private settle(): void {
    this.busy = false;
    this.pending = null;
  }

  private refuse(message: Extract<Incoming, { type: "error" }>): void {
    if (message.id !== null && message.id === this.pending) this.settle();
    if (message.id === null && this.state === null && message.status >= 400) this.gone = message.error;
    else this.refused = message.error;
  }

  private async readChat(): Promise<void> {
    try {
      this.chat = (await get<{ lines: ChatLine[] }>(`/api/tables/${this.id}/chat`)).lines;
    } catch {
      this.chat = [];
    }
  }

  /** The viewer, to find one's own seats. */
  get mine(): number[] {
    const me = this.player()?.id;
    return (this.state?.table.seats ?? []).filter((chair) => me && chair.player === me).map((chair) => chair.seat);
  }
}
