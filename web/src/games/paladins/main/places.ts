/** Where the parts of the main board lie: a frieze of 990 by 310 units, one to one at 1366×768, or stacked where it is narrow. */
import { among, row, type Box } from "../layout";

export interface Shift {
  x: number;
  y: number;
}

export interface MainPlaces {
  width: number;
  height: number;
  /** How high the paper behind all but the seals is. */
  paper: number;
  /** How far the supplies, and a region with its Outsider, lie from where they are on the frieze. */
  supplies: Shift;
  land(at: number): Shift;
  /** King's Orders, then King's Favours. */
  seal(at: number, count: number): Box;
}

const SEAL = 46;
const STEP = SEAL + 5;

export const FRIEZE: MainPlaces = {
  width: 990,
  height: 310,
  paper: 257,
  supplies: { x: 0, y: 0 },
  land: () => ({ x: 0, y: 0 }),
  seal: (at, count) => among(at, row(count, 0, 263, 990, SEAL, 5)),
};

/** The regions below the town, the seals in two rows. */
export const SQUARE: MainPlaces = {
  width: 530,
  height: 628,
  paper: 519,
  supplies: { x: 0, y: 0 },
  land: () => ({ x: -460, y: 262 }),
  seal: (at, count) => {
    const half = Math.ceil(count / 2);
    return among(at % half, row(half, 0, 526 + Math.floor(at / half) * STEP, 530, SEAL, 5));
  },
};

const ACROSS = 3; // regions side by side
const COLUMN = 5; // seals one below the other beside the last regions

/** As wide as a phone, where the letters are as large as on a large screen: town, regions and supplies, regions and seals. */
export const COLUMNS: MainPlaces = {
  width: 390,
  height: 826,
  paper: 772,
  supplies: { x: -81, y: 258 },
  land: (at) => (at < ACROSS ? { x: -457, y: 258 } : { x: -457 - ACROSS * 87.5, y: 515 }),
  seal: (at, count) => {
    const first = count - COLUMN;
    return at < first
      ? among(at, row(first, 1, 778, 388, SEAL, 5))
      : { x: 270, y: 520 + (at - first) * 50, width: 114, height: SEAL };
  },
};

/** The places that show everything largest in so much room. */
export function placesIn(width: number, height: number): MainPlaces {
  const scale = (places: MainPlaces): number => Math.min(width / places.width, height / places.height);
  return [FRIEZE, SQUARE, COLUMNS].reduce((best, places) => (scale(places) > scale(best) ? places : best));
}
