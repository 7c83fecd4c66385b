/** Tables of Merlin for the tests: a position without hands, as a seat sees it. */
import type { View } from "../../../src/api/types";
import { SHAPES } from "../../../src/table/seats";
import type { BoardProps } from "../../../src/games/board";
import {
  ASSISTANTS,
  GOODS,
  PRINCIPALITIES,
  type Cell,
  type PlayerView,
  type Space,
  type Table,
} from "../../../src/games/merlin/view";
import { content } from "./content";

interface Written {
  id: string;
  type: string;
  principality?: Space["principality"];
  replaces?: string;
}
const written = (file: string, list: string): Written[] => (content[file] as Record<string, Written[]>)[list] ?? [];
const spaceOf = ({ id, type, principality = null }: Written): Space => ({ id, type, principality, knights: [] });

const each = <K extends string, V>(keys: readonly K[], value: () => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value()])) as Record<K, V>;
const none = (): Record<(typeof PRINCIPALITIES)[number], number> => each(PRINCIPALITIES, () => 0);

export function playerOf(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    colour: "blue",
    score: 0,
    points: { missions: 0, environs: 0 },
    knight: 4,
    dice: { knight: [2, 2, 5], merlin: 4 },
    goods: { shield: none(), flag: none(), material: none() },
    markers: 5,
    assistants: each(ASSISTANTS, () => null),
    apples: 1,
    staffs: 3,
    manors: 7,
    hand: ["01", "12", "30", "50"],
    traitors: none(),
    abilities: [],
    turned_seals: [],
    picts: [],
    ...changes,
  };
}

export function tableOf(seats: number, arthur: boolean, changes: Partial<Table> = {}): Table {
  const outer = written("arthur", "outer");
  const ring = written("action_ring", "space").map((space) =>
    spaceOf((arthur && outer.find((other) => other.replaces === space.id)) || space),
  );
  const players = Array.from({ length: seats }, () =>
    playerOf(arthur ? { dice: { knight: [2, 2, 5], merlin: 4, arthur: 6 }, picts: ["03"] } : {}),
  );
  if (ring[4]) ring[4].knights = players.map((_, seat) => seat);
  const cell = (number: number): Cell => ({
    cell: `${"abcd"[Math.floor(number / 6)]}${(number % 6) + 1}`,
    terrain: number % 5 === 0 ? "lake" : number % 2 ? "forest" : "mountain",
    tower: number % 4 === 0,
    manor: number === 3 ? 1 : null,
    colours: ["black", "brown"],
  });
  return {
    round: 2,
    first: 1,
    merlin: 4,
    arthur: arthur ? 0 : null,
    ring,
    inner: arthur ? written("arthur", "inner").map(spaceOf) : [],
    principalities: PRINCIPALITIES.map((id) => ({
      id,
      power: "backwards",
      stock: each(GOODS, () => 6),
      influence: players.map(() => 1),
      assistants: each(ASSISTANTS, () => null),
    })),
    apples: 8,
    grail: null,
    excalibur: 1,
    signet_ring: null,
    environs: Array.from({ length: seats === 4 ? 24 : 18 }, (_, number) => cell(number)),
    borders: { top: [...PRINCIPALITIES, "black"], bottom: [...PRINCIPALITIES, "grey"] },
    territories: [["a1", "a2"], ["a3"]],
    display: ["02", "24", "45"],
    deck: 38,
    discard: ["14"],
    traitor_stacks: [0, 7, 8],
    pict_stacks: arthur ? [13, 13] : [],
    picts: arthur ? ["02", "22", "26", "20"] : [],
    turn: {
      face: 3,
      shift: 0,
      figure: "knight",
      place: { ring: "outer", space: 4 },
      goals: [],
      missions_completed: 0,
      missions_allowed: 1,
    },
    players,
    ...changes,
  };
}

export function viewOf(table: Table, favour = true): View<Table> {
  return {
    game: "merlin",
    seats: table.players.length,
    settings: { kings_favour: favour, arthur: table.arthur !== null },
    you: 0,
    seat: 0,
    waiting: [0],
    asks: "merlin.choose-die",
    rule: "merlin.turn.choose-die",
    over: false,
    winners: [],
    table,
  };
}

export function givenOf(table: Table, me: number | null = 0, favour = true): BoardProps<Table> {
  const said = (count: number): Record<string, { message: string }> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, number) => [
        String(number + 1).padStart(2, "0"),
        { message: "merlin-source-missions" },
      ]),
    );
  return {
    view: viewOf(table, favour),
    after: null,
    me,
    seats: table.players.map((_, seat) => ({
      seat,
      name: `Player ${seat}`,
      shape: SHAPES[seat] ?? "circle",
      colour: `var(--seat-${seat})`,
      bot: null,
      mine: seat === 0,
      waits: false,
      left: false,
    })),
    content,
    words: { "merlin-mission": said(55), "merlin-pict": said(30) },
  };
}
