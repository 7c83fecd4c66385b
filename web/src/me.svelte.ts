/** Who is at this screen. */
import { get, patch, post, remove } from "./api/http";
import type { Me, Player, Welcome } from "./api/types";
import { deviceName } from "./device";

export const me = $state<{ player: Player | null }>({ player: null });

const device = (): string => deviceName(navigator.userAgent);

export async function askWhoIAm(): Promise<void> {
  me.player = (await get<Me>("/api/me")).player;
}

/** Come in as a guest unless one is known already. */
export async function comeIn(name: string): Promise<Player> {
  if (!me.player) me.player = (await post<Welcome>("/api/guests", { name, device: device() })).player;
  return me.player;
}

export async function rename(name: string): Promise<void> {
  await patch("/api/me", { name });
  await askWhoIAm();
}

/** The guest becomes an account: name and password open all tables on any device. */
export async function makeAccount(name: string, password: string): Promise<void> {
  await comeIn(name);
  me.player = (await post<Me>("/api/account", { name, password })).player;
}

export async function logIn(name: string, password: string): Promise<void> {
  me.player = (await post<Welcome>("/api/session", { name, password, device: device() })).player;
}

/** Set a new password by a recovery code. */
export async function recover(name: string, code: string, password: string): Promise<void> {
  me.player = (await post<Welcome>("/api/recovery", { name, code, password, device: device() })).player;
}

/** Take everything along that is nobody else's. */
export async function goForGood(password: string): Promise<void> {
  await remove("/api/me", { password });
  me.player = null;
}

export async function logOut(): Promise<void> {
  await remove("/api/session");
  me.player = null;
}
