/** Which icon stands for a thing in lists of options, and for a line of the story. */
import type { Arg, Message } from "../../api/types";

const ICONS: Record<string, string> = {
  die: "merlin-die",
  apple: "merlin-apple",
  staff: "merlin-staff",
  cell: "merlin-manor",
  mission: "merlin-mission",
  "mission-deck": "merlin-mission",
  grail: "merlin-grail",
  excalibur: "merlin-excalibur",
  "signet-ring": "merlin-signet-ring",
  traitor: "merlin-traitor",
  pict: "merlin-pict",
  "pict-stack": "merlin-pict",
  knight: "merlin-knight",
};

export function iconOf(thing: string): string | null {
  const [kind = "", a = "", b = ""] = thing.split(":");
  if (kind === "die" && b) return `merlin-die-${b}`;
  if (kind === "own" || kind === "stock" || kind === "figure" || kind === "assistant" || kind === "ability")
    return a ? `merlin-${a}` : null;
  if (kind === "principality") return `merlin-animal-${a}`;
  return ICONS[kind] ?? null;
}

const TOLD: Record<string, string> = {
  "merlin-rolled": "merlin-die",
  "merlin-rolled-five": "merlin-die",
  "merlin-took-die": "merlin-die",
  "merlin-turned-die": "merlin-die",
  "merlin-adjusted": "merlin-die",
  "merlin-swapped": "merlin-die",
  "merlin-used-apple": "merlin-apple",
  "merlin-took-apple": "merlin-apple",
  "merlin-used-flag": "merlin-flag",
  "merlin-spent-staff": "merlin-staff",
  "merlin-placed": "merlin-assistant",
  "merlin-sent-home": "merlin-assistant",
  "merlin-marked": "merlin-influence",
  "merlin-took-back": "merlin-influence",
  "merlin-gained": "crown",
  "merlin-gained-at-space": "crown",
  "merlin-gained-territory": "crown",
  "merlin-gained-influence": "crown",
  "merlin-activated": "merlin-assistant",
  "merlin-paid-material": "merlin-material",
  "merlin-spent-shields": "merlin-shield",
  "merlin-repelled": "merlin-shield",
  "merlin-discarded-traitors": "merlin-traitor",
  "merlin-traitors-shuffled": "merlin-traitor",
  "merlin-lost": "merlin-traitor",
  "merlin-drew-traitor": "merlin-traitor",
  "merlin-completed": "merlin-mission",
  "merlin-discarded": "merlin-mission",
  "merlin-drew-open": "merlin-mission",
  "merlin-drew-hidden": "merlin-mission",
  "merlin-drew-mission": "merlin-mission",
  "merlin-turned-up": "merlin-mission",
  "merlin-deck-shuffled": "merlin-mission",
  "merlin-built": "merlin-manor",
  "merlin-replaced": "merlin-manor",
  "merlin-removed": "merlin-manor",
  "merlin-used-grail": "merlin-grail",
  "merlin-took-pict": "merlin-pict",
  "merlin-turned-up-pict": "merlin-pict",
  "merlin-boxed-picts": "merlin-pict",
  "merlin-pict-sum": "merlin-pict",
  "merlin-seal-back": "merlin-signet-ring",
  "merlin-used-seal": "merlin-signet-ring",
  "merlin-gained-ability": "merlin-signet-ring",
};

export function storyIcon(message: Message): string | null {
  return message.id === "merlin-moved" ? movedIcon(message.args["figure"]) : (TOLD[message.id] ?? null);
}

/** The figure that was moved. */
function movedIcon(figure: Arg | undefined): string {
  const name = typeof figure === "object" && "message" in figure ? figure.message : "";
  return name.replace("merlin-figure-", "merlin-") || "merlin-knight";
}
