/** Where the parts of the main board lie: a frieze of 990 by 310 units, one to one at 1366×768, or stacked where it is narrow. */
import { among, LAND, regionBox, row, type Box } from "../layout";

export interface Shift {
  x: number;
  y: number;
}

export interface MainPlaces {
  width: number;
  height: number;
  /** How far the supplies, and a region with its Outsider, lie from where they are on the frieze. */
  supplies: Shift;
  land(at: number): Shift;
  /** Around lands that lie side by side. */
  frames: Box[];
  /** The beams from which the seals hang. */
  beams: Box[];
  /** King's Orders, then King's Favours. */
  seal(at: number, count: number): Box;
}

const SEAL = 40;
const BEAM = 6;

/** The frame around so many lands, the first of which is shifted. */
function frame(first: number, count: number, { x, y }: Shift): Box {
  return { x: regionBox(first).x - 3 + x, y: y - 2, width: count * LAND.pitch + 2, height: 258 };
}

const STILL: Shift = { x: 0, y: 0 };

export const FRIEZE: MainPlaces = {
  width: 990,
  height: 310,
  supplies: STILL,
  land: () => STILL,
  frames: [frame(0, 6, STILL)],
  beams: [{ x: 0, y: 258, width: 990, height: BEAM }],
  seal: (at, count) => among(at, row(count, 3, 270, 984, SEAL, 5)),
};

const BELOW: Shift = { x: -472, y: 264 };

/** The regions below the town, the seals in two rows. */
export const SQUARE: MainPlaces = {
  width: 522,
  height: 634,
  supplies: STILL,
  land: () => BELOW,
  frames: [frame(0, 6, BELOW)],
  beams: [0, 1].map((at) => ({ x: 0, y: 524 + at * 55, width: 522, height: BEAM })),
  seal: (at, count) => {
    const half = Math.ceil(count / 2);
    return among(at % half, row(half, 3, 537 + Math.floor(at / half) * 55, 516, SEAL, 5));
  },
};

const ACROSS = LAND.perFrame; // regions side by side
const COLUMN = 5; // seals one below the other beside the last regions
const UPPER: Shift = { x: -471, y: 260 };
const LOWER: Shift = { x: -471 - ACROSS * LAND.pitch, y: 520 };

/** As wide as a phone, where the letters are as large as on a large screen: town, regions and supplies, regions and seals. */
export const COLUMNS: MainPlaces = {
  width: 390,
  height: 838,
  supplies: { x: -84, y: 260 },
  land: (at) => (at < ACROSS ? UPPER : LOWER),
  frames: [frame(0, ACROSS, UPPER), frame(ACROSS, ACROSS, LOWER)],
  beams: [
    { x: 266, y: 518, width: 122, height: BEAM },
    { x: 0, y: 782, width: 390, height: BEAM },
  ],
  seal: (at, count) => {
    const first = count - COLUMN;
    return at < first
      ? among(at, row(first, 3, 795, 384, SEAL, 5))
      : { x: 270, y: 531 + (at - first) * 50, width: 114, height: SEAL };
  },
};

/** The places that show everything largest in so much room. */
export function placesIn(width: number, height: number): MainPlaces {
  const scale = (places: MainPlaces): number => Math.min(width / places.width, height / places.height);
  return [FRIEZE, SQUARE, COLUMNS].reduce((best, places) => (scale(places) > scale(best) ? places : best));
}
