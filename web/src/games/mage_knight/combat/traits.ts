/** What an enemy's card tells in words: its element, its abilities and what it resists; what counts in a phase is marked. */
import { say, speech } from "../../../text/speech.svelte";
import { named, titled } from "../names";
import type { Element, Foe } from "../view";

export interface Trait {
  icon: string;
  name: string;
  says: string;
  /** It counts in the phase being fought. */
  counts: boolean;
}

export const RANGED = "ranged-and-siege";
export const BLOCK = "block";
export const DAMAGE = "assign-damage";
export const ATTACK = "attack";
export const PHASES = [RANGED, BLOCK, DAMAGE, ATTACK];

interface Kind {
  icon: string;
  phases: string[];
}
/** Of an attack, in the order in which they matter. */
const OF_ATTACKS: Record<string, Kind> = {
  swift: { icon: "mk-swift", phases: [BLOCK] },
  cumbersome: { icon: "mk-weight", phases: [BLOCK] },
  brutal: { icon: "mk-brutal", phases: [DAMAGE] },
  poison: { icon: "mk-poison", phases: [DAMAGE] },
  paralyze: { icon: "mk-skull", phases: [DAMAGE] },
  assassination: { icon: "mk-aim", phases: [DAMAGE] },
  vampiric: { icon: "mk-fang", phases: [DAMAGE] },
  summon: { icon: "mk-gate", phases: [RANGED, BLOCK] },
};
const OF_ENEMIES: Record<string, Kind> = {
  elusive: { icon: "mk-veil", phases: [RANGED, ATTACK] },
  defend: { icon: "mk-block", phases: [RANGED, ATTACK] },
  "arcane-immunity": { icon: "mk-special", phases: PHASES },
  unfortified: { icon: "mk-wall", phases: [RANGED] },
};

/** Elements by their names, as one list. */
export const elementsNamed = (elements: Element[]): string =>
  speech.arg(elements.map((element) => named("element", element)));

export function traitsOf(foe: Foe, phase: string): Trait[] {
  const found: Trait[] = [];
  const add = (icon: string, name: string, says: string, phases: string[]): void => {
    if (!found.some((trait) => trait.name === name)) found.push({ icon, name, says, counts: phases.includes(phase) });
  };
  for (const blow of foe.attacks) {
    if (blow.summons) add("mk-gate", titled("ability", "summon"), says("summon", 0), [RANGED, BLOCK]);
    else if (blow.halves.length > 0) {
      const elements = elementsNamed(blow.halves);
      add(`mk-${blow.element}`, titled("element", blow.element), say("web-mage_knight-trait-element", { elements }), [
        BLOCK,
      ]);
    }
    for (const [word, kind] of Object.entries(OF_ATTACKS))
      if (blow.abilities.includes(word) && word !== "summon")
        add(kind.icon, titled("ability", word), says(word, word === "brutal" ? blow.damage : blow.needs), kind.phases);
  }
  if (foe.fortifications > 0)
    add(
      "mk-wall",
      titled("ability", "fortified") + (foe.fortifications > 1 ? ` ×${foe.fortifications}` : ""),
      foe.fortifications > 1 ? say("web-mage_knight-trait-fortified-twice") : say("web-mage_knight-trait-fortified"),
      [RANGED],
    );
  for (const [word, kind] of Object.entries(OF_ENEMIES))
    if (foe.abilities.includes(word)) add(kind.icon, titled("ability", word), says(word, 0), kind.phases);
  if (foe.halves.length > 0) {
    const elements = elementsNamed(foe.halves);
    add("mk-block", say("web-mage_knight-trait-resists"), say("web-mage_knight-trait-resists-says", { elements }), [
      RANGED,
      ATTACK,
    ]);
  }
  return found;
}

function says(word: string, number: number): string {
  switch (word) {
    case "swift":
      return say("web-mage_knight-trait-swift", { number });
    case "brutal":
      return say("web-mage_knight-trait-brutal", { number });
    case "poison":
      return say("web-mage_knight-trait-poison");
    case "paralyze":
      return say("web-mage_knight-trait-paralyze");
    case "assassination":
      return say("web-mage_knight-trait-assassination");
    case "cumbersome":
      return say("web-mage_knight-trait-cumbersome");
    case "vampiric":
      return say("web-mage_knight-trait-vampiric");
    case "summon":
      return say("web-mage_knight-trait-summon");
    case "elusive":
      return say("web-mage_knight-trait-elusive");
    case "defend":
      return say("web-mage_knight-trait-defend");
    case "unfortified":
      return say("web-mage_knight-trait-unfortified");
    default:
      return say("web-mage_knight-trait-arcane-immunity");
  }
}
