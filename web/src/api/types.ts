/** The shapes of docs/api.md: everything the server sends and takes. */

export type Value = boolean | number | string;

export type Arg = number | string | { seat: number } | { message: string } | { say: Message } | Arg[];
export interface Message {
  id: string;
  args: Record<string, Arg>;
}

export interface Player {
  id: string;
  name: string;
  account: boolean;
  /** The name of the account; others see `name`. */
  login: string | null;
}

export interface SettingValue {
  value: Value;
  label: string | null;
}
export interface GameSetting {
  name: string;
  label: string;
  about: string;
  values: SettingValue[];
  needs: string[];
}
export interface GameInfo {
  name: string;
  title: string;
  rules: string;
  seats: number[];
  settings: GameSetting[];
}
export interface BotInfo {
  name: string;
  label: string | null;
  about: string | null;
}
export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
  languages: string[];
}

export type SeatKind = "me" | "hot" | "bot" | "open" | "invite";
export interface NewSeat {
  kind: SeatKind;
  name?: string;
  bot?: string;
}
export interface NewTable {
  game: string;
  seats: NewSeat[];
  settings?: Record<string, Value>;
  title?: string;
  public?: boolean;
  spectators?: boolean;
  forced?: boolean;
  start?: boolean;
}

export interface Listed {
  id: string;
  game: string;
  title: string;
  owner: string;
  status: Status;
  seats: number;
  taken: number;
  version: number;
  created: number;
  updated: number;
  mine: number[];
  waits: boolean;
}

export type Status = "open" | "playing" | "over" | "closed";
export interface Chair {
  seat: number;
  kind: "person" | "bot" | "open" | "invite";
  player: string | null;
  name: string;
  bot: string | null;
  hot: boolean;
  left: boolean;
  resigned: boolean;
  asked_for_bot: string[];
  waits_since: number;
}
export interface Sheet {
  sources: string[];
  points: number[][];
}
export interface Result {
  scores: number[] | null;
  winners: number[];
  sheet: Sheet | null;
}
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  title: string;
  settings: Record<string, Value>;
  owner: string;
  status: Status;
  public: boolean;
  spectators: boolean;
  forced: boolean;
  seats: Chair[];
  waiting: number[];
  created: number;
  updated: number;
  problem: Message | null;
  result: Result | null;
}

/** What a seat may know. `table` is the game's own part; each board declares its shape. */
export interface View<T = unknown> {
  game: string;
  seats: number;
  settings: Record<string, Value>;
  you: number | null;
  seat: number | null;
  waiting: number[];
  asks: string | null;
  rule: string;
  over: boolean;
  winners: number[];
  table: T;
}

export interface Option {
  notation: string;
  action: number;
  touches: string[];
  label: Message;
}
export interface Ask {
  seat: number;
  id: string;
  rule: string;
  since: number;
  prompt: Message;
  options: Option[];
}
export interface Told {
  version: number;
  at: number;
  message: Message;
  rule: string;
}
export interface State {
  version: number;
  seat: number | null;
  table: TableInfo;
  view: View | null;
  ask: Ask | null;
  can: { back: boolean; restart: boolean; redo: boolean };
  cut: number;
  events: Told[];
  last_turn: number;
}

/** What an option would do, as far as stepping back would let one see it. */
export interface Preview {
  version: number;
  /** Something is drawn, rolled or turned up: events and view stop before that; no view: it comes at once. */
  reveals: boolean;
  /** It ends the turn: afterwards nothing can be taken back. */
  ends: boolean;
  events: { message: Message; rule: string }[];
  view: View | null;
}

export interface Shown {
  at: number;
  moves: number;
  move: string | null;
  view: View;
  events: { at: number; message: Message; rule: string }[];
}

export interface Statement {
  id: string;
  says: string;
  where: string;
  kind: string;
  scope: string;
  note: string;
}

/** The components of a game as its content files hold them: file name → what stands in it. */
export type Content = Record<string, unknown>;

/** Texts put together from effects: kind of name → word → the argument that says it. */
export type Words = Record<string, Record<string, Arg>>;

export interface ChatLine {
  n: number;
  player: string;
  name: string;
  text: string;
  at: number;
}
