/** Numbers of the purse before and after what could be done. */
import type { Option } from "../../../api/types";
import type { Purse, Touch } from "../../../table/touch.svelte";

export interface Change {
  name: string;
  from: number;
  to: number;
}

/** What of the purse would be different. */
export function changed(now: Purse, after: Purse): Change[] {
  return [...new Set([...Object.keys(now), ...Object.keys(after)])]
    .map((name) => ({ name, from: now[name] ?? 0, to: after[name] ?? 0 }))
    .filter(({ from, to }) => from !== to);
}

/** What the purse would become by the only option of a thing, as far as that is known. */
export function changeBy(touch: Touch, options: Option[], now: Purse): Change[] {
  const [only] = options;
  const after = only && options.length === 1 ? touch.purses[only.notation] : undefined;
  return after ? changed(now, after) : [];
}

/** The icon of points: `move`, `attack-ranged-fire`, `block-ice` … */
export function iconOfPoints(name: string): string {
  const [kind = "", type = ""] = name.split("-");
  if (kind === "attack") return type === "melee" ? "mk-attack" : `mk-${type}`;
  return kind === "healing" ? "mk-heal" : `mk-${kind}`;
}

/** The element of points, if they have one. */
export function elementOfPoints(name: string): string | null {
  const element = name.replace(/^(attack-(melee|ranged|siege)|block)-?/, "");
  return element !== name && element !== "" && element !== "physical" ? element : null;
}
