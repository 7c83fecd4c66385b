/** What a first game of Mage Knight teaches, each thing when it first fits. */
import type { TableEvent, View } from "../../api/types";
import type { Lesson } from "../board";
import { EXAMPLES } from "./introduction";
import type { MageKnight } from "./view";

const TURN = "mage_knight.take-turn";

const tableOf = (view: View): MageKnight => view.table as MageKnight;
const own = (view: View) => (view.you === null ? undefined : tableOf(view).players[view.you]);
const siteHere = (view: View): string | null => {
  const hex = own(view)?.hex;
  return tableOf(view).hexes.find((one) => one.hex === hex)?.site ?? null;
};
/** The journal tells one of these about the learner. */
const by =
  (...ids: string[]) =>
  (event: TableEvent, me: number): boolean => {
    const seat = event.message.args["seat"];
    return ids.includes(event.message.id) && typeof seat === "object" && "seat" in seat && seat.seat === me;
  };

export const LESSONS: Lesson[] = [
  {
    title: "web-mage_knight-lesson-aim",
    says: "web-mage_knight-lesson-aim-says",
    example: EXAMPLES.aim,
    when: () => true,
  },
  {
    title: "web-mage_knight-lesson-hero",
    says: "web-mage_knight-lesson-hero-says",
    example: EXAMPLES.hero,
    when: (ask) => ask === "mage_knight.choose-hero",
    done: by("mage_knight-hero-taken"),
    things: ["hero"],
  },
  {
    title: "web-mage_knight-lesson-tactics",
    says: "web-mage_knight-lesson-tactics-says",
    example: EXAMPLES.tactics,
    when: (ask) => ask === "mage_knight.choose-tactic",
    done: by("mage_knight-tactic-taken"),
  },
  {
    title: "web-mage_knight-lesson-cards",
    says: "web-mage_knight-lesson-cards-says",
    example: EXAMPLES.cards,
    when: (ask) => ask === TURN,
    done: by("mage_knight-played", "mage_knight-played-sideways"),
  },
  {
    title: "web-mage_knight-lesson-move",
    says: "web-mage_knight-lesson-move-says",
    example: EXAMPLES.turn,
    when: (ask, view) => ask === TURN && tableOf(view).turn.move > 1,
    done: by("mage_knight-went"),
  },
  {
    title: "web-mage_knight-lesson-mana",
    says: "web-mage_knight-lesson-mana-says",
    example: EXAMPLES.mana,
    when: (ask, view) => ask === TURN && tableOf(view).source.length > 0,
    done: by("mage_knight-powered"),
  },
  {
    title: "web-mage_knight-lesson-explore",
    says: "web-mage_knight-lesson-explore-says",
    example: EXAMPLES.explore,
    when: (ask, view) => ask === TURN && tableOf(view).turn.move > 1 && tableOf(view).tiles.fits.length > 0,
    done: by("mage_knight-explored"),
  },
  {
    title: "web-mage_knight-lesson-fight",
    says: "web-mage_knight-lesson-fight-says",
    example: EXAMPLES.combat,
    when: (_, view) => tableOf(view).combat !== null,
    done: by("mage_knight-defeated"),
  },
  {
    title: "web-mage_knight-lesson-block",
    says: "web-mage_knight-lesson-block-says",
    example: EXAMPLES.wounds,
    when: (_, view) => tableOf(view).combat !== null && tableOf(view).turn.phase === "block",
    done: by("mage_knight-blocked", "mage_knight-wounded"),
  },
  {
    title: "web-mage_knight-lesson-interact",
    says: "web-mage_knight-lesson-interact-says",
    example: EXAMPLES.growing,
    when: (ask, view) => ask === TURN && ["village", "monastery"].includes(siteHere(view) ?? ""),
    done: by("mage_knight-interacts", "mage_knight-recruited"),
  },
  {
    title: "web-mage_knight-lesson-end",
    says: "web-mage_knight-lesson-end-says",
    example: EXAMPLES.rounds,
    when: (ask, view) => ask === TURN && (own(view)?.played.length ?? 0) > 1,
    done: by("mage_knight-ended"),
  },
  {
    title: "web-mage_knight-lesson-rest",
    says: "web-mage_knight-lesson-rest-says",
    example: EXAMPLES.rest,
    when: (ask, view) => ask === TURN && (own(view)?.hand ?? []).includes("wound"),
    done: by("mage_knight-rests"),
  },
];
