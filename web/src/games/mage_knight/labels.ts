/** Words on the board that are no names of things. */
import { say } from "../../text/speech.svelte";

const LABELS = {
  source: "web-mage_knight-label-source",
  tactic: "web-mage_knight-label-tactic",
  tactics: "web-mage_knight-label-tactics",
  units: "web-mage_knight-label-units",
  advanced: "web-mage_knight-label-advanced",
  spells: "web-mage_knight-label-spells",
  artifacts: "web-mage_knight-label-artifacts",
  upgrades: "web-mage_knight-label-upgrades",
  draft: "web-mage_knight-label-draft",
  selected: "web-mage_knight-label-selected",
  "hidden-die": "web-mage_knight-label-hidden-die",
  skills: "web-mage_knight-label-skills",
  day: "web-mage_knight-label-day",
  night: "web-mage_knight-label-night",
  order: "web-mage_knight-label-order",
  fame: "web-mage_knight-label-fame",
  reputation: "web-mage_knight-label-reputation",
  move: "web-mage_knight-label-move",
  influence: "web-mage_knight-label-influence",
  healing: "web-mage_knight-label-healing",
  armor: "web-mage_knight-label-armor",
  hand: "web-mage_knight-label-hand",
  level: "web-mage_knight-label-level",
  command: "web-mage_knight-label-command",
  deck: "web-mage_knight-label-deck",
  discard: "web-mage_knight-label-discard",
  played: "web-mage_knight-label-played",
  defeated: "web-mage_knight-label-defeated",
  wounded: "web-mage_knight-label-wounded",
  skips: "web-mage_knight-label-skips",
  summoned: "web-mage_knight-label-summoned",
  "attack-blocked": "web-mage_knight-label-attack-blocked",
  "attack-cancelled": "web-mage_knight-label-attack-cancelled",
  "attack-dealt": "web-mage_knight-label-attack-dealt",
  damage: "web-mage_knight-label-damage",
  wounds: "web-mage_knight-label-wounds",
  "no-units": "web-mage_knight-label-no-units",
  crystals: "web-mage_knight-label-crystals",
  mana: "web-mage_knight-label-mana",
} as const;

export type Label = keyof typeof LABELS;

export function label(word: Label): string {
  return say(LABELS[word]);
}
