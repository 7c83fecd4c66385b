/** What can be done at a space, in a few words. */
import { say } from "../../text/speech.svelte";
import { animalName, capital, goodArg, named, nameOf } from "./names";
import { GOODS, type Principality } from "./view";

const DEEDS: Record<string, string> = {
  "influence-assistant": "web-merlin-goal-influence-assistant",
  "resource-influence": "web-merlin-goal-resource-influence",
  excalibur: "web-merlin-goal-excalibur",
  grail: "web-merlin-goal-grail",
  relocate: "web-merlin-goal-relocate",
  exchange: "web-merlin-goal-exchange",
  missions: "web-merlin-goal-missions",
  build: "web-merlin-goal-build",
  apple: "web-merlin-goal-apple",
  "move-arthur": "web-merlin-goal-move-arthur",
  "activate-assistant": "web-merlin-goal-activate-assistant",
  "signet-ring": "web-merlin-goal-signet-ring",
  stairs: "web-merlin-goal-stairs",
  "move-merlin": "web-merlin-goal-move-merlin",
  "replace-manor": "web-merlin-goal-replace-manor",
  pict: "web-merlin-goal-pict",
};

/** What the space of a name (among the game's texts) lets one do; `principality`: it is that one's space. */
export function deedAt(space: string, principality?: Principality): string {
  if (principality) return say("web-merlin-goal-principality", { where: capital(animalName(principality)) });
  const deed = DEEDS[space];
  if (deed) return say(deed);
  const [kind, about = ""] = space.split("-");
  if (kind === "vp") return say("web-merlin-goal-vp", { element: named(`merlin-element-${about}`) });
  const good = GOODS.find((one) => one === about);
  if (good && kind === "influence") return say("web-merlin-goal-influence", { good: goodArg(good) });
  if (good && kind === "resource") return say("web-merlin-goal-resource", { good: goodArg(good) });
  return nameOf(`merlin-space-${space}`);
}
