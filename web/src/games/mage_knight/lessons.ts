/** First Reconnaissance as a walkthrough: what a first game of Mage Knight teaches, in chapters, each thing when it first fits. */
import type { TableEvent, View } from "../../api/types";
import type { Lesson } from "../board";
import { EXAMPLES } from "./introduction";
import type { Hero, MageKnight } from "./view";

const TURN = "mage_knight.take-turn";
const WALLED = ["keep", "mage-tower"];
const PEOPLE = ["village", "monastery", "keep", "mage-tower"];

const tableOf = (view: View): MageKnight => view.table as MageKnight;
const own = (view: View): Hero | undefined => (view.you === null ? undefined : tableOf(view).players[view.you]);
const phaseOf = (view: View): string | null => (tableOf(view).combat ? tableOf(view).turn.phase : null);
const siteHere = (view: View): string | null => {
  const hex = own(view)?.hex;
  return tableOf(view).hexes.find((one) => one.hex === hex)?.site ?? null;
};
/** Whether enemies that roam the land stand beside the learner. */
function beside(view: View): boolean {
  const hexes = tableOf(view).hexes;
  const here = hexes.find((one) => one.hex === own(view)?.hex);
  if (!here) return false;
  return hexes.some(({ q, r, site, enemies }) => {
    const [dq, dr] = [q - here.q, r - here.r];
    const near = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
    return near && (enemies?.length ?? 0) > 0 && ["marauding-orcs", "draconum"].includes(site ?? "");
  });
}
/** The journal tells one of these about the learner. */
const by =
  (...ids: string[]) =>
  (event: TableEvent, me: number): boolean => {
    const seat = event.message.args["seat"];
    return ids.includes(event.message.id) && typeof seat === "object" && "seat" in seat && seat.seat === me;
  };
/** The journal tells one of these, whoever it is about. */
const told =
  (...ids: string[]) =>
  (event: TableEvent): boolean =>
    ids.includes(event.message.id);

const READY: Lesson[] = [
  {
    title: "web-mage_knight-lesson-aim",
    says: "web-mage_knight-lesson-aim-says",
    why: "web-mage_knight-lesson-aim-why",
    example: EXAMPLES.aim,
    when: () => true,
  },
  {
    title: "web-mage_knight-lesson-hero",
    says: "web-mage_knight-lesson-hero-says",
    why: "web-mage_knight-lesson-hero-why",
    example: EXAMPLES.hero,
    when: (ask) => ask === "mage_knight.choose-hero",
    done: by("mage_knight-hero-taken"),
    things: ["hero"],
  },
  {
    title: "web-mage_knight-lesson-tactics",
    says: "web-mage_knight-lesson-tactics-says",
    why: "web-mage_knight-lesson-tactics-why",
    example: EXAMPLES.tactics,
    when: (ask) => ask === "mage_knight.choose-tactic",
    done: by("mage_knight-tactic-taken"),
    things: ["tactic"],
  },
];

const STEPS: Lesson[] = [
  {
    title: "web-mage_knight-lesson-cards",
    says: "web-mage_knight-lesson-cards-says",
    why: "web-mage_knight-lesson-cards-why",
    example: EXAMPLES.cards,
    when: (ask) => ask === TURN,
    done: by("mage_knight-played", "mage_knight-powered", "mage_knight-played-sideways"),
    things: ["basic", "powered"],
  },
  {
    title: "web-mage_knight-lesson-move",
    says: "web-mage_knight-lesson-move-says",
    why: "web-mage_knight-lesson-move-why",
    example: EXAMPLES.turn,
    when: (ask, view) => ask === TURN && tableOf(view).turn.move > 1,
    done: by("mage_knight-went"),
    things: ["hex"],
  },
  {
    title: "web-mage_knight-lesson-sideways",
    says: "web-mage_knight-lesson-sideways-says",
    why: "web-mage_knight-lesson-sideways-why",
    example: EXAMPLES.sideways,
    when: (ask, view) => ask === TURN && (own(view)?.played.length ?? 0) > 0,
    done: by("mage_knight-played-sideways"),
    things: ["sideways"],
  },
  {
    title: "web-mage_knight-lesson-explore",
    says: "web-mage_knight-lesson-explore-says",
    why: "web-mage_knight-lesson-explore-why",
    example: EXAMPLES.explore,
    when: (ask, view) => ask === TURN && tableOf(view).turn.move > 1 && tableOf(view).tiles.fits.length > 0,
    done: by("mage_knight-explored"),
    things: ["slot"],
  },
  {
    title: "web-mage_knight-lesson-end",
    says: "web-mage_knight-lesson-end-says",
    why: "web-mage_knight-lesson-end-why",
    example: EXAMPLES.rounds,
    when: (ask, view) => ask === TURN && (own(view)?.played.length ?? 0) > 1,
    done: by("mage_knight-ended"),
  },
];

const MANA: Lesson[] = [
  {
    title: "web-mage_knight-lesson-mana",
    says: "web-mage_knight-lesson-mana-says",
    why: "web-mage_knight-lesson-mana-why",
    example: EXAMPLES.mana,
    when: (ask, view) => ask === TURN && tableOf(view).source.length > 0,
    done: by("mage_knight-powered"),
    things: ["powered"],
  },
  {
    title: "web-mage_knight-lesson-crystals",
    says: "web-mage_knight-lesson-crystals-says",
    why: "web-mage_knight-lesson-crystals-why",
    example: EXAMPLES.mana,
    when: (_, view) => Object.values(own(view)?.crystals ?? {}).some((count) => count > 0),
    waits: true,
    things: ["crystal"],
  },
];

const FIGHT: Lesson[] = [
  {
    title: "web-mage_knight-lesson-challenge",
    says: "web-mage_knight-lesson-challenge-says",
    why: "web-mage_knight-lesson-challenge-why",
    example: EXAMPLES.aim,
    when: (ask, view) => ask === TURN && beside(view),
    done: by("mage_knight-challenged", "mage_knight-provoked", "mage_knight-assault", "mage_knight-entered-site"),
  },
  {
    title: "web-mage_knight-lesson-afar",
    says: "web-mage_knight-lesson-afar-says",
    why: "web-mage_knight-lesson-afar-why",
    example: EXAMPLES.combat,
    when: (_, view) => phaseOf(view) === "ranged-and-siege",
    done: by("mage_knight-defeated", "mage_knight-blocked", "mage_knight-wounded", "mage_knight-unit-wounded"),
  },
  {
    title: "web-mage_knight-lesson-block",
    says: "web-mage_knight-lesson-block-says",
    why: "web-mage_knight-lesson-block-why",
    example: EXAMPLES.wounds,
    when: (_, view) => phaseOf(view) === "block",
    done: by("mage_knight-blocked", "mage_knight-wounded", "mage_knight-unit-wounded"),
  },
  {
    title: "web-mage_knight-lesson-damage",
    says: "web-mage_knight-lesson-damage-says",
    why: "web-mage_knight-lesson-damage-why",
    example: EXAMPLES.wounds,
    when: (_, view) => phaseOf(view) === "block" || phaseOf(view) === "assign-damage",
    done: by("mage_knight-wounded", "mage_knight-unit-wounded"),
  },
  {
    title: "web-mage_knight-lesson-fight",
    says: "web-mage_knight-lesson-fight-says",
    why: "web-mage_knight-lesson-fight-why",
    example: EXAMPLES.combat,
    when: (_, view) => phaseOf(view) === "attack",
    done: by("mage_knight-defeated"),
  },
];

const GROWING: Lesson[] = [
  {
    title: "web-mage_knight-lesson-level",
    says: "web-mage_knight-lesson-level-says",
    why: "web-mage_knight-lesson-level-why",
    example: EXAMPLES.growing,
    when: (ask) => ask === "mage_knight.choose-skill" || ask === "mage_knight.choose-advanced",
    done: by("mage_knight-gained-skill", "mage_knight-level"),
  },
  {
    title: "web-mage_knight-lesson-interact",
    says: "web-mage_knight-lesson-interact-says",
    why: "web-mage_knight-lesson-interact-why",
    example: EXAMPLES.growing,
    when: (ask, view) => ask === TURN && ["village", "monastery"].includes(siteHere(view) ?? ""),
    done: by("mage_knight-interacts", "mage_knight-recruited"),
    things: ["locals"],
  },
  {
    title: "web-mage_knight-lesson-recruit",
    says: "web-mage_knight-lesson-recruit-says",
    why: "web-mage_knight-lesson-recruit-why",
    example: EXAMPLES.recruit,
    when: (_, view) => PEOPLE.includes(siteHere(view) ?? "") && tableOf(view).turn.influence > 0,
    done: by("mage_knight-recruited"),
    things: ["unit-offer"],
  },
  {
    title: "web-mage_knight-lesson-units",
    says: "web-mage_knight-lesson-units-says",
    why: "web-mage_knight-lesson-units-why",
    example: EXAMPLES.recruit,
    when: (_, view) => (own(view)?.units ?? []).some((unit) => unit.ready),
    done: by("mage_knight-activated"),
    things: ["ability"],
  },
];

const WOUNDS: Lesson[] = [
  {
    title: "web-mage_knight-lesson-heal",
    says: "web-mage_knight-lesson-heal-says",
    why: "web-mage_knight-lesson-heal-why",
    example: EXAMPLES.heal,
    when: (ask, view) => ask === TURN && (own(view)?.hand ?? []).includes("wound"),
    waits: true,
  },
  {
    title: "web-mage_knight-lesson-rest",
    says: "web-mage_knight-lesson-rest-says",
    why: "web-mage_knight-lesson-rest-why",
    example: EXAMPLES.rest,
    when: (ask, view) => ask === TURN && (own(view)?.hand ?? []).includes("wound"),
    done: by("mage_knight-rests"),
  },
];

const NIGHT: Lesson[] = [
  {
    title: "web-mage_knight-lesson-round",
    says: "web-mage_knight-lesson-round-says",
    why: "web-mage_knight-lesson-round-why",
    example: EXAMPLES.rounds,
    when: (ask, view) => ask === TURN && (own(view)?.deck.length ?? 1) === 0,
    done: told("mage_knight-announced", "mage_knight-dummy-announced", "mage_knight-night-begins"),
  },
  {
    title: "web-mage_knight-lesson-night",
    says: "web-mage_knight-lesson-night-says",
    why: "web-mage_knight-lesson-night-why",
    example: EXAMPLES.night,
    when: (_, view) => tableOf(view).night,
    waits: true,
  },
];

const GOAL: Lesson[] = [
  {
    title: "web-mage_knight-lesson-walls",
    says: "web-mage_knight-lesson-walls-says",
    why: "web-mage_knight-lesson-walls-why",
    example: EXAMPLES.walls,
    when: (ask, view) =>
      ask === TURN &&
      tableOf(view).hexes.some(({ site, shields }) => WALLED.includes(site ?? "") && (shields ?? []).length === 0),
    done: by("mage_knight-assault"),
  },
  {
    title: "web-mage_knight-lesson-city",
    says: "web-mage_knight-lesson-city-says",
    why: "web-mage_knight-lesson-city-why",
    example: EXAMPLES.city,
    when: (_, view) => tableOf(view).hexes.some(({ site }) => site?.startsWith("city") ?? false),
    waits: true,
  },
];

const chapter = (title: string, lessons: Lesson[]): Lesson[] => lessons.map((one) => ({ ...one, chapter: title }));

export const LESSONS: Lesson[] = [
  ...chapter("web-mage_knight-chapter-ready", READY),
  ...chapter("web-mage_knight-chapter-steps", STEPS),
  ...chapter("web-mage_knight-chapter-mana", MANA),
  ...chapter("web-mage_knight-chapter-fight", FIGHT),
  ...chapter("web-mage_knight-chapter-growing", GROWING),
  ...chapter("web-mage_knight-chapter-wounds", WOUNDS),
  ...chapter("web-mage_knight-chapter-night", NIGHT),
  ...chapter("web-mage_knight-chapter-goal", GOAL),
];
