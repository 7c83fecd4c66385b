/** What an option would bring, in words: the difference between two views for one player. */
import type { Arg, View } from "../../api/types";
import { say, speech } from "../../text/speech.svelte";
import { ATTRIBUTES, WORKERS, type Player, type Table } from "./view";

interface Change {
  thing: string;
  by: number;
}

/** Give what changes, in a fixed order. */
export function changesOf(before: Player, after: Player): Change[] {
  const found: Change[] = [
    { thing: "silver", by: after.silver - before.silver },
    { thing: "provision", by: after.provisions - before.provisions },
    ...ATTRIBUTES.map((one) => ({ thing: one as string, by: after.attributes[one] - before.attributes[one] })),
    ...WORKERS.map((one) => ({ thing: one as string, by: after.workers[one] - before.workers[one] })),
    { thing: "suspicion", by: after.suspicion.length - before.suspicion.length },
    { thing: "debt", by: after.unpaid_debts - before.unpaid_debts },
    { thing: "points", by: after.score - before.score },
  ];
  return found.filter((change) => change.by !== 0);
}

function counted(thing: string, number: number): Arg {
  if (thing === "suspicion") return say("web-paladins-so-many-suspicions", { number });
  if (thing === "debt") return say("web-paladins-so-many-debts", { number });
  if (thing === "points") return say("web-paladins-so-many-points", { number });
  return { say: { id: "paladins-gain", args: { number, thing: { message: `paladins-thing-${thing}` } } } };
}

/** Say what an option would bring. */
export function brings(before: View<Table>, after: View<Table>, me: number): string[] {
  const mine = before.table.players[me];
  const later = after.table.players[me];
  if (!mine || !later) return [];
  return changesOf(mine, later).map(({ thing, by }) => {
    const text = speech.arg(counted(thing, Math.abs(by)));
    return by > 0 ? say("web-paladins-plus", { text }) : say("web-paladins-minus", { text });
  });
}
