/** Sets a table up and goes there; who is not known yet comes in as a guest. */
import { post } from "../api/http";
import type { NewTable, Opened } from "../api/types";
import { comeIn } from "../me.svelte";
import { go } from "../routes.svelte";
import { guestName } from "./guest";
import { hall } from "./hall.svelte";

export async function begin(table: NewTable, learn = false, name = ""): Promise<void> {
  await comeIn(name.trim() || guestName());
  const made = await post<Opened>("/api/tables", table);
  hall.soon();
  go(`/table/${made.table}${learn ? "?learn=1" : ""}`);
}
