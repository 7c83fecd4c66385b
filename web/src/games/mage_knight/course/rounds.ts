/** Days and nights, and how far the game is. */
import type { Content } from "../../../api/types";
import type { Dummy, MageKnight } from "../view";

export interface RoundSign {
  round: number;
  night: boolean;
  when: "past" | "now" | "to-come";
}

/** All Rounds of the game: days and nights follow one another. */
export function roundSigns({ round, rounds, night }: Pick<MageKnight, "round" | "rounds" | "night">): RoundSign[] {
  return Array.from({ length: rounds }, (_, at) => {
    const one = at + 1;
    const same = (one - round) % 2 === 0;
    return { round: one, night: same ? night : !night, when: one < round ? "past" : one === round ? "now" : "to-come" };
  });
}

/** Which day or night it is, and of how many. */
export function ofItsKind(table: Pick<MageKnight, "round" | "rounds" | "night">): { number: number; of: number } {
  const same = roundSigns(table).filter((one) => one.night === table.night);
  return { number: same.filter((one) => one.when !== "to-come").length, of: same.length };
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
