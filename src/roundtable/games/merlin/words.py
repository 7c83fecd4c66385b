"""What the log of Merlin can say, and labels and prompts that tell more than a verb or a rule's name.

Message ids, their arguments and the rules they tell of.
"""

from typing import Final

from roundtable.games.merlin.cards import MISSION, PICT
from roundtable.games.merlin.content import PLACE
from roundtable.games.merlin.names import (
    ASSISTANT,
    DIRECTION,
    FIGURE,
    GOOD,
    POWER,
    PRINCIPALITY,
    SOURCE,
    SPECIAL,
)
from roundtable.games.merlin.vocabulary import CELL
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

ROUND: Final = Wording("merlin-round-begins", number, seat, rule="merlin.flow.first-player-starts-round")
TOOK_DIE: Final = Wording("merlin-took-die", seat, number, figure, rule="merlin.turn.choose-die")
USED_APPLE: Final = Wording("merlin-used-apple", seat, number, rule="merlin.turn.apple-sets-die")
USED_FLAG: Final = Wording("merlin-used-flag", seat, principality, power, rule="merlin.flag.one-action-each")
MOVED: Final = Wording("merlin-moved", seat, figure, space, rule="merlin.turn.resolve-landing-space")
DECLINED: Final = Wording("merlin-declined", seat, rule="merlin.turn.action-optional")
SPENT_STAFF: Final = Wording("merlin-spent-staff", seat, rule="merlin.turn.staff-repeats-action")
PLACED: Final = Wording("merlin-placed", seat, assistant, principality, rule="merlin.principality.place-on-own-space")
SENT_HOME: Final = Wording("merlin-sent-home", other, assistant, rule="merlin.principality.displace-opponent")
TOOK_GOOD: Final = Wording("merlin-took-good", seat, good, principality, rule="merlin.principality.duty-follows")
GAVE_GOOD: Final = Wording("merlin-gave-good", seat, good, principality, rule="merlin.exchange.return-one")
MARKED: Final = Wording("merlin-marked", seat, principality, rule="merlin.principality.influence-adds-up")
GAINED: Final = Wording("merlin-gained", seat, number, source, rule="merlin.scoring.four-categories")
LOST: Final = Wording("merlin-lost", seat, number, source, rule="merlin.scoring-traitors.loss")
TOOK_ITEM: Final = Wording("merlin-took-item", seat, item, rule="merlin.excalibur.take")
TOOK_APPLE: Final = Wording("merlin-took-apple", seat, rule="merlin.grail.apple")
REPELLED: Final = Wording("merlin-repelled", seat, principality, number, rule="merlin.flag.repel-to-discard")
DREW_TRAITOR: Final = Wording("merlin-drew-traitor", seat, principality, rule="merlin.scoring-traitors.draw-three")
COMPLETED: Final = Wording("merlin-completed", seat, mission, rule="merlin.mission.points")
DISCARDED: Final = Wording("merlin-discarded", seat, mission, rule="merlin.mission-space.discard-up-to-two")
DREW_OPEN: Final = Wording("merlin-drew-open", seat, mission, rule="merlin.mission.refill-source")
DREW_HIDDEN: Final = Wording("merlin-drew-hidden", seat, rule="merlin.mission.refill-source")
DREW_MISSION: Final = Wording("merlin-drew-mission", mission, rule="merlin.mission.hand-hidden")
BUILT: Final = Wording("merlin-built", seat, cell, rule="merlin.build.manor-placed")
SCORING: Final = Wording("merlin-scoring-begins", rule="merlin.scoring.four-categories")
USED_GRAIL: Final = Wording("merlin-used-grail", seat, principality, rule="merlin.scoring-grail.break-tie")
GAINED_ABILITY: Final = Wording(
    "merlin-gained-ability", seat, assistant, number, rule="merlin.module.seal-marks-ability"
)
USED_SEAL: Final = Wording("merlin-used-seal", seat, special, rule="merlin.module.row-three-flip")
REPLACED: Final = Wording("merlin-replaced", seat, other, cell, rule="merlin_arthur.replace-manor.effect")
REMOVED: Final = Wording("merlin-removed", seat, cell, rule="merlin_arthur.scoring.manors-removed")
TOOK_PICT: Final = Wording("merlin-took-pict", seat, pict, rule="merlin_arthur.pict.keep")
PICT_SUM: Final = Wording("merlin-pict-sum", seat, number, rule="merlin_arthur.scoring-picts.sum")

LABEL_SPACE: Final = Wording("merlin-label-space", space)
LABEL_FLAG: Final = Wording("merlin-label-flag", principality, power)
LABEL_MOVE: Final = Wording("merlin-label-move", figure, steps, direction)
LABEL_REPEL: Final = Wording("merlin-label-repel", number, principality)
LABEL_SPECIAL: Final = Wording("merlin-label-special", assistant, special)
LABEL_POINTS: Final = Wording("merlin-label-points", number)
PROMPT_TIE: Final = Wording("merlin-prompt-tie", principality, rule="merlin.scoring-grail.break-tie")

ALL: Final = (
    ROUND, TOOK_DIE, USED_APPLE, USED_FLAG, MOVED, DECLINED, SPENT_STAFF, PLACED, SENT_HOME, TOOK_GOOD, GAVE_GOOD,
    MARKED, GAINED, LOST, TOOK_ITEM, TOOK_APPLE, REPELLED, DREW_TRAITOR, COMPLETED, DISCARDED, DREW_OPEN, DREW_HIDDEN,
    DREW_MISSION, BUILT, SCORING, USED_GRAIL, GAINED_ABILITY, USED_SEAL, REPLACED, REMOVED, TOOK_PICT, PICT_SUM,
    LABEL_SPACE, LABEL_FLAG, LABEL_MOVE, LABEL_REPEL, LABEL_SPECIAL, LABEL_POINTS, PROMPT_TIE,
)  # fmt: skip
