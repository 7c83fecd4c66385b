/** The land as one drawing: coast, cliff, grounds and what grows on them. It is made anew only when a tile is laid. */
import { terrainMarks, terrainPaints } from "../art/terrain";
import type { HexSpace } from "../view";
import { centreOf, hexPath, SIZE } from "./hexes";

const PAINT = "mk-land-";
/** Shallows and beach: fat strokes below the land, the widest first. */
const COAST = [
  { width: 46, part: "deep" },
  { width: 29, part: "shallow" },
  { width: 13, part: "beach" },
] as const;

const GROUND = hexPath();
const INNER = hexPath(SIZE - 2.2);
const LAKE = hexPath(SIZE - 2);

const isLand = (space: HexSpace): boolean => space.terrain !== "sea";
const put = (space: HexSpace, part: string): string => {
  const { x, y } = centreOf(space.q, space.r);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${part}</g>`;
};

/** Something that differs from space to space and is always the same for one. */
const seedOf = (space: HexSpace): number => ((space.q + 50) * 7919 + (space.r + 50) * 104729) % 100003;

export function landOf(hexes: readonly HexSpace[]): string {
  const spaces = [...hexes].sort((one, other) => one.r - other.r || one.q - other.q);
  const cover = coverOf(spaces);
  const coast = COAST.map(({ width, part }) => `<path class="${part}" stroke-width="${width}" d="${cover}"/>`);
  const cliff = [8, 4].map((down) => `<path class="cliff-${down}" d="${coverOf(spaces, down)}"/>`);
  return (
    `<defs>${terrainPaints(PAINT)}</defs>` +
    coast.join("") +
    cliff.join("") +
    spaces.map((space) => put(space, ground(space))).join("")
  );
}

function ground(space: HexSpace): string {
  const marks = terrainMarks(space.terrain, seedOf(space));
  if (!isLand(space)) return `<path class="water" d="${GROUND}"/>${marks}`;
  const settled = space.site !== null && space.terrain !== "lake";
  return (
    `<path class="ground" fill="url(#${PAINT}${space.terrain})" d="${GROUND}"/>` +
    `<path class="sheen" d="${INNER}"/>` +
    (space.terrain === "lake" ? `<path class="sand" d="${LAKE}"/>` : "") +
    (settled ? `<g opacity=".5">${marks}</g>` : marks)
  );
}

/** All land as one path, perhaps moved down: for coast and cliff below it, and the light of the time of day over it. */
export function coverOf(hexes: readonly HexSpace[], down = 0): string {
  const corners = hexPath(SIZE + 0.6)
    .slice(1, -1)
    .split("L")
    .map((corner) => corner.split(" ").map(Number) as [number, number]);
  return hexes
    .filter(isLand)
    .map(({ q, r }) => {
      const { x, y } = centreOf(q, r);
      return `M${corners.map(([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy + down).toFixed(1)}`).join("L")}Z`;
    })
    .join("");
}
