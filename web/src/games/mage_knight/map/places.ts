/** What spaces are called, as nobody thinks in coordinates: by their site, else by terrain and the nearest site. */
import type { Arg, Message } from "../../../api/types";
import { say, speech } from "../../../text/speech.svelte";
import type { HexSpace } from "../view";
import { cityColour } from "../names";
import { centreOf, pair, slotHex, type Point } from "./hexes";

const COORDINATES = /^-?\d+,-?\d+$/;
/** Further away than this, a site says nothing about a space. */
const NEAR = 230;

const TOWARDS = [
  "web-mage_knight-to-e",
  "web-mage_knight-to-se",
  "web-mage_knight-to-s",
  "web-mage_knight-to-sw",
  "web-mage_knight-to-w",
  "web-mage_knight-to-nw",
  "web-mage_knight-to-n",
  "web-mage_knight-to-ne",
] as const;

/** In which direction a point lies, in words. */
export function towards(from: Point, to: Point): string {
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return say(TOWARDS[(eighth + 8) % 8] ?? "web-mage_knight-to-e");
}

/** Where enemies roam is no site that people know a place by. */
const tells = (space: HexSpace): boolean =>
  space.site !== null && space.site !== "marauding-orcs" && space.site !== "draconum";

function site(space: HexSpace): Arg {
  const colour = cityColour(space.site, space.colours);
  return colour ? say("web-mage_knight-city", { colour }) : { message: `mage_knight-site-${space.site}` };
}

/** Names found for a map, in the language spoken then. */
const known = new WeakMap<readonly HexSpace[], { language: string; names: Map<string, string> }>();

/** The name of a space; coordinates only where nothing is known of it. */
export function placeName(hex: string, hexes: readonly HexSpace[]): string {
  let there = known.get(hexes);
  if (there?.language !== speech.language) {
    there = { language: speech.language, names: new Map() };
    known.set(hexes, there);
  }
  const name = there.names.get(hex) ?? nameOf(hex, hexes);
  there.names.set(hex, name);
  return name;
}

function nameOf(hex: string, hexes: readonly HexSpace[]): string {
  const space = hexes.find((one) => one.hex === hex);
  if (!space) return hex;
  if (tells(space)) return say("web-mage_knight-place-site", { site: site(space) });
  const at = centreOf(space.q, space.r);
  const apart = (other: HexSpace): number => {
    const { x, y } = centreOf(other.q, other.r);
    return Math.hypot(x - at.x, y - at.y);
  };
  const [nearest] = hexes
    .filter((other) => other !== space && tells(other) && apart(other) < NEAR)
    .sort((one, other) => apart(one) - apart(other));
  const terrain: Arg = { message: `mage_knight-terrain-${space.terrain}` };
  if (!nearest) return say("web-mage_knight-place-bare", { terrain });
  const direction = towards(at, centreOf(nearest.q, nearest.r));
  return say("web-mage_knight-place", { terrain, site: site(nearest), direction });
}

/** Of a joint assault: here the place itself is the city. */
const TOGETHER: Record<string, string> = {
  "mage_knight-prompt-propose": "web-mage_knight-joint-invite",
  "mage_knight-prompt-agree": "web-mage_knight-joint-agree",
  "mage_knight-do-propose": "web-mage_knight-joint-propose",
  "mage_knight-joint-proposed": "web-mage_knight-joint-proposed",
};

/** A message of the server with names of places instead of coordinates. */
export function withPlaces(message: Message, hexes: readonly HexSpace[], hero: string | null): Message {
  const { space, slot, number } = message.args;
  if (typeof slot === "string" && COORDINATES.test(slot) && message.id === "mage_knight-do-explore" && hero) {
    const direction = towards(centreOf(...pair(hero)), centreOf(...slotHex(...pair(slot))));
    return { id: "web-mage_knight-do-explore", args: { direction } };
  }
  if (typeof space !== "string" || !COORDINATES.test(space)) return message;
  const place = placeName(space, hexes);
  if (message.id.startsWith("mage_knight-label-go") && number !== undefined)
    return { id: "web-mage_knight-go", args: { place, number } };
  if (message.id === "mage_knight-label-step") return { id: "web-mage_knight-step", args: { place } };
  const together = TOGETHER[message.id];
  if (together) return { id: together, args: { ...message.args, place } };
  return { id: message.id, args: { ...message.args, space: place } };
}
