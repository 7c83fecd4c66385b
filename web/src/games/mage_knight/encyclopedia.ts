/** Everything in the box that can be looked up: cards, Units, enemies, Skills, Tactics, sites, terrain. */
import { say } from "../../text/speech.svelte";
import type { BoardProps, Encyclopedia, LookedUp } from "../board";
import { all, terrains } from "./components";
import EncyclopediaPicture from "./EncyclopediaPicture.svelte";
import { explain, SITES } from "./explain";
import { titled, type Kind } from "./names";
import type { MageKnight } from "./view";

function entries({ content }: BoardProps<MageKnight>): LookedUp[] {
  const listed = (words: string[], kind: Kind, as: string, says: string): LookedUp[] =>
    [...new Set(words)].map((word) => ({ thing: `${as}:${word}`, name: titled(kind, word), kind: says }));
  return [
    ...listed(all(content, "enemies", "token"), "enemy", "foe", say("web-mage_knight-look-enemy")),
    ...listed(all(content, "units", "unit"), "unit", "unit-offer", say("web-mage_knight-look-unit")),
    ...listed(all(content, "basic_actions", "card"), "card", "offer", say("web-mage_knight-look-basic")),
    ...listed(all(content, "advanced_actions", "card"), "card", "offer", say("web-mage_knight-look-advanced")),
    ...listed(all(content, "spells", "card"), "card", "offer", say("web-mage_knight-look-spell")),
    ...listed(all(content, "artifacts", "card"), "card", "offer", say("web-mage_knight-look-artifact")),
    ...listed(all(content, "skills", "skill"), "skill", "skill", say("web-mage_knight-look-skill")),
    ...listed(all(content, "tactics", "tactic"), "tactic", "tactic", say("web-mage_knight-look-tactic")),
    ...listed(Object.keys(SITES), "site", "site", say("web-mage_knight-look-site")),
    ...listed(terrains(content), "terrain", "terrain", say("web-mage_knight-look-terrain")),
  ];
}

export const encyclopedia: Encyclopedia<MageKnight> = { entries, explain, Picture: EncyclopediaPicture };
