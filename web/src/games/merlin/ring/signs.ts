/** Which icons stand for what a space does: at most two, side by side. */
import type { Space } from "../view";

export const OF_TYPE: Record<string, string[]> = {
  excalibur: ["merlin-excalibur"],
  grail: ["merlin-grail"],
  relocate: ["merlin-relocate"],
  exchange: ["merlin-exchange"],
  missions: ["merlin-mission"],
  build: ["merlin-manor"],
  apple: ["merlin-apple"],
  "move-arthur": ["merlin-arthur", "merlin-exchange"],
  "activate-assistant": ["merlin-activate"],
  "signet-ring": ["merlin-signet-ring"],
  stairs: ["merlin-stairs"],
  "move-merlin": ["merlin-merlin"],
  "replace-manor": ["merlin-replace-manor"],
  pict: ["merlin-pict"],
};
const BEFORE: Record<string, string[]> = { vp: ["crown"], influence: ["merlin-influence"], resource: [] };

/** The kind of thing a space of several like it is about: `vp-shield` is about shields. */
export const elementOf = (space: Space): string => space.id.split("-")[1] ?? "";

export function signsOf(space: Space): string[] {
  const before = BEFORE[space.type];
  if (before) return [...before, `merlin-${elementOf(space)}`];
  return OF_TYPE[space.type] ?? [];
}

/** The same by the name of the space among the game's texts. */
export function signsOfName(name: string): string[] {
  const [type = ""] = name.split("-");
  return signsOf({ id: name, type: type in BEFORE ? type : name } as Space);
}

/** The name of a space among the game's texts: spaces that differ only in their number have the same. */
export const spaceName = (space: Space): string => `merlin-space-${space.id.replace(/-\d+$/, "")}`;
