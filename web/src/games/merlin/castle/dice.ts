/** The dice of a castle: equal personal ones lie together, as they are one choice; used ones leave their places empty. */
import type { Figure, PlayerView } from "../view";

export interface DieGroup {
  figure: Figure;
  face: number;
  count: number;
}

export function diceOf(player: PlayerView): DieGroup[] {
  const personal = player.dice.knight.filter((face) => face !== null);
  const faces = [...new Set(personal)].sort((a, b) => a - b);
  const groups: DieGroup[] = faces.map((face) => ({
    figure: "knight",
    face,
    count: personal.filter((other) => other === face).length,
  }));
  const { merlin, arthur } = player.dice;
  if (merlin) groups.push({ figure: "merlin", face: merlin, count: 1 });
  if (arthur) groups.push({ figure: "arthur", face: arthur, count: 1 });
  return groups;
}

/** The figures whose dice have been used. */
export function usedDice({ dice }: PlayerView): Figure[] {
  const used: Figure[] = dice.knight.filter((face) => face === null).map(() => "knight");
  if (dice.merlin === null) used.push("merlin");
  if (dice.arthur === null) used.push("arthur");
  return used;
}

/** The name of a die as a piece: the die chosen last keeps it on its way to the middle of the board. */
export const dieName = (seat: number, group: DieGroup, place: number): string =>
  `die:${seat}:${group.figure}:${group.face}:${place}`;
