/** Where pieces come from that are new, and where those go that leave: `data-home` names a `data-place`. */
import { frameOf, ghostOf, type Frame } from "./ghost";

export type Piece = HTMLElement | SVGElement;

/** A piece that may leave, with what is needed to show it once more. */
interface Remembered {
  piece: Piece;
  frame: Frame;
  goal: string;
}

/** The element of a name that can be seen. */
function placeOf(root: Element, name: string | undefined): Piece | null {
  const place = name ? root.querySelector<Piece>(`[data-place~="${name}"]`) : null;
  return place && place.getClientRects().length > 0 ? place : null;
}

/** Where a new piece comes from, if that can be seen. */
export const homeOf = (root: Element, piece: Piece | undefined): Piece | null => placeOf(root, piece?.dataset["home"]);

/** Where a piece goes that leaves: to its end, else home. */
const goalOf = (piece: Piece): string | undefined => piece.dataset["end"] ?? piece.dataset["home"];

/** The pieces that have somewhere to go when they leave. */
export class Leaving {
  private remembered: Remembered[] = [];

  before(pieces: Piece[]): void {
    this.remembered = pieces.flatMap((piece) => {
      const goal = goalOf(piece);
      return goal ? [{ piece, frame: frameOf(piece), goal }] : [];
    });
  }

  /** Those that are no longer there and whose name no other piece has taken over. */
  gone(stays: (piece: Piece) => boolean): Remembered[] {
    return this.remembered.filter(({ piece }) => !piece.isConnected && !stays(piece));
  }
}

/** Let the picture of a piece that has left fly to its goal and vanish there. */
export function flyHome(root: Element, { piece, frame, goal }: Remembered, milliseconds: number, easing: string): void {
  const place = placeOf(root, goal)?.getBoundingClientRect();
  if (!place) return;
  const ghost = ghostOf(piece, frame);
  document.body.append(ghost);
  const dx = place.left + place.width / 2 - (frame.box.left + frame.box.width / 2);
  const dy = place.top + place.height / 2 - (frame.box.top + frame.box.height / 2);
  const flight = ghost.animate(
    [
      { translate: "0px 0px", opacity: 1 },
      { translate: `${dx}px ${dy}px`, opacity: 1, offset: 0.85 },
      { translate: `${dx}px ${dy}px`, opacity: 0 },
    ],
    { duration: milliseconds * 1.2, easing },
  );
  flight.onfinish = () => ghost.remove();
}
