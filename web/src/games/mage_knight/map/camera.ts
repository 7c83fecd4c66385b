/** What part of the map is seen: fitted to the map until somebody moves or zooms. */
import type { Insets } from "../../board";
import type { Box, Point } from "./hexes";

/** The point of the map in the middle of the window, and how many pixels one unit of it takes. */
export interface Camera extends Point {
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}

export const NOTHING: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const CLOSEST = 2.4;
const NEAREST_FIT = 1.35;
/** Smaller than this, numbers on tokens cannot be read. */
const READABLE = 1;
/** So small it may become for all that can be gone to. */
const LEAST = 0.8;

/** Show the whole box, as large as it goes but not larger than what reads well, in the part of the window that is not covered. */
export function fit(box: Box, window: Size, covered: Insets = NOTHING): Camera {
  const free = freeOf(window, covered);
  const scale = Math.max(Math.min(free.width / box.width, free.height / box.height, NEAREST_FIT), 0.05);
  return moved({ x: box.x + box.width / 2, y: box.y + box.height / 2, scale }, covered);
}

/** Where the map rests: all of it if it can be read then, else the part around a point, without showing beyond the box. */
export function rest(box: Box, window: Size, around: Point, covered: Insets = NOTHING): Camera {
  const whole = fit(box, window, covered);
  if (whole.scale >= READABLE) return whole;
  const free = freeOf(window, covered);
  const half = { x: free.width / 2 / READABLE, y: free.height / 2 / READABLE };
  const inside = (value: number, low: number, high: number): number =>
    low > high ? (low + high) / 2 : within(value, low, high);
  const camera = {
    x: inside(around.x, box.x + half.x, box.x + box.width - half.x),
    y: inside(around.y, box.y + half.y, box.y + box.height - half.y),
    scale: READABLE,
  };
  return moved(camera, covered);
}

function freeOf(window: Size, covered: Insets): Size {
  return {
    width: Math.max(window.width - covered.left - covered.right, 1),
    height: Math.max(window.height - covered.top - covered.bottom, 1),
  };
}

/** The same, seen in the middle of what is not covered; or back from there. */
function moved(camera: Camera, covered: Insets, by: 1 | -1 = 1): Camera {
  return {
    x: camera.x - (by * (covered.left - covered.right)) / 2 / camera.scale,
    y: camera.y - (by * (covered.top - covered.bottom)) / 2 / camera.scale,
    scale: camera.scale,
  };
}

/** Zoom by a factor; the point of the window stays where it is. */
export function zoom(camera: Camera, factor: number, at: Point, window: Size, least: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least), CLOSEST);
  const dx = at.x - window.width / 2;
  const dy = at.y - window.height / 2;
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
    scale,
  };
}

/** Move the map by pixels; its middle never leaves the box. */
export function pan(camera: Camera, dx: number, dy: number, box: Box): Camera {
  return {
    x: within(camera.x - dx / camera.scale, box.x, box.x + box.width),
    y: within(camera.y - dy / camera.scale, box.y, box.y + box.height),
    scale: camera.scale,
  };
}

/** The camera as one transform of a drawing whose units are pixels. */
export function transformOf(camera: Camera, window: Size): string {
  const x = window.width / 2 - camera.x * camera.scale;
  const y = window.height / 2 - camera.y * camera.scale;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${camera.scale.toFixed(4)})`;
}

/** The same camera, moved no further than needed for a point to be seen, with some room around it. */
export function showing(camera: Camera, at: Point, window: Size, covered: Insets, room: number): Camera {
  const half = { x: window.width / 2 / camera.scale, y: window.height / 2 / camera.scale };
  const edge = (pixels: number): number => pixels / camera.scale + room;
  return {
    x: within(camera.x, at.x - half.x + edge(covered.right), at.x + half.x - edge(covered.left)),
    y: within(camera.y, at.y - half.y + edge(covered.bottom), at.y + half.y - edge(covered.top)),
    scale: camera.scale,
  };
}

/** The same camera with all of some points in sight, further away if need be but not beyond what can be read; the first point is seen in
 * any case. */
export function taking(camera: Camera, points: Point[], window: Size, covered: Insets, room: number): Camera {
  const [first] = points;
  if (!first || window.width <= 1) return camera;
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const free = freeOf(window, covered);
  const fits = Math.min((free.width - 2 * room) / (right - left || 1), (free.height - 2 * room) / (bottom - top || 1));
  const scale = Math.min(camera.scale, Math.max(fits, LEAST));
  const at = moved({ ...moved(camera, covered, -1), scale }, covered);
  const corners = [{ x: left, y: top }, { x: right, y: bottom }, first];
  return corners.reduce<Camera>((seen, corner) => showing(seen, corner, window, covered, room / scale), at);
}

/** A part of the window, in its pixels. */
export interface Patch {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The same camera, moved so that as many points as possible lie below none of the patches, and are seen; no further than needed. */
export function clearOf(
  camera: Camera,
  points: Point[],
  window: Size,
  covered: Insets,
  patches: Patch[],
  room: number,
): Camera {
  const at = points.map((point) => ({
    x: window.width / 2 + (point.x - camera.x) * camera.scale,
    y: window.height / 2 + (point.y - camera.y) * camera.scale,
  }));
  const under = (patch: Patch, { x, y }: Point): boolean =>
    x > patch.left - room && x < patch.right + room && y > patch.top - room && y < patch.bottom + room;
  const seen = ({ x, y }: Point): boolean =>
    x >= covered.left && x <= window.width - covered.right && y >= covered.top && y <= window.height - covered.bottom;
  const moved = (by: Point): Point[] => at.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
  const hidden = (by: Point): number =>
    moved(by).filter((point) => !seen(point) || patches.some((patch) => under(patch, point))).length;
  /** The shortest ways out from below a patch, after a movement. */
  const ways = (patch: Patch, by: Point): Point[] => {
    const below = moved(by).filter((point) => under(patch, point));
    if (below.length === 0) return [];
    const [xs, ys] = [below.map((one) => one.x), below.map((one) => one.y)];
    return [
      { x: by.x + patch.left - room - Math.max(...xs), y: by.y },
      { x: by.x + patch.right + room - Math.min(...xs), y: by.y },
      { x: by.x, y: by.y + patch.top - room - Math.max(...ys) },
      { x: by.x, y: by.y + patch.bottom + room - Math.min(...ys) },
    ];
  };
  let best: Point = { x: 0, y: 0 };
  for (const patch of patches) {
    const found = [best, ...ways(patch, best)].map((by) => ({ by, hides: hidden(by), far: Math.hypot(by.x, by.y) }));
    best = found.sort((one, other) => one.hides - other.hides || one.far - other.far)[0]!.by;
  }
  return { x: camera.x - best.x / camera.scale, y: camera.y - best.y / camera.scale, scale: camera.scale };
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
