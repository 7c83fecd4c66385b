/** What can be touched: the options of the question, by the things they touch, and which of them is pointed at.
 *
 * Pointing at an option (hover, focus, first tap) arms it: it lights up and is previewed. Choosing the armed one plays it,
 * if need be after a yes. A thing with several options is chosen first; then only what goes with it is offered.
 */
import { getContext, setContext } from "svelte";
import type { Ask, Message, Option, Reason } from "../api/types";
import type { Explanation } from "../games/board";
import { shortest, type PathOption, type WayOption } from "./paths";

const KEY = Symbol("touch");

/** Points gathered and not yet spent, by name. */
export type Purse = Readonly<Record<string, number>>;

export interface Hands {
  /** Play an option; unless it was agreed to, the page may put it on hold first, for a yes. */
  play(option: Option, agreed?: boolean): void;
  /** Something other is pointed at now. */
  armed(option: Option | null): void;
  /** A thing that can do nothing now was chosen: say why. */
  idle(thing: string): void;
  explain(thing: string): Explanation | null;
  /** Take the last answer back. */
  back?(): void;
  /** Whether there is anything that could be taken back. */
  canGoBack?(): boolean;
  /** Whether the last answer is still on its way. */
  isBusy?(): boolean;
  /** Why a thing can do nothing now, as soon as that is known. */
  why?(thing: string): Reason | null;
}

export class Touch {
  private ask = $state.raw<Ask | null>(null);
  /** The option pointed at. */
  armed = $state.raw<Option | null>(null);
  /** The thing whose options are offered, if it was chosen and has several. */
  chosen = $state<string | null>(null);
  /** The thing pointed at or focused, to be explained. */
  shown = $state<string | null>(null);
  /** The thing being dragged. */
  dragged = $state<string | null>(null);
  /** The option that waits for a yes. */
  held = $state.raw<Option | null>(null);
  /** Where on the screen the thing is drawn that is explained, and the one that was pressed last. */
  shownAt = $state.raw<Element | null>(null);
  place = $state.raw<Element | null>(null);
  /** What can be said in one go: options with the answers to the questions behind them. */
  paths = $state.raw<PathOption[]>([]);
  /** What one would have to spend after an option or a path, by its notation, as far as that is known. */
  purses = $state.raw<Readonly<Record<string, Purse>>>({});
  /** Ways to things further off; of several to the same thing the best comes first. */
  ways = $state.raw<WayOption[]>([]);
  private readonly waysByGoal = $derived(byGoal(this.ways));
  private readonly byThing = $derived(index(this.ask?.options ?? []));
  private readonly pathsByThing = $derived(index(this.paths.filter((path) => !path.declines)));
  private readonly lit = $derived(new Set((this.held ?? this.armed)?.touches ?? []));
  /** What goes with the thing chosen or dragged. */
  private readonly goals = $derived.by(() => {
    const from = this.dragged ?? this.chosen ?? "";
    return new Set([...this.of(from), ...(this.pathsByThing.get(from) ?? [])].flatMap((one) => one.touches));
  });

  constructor(readonly hands: Hands) {}

  /** A new question, or none; what was pointed at stays while the question does. */
  asks(ask: Ask | null): void {
    const same = ask !== null && this.ask !== null && ask.since === this.ask.since && ask.id === this.ask.id;
    this.ask = ask;
    if (same) return;
    this.paths = [];
    this.ways = [];
    this.purses = {};
    this.letGo();
  }

  get options(): Option[] {
    return this.ask?.options ?? [];
  }

  /** The question in words, as the server puts it. */
  get prompt(): Message | null {
    return this.ask?.prompt ?? null;
  }

  /** The options to list: those of the chosen thing, else all. */
  get offered(): Option[] {
    return this.chosen === null ? this.options : this.of(this.chosen);
  }

  /** The options that touch a thing; if there are none, the shortest paths that lead to it. A way takes the place of the
   * option with which it ends. */
  of(thing: string): Option[] {
    const [way] = this.leads(thing);
    if (!way) return this.byThing.get(thing) ?? this.waysTo(thing);
    const last = way.way.actions.at(-1);
    return [way, ...(this.byThing.get(thing) ?? []).filter((option) => option.notation !== last)];
  }

  /** The ways that lead to a thing, the best first. */
  leads(thing: string): WayOption[] {
    return this.waysByGoal.get(thing) ?? [];
  }

  /** The shortest paths to a thing that no option touches by itself. */
  waysTo(thing: string): Option[] {
    return this.byThing.has(thing) ? [] : shortest(this.pathsByThing.get(thing) ?? []);
  }

  can(thing: string): boolean {
    return this.byThing.has(thing) || this.waysByGoal.has(thing) || this.pathsByThing.has(thing);
  }

  isLit(thing: string): boolean {
    return this.lit.has(thing) || this.chosen === thing;
  }

  /** Whether the chosen or dragged thing can be put there. */
  isGoal(thing: string): boolean {
    const from = this.dragged ?? this.chosen;
    return from !== null && from !== thing && this.goals.has(thing);
  }

  /** Point at an option; null: at none. */
  arm(option: Option | null): void {
    if (this.armed?.notation === option?.notation) return;
    this.armed = option;
    this.hands.armed(option);
  }

  /** Choose an option: the armed one is played, another is armed first. */
  choose(option: Option): void {
    if (this.armed?.notation === option.notation) this.hands.play(option);
    else this.arm(option);
  }

  /** Point at a thing. */
  point(thing: string | null, place: Element | null = null): void {
    this.shown = thing;
    this.shownAt = place;
    if (this.held !== null) return;
    const options = thing === null ? [] : this.pressable(thing);
    this.arm(options.length === 1 ? (options[0] ?? null) : null);
  }

  /** Click, tap or Enter on a thing. */
  press(thing: string, place: Element | null = null): void {
    const options = this.pressable(thing);
    const only = options[0];
    if (only !== this.held || options.length > 1) this.held = null;
    this.place = place;
    if (this.chosen === thing) {
      this.chosen = null;
      this.arm(null);
    } else if (!only) {
      this.chosen = null;
      this.hands.idle(thing);
    } else if (options.length > 1) {
      this.chosen = thing;
      this.arm(null);
    } else this.choose(only);
  }

  /** Put an option on hold until a yes. */
  hold(option: Option): void {
    this.arm(option);
    this.held = option;
  }

  /** Say yes to an option that is shown with all it would do. */
  agree(option: Option): void {
    this.hands.play(option, true);
  }

  /** Let go of what is held, else of what was chosen; says whether there was anything. */
  release(): boolean {
    const something = this.held !== null || this.chosen !== null || this.armed !== null;
    if (this.held !== null) this.held = null;
    else this.chosen = null;
    this.arm(null);
    return something;
  }

  /** The options in which a dragged thing would be put on another. */
  between(from: string, onto: string): Option[] {
    const both = (option: Option): boolean => option.touches.includes(onto);
    const direct = (this.byThing.get(from) ?? []).filter(both);
    return direct.length > 0 ? direct : shortest((this.pathsByThing.get(from) ?? []).filter(both));
  }

  /** Whether nothing but the thing itself is touched by its options: then it can be dropped anywhere on the board. */
  goesAnywhere(thing: string): boolean {
    const options = this.byThing.get(thing) ?? [];
    return options.length > 0 && options.every((option) => option.touches.every((one) => one === thing));
  }

  /** Drop the dragged thing on another, or anywhere on the board (null); false if it does not go there. */
  drop(onto: string | null): boolean {
    const from = this.dragged;
    this.dragged = null;
    if (from === null) return false;
    const options = onto !== null ? this.between(from, onto) : this.goesAnywhere(from) ? this.of(from) : [];
    const only = options[0];
    if (!only) return false;
    if (options.length === 1) {
      this.arm(only);
      this.hands.play(only);
    } else this.chosen = from;
    return true;
  }

  private pressable(thing: string): Option[] {
    const narrowed = this.chosen === null || this.chosen === thing ? [] : this.between(this.chosen, thing);
    return narrowed.length > 0 ? narrowed : this.of(thing);
  }

  private letGo(): void {
    this.chosen = null;
    this.dragged = null;
    this.held = null;
    this.arm(null);
  }
}

function byGoal(ways: WayOption[]): Map<string, WayOption[]> {
  const found = new Map<string, WayOption[]>();
  for (const option of ways) found.set(option.way.goal, [...(found.get(option.way.goal) ?? []), option]);
  return found;
}

function index<T extends Option>(options: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const option of options) {
    for (const thing of new Set(option.touches)) {
      const there = found.get(thing);
      if (there) there.push(option);
      else found.set(thing, [option]);
    }
  }
  return found;
}

export const layTouch = (touch: Touch): Touch => setContext(KEY, touch);
export const useTouch = (): Touch => getContext<Touch>(KEY);
