/** What the parts of the screen share while a game is played. */
import type { Message, Option, Reason } from "../../api/types";
import type { BoardProps, GameBoard, OptionParts } from "../../games/board";
import type { NameOf } from "../../text/speech.svelte";
import type { Room } from "../room.svelte";
import type { Show } from "../ceremony/show.svelte";
import type { Lamp } from "../lamp.svelte";
import type { Deeds, Doer } from "../story/deeds";
import type { Touch } from "../touch.svelte";

/** Windows over the table. */
export type Window = "sheet" | "help" | "lookup" | "learn" | "settings" | "ending";

export interface Playing {
  room: Room;
  game: GameBoard;
  /** For the drawings: with what the option pointed at would make of the table. */
  given: BoardProps;
  /** The same without it. */
  settled: BoardProps;
  touch: Touch;
  /** The ceremony being played, if one is. */
  show: Show;
  /** Lights things on the table for a while. */
  lamp: Lamp;
  /** Who did each of the events. */
  doers: Doer[];
  /** What happened since the viewer's last turn, one card each. */
  since: Deeds[];
  /** The viewer has done nothing yet since then. */
  fresh: boolean;
  /** What can be said in one go has been looked up. */
  ahead: boolean;
  nameOf: NameOf;
  tell(message: Message): string;
  open(window: Window): void;
}

/** Why the thing pressed last can do nothing, and where it is drawn. */
export interface Idle {
  place: Element;
  reasons: Reason[];
}

/** The options that end the turn, for the header. */
export function endsAmong(options: Option[], game: GameBoard): Option[] {
  return options.filter((option) => game.ends.includes(option.notation));
}

/** Letters of a name that fits on a tile, and on a tiny one. */
const TILE = 34;
const TINY = 6;

/** Whether an option is so short that several stand beside each other. */
export const isTile = (parts: OptionParts | null): parts is OptionParts =>
  parts !== null && parts.takes.length + parts.gives.length === 0 && !parts.short && parts.name.length <= TILE;

export const isTiny = (parts: OptionParts): boolean => parts.name.length <= TINY;

/** What an option would bring, in a few words; empty if that is not known (yet). */
export function bringsOf(playing: Playing, option: Option): string {
  const preview = playing.room.previews.of(option);
  const { view, me } = playing.settled;
  if (!preview) return "";
  if (playing.game.brings && preview.view && me !== null)
    return playing.game.brings(view, preview.view, me).join(" · ");
  return preview.events
    .slice(0, 2)
    .map((event) => playing.tell(event.message))
    .join(" ");
}
