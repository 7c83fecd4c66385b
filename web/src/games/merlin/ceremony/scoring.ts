/** A scoring as a ceremony: traitors, territories, principalities, henchmen, Picts, and what is left at the end of the game. */
import type { Message, TableEvent } from "../../../api/types";
import { say } from "../../../text/speech.svelte";
import type { Award, BoardProps, Ceremony, CeremonyStep } from "../../board";
import { courseOf } from "../content";
import { numberIn, seatIn, wordIn } from "../events";
import { animalName, nameOf } from "../names";
import { ASSISTANTS, type Principality, type Table } from "../view";
import { before } from "./before";

const BEGINS = "merlin-scoring-begins";
const ENDS = "merlin-round-begins";

type Chapter = "traitors" | "environs" | "influence" | "assistants" | "picts" | "rest";

const ICONS: Record<Chapter, string> = {
  traitors: "merlin-traitor",
  environs: "merlin-manor",
  influence: "merlin-influence",
  assistants: "merlin-assistant",
  picts: "merlin-pict",
  rest: "merlin-apple",
};

const BY_SOURCE: Record<string, Chapter> = {
  traitors: "traitors",
  excalibur: "traitors",
  assistants: "assistants",
  picts: "picts",
  apples: "rest",
  staffs: "rest",
  goods: "rest",
};
const BY_MESSAGE: Record<string, Chapter> = {
  "merlin-spent-shields": "traitors",
  "merlin-repelled": "traitors",
  "merlin-discarded-traitors": "traitors",
  "merlin-traitors-shuffled": "traitors",
  "merlin-drew-traitor": "traitors",
  "merlin-gained-territory": "environs",
  "merlin-gained-influence": "influence",
  "merlin-used-grail": "influence",
  "merlin-took-back": "influence",
  "merlin-pict-sum": "picts",
  "merlin-boxed-picts": "picts",
};
/** What is done when all have dealt with their traitors: a step of its own. */
const NEW_TRAITORS = ["merlin-traitors-shuffled", "merlin-drew-traitor"];
/** Told by what is drawn, or by the numbers. */
const UNSAID = [
  "merlin-took-back",
  "merlin-boxed-picts",
  "merlin-spent-shields",
  "merlin-discarded-traitors",
  ...NEW_TRAITORS,
];

/** Events that belong together: one step. */
interface Group {
  chapter: Chapter;
  /** Whose, or where. */
  key: string;
  from: number;
  events: TableEvent[];
}

function chapterOf(event: TableEvent): Chapter | undefined {
  return BY_MESSAGE[event.message.id] ?? BY_SOURCE[wordIn(event, "source")];
}

function keyOf(chapter: Chapter, event: TableEvent): string {
  if (NEW_TRAITORS.includes(event.message.id)) return "new";
  if (chapter === "traitors" || chapter === "rest") return String(seatIn(event));
  if (chapter === "environs") return wordIn(event, "cell");
  return chapter === "influence" ? wordIn(event, "principality") : "";
}

/** The events of the scoring from a place on, by step; what belongs to none goes with the one before it. */
function groupsOf(events: TableEvent[], from: number): Group[] {
  const groups: Group[] = [];
  for (const [after, event] of events.slice(from).entries()) {
    if (event.message.id === ENDS) break;
    const chapter = chapterOf(event);
    const last = groups.at(-1);
    const key = chapter && keyOf(chapter, event);
    if (chapter && key !== undefined && (last?.chapter !== chapter || last.key !== key))
      groups.push({ chapter, key, from: from + after, events: [event] });
    else last?.events.push(event);
  }
  return groups;
}

/** Where the scoring begins that is underway at a place of the journal; null if none is. */
function beginOf(events: TableEvent[], from: number): number | null {
  const begins = events.findIndex((event, place) => place >= from && event.message.id === BEGINS);
  if (begins >= 0) return begins;
  for (let place = from - 1; place >= 0; place -= 1) {
    const id = events[place]?.message.id;
    if (id === ENDS) return null;
    if (id === BEGINS) return place;
  }
  return null;
}

export function ceremony(
  events: TableEvent[],
  from: number,
  props: BoardProps<Table>,
  tell: (message: Message) => string,
): Ceremony | null {
  const begins = beginOf(events, from);
  if (begins === null) return null;
  const first = Math.max(begins + 1, from);
  const groups = groupsOf(events, first);
  const [start] = groups;
  if (!start) return null;
  const ends = events.findIndex((event, place) => place >= first && event.message.id === ENDS);
  const end = ends >= 0 ? ends : events.length;
  const round = before(props.view, events.slice(end)).table.round;
  const chapters = chaptersAt(props, round);
  return {
    title: say("web-merlin-ceremony", { round }),
    from: start.from,
    chapters: chapters.map((chapter) => ({ name: chapterName(chapter), icon: ICONS[chapter] })),
    steps: groups.map((group, place) => {
      const table = before(props.view, events.slice(group.from)).table;
      const until = groups[place + 1]?.from ?? end;
      const text = group.events.filter(
        ({ message }) => chapterOf({ message } as TableEvent) && !UNSAID.includes(message.id),
      );
      return {
        chapter: chapters.indexOf(group.chapter),
        until,
        ...shownOf(group, table, props),
        text: [...sharesOf(group, table, props), ...new Set(text.map(({ message }) => tell(message)))].join(" "),
      };
    }),
  };
}

function chaptersAt(props: BoardProps<Table>, round: number): Chapter[] {
  const chapters: Chapter[] = ["traitors", "environs", "influence", "assistants"];
  if (props.view.table.arthur !== null) chapters.push("picts");
  if (round === courseOf(props.content).rounds) chapters.push("rest");
  return chapters;
}

const chapterName = (chapter: Chapter): string =>
  chapter === "rest" ? say("web-merlin-ceremony-rest") : nameOf(`merlin-source-${chapter}`);

const cellsOf = (table: Table, cell: string): string[] =>
  table.territories.find((territory) => territory.includes(cell)) ?? [cell];
const manorAt = (table: Table, cell: string): number | null =>
  table.environs.find((tile) => tile.cell === cell)?.manor ?? null;

/** How many pieces each player has where the most count, the most first: `Nia: 2, Elaine: 1.` */
function sharesOf({ chapter, key }: Group, table: Table, props: BoardProps<Table>): string[] {
  let has: (seat: number) => number;
  if (chapter === "environs") {
    const manors = cellsOf(table, key).map((cell) => manorAt(table, cell));
    has = (seat) => manors.filter((owner) => owner === seat).length;
  } else if (chapter === "influence") {
    const influence = table.principalities.find(({ id }) => id === key)?.influence ?? [];
    has = (seat) => influence[seat] ?? 0;
  } else return [];
  const shares = props.seats
    .map(({ name, seat }) => ({ name, count: has(seat) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return shares.length === 0 ? [] : [`${shares.map((share) => say("web-merlin-ceremony-share", share)).join(", ")}.`];
}

/** Points of the group's events by seat, from where they rise. */
function awardsOf(group: Group, from: (seat: number) => string): Award[] {
  const sums = new Map<number, number>();
  for (const event of group.events) {
    const { id } = event.message;
    if (!id.startsWith("merlin-gained") && id !== "merlin-lost") continue;
    const points = id === "merlin-lost" ? -numberIn(event) : numberIn(event);
    sums.set(seatIn(event), (sums.get(seatIn(event)) ?? 0) + points);
  }
  return [...sums].map(([of, points]) => ({ of, points, from: from(of) }));
}

/** What a step shows: heading, lights and points. */
function shownOf(
  group: Group,
  table: Table,
  props: BoardProps<Table>,
): Pick<CeremonyStep, "heading" | "lights" | "awards"> {
  const { key } = group;
  const nameOfSeat = (seat: number): string => props.seats[seat]?.name ?? "";
  switch (group.chapter) {
    case "traitors": {
      const from = (seat: number): string => `traitors:${seat}`;
      if (key === "new")
        return {
          heading: say("web-merlin-ceremony-new-traitors"),
          lights: props.seats.map(({ seat }) => from(seat)),
          awards: [],
        };
      return { heading: nameOfSeat(Number(key)), lights: [from(Number(key))], awards: awardsOf(group, from) };
    }
    case "environs": {
      const cells = cellsOf(table, key);
      const terrain = table.environs.find((tile) => tile.cell === key)?.terrain ?? "lake";
      const manor = (seat: number): string => cells.find((cell) => manorAt(table, cell) === seat) ?? key;
      return {
        heading: say("web-merlin-ceremony-territory", {
          terrain: nameOf(`merlin-terrain-${terrain}`),
          count: cells.length,
        }),
        lights: cells.map((cell) => `cell:${cell}`),
        awards: awardsOf(group, (seat) => `cell:${manor(seat)}`),
      };
    }
    case "influence": {
      const influence = table.principalities.find(({ id }) => id === key)?.influence ?? [];
      const count = influence.reduce((sum, one) => sum + one, 0);
      return {
        heading: say("web-merlin-ceremony-influence", { name: animalName(key as Principality), count }),
        lights: [`principality:${key}`],
        awards: awardsOf(group, () => `principality:${key}`),
      };
    }
    case "assistants": {
      const placed = table.players.flatMap((player, of) =>
        ASSISTANTS.filter((assistant) => player.assistants[assistant] !== null).map((assistant) => ({
          of,
          piece: `assistant:${of}:${assistant}`,
        })),
      );
      const total = awardsOf(group, () => "").reduce((sum, { points }) => sum + points, 0);
      const each = placed.length > 0 ? total / placed.length : 0;
      return {
        heading: chapterName("assistants"),
        lights: placed.map(({ piece }) => piece),
        awards: placed.map(({ of, piece }) => ({ of, points: each, from: piece })),
      };
    }
    case "picts": {
      const from = (seat: number): string => `picts:${seat}`;
      return {
        heading: chapterName("picts"),
        lights: props.seats.map(({ seat }) => from(seat)),
        awards: awardsOf(group, from),
      };
    }
    case "rest": {
      const from = (seat: number): string => `castle:${seat}`;
      return { heading: nameOfSeat(Number(key)), lights: [from(Number(key))], awards: awardsOf(group, from) };
    }
  }
}
