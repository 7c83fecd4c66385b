/** What an option brings, in few words: the difference of two views. */
import type { View } from "../../api/types";
import { say } from "../../text/speech.svelte";
import type { Hero, MageKnight } from "./view";
import { label, type Label } from "./labels";

const wounds = (hero: Hero): number => hero.hand.filter((card) => card === "wound").length;
const sum = (counts: Hero["crystals"]): number => Object.values(counts).reduce((total, one) => total + one, 0);

function changes(before: MageKnight, after: MageKnight, me: number): { word: Label; change: number }[] {
  const [was, is] = [before.players[me], after.players[me]];
  if (!was || !is) return [];
  const found: { word: Label; change: number }[] = [
    { word: "move", change: after.turn.move - before.turn.move },
    { word: "influence", change: after.turn.influence - before.turn.influence },
    { word: "healing", change: after.turn.healing - before.turn.healing },
    { word: "fame", change: is.fame - was.fame },
    { word: "reputation", change: is.reputation - was.reputation },
    { word: "crystals", change: sum(is.crystals) - sum(was.crystals) },
    { word: "mana", change: sum(is.mana) - sum(was.mana) },
    { word: "units", change: is.units.length - was.units.length },
    { word: "wounds", change: wounds(is) - wounds(was) },
  ];
  return found.filter((one) => one.change !== 0);
}

export function brings(before: View<MageKnight>, after: View<MageKnight>, me: number): string[] {
  return changes(before.table, after.table, me).map(({ word, change }) =>
    say("web-mage_knight-change", {
      what: label(word),
      change: change > 0 ? `+${change}` : `−${-change}`,
    }),
  );
}
