/** Which icon stands for an action, a scheme, or a thing that options touch. */
const ACTIONS: Record<string, string> = {
  develop: "workshop",
  dismiss: "dismiss",
  recruit: "townsfolk",
  hunt: "provision",
  "hunt-two": "provision",
  trade: "silver",
  "trade-two": "silver",
  pray: "pray",
  conspire: "criminal",
  commission: "monk",
  fortify: "wall",
  garrison: "outpost",
  absolve: "jar",
  attack: "attack",
  convert: "convert",
  "kings-orders": "order",
  "kings-favour": "favour",
};

const KINDS: Record<string, string> = {
  favour: "favour",
  place: "workshop",
  townsfolk: "townsfolk",
  "own-townsfolk": "townsfolk",
  "jar-place": "jar",
  outsider: "outsider",
  suspicion: "suspicion",
  debt: "debt",
  paladin: "paladin",
  tavern: "tavern",
  space: "order",
};

/** The icon of an action, a way to take it or a scheme. */
export const actionIcon = (action: string): string => `paladins-${ACTIONS[action] ?? "order"}`;

/** The icon of a thing that options touch. */
export function iconOfThing(thing: string): string | null {
  const [kind = "", word = ""] = thing.split(":");
  if (kind === "action") return actionIcon(word);
  if (kind === "worker" || kind === "own") return `paladins-${word}`;
  if (kind === "choice") return choiceIcon(word);
  const icon = KINDS[kind];
  return icon ? `paladins-${icon}` : null;
}

function choiceIcon(word: string): string {
  const effects = [
    "remove-suspicion",
    "pay-debt",
    "free-develop",
    "silver",
    "fighter",
    "faith",
    "strength",
    "influence",
  ];
  return `paladins-${effects.find((effect) => word.startsWith(effect)) ?? "favour"}`;
}
