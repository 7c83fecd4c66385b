/** What lies in a castle: dice, goods, apples, staffs, assistants, traitors, abilities. */
import { say, speech } from "../../../text/speech.svelte";
import type { BoardProps, Explanation } from "../../board";
import { abilityPoints, pointsOf } from "../content";
import { colourArg, goodArg, named, nameOf } from "../names";
import type { Assistant, Good, Principality, Table } from "../view";
import { andMore, explained, type Known } from "./known";

type Given = BoardProps<Table>;

const DICE: Record<string, [title: string, known: Known]> = {
  knight: [
    "web-merlin-die-knight",
    ["web-merlin-about-die-knight", "merlin.turn.knight-die", "merlin.turn.knight-clockwise"],
  ],
  merlin: [
    "web-merlin-die-merlin",
    ["web-merlin-about-die-merlin", "merlin.turn.merlin-die", "merlin.turn.merlin-die-direction"],
  ],
  arthur: [
    "web-merlin-die-arthur",
    ["web-merlin-about-die-arthur", "merlin_arthur.turn.black-die-moves-arthur", "merlin_arthur.turn.arthur-direction"],
  ],
};
const GOODS: Record<Good, Known> = {
  shield: ["web-merlin-about-shield", "merlin.scoring-traitors.repel-with-shield", "merlin.vp-space.shield"],
  flag: ["web-merlin-about-flag", "merlin.flag.one-action-each", "merlin.flag.returned"],
  material: ["web-merlin-about-material", "merlin.build.one-material", "merlin.build.six-directions"],
};
const POWERS: Record<string, Known> = {
  "repel-traitors": ["web-merlin-about-power-repel-traitors", "merlin.flag.repel-traitors"],
  "two-missions": ["web-merlin-about-power-two-missions", "merlin.flag.two-missions", "merlin.flag.two-missions-bonus"],
  backwards: ["web-merlin-about-power-backwards", "merlin.flag.backwards"],
  "turn-die": ["web-merlin-about-power-turn-die", "merlin.flag.turn-die"],
  "other-action": ["web-merlin-about-power-other-action", "merlin.flag.other-action"],
  mirror: ["web-merlin-about-power-mirror", "merlin.flag.mirror"],
  "plus-minus-one": ["web-merlin-about-power-plus-minus-one", "merlin_arthur.flag.plus-minus-one"],
  swap: ["web-merlin-about-power-swap", "merlin_arthur.flag.swap"],
};
const DUTIES: Record<Assistant, Known> = {
  "lady-in-waiting": ["web-merlin-about-lady-in-waiting", "merlin.principality.lady-duty"],
  "shield-bearer": ["web-merlin-about-shield-bearer", "merlin.principality.shield-bearer-duty"],
  builder: ["web-merlin-about-builder", "merlin.principality.builder-duty"],
  "flag-bearer": ["web-merlin-about-flag-bearer", "merlin.principality.flag-bearer-duty"],
};
const ABILITIES: Record<string, Known> = {
  "1": ["web-merlin-about-ability-points", "merlin.module.plus-one", "merlin.module.column-by-assistant"],
  "2": ["web-merlin-about-ability-anywhere", "merlin.module.deploy-anywhere"],
  "3": ["web-merlin-about-ability-special", "merlin.module.row-three-once-per-scoring"],
};
const SPECIALS: Record<Assistant, Known> = {
  "lady-in-waiting": ["web-merlin-about-special-lady-in-waiting", "merlin.module.lady-two-actions"],
  "shield-bearer": ["web-merlin-about-special-shield-bearer", "merlin.module.shield-bearer-repel"],
  builder: ["web-merlin-about-special-builder", "merlin.module.builder-two-manors"],
  "flag-bearer": ["web-merlin-about-special-flag-bearer", "merlin.module.flag-bearer-any-element"],
};

export function ofDie(figure: string, pips: number): Explanation | null {
  const found = DICE[figure];
  return found ? explained(say(found[0], { pips }), found[1]) : null;
}

/** The die of the present turn. */
export function ofDieNow({ view }: Given): Explanation | null {
  const turn = view.table.turn;
  const found = DICE[turn.figure];
  return found ? explained(say("web-merlin-die-now", { pips: (turn.face ?? 0) + turn.shift }), found[1]) : null;
}

/** What the flag of a principality does. */
export function ofPower(power: string, { content }: Given): { name: string; text: string; rules: string[] } | null {
  const known = POWERS[power];
  if (!known) return null;
  const [text, ...rules] = known;
  return {
    name: nameOf(`merlin-power-${power}`),
    text: say(text, { points: pointsOf(content, "two_missions") }),
    rules,
  };
}

export const pieceName = (good: Good, principality: Principality, number: number): string =>
  speech.say("merlin-need-item", { number, good: goodArg(good), principality: colourArg(principality) });

export function ofGood(good: Good, principality: Principality, count: number, given: Given): Explanation {
  const about = explained(pieceName(good, principality, count), GOODS[good]);
  if (good !== "flag") return about;
  const power = ofPower(given.view.table.principalities.find((one) => one.id === principality)?.power ?? "", given);
  return power
    ? { ...about, text: [`${power.name}: ${power.text}`, ...about.text], rules: [...power.rules, ...about.rules] }
    : about;
}

const KINDS: Record<string, Known> = {
  ...GOODS,
  influence: ["web-merlin-about-influence", "merlin.vp-space.influence", "merlin.principality.lady-duty"],
  manor: ["web-merlin-about-space-build", "merlin.build.one-manor", "merlin.build.seven-max"],
};

/** All of a kind. */
export function ofKind(kind: string): Explanation | null {
  const known = KINDS[kind];
  return known ? explained(nameOf(`merlin-element-${kind}`), known) : null;
}

export const ofApple = ({ content }: Given): Explanation =>
  explained(
    nameOf("merlin-source-apples"),
    ["web-merlin-about-apple", "merlin.turn.apple-sets-die", "merlin.turn.one-apple"],
    {
      points: pointsOf(content, "apple"),
    },
  );

export const ofStaff = ({ content }: Given): Explanation =>
  explained(
    nameOf("merlin-source-staffs"),
    ["web-merlin-about-staff", "merlin.turn.staff-repeats-action", "merlin.turn.one-staff-per-turn"],
    { points: pointsOf(content, "staff") },
  );

export function ofAssistant(assistant: Assistant, { content }: Given): Explanation {
  const about = explained(nameOf(`merlin-assistant-${assistant}`), DUTIES[assistant]);
  const scored = say("web-merlin-about-assistant", { points: pointsOf(content, "assistant") });
  return andMore(about, [scored], ["merlin.scoring-assistants.one-each"]);
}

export function ofTraitor(principality: Principality, count: number, { content }: Given): Explanation {
  const title = say("web-merlin-traitor", { principality: colourArg(principality), count });
  return explained(
    title,
    ["web-merlin-about-traitor", "merlin.scoring-traitors.repel-with-shield", "merlin.scoring-traitors.loss"],
    {
      points: -pointsOf(content, "traitor"),
    },
  );
}

export function ofAbility(assistant: Assistant, row: string, { view, me, content }: Given): Explanation | null {
  const known = ABILITIES[row];
  if (!known) return null;
  const points = abilityPoints(content, assistant, Number(row));
  const about = explained(nameOf(`merlin-assistant-${assistant}`), known, {
    count: points,
    special: named(`merlin-special-${assistant}`),
  });
  const player = me === null ? undefined : view.table.players[me];
  const learned = player?.abilities.includes(`${assistant} ${row}`) ?? false;
  const used = row === "3" && (player?.turned_seals.includes(assistant) ?? false);
  const state = used ? "web-merlin-ability-turned" : learned ? "web-merlin-ability-learned" : "web-merlin-ability-open";
  if (row !== "3") return andMore(about, [say(state)]);
  const [special, ...rules] = SPECIALS[assistant];
  return andMore(about, [say(special, { points }), say(state)], rules);
}
