/** A table being set up: who sits where, what is played with, and whether it makes sense. */
import type { BotInfo, GameInfo, GameOption, NewSeat, NewTable, SeatKind, Value } from "../api/types";

export interface SetUp {
  seats: NewSeat[];
  options: Record<string, Value>;
  title: string;
  public: boolean;
  spectators: boolean;
}

/** The levels people choose from. */
export const levels = (bots: BotInfo[]): BotInfo[] => bots.filter((bot) => bot.label !== null);

/** The strongest level: what a bot is unless told otherwise. */
export const strongest = (bots: BotInfo[]): string => levels(bots).at(-1)?.name ?? "";

/** Me against bots. */
export function againstBots(game: GameInfo, bots: BotInfo[], wanted: number): SetUp {
  const count = game.seats.includes(wanted) ? wanted : (game.seats[0] ?? 1);
  const seats = resized([{ kind: "me" }], count, strongest(bots));
  return { seats, options: {}, title: "", public: true, spectators: true };
}

/** A first game: alone where one may be, else against the gentlest bot. */
export function firstGame(game: GameInfo, bots: BotInfo[], options: Record<string, Value>): NewTable {
  const seats = resized([{ kind: "me" }], game.seats[0] ?? 2, levels(bots)[0]?.name ?? "");
  return { game: game.name, seats, options, public: false, start: true };
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

/** What an option lacks: the options it needs that are not switched on. */
export function lacking(option: GameOption, options: Record<string, Value>): string[] {
  return option.needs.filter((name) => options[name] !== true);
}

/** Whether there is somebody it is about: an option whose name ends with a number is about that seat. */
function concerns(option: GameOption, seats: number): boolean {
  const seat = /_(\d)$/.exec(option.name)?.[1];
  return seat === undefined || Number(seat) <= seats;
}

const usualValue = (option: GameOption): Value => option.values[0]?.value ?? false;

export const valueOf = (option: GameOption, options: Record<string, Value>): Value =>
  options[option.name] ?? usualValue(option);

/** The options that differ from the usual, whose needs are met and whose seat is there. */
export function chosen(game: GameInfo, options: Record<string, Value>, seats: number): Record<string, Value> {
  const chosen = game.options.filter(
    (option) =>
      valueOf(option, options) !== usualValue(option) &&
      lacking(option, options).length === 0 &&
      concerns(option, seats),
  );
  return Object.fromEntries(chosen.map((option) => [option.name, valueOf(option, options)]));
}

/** Options that change what is played come first, rulings on doubtful points after them. */
export function grouped(
  game: GameInfo,
  first: readonly string[],
  seats: number,
): { modules: GameOption[]; rulings: GameOption[] } {
  const needed = new Set(game.options.flatMap((option) => option.needs));
  const leads = (option: GameOption): boolean => first.includes(option.name) || needed.has(option.name);
  const there = game.options.filter((option) => concerns(option, seats));
  return { modules: there.filter(leads), rulings: there.filter((option) => !leads(option)) };
}

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
    options: chosen(game, setUp.options, setUp.seats.length),
    title: setUp.title.trim(),
    public: setUp.public,
    spectators: setUp.spectators,
    start: complete(setUp.seats),
  };
}
