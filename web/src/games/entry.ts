/** What the page knows of a game before anybody sits at a table of it: `games/<game>/index.ts` exports one. */
import type { Component } from "svelte";
import type { Value } from "../api/types";
import type { GameBoard } from "./board";
import type { Introduction } from "./introduction";

export interface GameEntry {
  /** What is drawn and known at a table, loaded when one is opened. */
  board: () => Promise<{ board: GameBoard }>;
  /** The game in two minutes, loaded when somebody asks for it. */
  introduction?: () => Promise<{ introduction: Introduction }>;
  /** The picture in the lobby. */
  Picture: Component;
  /** A message of a sentence or two about it. */
  about: string | null;
  minutes: [number, number] | null;
  /** How many seats a table has unless somebody chooses otherwise. */
  seats: number;
  /** Settings that change what is played, beside those that others need. */
  modules: string[];
  /** Further settings by subject, under the message of a heading; what is in none is a ruling on a doubtful point. */
  subjects?: Record<string, readonly string[]>;
  /** What a first game is played with. */
  learning: Record<string, Value>;
  /** Colours that the settings show as samples: the file that sets them, and the names of its variables. */
  samples: { load: () => Promise<unknown>; colours: string[] } | null;
  /** The printed books: the messages of their names, by the numbers under which statements of the rules name them. */
  books: Record<string, string>;
}
