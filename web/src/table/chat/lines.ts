/** What is said at a table: lines come one by one over the socket and together when it was down, each shown once. */
import type { ChatLine } from "../../api/types";

export function joined(known: ChatLine[], more: ChatLine[]): ChatLine[] {
  const lines = new Map([...known, ...more].map((line) => [line.n, line]));
  return [...lines.values()].sort((one, other) => one.n - other.n);
}
