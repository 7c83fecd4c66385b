/** A first game's lessons: when the coach speaks of something, and what shows that it was done. */
import type { TableEvent, View } from "../../api/types";
import type { Lesson } from "../board";
import { EXAMPLES } from "./introduction";
import type { Table } from "./view";

const ACT = "paladins.take-turn";

const tableOf = (view: View): Table => (view as View<Table>).table;
const own = (view: View) => (view.you === null ? undefined : tableOf(view).players[view.you]);

/** Done by a message of the journal about the learner. */
function told(...ids: string[]) {
  return (event: TableEvent, me: number): boolean => {
    const seat = event.message.args["seat"];
    const mine = typeof seat === "object" && "seat" in seat && seat.seat === me;
    return mine && ids.includes(event.message.id);
  };
}

/** Done by the action taken. */
function did(...modes: string[]) {
  return (event: TableEvent, me: number): boolean => {
    const mode = event.message.args["mode"];
    const named = typeof mode === "object" && "message" in mode ? mode.message : "";
    return told("paladins-did")(event, me) && modes.includes(named);
  };
}

const asked = (question: string) => (ask: string) => ask === question;
const from = (round: number) => (ask: string, view: View) => ask === ACT && tableOf(view).round >= round;

export const lessons: Lesson[] = [
  { title: "web-paladins-lesson-aim", says: "web-paladins-lesson-aim-says", example: EXAMPLES.aim, when: () => true },
  {
    title: "web-paladins-lesson-first",
    says: "web-paladins-lesson-first-says",
    example: EXAMPLES.first,
    when: asked("paladins.draft-townsfolk"),
    done: told("paladins-recruited"),
    things: ["townsfolk"],
  },
  {
    title: "web-paladins-lesson-paladin",
    says: "web-paladins-lesson-paladin-says",
    example: EXAMPLES.round,
    when: asked("paladins.choose-paladin"),
    done: told("paladins-paladin-revealed"),
  },
  {
    title: "web-paladins-lesson-tavern",
    says: "web-paladins-lesson-tavern-says",
    example: EXAMPLES.round,
    when: asked("paladins.choose-tavern"),
    done: told("paladins-tavern-taken"),
  },
  {
    title: "web-paladins-lesson-actions",
    says: "web-paladins-lesson-actions-says",
    example: EXAMPLES.action,
    when: asked(ACT),
    done: told("paladins-did"),
    things: ["worker:labourer", "action:hunt", "action:trade", "action:commission"],
  },
  {
    title: "web-paladins-lesson-workers",
    says: "web-paladins-lesson-workers-says",
    example: EXAMPLES.workers,
    when: asked("paladins.place-worker"),
  },
  {
    title: "web-paladins-lesson-recruit",
    says: "web-paladins-lesson-recruit-says",
    example: EXAMPLES.recruit,
    when: asked(ACT),
    done: did("paladins-mode-recruit", "paladins-mode-dismiss"), // the first one joins without
    things: ["action:dismiss", "action:recruit"],
  },
  {
    title: "web-paladins-lesson-develop",
    says: "web-paladins-lesson-develop-says",
    example: EXAMPLES.develop,
    when: asked(ACT),
    done: told("paladins-developed"),
    things: ["action:develop"],
  },
  {
    title: "web-paladins-lesson-commission",
    says: "web-paladins-lesson-commission-says",
    example: EXAMPLES.attributes,
    when: asked(ACT),
    done: told("paladins-placed-monk", "paladins-placed-outpost"),
    things: ["action:commission", "action:garrison"],
  },
  {
    title: "web-paladins-lesson-fortify",
    says: "web-paladins-lesson-fortify-says",
    example: EXAMPLES.attributes,
    when: asked(ACT),
    done: told("paladins-built-wall"),
    things: ["action:fortify", "wall-place:1"],
  },
  {
    title: "web-paladins-lesson-suspicion",
    says: "web-paladins-lesson-suspicion-says",
    example: EXAMPLES.suspicion,
    when: (ask, view) => ask === ACT && (own(view)?.suspicion.length ?? 0) > 0,
    done: told("paladins-removed-suspicion"),
    things: ["suspicion", "tax-supply"],
  },
  {
    title: "web-paladins-lesson-outsiders",
    says: "web-paladins-lesson-outsiders-says",
    example: EXAMPLES.outsiders,
    when: from(2),
    done: told("paladins-attacked", "paladins-converted"),
    things: ["action:attack", "action:convert"],
  },
  {
    title: "web-paladins-lesson-absolve",
    says: "web-paladins-lesson-absolve-says",
    example: EXAMPLES.absolve,
    when: from(2),
    done: did("paladins-mode-absolve"),
    things: ["action:absolve"],
  },
  {
    title: "web-paladins-lesson-orders",
    says: "web-paladins-lesson-orders-says",
    example: EXAMPLES.king,
    when: from(2),
    done: did(
      "paladins-mode-commission",
      "paladins-mode-fortify",
      "paladins-mode-garrison",
      "paladins-mode-attack",
      "paladins-mode-convert",
    ),
    things: ["order:0", "order:1"],
  },
  {
    title: "web-paladins-lesson-favours",
    says: "web-paladins-lesson-favours-says",
    example: EXAMPLES.favours,
    when: (ask, view) => ask === ACT && tableOf(view).favours.some((favour) => favour !== null),
    done: told("paladins-used-favour"),
  },
  {
    title: "web-paladins-lesson-pass",
    says: "web-paladins-lesson-pass-says",
    example: EXAMPLES.scoring,
    when: (ask, view) => ask === ACT && Object.values(own(view)?.workers ?? {}).reduce((sum, one) => sum + one, 0) <= 3,
    done: told("paladins-passed"),
  },
];
