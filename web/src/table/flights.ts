/** Nothing jumps: pieces whose place on the screen changed travel there, new ones come from their homes or appear, those that
 * leave go home, dice settle, points fly. */
import { ghostOf } from "./ghost";
import { hops, stepsBetween, stopOf, type Stop } from "./hops";
import { flyHome, homeOf, Leaving, type Piece, type Start } from "./homes";

export interface Spot {
  x: number;
  y: number;
  /** The part of the screen it lies in: a piece that leaves it flies above everything. */
  area: string | null;
  /** What a die shows. */
  face: string | null;
}

export interface Changes {
  moved: { id: string; dx: number; dy: number; crosses: boolean }[];
  born: string[];
  turned: string[];
}

/** A jump shorter than this many pixels is not worth a flight. */
const NEAR = 2;
/** Beyond so many pieces at once, the screen was arranged anew rather than a move made. */
const MOST = 60;

/** Compare where the pieces were and are. */
export function changesBetween(before: ReadonlyMap<string, Spot>, after: ReadonlyMap<string, Spot>): Changes {
  const changes: Changes = { moved: [], born: [], turned: [] };
  for (const [id, spot] of after) {
    const old = before.get(id);
    if (!old) changes.born.push(id);
    else if (Math.abs(old.x - spot.x) > NEAR || Math.abs(old.y - spot.y) > NEAR)
      changes.moved.push({ id, dx: old.x - spot.x, dy: old.y - spot.y, crosses: old.area !== spot.area });
    if (old && old.face !== spot.face) changes.turned.push(id);
  }
  return changes;
}

/** Who won points between two states, and how many. */
export function gains(before: (number | null)[], after: (number | null)[]): { of: number; points: number }[] {
  return after.flatMap((points, of) => {
    const old = before[of];
    return points !== null && old !== null && old !== undefined && points > old ? [{ of, points: points - old }] : [];
  });
}

/** Measures the pieces before a change and lets them travel after it. */
export class Flights {
  private spots = new Map<string, Spot>();
  private stops = new Map<string, Stop | null>();
  private known = false;
  private readonly leaving = new Leaving();

  /** Before the screen changes: where is everything? Pieces underway are where they are seen. */
  before(root: Element): void {
    const pieces = piecesIn(root);
    this.spots = new Map(pieces.map((piece) => [idOf(piece), spotOf(piece)]));
    this.stops = new Map(pieces.map((piece) => [idOf(piece), stopOf(piece.dataset["around"])]));
    this.leaving.before(pieces);
    this.known = this.spots.size > 0;
  }

  /** After it: send everything on its way. */
  after(root: Element, milliseconds: number): void {
    if (!this.known || milliseconds === 0) return;
    const pieces = new Map(piecesIn(root).map((piece) => [idOf(piece), piece]));
    for (const piece of pieces.values()) land(piece);
    const spots = new Map([...pieces].map(([id, piece]) => [id, spotOf(piece)]));
    const { moved, born, turned } = changesBetween(this.spots, spots);
    const gone = this.leaving.gone((piece) => spots.has(idOf(piece)));
    if (moved.length + born.length + gone.length > MOST) return;
    const ways = [...moved, ...outOfHome(root, born, pieces, spots)];
    const starts = [
      ...ways.map(({ id, dx, dy, crosses }) => {
        const piece = pieces.get(id) as Piece;
        const hopping = crosses ? null : hop(piece, this.stops.get(id) ?? null, milliseconds);
        return hopping ?? (crosses ? cross : travel)(piece, dx, dy, milliseconds);
      }),
      ...gone.map((left) => flyHome(root, left, milliseconds, EASING)),
    ];
    for (const start of starts) start();
    for (const id of born) {
      const piece = pieces.get(id) as Piece;
      if (!homeOf(root, piece)) (piece.dataset["face"] ? roll : appear)(piece, milliseconds);
    }
    for (const id of turned) settle(pieces.get(id) as Piece, milliseconds);
  }
}

const FLIGHT = "flight";
/** How high a piece hops, in the units of its drawing. */
const HIGH = 11;
const EASING = "cubic-bezier(.3,.1,.2,1)";
const idOf = (piece: Piece): string => piece.dataset["piece"] ?? "";

/** The pieces that can be seen. */
function piecesIn(root: Element): Piece[] {
  const pieces = [...root.querySelectorAll<Piece>("[data-piece]")];
  return pieces.filter((piece) => piece.getClientRects().length > 0);
}

/** The ways of new pieces that come from somewhere. */
function outOfHome(
  root: Element,
  born: string[],
  pieces: ReadonlyMap<string, Piece>,
  spots: ReadonlyMap<string, Spot>,
): Changes["moved"] {
  const homes = born.flatMap((id): [string, Spot][] => {
    const home = homeOf(root, pieces.get(id));
    return home ? [[id, spotOf(home)]] : [];
  });
  return changesBetween(new Map(homes), spots).moved;
}

function spotOf(piece: Piece): Spot {
  const box = piece.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    area: piece.closest("[data-area]")?.getAttribute("data-area") ?? null,
    face: piece.dataset["face"] ?? null,
  };
}

/** End what is underway, so that a piece is measured where it belongs. */
function land(piece: Piece): void {
  for (const animation of piece.getAnimations()) if (animation.id === FLIGHT) animation.cancel();
}

function travel(piece: Piece, dx: number, dy: number, milliseconds: number): Start {
  const [x, y] = inDrawing(piece, dx, dy);
  const frames = [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }];
  return () => void piece.animate(frames, { id: FLIGHT, duration: milliseconds, easing: EASING });
}

/** Around a circle, place by place; null if it does not walk so. */
function hop(piece: Piece, from: Stop | null, milliseconds: number): Start | null {
  const to = stopOf(piece.dataset["around"]);
  const place = piece instanceof SVGGraphicsElement ? piece.transform.baseVal.consolidate()?.matrix : null;
  if (!from || !to || !place || from.of !== to.of || from.x !== to.x || from.y !== to.y) return null;
  const steps = Math.abs(stepsBetween(from, to));
  if (steps === 0) return null;
  const frames = hops(from, to, { x: place.e, y: place.f }, HIGH).map(([x, y]) => ({ translate: `${x}px ${y}px` }));
  const duration = milliseconds * Math.min(1 + 0.5 * steps, 4.5);
  return () => void piece.animate(frames, { id: FLIGHT, duration, easing: "linear" });
}

/** From one part of the screen to another: its picture flies, and the piece is seen when it has landed. */
function cross(piece: Piece, dx: number, dy: number, milliseconds: number): Start {
  const ghost = ghostOf(piece);
  const frames = [{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }];
  return () => {
    document.body.append(ghost);
    const flight = ghost.animate(frames, { duration: milliseconds, easing: EASING });
    flight.onfinish = () => ghost.remove();
    piece.animate([{ opacity: 0 }, { opacity: 0 }], { id: FLIGHT, duration: milliseconds });
  };
}

function appear(piece: Piece, milliseconds: number): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { id: FLIGHT, duration: milliseconds, easing: "ease-out" });
}

/** A die that was not there before is rolled: it tumbles in and comes to rest. */
function roll(piece: Piece, milliseconds: number): void {
  const turn = { transformBox: "fill-box", transformOrigin: "center" };
  const way: [number, number, number][] = [
    [-300, -26, 0.55],
    [-170, 0, 1],
    [-80, -11, 1.08],
    [-20, 0, 1],
    [6, -3, 1],
    [0, 0, 1],
  ];
  const frames = way.map(([degrees, y, scale], place) => ({
    ...turn,
    rotate: `${degrees}deg`,
    translate: `0px ${y}px`,
    scale,
    opacity: place === 0 ? 0 : 1,
  }));
  const delay = (Number(piece.dataset["face"]) % 3) * milliseconds * 0.2;
  piece.animate(frames, { id: FLIGHT, duration: milliseconds * 3, delay, fill: "backwards", easing: "ease-out" });
}

function settle(piece: Piece, milliseconds: number): void {
  const turn = { transformBox: "fill-box", transformOrigin: "center" };
  const frames = [-40, 18, -8, 0].map((degrees) => ({ ...turn, rotate: `${degrees}deg` }));
  piece.animate(frames, { id: FLIGHT, duration: milliseconds * 1.6, easing: "ease-out" });
}

/** A way on the screen, in the units of the drawing the piece belongs to. */
function inDrawing(piece: Piece, dx: number, dy: number): [number, number] {
  const around = piece.parentNode;
  if (!(piece instanceof SVGElement) || !(around instanceof SVGGraphicsElement)) return [dx, dy];
  const matrix = around.getScreenCTM();
  if (!matrix) return [dx, dy];
  const { a, b, c, d } = matrix.inverse();
  return [dx * a + dy * c, dx * b + dy * d];
}

/** Let won points fly from somewhere to where they are counted. */
export function flyPoints(from: DOMRect, to: Element, points: number, colour: string, milliseconds: number): void {
  if (milliseconds === 0) return;
  const coin = document.createElement("div");
  coin.className = "flying-points";
  coin.setAttribute("aria-hidden", "true");
  coin.textContent = `+${points}`;
  coin.style.color = colour;
  document.body.append(coin);
  const goal = to.getBoundingClientRect();
  const at = (box: DOMRect): string => `${box.left + box.width / 2}px ${box.top + box.height / 2}px`;
  const flight = coin.animate(
    [
      { translate: at(from), scale: 0.6, opacity: 0 },
      { translate: at(from), scale: 1.25, opacity: 1, offset: 0.25 },
      { translate: at(goal), scale: 0.8, opacity: 1 },
    ],
    { duration: milliseconds * 3, easing: "ease-in-out" },
  );
  flight.onfinish = () => {
    coin.remove();
    to.animate([{ scale: 1 }, { scale: 1.3 }, { scale: 1 }], { duration: milliseconds });
  };
}

/** How long a movement lasts, as the theme and the person's wishes have it. */
export function movementTime(): number {
  const wished = getComputedStyle(document.documentElement).getPropertyValue("--move").trim();
  return wished.endsWith("ms") ? parseFloat(wished) : wished.endsWith("s") ? parseFloat(wished) * 1000 : 0;
}
