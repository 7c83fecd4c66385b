/** One socket for all tables: opens again by itself, and sends again what was not acknowledged. */
import type { ClientMessage, ServerMessage } from "./types";

export type Connection = "connecting" | "open" | "lost";

const PING = 10_000;
const PATIENCE = 10_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

export interface Listener {
  connection(connection: Connection): void;
  hear(message: ServerMessage): void;
  /** Give what must be watched once a socket is open again. */
  again(): ClientMessage[];
}

export class Socket {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, ClientMessage>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly listener: Listener,
    private readonly address: string = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`,
  ) {}

  open(): void {
    this.closed = false;
    clearTimeout(this.timer);
    this.listener.connection("connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.listener.connection("open");
      for (const message of this.listener.again()) this.write(message);
      for (const message of this.unanswered.values()) this.write(message);
      this.ping = setInterval(() => this.keepAlive(), PING);
    };
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    this.socket?.close();
    this.socket = null;
  }

  /** Send; a message with an id is kept until it is answered. */
  send(message: ClientMessage): void {
    if ("id" in message) this.unanswered.set(message.id, message);
    this.write(message);
  }

  /** Try at once, when the network or the page comes back. */
  hurry(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.pause = FIRST_PAUSE;
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private take(message: ServerMessage): void {
    this.heard = Date.now();
    this.pause = FIRST_PAUSE;
    if ((message.type === "ack" || message.type === "error") && message.id !== null) this.unanswered.delete(message.id);
    this.listener.hear(message);
  }

  private keepAlive(): void {
    if (Date.now() - this.heard > PING + PATIENCE) this.socket?.close();
    else this.write({ do: "ping" });
  }

  private lost(): void {
    clearInterval(this.ping);
    this.socket = null;
    if (this.closed) return;
    this.listener.connection("lost");
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
