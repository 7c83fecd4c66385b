/** What every thing on the table is: its name, what it does, and where the rulebook says so. */
import { say, speech } from "../../../text/speech.svelte";
import type { BoardProps, Explanation } from "../../board";
import { costOf, influenceOf, isRight, isTaken, lowered, pointsAt, timesOf, totalOf, workshopsOf } from "../reading";
import { rulesOf } from "../rules";
import { mine, name, sceneOf, seatOf, type Scene } from "../scene";
import { ATTRIBUTES, type Action, type Attribute, type Piece, type Player, type Table, type Worker } from "../view";
import { order, outsider, ownTownsfolk, paladin, townsfolk } from "./cards";
import { big, costs, needs, sentence, words, type Explainer, type Explained } from "./words";

const BASE: Record<string, Action> = { dismiss: "recruit", "hunt-two": "hunt", "trade-two": "trade" };

function action(mode: string, scene: Scene): Explained | null {
  const base = BASE[mode] ?? (mode as Action);
  const space = scene.book.actions[base];
  const player = mine(scene);
  if (!space) return null;
  const covered = player ? coverOf(player, base) : 0;
  const text = [sentence(words(scene, "deed", mode))];
  text.push(say("web-paladins-takes", { crew: words(scene, "crew", `${mode}-${covered}`) }));
  const price = player ? costOf(scene.book, player, base) : null;
  if (price) text.push(costs(price));
  if (player && base === "develop") text.push(workshops(scene, player));
  if (player && isTaken(player, base)) text.push(say("web-paladins-taken"));
  if (player && isRight(base) && space.needs === "influence") {
    const needed = influenceOf(scene.book, base, scene.evenJars)[timesOf(player, base)];
    if (needed !== undefined) text.push(needs("influence", needed, totalOf(scene.book, player, "influence")));
  }
  return { title: name("mode", mode), text };
}

/** Which worker places of an action workshops cover, as the names of crews count them: 1 the first, 2 the second, 3 both. */
const coverOf = (player: Player, action: Action): number =>
  player.board[action].reduce((sum, standing, at) => (standing === "workshop" ? sum + 2 ** at : sum), 0);

function workshops(scene: Scene, player: Player): string {
  const built = workshopsOf(player);
  const most = scene.book.own.workshop.length;
  return say("web-paladins-workshops-built", { built, most, points: scene.book.own.points.develop[built] ?? 0 });
}

function standing(here: Piece | null, scene: Scene): string {
  if (!here) return say("web-paladins-space-free");
  const who = seatOf(scene, here.owner)?.name ?? say("web-paladins-rival");
  return here.piece === "outpost"
    ? say("web-paladins-space-outpost", { who })
    : say("web-paladins-space-monk", { who });
}

function space(id: string, scene: Scene): Explained {
  return {
    title: big(speech.arg(words(scene, "space", id))),
    text: [standing(scene.table.spaces[id] ?? null, scene)],
  };
}

function region(number: string, scene: Scene): Explained | null {
  const found = scene.book.main.region[Number(number) - 1];
  if (!found) return null;
  const { faith, strength } = found;
  return {
    title: say("web-paladins-region", { number: Number(number) }),
    text: [say("web-paladins-region-needs", { faith, strength })],
  };
}

function worker(kind: string): Explained {
  const text =
    kind === "criminal"
      ? say("web-paladins-worker-criminal")
      : kind === "labourer"
        ? say("web-paladins-worker-labourer")
        : say("web-paladins-worker-skilled");
  return { title: big(name("worker", kind as Worker)), text: [text] };
}

function attribute(word: string, scene: Scene): Explained | null {
  const kind = ATTRIBUTES.find((one) => one === word);
  const player = mine(scene);
  if (!kind || !player) return null;
  const points = scene.book.own.track.points[player.attributes[kind]] ?? 0;
  const uses: Record<Attribute, string> = {
    faith: say("web-paladins-faith"),
    strength: say("web-paladins-strength"),
    influence: say("web-paladins-influence"),
  };
  const total = totalOf(scene.book, player, kind);
  const track = player.attributes[kind];
  return {
    title: name("attribute", kind),
    text: [say("web-paladins-attribute", { track, total, points }), uses[kind]],
  };
}

function wallPlace(number: string, scene: Scene): Explained | null {
  const at = Number(number) - 1;
  const place = scene.book.own.wall[at];
  const player = mine(scene);
  if (!place || !player) return null;
  const text = [
    needs("influence", place.influence ?? 0, totalOf(scene.book, player, "influence")),
    costs(lowered(scene.book, player, "fortify", place.cost)),
  ];
  const points = pointsAt(scene.book, "fortify", at);
  if (points) text.push(say("web-paladins-walls-bring", { walls: at + 1, number: points }));
  return { title: say("web-paladins-wall-place", { number: at + 1 }), text };
}

function place(word: string, scene: Scene, rest: string): Explained | null {
  const need = scene.book.actions[word as Action]?.workers[0]?.[Number(rest) - 1];
  if (!need) return null;
  const title = say("web-paladins-worker-place", {
    action: { message: `paladins-action-${word}` },
    number: Number(rest),
  });
  return {
    title,
    text: [
      need === "any"
        ? say("web-paladins-place-any")
        : say("web-paladins-place-for", { worker: { message: `paladins-worker-${need}` } }),
    ],
  };
}

const EXPLAINERS: Record<string, Explainer> = {
  action,
  townsfolk,
  "own-townsfolk": ownTownsfolk,
  outsider,
  "own-outsider": outsider,
  space,
  region,
  order,
  worker,
  paladin,
  attribute,
  "wall-place": wallPlace,
  place,
  favour: (id, scene) =>
    scene.book.favours[id]
      ? { title: say("web-paladins-favour-title"), text: [sentence(words(scene, "favour", id))] }
      : null,
  wall: (id, scene) => ({ title: say("web-paladins-wall"), text: [sentence(words(scene, "wall", id))] }),
  tavern: (id, scene) => ({ title: say("web-paladins-tavern"), text: [sentence(words(scene, "tavern", id))] }),
  "jar-place": (id, scene) => ({
    title: say("web-paladins-jar-place"),
    text: [sentence(words(scene, "jar-place", id))],
  }),
  choice: (word, scene) => ({ title: say("web-paladins-choice"), text: [sentence(words(scene, "choice", word))] }),
  suspicion: (_, scene) => ({
    title: say("web-paladins-suspicion-title"),
    text: [say("web-paladins-suspicion", { number: mine(scene)?.suspicion.length ?? 0 })],
  }),
  "suspicion-deck": (_, scene) => ({
    title: say("web-paladins-suspicion-deck"),
    text: [say("web-paladins-suspicion-tax", { number: scene.table.decks.suspicion })],
  }),
  "tax-supply": (_, scene) => ({
    title: big(say("web-paladins-taxes")),
    text: [say("web-paladins-tax-supply", { number: scene.table.tax_supply })],
  }),
  debt: (_, scene) => ({ title: say("web-paladins-debts-title"), text: [debts(scene)] }),
  own: (word, scene) => ({
    title: name("resource", word),
    text: [
      word === "debt" ? debts(scene) : word === "silver" ? say("web-paladins-silver") : say("web-paladins-provisions"),
    ],
  }),
  "first-player": () => ({ title: say("web-paladins-first"), text: [say("web-paladins-first-says")] }),
  score: (_, scene) => ({
    title: say("web-paladins-score-title"),
    text: [say("web-paladins-score", { number: mine(scene)?.score ?? 0 })],
  }),
};

function debts(scene: Scene): string {
  const { unpaid, paid } = scene.book.main.debt_points;
  return say("web-paladins-debts", { unpaid: -unpaid, paid });
}

/** Explain a thing to whoever points at it. */
export function explain(thing: string, props: BoardProps<Table>): Explanation | null {
  const [kind = "", word = "", rest = ""] = thing.split(":");
  const explained = EXPLAINERS[kind]?.(word, sceneOf(props), rest) ?? null;
  return explained && { ...explained, rules: rulesOf(thing) };
}
