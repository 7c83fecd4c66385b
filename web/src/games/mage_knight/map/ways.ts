/** What is known of a hero's way before it is taken, as src/roundtable/games/mage_knight/reach/ways.py tells it. */
import type { Option, Way } from "../../../api/types";
import { wayOf, type WayOption } from "../../../table/paths";
import type { Touch } from "../../../table/touch.svelte";
import { centreOf, pair, type Point } from "./hexes";

export interface About {
  /** Move points in all, in the purse now, and left over afterwards. */
  cost: number;
  purse: number;
  left: number;
  /** The spaces, each with the cost up to it. */
  steps: { hex: string; cost: number }[];
  /** Where the hero halts before the goal, as something is seen there. */
  stops: string | null;
  plays: { action: string; gives: number; mana: string[] }[];
  /** Spaces of enemies that the last step provokes, and from which neighbours a step there would. */
  provokes: string[];
  risky: string[];
  assaults: boolean;
  /** How the assault changes it. */
  reputation: number;
  /** Spaces whose tokens are turned up. */
  reveals: string[];
  /** Seats of which one must be attacked there. */
  rivals: number[];
  /** The turn cannot end there. */
  unsafe: boolean;
  explores?: boolean;
  challenges?: boolean;
}

export const aboutOf = (way: Way): About => way.about as About;

/** The way pointed at or asked about, if it is one. */
export function pointedWay(touch: Touch): Way | null {
  return wayOf(touch.held ?? touch.armed);
}

/** One way for each thing: the best. */
export function bestWays(touch: Touch): Way[] {
  const found = new Map<string, Way>();
  for (const { way } of touch.ways) if (!found.has(way.goal)) found.set(way.goal, way);
  return [...found.values()];
}

export const stepsOf = (way: Way | null): About["steps"] => (way ? aboutOf(way).steps : []);

/** Red: it ends in a fight or costs Reputation. */
export const isRisky = (about: About): boolean =>
  about.assaults || about.provokes.length > 0 || about.rivals.length > 0 || about.challenges === true;

/** Where the middle of a space lies. */
export const placeOf = (hex: string): Point => centreOf(...pair(hex));

/** A line through the middles of spaces, a little bent so that it looks walked. */
export function trail(points: Point[]): string {
  const [first, ...others] = points;
  if (!first) return "";
  let at = first;
  let line = `M${first.x.toFixed(1)} ${first.y.toFixed(1)}`;
  for (const next of others) {
    line += `Q${((at.x + next.x) / 2 + 5).toFixed(1)} ${((at.y + next.y) / 2 - 7).toFixed(1)} ${next.x.toFixed(1)} ${next.y.toFixed(1)}`;
    at = next;
  }
  return line;
}

/** The option among some that leads away without setting as much off. */
export const gentler = (touch: Touch, goal: string, than: Option | null): WayOption | null =>
  touch.leads(goal).find((option) => option.notation !== than?.notation) ?? null;
