/** The table before the events of a scoring: each is taken back, the last first. */
import type { TableEvent, View } from "../../../api/types";
import { numberIn, seatIn, wordIn } from "../events";
import type { PlayerView, Principality, Table } from "../view";

type TakeBack = (table: Table, event: TableEvent, player: PlayerView | undefined) => void;

const principality = (event: TableEvent): Principality => wordIn(event, "principality") as Principality;

const score =
  (sign: number, source: (event: TableEvent) => string): TakeBack =>
  (_, event, player) => {
    if (!player) return;
    const points = sign * numberIn(event);
    player.score -= points;
    player.points[source(event)] = (player.points[source(event)] ?? 0) - points;
  };
const named = (event: TableEvent): string => wordIn(event, "source");

const TAKE_BACK: Record<string, TakeBack> = {
  "merlin-gained": score(1, named),
  "merlin-lost": score(-1, named),
  "merlin-gained-territory": score(1, () => "environs"),
  "merlin-gained-influence": score(1, () => "influence"),
  "merlin-spent-shields": (table, event, player) => {
    if (player) player.goods.shield[principality(event)] += numberIn(event);
    const home = table.principalities.find(({ id }) => id === principality(event));
    if (home) home.stock.shield -= numberIn(event);
  },
  "merlin-repelled": (_, event, player) => {
    if (player) player.traitors[principality(event)] += numberIn(event);
  },
  "merlin-discarded-traitors": (_, event, player) => {
    if (player) player.traitors[principality(event)] += numberIn(event);
  },
  "merlin-drew-traitor": (_, event, player) => {
    if (player) player.traitors[principality(event)] -= 1;
  },
  "merlin-took-back": (table, event, player) => {
    if (player) player.markers -= numberIn(event);
    const place = table.principalities.find(({ id }) => id === principality(event));
    if (place) place.influence[seatIn(event)] = (place.influence[seatIn(event)] ?? 0) + numberIn(event);
  },
  "merlin-round-begins": (table) => {
    table.round -= 1;
    table.first = (table.first + table.players.length - 1) % table.players.length;
  },
  "merlin-rolled": rolled,
  "merlin-rolled-five": rolled,
};

function rolled(table: Table, _: TableEvent, player: PlayerView | undefined): void {
  if (!player) return;
  player.dice.knight = player.dice.knight.map(() => null);
  player.dice.merlin = null;
  if (table.arthur !== null) player.dice.arthur = null;
  table.turn = { ...table.turn, face: null, place: null, goals: [] };
}

export function before(view: View<Table>, events: TableEvent[]): View<Table> {
  const table = structuredClone(view.table);
  for (const event of events.toReversed()) TAKE_BACK[event.message.id]?.(table, event, table.players[seatIn(event)]);
  return { ...view, table };
}
