/** The picture of a thing that follows the hand while it is dragged, or flies where the thing itself cannot. */
const SVG = "http://www.w3.org/2000/svg";

/** Where something is drawn, and, if it is part of a drawing, in which units. */
export interface Frame {
  box: DOMRect;
  units: DOMMatrix | null;
}

export function frameOf(element: Element): Frame {
  const around = element instanceof SVGElement ? element.parentNode : null;
  return {
    box: element.getBoundingClientRect(),
    units: around instanceof SVGGraphicsElement ? around.getScreenCTM() : null,
  };
}

/** `frame` is needed for what is no longer on the screen. */
export function ghostOf(element: HTMLElement | SVGElement, frame: Frame = frameOf(element)): HTMLElement {
  const { box } = frame;
  const ghost = document.createElement("div");
  ghost.className = "in-hand";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  ghost.append(element instanceof SVGElement ? drawingOf(element, frame) : copyOf(element));
  return ghost;
}

function copyOf<E extends Element>(element: E): E {
  const copy = element.cloneNode(true) as E;
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-piece", "data-thing", "data-score", "tabindex", "id", "role", "aria-label"])
      one.removeAttribute(name);
  }
  return copy;
}

/** A part of a drawing needs a drawing around it, with the same units in the same place. */
function drawingOf(element: SVGElement, { box, units }: Frame): SVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("width", `${box.width}`);
  drawing.setAttribute("height", `${box.height}`);
  drawing.style.overflow = "visible";
  const group = document.createElementNS(SVG, "g");
  if (units) {
    const { a, b, c, d, e, f } = units;
    group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  }
  group.append(copyOf(element));
  drawing.append(group);
  return drawing;
}
