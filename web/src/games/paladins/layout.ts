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
export const townsfolkBox = (at: number): Box => ({ x: 8 + at * 73, y: 28, width: 69, height: 214 });
export const regionBox = (at: number): Box => ({ x: 463 + at * 87.5, y: 6, width: 84, height: 106 });
export const outsiderBox = (at: number): Box => ({ x: 463 + at * 87.5, y: 117, width: 84, height: 134 });
export const SUPPLIES = 377;

export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** Give the middles of so many spaces of a region, in rows from the left, as large as they can be. */
export function spaceSpots(box: Box, count: number): Spot[] {
  const across = count > 9 ? 4 : 3;
  const pitch = (box.width - 4) / across;
  const down = 3;
  const step = Math.min(pitch, (box.height - 30) / down);
  const r = Math.min(pitch, step) / 2 - 0.8;
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / across);
    const inLine = Math.min(across, count - line * across);
    const first = box.x + box.width / 2 - ((inLine - 1) * pitch) / 2;
    return { x: first + (at % across) * pitch, y: box.y + 28 + step / 2 + line * step, r };
  });
}

/** The player's board. */
export const PALADIN: Box = { x: 7, y: 7, width: 106, height: 152 };
export const TAVERN: Box = { x: 7, y: 163, width: 106, height: 25 };
export const GOODS = {
  silver: { x: 118, y: 7, width: 62, height: 35 },
  provision: { x: 183, y: 7, width: 62, height: 35 },
  score: { x: 248, y: 7, width: 43, height: 35 },
  debt: { x: 118, y: 45, width: 85, height: 34 },
  suspicion: { x: 206, y: 45, width: 85, height: 34 },
} as const satisfies Record<string, Box>;
export const STAIRS: Box = { x: 118, y: 83, width: 173, height: 106 };
export const workerBox = (at: number): Box => among(at, row(6, 7, 193, 284, 48, 4));
export const leftBox = (at: number): Box => among(at % 3, row(3, 7, 246 + Math.floor(at / 3) * 66, 284, 63, 4));

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
  wall: (at) => among(at, row(7, 298, 7, 679, 42, 4)),
  shrine: (at) => among(at % 3, row(3, 298, 53 + Math.floor(at / 3) * 135, 679, 131, 4)),
  jar: (at) => among(at, row(10, 298, 323, 334, 53, 3)),
  ownTownsfolk: { x: 637, y: 323, width: 340, height: 53 },
  tray: { x: 298, y: 186, width: 679, height: 190 },
  stacked: false,
};

export const TALL_OWN: OwnLayout = {
  width: 456,
  height: 1204,
  left: 1.53,
  wall: (at) => among(at % 4, row(4, 7, 588 + Math.floor(at / 4) * 46, 442, 42, 4)),
  shrine: (at) => among(at % 2, row(2, 7, 682 + Math.floor(at / 2) * 135, 442, 131, 4)),
  jar: (at) => among(at, row(10, 7, 1088, 442, 53, 3)),
  ownTownsfolk: { x: 7, y: 1145, width: 442, height: 53 },
  tray: { x: 4, y: 6, width: 448, height: 190 },
  stacked: true,
};

/** The middles of the worker places of a shrine. */
export function nicheSpots(box: Box): { x: number; y: number }[] {
  return [0, 1, 2].map((at) => ({ x: box.x + box.width / 2 + (at - 1) * 45, y: box.y + 52 }));
}

/** The middles of a shrine's row of pieces. */
export function pieceSpots(box: Box, count: number): { x: number; y: number }[] {
  const pitch = Math.min(28.5, (box.width - 36) / Math.max(count, 1));
  return Array.from({ length: count }, (_, at) => ({ x: box.x + 37 + at * pitch, y: box.y + 101 }));
}
