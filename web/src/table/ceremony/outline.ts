/** Where things are drawn on the screen, and in which shape: what a ceremony lights, and between what its points fly. */
const SHAPES = ["path", "polygon", "circle", "rect", "ellipse"];
const GEOMETRY = ["d", "points", "cx", "cy", "r", "x", "y", "width", "height", "rx", "ry"];
/** Room around what is lit, if it is a rectangle. */
const AROUND = 5;

/** A shape of SVG in pixels of the screen. */
export interface Outline {
  tag: string;
  attributes: Record<string, string>;
}

/** The elements of a name that can be seen: of a thing, a place or a piece. */
export function drawnAs(root: ParentNode, name: string): Element[] {
  const called = CSS.escape(name);
  const found = [
    ...root.querySelectorAll(`[data-thing="${called}"], [data-place~="${called}"], [data-piece="${called}"]`),
  ];
  return found.filter((element) => element.getClientRects().length > 0);
}

/** The outline of an element: its own shape if it has one, else a rectangle. */
export function outlineOf(element: Element): Outline {
  const shape = element.hasAttribute("data-outline") ? element : element.querySelector("[data-outline]");
  const matrix = shape instanceof SVGGraphicsElement ? shape.getScreenCTM() : null;
  if (shape && matrix && SHAPES.includes(shape.tagName)) {
    const { a, b, c, d, e, f } = matrix;
    const kept = GEOMETRY.flatMap((name): [string, string][] => {
      const value = shape.getAttribute(name);
      return value === null ? [] : [[name, value]];
    });
    return {
      tag: shape.tagName,
      attributes: { ...Object.fromEntries(kept), transform: `matrix(${[a, b, c, d, e, f].join(" ")})` },
    };
  }
  const box = element.getBoundingClientRect();
  const round = (value: number): string => value.toFixed(1);
  return {
    tag: "rect",
    attributes: {
      x: round(box.left - AROUND),
      y: round(box.top - AROUND),
      width: round(box.width + 2 * AROUND),
      height: round(box.height + 2 * AROUND),
      rx: "9",
    },
  };
}

export interface Point {
  x: number;
  y: number;
}

export function middleOf(element: Element): Point {
  const box = (element.querySelector("[data-outline]") ?? element).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The way of a coin: an arc that rises first, as a path of SVG. */
export function arc(from: Point, to: Point): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const x = (from.x + to.x) / 2;
  const y = Math.max(30, Math.min(from.y, to.y) - Math.min(160, far * 0.3));
  return `M${from.x.toFixed(0)} ${from.y.toFixed(0)}Q${x.toFixed(0)} ${y.toFixed(0)} ${to.x.toFixed(0)} ${to.y.toFixed(0)}`;
}
