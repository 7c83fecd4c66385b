/** The dice of a castle: equal personal ones lie together, as they are one choice; used ones leave their places empty. */
import { ARTHUR_DIE, MERLIN_DIE, type Figure, type PlayerView } from "../view";

export interface DieGroup {
  figure: Figure;
  face: number;
  count: number;
}

/** Whose die lies at a place. */
const figureAt = (place: number): Figure =>
  place === MERLIN_DIE ? "merlin" : place === ARTHUR_DIE ? "arthur" : "knight";

export function diceOf(player: PlayerView): DieGroup[] {
  const personal = player.dice.slice(0, MERLIN_DIE).filter((face) => face > 0);
  const faces = [...new Set(personal)].sort((a, b) => a - b);
  const groups: DieGroup[] = faces.map((face) => ({
    figure: "knight",
    face,
    count: personal.filter((other) => other === face).length,
  }));
  const white = player.dice[MERLIN_DIE] ?? 0;
  const black = player.dice[ARTHUR_DIE] ?? 0;
  if (white) groups.push({ figure: "merlin", face: white, count: 1 });
  if (black) groups.push({ figure: "arthur", face: black, count: 1 });
  return groups;
}

/** The figures whose dice have been used. */
export const usedDice = (player: PlayerView): Figure[] =>
  player.dice.flatMap((face, place) => (face > 0 ? [] : [figureAt(place)]));

/** The name of a die as a piece: the die chosen last keeps it on its way to the middle of the board. */
export const dieName = (seat: number, group: DieGroup, place: number): string =>
  `die:${seat}:${group.figure}:${group.face}:${place}`;
