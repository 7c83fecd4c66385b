"""Why something is refused in Paladins: message ids, their arguments and the rules behind them."""

from typing import Final

from roundtable.games.paladins.words import (
    action,
    attribute,
    crew,
    mode,
    number,
    paladin_name,
    resource,
    townsfolk,
    worker,
)
from roundtable.kernel.wording import NUMBER, Param, Wording

needed: Final = Param("needed", NUMBER)
other: Final = Param("other", worker.kind)
strength: Final = Param("strength", NUMBER)
silver: Final = Param("silver", NUMBER)

# What an action lacks
ACTION_TAKEN: Final = Wording("refused-action-taken", action, rule="paladins.action.occupied-is-blocked")
LIMIT_REACHED: Final = Wording("refused-limit-reached", action, number, rule="paladins.action.max-seven")
WORKSHOPS_OUT: Final = LIMIT_REACHED.by("paladins.develop.eight-max")
WALLS_OUT: Final = Wording("refused-walls-out", action, rule="paladins.fortify.deck-empty")
ATTRIBUTE_LOW: Final = Wording("refused-attribute-low", action, attribute, needed, number)
SPACES_FAR: Final = Wording("refused-spaces-far", action, attribute, number)
OUTSIDERS_STRONG: Final = Wording("refused-outsiders-strong", number, silver, rule="paladins.attack.pay-missing")
OUTSIDERS_FAR: Final = Wording("refused-outsiders-far", number, rule="paladins.convert.faith-required")
TOWNSFOLK_DEAR: Final = Wording("refused-townsfolk-dear", silver, rule="paladins.recruit.any-face-up")
PRICE_HIGH: Final = Wording("refused-price-high", action, needed, resource, number)
WORKERS_FEW: Final = Wording("refused-workers-few", mode, crew, number)
WORKER_LACKING: Final = Wording("refused-worker-lacking", mode, crew, worker)
WORKERS_LACKING: Final = Wording("refused-workers-lacking", mode, crew, worker, other)

# What a target lacks, or has already
SPACE_MONK: Final = Wording("refused-space-monk", rule="paladins.commission.free-space-needed")
SPACE_OUTPOST: Final = Wording("refused-space-outpost", rule="paladins.garrison.free-space-needed")
JAR_THERE: Final = Wording("refused-jar-there", rule="paladins.absolve.jar-target")
WORKSHOP_THERE: Final = Wording("refused-workshop-there", action, rule="paladins.develop.target")
OUTSIDER_STRONG: Final = Wording(
    "refused-outsider-strong", needed, strength, silver, number, rule="paladins.attack.pay-missing"
)
SEAT_DEAR: Final = Wording("refused-townsfolk-price", needed, number, rule="paladins.recruit.silver-by-place")
SEAT_DEAR_NO_DEBT: Final = Wording("refused-townsfolk-no-debt", needed, number, rule="paladins.recruit.debt-needs-card")
ACTION_FIRST: Final = Wording("refused-action-first", mode, rule="paladins.action.place-workers")
TARGET_FIRST: Final = Wording("refused-target-first", mode, rule="paladins.timing.requirement-first")
TARGET_CHOSEN: Final = Wording("refused-target-chosen", mode, rule="paladins.timing.requirement-first")
TARGET_ELSEWHERE: Final = Wording("refused-target-elsewhere", mode, rule="paladins.timing.requirement-first")

# King's Favours
FAVOUR_HIDDEN: Final = Wording("refused-favour-hidden", rule="paladins.setup.kings-cards-hidden")
FAVOUR_TAKEN: Final = Wording("refused-favour-taken", rule="paladins.kings-favour.once-per-round")
FAVOUR_DEAR: Final = Wording(
    "refused-favour-price", needed, resource, number, rule="paladins.kings-favour.worker-and-cost"
)
FAVOUR_DEBT: Final = Wording("refused-favour-debt", rule="paladins.debt.deck-empty")
FAVOUR_WORKER: Final = Wording("refused-favour-worker", worker, rule="paladins.kings-favour.worker-and-cost")
FAVOUR_NOBODY: Final = Wording("refused-favour-nobody", rule="paladins.kings-favour.worker-and-cost")

# Workers
WORKERS_LATER: Final = Wording("refused-workers-later", rule="paladins.action.place-workers")
WORKER_NONE: Final = Wording("refused-worker-none", worker, rule="paladins.action.choose-workers")
WORKER_UNFIT: Final = Wording("refused-worker-unfit", worker, rule="paladins.action.coloured-spaces-match")
LABOURER_UNFIT: Final = WORKER_UNFIT.by("paladins.action.labourer-clear-only")
WORKER_NEEDED: Final = Wording("refused-worker-needed", mode, rule="paladins.action.must-be-possible")
KEPT_ALL: Final = Wording("refused-kept-all", worker, rule="paladins.pass.keep-three")
KEPT_PAST: Final = Wording("refused-kept-past", rule="paladins.pass.keep-choice")
KEPT_TOO_FEW: Final = Wording("refused-kept-too-few", rule="paladins.pass.keep-three")

# Money, Debts, Suspicion
PAID_LATER: Final = Wording("refused-paid-later", rule="paladins.timing.pay-before-gain")
PAID_OTHERWISE: Final = Wording("refused-paid-otherwise", rule="paladins.recruit.debt-instead")
DEBT_FOR_TOWNSFOLK: Final = Wording("refused-debt-for-townsfolk", rule="paladins.recruit.debt-instead")
DEBT_NONE: Final = Wording("refused-debt-none", rule="paladins.reward.nothing-there")
DEBT_PAID: Final = Wording("refused-debt-paid", rule="paladins.debt.paid-final")
DEBT_LATER: Final = Wording("refused-debt-later", rule="paladins.reward.pay-debt")
SUSPICION_NONE: Final = Wording("refused-suspicion-none", rule="paladins.reward.nothing-there")
SUSPICION_LATER: Final = Wording("refused-suspicion-later", rule="paladins.reward.remove-suspicion")

# Cards of one's own; the rule is that of the card
WORKS_ON_ACTION: Final = Wording("refused-works-on-action", townsfolk, action)
WORKS_AT_INQUISITION: Final = Wording("refused-works-at-inquisition", townsfolk)
WORKS_ON_DEBT: Final = Wording("refused-works-on-debt", townsfolk)
WORKED_ALREADY: Final = Wording("refused-worked-already", townsfolk, rule="paladins.townsfolk.once-per-inquisition")
SUSPICION_FEW: Final = Wording("refused-suspicion-few", townsfolk, needed, number)
SUSPICION_ANY: Final = Wording("refused-suspicion-any", townsfolk, number)
PALADIN_SERVES: Final = Wording("refused-paladin-serves", paladin_name, rule="paladins.paladin.choose-one")
PALADIN_LATER: Final = Wording("refused-paladin-later", rule="paladins.round.step-order")
TAVERN_OWN: Final = Wording("refused-tavern-own", rule="paladins.gather.choose-tavern")
TAVERN_LATER: Final = Wording("refused-tavern-later", rule="paladins.gather.choose-tavern")
TAVERN_OVER: Final = Wording("refused-tavern-over", rule="paladins.gather.choose-tavern")

# What a prayer clears
NOBODY_THERE: Final = Wording("refused-nobody-there", action, rule="paladins.pray.clear-one-space")
CLEARED_WHOLE: Final = Wording("refused-cleared-whole", action, rule="paladins.pray.clear-one-space")
CURRENT_SPACE: Final = Wording("refused-current-space", action, rule="paladins.pray.space-just-used")

# What comes first
DRAFT_FIRST: Final = Wording("refused-draft-first", rule="paladins.setup.draft-townsfolk")
GATHER_FIRST: Final = Wording("refused-gather-first", rule="paladins.round.step-order")
ONE_ACTION: Final = Wording("refused-one-action", mode, rule="paladins.flow.one-action-per-turn")
ONE_FAVOUR: Final = Wording("refused-one-favour", rule="paladins.flow.one-action-per-turn")
PRICE_FIRST: Final = Wording("refused-price-first", rule="paladins.timing.pay-before-gain")
REWARD_FIRST: Final = Wording("refused-reward-first", rule="paladins.reward.used-at-once")
PRAYER_FIRST: Final = Wording("refused-prayer-first", rule="paladins.timing.reward-in-full")
INQUISITION_FIRST: Final = Wording("refused-inquisition-first", rule="paladins.timing.inquisition-interrupts")
PASSED: Final = Wording("refused-passed", rule="paladins.pass.no-more-actions")

ALL: Final = (
    ACTION_TAKEN, LIMIT_REACHED, WORKSHOPS_OUT, WALLS_OUT, ATTRIBUTE_LOW, SPACES_FAR, OUTSIDERS_STRONG, OUTSIDERS_FAR,
    TOWNSFOLK_DEAR, PRICE_HIGH, WORKERS_FEW, WORKER_LACKING, WORKERS_LACKING, SPACE_MONK, SPACE_OUTPOST, JAR_THERE,
    WORKSHOP_THERE, OUTSIDER_STRONG, SEAT_DEAR, SEAT_DEAR_NO_DEBT, ACTION_FIRST, TARGET_CHOSEN, TARGET_ELSEWHERE,
    FAVOUR_HIDDEN, FAVOUR_TAKEN, FAVOUR_DEAR, FAVOUR_DEBT, FAVOUR_WORKER, FAVOUR_NOBODY, WORKERS_LATER, WORKER_NONE,
    WORKER_UNFIT, LABOURER_UNFIT, WORKER_NEEDED, KEPT_ALL, KEPT_PAST, KEPT_TOO_FEW, PAID_LATER, PAID_OTHERWISE,
    DEBT_FOR_TOWNSFOLK, DEBT_NONE, DEBT_PAID, DEBT_LATER, SUSPICION_NONE, SUSPICION_LATER, WORKS_ON_ACTION,
    WORKS_AT_INQUISITION, WORKS_ON_DEBT, WORKED_ALREADY, SUSPICION_FEW, SUSPICION_ANY, PALADIN_SERVES, PALADIN_LATER,
    TAVERN_OWN, TAVERN_LATER, TAVERN_OVER, NOBODY_THERE, CLEARED_WHOLE, CURRENT_SPACE, DRAFT_FIRST, GATHER_FIRST,
    ONE_ACTION, ONE_FAVOUR, PRICE_FIRST, REWARD_FIRST, PRAYER_FIRST, INQUISITION_FIRST, PASSED, TARGET_FIRST,
)  # fmt: skip
