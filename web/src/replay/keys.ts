/** Keys of the replay: arrows step, with Shift by turns, Home and End, blank plays. */
export type Command = "back" | "on" | "turn-back" | "turn-on" | "first" | "last" | "play";

const KEYS: Record<string, [Command, Command]> = {
  ArrowLeft: ["back", "turn-back"],
  ArrowRight: ["on", "turn-on"],
  Home: ["first", "first"],
  End: ["last", "last"],
  " ": ["play", "play"],
};

export function commandOf(key: string, shift: boolean): Command | null {
  return KEYS[key]?.[shift ? 1 : 0] ?? null;
}
