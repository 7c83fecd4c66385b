"""What the log of Paladins can say: message ids, arguments and the rules they tell of."""

from typing import Final

from roundtable.games.paladins.content import (
    FAVOUR_NAME,
    ORDER_NAME,
    OUTSIDER_NAME,
    PALADIN_NAME,
    SCHEME,
    SPACE,
    TAVERN_NAME,
    TOWNSFOLK_NAME,
    WALL_NAME,
)
from roundtable.games.paladins.names import ACTION, ATTRIBUTE, EFFECT, MODE, RESOURCE, WORKER
from roundtable.kernel.wording import NUMBER, SEAT, Param, Wording

seat: Final = Param("seat", SEAT)
number: Final = Param("number", NUMBER)
action: Final = Param("action", ACTION)
mode: Final = Param("mode", MODE)
worker: Final = Param("worker", WORKER)
attribute: Final = Param("attribute", ATTRIBUTE)
effect: Final = Param("effect", EFFECT)
resource: Final = Param("resource", RESOURCE)
townsfolk: Final = Param("townsfolk", TOWNSFOLK_NAME)
outsider: Final = Param("outsider", OUTSIDER_NAME)
paladin: Final = Param("paladin", PALADIN_NAME)
tavern: Final = Param("tavern", TAVERN_NAME)
favour: Final = Param("favour", FAVOUR_NAME)
order: Final = Param("order", ORDER_NAME)
wall: Final = Param("wall", WALL_NAME)
space: Final = Param("space", SPACE)
scheme: Final = Param("scheme", SCHEME)

ROUND: Final = Wording("paladins-round-begins", number, seat, rule="paladins.round.pass-first-player")
ORDER: Final = Wording("paladins-order-revealed", order, rule="paladins.round.kings-cards-left-to-right")
FAVOUR: Final = Wording("paladins-favour-revealed", favour, rule="paladins.round.kings-cards-left-to-right")
PALADIN: Final = Wording("paladins-paladin-revealed", seat, paladin, rule="paladins.gather.reveal-in-order")
TAVERN: Final = Wording("paladins-tavern-taken", seat, tavern, rule="paladins.gather.choose-tavern")
DID: Final = Wording("paladins-did", seat, mode, rule="paladins.action.place-workers")
USED_FAVOUR: Final = Wording("paladins-used-favour", seat, favour, rule="paladins.kings-favour.worker-and-cost")
PASSED: Final = Wording("paladins-passed", seat, rule="paladins.pass.clear-board")
PAID: Final = Wording("paladins-paid", seat, number, resource, rule="paladins.supply.paid-to-shared")
GAINED: Final = Wording("paladins-gained", seat, number, effect, rule="paladins.reward.used-at-once")
DEVELOPED: Final = Wording("paladins-developed", seat, action, rule="paladins.develop.target")
RECRUITED: Final = Wording("paladins-recruited", seat, townsfolk, rule="paladins.recruit.kept-ability")
DISMISSED: Final = Wording("paladins-dismissed", seat, townsfolk, rule="paladins.recruit.dismiss-reward")
PLACED_MONK: Final = Wording("paladins-placed-monk", seat, space, rule="paladins.commission.choose-space")
PLACED_OUTPOST: Final = Wording("paladins-placed-outpost", seat, space, rule="paladins.garrison.choose-space")
BUILT_WALL: Final = Wording("paladins-built-wall", seat, wall, rule="paladins.fortify.draw-top-wall")
ATTACKED: Final = Wording("paladins-attacked", seat, outsider, rule="paladins.attack.target")
CONVERTED: Final = Wording("paladins-converted", seat, outsider, rule="paladins.convert.target")
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
RIVAL_DEBT: Final = Wording("paladins-rival-debt", rule="paladins.solo.ai-inquisition")
CHOOSE_TARGET: Final = Wording("paladins-choose-target", mode, rule="paladins.action.must-be-possible")
PLACE_WORKER: Final = Wording("paladins-place-worker", mode, rule="paladins.action.choose-workers")

ALL: Final = (
    ROUND, ORDER, FAVOUR, PALADIN, TAVERN, DID, USED_FAVOUR, PASSED, PAID, GAINED, DEVELOPED, RECRUITED, DISMISSED,
    PLACED_MONK, PLACED_OUTPOST, BUILT_WALL, ATTACKED, CONVERTED, SUSPECTED, CLEARED, REMOVED, DEBT, PAID_DEBT,
    DESTROYED_DEBT, INQUISITION, ABILITY, RIVAL_SCHEME, RIVAL_DID, RIVAL_FAVOUR, RIVAL_RESTED, RIVAL_ROSE,
    RIVAL_SUSPECTED, RIVAL_DEBT, CHOOSE_TARGET, PLACE_WORKER,
)  # fmt: skip
