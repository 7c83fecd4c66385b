/** With which mana the option pointed at would be paid, and with which it could be instead. */
import { SEPARATOR } from "../../../table/paths";
import type { Touch } from "../../../table/touch.svelte";

export interface Payment {
  /** Things that would be used: the cheapest way. */
  proposed: ReadonlySet<string>;
  /** Things that could be used as well. */
  others: ReadonlySet<string>;
}

const NOTHING: Payment = { proposed: new Set(), others: new Set() };
const manaOf = (touches: string[]): string[] => touches.filter((one) => one.startsWith("mana:"));

/** The payment of what is armed, or of what is asked. */
export function paymentOf(touch: Touch): Payment {
  const armed = touch.held ?? touch.armed;
  const asked = touch.options.filter((option) => option.notation.startsWith("pay "));
  if (asked.length > 0)
    return split(
      manaOf((armed ?? asked[0])!.touches),
      asked.flatMap((one) => manaOf(one.touches)),
    );
  if (!armed) return NOTHING;
  const own = manaOf(armed.touches);
  const [first = armed.notation] = armed.notation.split(SEPARATOR);
  const ways = touch.paths.filter((path) => path.notation.startsWith(`${first}${SEPARATOR}pay `));
  const cheapest = ways.filter((path) => path.notation.startsWith(ways[0]?.notation ?? "")).at(-1);
  const proposed = own.length > 0 ? own : manaOf(cheapest?.touches ?? []);
  return split(
    proposed,
    ways.flatMap((path) => manaOf(path.touches)),
  );
}

function split(proposed: string[], all: string[]): Payment {
  return { proposed: new Set(proposed), others: new Set(all.filter((one) => !proposed.includes(one))) };
}
