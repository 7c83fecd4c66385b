/** What of Paladins is played as a ceremony: the Inquisition, attacks and favours of others, new cards of the King, the
 * automated opponent's turn, and the scoring at the end. */
import type { Message, TableEvent, View } from "../../../api/types";
import { say } from "../../../text/speech.svelte";
import type { Award, BoardProps, Ceremony, CeremonyStep } from "../../board";
import { bookOf } from "../book";
import { seatIn } from "../told";
import { RIVAL, type Table } from "../view";
import { scoring } from "./scoring";

type Chapter = "inquisition" | "rival" | "deed" | "king";

/** Lines with which something begins that is shown, until the next of them, or the next turn. */
const BEGINS: Record<string, Chapter> = {
  "paladins-inquisition": "inquisition",
  "paladins-rival-scheme": "rival",
  "paladins-rival-rested": "rival",
  "paladins-attacked": "deed",
  "paladins-converted": "deed",
  "paladins-used-favour": "deed",
  "paladins-order-revealed": "king",
  "paladins-favour-revealed": "king",
};
const ENDS = ["paladins-did", "paladins-passed", "paladins-round-begins", "paladins-paladin-revealed"];
const DEBTS = ["paladins-debt-judged", "paladins-rival-debt-judged"];
const ICONS: Record<Chapter, string> = {
  inquisition: "paladins-inquisition",
  rival: "paladins-scheme",
  deed: "paladins-attack",
  king: "paladins-order",
};

/** The view shown last and how many events had led to it: what lay on the table before. */
let shown: { view: View<Table>; events: number } | null = null;

function beforeOf(view: View<Table>, from: number): View<Table> | null {
  const same = shown?.events === from && shown.view.seats === view.seats && shown.view.you === view.you;
  return same ? (shown?.view ?? null) : null;
}

/** What somebody's deed has touched on the shared board, told by what has changed there. */
export function touched(before: Table | null, after: Table, of: number): string[] {
  if (!before) return [];
  const owner = of < after.players.length ? of : RIVAL;
  const spaces = Object.entries(after.spaces).filter(
    ([space, piece]) => piece?.owner === owner && (before.spaces[space] ?? null) === null,
  );
  const gone = before.outsiders.flatMap((id, at) =>
    id !== null && after.outsiders[at] !== id ? [`region:${at + 1}`] : [],
  );
  const favours = after.favour_workers.flatMap((worker, at) => {
    const favour = after.favours[at];
    return worker !== null && favour && (before.favour_workers[at] ?? null) === null ? [`favour:${favour}`] : [];
  });
  return [...spaces.map(([space]) => `space:${space}`), ...gone.slice(0, 1), ...favours];
}

interface Group {
  chapter: Chapter;
  messages: Message[];
}

/** Lines that belong together; those before the first that begins something are left out. */
export function grouped(messages: Message[], me: number | null): Group[] {
  const groups: Group[] = [];
  let open = false;
  for (const message of messages) {
    const chapter = BEGINS[message.id];
    if (ENDS.includes(message.id)) open = false;
    else if (chapter === "deed" && (seatIn(message) === me || groups.at(-1)?.chapter === "rival")) continue;
    else if (chapter) {
      groups.push({ chapter, messages: [message] });
      open = true;
    } else if (open) groups.at(-1)?.messages.push(message);
  }
  return groups;
}

/** What an Inquisition is made of: it comes, then everybody who takes a Debt. */
function inquisition(
  group: Group,
  props: BoardProps<Table>,
  tell: (message: Message) => string,
): Omit<CeremonyStep, "chapter" | "until">[] {
  const { unpaid } = bookOf(props.content).main.debt_points;
  const debts = group.messages.filter((message) => DEBTS.includes(message.id));
  const helped = group.messages.filter((message) => message.id === "paladins-ability");
  const [begins] = group.messages;
  return [
    {
      heading: begins ? tell(begins) : "",
      text: helped.map(tell).join(" ") || say("web-paladins-inquisition-says"),
      lights: ["tax-supply", "suspicion"],
      awards: [],
    },
    ...debts.map((message) => {
      const of = seatIn(message) ?? props.view.seats;
      const award: Award = { of, points: unpaid, from: "own:debt" };
      return {
        heading: tell(message),
        text: "",
        lights: ["own:debt", of === props.me ? "debt" : `side:${of}:debts`],
        awards: [award],
      };
    }),
  ];
}

function stepsOf(
  group: Group,
  props: BoardProps<Table>,
  before: Table | null,
  tell: (message: Message) => string,
): Omit<CeremonyStep, "chapter" | "until">[] {
  if (group.chapter === "inquisition") return inquisition(group, props, tell);
  const { table } = props.view;
  const [begins, ...rest] = group.messages;
  const heading = begins ? tell(begins) : "";
  if (group.chapter === "king") {
    const order = table.orders.findLastIndex((one) => one !== null);
    const favour = table.favours.findLast((one) => one !== null);
    const lights = begins?.id === "paladins-order-revealed" ? [`order:${order}`] : [`favour:${favour}`];
    return [{ heading, text: "", lights, awards: [] }];
  }
  const of = group.chapter === "rival" ? table.players.length : ((begins && seatIn(begins)) ?? 0);
  const lights = [...touched(before, table, of), `player:${of}`];
  return [{ heading, text: rest.map(tell).join(" "), lights, awards: [] }];
}

/** Give what is to be played of the events from `from` on. */
export function ceremony(
  events: TableEvent[],
  from: number,
  props: BoardProps<Table>,
  tell: (message: Message) => string,
): Ceremony | null {
  const { view } = props;
  const before = beforeOf(view, from);
  shown = { view, events: events.length };
  if (from >= events.length) return null;
  if (view.over) return scoring(events.length, props);
  const groups = grouped(
    events.slice(from).map((event) => event.message),
    props.me,
  );
  const chapters = [...new Set(groups.map((group) => group.chapter))];
  const steps = groups.flatMap((group) =>
    stepsOf(group, props, before?.table ?? null, tell).map((step) => ({
      ...step,
      chapter: chapters.indexOf(group.chapter),
      until: events.length,
    })),
  );
  const names: Record<Chapter, string> = {
    inquisition: say("web-paladins-show-inquisition"),
    rival: say("web-paladins-rival"),
    deed: say("web-paladins-show-deed"),
    king: say("web-paladins-show-king"),
  };
  const [first] = chapters;
  if (!first) return null;
  /** The chest is empty while the Inquisition is there. */
  const empty = (counted: number): boolean => {
    const step = steps[counted];
    return step !== undefined && chapters[step.chapter] === "inquisition";
  };
  return {
    title: chapters.length === 1 ? names[first] : say("web-paladins-round", { number: view.table.round }),
    from,
    chapters: chapters.map((chapter) => ({ name: names[chapter], icon: ICONS[chapter] })),
    steps,
    viewAt: (counted) => {
      const lies = counted === 0 ? (before ?? view) : view;
      return empty(counted) ? { ...lies, table: { ...lies.table, tax_supply: 0 } } : lies;
    },
  };
}
