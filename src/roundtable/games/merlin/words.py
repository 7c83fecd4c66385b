"""What the log of Merlin can say, and labels and prompts that tell more than a verb or a rule's name.

Message ids, their arguments and the rules they tell of.
"""

from typing import Final

from roundtable.games.merlin.cards import MISSION, PICT
from roundtable.games.merlin.content import PLACE
from roundtable.games.merlin.names import (
    ASSISTANT,
    BY_ACTIVATION,
    BY_APPLE_SPACE,
    BY_DUTY,
    BY_GRAIL,
    BY_PICT,
    BY_RESOURCE_SPACE,
    BY_TOWER,
    CAUSE,
    DIRECTION,
    ELEMENT,
    FIGURE,
    FROM_APPLES,
    FROM_ASSISTANTS,
    FROM_EXCALIBUR,
    FROM_FAVOUR,
    FROM_GOODS,
    FROM_MISSIONS,
    FROM_PICTS,
    FROM_STAFFS,
    FROM_TRAITORS,
    FROM_TWO_MISSIONS,
    GOOD,
    POWER,
    PRINCIPALITY,
    REPEL_CAUSE,
    SOURCE,
    SPECIAL,
    TERRAIN,
)
from roundtable.games.merlin.vocabulary import CELL, CHANGE, SIDE
from roundtable.kernel.wording import NUMBER, SEAT, Names, Param, Wording

ITEM: Final = Names("merlin-item", ("grail", "excalibur", "signet-ring"))
GRAIL: Final = 0
EXCALIBUR: Final = 1
SIGNET_RING: Final = 2

seat: Final = Param("seat", SEAT)
other: Final = Param("other", SEAT)
number: Final = Param("number", NUMBER)
space: Final = Param("space", PLACE)
figure: Final = Param("figure", FIGURE)
good: Final = Param("good", GOOD)
principality: Final = Param("principality", PRINCIPALITY)
assistant: Final = Param("assistant", ASSISTANT)
mission: Final = Param("mission", MISSION)
pict: Final = Param("pict", PICT)
cell: Final = Param("cell", CELL)
source: Final = Param("source", SOURCE)
item: Final = Param("item", ITEM)
power: Final = Param("power", POWER)
special: Final = Param("special", SPECIAL)
steps: Final = Param("steps", NUMBER)
direction: Final = Param("direction", DIRECTION)
cause: Final = Param("cause", CAUSE)
means: Final = Param("means", REPEL_CAUSE)
element: Final = Param("element", ELEMENT)
terrain: Final = Param("terrain", TERRAIN)
change: Final = Param("change", CHANGE)
side: Final = Param("side", SIDE)
dice: Final = (Param("first", NUMBER), Param("second", NUMBER), Param("third", NUMBER), Param("merlin", NUMBER))
arthurs_die: Final = Param("arthur", NUMBER)


def each(wording: Wording, *rules: str) -> tuple[Wording, ...]:
    """Give a message once for each of the rules it can tell of."""
    return tuple([wording.by(rule) for rule in rules])


ROUND: Final = Wording("merlin-round-begins", number, seat, rule="merlin.flow.first-player-starts-round")
TOOK_DIE: Final = Wording("merlin-took-die", seat, number, figure, rule="merlin.turn.choose-die")
USED_APPLE: Final = Wording("merlin-used-apple", seat, number, rule="merlin.turn.apple-sets-die")
ROLLED: Final = Wording("merlin-rolled", seat, *dice, rule="merlin.round-end.roll-dice")
ROLLED_FIVE: Final = Wording(
    "merlin-rolled-five", seat, *dice, arthurs_die, rule="merlin_arthur.setup.reroll-every-round"
)
USED_FLAG: Final = each(
    Wording("merlin-used-flag", seat, principality, power),
    "merlin.flag.repel-traitors",
    "merlin.flag.two-missions",
    "merlin.flag.backwards",
    "merlin.flag.turn-die",
    "merlin.flag.other-action",
    "merlin.flag.mirror",
    "merlin_arthur.flag.plus-minus-one",
    "merlin_arthur.flag.swap",
)  # by power
TURNED_DIE: Final = Wording("merlin-turned-die", seat, number, rule="merlin.flag.turn-die")
ADJUSTED: Final = Wording("merlin-adjusted", seat, change, rule="merlin_arthur.flag.plus-minus-one")
SWAPPED: Final = Wording("merlin-swapped", seat, figure, rule="merlin_arthur.flag.swap")
BORROWED: Final = Wording("merlin-borrowed", seat, space, rule="merlin.flag.other-action")
MOVED: Final = each(
    Wording("merlin-moved", seat, figure, space),
    "merlin.turn.knight-die",
    "merlin.turn.merlin-die",
    "merlin_arthur.turn.black-die-moves-arthur",
)  # by figure, with a die
MIRRORED: Final = MOVED[0].by("merlin.flag.mirror")
CLIMBED: Final = MOVED[0].by("merlin_arthur.stairs.advance-knight")
WALKED: Final = MOVED[0].by("merlin_arthur.merlin-space.move-up-to-three")
RODE: Final = MOVED[0].by("merlin_arthur.wheel.arthur-movement")
STAYED: Final = Wording("merlin-stayed", seat, figure, rule="merlin_arthur.flag.plus-minus-one-zero")
STAYED_MERLIN: Final = STAYED.by("merlin_arthur.merlin-space.move-up-to-three")
DECLINED: Final = Wording("merlin-declined", seat, rule="merlin.turn.action-optional")
SPENT_STAFF: Final = Wording("merlin-spent-staff", seat, rule="merlin.turn.staff-repeats-action")
PLACED: Final = Wording("merlin-placed", seat, assistant, principality, rule="merlin.principality.place-on-own-space")
SENT_HOME: Final = Wording(
    "merlin-sent-home", other, assistant, principality, rule="merlin.principality.displace-opponent"
)
SENT_BY_INFLUENCE: Final = PLACED.by("merlin.influence-space.assistant")
SENT_TWICE: Final = PLACED.by("merlin.module.lady-two-actions")
DEPLOYED: Final = PLACED.by("merlin.module.deploy-anywhere")
RELOCATED: Final = PLACED.by("merlin.relocate.move-to-neighbour")
SENT_FROM_CASTLE: Final = PLACED.by("merlin.relocate.all-home-exception")
ACTIVATED: Final = Wording(
    "merlin-activated", seat, assistant, principality, rule="merlin_arthur.wheel.activate-assistant"
)
TOOK_ONE: Final = Wording("merlin-took-good", seat, good, principality, cause)
DUTIES: Final = (
    "merlin.principality.shield-bearer-duty",
    "merlin.principality.flag-bearer-duty",
    "merlin.principality.builder-duty",
)  # by good
TOOK_GOOD: Final = (
    each(TOOK_ONE, *DUTIES),
    each(TOOK_ONE, *DUTIES),
    each(
        TOOK_ONE,
        "merlin.influence-space.shield",
        "merlin.influence-space.flag",
        "merlin.influence-space.building-material",
    ),
    each(TOOK_ONE, *["merlin.exchange.take-one"] * 3),
    each(TOOK_ONE, *["merlin.build.tower-bonus"] * 3),
    each(TOOK_ONE, *["merlin_arthur.pict.bonus-goods"] * 3),
    each(
        TOOK_ONE,
        "merlin_arthur.inner.shield",
        "merlin_arthur.inner.flag",
        "merlin_arthur.inner.building-material",
    ),
)  # by cause and good
GAVE_GOOD: Final = Wording("merlin-gave-good", seat, good, principality, rule="merlin.exchange.return-one")
PAID_MATERIAL: Final = Wording("merlin-paid-material", seat, principality, rule="merlin.build.material-returned")
SPENT_SHIELDS: Final = Wording(
    "merlin-spent-shields", seat, number, principality, rule="merlin.scoring-traitors.repel-with-shield"
)
MARK: Final = Wording("merlin-marked", seat, principality, cause)
MARKED: Final = {
    BY_DUTY: MARK.by("merlin.principality.lady-duty"),
    BY_ACTIVATION: MARK.by("merlin.principality.lady-duty"),
    BY_TOWER: MARK.by("merlin.build.tower-bonus"),
    BY_PICT: MARK.by("merlin_arthur.pict.bonus-influence"),
    BY_RESOURCE_SPACE: MARK.by("merlin_arthur.inner.influence"),
}  # by cause
TOOK_BACK: Final = Wording(
    "merlin-took-back", seat, number, principality, rule="merlin.scoring-influence.return-markers"
)
GAIN: Final = Wording("merlin-gained", seat, number, source)
GAINED: Final = {
    FROM_MISSIONS: GAIN.by("merlin.mission.points"),
    FROM_TWO_MISSIONS: GAIN.by("merlin.flag.two-missions-bonus"),
    FROM_FAVOUR: GAIN.by("merlin.module.plus-one"),
    FROM_EXCALIBUR: GAIN.by("merlin.scoring-traitors.excalibur-bonus"),
    FROM_ASSISTANTS: GAIN.by("merlin.scoring-assistants.one-each"),
    FROM_PICTS: GAIN.by("merlin_arthur.scoring-picts.highest"),
    FROM_APPLES: GAIN.by("merlin.end.apples"),
    FROM_STAFFS: GAIN.by("merlin.end.staffs"),
    FROM_GOODS: GAIN.by("merlin.end.goods"),
}  # by source; those with a place have lines of their own
GAINED_BY_FLAG_BEARER: Final = GAIN.by("merlin.module.flag-bearer-point")
GAINED_BY_SHIELD_BEARER: Final = GAIN.by("merlin.module.shield-bearer-point")
GAINED_AT_SPACE: Final = each(
    Wording("merlin-gained-at-space", seat, number, element),
    "merlin.vp-space.shield",
    "merlin.vp-space.flag",
    "merlin.vp-space.building-material",
    "merlin.vp-space.influence",
    "merlin_arthur.wheel.manor-points",
)  # by element
GAINED_FOR_ELEMENT: Final = GAINED_AT_SPACE[0].by("merlin.module.flag-bearer-any-element")
GAINED_TERRITORY: Final = Wording(
    "merlin-gained-territory", seat, number, terrain, cell, rule="merlin.scoring-environs.majority"
)
SHARED_TERRITORY: Final = GAINED_TERRITORY.by("merlin.scoring-environs.tie")
GAINED_INFLUENCE: Final = Wording(
    "merlin-gained-influence", seat, number, principality, rule="merlin.scoring-influence.majority"
)
SHARED_INFLUENCE: Final = GAINED_INFLUENCE.by("merlin.scoring-influence.tie")
WON_BY_GRAIL: Final = GAINED_INFLUENCE.by("merlin.scoring-grail.break-tie")
LOSE: Final = Wording("merlin-lost", seat, number, source)
LOST: Final = {
    FROM_TRAITORS: LOSE.by("merlin.scoring-traitors.loss"),
    FROM_PICTS: LOSE.by("merlin_arthur.scoring-picts.lowest"),
}  # by source
TOOK_ITEM: Final = each(
    Wording("merlin-took-item", seat, item),
    "merlin.grail.take",
    "merlin.excalibur.take",
    "merlin_arthur.ring.take",
)  # by item
APPLE: Final = Wording("merlin-took-apple", seat, cause)
TOOK_APPLE: Final = {
    BY_GRAIL: APPLE.by("merlin.grail.apple"),
    BY_APPLE_SPACE: APPLE.by("merlin_arthur.wheel.apple"),
    BY_PICT: APPLE.by("merlin_arthur.pict.bonus-apple"),
}  # by cause
REPELLED: Final = each(
    Wording("merlin-repelled", seat, principality, number, means),
    "merlin.flag.repel-traitors",
    "merlin.excalibur.discard-traitor",
    "merlin.scoring-traitors.repel-with-shield",
    "merlin.module.shield-bearer-repel",
)  # by means
DISCARDED_TRAITORS: Final = Wording(
    "merlin-discarded-traitors", seat, number, principality, rule="merlin.scoring-traitors.discarded-anyway"
)
TRAITORS_SHUFFLED: Final = Wording("merlin-traitors-shuffled", number, rule="merlin.scoring-traitors.reshuffle")
DREW_TRAITOR: Final = Wording("merlin-drew-traitor", seat, principality, rule="merlin.scoring-traitors.draw-three")
COMPLETED: Final = Wording("merlin-completed", seat, mission, rule="merlin.mission.to-discard")
COMPLETED_BY_RING: Final = COMPLETED.by("merlin_arthur.ring.free-mission")
DISCARDED: Final = Wording("merlin-discarded", seat, mission, rule="merlin.mission-space.discard-up-to-two")
DREW_OPEN: Final = Wording("merlin-drew-open", seat, mission, rule="merlin.mission.refill-source")
DREW_HIDDEN: Final = Wording("merlin-drew-hidden", seat, rule="merlin.mission.refill-source")
REPLACED_OPEN: Final = DREW_OPEN.by("merlin.mission-space.draw-source")
REPLACED_HIDDEN: Final = DREW_HIDDEN.by("merlin.mission-space.draw-source")
TURNED_UP: Final = Wording("merlin-turned-up", mission, rule="merlin.mission.refill-row-at-once")
DECK_SHUFFLED: Final = Wording("merlin-deck-shuffled", rule="merlin.mission.reshuffle")
DREW_MISSION: Final = Wording("merlin-drew-mission", mission, rule="merlin.mission.hand-hidden")
BUILT: Final = Wording("merlin-built", seat, cell, rule="merlin.build.manor-placed")
BUILT_BY_PICT: Final = BUILT.by("merlin_arthur.pict.bonus-manor")
SCORING: Final = Wording("merlin-scoring-begins", rule="merlin.scoring.four-categories")
USED_GRAIL: Final = Wording("merlin-used-grail", seat, principality, rule="merlin.scoring-grail.break-tie")
GAINED_ABILITY: Final = Wording(
    "merlin-gained-ability", seat, assistant, number, rule="merlin.module.seal-marks-ability"
)
USED_SEAL: Final = each(
    Wording("merlin-used-seal", seat, special),
    "merlin.module.lady-two-actions",
    "merlin.module.shield-bearer-repel",
    "merlin.module.builder-two-manors",
    "merlin.module.flag-bearer-any-element",
)  # by assistant
SEAL_BACK: Final = Wording("merlin-seal-back", seat, assistant, rule="merlin.module.row-three-refresh")
REPLACED: Final = Wording("merlin-replaced", seat, other, cell, rule="merlin_arthur.replace-manor.effect")
REMOVED: Final = Wording("merlin-removed", seat, cell, rule="merlin_arthur.scoring.manors-removed")
TOOK_PICT: Final = Wording("merlin-took-pict", seat, pict, rule="merlin_arthur.pict.keep")
TURNED_UP_PICT: Final = Wording("merlin-turned-up-pict", pict, side, rule="merlin_arthur.pict.refill")
BOXED_PICTS: Final = Wording("merlin-boxed-picts", seat, number, rule="merlin_arthur.scoring-picts.back-to-box")
PICT_SUM: Final = Wording("merlin-pict-sum", seat, number, rule="merlin_arthur.scoring-picts.sum")

LABEL_SPACE: Final = Wording("merlin-label-space", space)
LABEL_FLAG: Final = Wording("merlin-label-flag", principality, power)
LABEL_MOVE: Final = Wording("merlin-label-move", figure, steps, direction, space)
LABEL_REPEL: Final = Wording("merlin-label-repel", number, principality)
LABEL_SPECIAL: Final = Wording("merlin-label-special", assistant, special)
LABEL_POINTS: Final = Wording("merlin-label-points", number)
PROMPT_TIE: Final = Wording("merlin-prompt-tie", principality, rule="merlin.scoring-grail.break-tie")

ALL: Final = (
    ROUND, ROLLED, ROLLED_FIVE, TOOK_DIE, USED_APPLE, *USED_FLAG, TURNED_DIE, ADJUSTED, SWAPPED, BORROWED, *MOVED,
    MIRRORED, CLIMBED, WALKED, RODE, STAYED, STAYED_MERLIN, DECLINED, SPENT_STAFF, PLACED, SENT_BY_INFLUENCE,
    SENT_TWICE, DEPLOYED, RELOCATED, SENT_FROM_CASTLE, ACTIVATED, SENT_HOME, *[one for row in TOOK_GOOD for one in row],
    GAVE_GOOD, PAID_MATERIAL, SPENT_SHIELDS, *MARKED.values(), TOOK_BACK, *GAINED.values(), GAINED_BY_FLAG_BEARER,
    GAINED_BY_SHIELD_BEARER, *GAINED_AT_SPACE, GAINED_FOR_ELEMENT, GAINED_TERRITORY, SHARED_TERRITORY,
    GAINED_INFLUENCE, SHARED_INFLUENCE, WON_BY_GRAIL, *LOST.values(), *TOOK_ITEM, *TOOK_APPLE.values(),
    *REPELLED, DISCARDED_TRAITORS, TRAITORS_SHUFFLED, DREW_TRAITOR, COMPLETED, COMPLETED_BY_RING, DISCARDED,
    DREW_OPEN, DREW_HIDDEN, REPLACED_OPEN, REPLACED_HIDDEN, TURNED_UP, DECK_SHUFFLED, DREW_MISSION, BUILT,
    BUILT_BY_PICT, SCORING, USED_GRAIL, GAINED_ABILITY, *USED_SEAL, SEAL_BACK, REPLACED, REMOVED, TOOK_PICT,
    TURNED_UP_PICT, BOXED_PICTS, PICT_SUM,
    LABEL_SPACE, LABEL_FLAG, LABEL_MOVE, LABEL_REPEL, LABEL_SPECIAL, LABEL_POINTS, PROMPT_TIE,
)  # fmt: skip
