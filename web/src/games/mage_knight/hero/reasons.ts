/** Why something of one's own can do nothing now, in two or three words; the whole reason stands beside it when it is pressed. */
import type { Message, Reason } from "../../../api/types";
import { say } from "../../../text/speech.svelte";

const FIGHT = "web-mage_knight-short-fight";
const NO_FIGHT = "web-mage_knight-short-no-fight";
const ATTACK = "web-mage_knight-short-attack";
const BLOCK = "web-mage_knight-short-block";
const RANGED = "web-mage_knight-short-ranged";
const LOCALS = "web-mage_knight-short-locals";
const MOVING = "web-mage_knight-short-moving";
const NO_MANA = "web-mage_knight-short-no-mana";
const USED_TURN = "web-mage_knight-short-used-turn";
const USED_ROUND = "web-mage_knight-short-used-round";
const ACTION = "web-mage_knight-short-action";
const OTHER = "web-mage_knight-short-other";
const UNITS = "web-mage_knight-short-no-unit";

/** By the end of the reason's id. */
const SHORT: Record<string, string> = {
  "effect-attack-outside-combat": FIGHT,
  "effect-block-outside-combat": FIGHT,
  "effect-not-in-combat": FIGHT,
  "effect-only-combat": FIGHT,
  "effect-only-combat-start": "web-mage_knight-short-fight-start",
  "effect-only-combat-movement": FIGHT,
  "effect-no-healing-in-combat": NO_FIGHT,
  "effect-only-peace": NO_FIGHT,
  "effect-move-in-combat": NO_FIGHT,
  "effect-attack-other-phase": ATTACK,
  "effect-melee-later": ATTACK,
  "effect-only-attack": ATTACK,
  "effect-only-ranged-attack": ATTACK,
  "effect-block-other-phase": BLOCK,
  "effect-only-block": BLOCK,
  "effect-only-ranged": RANGED,
  "effect-target-first": "web-mage_knight-short-target",
  "effect-attack-to-block-first": "web-mage_knight-short-blow",
  "effect-fortified-siege-only": "web-mage_knight-short-siege",
  "effect-influence-useless": LOCALS,
  "effect-only-interaction": LOCALS,
  "effect-moving-over": MOVING,
  "effect-move-useless": MOVING,
  "effect-only-movement": MOVING,
  "effect-move-resting": "web-mage_knight-short-resting",
  "effect-mana-missing": "web-mage_knight-short-mana",
  "mage_knight-no-mana": NO_MANA,
  "mage_knight-no-mana-fits": "web-mage_knight-short-mana",
  "mage_knight-not-both-mana": "web-mage_knight-short-black",
  "mage_knight-spell-by-day": "web-mage_knight-short-night",
  "effect-wound": "web-mage_knight-short-wound",
  "effect-cards-missing": "web-mage_knight-short-cards",
  "effect-deck-empty": "web-mage_knight-short-deck",
  "effect-action-used": ACTION,
  "effect-only-action": ACTION,
  "effect-unit-spent": "web-mage_knight-short-spent",
  "effect-unit-wounded": "web-mage_knight-short-wounded",
  "effect-unit-barred": "web-mage_knight-short-barred",
  "effect-unit-ability-used": USED_TURN,
  "effect-skill-used-this-turn": USED_TURN,
  "effect-skill-used-this-round": USED_ROUND,
  "effect-skill-motivated": USED_ROUND,
  "effect-skill-passive": "web-mage_knight-short-passive",
  "effect-skill-at-payment": "web-mage_knight-short-payment",
  "effect-skill-in-centre": "web-mage_knight-short-centre",
  "effect-no-unit": UNITS,
  "effect-no-spent-unit": UNITS,
  "effect-no-wounded-unit": UNITS,
  "effect-banner-assigned": UNITS,
  "effect-source-empty": "web-mage_knight-short-source",
  "effect-no-basic-die": "web-mage_knight-short-source",
  "mage_knight-card-not-meant": OTHER,
  "mage_knight-unit-not-meant": OTHER,
  "mage_knight-skill-not-meant": OTHER,
  "mage_knight-others-turn": "web-mage_knight-short-turn",
};

/** The reason in a few words; nothing where it is only something else's turn. */
export function shortly(reason: Reason | null | undefined): string {
  const message: Message | undefined = reason?.message;
  if (!message?.id.startsWith("refused-")) return "";
  const id = SHORT[message.id.slice("refused-".length)];
  if (id === undefined) return "";
  return id === NO_MANA ? say("web-mage_knight-short-no-mana", { colour: message.args["colour"] ?? "" }) : say(id);
}
