/** When a move is asked about before it is made. */
import type { Option } from "../api/types";
import type { GameBoard } from "../games/board";
import type { Settings } from "../settings/settings.svelte";
import { answersOf } from "./paths";

/** Whether an option ends the turn, as its game says. */
export const isEnd = (option: Option, game: Pick<GameBoard, "ends">): boolean =>
  game.ends.includes(answersOf(option).at(-1) ?? "");

/** What is worth doing before the turn ends. */
export const openAmong = (options: Option[], game: Pick<GameBoard, "ends" | "worthwhile">): Option[] =>
  options.filter((option) => !isEnd(option, game) && (game.worthwhile?.(option) ?? true));

/** The options as they are listed: what ends the turn comes last. */
export const endsLast = (options: Option[], game: Pick<GameBoard, "ends">): Option[] => [
  ...options.filter((option) => !isEnd(option, game)),
  ...options.filter((option) => isEnd(option, game)),
];

/** Whether an option needs a yes: it could not be taken back, and there is something else to do: what is still worth doing in a
 * turn that it ends, or to leave covered what it reveals. */
export function needsYes(
  confirm: Settings["confirm"],
  option: Option,
  offered: Option[],
  game: Pick<GameBoard, "ends" | "worthwhile">,
): boolean {
  if (confirm !== "final") return confirm === "always";
  if (isEnd(option, game)) return option.lasting !== "" && openAmong(offered, game).length > 0;
  return option.lasting === "reveals" && offered.some((other) => other.lasting !== "reveals");
}
