/** Which icon stands for a line of the story. */
import type { Arg, Message } from "../../api/types";
import { actionIcon } from "./signs";

const LINES: Record<string, string> = {
  "round-begins": "order",
  "order-revealed": "order",
  "favour-revealed": "favour",
  "paladin-revealed": "paladin",
  "tavern-taken": "tavern",
  "used-favour": "favour",
  developed: "workshop",
  recruited: "townsfolk",
  dismissed: "dismiss",
  "placed-monk": "monk",
  "placed-outpost": "outpost",
  "built-wall": "wall",
  attacked: "attack",
  converted: "convert",
  suspected: "suspicion",
  cleared: "pray",
  "removed-suspicion": "remove-suspicion",
  "gained-debt": "debt",
  "paid-debt": "pay-debt",
  "destroyed-debt": "destroy-debt",
  inquisition: "inquisition",
  ability: "townsfolk",
  "rival-scheme": "scheme",
  "rival-favour": "favour",
  "rival-suspected": "suspicion",
  "rival-monk": "monk",
  "rival-outpost": "outpost",
  "rival-wall": "wall",
  "rival-attacked": "attack",
  "rival-converted": "convert",
  "rival-dismissed": "dismiss",
  "rival-debt": "debt",
};

function word(arg: Arg | undefined, kind: string): string | null {
  const message = typeof arg === "object" && !Array.isArray(arg) && "message" in arg ? arg.message : "";
  const start = `paladins-${kind}-`;
  return message.startsWith(start) ? message.slice(start.length) : null;
}

export function tells(message: Message): string | null {
  const line = message.id.replace(/^paladins-/, "");
  const icon = LINES[line];
  if (icon) return `paladins-${icon}`;
  const thing = word(message.args["thing"], "thing") ?? word(message.args["resource"], "resource");
  if (thing) return `paladins-${thing}`;
  const done = word(message.args["mode"], "mode") ?? word(message.args["action"], "action");
  if (done) return actionIcon(done);
  const raised = word(message.args["attribute"], "attribute");
  return raised ? `paladins-${raised}` : null;
}
