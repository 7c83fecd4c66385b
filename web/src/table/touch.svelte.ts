/** What can be touched: the options of the question, by the things they touch, and which of them is pointed at.
 *
 * Pointing at an option (hover, focus, first tap) arms it: it lights up and is previewed. Choosing the armed one plays it.
 */
import { getContext, setContext } from "svelte";
import type { Ask, Option } from "../api/types";
import type { Explanation } from "../boards/board";

const KEY = Symbol("touch");

export interface Hands {
  /** Play an option. */
  play(option: Option): void;
  /** Something other is pointed at now. */
  armed(option: Option | null): void;
  /** A thing that can do nothing now was chosen: say why. */
  idle(thing: string): void;
  explain(thing: string): Explanation | null;
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
  private readonly byThing = $derived(index(this.ask?.options ?? []));
  private readonly lit = $derived(new Set(this.armed?.touches ?? []));

  constructor(readonly hands: Hands) {}

  /** A new question, or none. */
  asks(ask: Ask | null): void {
    this.ask = ask;
    this.armed = null;
    this.chosen = null;
    this.dragged = null;
  }

  get options(): Option[] {
    return this.ask?.options ?? [];
  }

  /** The options that touch a thing. */
  of(thing: string): Option[] {
    return this.byThing.get(thing) ?? [];
  }

  can(thing: string): boolean {
    return this.byThing.has(thing);
  }

  isLit(thing: string): boolean {
    return this.lit.has(thing) || this.chosen === thing;
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
  point(thing: string | null): void {
    this.shown = thing;
    if (this.chosen !== null) return;
    const options = thing === null ? [] : this.of(thing);
    this.arm(options.length === 1 ? (options[0] ?? null) : null);
  }

  /** Click, tap or Enter on a thing. */
  press(thing: string): void {
    const options = this.of(thing);
    const only = options[0];
    if (!only) {
      this.hands.idle(thing);
      return;
    }
    if (options.length > 1) {
      this.chosen = this.chosen === thing ? null : thing;
      this.arm(null);
      return;
    }
    this.choose(only);
  }

  /** The options in which a dragged thing would be put on another. */
  between(from: string, onto: string): Option[] {
    return this.of(from).filter((option) => option.touches.includes(onto));
  }

  /** Drop the dragged thing on another; with no goal of its own, any option of the dragged thing alone will do. */
  drop(onto: string): void {
    const from = this.dragged;
    this.dragged = null;
    if (from === null) return;
    const options = this.between(from, onto);
    const only = options[0];
    if (only && options.length === 1) this.hands.play(only);
    else if (options.length > 1) this.chosen = from;
  }
}

function index(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    for (const thing of option.touches) {
      const there = found.get(thing);
      if (there) there.push(option);
      else found.set(thing, [option]);
    }
  }
  return found;
}

export const layTouch = (touch: Touch): Touch => setContext(KEY, touch);
export const useTouch = (): Touch => getContext<Touch>(KEY);
