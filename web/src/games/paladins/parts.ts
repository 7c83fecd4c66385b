/** Options told by their pieces: workers and price, then what comes of it; and whether it may bring the Inquisition. */
import type { Message, Option } from "../../api/types";
import { capital, say } from "../../text/speech.svelte";
import type { Answer, BoardProps, OptionParts, Sign } from "../board";
import type { Book, Cost, Gain } from "./book";
import { costOf, crowd, isRight, nichesOf, summed, townsfolkPrice } from "./reading";
import { actionIcon } from "./signs";
import { abilityOf, attackOf, colourOf, mine, name, sceneOf, strengthOf, type Scene } from "./scene";
import type { Action, Player, RightAction, Table } from "./view";

/** What an option takes and gives, before it is put into signs. */
interface Deal {
  name: string;
  takes: Sign[];
  gives: Sign[];
  /** What is gained for certain. */
  gains: Gain[];
}

const sign = (effect: string, count = 1): Sign => ({ icon: `paladins-${effect}`, count });
const paid = (costs: Cost[]): Sign[] => costs.filter(({ n }) => n > 0).map(({ resource, n }) => sign(resource, n));
const gained = (gains: Gain[]): Sign[] => summed(gains).map(({ effect, n }) => sign(effect, n));

/** Ways to take an action: which action, and which of its crews. */
const WAYS: Record<string, [Action, number]> = {
  dismiss: ["recruit", 0],
  recruit: ["recruit", 1],
  hunt: ["hunt", 0],
  "hunt-two": ["hunt", 1],
  trade: ["trade", 0],
  "trade-two": ["trade", 1],
};

/** What the great actions place, and what they bring beside the attribute. */
const PLACES: Record<RightAction, string[]> = {
  commission: ["monk"],
  fortify: ["wall"],
  garrison: ["outpost"],
  absolve: ["jar", "remove-suspicion"],
  attack: [],
  convert: [],
};

function crewOf(book: Book, player: Player, action: Action, way: number): Sign[] {
  const free = nichesOf(book, player, action).filter((niche) => !niche.covered);
  const size = book.actions[action].workers[way]?.length ?? free.length;
  return free.slice(0, isRight(action) ? free.length : size).map((niche) => sign(niche.need));
}

function rewardsOf(scene: Scene, player: Player, action: Action, mode: string, way: number): Deal["gives"] {
  const { book } = scene;
  if (isRight(action)) {
    const colour = scene.me === null ? undefined : colourOf(scene, scene.me);
    const gives = book.actions[action].gives;
    const pieces = PLACES[action].map((piece): Sign => ({ icon: `paladins-${piece}`, ...(colour ? { colour } : {}) }));
    const points: Sign[] = action === "convert" ? [{ icon: "crown", colour: "var(--gold)" }] : [];
    return [...pieces, ...(gives ? [sign(gives)] : []), ...points];
  }
  if (mode === "dismiss" || mode === "recruit") return [sign(mode === "dismiss" ? "dismiss" : "townsfolk")];
  if (action === "develop") {
    const workshops = Object.values(player.workshops).reduce((sum, one) => sum + one, 0);
    const joins = book.own.workshop[workshops]?.worker;
    return [sign("workshop"), ...(joins ? [sign(joins)] : [])];
  }
  return [...gained(book.actions[action].rewards?.[way] ?? []), ...(action === "conspire" ? [sign("suspicion")] : [])];
}

function doing(scene: Scene, player: Player, mode: string): Deal {
  const [action, way] = WAYS[mode] ?? [mode as Action, 0];
  const cost = costOf(scene.book, player, action);
  const paladin = scene.book.paladins[player.paladin[0] ?? ""];
  const help = paladin?.action === action ? (paladin.rewards ?? []) : [];
  const price: Sign[] = action === "recruit" ? [{ word: say("web-paladins-and-price") }] : paid(cost ? [cost] : []);
  return {
    name: name("action", action),
    takes: [...crewOf(scene.book, player, action, way), ...price],
    gives: [...rewardsOf(scene, player, action, mode, way), ...gained(help)],
    gains: [...(isRight(action) ? [] : (scene.book.actions[action].rewards?.[way] ?? [])), ...help],
  };
}

function favour(scene: Scene, id: string): Deal | null {
  const card = scene.book.favours[id];
  if (!card) return null;
  const gives = card.choose
    ? card.choose.flatMap((choice, at): Sign[] => [...(at > 0 ? [{ word: "/" }] : []), ...gained(choice)])
    : gained(card.rewards ?? []);
  const gains = [...(card.rewards ?? []), ...(card.choose ?? []).flat()];
  return { name: say("web-paladins-favour-title"), takes: [sign(card.worker), ...paid(card.cost)], gives, gains };
}

/** A Townsfolk: kept for what it gives at once and again and again, or dismissed for its other reward. */
function townsfolk(scene: Scene, player: Player, id: string, label: string, free: boolean): Deal | null {
  const card = scene.book.townsfolk[id];
  const at = scene.table.townsfolk.indexOf(id);
  if (!card || at < 0) return null;
  const dismissed = label.includes("dismiss");
  const { silver, debt } = free ? { silver: 0, debt: false } : townsfolkPrice(scene.book, player, at);
  const takes: Sign[] = silver === 0 ? [] : [sign("silver", silver), ...(debt ? [{ word: "/" }, sign("debt")] : [])];
  const gains = dismissed ? card.dismiss : card.immediate;
  const kept = dismissed ? [] : [sign("lasting"), ...gained(abilityOf(scene, card))];
  return { name: name("townsfolk", card.name), takes, gives: [...gained(gains), ...kept], gains };
}

function outsider(scene: Scene, id: string, label: string): Deal | null {
  const card = scene.book.outsiders[id];
  if (!card) return null;
  const faction: Sign[] = [{ icon: `paladins-${card.faction}`, colour: "var(--ink)" }];
  const gains = label.includes("convert")
    ? [{ effect: "strength", n: strengthOf(scene, card) }]
    : attackOf(scene, card);
  return { name: name("outsider", card.name), takes: faction, gives: gained(gains), gains };
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI"];

function space(scene: Scene, id: string): Deal | null {
  const at = scene.book.main.region.findIndex((region) => region.spaces.some((one) => one.id === id));
  const found = scene.book.main.region[at]?.spaces.find((one) => one.id === id);
  if (!found) return null;
  const where = say("web-paladins-region", { number: ROMAN[at] ?? at + 1 });
  return { name: where, takes: [], gives: gained(found.rewards), gains: found.rewards };
}

function tavern(scene: Scene, id: string): Deal | null {
  const card = scene.book.taverns[id];
  if (!card) return null;
  const gains = crowd(card.workers);
  return { name: say("web-paladins-tavern"), takes: [], gives: gained(gains), gains };
}

function dealOf(scene: Scene, option: Option): Deal | null {
  const player = mine(scene);
  const [verb = ""] = option.notation.split(" ");
  const [kind = "", word = ""] = (option.touches[0] ?? "").split(":");
  if (!player) return null;
  if (kind === "action" && verb === "do") return doing(scene, player, word);
  if (kind === "favour") return favour(scene, word);
  if (kind === "townsfolk") return townsfolk(scene, player, word, option.label.id, verb !== "townsfolk");
  if (kind === "outsider") return outsider(scene, word, option.label.id);
  if (kind === "space") return space(scene, word);
  if (kind === "tavern") return tavern(scene, word);
  return null;
}

/** What answers given in one go add: workers as they are, cards with their price and gain. */
export function wayParts(answers: Answer[], props: BoardProps<Table>): OptionParts | null {
  const scene = sceneOf(props);
  const player = mine(scene);
  const all: OptionParts = { leads: [], name: "", takes: [], gives: [], warns: null };
  for (const { notation, label } of answers) {
    const [verb = "", word = ""] = notation.split(" ");
    if (verb === "worker" || verb === "keep") all.leads?.push(sign(word));
    else {
      const deal = player && aimed(scene, player, verb, word, label);
      if (!deal) return null;
      all.name += deal.name;
      all.takes.push(...deal.takes);
      all.gives.push(...deal.gives);
    }
  }
  return all;
}

/** What an action is aimed at. */
function aimed(scene: Scene, player: Player, verb: string, word: string, label: Message): Deal | null {
  if (verb === "townsfolk" || verb === "recruit") return townsfolk(scene, player, word, label.id, verb === "recruit");
  if (verb === "outsider") return outsider(scene, word, label.id);
  return verb === "space" ? space(scene, word) : null;
}

/** How much of the Tax Supply gains can take at most: what they take for certain, and the highest tax per criminal. */
function taxIn(book: Book, gains: Gain[]): number {
  const of = (effect: string): number => gains.reduce((sum, gain) => sum + (gain.effect === effect ? gain.n : 0), 0);
  return of("tax") + of("criminal") * book.highestTax;
}

/** Workers and action spaces by themselves: the question says what is done with them. */
function bare(option: Option): OptionParts | null {
  const [verb = "", word = ""] = option.notation.split(" ");
  const none = { takes: [], gives: [], warns: null };
  if (verb === "worker" || verb === "keep")
    return { leads: [sign(word)], name: capital(name("worker", word)), ...none };
  if (verb === "clear") return { leads: [{ icon: actionIcon(word) }], name: name("action", word), ...none };
  return null;
}

export function optionParts(option: Option, props: BoardProps<Table>): OptionParts | null {
  const scene = sceneOf(props);
  const deal = dealOf(scene, option);
  if (!deal) return bare(option);
  const left = scene.table.tax_supply;
  const warns = left > 0 && taxIn(scene.book, deal.gains) >= left ? say("web-paladins-may-end-taxes") : null;
  return { name: deal.name, takes: deal.takes, gives: deal.gives, warns };
}
