/** Where the tiles of the environs lie: pointed-top hexagons in rows of six, every second row half a tile to the right. */
export interface Point {
  x: number;
  y: number;
}
export interface Line {
  from: Point;
  to: Point;
}

const ROW = 6;
type Way = "ne" | "nw" | "se" | "sw";
const WAYS: Way[] = ["ne", "nw", "se", "sw"];

export class Grid {
  /** `width` is that of a tile; the first tile's box begins at x 0, y 0. */
  constructor(
    readonly cells: number,
    readonly width: number,
  ) {}

  get side(): number {
    return this.width / Math.sqrt(3);
  }
  get rows(): number {
    return Math.ceil(this.cells / ROW);
  }
  get wide(): number {
    return this.width * (ROW + 0.5);
  }
  get high(): number {
    return this.side * (1.5 * this.rows + 0.5);
  }

  shift(row: number): number {
    return row % 2 ? this.width / 2 : 0;
  }

  centre(cell: number): Point {
    const row = Math.floor(cell / ROW);
    return { x: ((cell % ROW) + 0.5) * this.width + this.shift(row), y: this.side * (1.5 * row + 1) };
  }

  /** The six corners, clockwise from the top. */
  corners(cell: number, inset = 0): Point[] {
    const middle = this.centre(cell);
    const side = this.side - inset;
    return Array.from({ length: 6 }, (_, corner) => {
      const turn = (corner * Math.PI) / 3;
      return { x: middle.x + side * Math.sin(turn), y: middle.y - side * Math.cos(turn) };
    });
  }

  outline(cell: number, inset = 0): string {
    return this.corners(cell, inset)
      .map((corner) => `${corner.x.toFixed(1)},${corner.y.toFixed(1)}`)
      .join(" ");
  }

  /** Where the colours of a border lie: at the ends of the lines between the tiles. */
  border(count: number, top: boolean): Point[] {
    const shift = top ? 0 : this.shift(this.rows - 1);
    const gap = this.side * 0.42;
    const y = top ? -gap : this.high + gap;
    return Array.from({ length: count }, (_, place) => ({ x: place * this.width + shift, y }));
  }

  /** The edges that part the territories, and those around all tiles; `lands` has each tile's territory. */
  frontiers(lands: number[]): Line[] {
    const lines = new Map<string, Line & { lands: Set<number>; count: number }>();
    for (let cell = 0; cell < this.cells; cell += 1) {
      const corners = this.corners(cell);
      corners.forEach((from, place) => {
        const to = corners[(place + 1) % 6] ?? from;
        const key = `${Math.round(from.x + to.x)}:${Math.round(from.y + to.y)}`;
        const line = lines.get(key) ?? { from, to, lands: new Set(), count: 0 };
        line.lands.add(lands[cell] ?? -1);
        line.count += 1;
        lines.set(key, line);
      });
    }
    return [...lines.values()].filter((line) => line.lands.size > 1 || line.count === 1);
  }

  /** The straight lines from a cell to the colours of the borders that allow to build there. */
  rays(cell: number): Line[] {
    const from = this.centre(cell);
    return WAYS.map((way) => this.ray(from, way)).filter((line) => line !== null);
  }

  private ray(from: Point, way: Way): Line | null {
    const up = way[0] === "n";
    const slope = (way[1] === "e" ? 1 : -1) * (this.width / 2);
    const rowsLeft = up ? from.y - this.side : this.high - this.side - from.y;
    const steps = Math.round(rowsLeft / (this.side * 1.5)) + 1;
    const last = from.x + slope * (steps - 1);
    const row = up ? 0 : this.rows - 1;
    const column = (last - this.shift(row)) / this.width - 0.5;
    if (column < -0.1 || column > ROW - 0.9 || this.leaves(from, slope, steps, up)) return null;
    const gap = this.side * 0.42;
    return { from, to: { x: from.x + slope * steps, y: up ? -gap : this.high + gap } };
  }

  /** Whether the line leaves the rows at a side before it reaches the border. */
  private leaves(from: Point, slope: number, steps: number, up: boolean): boolean {
    const start = Math.round((from.y / this.side - 1) / 1.5);
    for (let step = 1; step < steps; step += 1) {
      const row = start + (up ? -step : step);
      const column = (from.x + slope * step - this.shift(row)) / this.width - 0.5;
      if (column < -0.1 || column > ROW - 0.9) return true;
    }
    return false;
  }
}

/** The widest tile with which so many cells and their borders fit into a box. */
export function tileWidth(cells: number, wide: number, high: number): number {
  const rows = Math.ceil(cells / ROW);
  const byWidth = wide / (ROW + 0.5);
  const sides = 1.5 * rows + 0.5 + 2 * 0.84;
  return Math.min(byWidth, (high / sides) * Math.sqrt(3));
}
