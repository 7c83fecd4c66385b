/** The way of a piece that walks around a circle: hop by hop, as a hand would move it. */
export interface Stop {
  /** The middle of the circle, in the units of the drawing. */
  x: number;
  y: number;
  place: number;
  /** How many places there are around the circle. */
  of: number;
}

/** Read `data-around` of a piece: middle of the circle, its place, and how many there are. */
export function stopOf(around: string | undefined): Stop | null {
  const [x = NaN, y = NaN, place = NaN, of = NaN] = (around ?? "").split(" ").map(Number);
  return [x, y, place, of].some(Number.isNaN) ? null : { x, y, place, of };
}

/** How far it is the shorter way around; backwards is below zero. */
export function stepsBetween(from: Stop, to: Stop): number {
  const ahead = (((to.place - from.place) % to.of) + to.of) % to.of;
  return ahead <= to.of / 2 ? ahead : ahead - to.of;
}

/** The places of the way relative to its end, which is `end` in the drawing: every stop, and the top of every hop between them. */
export function hops(from: Stop, to: Stop, end: { x: number; y: number }, high: number): [number, number][] {
  const steps = stepsBetween(from, to);
  const count = Math.abs(steps);
  const at = (left: number): [number, number] => {
    const turn = (-Math.sign(steps) * left * 2 * Math.PI) / to.of;
    const [x, y] = [end.x - to.x, end.y - to.y];
    return [x * Math.cos(turn) - y * Math.sin(turn) - x, x * Math.sin(turn) + y * Math.cos(turn) - y];
  };
  const way: [number, number][] = [at(count)];
  for (let left = count - 1; left >= 0; left -= 1) {
    const [x, y] = at(left + 0.5);
    way.push([x, y - high], at(left));
  }
  return way;
}
