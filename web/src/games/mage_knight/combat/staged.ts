/** Whether a fight is shown as a stage: as soon as it is known who is fought. */
import type { MageKnight } from "../view";

export const isStaged = ({ combat }: MageKnight): boolean =>
  combat !== null && (combat.forecast !== null || combat.battle === "player");
