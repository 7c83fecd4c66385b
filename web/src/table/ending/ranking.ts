/** How a game ended: who stands where, and what that means for the viewer. */
import type { Result } from "../../api/types";

export interface Place {
  /** A seat; from the number of seats on, an automaton. */
  who: number;
  points: number | null;
  rank: number;
  won: boolean;
}

/** Order players and automata: winners first, then by points; equals share a rank. */
export function rankingOf(winners: number[], scores: (number | null)[]): Place[] {
  const value = (points: number | null): number => points ?? Number.NEGATIVE_INFINITY;
  const places = scores.map((points, who) => ({ who, points, rank: 0, won: winners.includes(who) }));
  places.sort((a, b) => Number(b.won) - Number(a.won) || value(b.points) - value(a.points) || a.who - b.who);
  let rank = 1;
  places.forEach((place, index) => {
    const above = places[index - 1];
    const level = above && above.won === place.won && (place.won || above.points === place.points);
    if (above && !level) rank = index + 1;
    place.rank = rank;
  });
  return places;
}

export type Outcome =
  "given-up" | "nobody" | "solo-won" | "solo-lost" | "you-won" | "you-share" | "other-won" | "others-share";

/** What the end means for the viewer; `me` is null for a spectator. */
export function outcomeOf(result: Result, seats: number, me: number | null): Outcome {
  const { winners } = result;
  if (result.scores === null && winners.length === 0) return "given-up";
  if (seats === 1) return winners.length > 0 ? "solo-won" : "solo-lost";
  if (winners.length === 0) return "nobody";
  if (me !== null && winners.includes(me)) return winners.length === 1 ? "you-won" : "you-share";
  return winners.length === 1 ? "other-won" : "others-share";
}
