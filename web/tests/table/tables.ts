/** Seats and tables for tests, usual in all that a test does not say. */
import type { Chair, TableInfo } from "../../src/api/types";

export const chair = (kind: Chair["kind"], player: string | null = null, more: Partial<Chair> = {}): Chair => ({
  seat: 0,
  kind,
  player,
  name: "",
  bot: null,
  hot: false,
  left: false,
  resigned: false,
  asked_for_bot: [],
  waits_since: 0,
  ...more,
});

/** A public table of Ada's at which people gather, its seats numbered in their order. */
export const table = (seats: Chair[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t1",
  game: "merlin",
  rules: "1",
  title: "Friday",
  settings: {},
  owner: "ada",
  status: "open",
  public: true,
  spectators: true,
  forced: false,
  seats: seats.map((one, seat) => ({ ...one, seat })),
  waiting: [],
  created: 0,
  updated: 0,
  problem: null,
  result: null,
  ...more,
});
