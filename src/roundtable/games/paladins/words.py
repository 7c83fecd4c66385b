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
from roundtable.games.paladins.content import OUTSIDER_NAME, SCHEME, TOWNSFOLK_NAME
from roundtable.games.paladins.names import ACTION, ATTRIBUTE, FACTION, MODE, RESOURCE, WORKER
from roundtable.games.paladins.phrases import THING
from roundtable.games.paladins.places import CREW, DEED, SPACE_CARD
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

ROUND: Final = Wording("paladins-round-begins", number, seat, rule="paladins.round.pass-first-player")
ORDER: Final = Wording("paladins-order-revealed", order, number, rule="paladins.round.kings-cards-left-to-right")
FAVOUR: Final = Wording("paladins-favour-revealed", favour, rule="paladins.round.kings-cards-left-to-right")
PALADIN: Final = Wording("paladins-paladin-revealed", seat, paladin, rule="paladins.gather.reveal-in-order")
TAVERN: Final = Wording("paladins-tavern-taken", seat, tavern, rule="paladins.gather.choose-tavern")
DID: Final = Wording("paladins-did", seat, mode, rule="paladins.action.place-workers")
USED_FAVOUR: Final = Wording("paladins-used-favour", seat, favour, rule="paladins.kings-favour.worker-and-cost")
PASSED: Final = Wording("paladins-passed", seat, rule="paladins.pass.clear-board")
PAID: Final = Wording("paladins-paid", seat, number, resource, rule="paladins.supply.paid-to-shared")
GAINED: Final = Wording("paladins-gained", seat, number, thing, rule="paladins.reward.used-at-once")
DEVELOPED: Final = Wording("paladins-developed", seat, action, rule="paladins.develop.target")
RECRUITED: Final = Wording("paladins-recruited", seat, townsfolk, rule="paladins.recruit.kept-ability")
DISMISSED: Final = Wording("paladins-dismissed", seat, townsfolk, rule="paladins.recruit.dismiss-reward")
PLACED_MONK: Final = Wording("paladins-placed-monk", seat, space, rule="paladins.commission.choose-space")
PLACED_OUTPOST: Final = Wording("paladins-placed-outpost", seat, space, rule="paladins.garrison.choose-space")
BUILT_WALL: Final = Wording("paladins-built-wall", seat, wall, rule="paladins.fortify.draw-top-wall")
ATTACKED: Final = Wording("paladins-attacked", seat, outsider, faction, rule="paladins.attack.target")
CONVERTED: Final = Wording("paladins-converted", seat, outsider, faction, rule="paladins.convert.target")
SUSPECTED: Final = Wording("paladins-suspected", seat, number, rule="paladins.suspicion.tax")
CLEARED: Final = Wording("paladins-cleared", seat, action, rule="paladins.pray.clear-one-space")
REMOVED: Final = Wording("paladins-removed-suspicion", seat, number, rule="paladins.reward.remove-suspicion")
DEBT: Final = Wording("paladins-gained-debt", seat, rule="paladins.debt.gained-unpaid")
PAID_DEBT: Final = Wording("paladins-paid-debt", seat, rule="paladins.debt.pay")
DESTROYED_DEBT: Final = Wording("paladins-destroyed-debt", seat, rule="paladins.debt.destroy")
INQUISITION: Final = Wording("paladins-inquisition", rule="paladins.inquisition.trigger")
ABILITY: Final = Wording("paladins-ability", seat, townsfolk, rule="paladins.townsfolk.action-triggered")
RIVAL_SCHEME: Final = Wording("paladins-rival-scheme", scheme, rule="paladins.solo.reveal-scheme")
RIVAL_DID: Final = Wording("paladins-rival-did", action, rule="paladins.solo.fallback")
RIVAL_FAVOUR: Final = Wording("paladins-rival-favour", favour, rule="paladins.solo.favour-target")
RIVAL_RESTED: Final = Wording("paladins-rival-rested", rule="paladins.solo.rest")
RIVAL_ROSE: Final = Wording("paladins-rival-rose", attribute, rule="paladins.solo.wrap-attribute")
RIVAL_SUSPECTED: Final = Wording("paladins-rival-suspected", number, rule="paladins.solo.suspicion-tax")
RIVAL_MONK: Final = Wording("paladins-rival-monk", space, rule="paladins.solo.place-priority")
RIVAL_OUTPOST: Final = Wording("paladins-rival-outpost", space, rule="paladins.solo.place-priority")
RIVAL_WALL: Final = Wording("paladins-rival-wall", wall, rule="paladins.solo.fortify-wall")
RIVAL_ATTACKED: Final = Wording("paladins-rival-attacked", outsider, faction, rule="paladins.solo.attack-target")
RIVAL_CONVERTED: Final = Wording("paladins-rival-converted", outsider, faction, rule="paladins.solo.convert-target")
RIVAL_DISMISSED: Final = Wording("paladins-rival-dismissed", townsfolk, rule="paladins.solo.recruit")
RIVAL_DEBT: Final = Wording("paladins-rival-debt", rule="paladins.solo.ai-inquisition")

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

ALL: Final = (
    ROUND, ORDER, FAVOUR, PALADIN, TAVERN, DID, USED_FAVOUR, PASSED, PAID, GAINED, DEVELOPED, RECRUITED, DISMISSED,
    PLACED_MONK, PLACED_OUTPOST, BUILT_WALL, ATTACKED, CONVERTED, SUSPECTED, CLEARED, REMOVED, DEBT, PAID_DEBT,
    DESTROYED_DEBT, INQUISITION, ABILITY, RIVAL_SCHEME, RIVAL_DID, RIVAL_FAVOUR, RIVAL_RESTED, RIVAL_ROSE,
    RIVAL_SUSPECTED, RIVAL_MONK, RIVAL_OUTPOST, RIVAL_WALL, RIVAL_ATTACKED, RIVAL_CONVERTED, RIVAL_DISMISSED,
    RIVAL_DEBT, LABEL_DO, LABEL_DO_PAID, LABEL_WORKSHOP, LABEL_WORKSHOP_ANY, LABEL_RECRUIT,
    LABEL_RECRUIT_DEBT, LABEL_DISMISS, LABEL_DISMISS_DEBT, LABEL_PAY, LABEL_DEBT, LABEL_USE, LABEL_ATTACK,
    LABEL_CONVERT, PLACE_WORKER, PLACE_ANY, KEEP_WORKERS, *CHOOSE_TARGET.values(),
)  # fmt: skip
