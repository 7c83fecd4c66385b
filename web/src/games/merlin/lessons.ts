/** What to learn in a first game of Merlin. */
import type { Arg, Content, TableEvent, View } from "../../api/types";
import type { Lesson } from "../board";
import { EXAMPLES } from "./introduction";
import { courseOf } from "./content";
import type { PlayerView, Table } from "./view";

const table = (view: View): Table => view.table as Table;
const mine = (view: View): PlayerView | undefined => (view.you === null ? undefined : table(view).players[view.you]);

const isSeat = (arg: Arg | undefined, me: number): boolean =>
  typeof arg === "object" && !Array.isArray(arg) && "seat" in arg && arg.seat === me;
const isNamed = (arg: Arg | undefined, message: string): boolean =>
  typeof arg === "object" && !Array.isArray(arg) && "message" in arg && arg.message === message;

/** A scoring follows this round; `first`: the first one. */
const isScored = (view: View, content: Content, first = false): boolean => {
  const rounds = courseOf(content).scoring_after;
  return (first ? rounds.slice(0, 1) : rounds).includes(table(view).round);
};

/** The learner did it. */
const did =
  (...messages: string[]) =>
  (event: TableEvent, me: number): boolean =>
    messages.includes(event.message.id) && isSeat(event.message.args["seat"], me);
const asked =
  (...questions: string[]) =>
  (ask: string): boolean =>
    questions.includes(ask);

const BEFORE_MOVING = "merlin.move-figure";
const CHOOSING = "merlin.choose-die";

export const lessons: Lesson[] = [
  { title: "web-merlin-lesson-aim", says: "web-merlin-lesson-aim-says", example: EXAMPLES.rounds, when: () => true },
  {
    title: "web-merlin-lesson-die",
    says: "web-merlin-lesson-die-says",
    example: EXAMPLES.turn,
    when: asked(CHOOSING),
    done: did("merlin-took-die"),
    things: ["die"],
  },
  {
    title: "web-merlin-lesson-move",
    says: "web-merlin-lesson-move-says",
    example: EXAMPLES.move,
    when: asked(BEFORE_MOVING),
    done: did("merlin-moved"),
    things: ["figure"],
  },
  {
    title: "web-merlin-lesson-space",
    says: "web-merlin-lesson-space-says",
    example: EXAMPLES.space,
    when: asked("merlin.land"),
    done: did(
      "merlin-placed",
      "merlin-took-good",
      "merlin-gained-at-space",
      "merlin-took-item",
      "merlin-built",
      "merlin-declined",
    ),
    things: ["place"],
  },
  {
    title: "web-merlin-lesson-assistant",
    says: "web-merlin-lesson-assistant-says",
    example: EXAMPLES.people,
    when: asked("merlin.choose-assistant", "merlin.send-by-influence", "merlin.relocate"),
    done: did("merlin-placed"),
    things: ["assistant:lady-in-waiting", "assistant:shield-bearer", "assistant:builder", "assistant:flag-bearer"],
  },
  {
    title: "web-merlin-lesson-merlin",
    says: "web-merlin-lesson-merlin-says",
    example: EXAMPLES.merlin,
    when: (ask, view) => ask === CHOOSING && (mine(view)?.dice.merlin ?? null) !== null,
    done: (event, me) =>
      did("merlin-moved")(event, me) && isNamed(event.message.args["figure"], "merlin-figure-merlin"),
    things: ["figure:merlin"],
  },
  {
    title: "web-merlin-lesson-influence",
    says: "web-merlin-lesson-influence-says",
    example: EXAMPLES.influence,
    when: (ask, view) => ask === "merlin.choose-assistant" && (mine(view)?.markers ?? 0) > 0,
    done: did("merlin-marked"),
    things: ["assistant:lady-in-waiting", "own:influence"],
  },
  {
    title: "web-merlin-lesson-apple",
    says: "web-merlin-lesson-apple-says",
    example: EXAMPLES.apple,
    when: (ask, view) => ask === BEFORE_MOVING && (mine(view)?.apples ?? 0) > 0,
    done: did("merlin-used-apple"),
    things: ["apple"],
  },
  {
    title: "web-merlin-lesson-flag",
    says: "web-merlin-lesson-flag-says",
    example: EXAMPLES.flag,
    when: (ask, view) =>
      ask === BEFORE_MOVING && Object.values(mine(view)?.goods.flag ?? {}).some((count) => count > 0),
    done: did("merlin-used-flag"),
    things: ["own:flag"],
  },
  {
    title: "web-merlin-lesson-staff",
    says: "web-merlin-lesson-staff-says",
    example: EXAMPLES.staff,
    when: asked("merlin.use-staff"),
    done: did("merlin-spent-staff"),
    things: ["staff"],
  },
  {
    title: "web-merlin-lesson-manor",
    says: "web-merlin-lesson-manor-says",
    example: EXAMPLES.manors,
    when: asked("merlin.choose-cell"),
    done: did("merlin-built"),
  },
  {
    title: "web-merlin-lesson-mission",
    says: "web-merlin-lesson-mission-says",
    example: EXAMPLES.missions,
    when: asked("merlin.end-turn"),
    done: did("merlin-completed"),
  },
  {
    title: "web-merlin-lesson-traitor",
    says: "web-merlin-lesson-traitor-says",
    example: EXAMPLES.traitors,
    when: (ask, view, content) =>
      ask === CHOOSING &&
      isScored(view, content) &&
      Object.values(mine(view)?.traitors ?? {}).some((count) => count > 0),
    done: did("merlin-repelled"),
  },
  {
    title: "web-merlin-lesson-scoring",
    says: "web-merlin-lesson-scoring-says",
    example: EXAMPLES.scoring,
    when: (ask, view, content) => ask === CHOOSING && isScored(view, content, true),
    done: (event) => event.message.id === "merlin-scoring-begins",
  },
];
