/** The components of Mage Knight as its content files hold them, found by their ids. */
import type { Content } from "../../api/types";
import type { Effect } from "./effects";
import type { Back, Colour, Element } from "./view";

export interface CardData {
  id: string;
  colors?: Colour[];
  icons?: string[];
  icons_basic?: string[];
  icons_powered?: string[];
  powered_by?: Colour[];
  basic_cost?: Colour[];
  powered_cost?: Colour[];
  basic?: Effect;
  powered?: Effect;
}
export interface UnitData {
  id: string;
  tier: "regular" | "elite";
  level: number;
  cost: number;
  armor: number;
  recruit_sites: string[];
  resistances: string[];
  abilities: (Effect & { mana?: Colour })[];
}
export interface EnemyData {
  id: string;
  stack: Back;
  attacks: { kind: "attack" | "summon"; value?: number; element?: Element }[];
  attack_abilities: string[];
  armor: number;
  fame: number;
  defensive_abilities?: string[];
  resistances: string[];
}
export interface RuinData {
  id: string;
  /** What an altar wants, and the Fame it gives. */
  pay_mana?: Partial<Record<Colour, number>>;
  fame?: number;
  /** The backs of who guards it. */
  enemies?: Back[];
}
export interface LevelData {
  level: number;
  fame_from: number;
  fame_to: number;
  armor: number;
  hand_limit: number;
  command_tokens: number;
  on_reaching: string;
}
export interface ReputationData {
  position: number;
  influence_modifier?: number;
  x: boolean;
}

const FILES = ["basic_actions", "advanced_actions", "spells", "artifacts"] as const;
export type Pile = (typeof FILES)[number];

function list<T>(content: Content, file: string, part: string): T[] {
  return ((content[file] as Record<string, T[]> | undefined)?.[part] ?? []) as T[];
}

function find<T extends { id: string }>(content: Content, file: string, part: string, id: string): T | undefined {
  return list<T>(content, file, part).find((one) => one.id === id);
}

interface Drawn {
  stack: Back;
}
interface SiteData {
  id: string;
  enter?: { draw?: Drawn[] };
  burn?: { enemies?: Drawn[] };
  reenter_conquered?: { allowed?: boolean };
}
const site = (content: Content, id: string): SiteData | undefined => find(content, "sites", "site", id);

/** The stacks from which enemies are drawn by whoever enters a site, or burns it down. */
export function drawnAt(content: Content, id: string, burnt = false): Back[] {
  const data = site(content, id);
  return ((burnt ? data?.burn?.enemies : data?.enter?.draw) ?? []).map((one) => one.stack);
}

/** Whether a site may be entered again after it was conquered, for Fame alone. */
export const entersAgain = (content: Content, id: string): boolean =>
  site(content, id)?.reenter_conquered?.allowed ?? false;

/** The ids of all components of a kind. */
export const all = (content: Content, file: string, part: string): string[] =>
  list<{ id: string }>(content, file, part).map((one) => one.id);

/** A Deed card, and the file it stands in; Wounds stand in none. */
export function card(content: Content, id: string): { data: CardData; pile: Pile } | null {
  for (const pile of FILES) {
    const data = find<CardData>(content, pile, "card", id);
    if (data) return { data, pile };
  }
  return null;
}

export const unit = (content: Content, id: string): UnitData | undefined => find(content, "units", "unit", id);
export const enemy = (content: Content, id: string): EnemyData | undefined => find(content, "enemies", "token", id);
export const ruin = (content: Content, id: string): RuinData | undefined => find(content, "ruins", "token", id);
export const tactic = (content: Content, id: string): { id: string; number: number } | undefined =>
  find(content, "tactics", "tactic", id);
export const skill = (content: Content, id: string): { id: string; icon: string; effect?: Effect } | undefined =>
  find(content, "skills", "skill", id);
export const heroes = (content: Content): { id: string }[] => list(content, "tracks", "hero");

/** The cards that only this hero begins with. */
export const uniqueCards = (content: Content, hero: string): string[] =>
  find<{ id: string; unique_cards: string[] }>(content, "basic_actions", "hero", hero)?.unique_cards ?? [];
export const skillsOf = (content: Content, hero: string): string[] =>
  list<{ id: string; hero: string }>(content, "skills", "skill")
    .filter((one) => one.hero === hero)
    .map((one) => one.id);

export function levels(content: Content): LevelData[] {
  return (content["tracks"] as { fame?: { levels: LevelData[] } } | undefined)?.fame?.levels ?? [];
}

export function reputations(content: Content): ReputationData[] {
  return (
    (content["tracks"] as { reputation?: { positions: ReputationData[] } } | undefined)?.reputation?.positions ?? []
  );
}

/** Points of Move to enter a terrain, by day or by night; null: nobody can. */
export function moveCost(content: Content, terrain: string, night: boolean): number | null {
  const costs = (content["tracks"] as { move_costs?: Record<string, { day?: number; night?: number }> } | undefined)
    ?.move_costs;
  return costs?.[terrain]?.[night ? "night" : "day"] ?? null;
}

/** The terrains that have a cost, or are closed; cities, which have one of their own, are sites. */
export function terrains(content: Content): string[] {
  const costs = (content["tracks"] as { move_costs?: Record<string, unknown> } | undefined)?.move_costs ?? {};
  return Object.keys(costs).filter((word) => typeof costs[word] === "object" && word !== "city");
}

export function exploreCost(content: Content): number {
  return (content["tracks"] as { move_costs?: { explore_tile?: number } } | undefined)?.move_costs?.explore_tile ?? 0;
}
