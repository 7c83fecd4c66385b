/** What things of Mage Knight are, for whoever points at them. */
import type { Arg, Content, Words } from "../../api/types";
import { say, speech } from "../../text/speech.svelte";
import type { BoardProps, Explanation } from "../board";
import { card, drawnAt, exploreCost, moveCost, unit } from "./components";
import { oddsOf } from "./map/chances";
import { placeName } from "./map/places";
import { named, part, parts, siteTitle, titled, whole } from "./names";
import type { EnemyToken, HexSpace, MageKnight } from "./view";

type Props = BoardProps<MageKnight>;

export const SITES: Record<string, { says: string; rule: string }> = {
  portal: { says: "web-mage_knight-site-portal", rule: "mage_knight.movement.portal-miniature-removed-at-turn-end" },
  village: { says: "web-mage_knight-site-village", rule: "mage_knight.sites.village-plunder" },
  monastery: { says: "web-mage_knight-site-monastery", rule: "mage_knight.turn.voluntary-action-burn-monastery" },
  keep: { says: "web-mage_knight-site-keep", rule: "mage_knight.turn.mandatory-action-assault" },
  "mage-tower": { says: "web-mage_knight-site-mage-tower", rule: "mage_knight.turn.mandatory-action-assault" },
  city: { says: "web-mage_knight-site-city", rule: "mage_knight.movement.city-cost-always-2" },
  dungeon: { says: "web-mage_knight-site-dungeon", rule: "mage_knight.turn.voluntary-action-adventure-site" },
  tomb: { says: "web-mage_knight-site-tomb", rule: "mage_knight.turn.voluntary-action-adventure-site" },
  "monster-den": { says: "web-mage_knight-site-monster-den", rule: "mage_knight.turn.voluntary-action-adventure-site" },
  "spawning-grounds": {
    says: "web-mage_knight-site-spawning-grounds",
    rule: "mage_knight.turn.voluntary-action-adventure-site",
  },
  "ancient-ruins": { says: "web-mage_knight-site-ancient-ruins", rule: "mage_knight.sites.ruins-altar-tribute" },
  "marauding-orcs": { says: "web-mage_knight-site-marauding-orcs", rule: "mage_knight.movement.provoking-definition" },
  draconum: { says: "web-mage_knight-site-draconum", rule: "mage_knight.movement.provoking-definition" },
  "crystal-mine": {
    says: "web-mage_knight-site-crystal-mine",
    rule: "mage_knight.end-of-turn.crystal-mine-gives-crystal",
  },
  "magical-glade": {
    says: "web-mage_knight-site-magical-glade",
    rule: "mage_knight.end-of-turn.magical-glade-throws-away-wound",
  },
  "deep-mine": {
    says: "web-mage_knight-site-deep-mine",
    rule: "mage_knight.end-of-turn.crystal-mine-gives-crystal",
  },
  "refugee-camp": { says: "web-mage_knight-site-refugee-camp", rule: "mage_knight.interaction.recruit-cost-on-card" },
  maze: { says: "web-mage_knight-site-maze", rule: "mage_knight.turn.voluntary-action-adventure-site" },
  labyrinth: { says: "web-mage_knight-site-labyrinth", rule: "mage_knight.turn.voluntary-action-adventure-site" },
};
/** What a site is good for. */
export function siteSays(site: string): string {
  const found = SITES[site];
  return found ? say(found.says) : "";
}

const STEPS = "mage_knight.movement.step-by-step-paying-terrain";

const explained = (title: string, text: string[], ...rules: string[]): Explanation => ({
  title,
  text: text.filter((one) => one !== ""),
  rules,
});

/** By the kind of thing: `hex`, `card` … */
const KINDS: Record<string, (word: string, props: Props) => Explanation | null> = {
  hex: (word, props) => {
    const space = props.view.table.hexes.find((one) => one.hex === word);
    return space ? explainHex(space, props) : null;
  },
  slot: (_, { content }) =>
    explained(
      say("web-mage_knight-explore"),
      [say("web-mage_knight-explore-says", { number: exploreCost(content) })],
      "mage_knight.exploration.costs-2-move-points",
    ),
  locals: () =>
    explained(
      say("web-mage_knight-locals"),
      [say("web-mage_knight-locals-says")],
      "mage_knight.interaction.reputation-modifier-at-start",
    ),
  ware: () =>
    explained(
      say("web-mage_knight-locals"),
      [say("web-mage_knight-locals-says")],
      "mage_knight.interaction.spend-on-site-options",
    ),
  card: (word, props) => explainCard(word, props),
  basic: (word, props) => explainHalf(word, "basic", props),
  powered: (word, props) => explainHalf(word, "powered", props),
  sideways: (word) =>
    explained(
      say("web-mage_knight-half-sideways", { card: { message: `mage_knight-card-${word}` } }),
      [say("web-mage_knight-sideways-says")],
      "mage_knight.deed-cards.sideways-value-1",
    ),
  ability: (word, { view, me, words }) => {
    const [at = 0, place = 0] = word.split("-").map(Number);
    const found = view.table.players[me ?? view.table.turn.seat ?? 0]?.units[at];
    const text = found && words["mage_knight-ability-text"]?.[`${found.unit}-${place}`];
    if (!found || text === undefined) return null;
    return explained(
      say("web-mage_knight-ability-of", { unit: { message: `mage_knight-unit-${found.unit}` }, number: place + 1 }),
      [speech.arg(text)],
      "mage_knight.units.activation-one-ability",
    );
  },
  offer: (word, props) => explainCard(word, props),
  unit: (word, { view, me, content, words }) => {
    const found = view.table.players[me ?? view.table.turn.seat ?? 0]?.units[Number(word)];
    return found ? explainUnit(found.unit, content, words) : null;
  },
  "unit-offer": (word, { content, words }) => explainUnit(word, content, words),
  skill: (word, { words }) =>
    explained(
      named("skill", word),
      [part(words, "skill", word, "usage"), part(words, "skill", word, "text"), part(words, "skill", word, "centre")],
      "mage_knight.skills.unmarked-once-per-turn",
    ),
  tactic: (word, { words }) => explainTactic(word, words),
  "own-tactic": (_, { view, me, words }) => {
    const word = me === null ? null : view.table.players[me]?.tactic;
    return word ? explainTactic(word, words) : null;
  },
  enemy: (word, { view, content, words }) => {
    const foe = view.table.combat?.enemies[Number(word)];
    if (foe && foe.unit !== null) return explainUnit(foe.unit, content, words);
    if (foe && foe.hero !== null)
      return explained(named("hero", foe.hero), [], "mage_knight.pvp.damage-hero-armor-repeatable");
    return foe && foe.enemy !== null
      ? explained(
          named("enemy", foe.enemy),
          [whole(words, "enemy", foe.enemy)],
          "mage_knight.combat.block-prevents-damage",
        )
      : null;
  },
  foe: (word, { words }) =>
    explained(named("enemy", word), [whole(words, "enemy", word)], "mage_knight.combat.block-prevents-damage"),
  site: (word) => explained(titled("site", word), [say(SITES[word]?.says ?? "")], SITES[word]?.rule ?? STEPS),
  hero: (word) => explained(named("hero", word), [], "mage_knight.course.hero-choice-one-each-in-order"),
  die: (word, props) => explainMana(`${word}-die`, props.content),
  crystal: (word, props) => explainMana(`${word}-crystal`, props.content),
  mana: (word, props) => explainMana(word, props.content),
  reward: (word) => explained(titled("reward", word), [], "mage_knight.end-of-turn.rewards-taken-now-any-order"),
  terrain: (word, { content }) => explained(titled("terrain", word), [terrainSays(word, content)], STEPS),
  colour: (word) => explained(titled("colour", word), []),
};

export function explain(thing: string, props: Props): Explanation | null {
  const colon = thing.indexOf(":");
  const kind = colon < 0 ? thing : thing.slice(0, colon);
  return KINDS[kind]?.(thing.slice(colon + 1), props) ?? null;
}

function terrainSays(terrain: string, content: Content): string {
  const day = moveCost(content, terrain, false);
  const night = moveCost(content, terrain, true);
  const name: Arg = { message: terrain === "city" ? "mage_knight-site-city" : `mage_knight-terrain-${terrain}` };
  if (day === null || night === null) return say("web-mage_knight-terrain-closed", { terrain: name });
  return say("web-mage_knight-terrain", { terrain: name, day, night });
}

function explainHex(space: HexSpace, { view, content, words, seats }: Props): Explanation {
  const site = space.site ? SITES[space.site] : undefined;
  const names = (list: number[]): string[] => [...new Set(list)].map((seat) => seats[seat]?.name ?? "");
  const place = placeName(space.hex, view.table.hexes);
  const title = space.site ? siteTitle(space.site, space.colours) : place.slice(0, 1).toUpperCase() + place.slice(1);
  return explained(
    title,
    [
      terrainSays(space.site === "city" ? "city" : space.terrain, content),
      site ? say(site.says) : "",
      space.ruin ? whole(words, "ruin", space.ruin) : "",
      ...(space.enemies ?? []).map((token) => explainToken(token, words)),
      ...oddsAt(space, view.table, content),
      space.heroes ? say("web-mage_knight-heroes-here", { names: names(space.heroes) }) : "",
      space.shields ? say("web-mage_knight-shields", { names: names(space.shields) }) : "",
    ],
    ...(site ? [site.rule, STEPS] : [STEPS]),
  );
}

/** What may lie under the tokens here, or be drawn by whoever enters. */
function oddsAt(space: HexSpace, table: MageKnight, content: Content): string[] {
  const hidden = (space.enemies ?? []).filter((token) => !token.enemy).map((token) => token.back);
  const drawn = space.site && !space.enemies?.length && !space.shields ? drawnAt(content, space.site) : [];
  return [...new Set([...hidden, ...drawn])].map((back) => oddsOf(table, back, content));
}

function explainToken(token: EnemyToken, words: Words): string {
  if (token.enemy) return whole(words, "enemy", token.enemy);
  return say("web-mage_knight-face-down", { stack: { message: `mage_knight-stack-${token.back}` } });
}

function explainCard(word: string, { content, words }: Props): Explanation {
  const found = card(content, word);
  if (!found)
    return explained(named("card", word), [whole(words, "card", word)], "mage_knight.combat.damage-hero-wound-to-hand");
  const said = parts(words, "card", word);
  const kind = [said["kind"], said["colour"]].filter((one) => one !== undefined).map((one) => speech.arg(one));
  const powered = part(words, "card", word, "powered");
  const strong = powered === "" ? "" : strongText(powered, said, found.pile === "artifacts");
  return explained(
    named("card", word),
    [kind.join(", "), part(words, "card", word, "basic"), strong],
    "mage_knight.deed-cards.play-into-play-area",
    "mage_knight.deed-cards.sideways-value-1",
  );
}

function explainHalf(word: string, half: "basic" | "powered", { content, words }: Props): Explanation | null {
  const found = card(content, word);
  const text = part(words, "card", word, half);
  if (!found || text === "") return null;
  const name: Arg = { message: `mage_knight-card-${word}` };
  if (half === "basic")
    return explained(
      say("web-mage_knight-half-basic", { card: name }),
      [text],
      "mage_knight.deed-cards.play-into-play-area",
    );
  return explained(
    say("web-mage_knight-half-powered", { card: name }),
    [strongText(text, parts(words, "card", word), found.pile === "artifacts")],
    "mage_knight.deed-cards.action-strong-effect-needs-one-mana",
  );
}

function strongText(text: string, said: Record<string, Arg>, artifact: boolean): string {
  if (artifact) return say("web-mage_knight-thrown-away", { text });
  if (said["night"] !== undefined) return say("web-mage_knight-at-night", { name: speech.arg(said["night"]), text });
  return say("web-mage_knight-with-mana", { mana: said["mana"] ?? "", text });
}

function explainUnit(word: string, content: Content, words: Words): Explanation {
  const data = unit(content, word);
  const sites = (data?.recruit_sites ?? []).map((site): Arg => ({ message: `mage_knight-site-${site}` }));
  return explained(
    named("unit", word),
    [whole(words, "unit", word), data ? say("web-mage_knight-site-cost", { number: data.cost, sites }) : ""],
    "mage_knight.units.activation-one-ability",
  );
}

function explainTactic(word: string, words: Words): Explanation {
  return explained(
    named("tactic", word),
    [part(words, "tactic", word, "text")],
    "mage_knight.tactics.order-by-tactic-number",
  );
}

/** `red-die`, `blue-crystal`, `white-token` … */
function explainMana(word: string, content: Content): Explanation {
  const title = titled("mana", word);
  if (word.endsWith("-die"))
    return explained(title, [say("web-mage_knight-die-says")], "mage_knight.mana.one-source-die-per-turn");
  if (word.endsWith("-crystal")) {
    const most = (content["tracks"] as { mana?: { crystals_per_color_max?: number } } | undefined)?.mana;
    const number = most?.crystals_per_color_max ?? 0;
    return explained(
      title,
      [say("web-mage_knight-crystal-says", { number })],
      "mage_knight.mana.crystals-max-3-per-colour",
    );
  }
  return explained(title, [say("web-mage_knight-token-says")], "mage_knight.mana.pure-mana-expires-at-turn-end");
}
