/** The invitation links made on this device: the server shows a link once, so it is kept until it is taken back. */
import { keep, recall } from "../storage";

const key = (table: string, seat: number): string => `invitation-${table}-${seat}`;

export const invitationTo = (table: string, seat: number): string | null => recall(key(table, seat));
export const keepInvitation = (table: string, seat: number, token: string | null): void =>
  keep(key(table, seat), token);

/** The address that somebody else opens. */
export const joinAddress = (origin: string, token: string): string => `${origin}/join/${token}`;
