import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Socket } from "../../src/api/socket";
import type { ClientMessage, ServerMessage } from "../../src/api/types";

class Fake {
  static OPEN = 1;
  static CONNECTING = 0;
  static all: Fake[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (): void => {};

  constructor() {
    Fake.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  opens(): void {
    this.readyState = 1;
    this.onopen();
  }
  says(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const newest = (): Fake => Fake.all.at(-1) as Fake;
const MOVE: ClientMessage = { do: "play", id: "k-1", table: "t", seat: 0, version: 7, action: "pass" };
const WATCH: ClientMessage = { do: "watch", table: "t", since: 7 };
let connections: string[];
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  Fake.all = [];
  connections = [];
  socket = new Socket(
    { connection: (one) => connections.push(one), hear: () => {}, again: () => [WATCH] },
    "ws://test",
  );
  socket.open();
  newest().opens();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a socket that breaks", () => {
  it("opens again, watches first, and sends again what was not answered", () => {
    socket.send(MOVE);
    newest().close();
    vi.advanceTimersByTime(1000);
    newest().opens();
    expect(Fake.all).toHaveLength(2);
    expect(newest().sent).toEqual([WATCH, MOVE]);
    expect(connections).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  });

  it("sends nothing twice that was answered, nor what needs no answer", () => {
    socket.send(MOVE);
    socket.send({ do: "unwatch", table: "u" });
    newest().says({ type: "ack", id: "k-1", table: "t", version: 8 });
    newest().close();
    vi.advanceTimersByTime(1000);
    newest().opens();
    expect(newest().sent).toEqual([WATCH]);
  });

  it("waits longer and longer while nobody answers, but goes on at once when the network is back", () => {
    newest().close();
    vi.advanceTimersByTime(1000);
    newest().close();
    vi.advanceTimersByTime(1000);
    expect(Fake.all).toHaveLength(2);
    socket.hurry();
    expect(Fake.all).toHaveLength(3);
    vi.advanceTimersByTime(5000);
    expect(Fake.all).toHaveLength(3);
  });

  it("is given up when it is silent for too long", () => {
    vi.advanceTimersByTime(10_000);
    expect(newest().sent.at(-1)).toEqual({ do: "ping" });
    vi.advanceTimersByTime(20_000);
    expect(connections).toContain("lost");
  });

  it("stays closed once the table is left", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    socket.hurry();
    expect(Fake.all).toHaveLength(1);
  });
});
