/** Where the parts of the board lie: the ring, and the panels beside it; on a narrow screen below it. */
export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}
export interface Layout {
  wide: number;
  high: number;
  environs: Box;
  missions: Box;
  picts: Box | null;
}

/** Room around everything. */
export const EDGE = 2;
const RING = 560;
const GAP = 8;
const SIDE = 420;
/** How high environs, missions and Picts are: beside the ring without and with the Picts, and below it. */
const BESIDE = [338, 214];
const BESIDE_ARTHUR = [282, 142, 120];
const BELOW = [372, 260, 162];

/** Whether one column shows everything larger than two do, in so much room. */
export function isNarrow(wide: number, high: number): boolean {
  const scale = (layout: Layout): number => Math.min(wide / layout.wide, high / layout.high);
  return scale(layoutOf(true, true)) > scale(layoutOf(true, false));
}

/** `arthur`: with the Picts; `narrow`: everything in one column. */
export function layoutOf(arthur: boolean, narrow: boolean): Layout {
  const x = narrow ? 0 : RING + 10;
  const top = narrow ? RING + 10 : 0;
  const beside = arthur ? BESIDE_ARTHUR : BESIDE;
  const heights = narrow ? BELOW.slice(0, beside.length) : beside;
  const ys = heights.map((_, place) => top + heights.slice(0, place).reduce((sum, high) => sum + high + GAP, 0));
  const wide = narrow ? RING : SIDE;
  const box = (place: number): Box => ({ x, y: ys[place] ?? 0, wide, high: heights[place] ?? 0 });
  return {
    wide: narrow ? RING : RING + 10 + SIDE,
    high: narrow ? (ys.at(-1) ?? 0) + (heights.at(-1) ?? 0) : RING,
    environs: box(0),
    missions: box(1),
    picts: arthur ? box(2) : null,
  };
}

/** How many times as high as wide the board is, in one column. */
export function tallOf(arthur: boolean): number {
  const { wide, high } = layoutOf(arthur, true);
  return (high + 2 * EDGE) / (wide + 2 * EDGE);
}

export const middleOf = (box: Box): { x: number; y: number } => ({ x: box.x + box.wide / 2, y: box.y + box.high / 2 });

/** Within the panel of the missions: the size of a card, and where discard pile and traitors lie. */
export interface MissionPlaces {
  wide: number;
  tall: number;
  step: number;
  discard: Box;
  traitors: Box;
}

export const MISSIONS_TOP = 28;
export const MARGIN = 10;
const CARD = 100 / 74;
const TRAY = 40;

/** A high panel has larger cards, and the piles below them instead of beside them. */
export function missionPlaces(box: Box): MissionPlaces {
  const below = box.high > 180;
  const tall = box.high - MISSIONS_TOP - MARGIN - (below ? TRAY + GAP : 0);
  const wide = Math.min(tall / CARD, (box.wide - 2 * MARGIN - 3 * GAP) / 4);
  const step = wide + GAP;
  const right = MARGIN + 4 * step;
  const half = below ? (box.wide - 2 * MARGIN - GAP) / 2 : (tall - GAP) / 2;
  const side = box.wide - right - MARGIN;
  const low = MISSIONS_TOP + wide * CARD + GAP;
  const pile = (place: number): Box =>
    below
      ? { x: MARGIN + place * (half + GAP), y: low, wide: half, high: TRAY }
      : { x: right, y: MISSIONS_TOP + place * (half + GAP), wide: side, high: half };
  return { wide, tall: wide * CARD, step, discard: pile(0), traitors: pile(1) };
}
