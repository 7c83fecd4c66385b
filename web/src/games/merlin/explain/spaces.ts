/** What the spaces of both rings do, and where the rulebook says so. */
import type { Args } from "../../../text/speech.svelte";
import { courseOf } from "../content";
import { goodArg, named, nameOf } from "../names";
import { elementOf, spaceName } from "../ring/signs";
import { GOODS, type Good, type Space } from "../view";
import type { Content } from "../../../api/types";
import { explained, type Known } from "./known";

const SPACES: Record<string, Known> = {
  principality: [
    "web-merlin-about-space-principality",
    "merlin.principality.choose-assistant",
    "merlin.principality.displace-opponent",
  ],
  excalibur: ["web-merlin-about-space-excalibur", "merlin.excalibur.take", "merlin.excalibur.discard-traitor"],
  grail: ["web-merlin-about-space-grail", "merlin.grail.take", "merlin.grail.apple"],
  relocate: [
    "web-merlin-about-space-relocate",
    "merlin.relocate.move-to-neighbour",
    "merlin.relocate.all-home-exception",
  ],
  exchange: ["web-merlin-about-space-exchange", "merlin.exchange.return-one", "merlin.exchange.take-one"],
  missions: [
    "web-merlin-about-space-missions",
    "merlin.mission-space.discard-up-to-two",
    "merlin.mission-space.draw-source",
  ],
  build: ["web-merlin-about-space-build", "merlin.build.one-manor", "merlin.build.six-directions"],
  apple: ["web-merlin-about-space-apple", "merlin_arthur.wheel.apple"],
  "move-arthur": ["web-merlin-about-space-move-arthur", "merlin_arthur.wheel.arthur-movement"],
  "activate-assistant": ["web-merlin-about-space-activate-assistant", "merlin_arthur.wheel.activate-assistant"],
  "signet-ring": ["web-merlin-about-space-signet-ring", "merlin_arthur.ring.take", "merlin_arthur.ring.free-mission"],
  stairs: ["web-merlin-about-space-stairs", "merlin_arthur.stairs.advance-knight"],
  "move-merlin": ["web-merlin-about-space-move-merlin", "merlin_arthur.merlin-space.move-up-to-three"],
  "replace-manor": ["web-merlin-about-space-replace-manor", "merlin_arthur.replace-manor.effect"],
  pict: ["web-merlin-about-space-pict", "merlin_arthur.pict.choose-one", "merlin_arthur.pict.bonus-at-once"],
};
const OF_ELEMENT: Record<string, Known> = {
  vp: ["web-merlin-about-space-vp", "merlin.vp-space.shield"],
  influence: [
    "web-merlin-about-space-influence",
    "merlin.influence-space.shield",
    "merlin.influence-space.no-influence-no-effect",
  ],
  resource: ["web-merlin-about-space-resource", "merlin_arthur.inner.resource-no-influence-needed"],
};
const ODD: Record<string, Known> = {
  "influence-assistant": ["web-merlin-about-space-influence-assistant", "merlin.influence-space.assistant"],
  "resource-influence": ["web-merlin-about-space-resource-influence", "merlin_arthur.inner.influence"],
};

export function ofSpace(space: Space, content: Content): ReturnType<typeof explained> | null {
  const element = elementOf(space);
  const known = ODD[space.id] ?? OF_ELEMENT[space.type] ?? SPACES[space.type];
  if (!known) return null;
  const args: Args = { steps: Number(courseOf(content)["merlin_space_steps"] ?? 0) };
  if (space.type === "vp") args["element"] = named(`merlin-element-${element}`);
  if (GOODS.includes(element as Good)) args["good"] = goodArg(element as Good);
  return explained(nameOf(spaceName(space)), known, args);
}
