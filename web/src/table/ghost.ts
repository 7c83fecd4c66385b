/** The picture of a thing that follows the hand while it is dragged. */
const SVG = "http://www.w3.org/2000/svg";

export function ghostOf(element: HTMLElement | SVGElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  ghost.append(element instanceof SVGElement ? drawingOf(element, box) : copyOf(element));
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
function drawingOf(element: SVGElement, box: DOMRect): SVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("width", `${box.width}`);
  drawing.setAttribute("height", `${box.height}`);
  drawing.style.overflow = "visible";
  const around = element.parentNode;
  const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
  const group = document.createElementNS(SVG, "g");
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  }
  group.append(copyOf(element));
  drawing.append(group);
  return drawing;
}
