/** Questions of recorded games, with the views they were asked in: at least one of each kind. */
import { readFileSync } from "node:fs";
import type { Ask, View } from "../../../src/api/types";
import type { BoardProps } from "../../../src/games/board";
import type { Table } from "../../../src/games/paladins/view";
import { SHAPES } from "../../../src/table/seats";
import { content, words } from "./content";

export interface Asked {
  id: string;
  touches: string[][];
  view: View<Table>;
}

export const asks = readFileSync(new URL("asks.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Asked);

/** What a drawing is given when this was asked. */
export function givenOf(view: View<Table>, after: View<Table> | null = null): BoardProps<Table> {
  const seats = Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    name: `Player ${seat}`,
    shape: SHAPES[seat] ?? "circle",
    colour: `var(--seat-${seat})`,
    bot: null,
    mine: seat === view.you,
    waits: false,
    left: false,
  }));
  return { view, after, me: view.you, seats, content, words };
}

/** The question itself, as the table asks it. */
export function askOf(asked: Asked): Ask {
  const options = asked.touches.map((touches, action) => ({
    notation: `${action}`,
    action,
    touches,
    label: { id: "paladins-do-pass", args: {} },
    lasting: "" as const,
  }));
  return {
    seat: 0,
    id: asked.id,
    rule: asked.view.rule,
    since: 0,
    prompt: { id: "paladins-do-pass", args: {} },
    obvious: null,
    options,
  };
}

/** The first view in which this was asked. */
export function viewAt(question: string): View<Table> {
  const found = asks.find((asked) => asked.id === question);
  if (!found) throw new Error(`${question} was never asked`);
  return structuredClone(found.view);
}
