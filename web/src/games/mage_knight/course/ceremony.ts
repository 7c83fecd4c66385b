/** A new Round step by step: day or night, the Source, the Units, the cards. */
import type { Arg, Message, TableEvent, View } from "../../../api/types";
import { say } from "../../../text/speech.svelte";
import type { BoardProps, Ceremony, CeremonyStep } from "../../board";
import { label } from "../labels";
import type { MageKnight } from "../view";
import { timeOf } from "./rounds";

const BEGINS = ["mage_knight-day-begins", "mage_knight-night-begins"];
/** Where a Round has been made ready, and the first of its questions follows. */
const READY = ["mage_knight-round-ready", "mage_knight-tactic-taken", "mage_knight-dummy-tactic", "mage_knight-drew"];

type Part = "source" | "units" | "cards";
const PARTS: [Part, RegExp][] = [
  ["source", /^mage_knight-source-rolled/],
  ["units", /^mage_knight-(units-gathered|new-unit|monastery-card)$/],
  ["cards", /^mage_knight-(new-advanced|new-spell|offer-dropped|dummy-card|dummy-crystal)$/],
];

export function partOf(message: Message): Part | null {
  return PARTS.find(([, pattern]) => pattern.test(message.id))?.[0] ?? null;
}

/** The things that a line of the journal is about, as they are drawn. */
export function lightsOf(message: Message): string[] {
  const word = (arg: Arg | undefined, kind: string): string[] => {
    const id = arg && typeof arg === "object" && "message" in arg ? arg.message : "";
    return id.startsWith(`mage_knight-${kind}-`) ? [id.slice(`mage_knight-${kind}-`.length)] : [];
  };
  if (message.id.startsWith("mage_knight-new-") || message.id === "mage_knight-monastery-card")
    return [
      ...word(message.args["unit"], "unit").map((one) => `unit-offer:${one}`),
      ...word(message.args["card"], "card").map((one) => `offer:${one}`),
    ];
  return [];
}

/** The Round that began last from the event `from` on, if it was not the first. */
export function roundFrom(events: TableEvent[], from: number): { at: number; until: number } | null {
  const at = events.findLastIndex((one, place) => place >= from && BEGINS.includes(one.message.id));
  if (at < 0 || events[at]?.message.args["number"] === 1) return null;
  const end = events.findIndex((one, place) => place > at && READY.includes(one.message.id));
  return { at, until: end < 0 ? events.length : end };
}

export function ceremony(
  events: TableEvent[],
  from: number,
  props: BoardProps<MageKnight>,
  tell: (message: Message) => string,
): Ceremony | null {
  const found = roundFrom(events, from);
  if (!found) return null;
  const table = props.view.table;
  const title = timeOf(table);
  const news = events.slice(found.at + 1, found.until);
  const chapters = [
    { name: table.night ? label("night") : label("day"), icon: table.night ? "mk-moon" : "mk-sun" },
    { name: label("source"), icon: "mk-drop" },
    { name: label("units"), icon: "mk-banner" },
    { name: say("web-mage_knight-new-cards"), icon: "mk-cards" },
  ];
  const step = (chapter: number, heading: string, text: string, lights: string[]): CeremonyStep => ({
    chapter,
    until: found.until,
    heading,
    text,
    lights,
    awards: [],
  });
  const steps = [
    step(0, title, table.night ? say("web-mage_knight-night-rules") : say("web-mage_knight-day-rules"), ["mk-clock"]),
  ];
  PARTS.forEach(([part], place) => {
    const lines = news.filter((one) => partOf(one.message) === part);
    if (lines.length === 0) return;
    const lights = part === "source" ? ["mk-source"] : lines.flatMap((one) => lightsOf(one.message));
    const chapter = chapters[place + 1]?.name ?? "";
    steps.push(step(place + 1, chapter, lines.map((one) => tell(one.message)).join(" "), lights));
  });
  return { title, from: found.at, chapters, steps, viewAt: (): View => props.view };
}
