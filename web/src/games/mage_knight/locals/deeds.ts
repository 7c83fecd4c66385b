/** What can be done at the site where a hero stands, besides dealing with locals, and whom one meets by it. */
import type { Content, Option, Words } from "../../../api/types";
import { say } from "../../../text/speech.svelte";
import { drawnAt, entersAgain, ruin } from "../components";
import { siteSays } from "../explain";
import { oddsOf, strengthsOf } from "../map/chances";
import { whole } from "../names";
import type { HexSpace, MageKnight } from "../view";

const DEEDS = ["enter", "tribute", "burn"];

/** The options of a question that belong to the site itself. */
export const siteDeeds = (options: Option[]): Option[] => options.filter(({ notation }) => DEEDS.includes(notation));

/** What a deed leads to: what the site is, who is known to wait there, and who may be drawn. */
export function leadsTo(deed: string, space: HexSpace, table: MageKnight, content: Content, words: Words): string[] {
  const site = space.site ?? "";
  const burnt = deed === "burn";
  const again = !burnt && entersAgain(content, site) && (space.shields ?? []).length > 0;
  const what = again
    ? say("web-mage_knight-here-again")
    : space.ruin
      ? whole(words, "ruin", space.ruin)
      : siteSays(site);
  if (deed === "tribute") return [what];
  const there = burnt ? [] : (space.enemies ?? []);
  const hidden = there.filter((token) => !token.enemy).map((token) => token.back);
  const guards = space.ruin ? (ruin(content, space.ruin)?.enemies ?? []) : drawnAt(content, site, burnt);
  const backs = there.length > 0 ? hidden : guards;
  const odds = [...new Set(backs)].map((back) => oddsOf(table, back, content));
  return [...(burnt ? [] : [what]), ...strengthsOf(there, content), ...odds];
}
