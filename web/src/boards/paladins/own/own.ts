/** A player's board as its parts are given it: whose, before and after, and whether it can be touched. */
import type { Touch } from "../../../table/touch.svelte";
import type { OwnLayout } from "../layout";
import { carried, part, type Part } from "../part";
import type { Scene } from "../scene";
import type { Player } from "../view";

export interface Own {
  scene: Scene;
  player: Player;
  /** The same after the option pointed at; the same as `player` if there is none. */
  later: Player;
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
