/** Mage Knight at the table in the browser. */
import type { View } from "../../api/types";
import { say } from "../../text/speech.svelte";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import { brings } from "./brings";
import "./colours.css";
import { isStaged } from "./combat/staged";
import { ceremony } from "./course/ceremony";
import Clock from "./course/Clock.svelte";
import { encyclopedia } from "./encyclopedia";
import { explain } from "./explain";
import { heading } from "./headings";
import Mine from "./hero/Mine.svelte";
import Portrait from "./hero/Portrait.svelte";
import Rival from "./hero/Rival.svelte";
import "./icons";
import { LESSONS } from "./lessons";
import IfYouGo from "./map/IfYouGo.svelte";
import { titled } from "./names";
import { reworded } from "./reworded";
import { automaton, brief, pieces, speaksOf, tells } from "./told";
import type { MageKnight } from "./view";

const ICONS: Record<string, string> = {
  hex: "mk-move",
  slot: "mk-explore",
  card: "mk-cards",
  basic: "mk-cards",
  powered: "mk-cards",
  sideways: "mk-cards",
  ability: "mk-banner",
  offer: "mk-cards",
  mana: "mk-drop",
  crystal: "mk-drop",
  colour: "mk-drop",
  die: "mk-drop",
  unit: "mk-banner",
  "unit-offer": "mk-banner",
  skill: "mk-special",
  enemy: "mk-attack",
  hero: "mk-hero",
  reward: "mk-fame",
  "own-tactic": "mk-sun",
  tactic: "mk-sun",
};

/** What follows these is chosen on a sheet or on the stage. */
const LEADS_TO_SHEETS = ["interact", "challenge", "participate", "end-turn", "card "];

function sheet(view: View<MageKnight>): { sources: string[]; points: number[][] } {
  const words = Object.keys(view.table.players[0]?.parts ?? {});
  const used = words.filter((word) => view.table.players.some((player) => player.parts[word]));
  return {
    sources: used.map((word) => titled("part", word)),
    points: view.table.players.map((player) => used.map((word) => player.parts[word] ?? 0)),
  };
}

export const board: GameBoard<MageKnight> = {
  Board,
  Mine,
  Rival,
  Portrait,
  layout: "full",
  mineHeight: "clamp(212px, 29.6dvh, 340px)",
  mineRise: { all: "34px", start: "98px" },
  title: ({ table }) => titled("scenario", table.scenario),
  mood: ({ table }) => (table.night ? "night" : "day"),
  Clock,
  staged: ({ table }) => isStaged(table),
  automata: (view) =>
    view.table.dummies.map((dummy) =>
      dummy.hero
        ? say("web-mage_knight-dummy-of", { hero: { message: `mage_knight-hero-${dummy.hero}` } })
        : say("web-mage_knight-dummy"),
    ),
  progress: ({ table }) => ({
    now: table.round,
    of: table.rounds,
    marked: [],
    label: say("web-mage_knight-round", { round: table.round, rounds: table.rounds }),
  }),
  scores: ({ table }) => [...table.players.map((player) => player.score), ...table.dummies.map(() => null)],
  sheet,
  explain,
  IfYouGo,
  reword: (message, { table, asks }, me) =>
    reworded(message, table.hexes, table.players[me ?? table.turn.seat ?? 0]?.hex ?? null, asks),
  heading,
  brings,
  goesOn: ({ notation }) => !LEADS_TO_SHEETS.some((word) => notation.startsWith(word)),
  icon: (thing) => ICONS[thing.split(":")[0] ?? ""] ?? null,
  tells,
  pieces,
  brief,
  speaksOf,
  automaton,
  ceremony,
  encyclopedia,
  lessons: LESSONS,
  ends: ["end-turn", "done"],
  worthwhile: ({ notation }) => !notation.startsWith("crystal "),
  turns: ["mage_knight-turn", "mage_knight-extra-turn"],
};
