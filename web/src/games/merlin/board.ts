/** Merlin, with the King's Favour and Arthur, at the table in the browser. */
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import { before } from "./ceremony/before";
import { ceremony } from "./ceremony/scoring";
import "./colours.css";
import "./place/place.css";
import { brings, progress, scores, sheet } from "./course";
import { explain } from "./explain";
import "./icons";
import { tallOf } from "./layout";
import { lessons } from "./lessons";
import { optionParts, wayParts } from "./parts";
import Glance from "./Glance.svelte";
import Mine from "./Mine.svelte";
import Ground from "./place/Ground.svelte";
import Portrait from "./place/Portrait.svelte";
import Rival from "./Rival.svelte";
import { iconOf, storyIcon } from "./story";
import { pieces, speaksOf } from "./told";
import type { Table } from "./view";

export const board: GameBoard<Table> = {
  Board,
  Mine,
  Rival,
  Glance,
  Portrait,
  Ground,
  layout: "wide",
  tall: ({ table }) => tallOf(table.arthur !== null),
  progress,
  scores,
  sheet,
  explain,
  brings,
  optionParts,
  wayParts,
  icon: iconOf,
  tells: storyIcon,
  pieces,
  speaksOf,
  ceremony,
  before,
  lessons,
  ends: ["end"],
  announces: ["merlin-took-die", "merlin-moved"],
  worthwhile: (option) => option.notation.startsWith("complete "),
};
