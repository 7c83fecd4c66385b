/** A player's board as its parts are given it: whose, before and after, and whether it can be touched. */
import type { Touch } from "../../../table/touch.svelte";
import type { OwnLayout } from "../layout";
import { carried, part, type Part } from "../part";
import { piecesOf } from "../pieces";
import { fillingOf, type Scene } from "../scene";
import type { Action, Player } from "../view";

export interface Own {
  scene: Scene;
  player: Player;
  /** The same after the option pointed at; the same as `player` if there is none. */
  later: Player;
  seat: number;
  colour: string;
  layout: OwnLayout;
  /** Somebody else's board in a window has no things of its own. */
  live: boolean;
  touch: Touch;
}

/** Make a part of the board a thing, if the board can be touched. */
export const ownPart = (own: Own, id: string): Part => (own.live ? part(own.touch, id) : {});

/** The same for what a hand can carry. */
export const ownCarried = (own: Own, id: string): Part => (own.live ? carried(own.touch, id) : {});

/** Whether a worker place of this board is being filled. */
export function isFilled(own: Own, action: Action, place: number): boolean {
  const filling = fillingOf(own.scene);
  return filling?.seat === own.seat && filling.action === action && filling.place === place;
}

/** The identity of a piece that stands in a place of this board; pictures of boards have none. */
export function standing(own: Own, kind: string, place: string): string | undefined {
  return own.live ? piecesOf(own.touch, own.scene).get(`${kind}:${own.seat}`)?.placed.get(place) : undefined;
}

/** The identities of the pieces of a kind that the player still has. */
export function inStock(own: Own, kind: string): readonly string[] {
  return own.live ? (piecesOf(own.touch, own.scene).get(`${kind}:${own.seat}`)?.left ?? []) : [];
}
