import { beforeAll, expect, test } from "vitest";
import { placeName, withPlaces } from "../../../../src/games/mage_knight/map/places";
import type { HexSpace } from "../../../../src/games/mage_knight/view";
import { speech } from "../../../../src/text/speech.svelte";

const space = (q: number, r: number, terrain: string, site: string | null = null): HexSpace => ({
  hex: `${q},${r}`,
  q,
  r,
  terrain,
  site,
});
const MAP = [
  space(0, 0, "plains", "keep"),
  space(1, 0, "forest"),
  space(0, 1, "hills", "marauding-orcs"),
  space(30, 0, "swamp"),
];

beforeAll(() => {
  globalThis.document ??= { documentElement: {} } as Document;
  speech.use("en", [
    [
      "mage_knight-site-keep = keep",
      "mage_knight-terrain-forest = forest",
      "mage_knight-terrain-hills = hills",
      "mage_knight-terrain-swamp = swamp",
      "web-mage_knight-place = the { $terrain } ({ $site } { $direction })",
      "web-mage_knight-place-site = the { $site }",
      "web-mage_knight-place-bare = the { $terrain }",
      "web-mage_knight-to-w = to the west",
      "web-mage_knight-to-nw = to the north-west",
      "web-mage_knight-to-ne = to the north-east",
    ].join("\n"),
  ]);
});

test("a space is named after its site, else after the nearest one", () => {
  expect(placeName("0,0", MAP)).toBe("the keep");
  expect(placeName("1,0", MAP)).toBe("the forest (keep to the west)");
  expect(placeName("30,0", MAP)).toBe("the swamp");
  expect(placeName("9,9", MAP)).toBe("9,9");
});

test("where enemies roam is no name for a place", () => {
  expect(placeName("0,1", MAP)).toBe("the hills (keep to the north-west)");
});

test("messages name places instead of coordinates, and others stay as they are", () => {
  const went = { id: "mage_knight-went", args: { seat: { seat: 0 }, space: "1,0" } };
  expect(withPlaces(went, MAP, null).args["space"]).toBe("the forest (keep to the west)");
  const step = withPlaces({ id: "mage_knight-label-go-site", args: { space: "0,0", number: 3 } }, MAP, null);
  expect(step).toEqual({ id: "web-mage_knight-go", args: { place: "the keep", number: 3 } });
  const other = { id: "merlin-moved", args: { space: "meadow" } };
  expect(withPlaces(other, MAP, null)).toBe(other);
  const explored = withPlaces({ id: "mage_knight-do-explore", args: { slot: "1,0" } }, MAP, "0,0");
  expect(explored.args["direction"]).toBe("to the north-east");
});
