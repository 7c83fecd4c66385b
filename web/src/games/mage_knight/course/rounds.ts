/** Days and nights, and how far the game is. */
import type { Content } from "../../../api/types";
import { say } from "../../../text/speech.svelte";
import { label } from "../labels";
import type { Dummy, MageKnight } from "../view";

export interface RoundSign {
  round: number;
  /** Null: nobody can tell by what lies on the table. */
  night: boolean | null;
  when: "past" | "now" | "to-come";
}

type Times = Pick<MageKnight, "round" | "rounds" | "night" | "nights">;

/** All Rounds of the game, each a day, a night, or not known. */
export function roundSigns({ round, nights }: Pick<MageKnight, "round" | "nights">): RoundSign[] {
  return nights.map((night, at) => {
    const one = at + 1;
    return { round: one, night, when: one < round ? "past" : one === round ? "now" : "to-come" };
  });
}

/** Which day or night it is, and of how many; where that depends on dice, which Round. */
export function timeOf(table: Times): string {
  const { round, rounds, night, nights } = table;
  if (nights.includes(null))
    return `${label(night ? "night" : "day")} · ${say("web-mage_knight-round", { round, rounds })}`;
  const same = roundSigns(table).filter((one) => one.night === night);
  const which = { number: same.filter((one) => one.when !== "to-come").length, of: same.length };
  return night ? say("web-mage_knight-night-of", which) : say("web-mage_knight-day-of", which);
}

/** About how many turns the dummy player's deck lasts: cards a turn, and on average a crystal of the last card's colour more. */
export function turnsLeft(dummy: Pick<Dummy, "deck" | "crystals">, content: Content): number {
  const tracks = content["tracks"] as { dummy_player?: { cards_a_turn?: number }; mana?: { basic_colors?: string[] } };
  const each = tracks?.dummy_player?.cards_a_turn ?? 0;
  const colours = tracks?.mana?.basic_colors?.length ?? 0;
  if (each === 0 || colours === 0) return 0;
  const crystals = Object.values(dummy.crystals).reduce((sum, one) => sum + one, 0);
  return Math.ceil(dummy.deck.length / (each + crystals / colours));
}
