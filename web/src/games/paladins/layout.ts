/** Where everything lies on a player's board, 984 by 382 units, one to one at 1366×768; and the parts of the main board. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const OWN = { width: 984, height: 382 };

/** Lay so many boxes side by side. */
export function row(count: number, x: number, y: number, width: number, height: number, gap: number): Box[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ x: x + at * (each + gap), y, width: each, height }));
}

/** Give one of so many boxes. */
export function among(at: number, boxes: Box[]): Box {
  const box = boxes[at];
  if (!box) throw new Error(`no box ${at}`);
  return box;
}

/** The parts of the main board where it is a frieze; elsewhere they are shifted. */
export const ARCADE: Box = { x: 2, y: 17, width: 345, height: 99 };
export const townsfolkBox = (at: number): Box => ({ x: 4 + at * 69, y: 20, width: 65, height: 234 });
/** How far the lands lie apart, and how many lie side by side where there is little room. */
export const LAND = { pitch: 85.6, perFrame: 3 };
export const regionBox = (at: number): Box => ({ x: 477 + at * LAND.pitch, y: 0, width: 82, height: 122 });
export const outsiderBox = (at: number): Box => ({ x: 477 + at * LAND.pitch, y: 126, width: 82, height: 128 });
export const SUPPLIES: Box = { x: 352, y: 0, width: 118, height: 258 };

export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Give the middles of so many spaces of a region, in rows above its lower edge, as large as they can be. */
export function spaceSpots(box: Box, count: number): Spot[] {
  const across = count > 9 ? 4 : 3;
  const pitch = (box.width - 4) / across;
  const step = Math.min(pitch, (box.height - 30) / 3);
  const r = step / 2 - 0.8;
  const lines = Math.ceil(count / across);
  const bottom = box.y + box.height - (lines === 1 ? 8 : 2);
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / across);
    const inLine = Math.min(across, count - line * across);
    const first = box.x + box.width / 2 - ((inLine - 1) * pitch) / 2;
    return { x: first + (at % across) * pitch, y: bottom - (lines - line - 0.5) * step, r };
  });
}

/** The player's board. */
export const PALADIN: Box = { x: 5, y: 6, width: 112, height: 158 };
export const TAVERN: Box = { x: 5, y: 170, width: 112, height: 26 };
export const GOODS = {
  silver: { x: 122, y: 6, width: 58, height: 34 },
  provision: { x: 184, y: 6, width: 58, height: 34 },
  score: { x: 246, y: 6, width: 46, height: 34 },
  debt: { x: 122, y: 44, width: 83, height: 33 },
  suspicion: { x: 209, y: 44, width: 83, height: 33 },
} as const satisfies Record<string, Box>;
export const STAIRS: Box = { x: 122, y: 81, width: 170, height: 115 };
export const BENCH: Box = { x: 5, y: 200, width: 287, height: 46 };
export const workerBox = (at: number): Box => among(at, row(6, BENCH.x, BENCH.y, BENCH.width, BENCH.height, 1));
export const leftBox = (at: number): Box => among(at % 3, row(3, 5, 250 + Math.floor(at / 3) * 65, 287, 61, 4));

/** What differs between a player's board in a wide and in a narrow place. */
export interface OwnLayout {
  width: number;
  height: number;
  /** How large the left side is drawn. */
  left: number;
  wall(at: number): Box;
  shrine(at: number): Box;
  jar(at: number): Box;
  ownTownsfolk: Box;
  tray: Box;
  /** Whether Paladins and Taverns lie one below the other on the tray, not side by side. */
  stacked: boolean;
}

export const WIDE_OWN: OwnLayout = {
  ...OWN,
  left: 1,
  wall: (at) => among(at, row(7, 300, 5, 678, 44, 2)),
  shrine: (at) => among(at % 3, row(3, 300, 55 + Math.floor(at / 3) * 134, 678, 130, 6)),
  jar: (at) => among(at, row(10, 300, 323, 346, 55, 2)),
  ownTownsfolk: { x: 652, y: 323, width: 326, height: 55 },
  tray: { x: 298, y: 186, width: 679, height: 190 },
  stacked: false,
};

export const TALL_OWN: OwnLayout = {
  width: 456,
  height: 1204,
  left: 1.53,
  wall: (at) => among(at % 4, row(4, 7, 588 + Math.floor(at / 4) * 46, 442, 42, 4)),
  shrine: (at) => among(at % 2, row(2, 7, 684 + Math.floor(at / 2) * 134, 442, 130, 6)),
  jar: (at) => among(at, row(10, 7, 1088, 442, 53, 3)),
  ownTownsfolk: { x: 7, y: 1145, width: 442, height: 53 },
  tray: { x: 4, y: 6, width: 448, height: 190 },
  stacked: true,
};

/** The middles of the worker places of a shrine. */
export function nicheSpots(box: Box): { x: number; y: number }[] {
  return [0, 1, 2].map((at) => ({ x: box.x + box.width / 2 + (at - 1) * 46, y: box.y + 55 }));
}

/** The middles of a shrine's row of pieces. */
export function pieceSpots(box: Box, count: number): { x: number; y: number }[] {
  const pitch = Math.min(28.5, (box.width - 36) / Math.max(count, 1));
  return Array.from({ length: count }, (_, at) => ({ x: box.x + 37 + at * pitch, y: box.y + 102 }));
}
