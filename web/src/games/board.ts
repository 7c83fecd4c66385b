/** What a game brings to the table in the browser: its drawings, and what they mean. Nothing else knows a game. */
import type { Component } from "svelte";
import type { Arg, Content, Message, Option, TableEvent, View, Way, Words } from "../api/types";
import type { Seat } from "../table/seats";
import type { Touch } from "../table/touch.svelte";
import type { Example } from "./introduction";

/** So many pixels of each edge. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What every drawing of a game is given. Board and Mine fill the area they are given (an SVG of 100 % × 100 % fits itself
 * in); both areas are CSS containers (`board` by size, `mine` by width), and on a phone Mine may grow as high as it needs.
 *
 * Attributes the table looks for: `data-piece` (travels), `data-home` on a piece (a new one comes from the element whose
 * `data-place` names it, one that leaves goes there), `data-end` on a piece (one that leaves goes there instead, or nowhere if
 * it is empty), `data-face` on a piece (rolls like a die when it comes, settles when its value changes), `data-around` on a piece
 * (middle of a circle, its place and how many there are: it hops from place to place), `data-score="<seat>"` on the number of
 * points that Mine shows (points won fly there).
 *
 * `T` is the shape of the game's own part of the view. */
export interface BoardProps<T = unknown> {
  view: View<T>;
  /** The same after the option pointed at, for ghosts of what would move; null if there is none or it would reveal. */
  after: View<T> | null;
  /** Through whose eyes; null: a spectator's. */
  me: number | null;
  seats: Seat[];
  content: Content;
  words: Words;
  /** What the state shown has brought, as far as the viewer knows. */
  lately?: TableEvent[];
  /** How much of a full board lies below what floats over it; nothing where it is missing. */
  covered?: Insets;
}

/** A question that is answered in a view of its own, in the place of the list of options. */
export interface QuestionProps<T = unknown> extends BoardProps<T> {
  touch: Touch;
}

/** A player other than the viewer: compact beside the board, in full in a window of its own. The table itself draws the
 * head of both (mark, name, points, whose turn it is, bot or gone), so this is only what lies below it. */
export interface RivalProps<T = unknown> extends BoardProps<T> {
  /** Whose; a number from `view.seats` on is an automated opponent that has no seat. */
  of: number;
  full: boolean;
}

/** A way to a thing further off, told before it is taken; `asked`: it waits for a yes. */
export interface WayProps<T = unknown> extends BoardProps<T> {
  way: Way;
  asked: boolean;
}

/** So many of what an icon stands for, in its colour and perhaps on one, or a few words where there is no icon. */
export type Sign = { icon: string; count?: number; colour?: string; on?: string } | { word: string };

/** An option told by its pieces, on one line: those that tell it apart, what it is called, what it takes, what it gives. */
export interface OptionParts {
  leads?: Sign[];
  name: string;
  takes: Sign[];
  gives: Sign[];
  /** What else may come of it, in words. */
  warns: string | null;
  /** So short that the ways that lead on from it stand beside it. */
  short?: boolean;
}

/** One of several answers given in one go: how it is written, and what people read. */
export interface Answer {
  notation: string;
  label: Message;
}

/** What a thing on the table is, for whoever points at it. */
export interface Explanation {
  title: string;
  /** Paragraphs. */
  text: string[];
  /** Statements of the rulebook to read on. */
  rules: string[];
}

/** Something to look up: a thing that is explained, its name, and what kind of thing it is. */
export interface LookedUp {
  thing: string;
  name: string;
  kind: string;
}

/** Everything of a game that can be looked up at any moment. */
export interface Encyclopedia<T = any> {
  entries(props: BoardProps<T>): LookedUp[];
  explain(thing: string, props: BoardProps<T>): Explanation | null;
  Picture: Component<{ thing: string; given: BoardProps<T> }>;
}

/** One thing to learn in a first game: shown when it first fits, learned when it was done once. */
export interface Lesson {
  /** Texts of the page: the heading in the list, and what the coach says. */
  title: string;
  says: string;
  /** Why one does so. */
  why?: string;
  /** Lessons of a chapter follow one another. */
  chapter?: string;
  /** The same worked out with pieces and numbers. */
  example: Example;
  /** When the coach speaks of it: the question asked now, with the view and the game's contents. */
  when(ask: string, view: View, content: Content): boolean;
  /** What shows that it was learned: a message of the journal about the learner. Without it the lesson is only read. */
  done?(event: TableEvent, me: number): boolean;
  /** It is not passed over by what comes later: its moment is still to come. */
  waits?: boolean;
  /** Things to point at. */
  things?: string[];
}

export interface Progress {
  /** Rounds, or whatever the game counts; `marked` are those after which something is scored. */
  now: number;
  of: number;
  marked: number[];
  label: string;
}

/** Points that rise in a step of a ceremony and fly to where they are counted. */
export interface Award {
  /** A seat, or an automaton. */
  of: number;
  /** Below zero they are lost. */
  points: number;
  /** What they rise from: the name of a thing (`data-thing`), a place (`data-place`) or a piece (`data-piece`). */
  from: string;
}

/** One step of a ceremony: what is lit, whose points rise from where, and words. */
export interface CeremonyStep {
  /** Which of the ceremony's chapters it belongs to. */
  chapter: number;
  /** So many events of the journal have happened when its points are counted. */
  until: number;
  heading: string;
  text: string;
  /** Names of things, places and pieces that stay lit while everything else dims. Where something else than a rectangle is to be lit,
   * the thing has a shape with `data-outline`. */
  lights: string[];
  awards: Award[];
}

/** A run of the journal that is worth being played step by step: a scoring, an Inquisition. */
export interface Ceremony {
  title: string;
  /** So many events of the journal had happened when it began. */
  from: number;
  /** What it consists of, also what comes later or was played before; icons by name. */
  chapters: { name: string; icon: string }[];
  steps: CeremonyStep[];
  /** The table when so many of the steps have been counted, where the journal does not tell it. */
  viewAt?(counted: number): View;
}

/** Everything at a table that belongs to one game: `games/<game>/board.ts` exports one as `board`. */
export interface GameBoard<T = any> {
  /** The board that all share. */
  Board: Component<BoardProps<T>>;
  /** The viewer's own board, along the lower edge; on a phone a drawer. */
  Mine: Component<BoardProps<T>>;
  Rival: Component<RivalProps<T>>;
  /** What of another player stands in the line of the name, compact: a few counts. */
  Glance?: Component<RivalProps<T>>;
  /** The portrait of another player, left of the name and of what Rival shows, compact. */
  Portrait?: Component<RivalProps<T>>;
  /** What lies behind everything on a large screen, from edge to edge; it knows nothing of the game's state. */
  Ground?: Component;
  /** The own board runs below the side column (wide) or leaves it alone (beside); or the board goes from edge to edge, the own
   * one lies over its lower part, and everything else floats (full). */
  layout: "wide" | "beside" | "full";
  /** How high the own board is on a large screen, as a CSS length; else a fifth (wide) or half of the screen (beside). */
  mineHeight?: string;
  /** What of the own board stands out above that (full), as CSS lengths: along its whole width, and at its left end. */
  mineRise?: { all: string; start: string };
  /** What is played, shorter than the name of the game: a scenario. */
  title?(view: View<T>): string;
  /** What the time of the game makes of the whole table, such as `night`: `data-mood` on everything at it. */
  mood?(view: View<T>): string;
  /** How far the game is, in the header instead of a row of rounds; it may open a window that tells more. */
  Clock?: Component<BoardProps<T>>;
  /** The board shows a stage that tells all consequences itself (full): the options fold up, the story makes room. */
  staged?(view: View<T>): boolean;
  /** How many times as high as wide the board is on a phone, where it is panned; else it fits into its frame. */
  tall?(view: View<T>): number;
  /** Automated opponents without a seat: how they are called. */
  automata?(view: View<T>): string[];
  progress(view: View<T>, content: Content): Progress;
  /** Points of every seat, then of every automaton, as they stand; null where they are hidden. */
  scores(view: View<T>): (number | null)[];
  /** Points by source, if the view tells them: names of sources, then a row per seat and automaton. */
  sheet?(view: View<T>): { sources: string[]; points: number[][] } | null;
  explain(thing: string, props: BoardProps<T>): Explanation | null;
  /** The title over many options whose labels are the same but for their words; null: what they all begin with. */
  heading?(label: Message): string | null;
  /** What a way would take and set off, in place of what the table says of other options. */
  IfYouGo?: Component<WayProps<T>>;
  /** A message of the server in words that fit the board better: names instead of coordinates. */
  reword?(message: Message, view: View<T>, me: number | null): Message;
  /** Words for a short line below an option: what it brings, from the view before and after. */
  brings?(before: View<T>, after: View<T>, me: number): string[];
  /** An option told by its pieces; null: by its sentence. */
  optionParts?(option: Option, props: BoardProps<T>): OptionParts | null;
  /** What answers given in one go add to their first one, told by its pieces; null: by their sentences. */
  wayParts?(answers: Answer[], props: BoardProps<T>): OptionParts | null;
  /** Whether the ways to go on from an option stand beside it in the list; without it, all do. */
  goesOn?(option: Option): boolean;
  /** Views that stand in the place of the list of options, by the id of the question. */
  questions?: Record<string, Component<QuestionProps<T>>>;
  /** The name of the icon that stands for a thing, in lists of options and in the story. */
  icon?(thing: string): string | null;
  /** The name of the icon that stands for a line of the story. */
  tells?(message: Message): string | null;
  /** The pieces a line of the story is about, as icons in order; without it, the icon of the line alone. */
  pieces?(message: Message): Sign[];
  /** The same where no words stand beside them: what tells enough by itself, with names; nothing of what matters less. */
  brief?(message: Message, say: (arg: Arg) => string): Sign[];
  /** What on the table a line of the story speaks of: names of things, places and pieces that are lit when it is pressed. `who` did
   * it. */
  speaksOf?(message: Message, who: number | null): string[];
  /** Which automated opponent a line of the story is about, from 0 on; null: none. */
  automaton?(message: Message): number | null;
  /** What of the journal from the event `from` on is played as a ceremony; null if nothing. `props` show the table after the
   * last of the events, `tell` puts a message into words. */
  ceremony?(
    events: TableEvent[],
    from: number,
    props: BoardProps<T>,
    tell: (message: Message) => string,
  ): Ceremony | null;
  /** The view as it was before these events, the last of the journal, as far as it can be drawn. A ceremony needs it: each of
   * its steps is shown on the table as it lay then. */
  before?(view: View<T>, events: TableEvent[]): View<T>;
  encyclopedia?: Encyclopedia<T>;
  lessons: Lesson[];
  /** Notations of options that end the turn or pass and belong into the header. */
  ends: string[];
  /** Whether an option is worth doing before the turn ends; else every one that does not end it. */
  worthwhile?(option: Option): boolean;
  /** Messages of the journal that say no more than what was chosen: they are no consequences. */
  announces?: string[];
  /** Messages of the journal with which a turn begins; where there are none, a turn is what one seat does in a row. */
  turns?: string[];
}
