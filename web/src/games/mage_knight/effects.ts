/** What an effect gives, as signs: the parts that icons and numbers can tell. */
import type { Colour, Element } from "./view";

/** A step of an effect, as the content files hold it. */
export interface Step {
  do: string;
  value?: unknown;
  count?: unknown;
  type?: string;
  element?: string;
  color?: unknown;
  cond?: string;
  of?: unknown;
  then?: Step[];
  else?: Step[];
}
export interface Effect {
  timing?: string[];
  steps?: Step[];
}

export interface EffectSign {
  icon: string;
  value: number;
  element?: Exclude<Element, "physical">;
  /** A crystal or a token of mana. */
  mana?: { colour: Colour; form: "crystal" | "token" };
}

export interface EffectSigns {
  /** One of these, each with all its parts. */
  ways: EffectSign[][];
  /** Something more that only words can tell. */
  more: boolean;
}

const POINTS: Record<string, string> = {
  move: "mk-move",
  influence: "mk-influence",
  heal: "mk-heal",
  reputation: "mk-reputation",
  fame: "mk-fame",
};
const ATTACKS: Record<string, string> = { melee: "mk-attack", ranged: "mk-ranged", siege: "mk-siege" };
const COLOURS: readonly string[] = ["red", "blue", "green", "white", "gold", "black"];

export function effectSigns(effect: Effect | undefined): EffectSigns {
  const steps = effect?.steps ?? [];
  const common: EffectSign[] = [];
  let ways: EffectSign[][] = [[]];
  let more = false;
  for (const step of steps) {
    if (step.do === "choose" && Array.isArray(step.of) && ways.length === 1) {
      const found = (step.of as Step[][]).map((one) => effectSigns({ steps: one }));
      more ||= found.some((one) => one.more || one.ways.length !== 1);
      ways = found.flatMap((one) => (one.ways.length === 1 && one.ways[0]!.length > 0 ? [one.ways[0]!] : []));
      if (ways.length === 0) ways = [[]];
      continue;
    }
    const sign = signOf(step);
    if (sign) common.push(sign);
    else more = true;
  }
  return { ways: ways.map((way) => [...common, ...way]), more };
}

function signOf(step: Step): EffectSign | null {
  const value = typeof step.value === "number" ? step.value : null;
  const count = typeof step.count === "number" ? step.count : null;
  const icon = POINTS[step.do];
  if (icon !== undefined && value !== null) return { icon, value };
  if (step.do === "attack" && value !== null) return hit(ATTACKS[step.type ?? ""], value, step.element);
  if (step.do === "block" && value !== null) return hit("mk-block", value, step.element);
  if (step.do === "take-wound" && count !== null) return { icon: "mk-wound", value: count };
  if (step.do === "if" && step.cond === "in-combat" && step.then?.length === 0 && step.else?.length === 1)
    return signOf(step.else[0]!);
  if ((step.do === "gain-crystal" || step.do === "gain-mana") && COLOURS.includes(String(step.color))) {
    const form = step.do === "gain-crystal" ? "crystal" : "token";
    return { icon: "mk-drop", value: count ?? 1, mana: { colour: step.color as Colour, form } };
  }
  return null;
}

function hit(icon: string | undefined, value: number, element: string | undefined): EffectSign | null {
  if (icon === undefined) return null;
  if (element === undefined || element === "physical") return { icon, value };
  if (element === "fire" || element === "ice" || element === "cold-fire") return { icon, value, element };
  return null;
}
