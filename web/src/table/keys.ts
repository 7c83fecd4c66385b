/** Keys that work anywhere at the table. */
export type Command =
  | { does: "back" | "restart" | "redo" | "end" | "help" | "lookup" | "release" | "confirm" }
  | { does: "option"; place: number };

const LETTERS: Record<string, Command> = {
  u: { does: "back" },
  r: { does: "restart" },
  y: { does: "redo" },
  e: { does: "end" },
  "?": { does: "help" },
  "/": { does: "lookup" },
  escape: { does: "release" },
  enter: { does: "confirm" },
};

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Give what a key means; null if nothing. */
export function commandOf(pressed: Pressed): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (/^[1-9]$/.test(pressed.key)) return { does: "option", place: Number(pressed.key) - 1 };
  return LETTERS[pressed.key.toLowerCase()] ?? null;
}

/** Whether keys typed there are meant for it: fields, and windows over the page. */
export function isElsewhere(target: Element | null): boolean {
  return target?.closest?.("input, textarea, select, [contenteditable], dialog[open]") != null;
}
