/** What an effect gives, as signs: icons with numbers, read from the steps that the content files hold. */
import type { Effect } from "../effects";
import type { Colour, Element } from "../view";

/** One step of an effect, as a content file has it. */
export interface Step {
  do: string;
  value?: Amount;
  count?: Amount;
  type?: "melee" | "ranged" | "siege";
  element?: Element | "fire-by-day-ice-by-night" | "same";
  color?: string | string[];
  of?: Step[][] | string;
  cond?: string;
  then?: Step[];
  else?: Step[];
  max_level?: number;
}
type Amount = number | string | { base?: number; is?: string };

export type Sign =
  | { icon: string; number: string; element?: Element }
  | { mana: Colour; form: "crystal" | "token"; number: string }
  | { mark: "or" | "then" | "more" | "day" | "night" };

const ELEMENTS: readonly string[] = ["fire", "ice", "cold-fire"];
const COLOURS: readonly string[] = ["red", "blue", "green", "white", "gold", "black"];
/** More than so many signs are a text rather than a picture. */
const MOST = 12;

const numbered = (amount: Amount | undefined): string => {
  if (typeof amount === "object") return amount.base ? `${amount.base}+` : "+";
  return amount === undefined || amount === 1 ? "" : String(amount);
};
const points = (amount: Amount | undefined): string => (typeof amount === "number" ? String(amount) : numbered(amount));
const elementOf = (step: Step): { element?: Element } =>
  step.element !== undefined && ELEMENTS.includes(step.element) ? { element: step.element as Element } : {};

function manaOf(step: Step, form: "crystal" | "token"): Sign[] {
  const named = (Array.isArray(step.color) ? step.color : [step.color ?? ""]).filter((one) => COLOURS.includes(one));
  const colours = named.length > 0 ? named : step.color === "any-basic" ? ["red", "blue", "green", "white"] : [];
  if (colours.length === 0)
    return [{ icon: form === "crystal" ? "mk-crystal" : "mk-drop", number: numbered(step.count) }];
  return colours.flatMap((one, at): Sign[] => {
    const sign: Sign = { mana: one as Colour, form, number: at === 0 ? numbered(step.count) : "" };
    return at === 0 ? [sign] : [{ mark: "or" }, sign];
  });
}

/** By the word of a step; what is not listed here needs words. */
const SIGNS: Record<string, (step: Step) => Sign[]> = {
  move: (step) => [{ icon: "mk-move", number: points(step.value) }],
  influence: (step) => [{ icon: "mk-influence", number: points(step.value) }],
  heal: (step) => [{ icon: "mk-heal", number: points(step.value) }],
  block: (step) => [{ icon: "mk-block", number: points(step.value), ...elementOf(step) }],
  attack: (step) => [
    {
      icon: step.type === "ranged" || step.type === "siege" ? `mk-${step.type}` : "mk-attack",
      number: points(step.value),
      ...elementOf(step),
    },
  ],
  draw: (step) => [{ icon: "mk-cards", number: `+${points(step.count)}` }],
  "gain-mana": (step) => manaOf(step, "token"),
  "gain-crystal": (step) => manaOf(step, "crystal"),
  fame: (step) => [{ icon: "mk-fame", number: `+${points(step.value)}` }],
  reputation: (step) => {
    const value = typeof step.value === "number" ? step.value : 0;
    return [{ icon: "mk-reputation", number: value < 0 ? `−${-value}` : `+${value}` }];
  },
  "take-wound": (step) => [{ icon: "mk-wound", number: numbered(step.count) }],
  "ready-unit": (step) => [{ icon: "mk-banner", number: step.max_level ? `≤${step.max_level}` : "" }],
  discard: (step) => [{ icon: "mk-cards", number: `−${points(step.count) || 1}` }, { mark: "then" }],
  "pay-mana": (step) => [{ icon: "mk-drop", number: numbered(step.count) }, { mark: "then" }],
  choose: (step) => (Array.isArray(step.of) ? choice(step.of) : []),
  if: (step) => (step.cond === "night" ? byNight(step) : []),
};

/** Branches side by side; those that differ in their icon alone share one number. */
function choice(branches: Step[][]): Sign[] {
  const told = branches.map((branch) => within(branch));
  return told.flatMap((signs, at): Sign[] => {
    const shared = alike(signs, told[at + 1]);
    const shown = shared ? signs.map((sign) => ("icon" in sign ? { ...sign, number: "" } : sign)) : signs;
    return at === 0 ? shown : [{ mark: "or" }, ...shown];
  });
}

function alike(one: Sign[], other: Sign[] | undefined): boolean {
  const [a, b] = [one[0], other?.[0]];
  if (one.length !== 1 || other?.length !== 1 || !a || !b || !("icon" in a) || !("icon" in b)) return false;
  return a.number === b.number && a.number !== "" && !a.element && !b.element;
}

function byNight(step: Step): Sign[] {
  const day: Sign[] = step.else ? [{ mark: "day" }, ...within(step.else)] : [];
  return [...day, { mark: "night" }, ...within(step.then ?? [])];
}

/** Steps one after the other; what needs words is one small star at the end. */
function within(steps: Step[]): Sign[] {
  const found = steps.map((step) => SIGNS[step.do]?.(step) ?? []);
  const signs = found.flat();
  while (signs.length > 0 && isThen(signs.at(-1)!)) signs.pop();
  const more = found.some((one) => one.length === 0) && signs.length > 0;
  return more ? [...signs, { mark: "more" }] : signs;
}

const isThen = (sign: Sign): boolean => "mark" in sign && sign.mark === "then";

/** The signs of an effect; none if words are needed for it. */
export function signsOf(effect: Effect | undefined): Sign[] {
  const signs = within((effect?.steps ?? []) as Step[]);
  return signs.length > MOST ? [] : signs;
}
