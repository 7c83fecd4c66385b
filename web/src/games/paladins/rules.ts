/** Which statements of the rulebook tell more about a thing. */
const ACTIONS: Record<string, string[]> = {
  develop: ["paladins.develop.target", "paladins.develop.fewer-workers", "paladins.develop.uncovered-worker"],
  dismiss: ["paladins.recruit.one-or-two", "paladins.recruit.dismiss-reward", "paladins.recruit.silver-by-place"],
  recruit: ["paladins.recruit.two-workers-fighter", "paladins.recruit.kept-ability", "paladins.recruit.debt-instead"],
  hunt: ["paladins.hunt.one-worker", "paladins.hunt.two-workers"],
  "hunt-two": ["paladins.hunt.two-workers", "paladins.hunt.scout-second"],
  trade: ["paladins.trade.one-worker", "paladins.trade.two-workers"],
  "trade-two": ["paladins.trade.two-workers", "paladins.trade.merchant-second"],
  pray: ["paladins.pray.clear-one-space", "paladins.pray.cost"],
  conspire: ["paladins.conspire.gain", "paladins.conspire.suspicion"],
  commission: ["paladins.commission.region-faith", "paladins.commission.space-reward", "paladins.end.commissions"],
  fortify: ["paladins.fortify.influence-values", "paladins.fortify.wall-rewards", "paladins.end.fortifications"],
  garrison: ["paladins.garrison.region-strength", "paladins.garrison.space-reward", "paladins.end.garrisons"],
  absolve: ["paladins.absolve.jar-target", "paladins.absolve.influence-on-jar", "paladins.end.absolutions"],
  attack: ["paladins.attack.strength-required", "paladins.attack.pay-missing", "paladins.attack.reward"],
  convert: ["paladins.convert.faith-required", "paladins.convert.silver", "paladins.convert.end-bonus"],
};

const KINDS: Record<string, string[]> = {
  favour: ["paladins.kings-favour.worker-and-cost", "paladins.kings-favour.once-per-round"],
  order: ["paladins.kings-order.five-of-an-action", "paladins.kings-order.points"],
  place: ["paladins.develop.first-two-places-only", "paladins.develop.fewer-workers"],
  townsfolk: ["paladins.recruit.silver-by-place", "paladins.recruit.one-or-two"],
  "own-townsfolk": ["paladins.recruit.kept-ability", "paladins.timing.own-gains-then-townsfolk"],
  space: ["paladins.commission.choose-space", "paladins.garrison.choose-space"],
  region: ["paladins.commission.region-faith", "paladins.garrison.region-strength"],
  "jar-place": ["paladins.absolve.jar-target", "paladins.absolve.place-reward"],
  outsider: ["paladins.attack.target", "paladins.convert.target"],
  "own-outsider": ["paladins.convert.end-bonus", "paladins.attack.no-end-bonus"],
  worker: ["paladins.action.coloured-spaces-match", "paladins.action.criminals-wild"],
  choice: ["paladins.kings-favour.choice", "paladins.fortify.wall-choice"],
  suspicion: ["paladins.suspicion.tax", "paladins.inquisition.most-suspicion"],
  "suspicion-deck": ["paladins.suspicion.per-criminal", "paladins.suspicion.tax"],
  "tax-supply": ["paladins.inquisition.trigger", "paladins.inquisition.steps"],
  debt: ["paladins.debt.unpaid-points", "paladins.debt.pay", "paladins.debt.destroy"],
  paladin: ["paladins.paladin.draw-three", "paladins.paladin.temporary-attributes"],
  tavern: ["paladins.gather.choose-tavern", "paladins.gather.criminals-cause-suspicion"],
  attribute: ["paladins.action.attribute-total", "paladins.end.attributes"],
  wall: ["paladins.fortify.wall-rewards", "paladins.fortify.wall-points"],
  "wall-place": ["paladins.fortify.influence-values", "paladins.fortify.provisions"],
  score: ["paladins.end.categories"],
  "first-player": ["paladins.action-phase.first-player-begins", "paladins.round.pass-first-player"],
};

const OWN: Record<string, string[]> = {
  silver: ["paladins.reward.silver", "paladins.end.resources"],
  provision: ["paladins.reward.provision", "paladins.end.resources"],
  debt: ["paladins.debt.gained-unpaid", "paladins.debt.unpaid-points"],
};

/** Give the statements about a thing. */
export function rulesOf(thing: string): string[] {
  const [kind = "", word = ""] = thing.split(":");
  if (kind === "action") return ACTIONS[word] ?? [];
  if (kind === "own") return OWN[word] ?? [];
  return KINDS[kind] ?? [];
}
