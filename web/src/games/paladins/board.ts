/** Paladins of the West Kingdom at the table in the browser. */
import { say } from "../../text/speech.svelte";
import type { GameBoard } from "../board";
import { bookOf } from "./book";
import Board from "./Board.svelte";
import { brings } from "./brings";
import { ceremony } from "./ceremony";
import Choosing from "./Choosing.svelte";
import "./colours.css";
import { explain } from "./explain";
import Glance from "./Glance.svelte";
import { iconOfThing } from "./signs";
import { lessons } from "./lessons";
import { COLUMNS } from "./main/places";
import Mine from "./Mine.svelte";
import { optionParts, wayParts } from "./parts";
import Ground from "./place/Ground.svelte";
import Rival from "./Rival.svelte";
import Portrait from "./Portrait.svelte";
import { tells } from "./tells";
import { automaton, pieces, speaksOf } from "./told";
import type { Side, Table } from "./view";

const sides = (table: Table): Side[] => [...table.players, ...table.rivals];

export const board: GameBoard<Table> = {
  Board,
  Mine,
  Rival,
  Glance,
  Ground,
  Portrait,
  layout: "beside",
  mineHeight: "calc((100vw - 382px) * 0.389)",
  tall: () => COLUMNS.height / COLUMNS.width,
  automata: (view) => view.table.rivals.map(() => say("web-paladins-rival")),
  progress: (view, content) => ({
    now: view.table.round,
    of: bookOf(content).main.course.rounds,
    marked: [],
    label: say("web-paladins-round", { number: view.table.round }),
  }),
  scores: (view) => sides(view.table).map((side) => side.score),
  sheet: (view) => ({
    sources: Object.keys(view.table.players[0]?.points ?? {}).map((source) => `paladins-source-${source}`),
    points: sides(view.table).map((side) => Object.values(side.points)),
  }),
  explain,
  brings,
  optionParts,
  wayParts,
  questions: { "paladins.choose-paladin": Choosing },
  icon: iconOfThing,
  tells,
  pieces,
  speaksOf,
  automaton,
  ceremony,
  lessons,
  ends: ["pass", "finish", "decline"],
  announces: ["paladins-did"],
};
