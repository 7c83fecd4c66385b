/** The end of the game as a ceremony: every source of points in turn, and whose points rise from where. */
import { say, speech } from "../../../text/speech.svelte";
import type { View } from "../../../api/types";
import type { Award, BoardProps, Ceremony, CeremonyStep } from "../../board";
import { isRight, timesOf } from "../reading";
import { sceneOf, type Scene } from "../scene";
import { actionIcon } from "../signs";
import type { Side, Table } from "../view";

type Chapter = "orders" | "attributes" | "deeds" | "converts" | "rest";
const CHAPTERS: Chapter[] = ["orders", "attributes", "deeds", "converts", "rest"];

const CHAPTER: Record<string, Chapter> = {
  orders: "orders",
  faith: "attributes",
  strength: "attributes",
  influence: "attributes",
  convert: "converts",
  debts: "rest",
  resources: "rest",
};
const ICONS: Record<Chapter, string> = {
  orders: "paladins-order",
  attributes: "paladins-faith",
  deeds: actionIcon("fortify"),
  converts: actionIcon("convert"),
  rest: "paladins-debt",
};

const sidesOf = (table: Table): Side[] => [...table.players, ...table.rivals];

/** The thing on the viewer's own board that shows a source. */
function ownThing(source: string, side: Side): string {
  if (source === "debts") return "debt";
  if (source === "resources") return "own:silver";
  if (source === "walls") return side.walls[0] === undefined ? "action:fortify" : `wall:${side.walls[0]}`;
  return CHAPTER[source] === "attributes" ? `attribute:${source}` : `action:${source}`;
}

/** The seals of the orders that somebody has met. */
function ordersMet({ table, book }: Scene, side: Side): string[] {
  const { order_times } = book.main.kings_cards;
  return table.orders.flatMap((order, at) =>
    order !== null && isRight(order) && timesOf(side, order) >= order_times ? [`order:${at}`] : [],
  );
}

function stepOf(scene: Scene, source: string, happened: number): CeremonyStep {
  const awards = sidesOf(scene.table).flatMap((side, of): Award[] => {
    const points = side.points[source] ?? 0;
    if (points === 0) return [];
    const from =
      source === "orders"
        ? (ordersMet(scene, side)[0] ?? "order:0")
        : of === scene.me
          ? ownThing(source, side)
          : `side:${of}:${source}`;
    return [{ of, points, from }];
  });
  const lights =
    source === "orders" ? scene.table.orders.map((_, at) => `order:${at}`) : awards.map(({ from }) => from);
  return {
    chapter: CHAPTERS.indexOf(CHAPTER[source] ?? "deeds"),
    until: happened,
    heading: capital(speech.say(`paladins-source-${source}`)),
    text: "",
    lights,
    awards,
  };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The view with the points of only the first so many steps. */
function countedUpTo(view: View<Table>, steps: CeremonyStep[], counted: number): View<Table> {
  const sum = (of: number): number =>
    steps.slice(0, counted).reduce((all, { awards }) => all + (awards.find((one) => one.of === of)?.points ?? 0), 0);
  const { players, rivals } = view.table;
  return {
    ...view,
    table: {
      ...view.table,
      players: players.map((player, of) => ({ ...player, score: sum(of) })),
      rivals: rivals.map((rival, at) => ({ ...rival, score: sum(players.length + at) })),
    },
  };
}

/** All sources that brought anybody anything, by chapter, the debts last. */
export function scoring(happened: number, props: BoardProps<Table>): Ceremony {
  const scene = sceneOf(props);
  const steps = Object.keys(scene.table.players[0]?.points ?? {})
    .map((source) => stepOf(scene, source, happened))
    .filter((step) => step.awards.length > 0)
    .toSorted((a, b) => a.chapter - b.chapter);
  const names: Record<Chapter, string> = {
    orders: say("web-paladins-count-orders"),
    attributes: say("web-paladins-count-attributes"),
    deeds: say("web-paladins-count-deeds"),
    converts: say("web-paladins-count-converts"),
    rest: say("web-paladins-count-rest"),
  };
  return {
    title: say("web-paladins-final"),
    from: happened,
    chapters: CHAPTERS.map((chapter) => ({ name: names[chapter], icon: ICONS[chapter] })),
    steps,
    viewAt: (counted) => countedUpTo(props.view, steps, counted),
  };
}
