/** What may lie under a token that is face down: those of its colour that have not been seen, and what many of them do. */
import type { Content } from "../../../api/types";
import { enemy, type EnemyData } from "../components";
import { say } from "../../../text/speech.svelte";
import { named } from "../names";
import type { Back, EnemyToken, MageKnight } from "../view";

export interface Chances {
  count: number;
  /** How many of them do what, the most common first. */
  traits: { name: string; count: number }[];
}

/** So many traits are told. */
const MOST = 4;

/** What an enemy does that is worth knowing beforehand. */
function traitsOf(data: EnemyData): string[] {
  const elements = data.attacks.flatMap(({ element }) => (element && element !== "physical" ? [element] : []));
  const summons = data.attacks.some(({ kind }) => kind === "summon") ? [named("ability", "summon")] : [];
  const abilities = [...data.attack_abilities, ...(data.defensive_abilities ?? [])];
  return [
    ...new Set([
      ...elements.map((element) => named("element", element)),
      ...abilities.map((ability) => named("ability", ability)),
      ...summons,
    ]),
  ];
}

export function chancesOf(table: MageKnight, back: Back, content: Content): Chances {
  const counts = new Map<string, number>();
  let count = 0;
  for (const [id, number] of Object.entries(table.piles.unseen_enemies[back] ?? {})) {
    count += number;
    const data = enemy(content, id);
    for (const trait of data ? traitsOf(data) : []) counts.set(trait, (counts.get(trait) ?? 0) + number);
  }
  const traits = [...counts].map(([name, many]) => ({ name, count: many }));
  return { count, traits: traits.sort((one, other) => other.count - one.count).slice(0, MOST) };
}

/** The same in words: "6 grey left: 2 fortified". */
export function oddsOf(table: MageKnight, back: Back, content: Content): string {
  const { count, traits } = chancesOf(table, back, content);
  const told = traits.map(({ name, count: many }) => `${many} ${name}`).join(", ");
  return say("web-mage_knight-go-left", { count, stack: named("stack", back), traits: told });
}

/** What is known of tokens that lie face up: attack, armor, Fame. */
export function strengthsOf(tokens: EnemyToken[], content: Content): string[] {
  return tokens.flatMap(({ enemy: id }) => {
    const data = id ? enemy(content, id) : undefined;
    if (!data) return [];
    const attack = data.attacks.reduce((sum, blow) => sum + (blow.value ?? 0), 0);
    return [
      say("web-mage_knight-go-foe", { name: named("enemy", data.id), attack, armor: data.armor, fame: data.fame }),
    ];
  });
}
