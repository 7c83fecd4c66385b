"""What the log of Paladins can say, and labels and prompts that tell more than a verb or a rule's name.

Message ids, their arguments and the rules they tell of.
"""

from typing import Final

from roundtable.games.paladins.cards import (
    FAVOUR_CARD,
    ORDER_CARD,
    OUTSIDER_ATTACKED,
    OUTSIDER_CONVERTED,
    PALADIN_CARD,
    TAVERN_CARD,
    TOWNSFOLK_ABILITY,
    TOWNSFOLK_DISMISSED,
    TOWNSFOLK_KEPT,
    WALL_CARD,
)
from roundtable.games.paladins.causes import CAUSE, CAUSE_RULES, RIVAL_RULES, by_cause
from roundtable.games.paladins.content import OUTSIDER_NAME, PALADIN_NAME, SCHEME, TOWNSFOLK_NAME
from roundtable.games.paladins.crews import LINE
from roundtable.games.paladins.names import ACTION, ATTRIBUTE, FACTION, MODE, RESOURCE, WORKER
from roundtable.games.paladins.phrases import THING
from roundtable.games.paladins.places import CREW, DEED, JAR_CARD, SPACE_CARD
from roundtable.kernel.wording import NUMBER, SEAT, Param, Wording

seat: Final = Param("seat", SEAT)
number: Final = Param("number", NUMBER)
action: Final = Param("action", ACTION)
mode: Final = Param("mode", MODE)
attribute: Final = Param("attribute", ATTRIBUTE)
thing: Final = Param("thing", THING)
resource: Final = Param("resource", RESOURCE)
townsfolk: Final = Param("townsfolk", TOWNSFOLK_NAME)
outsider: Final = Param("outsider", OUTSIDER_NAME)
faction: Final = Param("faction", FACTION)
paladin: Final = Param("paladin", PALADIN_CARD)
paladin_name: Final = Param("paladin", PALADIN_NAME)
first: Final = Param("first", PALADIN_NAME)
second: Final = Param("second", PALADIN_NAME)
third: Final = Param("third", PALADIN_NAME)
cause: Final = Param("cause", CAUSE)
line: Final = Param("line", LINE)
place: Final = Param("place", JAR_CARD)
place_number: Final = Param("place", NUMBER)
tavern: Final = Param("tavern", TAVERN_CARD)
favour: Final = Param("favour", FAVOUR_CARD)
order: Final = Param("order", ORDER_CARD)
wall: Final = Param("wall", WALL_CARD)
space: Final = Param("space", SPACE_CARD)
scheme: Final = Param("scheme", SCHEME)
worker: Final = Param("worker", WORKER)
crew: Final = Param("crew", CREW)
deed: Final = Param("deed", DEED)
kept: Final = Param("kept", TOWNSFOLK_KEPT)
dismissed: Final = Param("gains", TOWNSFOLK_DISMISSED)

# What an action asks for: rules by ways to act and by actions.
WORKERS_RULES: Final = {
    "develop": "paladins.develop.workers",
    "dismiss": "paladins.recruit.one-worker-any",
    "recruit": "paladins.recruit.two-workers-fighter",
    "hunt": "paladins.hunt.one-worker",
    "hunt-two": "paladins.hunt.scout-second",
    "trade": "paladins.trade.one-worker",
    "trade-two": "paladins.trade.merchant-second",
    "pray": "paladins.pray.worker",
    "conspire": "paladins.conspire.worker",
    "commission": "paladins.commission.workers",
    "fortify": "paladins.fortify.workers",
    "garrison": "paladins.garrison.workers",
    "absolve": "paladins.absolve.workers",
    "attack": "paladins.attack.workers",
    "convert": "paladins.convert.workers",
}
ASKED_WORKERS: Final = tuple([WORKERS_RULES[word] for word in MODE.words])
PRICE_RULES: Final = {
    "develop": "paladins.develop.cost",
    "recruit": "paladins.recruit.silver-by-place",
    "pray": "paladins.pray.cost",
    "commission": "paladins.commission.provisions",
    "fortify": "paladins.fortify.provisions",
    "garrison": "paladins.garrison.provisions",
    "absolve": "paladins.absolve.silver",
    "attack": "paladins.attack.pay-missing",
    "convert": "paladins.convert.silver",
}
PRICES: Final = {ACTION.at(word): rule for word, rule in PRICE_RULES.items()}

# The round
ROUND: Final = Wording("paladins-round-begins", number, seat, rule="paladins.round.pass-first-player")
ROUND_SOLO: Final = ROUND.by("paladins.solo.human-first")
ORDER: Final = Wording("paladins-order-revealed", order, number, rule="paladins.round.kings-cards-left-to-right")
FAVOUR: Final = Wording("paladins-favour-revealed", favour, rule="paladins.round.kings-cards-left-to-right")
TAVERN_REVEALED: Final = Wording("paladins-tavern-revealed", tavern, rule="paladins.tavern.reveal-count")
TAVERNS_SHUFFLED: Final = Wording("paladins-taverns-shuffled", number, rule="paladins.reset.taverns-reshuffle")
PALADINS_DRAWN: Final = Wording("paladins-paladins-drawn", rule="paladins.paladin.draw-three")
DREW_PALADINS: Final = Wording("paladins-drew-paladins", first, second, third, rule="paladins.paladin.draw-three")
CHOSE: Final = Wording("paladins-chose-paladin", seat, rule="paladins.paladin.choose-one")
CHOSE_PALADIN: Final = Wording("paladins-chose-paladin-open", first, second, third, rule="paladins.paladin.one-on-top")
PALADIN: Final = Wording("paladins-paladin-revealed", seat, paladin, rule="paladins.gather.reveal-in-order")
TAVERN: Final = Wording("paladins-tavern-taken", seat, tavern, rule="paladins.gather.choose-tavern")
TOWNSFOLK_DROPPED: Final = Wording("paladins-townsfolk-dropped", townsfolk, rule="paladins.reset.townsfolk-discard")
TOWNSFOLK_DROPPED_SOLO: Final = TOWNSFOLK_DROPPED.by("paladins.solo.extra-townsfolk-discard")
TOWNSFOLK_SLID: Final = Wording("paladins-townsfolk-slid", rule="paladins.reset.townsfolk-slide")
TOWNSFOLK_CAME: Final = Wording("paladins-townsfolk-came", townsfolk, rule="paladins.reset.townsfolk-refill")
DRAFT_SLID: Final = TOWNSFOLK_SLID.by("paladins.setup.draft-slide")
DRAFT_CAME: Final = TOWNSFOLK_CAME.by("paladins.setup.draft-slide")
OUTSIDER_DROPPED: Final = Wording(
    "paladins-outsider-dropped", outsider, faction, rule="paladins.reset.outsiders-discard"
)
OUTSIDER_DROPPED_SOLO: Final = OUTSIDER_DROPPED.by("paladins.solo.extra-outsider-discard")
OUTSIDERS_SLID: Final = Wording("paladins-outsiders-slid", rule="paladins.reset.outsiders-slide")
OUTSIDER_CAME: Final = Wording("paladins-outsider-came", outsider, faction, rule="paladins.reset.outsiders-refill")
TAVERNS_DISCARDED: Final = Wording("paladins-taverns-discarded", number, rule="paladins.reset.taverns-discard")
FAVOURS_CLEARED: Final = Wording("paladins-favours-cleared", number, rule="paladins.reset.favour-workers-return")
PALADIN_LEFT: Final = Wording("paladins-paladin-left", seat, paladin_name, rule="paladins.paladin.used-not-returned")

# A turn
DID: Final = Wording("paladins-did", seat, mode, rule="paladins.action-phase.act-or-pass")
PLACED_WORKERS: Final = tuple(
    [Wording("paladins-placed-workers", seat, line, action, rule=rule) for rule in ASKED_WORKERS]
)  # by the way to act
USED_FAVOUR: Final = Wording("paladins-used-favour", seat, favour, worker, rule="paladins.kings-favour.worker-and-cost")
PASSED: Final = Wording("paladins-passed", seat, rule="paladins.pass.no-more-actions")
RETURNED: Final = Wording("paladins-returned", seat, number, rule="paladins.pass.clear-board")
KEPT: Final = Wording("paladins-kept-workers", seat, line, number, rule="paladins.pass.surplus-returned")
PAID: Final = {
    at: Wording("paladins-paid", seat, number, resource, action, rule=rule) for at, rule in PRICES.items()
}  # by action
PAID_FAVOUR: Final = Wording(
    "paladins-paid-favour", seat, number, resource, rule="paladins.kings-favour.worker-and-cost"
)
TAX_FILLED: Final = Wording("paladins-tax-filled", number, rule="paladins.inquisition.refill")
DEVELOPED: Final = Wording("paladins-developed", seat, action, number, rule="paladins.develop.target")
COVERED: Final = Wording("paladins-covered", seat, worker, action, rule="paladins.develop.on-occupied-returns-worker")
RECRUITED: Final = Wording("paladins-recruited", seat, townsfolk, rule="paladins.recruit.kept-ability")
DRAFTED: Final = RECRUITED.by("paladins.setup.draft-townsfolk")
RECRUITED_FREE: Final = RECRUITED.by("paladins.reward.free-recruit")
DISMISSED: Final = Wording("paladins-dismissed", seat, townsfolk, rule="paladins.recruit.dismissed-discarded")
PLACED_MONK: Final = Wording("paladins-placed-monk", seat, space, rule="paladins.commission.choose-space")
PLACED_OUTPOST: Final = Wording("paladins-placed-outpost", seat, space, rule="paladins.garrison.choose-space")
PLACED_JAR: Final = Wording("paladins-placed-jar", seat, place, rule="paladins.absolve.jar-target")
BUILT_WALL: Final = Wording("paladins-built-wall", seat, wall, rule="paladins.fortify.draw-top-wall")
ATTACKED: Final = Wording("paladins-attacked", seat, outsider, faction, rule="paladins.attack.card-kept-face-down")
CONVERTED: Final = Wording("paladins-converted", seat, outsider, faction, rule="paladins.convert.card-kept-face-up")

# Gains
GAINED: Final = by_cause(Wording("paladins-gained", seat, number, thing, cause), CAUSE_RULES)
AT_TOP: Final = Wording("paladins-at-top", seat, attribute, rule="paladins.attribute.maximum")
TAXED: Final = Wording("paladins-taxed", seat, number, rule="paladins.suspicion.tax")
TAXED_BY: Final = Wording("paladins-taxed-by", seat, number, cause, rule="paladins.tax.take-from-tax-supply")
SHORTFALL: Final = Wording("paladins-shortfall", seat, number, rule="paladins.suspicion.shortfall")
CLEARED: Final = Wording("paladins-cleared", seat, action, number, rule="paladins.pray.clear-one-space")
CLEARED_FREE: Final = CLEARED.by("paladins.reward.pray")
REMOVED: Final = Wording("paladins-removed-suspicion", seat, cause, rule="paladins.reward.remove-suspicion")
REMOVED_ABSOLVING: Final = REMOVED.by("paladins.absolve.remove-suspicion")
REMOVED_BY_CONSPIRATOR: Final = REMOVED.by("paladins.townsfolk.conspirator")
PAID_DEBT: Final = Wording("paladins-paid-debt", seat, cause, rule="paladins.debt.pay")
DESTROYED_DEBT: Final = Wording("paladins-destroyed-debt", seat, cause, rule="paladins.debt.destroy")
DEBT_TOWNSFOLK: Final = Wording("paladins-debt-townsfolk", seat, rule="paladins.recruit.debt-unpaid")
DEBT_FAVOUR: Final = Wording("paladins-debt-favour", seat, rule="paladins.kings-favour.worker-and-cost")

# Suspicion and the Inquisition
SUSPECTED: Final = Wording("paladins-suspected", seat, number, rule="paladins.suspicion.per-criminal")
SUSPICION_SHUFFLED: Final = Wording("paladins-suspicion-shuffled", number, rule="paladins.suspicion.reshuffle")
INQUISITION: Final = Wording("paladins-inquisition", rule="paladins.inquisition.trigger")
INQUISITION_FORCED: Final = Wording("paladins-inquisition-forced", rule="paladins.suspicion.none-left-inquisition")
INNOCENT: Final = Wording("paladins-inquisition-nobody", rule="paladins.inquisition.nobody")
DEBT_JUDGED: Final = Wording("paladins-debt-judged", seat, number, rule="paladins.inquisition.most-suspicion")
DEBTS_OUT: Final = Wording("paladins-debts-out", rule="paladins.debt.deck-empty")
HALF_GONE: Final = Wording("paladins-half-gone", seat, number, rule="paladins.inquisition.discard-half")
REFILLED: Final = Wording("paladins-refilled", number, rule="paladins.inquisition.refill")

# The automated opponent
RIVAL_WORKSHOP: Final = Wording("paladins-rival-workshop", action, rule="paladins.solo.round-order-workshop")
RIVAL_SCHEME_ADDED: Final = Wording("paladins-rival-scheme-added", rule="paladins.solo.round-favour-scheme")
RIVAL_GATHERED: Final = Wording("paladins-rival-gathered", number, rule="paladins.solo.workers-per-round")
RIVAL_TAVERN: Final = Wording("paladins-rival-tavern", number, rule="paladins.solo.tavern-suspicion")
RIVAL_SCHEME: Final = Wording("paladins-rival-scheme", scheme, rule="paladins.solo.reveal-scheme")
RIVAL_SHUFFLED: Final = Wording("paladins-rival-shuffled", rule="paladins.solo.pray-reshuffle")
RIVAL_DECK_EMPTY: Final = RIVAL_SHUFFLED.by("paladins.solo.scheme-deck-empty")
RIVAL_BLOCKED: Final = Wording("paladins-rival-blocked", action, rule="paladins.solo.blocked")
RIVAL_SHORT: Final = Wording("paladins-rival-short", action, number, rule="paladins.solo.worker-cost-right")
RIVAL_UNABLE: Final = Wording("paladins-rival-unable", action, rule="paladins.solo.fallback-attribute")
RIVAL_NO_ORDER: Final = Wording("paladins-rival-no-order", rule="paladins.solo.orders-fallback")
RIVAL_NO_FAVOUR: Final = Wording("paladins-rival-no-favour", rule="paladins.solo.favour-fallback")
RIVAL_DID: Final = Wording("paladins-rival-did", action, number, rule="paladins.solo.worker-cost-right")
RIVAL_DID_LEFT: Final = RIVAL_DID.by("paladins.solo.worker-cost-left")
RIVAL_FELL_BACK: Final = Wording("paladins-rival-fell-back", action, number, rule="paladins.solo.fallback")
RIVAL_FAVOUR: Final = Wording("paladins-rival-favour", favour, rule="paladins.solo.favour-target")
RIVAL_RESTED: Final = Wording("paladins-rival-rested", number, rule="paladins.solo.rest-passes")
RIVAL_OUT: Final = Wording("paladins-rival-out", rule="paladins.solo.ai-until")
RIVAL_CLEARED: Final = Wording("paladins-rival-cleared", rule="paladins.solo.board-cleared")
RIVAL_PRAYED: Final = Wording("paladins-rival-prayed", number, rule="paladins.solo.pray-right-side")
RIVAL_PRAYED_WORKER: Final = Wording("paladins-rival-prayed-worker", rule="paladins.solo.pray-no-workers")
RIVAL_CONSPIRED: Final = Wording("paladins-rival-conspired", number, rule="paladins.solo.conspire-workers")
RIVAL_WORKERS: Final = by_cause(Wording("paladins-rival-workers", number, cause), RIVAL_RULES)
RIVAL_GAINED: Final = Wording("paladins-rival-gained", number, cause, place_number, rule="paladins.solo.resource-step")
RIVAL_MOVED: Final = Wording("paladins-rival-moved", number, place_number, rule="paladins.solo.trade")
RIVAL_MOVED_RESTING: Final = RIVAL_MOVED.by("paladins.solo.rest")
RIVAL_MOVED_TAXED: Final = RIVAL_MOVED.by("paladins.solo.tax-to-shared-supply")
RIVAL_ROSE: Final = by_cause(Wording("paladins-rival-rose", attribute, number, cause), RIVAL_RULES)
RIVAL_WRAPPED: Final = Wording("paladins-rival-wrapped", attribute, rule="paladins.solo.wrap-attribute")
RIVAL_SUSPECTED: Final = Wording("paladins-rival-suspected", number, rule="paladins.solo.suspicion-tax")
RIVAL_TAXED: Final = Wording("paladins-rival-taxed", number, rule="paladins.solo.tax-to-shared-supply")
RIVAL_DRAINED: Final = Wording("paladins-rival-drained", cause, rule="paladins.solo.nothing-to-remove")
RIVAL_REMOVED: Final = Wording("paladins-rival-removed", cause, rule="paladins.reward.remove-suspicion")
RIVAL_ABSOLVED: Final = RIVAL_REMOVED.by("paladins.solo.absolve-remove")
RIVAL_PAID_DEBT: Final = Wording("paladins-rival-paid-debt", cause, rule="paladins.reward.pay-debt")
RIVAL_ABSOLVED_DEBT: Final = RIVAL_PAID_DEBT.by("paladins.solo.absolve-extra")
RIVAL_DESTROYED_DEBT: Final = Wording("paladins-rival-destroyed-debt", cause, rule="paladins.reward.destroy-debt")
RIVAL_MONK: Final = Wording("paladins-rival-monk", space, rule="paladins.solo.place-leftmost")
RIVAL_OUTPOST: Final = Wording("paladins-rival-outpost", space, rule="paladins.solo.place-leftmost")
RIVAL_JAR: Final = Wording("paladins-rival-jar", rule="paladins.solo.absolve-flip")
RIVAL_WALL: Final = Wording("paladins-rival-wall", wall, rule="paladins.solo.fortify-wall")
RIVAL_ATTACKED: Final = Wording("paladins-rival-attacked", outsider, faction, rule="paladins.solo.attack-kept")
RIVAL_CONVERTED: Final = Wording("paladins-rival-converted", outsider, faction, rule="paladins.solo.convert-kept")
RIVAL_DISMISSED: Final = Wording("paladins-rival-dismissed", townsfolk, rule="paladins.solo.recruit-never-keeps")
RIVAL_DEBT_FAVOUR: Final = Wording("paladins-rival-debt-favour", rule="paladins.solo.debt-cost")
RIVAL_DEBT_JUDGED: Final = Wording("paladins-rival-debt-judged", number, rule="paladins.solo.ai-inquisition")
RIVAL_HALF_GONE: Final = Wording("paladins-rival-half-gone", number, rule="paladins.solo.ai-inquisition")

LABEL_DO: Final = Wording("paladins-label-do", mode, crew, deed)
LABEL_DO_PAID: Final = Wording("paladins-label-do-paid", mode, crew, number, resource, deed)
LABEL_WORKSHOP: Final = Wording("paladins-label-workshop", action, worker)
LABEL_WORKSHOP_ANY: Final = Wording("paladins-label-workshop-any", action)
LABEL_RECRUIT: Final = Wording("paladins-label-recruit", townsfolk, number, kept)
LABEL_RECRUIT_DEBT: Final = Wording("paladins-label-recruit-debt", townsfolk, number, kept)
LABEL_DISMISS: Final = Wording("paladins-label-dismiss", townsfolk, number, dismissed)
LABEL_DISMISS_DEBT: Final = Wording("paladins-label-dismiss-debt", townsfolk, number, dismissed)
LABEL_PAY: Final = Wording("paladins-label-pay", number)
LABEL_DEBT: Final = Wording("paladins-label-debt", number)
LABEL_USE: Final = Wording("paladins-label-use", townsfolk, Param("gains", TOWNSFOLK_ABILITY))
LABEL_ATTACK: Final = Wording("paladins-label-attack", outsider, faction, number, Param("gains", OUTSIDER_ATTACKED))
LABEL_CONVERT: Final = Wording("paladins-label-convert", outsider, faction, Param("converted", OUTSIDER_CONVERTED))

PLACE_WORKER: Final = Wording("paladins-place-worker", mode, worker, rule="paladins.action.criminals-wild")
PLACE_ANY: Final = Wording("paladins-place-any", mode, rule="paladins.action.clear-spaces-any-worker")
KEEP_WORKERS: Final = Wording("paladins-keep-workers", number, rule="paladins.pass.keep-three")
TARGETS: Final = {
    "develop": "paladins.develop.target",
    "dismiss": "paladins.recruit.any-face-up",
    "recruit": "paladins.recruit.any-face-up",
    "commission": "paladins.commission.choose-space",
    "garrison": "paladins.garrison.choose-space",
    "absolve": "paladins.absolve.any-free-place",
    "attack": "paladins.attack.target",
    "convert": "paladins.convert.target",
}
CHOOSE_TARGET: Final = {
    MODE.at(word): Wording(f"paladins-target-{word}", rule=rule) for word, rule in TARGETS.items()
}  # by the way to act

TOLD: Final = (
    ROUND, ROUND_SOLO, ORDER, FAVOUR, TAVERN_REVEALED, TAVERNS_SHUFFLED, PALADINS_DRAWN, DREW_PALADINS, CHOSE,
    CHOSE_PALADIN,
    PALADIN, TAVERN, TOWNSFOLK_DROPPED, TOWNSFOLK_DROPPED_SOLO, TOWNSFOLK_SLID, TOWNSFOLK_CAME, DRAFT_SLID,
    DRAFT_CAME, OUTSIDER_DROPPED,
    OUTSIDER_DROPPED_SOLO, OUTSIDERS_SLID, OUTSIDER_CAME, TAVERNS_DISCARDED, FAVOURS_CLEARED, PALADIN_LEFT, DID,
    *PLACED_WORKERS, USED_FAVOUR, PASSED, RETURNED, KEPT, *PAID.values(), PAID_FAVOUR, TAX_FILLED, DEVELOPED, COVERED,
    RECRUITED, DRAFTED, RECRUITED_FREE, DISMISSED, PLACED_MONK, PLACED_OUTPOST, PLACED_JAR, BUILT_WALL, ATTACKED,
    CONVERTED, *GAINED, AT_TOP, TAXED, TAXED_BY, SHORTFALL, CLEARED, CLEARED_FREE, REMOVED, REMOVED_ABSOLVING,
    REMOVED_BY_CONSPIRATOR, PAID_DEBT, DESTROYED_DEBT, DEBT_TOWNSFOLK, DEBT_FAVOUR, SUSPECTED, SUSPICION_SHUFFLED,
    INQUISITION, INQUISITION_FORCED, INNOCENT, DEBT_JUDGED, DEBTS_OUT, HALF_GONE, REFILLED, RIVAL_WORKSHOP,
    RIVAL_SCHEME_ADDED, RIVAL_GATHERED, RIVAL_TAVERN, RIVAL_SCHEME, RIVAL_SHUFFLED, RIVAL_DECK_EMPTY, RIVAL_BLOCKED,
    RIVAL_SHORT, RIVAL_UNABLE, RIVAL_NO_ORDER, RIVAL_NO_FAVOUR, RIVAL_DID, RIVAL_DID_LEFT, RIVAL_FELL_BACK,
    RIVAL_FAVOUR, RIVAL_RESTED, RIVAL_OUT, RIVAL_CLEARED, RIVAL_PRAYED, RIVAL_PRAYED_WORKER, RIVAL_CONSPIRED,
    *RIVAL_WORKERS, RIVAL_GAINED, RIVAL_MOVED, RIVAL_MOVED_RESTING, RIVAL_MOVED_TAXED, *RIVAL_ROSE, RIVAL_WRAPPED,
    RIVAL_SUSPECTED, RIVAL_TAXED, RIVAL_DRAINED, RIVAL_REMOVED, RIVAL_ABSOLVED, RIVAL_PAID_DEBT, RIVAL_ABSOLVED_DEBT,
    RIVAL_DESTROYED_DEBT, RIVAL_MONK, RIVAL_OUTPOST, RIVAL_JAR, RIVAL_WALL, RIVAL_ATTACKED, RIVAL_CONVERTED,
    RIVAL_DISMISSED, RIVAL_DEBT_FAVOUR, RIVAL_DEBT_JUDGED, RIVAL_HALF_GONE,
)  # fmt: skip
ALL: Final = (
    *dict.fromkeys(TOLD),
    LABEL_DO, LABEL_DO_PAID, LABEL_WORKSHOP, LABEL_WORKSHOP_ANY, LABEL_RECRUIT,
    LABEL_RECRUIT_DEBT, LABEL_DISMISS, LABEL_DISMISS_DEBT, LABEL_PAY, LABEL_DEBT, LABEL_USE, LABEL_ATTACK,
    LABEL_CONVERT, PLACE_WORKER, PLACE_ANY, KEEP_WORKERS, *CHOOSE_TARGET.values(),
)  # fmt: skip
