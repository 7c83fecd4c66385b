/** What lies in a castle, in words, for those who do not see it. */
import { say } from "../../../text/speech.svelte";
import { pieceName } from "../explain/castle";
import { GOODS, PRINCIPALITIES, type PlayerView } from "../view";

export function inventoryOf(player: PlayerView): string {
  const traitors = PRINCIPALITIES.reduce((sum, principality) => sum + player.traitors[principality], 0);
  const goods = GOODS.flatMap((good) =>
    PRINCIPALITIES.filter((principality) => player.goods[good][principality] > 0).map((principality) =>
      pieceName(good, principality, player.goods[good][principality]),
    ),
  );
  return [say("web-merlin-traitors", { count: traitors }), ...goods].join(", ");
}
