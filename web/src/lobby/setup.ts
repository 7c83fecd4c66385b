/** A table being set up: who sits where, what is played with, and whether it makes sense. */
import type { BotInfo, Fitting, GameInfo, GameSetting, NewSeat, NewTable, SeatKind } from "../api/types";
import type { SettingValue, Value } from "../api/types";
import type { GameEntry } from "../games/entry";

/** Settings under one heading. */
export interface Subject {
  heading: string;
  settings: GameSetting[];
}

export interface SetUp {
  seats: NewSeat[];
  settings: Record<string, Value>;
  title: string;
  public: boolean;
  spectators: boolean;
}

/** The levels people choose from. */
export const levels = (bots: BotInfo[]): BotInfo[] => bots.filter((bot) => bot.label !== null);

/** What a bot is unless told otherwise. */
export const usualBot = (bots: BotInfo[]): string => (bots.find((bot) => bot.usual) ?? levels(bots)[0])?.name ?? "";

/** Me against bots. */
export function againstBots(game: GameInfo, bots: BotInfo[], wanted: number): SetUp {
  const count = game.seats.includes(wanted) ? wanted : (game.seats[0] ?? 1);
  const seats = resized([{ kind: "me" }], count, usualBot(bots));
  return { seats, settings: {}, title: "", public: true, spectators: true };
}

/** A first game: alone where one may be, else against the gentlest bot. */
export function firstGame(game: GameInfo, bots: BotInfo[], settings: Record<string, Value>): NewTable {
  const seats = resized([{ kind: "me" }], game.seats[0] ?? 2, levels(bots)[0]?.name ?? "");
  return { game: game.name, seats, settings, public: false, start: true };
}

/** More seats or fewer: new ones are bots, mine is never taken away. */
export function resized(seats: NewSeat[], count: number, bot: string): NewSeat[] {
  const chosen = seats.slice(0, count);
  while (chosen.length < count) chosen.push({ kind: "bot", bot });
  if (!chosen.some((seat) => seat.kind === "me")) chosen[0] = { kind: "me" };
  return chosen;
}

/** Another kind of seat. I sit on one seat only: if I move, a bot takes the old one. */
export function withKind(seats: NewSeat[], at: number, kind: SeatKind, bot: string): NewSeat[] {
  return seats.map((seat, place) => {
    if (place === at) return kind === "bot" ? { kind, bot } : kind === "hot" ? { kind, name: "" } : { kind };
    return kind === "me" && seat.kind === "me" ? { kind: "bot", bot } : seat;
  });
}

/** The kinds a seat may become: mine can only move elsewhere. */
export function kindsOf(seat: NewSeat): SeatKind[] {
  return seat.kind === "me" ? ["me"] : ["bot", "hot", "invite", "open", "me"];
}

/** What a setting lacks: the settings it needs that are not switched on. */
export function lacking(setting: GameSetting, settings: Record<string, Value>): string[] {
  return setting.needs.filter((name) => settings[name] !== true);
}

/** Whether there is anything to choose: what goes with the other choices, or could if what it needs were on. */
function isOpen(setting: GameSetting, settings: Record<string, Value>, fits: Fitting | null): boolean {
  return !fits || (fits.values[setting.name] ?? []).length > 1 || lacking(setting, settings).length > 0;
}

/** The values of a setting that go with the other choices. */
export function valuesOf(setting: GameSetting, fits: Fitting | null): SettingValue[] {
  const allowed = fits?.values[setting.name];
  return allowed ? setting.values.filter((one) => allowed.includes(one.value)) : setting.values;
}

/** The set-up with what the server found to go together: seats that are too many leave, settings take what fits. */
export function fitted(game: GameInfo, setUp: SetUp, fits: Fitting, bot: string): SetUp {
  const count = fits.seats.includes(setUp.seats.length) ? setUp.seats.length : (fits.seats[0] ?? 1);
  return { ...setUp, seats: resized(setUp.seats, count, bot), settings: chosen(game, fits.settings) };
}

const usualValue = (setting: GameSetting): Value => setting.values[0]?.value ?? false;

export const valueOf = (setting: GameSetting, settings: Record<string, Value>): Value =>
  settings[setting.name] ?? usualValue(setting);

/** The settings that differ from the usual and whose needs are met. */
export function chosen(game: GameInfo, settings: Record<string, Value>): Record<string, Value> {
  const chosen = game.settings.filter(
    (setting) => valueOf(setting, settings) !== usualValue(setting) && lacking(setting, settings).length === 0,
  );
  return Object.fromEntries(chosen.map((setting) => [setting.name, valueOf(setting, settings)]));
}

/** Settings that change what is played come first, rulings on doubtful points after them; those without a choice are left out. */
export function grouped(
  game: GameInfo,
  { modules, subjects = {} }: Pick<GameEntry, "modules" | "subjects">,
  settings: Record<string, Value>,
  fits: Fitting | null,
): { modules: GameSetting[]; subjects: Subject[]; rulings: GameSetting[] } {
  const needed = new Set(game.settings.flatMap((setting) => setting.needs));
  const leads = (setting: GameSetting): boolean => modules.includes(setting.name) || needed.has(setting.name);
  const there = game.settings.filter((setting) => isOpen(setting, settings, fits));
  const rest = there.filter((setting) => !leads(setting));
  const named = Object.entries(subjects).map(([heading, names]) => ({
    heading,
    settings: rest.filter((setting) => names.includes(setting.name)),
  }));
  const placed = Object.values(subjects).flat();
  return {
    modules: there.filter(leads),
    subjects: named.filter((subject) => subject.settings.length > 0),
    rulings: rest.filter((setting) => !placed.includes(setting.name)),
  };
}

/** How many settings of a subject differ from the usual. */
export const changedIn = (all: GameSetting[], settings: Record<string, Value>): number =>
  all.filter((setting) => valueOf(setting, settings) !== usualValue(setting)).length;

/** Everybody is there: the game can begin at once. */
export const complete = (seats: NewSeat[]): boolean =>
  seats.every((seat) => seat.kind !== "open" && seat.kind !== "invite");

/** What kind of game it will be, for the words on the button. */
export function company(seats: NewSeat[]): "alone" | "bots" | "people" {
  if (seats.length === 1) return "alone";
  return seats.some((seat) => seat.kind !== "me" && seat.kind !== "bot") ? "people" : "bots";
}

export type Flaw = "name-missing" | "name-twice";

/** What must be mended before the table can be set up. */
export function flawsOf(seats: NewSeat[]): Flaw[] {
  const names = seats.filter((seat) => seat.kind === "hot").map((seat) => seat.name?.trim() ?? "");
  const flaws: Flaw[] = [];
  if (names.includes("")) flaws.push("name-missing");
  const given = names.filter((name) => name !== "");
  if (new Set(given).size < given.length) flaws.push("name-twice");
  return flaws;
}

/** What is sent to the server. */
export function tableOf(game: GameInfo, setUp: SetUp): NewTable {
  return {
    game: game.name,
    seats: setUp.seats.map((seat) => (seat.kind === "hot" ? { ...seat, name: seat.name?.trim() ?? "" } : seat)),
    settings: chosen(game, setUp.settings),
    title: setUp.title.trim(),
    public: setUp.public,
    spectators: setUp.spectators,
    start: complete(setUp.seats),
  };
}
