/** Walking over things on the screen by arrow keys: to the nearest in that direction. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Record<Way, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.2;

export const isWay = (key: string): key is Way => key in WAYS;

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** Give the place in `others` of the nearest box in a direction; -1 if there is none. */
export function nearest(from: Box, others: Box[], way: Way): number {
  const [x, y] = middle(from);
  const [ahead, down] = WAYS[way];
  let best = -1;
  let shortest = Infinity;
  others.forEach((other, place) => {
    const [ox, oy] = middle(other);
    const forward = (ox - x) * ahead + (oy - y) * down;
    const aside = Math.abs((ox - x) * down) + Math.abs((oy - y) * ahead);
    if (forward < 1 || aside > forward * 4) return;
    const length = forward + aside * ASIDE;
    if (length < shortest) {
      shortest = length;
      best = place;
    }
  });
  return best;
}

/** Give the place of the box before or after another as one reads, round and round; `from` may be none of them. */
export function neighbour(boxes: Box[], from: number, way: Way): number {
  const rank = (box: Box | undefined): number => (box ? box.top * 2 + box.left : 0);
  const order = boxes.map((_, place) => place).sort((one, other) => rank(boxes[one]) - rank(boxes[other]));
  const step = way === "ArrowRight" || way === "ArrowDown" ? 1 : -1;
  return order[(order.indexOf(from) + step + order.length) % order.length] ?? -1;
}

/** Give the place of the box from which walking begins: the first as one reads. */
export function first(boxes: Box[]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const rank = box.top * 2 + box.left;
    if (rank < least) {
      least = rank;
      best = place;
    }
  });
  return best;
}
