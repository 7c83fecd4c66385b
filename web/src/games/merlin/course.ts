/** Rounds, points and where they come from; what an option brings. */
import type { Content, View } from "../../api/types";
import { say } from "../../text/speech.svelte";
import type { Progress } from "../board";
import { changesOf, signed } from "./changes";
import { courseOf } from "./content";
import { pieceName } from "./explain/castle";
import { animalName, nameOf } from "./names";
import { newGoals } from "./ring/figures";
import { spaceName } from "./ring/signs";
import type { Table } from "./view";

export function progress(view: View<Table>, content: Content): Progress {
  const course = courseOf(content);
  const now = view.table.round;
  return { now, of: course.rounds, marked: course.scoring_after, label: say("web-merlin-round", { round: now }) };
}

export const scores = (view: View<Table>): number[] => view.table.players.map((player) => player.score);

export function sheet(view: View<Table>): { sources: string[]; points: number[][] } {
  const sources = Object.keys(view.table.players[0]?.points ?? {});
  return {
    sources: sources.map((source) => nameOf(`merlin-source-${source}`)),
    points: view.table.players.map((player) => sources.map((source) => player.points[source] ?? 0)),
  };
}

/** A change in front of what changes: `+1 apple`. The number stands in the words themselves. */
const change = (by: number, words: string): string => `${signed(by).slice(0, 1)}${words}`;

export function brings(before: View<Table>, after: View<Table>, me: number): string[] {
  const changes = changesOf(before.table, after.table, me);
  if (!changes) return [];
  const lines: string[] = [];
  const add = (by: number, words: (count: number) => string): void => {
    if (by) lines.push(change(by, words(Math.abs(by))));
  };
  add(changes.points, (count) => say("web-merlin-points", { count }));
  for (const { good, principality, by } of changes.goods) add(by, (count) => pieceName(good, principality, count));
  add(changes.apples, (count) => say("web-merlin-apples", { count }));
  add(changes.staffs, (count) => say("web-merlin-staffs", { count }));
  add(changes.traitors, (count) => say("web-merlin-traitors", { count }));
  add(-changes.markers, (count) => say("web-merlin-influence", { count }));
  const sent = changes.sent.flatMap(({ assistant, principality }) =>
    principality === null
      ? []
      : [say("web-merlin-part-to", { who: nameOf(`merlin-assistant-${assistant}`), where: animalName(principality) })],
  );
  return [...leads(before.table, after.table), ...lines, ...sent];
}

/** A die would be chosen or changed: to which spaces it leads then. */
function leads(before: Table, after: Table): string[] {
  const goals = newGoals(before, after).map((goal) => nameOf(spaceName(goal.space)));
  return goals.length > 0 ? [`→ ${goals.join(" / ")}`] : [];
}
