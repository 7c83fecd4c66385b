/** What lies on the board: figures, principalities, tiles, cards, treasures. */
import { say, speech } from "../../../text/speech.svelte";
import type { BoardProps, Explanation } from "../../board";
import { courseOf, pointsOf } from "../content";
import { animalName, capital, colourArg, named, nameOf } from "../names";
import { SIDES, type Good, type Principality, type Table } from "../view";
import { pieceName, ofPower } from "./castle";
import { andMore, explained, type Known } from "./known";

type Given = BoardProps<Table>;

const FIGURES: Record<string, Known> = {
  knight: ["web-merlin-about-knight", "merlin.flow.own-knight-only", "merlin.turn.knight-clockwise"],
  merlin: ["web-merlin-about-merlin", "merlin.flow.merlin-shared", "merlin.turn.merlin-die-direction"],
  arthur: ["web-merlin-about-arthur", "merlin_arthur.turn.arthur-shared", "merlin_arthur.turn.arthur-direction"],
};

export function ofFigure(figure: string): Explanation | null {
  const known = FIGURES[figure];
  return known ? explained(nameOf(`merlin-figure-${figure}`), known) : null;
}

/** The knight of a seat. */
export function ofKnight(seat: number, { seats }: Given): Explanation {
  const title = say("web-merlin-knight-of", { name: seats[seat]?.name ?? "" });
  return explained(title, ["web-merlin-about-knight", "merlin.flow.own-knight-only", "merlin.turn.knight-clockwise"]);
}

export function ofPrincipality(id: Principality, given: Given): Explanation {
  const title = say("web-merlin-principality", { animal: animalName(id), principality: colourArg(id) });
  const about = explained(title, [
    "web-merlin-about-principality",
    "merlin.scoring-influence.majority",
    "merlin.scoring-influence.value",
    "merlin.scoring-influence.return-markers",
  ]);
  const power = ofPower(given.view.table.principalities.find((one) => one.id === id)?.power ?? "", given);
  return power ? andMore(about, [say("web-merlin-about-flags-power", { power: power.name })], power.rules) : about;
}

export function ofStock(good: Good, principality: Principality, { view }: Given): Explanation {
  const left = view.table.principalities.find((one) => one.id === principality)?.stock[good] ?? 0;
  return explained(pieceName(good, principality, left), [
    "web-merlin-about-stock",
    "merlin.setup.goods-in-principalities",
  ]);
}

export function ofCell(name: string, { view, seats }: Given): Explanation | null {
  const table = view.table;
  const cell = table.environs.find((one) => one.cell === name);
  if (!cell) return null;
  const title = say("web-merlin-cell", { cell: name, terrain: named(`merlin-terrain-${cell.terrain}`) });
  const about =
    cell.manor === null
      ? explained(title, ["web-merlin-about-cell-free", "merlin.build.six-directions", "merlin.build.choose-colour"], {
          colours: cell.colours.map(colourArg),
        })
      : explained(title, ["web-merlin-about-cell-built", "merlin.scoring-environs.majority"], {
          name: seats[cell.manor]?.name ?? "",
        });
  const count = table.territories.find((cells) => cells.includes(name))?.length ?? 0;
  const territory = andMore(
    about,
    [say("web-merlin-about-territory", { count })],
    ["merlin.scoring-environs.territory"],
  );
  const later =
    table.arthur === null
      ? territory
      : andMore(territory, [say("web-merlin-about-territory-later")], ["merlin_arthur.scoring.manors-removed"]);
  return cell.tower ? andMore(later, [say("web-merlin-about-tower")], ["merlin.build.tower-bonus"]) : later;
}

export const ofBorder = (principality: Principality): Explanation =>
  explained(say("web-merlin-border", { principality: colourArg(principality) }), [
    "web-merlin-about-border",
    "merlin.build.six-directions",
    "merlin.build.open-sides",
  ]);

export function ofMission(id: string, { words }: Given): Explanation | null {
  const card = words["merlin-mission"]?.[id];
  if (!card) return null;
  return explained(speech.arg(card), [
    "web-merlin-about-mission",
    "merlin.mission.all-requirements",
    "merlin.mission.one-per-turn",
  ]);
}

export function ofPict(id: string, { words, content }: Given): Explanation | null {
  const tile = words["merlin-pict"]?.[id];
  if (!tile) return null;
  const args = { high: pointsOf(content, "pict_highest"), low: -pointsOf(content, "pict_lowest") };
  return explained(
    speech.arg(tile),
    ["web-merlin-about-pict", "merlin_arthur.scoring-picts.highest", "merlin_arthur.scoring-picts.lowest"],
    args,
  );
}

export function ofPictStack(side: string, { view }: Given): Explanation {
  const count = view.table.pict_stacks[SIDES.indexOf(side as (typeof SIDES)[number])] ?? 0;
  return explained(`${say("web-merlin-pict-stack", { count })}, ${speech.say(`merlin-side-${side}`)}`, [
    "web-merlin-about-pict-stack",
    "merlin_arthur.pict.refill-stack-choice",
  ]);
}

export const ofDeck = ({ view }: Given): Explanation =>
  explained(say("web-merlin-deck", { count: view.table.deck }), [
    "web-merlin-about-deck",
    "merlin.mission.refill-source",
  ]);

export const ofDiscard = ({ view }: Given): Explanation =>
  explained(say("web-merlin-discard", { count: view.table.discard.length }), [
    "web-merlin-about-discard",
    "merlin.mission.reshuffle",
  ]);

export function ofTraitorStacks({ view, content }: Given): Explanation {
  const count = view.table.traitor_stacks.reduce((sum, stack) => sum + stack, 0);
  return explained(
    say("web-merlin-traitor-stacks", { count }),
    ["web-merlin-about-traitor-stacks", "merlin.scoring-traitors.draw-three"],
    { count: Number(courseOf(content)["traitors_each"] ?? 0) },
  );
}

export const ofApplesLeft = ({ view, content }: Given): Explanation =>
  explained(
    capital(say("web-merlin-apples-left", { count: view.table.apples })),
    ["web-merlin-about-apple", "merlin.turn.apple-sets-die"],
    {
      points: pointsOf(content, "apple"),
    },
  );

const TREASURES: Record<string, Known> = {
  grail: ["web-merlin-about-grail", "merlin.scoring-grail.break-tie", "merlin.grail.take"],
  excalibur: ["web-merlin-about-excalibur", "merlin.scoring-traitors.excalibur-bonus", "merlin.excalibur.take"],
  "signet-ring": [
    "web-merlin-about-signet-ring",
    "merlin_arthur.scoring-picts.ring-adds-three",
    "merlin_arthur.ring.take",
  ],
};

export function ofTreasure(id: string, { content }: Given): Explanation | null {
  const known = TREASURES[id];
  if (!known) return null;
  return explained(nameOf(`merlin-item-${id}`), known, {
    points: pointsOf(content, "excalibur"),
    strength: pointsOf(content, "signet_ring_strength"),
  });
}
