/** One table as this page sees it: the newest state, the story so far, the connection to the server, and what is underway. */
import { get, post, Refusal } from "../api/http";
import { Socket, type Connection } from "../api/socket";
import type {
  ChatLine,
  ChatLines,
  ClientMessage,
  Message,
  Option,
  Player,
  Reason,
  Reasons,
  ServerMessage,
  State,
  TableEvent,
  TableInfo,
} from "../api/types";
import { settings } from "../settings/settings.svelte";
import { joined } from "./chat/lines";
import { movementTime } from "./flights";
import { Pace, speedOf } from "./pace";
import { answersOf } from "./paths";
import { Previews } from "./previews.svelte";
import { Whys } from "./whys.svelte";
import { minesOf, seatToBeginWith } from "./seats";

/** How long a refusal stays on the screen. */
const REFUSED = 7000;
/** So many states are kept to be shown again. */
const MOST_RECENT = 120;
const NOTHING = { back: false, restart: false, redo: false };

export class Room {
  state = $state.raw<State | null>(null);
  /** Which of the events the state shown has brought: from the first to before the last. */
  fresh = $state.raw({ from: 0, to: 0 });
  /** Everything that has happened, and what of it has been shown. */
  private all = $state.raw<TableEvent[]>([]);
  readonly events = $derived.by(() => this.all.slice(0, this.fresh.to));
  /** How many states wait to be shown. */
  behind = $state(0);
  /** The viewer lets what others do wait. */
  paused = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>("connecting");
  /** The last refusal, for a while or until the next move. */
  refused = $state.raw<Message | null>(null);
  /** Why there is no such table for this viewer. */
  gone = $state.raw<Message | null>(null);
  /** A move is on its way, or its outcome is. */
  busy = $state(false);
  /** Through whose eyes the table is to be seen; null: a spectator's. */
  seat = $state<number | null>(null);
  readonly previews: Previews;
  readonly whys: Whys;

  /** The newest that is known of the table itself; the state shown may be a moment behind. */
  table = $state.raw<TableInfo | null>(null);
  /** One's own seats at this table, hot seats included. */
  readonly mine = $derived.by(() => minesOf(this.table?.seats ?? [], this.player()?.id ?? null));

  private readonly socket: Socket;
  private readonly pace = new Pace<State>(
    (state) => this.show(state),
    () => speedOf(settings.pace, movementTime() > 0),
    (waiting) => (this.behind = waiting),
  );
  /** The states since the viewer's last answer, that one first, to be shown again. */
  private recent: State[] = [];
  private readonly session = Math.random().toString(36).slice(2);
  private keys = 0;
  private pending: string | null = null;
  private awaited = 0;
  private held = false;
  /** The version at which the obvious was last answered: a refusal is not answered again. */
  private tried = 0;
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly player: () => Player | null,
  ) {
    this.previews = new Previews(id);
    this.whys = new Whys(id);
    this.socket = new Socket({
      connection: (connection) => (this.connection = connection),
      hear: (message) => this.hear(message),
      again: () => {
        void this.readChat();
        return [this.watching()];
      },
    });
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.pace.clear();
    clearTimeout(this.forgetting);
    this.socket.close();
  }

  /** Try to connect again at once. */
  hurry(): void {
    this.socket.hurry();
  }

  /** Look through the eyes of another seat of one's own. What was seen stays until the new view is here. */
  sit(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.pace.clear();
    this.recent = [];
    this.socket.send(this.watching());
  }

  play(option: Option): void {
    const state = this.state;
    if (!state?.ask || this.busy) return;
    const [id, { seat }, { version }, { obvious }] = [this.key(), state.ask, state, settings];
    const [action = "", ...then] = answersOf(option);
    this.start({ do: "play", id, table: this.id, seat, version, action, then, obvious });
  }

  undo(how: "back" | "restart" | "redo"): void {
    const state = this.state;
    if (!state || state.seat === null || this.busy || !state.can[how]) return;
    this.start({ do: "undo", id: this.key(), table: this.id, seat: state.seat, version: state.version, how });
  }

  say(text: string): void {
    this.socket.send({ do: "chat", id: this.key(), table: this.id, text });
  }

  /** Ask why a thing can do nothing now. */
  async why(thing: string): Promise<Reason[]> {
    const state = this.state;
    if (!state || this.busy || state.seat === null || state.table.status !== "playing") return [];
    if (!state.ask) return [{ message: { id: "web-table-nothing-now", args: {} }, rule: "" }];
    const query = new URLSearchParams({ seat: String(state.seat), version: String(state.version), thing });
    try {
      return (await get<Reasons>(`/api/tables/${this.id}/why?${query}`)).reasons;
    } catch (problem) {
      if (problem instanceof Refusal) return [];
      throw problem;
    }
  }

  /** Do something about the table itself: sit down, start, leave, resign. */
  async order(what: string, body: unknown = {}): Promise<void> {
    await post(`/api/tables/${this.id}/${what}`, body);
  }

  private watching(): ClientMessage {
    const known = this.state && this.state.seat === this.seat ? this.newest : 0;
    return { do: "watch", table: this.id, seat: this.seat, since: known };
  }

  private key(): string {
    this.keys += 1;
    return `${this.session}-${this.keys}`;
  }

  private start(message: Extract<ClientMessage, { do: "play" | "undo" }>): void {
    this.busy = true;
    this.pause(false);
    this.recent = [];
    this.pending = message.id;
    this.refused = null;
    this.previews.stop();
    this.whys.stop();
    this.socket.send(message);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "state" && message.table === this.id) this.take(message.state);
    else if (message.type === "chat" && message.table === this.id) this.chat = joined(this.chat, [message.line]);
    else if (message.type === "ack" && message.id === this.pending) this.acknowledged(message.version ?? 0);
    else if (message.type === "error") this.refuse(message);
  }

  /** The newest version of the story: states that are shown later have told theirs already. */
  private newest = 0;

  private take(state: State): void {
    if (state.seat !== this.seat) return;
    this.gone = null;
    this.table = state.table;
    if (this.seat === null || !this.mine.includes(this.seat)) {
      const seat = seatToBeginWith(this.mine, ["over", "closed"].includes(state.table.status));
      if (seat !== this.seat) {
        this.sit(seat);
        return;
      }
    }
    this.all = [...this.all.slice(0, state.cut), ...state.events];
    this.newest = state.version;
    this.recent = [...this.recent, state].slice(-MOST_RECENT);
    const atOnce = this.busy || this.state === null || this.state.seat !== state.seat;
    if (atOnce) this.pace.now(state);
    else this.pace.push(state);
  }

  /** Let what others do wait, or go on. */
  pause(paused: boolean): void {
    this.paused = paused;
    this.pace.hold(paused, "pause");
  }

  /** Show at once how the table lies by now. */
  skip(): void {
    this.pause(false);
    this.pace.skip();
  }

  /** Whether something has happened since the viewer's last answer that can be shown again. */
  get canShowAgain(): boolean {
    return !this.busy && this.behind === 0 && this.recent.length > 1;
  }

  /** Show what the others have done since then once more. */
  showAgain(): void {
    if (!this.canShowAgain) return;
    const past = this.recent.slice(0, -1).map((state) => ({ ...state, ask: null, can: NOTHING }));
    this.pace.clear();
    this.pace.push(...past, ...this.recent.slice(-1));
  }

  /** Show nothing new for a while, as something else is being looked at. */
  hold(held: boolean): void {
    this.held = held;
    this.pace.hold(held);
    if (!held && this.state) this.answerObvious(this.state);
  }

  private show(state: State): void {
    const to = state.cut + state.events.length;
    const known = this.state !== null && this.state.seat === state.seat;
    this.fresh = { from: known ? Math.min(this.fresh.to, state.cut) : to, to };
    this.state = state;
    this.previews.asks(state.ask, state.version);
    this.whys.asks(state.ask, state.version);
    if (this.busy && this.pending === null && state.version >= this.awaited) this.busy = false;
    this.answerObvious(state);
  }

  /** What needs no asking is answered at once, if the person wants that; mostly the server has done it before. */
  private answerObvious({ ask, version }: State): void {
    const answer = ask?.options.find((option) => option.notation === ask.obvious);
    if (!answer || !settings.obvious || this.held || this.busy || this.tried === version) return;
    this.tried = version;
    this.play(answer);
  }

  private acknowledged(version: number): void {
    this.pending = null;
    this.awaited = version;
    this.busy = (this.state?.version ?? 0) < version;
    if (this.state && !this.busy) this.answerObvious(this.state); // its question may have come before
  }

  private refuse(message: Extract<ServerMessage, { type: "error" }>): void {
    if (message.id !== null) {
      if (message.id === this.pending) {
        this.pending = null;
        this.busy = false;
        this.previews.resume();
        this.whys.resume();
      }
      this.regret(message.error);
    } else if (message.table === this.id) this.lose(message);
    else this.regret(message.error);
  }

  /** The table may not be watched so: as a spectator then, or not at all. */
  private lose(message: Extract<ServerMessage, { type: "error" }>): void {
    if (message.status === 403 && this.seat !== null) {
      this.seat = null;
      this.socket.send(this.watching());
    } else if (message.status >= 500 || message.status === 429) this.regret(message.error);
    else this.gone = message.error;
  }

  private regret(reason: Message): void {
    this.refused = reason;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => (this.refused = null), REFUSED);
  }

  /** Read what was said while this page did not listen. */
  private async readChat(): Promise<void> {
    const since = this.chat.at(-1)?.n ?? 0;
    try {
      const { lines } = await get<ChatLines>(`/api/tables/${this.id}/chat?since=${since}`);
      this.chat = joined(this.chat, lines);
    } catch {
      // it is read again when the connection is open again
    }
  }
}
