/** Makes a part of a drawing a thing on the table: `<g {...part(touch, "space:7")}>`. The same thing keeps its hands. */
import { createAttachmentKey, type Attachment } from "svelte/attachments";
import { draggable } from "../../table/drag.svelte";
import { thing } from "../../table/thing.svelte";
import type { Touch } from "../../table/touch.svelte";

export type Part = { "data-thing"?: string } & Record<symbol, Attachment<Element>>;

const parts = new WeakMap<Touch, Map<string, Part>>();

function once(touch: Touch, key: string, make: () => Part): Part {
  let known = parts.get(touch);
  if (!known) {
    known = new Map();
    parts.set(touch, known);
  }
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

export function part(touch: Touch, id: string): Part {
  return once(touch, id, () => ({ "data-thing": id, [createAttachmentKey()]: thing(touch, id) }));
}

/** The same for what a hand can carry. */
export function carried(touch: Touch, id: string): Part {
  const drag = draggable(touch, id) as Attachment<Element>;
  return once(touch, `carried ${id}`, () => ({ ...part(touch, id), [createAttachmentKey()]: drag }));
}
