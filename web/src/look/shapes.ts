/** Outlines that the lobby's pictures are put together from. */

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point at an angle in degrees, clockwise from the top. */
export function around(x: number, y: number, radius: number, angle: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [round(x + radius * Math.sin(turn)), round(y - radius * Math.cos(turn))];
}

/** A piece of a ring between two radii and two angles. */
export function sector(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const [ax, ay] = around(x, y, outer, from);
  const [bx, by] = around(x, y, outer, to);
  const [cx, cy] = around(x, y, inner, to);
  const [dx, dy] = around(x, y, inner, from);
  return `M${ax} ${ay}A${outer} ${outer} 0 0 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 0 0 ${dx} ${dy}z`;
}

/** A hexagon standing on its point, seen from the height that `flat` says (1: from above). */
export function hexagon(x: number, y: number, size: number, flat: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map((angle) => {
    const [cx, cy] = around(0, 0, size, angle);
    return `${round(x + cx)} ${round(y + cy * flat)}`;
  });
  return `M${corners.join("L")}z`;
}

/** The middle of a hexagon in a land of rows and columns. */
export function land(column: number, row: number, size: number, flat: number): [number, number] {
  const width = size * Math.sqrt(3);
  return [round(width * (column + row / 2)), round(size * 1.5 * row * flat)];
}

/** A star with points of light. */
export function star(x: number, y: number, size: number): string {
  const corners = [0, 45, 90, 135, 180, 225, 270, 315].map((angle, place) =>
    around(x, y, place % 2 === 0 ? size : size / 3.2, angle).join(" "),
  );
  return `M${corners.join("L")}z`;
}

/** A heater shield around a point. */
export function shield(x: number, y: number, size: number): string {
  const half = round(size * 0.42);
  const top = round(y - size * 0.5);
  const belly = round(y + size * 0.08);
  const tip = round(y + size * 0.55);
  return (
    `M${round(x - half)} ${top}H${round(x + half)}V${belly}` +
    `C${round(x + half)} ${round(y + size * 0.34)} ${round(x + half * 0.4)} ${round(y + size * 0.48)} ${x} ${tip}` +
    `C${round(x - half * 0.4)} ${round(y + size * 0.48)} ${round(x - half)} ${round(y + size * 0.34)} ${round(x - half)} ${belly}z`
  );
}
