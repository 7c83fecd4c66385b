/** Loads a game's introduction together with its words. */
import { entryOf } from "../games";
import type { Introduction } from "../games/introduction";
import { speakOf } from "../text/load";

export async function introductionOf(game: string): Promise<Introduction | null> {
  const { introduction } = entryOf(game);
  if (!introduction) return null;
  const [found] = await Promise.all([introduction(), speakOf(game)]);
  return found.introduction;
}
