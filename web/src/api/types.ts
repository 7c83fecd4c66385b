/** The shapes of everything the server sends and takes, under the page's names. `schema.d.ts` has them as the server
 * describes them, and `make shapes` writes it; docs/api.md explains them. */
import type { components } from "./schema";

type Shapes = components["schemas"];

export type Message = Shapes["Message"];
export type Arg = Shapes["Arg"];

// what can be played

export type Games = Shapes["Games"];
export type GameInfo = Shapes["GameSeen"];
export type GameSetting = Shapes["SettingSeen"];
export type SettingValue = Shapes["ValueSeen"];
export type Value = SettingValue["value"];
export type Fitting = Shapes["ChoicesSeen"];
export type BotInfo = Shapes["BotSeen"];
export type BotRecord = Shapes["BotRecord"];
export type BotRecords = Shapes["BotRecords"];
export type Rulebook = Shapes["RulesSeen"];
export type Statement = Shapes["StatementSeen"];

// who plays

export type Me = Shapes["Me"];
export type Player = Shapes["PlayerSeen"];
export type Welcome = Shapes["Welcome"];
export type Devices = Shapes["Devices"];
export type Codes = Shapes["Codes"];
export type CodesLeft = Shapes["CodesLeft"];
export type Device = Shapes["DeviceSeen"];
export type Webhook = Shapes["Webhook"];

// tables

export type NewTable = Shapes["NewTable"];
export type NewSeat = Shapes["NewSeat"];
export type SeatKind = NewSeat["kind"];
export type Opened = Shapes["Opened"];
export type Joined = Shapes["Joined"];
export type Invitation = Shapes["Invitation"];
export type Tables = Shapes["Tables"];
export type Listed = Shapes["Listed"];
export type TableInfo = Shapes["TableInfo"];
export type Chair = Shapes["ChairSeen"];
export type Projected = Shapes["Projected"];
export type Result = Shapes["Result"];
export type Sheet = Shapes["Sheet"];
export type ChatLines = Shapes["Lines"];
export type ChatLine = Shapes["ChatLine"];
export type Note = Shapes["Note"];

// playing

export type State = Shapes["State"];
export type Ask = Shapes["Ask"];
export type Option = Shapes["Option"];
export type TableEvent = Shapes["TableEvent"];
export type Path = Shapes["Path"];
export type Paths = Shapes["Paths"];
export type Way = Shapes["Way"];
export type Ways = Shapes["Ways"];
export type Preview = Shapes["Preview"];
export type Reasons = Shapes["Reasons"];
export type FirstReasons = Shapes["FirstReasons"];
export type Reason = Shapes["RuledMessage"];

/** What a viewer may know. `table` is the game's own part; each board declares its shape. */
export type View<T = unknown> = Omit<Shapes["View"], "table"> & { table: T };

// looking back

export type Shown = Shapes["Shown"];
export type Checked = Shapes["Checked"];
export type Kept = Shapes["Kept"];
export type Shared = Shapes["Shared"];

// the socket

export type ClientMessage = Shapes["ClientMessage"];
export type ServerMessage = Shapes["ServerMessage"];

// what the description of the API leaves open

/** The components of a game as its content files hold them: file name → what stands in it. */
export type Content = Record<string, unknown>;

/** Texts put together from effects: kind of name → word → the argument that says it. */
export type Words = Record<string, Record<string, Arg>>;
