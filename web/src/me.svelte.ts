/** Who is at this screen. */
import { get, post } from "./api/http";
import type { Player } from "./api/types";

export const me = $state<{ player: Player | null }>({ player: null });

export async function askWhoIAm(): Promise<void> {
  me.player = (await get<{ player: Player | null }>("/api/me")).player;
}

/** Come in as a guest unless one is known already. */
export async function comeIn(name: string): Promise<Player> {
  if (!me.player) me.player = (await post<{ player: Player }>("/api/guests", { name })).player;
  return me.player;
}
