/** What every thing on Merlin's table is, for whoever points at it. */
import type { BoardProps, Explanation } from "../../board";
import type { Assistant, Good, Principality, Table } from "../view";
import * as board from "./board";
import * as castle from "./castle";
import { ofSpace } from "./spaces";

type Given = BoardProps<Table>;
type Explain = (given: Given, a: string, b: string) => Explanation | null;

const space = (given: Given, ring: "outer" | "inner", at: number): Explanation | null => {
  const table = given.view.table;
  const found = (ring === "inner" ? table.inner : table.ring)[at];
  return found ? ofSpace(found, given.content) : null;
};

const place = (given: Given): Explanation | null => {
  const here = given.view.table.turn.place;
  return here && space(given, here.ring, here.space);
};

const OF: Record<string, Explain> = {
  die: (given, figure, pips) => (figure ? castle.ofDie(figure, Number(pips)) : castle.ofDieNow(given)),
  apple: castle.ofApple,
  apples: board.ofApplesLeft,
  staff: castle.ofStaff,
  own: (given, kind, colour) => {
    if (!colour) return castle.ofKind(kind);
    const mine = given.me === null ? undefined : given.view.table.players[given.me];
    const count = mine?.goods[kind as Good]?.[colour as Principality] ?? 0;
    return castle.ofGood(kind as Good, colour as Principality, count, given);
  },
  figure: (given, figure) => board.ofFigure(figure || given.view.table.turn.figure),
  knight: (given, seat) => board.ofKnight(Number(seat), given),
  place,
  space: (given, at) => space(given, "outer", Number(at)),
  inner: (given, at) => space(given, "inner", Number(at)),
  assistant: (given, kind) => castle.ofAssistant(kind as Assistant, given),
  principality: (given, id) => board.ofPrincipality(id as Principality, given),
  stock: (given, good, id) => board.ofStock(good as Good, id as Principality, given),
  traitor: (given, colour) => {
    const mine = given.me === null ? undefined : given.view.table.players[given.me];
    return castle.ofTraitor(colour as Principality, mine?.traitors[colour as Principality] ?? 0, given);
  },
  cell: (given, name) => board.ofCell(name, given),
  border: (_, colour) => board.ofBorder(colour as Principality),
  mission: (given, id) => board.ofMission(id, given),
  "mission-deck": board.ofDeck,
  "mission-discard": board.ofDiscard,
  "traitor-stacks": board.ofTraitorStacks,
  grail: (given) => board.ofTreasure("grail", given),
  excalibur: (given) => board.ofTreasure("excalibur", given),
  "signet-ring": (given) => board.ofTreasure("signet-ring", given),
  ability: (given, assistant, row) => castle.ofAbility(assistant as Assistant, row, given),
  pict: (given, id) => board.ofPict(id, given),
  "pict-stack": (given, side) => board.ofPictStack(side, given),
};

export function explain(thing: string, given: Given): Explanation | null {
  const [kind = "", a = "", b = ""] = thing.split(":");
  return OF[kind]?.(given, a, b) ?? null;
}
