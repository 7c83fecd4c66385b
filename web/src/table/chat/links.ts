/** Cuts a line of chat into words and links; only addresses of this server become links. */
export interface Piece {
  text: string;
  href: string | null;
}

export function pieces(text: string, origin: string): Piece[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, href: part.startsWith(`${origin}/`) ? part.slice(origin.length) : null }));
}
