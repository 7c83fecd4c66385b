/** Words of the games that the lobby uses. */
import { speech } from "../text/speech.svelte";

/** What a game is called. */
export function titleOf(game: string): string {
  return speech.knows(`game-${game}`) ? speech.say(`game-${game}`) : game;
}
