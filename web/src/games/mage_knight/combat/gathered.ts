/** What a declared attack or block has gathered, and what it must reach. */
import type { Combat } from "../view";

export interface Gathered {
  kind: "attack" | "block";
  total: number;
  /** Null where an ability of the attack changes it. */
  needed: number | null;
}

/** Sum up what is being declared; null if nothing is. Resistances may still halve what is gathered. */
export function gathered(combat: Combat): Gathered | null {
  const total = combat.pool.reduce((sum, lot) => sum + lot.value, 0);
  if (combat.blocking !== null) {
    const blow = combat.enemies[combat.blocking]?.attacks[combat.attack ?? 0];
    const plain = blow !== undefined && !blow.abilities.includes("swift");
    return { kind: "block", total, needed: plain ? blow.value : null };
  }
  if (combat.targets.length === 0) return null;
  const needed = combat.targets.reduce((sum, at) => sum + (combat.enemies[at]?.armor ?? 0), 0);
  return { kind: "attack", total, needed };
}
