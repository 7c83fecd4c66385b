/** The invitation links made on this device: the server shows a link once, so it is stored until it is taken back. */
import { store, stored } from "../storage";

const key = (table: string, seat: number): string => `invitation-${table}-${seat}`;

export const invitationTo = (table: string, seat: number): string | null => stored(key(table, seat));
export const storeInvitation = (table: string, seat: number, token: string | null): void =>
  store(key(table, seat), token);

/** The address that somebody else opens. */
export const joinAddress = (origin: string, token: string): string => `${origin}/join/${token}`;
