"""Why something is refused in Merlin: message ids, their arguments and the rules behind them."""

from typing import Final

from roundtable.games.merlin.cards import need
from roundtable.games.merlin.content import MISSIONS, PLACE
from roundtable.games.merlin.names import ASSISTANT, FIGURE, GOOD, PRINCIPALITY, TERRAIN
from roundtable.kernel.errors import REFUSED
from roundtable.kernel.wording import NUMBER, SEAT, Counted, Names, Param, Plain, Several, Wording

PIPS: Final = Plain("merlin-pips", tuple([str(pips) for pips in range(8)]))
MOST_NEEDS: Final = 8

# How a thing is used: what a reason begins with.
DEED: Final = Names(
    "merlin-deed",
    (
        "build",
        "send",
        "come",
        "take-shield",
        "take-flag",
        "take-material",
        "take-pict",
        "take-mission",
        "use-shield",
        "use-material",
        "repel",
        "count-shield",
        "count-flag",
        "count-material",
        "count-influence",
        "special-lady-in-waiting",
        "special-builder",
        "special-flag-bearer",
    ),
)


class Needs(Counted):
    """Lines of a mission card: the value is a bit for each line, and the mission above them."""

    def data(self, position: int) -> object:
        """The lines in words."""
        lines = MISSIONS[position >> MOST_NEEDS].requires
        return [need(line) for at, line in enumerate(lines) if (position >> at) & 1]


seat: Final = Param("seat", SEAT)
deed: Final = Param("deed", DEED)
pips: Final = Param("pips", NUMBER)
dice: Final = Param("dice", Several(PIPS))
steps: Final = Param("steps", NUMBER)
away: Final = Param("away", NUMBER)
number: Final = Param("number", NUMBER)
row: Final = Param("row", NUMBER)
figure: Final = Param("figure", FIGURE)
space: Final = Param("space", PLACE)
good: Final = Param("good", GOOD)
principality: Final = Param("principality", PRINCIPALITY)
colours: Final = Param("colours", Several(PRINCIPALITY))
assistant: Final = Param("assistant", ASSISTANT)
terrain: Final = Param("terrain", TERRAIN)
needs: Final = Param("needs", Needs("merlin-needs", ()))

KNOWN: Final[list[Wording]] = []


def refused(id: str, *params: Param, rule: str = "") -> Wording:
    """Declare the message of a refusal; where no rule is named, whoever refuses gives one."""
    wording = Wording(REFUSED + id, *params, rule=rule)
    KNOWN.append(wording)
    return wording


# When it is
IN_SCORING: Final = refused("merlin-in-scoring", rule="merlin.scoring.four-categories")
TURN_OVER: Final = refused("merlin-turn-over", rule="merlin.mission.refill-end-of-turn")
ANSWER_FIRST: Final = refused("merlin-answer-first", rule="merlin.turn.sequence")
DEED_DIE: Final = refused("merlin-deed-die", deed, pips, figure)
DEED_NO_DIE: Final = refused("merlin-deed-no-die", deed)
DEED_MOVE: Final = refused("merlin-deed-move", deed)
DEED_NO_MOVE: Final = refused("merlin-deed-no-move", deed)
DEED_USE: Final = refused("merlin-deed-use", deed, space)
DEED_AT: Final = refused("merlin-deed-at", deed, space)
DEED_ACTED: Final = refused("merlin-deed-acted", deed)

# Dice, figures and spaces
DIE_MISSING: Final = refused("die-missing", rule="merlin.turn.choose-die")
DIE_FIRST: Final = refused("die-first", rule="merlin.turn.choose-die")
DIE_CHOSEN: Final = refused("die-chosen", rule="merlin.turn.choose-die")
DIE_CHANGE: Final = refused("merlin-die-change", rule="merlin.turn.apple-with-flags")
DIE_FIXED: Final = refused("merlin-die-fixed", rule="merlin.turn.apple-with-flags")
DIE_LATE: Final = refused("merlin-die-late", rule="merlin.turn.apple-before-move")
APPLE_ONCE: Final = refused("apple-once", rule="merlin.turn.one-apple")
APPLE_MISSING: Final = refused("apple-missing", rule="merlin.turn.apple-sets-die")
APPLE_LATE: Final = refused("merlin-apple-late", rule="merlin.turn.apple-before-move")
FIGURE_DICE: Final = refused("merlin-figure-dice", figure, dice)
FIGURE_NO_DIE: Final = refused("merlin-figure-no-die", figure)
FIGURE_OTHER: Final = refused("merlin-figure-other", figure)
FIGURE_MOVED: Final = refused("merlin-figure-moved", figure, rule="merlin.turn.sequence")
DIE_LEADS: Final = refused("merlin-die-leads", pips, figure, rule="merlin.turn.choose-die")
NO_DIE_KNIGHT: Final = refused("merlin-no-die-knight", steps, dice, rule="merlin.turn.knight-die")
NO_DIE_MERLIN: Final = refused("merlin-no-die-merlin", away, pips, rule="merlin.turn.merlin-die")
NO_DIE_BOTH: Final = refused("merlin-no-die-both", steps, dice, away, pips, rule="merlin.turn.choose-die")
NO_DIE_ARTHUR: Final = refused("merlin-no-die-arthur", rule="merlin_arthur.turn.black-die-moves-arthur")
MOVE_LEADS: Final = refused("merlin-move-leads", figure, rule="merlin.turn.sequence")
MOVE_OTHER: Final = refused("merlin-move-other", figure, steps, away)
RING_OTHER: Final = refused("merlin-ring-other", rule="merlin_arthur.turn.black-die-moves-arthur")
NO_RIVAL: Final = refused("merlin-no-rival", principality, rule="merlin.flag.other-action-knights-only")
FLAG_THERE: Final = refused("merlin-flag-there", principality, rule="merlin.flag.other-action")
NO_FLAG_THERE: Final = refused("merlin-no-flag-there", principality, rule="merlin.flag.other-action")
BORROW_NOW: Final = refused("merlin-borrow-now", rule="merlin.flag.other-action")
ACTED: Final = refused("merlin-acted", rule="merlin.turn.ends-after-action")
ACTING: Final = refused("merlin-acting", space, rule="merlin.turn.resolve-landing-space")
STAFF_REPEATS: Final = refused("merlin-staff-repeats", rule="merlin.turn.staff-repeats-action")

# Staffs and the Grail
STAFF_MISSING: Final = refused("merlin-staff-missing", rule="merlin.turn.staff-leaves-game")
STAFF_ONCE: Final = refused("merlin-staff-once", rule="merlin.turn.one-staff-per-turn")
STAFF_LATER: Final = refused("merlin-staff-later", rule="merlin.turn.staff-repeats-action")
STAFF_FIGURE: Final = refused("merlin-staff-figure", figure)
STAFF_ACTION: Final = refused("merlin-staff-action", rule="merlin.turn.staff-repeats-action")
STAFF_BARRED: Final = refused("merlin-staff-barred")
STAFF_PASSED: Final = refused("merlin-staff-passed", rule="merlin.turn.staff-repeats-action")
GRAIL_BOARD: Final = refused("merlin-grail-board", rule="merlin.grail.take")
GRAIL_OTHER: Final = refused("merlin-grail-other", seat, rule="merlin.grail.take")
GRAIL_LATER: Final = refused("merlin-grail-later", rule="merlin.scoring-grail.moment")

# Flags
FLAG_MISSING: Final = refused("merlin-flag-missing", principality)
FLAG_SCORING: Final = refused("merlin-flag-scoring", rule="merlin.flag.not-in-scoring")
FLAG_OVER: Final = refused("merlin-flag-over", rule="merlin.flag.own-turn")
FLAG_DIE_FIRST: Final = refused("merlin-flag-die-first")
FLAG_LATE: Final = refused("merlin-flag-late")
FLAG_MOVE_FIRST: Final = refused("merlin-flag-move-first")
FLAG_ACTED: Final = refused("merlin-flag-acted")
NO_TRAITORS: Final = refused("merlin-no-traitors", rule="merlin.flag.repel-traitors")
TWO_ALREADY: Final = refused("merlin-two-already", rule="merlin.flag.two-missions-no-third")
KNIGHT_BACKWARDS: Final = refused("merlin-knight-backwards", rule="merlin.flag.backwards-knight-only")
BACKWARDS_ALREADY: Final = refused("merlin-backwards-already", rule="merlin.flag.backwards")
OUT_OF_RANGE: Final = refused("merlin-out-of-range", rule="merlin_arthur.flag.plus-minus-one-range")
NO_KNIGHTS: Final = refused("merlin-no-knights", rule="merlin.flag.other-action-knights-only")
KNIGHT_MIRROR: Final = refused("merlin-knight-mirror", rule="merlin.flag.mirror-knight-only")

# Spaces that can do nothing
ALL_HERE: Final = refused("merlin-all-here", principality, rule="merlin.principality.not-from-same")
NO_INFLUENCE: Final = refused("merlin-no-influence", rule="merlin.influence-space.no-influence-no-effect")
NONE_BY_INFLUENCE: Final = refused("merlin-none-by-influence", good, rule="merlin.influence-space.stock-must-exist")
NOBODY_TO_SEND: Final = refused("merlin-nobody-to-send", rule="merlin.influence-space.assistant-origin")
EXCALIBUR_IDLE: Final = refused("merlin-excalibur-idle", rule="merlin.excalibur.holder-lands-again")
GRAIL_IDLE: Final = refused("merlin-grail-idle", rule="merlin.grail.no-apple-left")
NO_APPLES: Final = refused("merlin-no-apples", rule="merlin_arthur.wheel.apple")
NO_PIECE: Final = refused("merlin-no-piece", rule="merlin.exchange.needs-a-piece")
NO_TILE: Final = refused("merlin-no-tile", rule="merlin.build.material-must-be-owned")
NO_DUTY: Final = refused("merlin-no-duty", rule="merlin_arthur.wheel.activate-assistant")
NO_STOCK: Final = refused("merlin-no-stock", good, rule="merlin_arthur.inner.resource-availability")
NO_MARKERS: Final = refused("merlin-no-markers")
NO_RIVAL_MANOR: Final = refused("merlin-no-rival-manor", rule="merlin_arthur.replace-manor.others-only")
NO_PICT: Final = refused("merlin-no-pict", rule="merlin_arthur.pict.stacks-empty")

# Henchmen and principalities
SEND_FOR: Final = refused("merlin-send-for", assistant)
STANDS_HERE: Final = refused("merlin-stands-here", assistant, principality)
ONLY_HERE: Final = refused("merlin-only-here", principality, rule="merlin.principality.place-on-own-space")
NO_INFLUENCE_IN: Final = refused("merlin-no-influence-in", principality)
AT_HOME: Final = refused("merlin-at-home", assistant, rule="merlin.relocate.castle-not-allowed")
NO_NEIGHBOUR: Final = refused("merlin-no-neighbour", rule="merlin.relocate.move-to-neighbour")
HOME_IDLE: Final = refused("merlin-home-idle", assistant, rule="merlin_arthur.wheel.activate-needs-placed")
DUTY_EMPTY: Final = refused("merlin-duty-empty", good, principality, rule="merlin_arthur.wheel.activate-assistant")

# Pieces
GOOD_MISSING: Final = refused("merlin-good-missing", principality, good)
STOCK_EMPTY: Final = refused("merlin-stock-empty", principality, good)
GIVES_ONLY: Final = refused("merlin-gives-only", good)
RETURN_FIRST: Final = refused("merlin-return-first", rule="merlin.exchange.return-one")
PIECE_RETURNED: Final = refused("merlin-piece-returned", rule="merlin.exchange.take-one")
TOWER_MATERIAL: Final = refused("merlin-tower-material", rule="merlin.build.tower-no-material")
PAY_COLOUR: Final = refused("merlin-pay-colour", colours, rule="merlin.build.six-directions")
NO_TRAITOR: Final = refused("merlin-no-traitor", principality, rule="merlin.scoring-traitors.repel-with-shield")
FLAG_REPELS: Final = refused("merlin-flag-repels", principality, rule="merlin.flag.repel-traitors")

# Manors
MANOR_THERE: Final = refused("merlin-manor-there", seat, rule="merlin.build.free-tile-only")
MANOR_YOURS: Final = refused("merlin-manor-yours", rule="merlin.build.free-tile-only")
CELL_CHOSEN: Final = refused("merlin-cell-chosen", rule="merlin.build.one-material")
CELL_FIRST: Final = refused("merlin-cell-first", rule="merlin.build.choose-colour")
MANORS_BUILT: Final = refused("merlin-manors-built", rule="merlin.build.seven-max")
NO_MATERIAL: Final = refused("merlin-no-material", colours, rule="merlin.build.material-must-be-owned")
OTHER_TERRAIN: Final = refused("merlin-other-terrain", terrain, rule="merlin_arthur.pict.bonus-manor")
OWN_MANOR: Final = refused("merlin-own-manor", rule="merlin_arthur.replace-manor.others-only")
NO_MANOR: Final = refused("merlin-no-manor", rule="merlin_arthur.replace-manor.effect")
OTHER_TERRITORY: Final = refused("merlin-other-territory", rule="merlin_arthur.scoring.manors-choice")

# Missions and Picts
MISSION_ONCE: Final = refused("merlin-mission-once", rule="merlin.mission.one-per-turn")
MISSION_TWICE: Final = refused("merlin-mission-twice", rule="merlin.flag.two-missions-no-third")
MISSION_NEEDS: Final = refused("merlin-mission-needs", needs, rule="merlin.mission.all-requirements")
MISSION_LATER: Final = refused("merlin-mission-later", rule="merlin.mission.own-turn-only")
MISSION_NEW: Final = refused("merlin-mission-new", rule="merlin.mission.refill-not-this-turn")
NOT_IN_HAND: Final = refused("merlin-not-in-hand", rule="merlin.mission.any-time-in-turn")
REFILL_LATER: Final = refused("merlin-refill-later", rule="merlin.mission.refill-end-of-turn")
DISCARD_FIRST: Final = refused("merlin-discard-first", rule="merlin.mission-space.discard-first")
DECK_EMPTY: Final = refused("merlin-deck-empty", rule="merlin.mission.reshuffle")
PICT_TAKEN: Final = refused("merlin-pict-taken", rule="merlin_arthur.pict.refill")
PICT_KEPT: Final = refused("merlin-pict-kept", rule="merlin_arthur.pict.keep")
PICT_AWAY: Final = refused("merlin-pict-away", rule="merlin_arthur.pict.choose-one")
STACK_EMPTY: Final = refused("merlin-stack-empty", rule="merlin_arthur.pict.stacks-empty")
STACK_LATER: Final = refused("merlin-stack-later", rule="merlin_arthur.pict.refill")

# King's Favour
ABILITY_OWNED: Final = refused("merlin-ability-owned", rule="merlin.module.ability-once")
NO_SEAL: Final = refused("merlin-no-seal", rule="merlin.module.four-abilities-max")
OTHER_COLUMN: Final = refused("merlin-other-column", assistant, rule="merlin.module.column-by-assistant")
LOW_CARD: Final = refused("merlin-low-card", number)
LEARN_LATER: Final = refused("merlin-learn-later", assistant, row)
ABILITY_BY_ITSELF: Final = refused("merlin-ability-by-itself", assistant, rule="merlin.module.plus-one")
DEPLOY_LATER: Final = refused("merlin-deploy-later", assistant, rule="merlin.module.deploy-anywhere")
SEAL_TURNED: Final = refused("merlin-seal-turned", rule="merlin.module.row-three-once-per-scoring")
CHOOSE_TRAITOR: Final = refused("merlin-choose-traitor", rule="merlin.module.shield-bearer-repel")
NO_TRAITOR_LEFT: Final = refused("merlin-no-traitor-left", rule="merlin.module.shield-bearer-repel")
OWN_FIGURE: Final = refused("merlin-own-figure", rule="merlin.module.own-figure-needed")

ALL: Final = tuple(KNOWN)
