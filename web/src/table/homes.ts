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

/** What starts a flight: all are measured before the first starts, so that the screen is laid out once. */
export type Start = () => void;

/** The picture of a piece that has left flies to its goal and vanishes there. */
export function flyHome(root: Element, left: Remembered, milliseconds: number, easing: string): Start {
  const { piece, frame, goal } = left;
  const place = placeOf(root, goal)?.getBoundingClientRect();
  if (!place) return () => {};
  const ghost = ghostOf(piece, frame);
  const dx = place.left + place.width / 2 - (frame.box.left + frame.box.width / 2);
  const dy = place.top + place.height / 2 - (frame.box.top + frame.box.height / 2);
  const frames = [
    { translate: "0px 0px", opacity: 1 },
    { translate: `${dx}px ${dy}px`, opacity: 1, offset: 0.85 },
    { translate: `${dx}px ${dy}px`, opacity: 0 },
  ];
  return () => {
    document.body.append(ghost);
    const flight = ghost.animate(frames, { duration: milliseconds * 1.2, easing });
    flight.onfinish = () => ghost.remove();
  };
}
