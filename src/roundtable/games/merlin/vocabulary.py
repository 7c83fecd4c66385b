"""Every action of Merlin, base game, module and expansion, in a fixed order. Extend it at its end only."""

from typing import Final

from roundtable.games.merlin.cards import MISSION, PICT
from roundtable.games.merlin.content import MISSIONS, PICTS
from roundtable.games.merlin.names import ASSISTANT, DIRECTION, ELEMENT, FIGURE, GOOD, PRINCIPALITY, RING, SPECIAL
from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.wording import NUMBER, Names, Param, Plain

CELLS: Final = 24
ROW: Final = 6
CELL: Final = Plain("merlin-cell", tuple([f"{row}{column}" for row in "abcd" for column in range(1, ROW + 1)]))
USE: Final = Names("merlin-use", ("use", "keep"))
SIDE: Final = Names("merlin-side", ("left", "right"))
CHANGE: Final = Names("merlin-change", ("up", "down"))

V: Final = Vocabulary("merlin")

# A turn
DIE: Final = V.verb("die", Param("pips", NUMBER), Param("figure", FIGURE))
APPLE: Final = V.verb("apple", Param("pips", NUMBER))
FLAG_VERB: Final = V.verb("flag", Param("principality", PRINCIPALITY))
MOVE: Final = V.verb("move", Param("direction", DIRECTION))
ACT: Final = V.verb("act")
DECLINE: Final = V.verb("decline")
STAFF: Final = V.verb("staff")
END: Final = V.verb("end")
BORROW: Final = V.verb("borrow", Param("space", NUMBER))

# Actions of spaces
PLACE: Final = V.verb("place", Param("assistant", ASSISTANT), Param("principality", PRINCIPALITY))
TAKE: Final = V.verb("take", Param("good", GOOD), Param("principality", PRINCIPALITY))
GIVE: Final = V.verb("give", Param("good", GOOD), Param("principality", PRINCIPALITY))
MARK: Final = V.verb("mark", Param("principality", PRINCIPALITY))
REPEL: Final = V.verb("repel", Param("principality", PRINCIPALITY))
BUILD: Final = V.verb("build", Param("cell", CELL))
PAY: Final = V.verb("pay", Param("principality", PRINCIPALITY))
SKIP: Final = V.verb("skip")

# Missions
COMPLETE: Final = V.verb("complete", Param("mission", MISSION))
DISCARD: Final = V.verb("discard", Param("mission", MISSION))
STOP: Final = V.verb("stop")
DRAW: Final = V.verb("draw", Param("mission", MISSION))
DECK: Final = V.verb("deck")

# Scoring
GRAIL: Final = V.verb("grail", Param("use", USE))

# King's Favour
POINTS_VERB: Final = V.verb("points")
ABILITY: Final = V.verb("ability", Param("assistant", ASSISTANT), Param("row", NUMBER))
SEAL: Final = V.verb("seal", Param("special", SPECIAL))
SCORE: Final = V.verb("score", Param("element", ELEMENT))
BANISH: Final = V.verb("banish", Param("principality", PRINCIPALITY))

# Arthur
ADJUST: Final = V.verb("adjust", Param("change", CHANGE))
FIGURE_VERB: Final = V.verb("figure", Param("figure", FIGURE))
WALK: Final = V.verb("walk", Param("steps", NUMBER), Param("direction", DIRECTION))
RIDE: Final = V.verb("ride", Param("direction", DIRECTION))
ACTIVATE: Final = V.verb("activate", Param("assistant", ASSISTANT))
REPLACE: Final = V.verb("replace", Param("cell", CELL))
FULFIL: Final = V.verb("fulfil", Param("mission", MISSION))
PICT_VERB: Final = V.verb("pict", Param("pict", PICT))
REFILL: Final = V.verb("refill", Param("side", SIDE))
KEEP: Final = V.verb("keep", Param("cell", CELL))


def numbered(verb: int, count: int, touches: tuple[str, ...]) -> tuple[Action, ...]:
    """Make the actions of a verb that counts from 1; place 0 repeats the first and is never offered."""
    made = [V.add(verb, number, 0, touches) for number in range(1, count + 1)]
    return (made[0], *made)


def dice() -> tuple[tuple[Action, ...], ...]:
    """Make `die <pips> <figure>` for every figure; place 0 of a row repeats the first and is never offered."""
    rows: list[tuple[Action, ...]] = []
    for figure in range(3):
        row = [V.add(DIE, pips, figure, ("die:{b}:{a}",)) for pips in range(1, 7)]
        rows.append((row[0], *row))
    return tuple(rows)


DICE: Final = dice()
APPLES: Final = numbered(APPLE, 6, ("apple",))
FLAGS: Final = V.row(FLAG_VERB, 6, ("own:flag:{a}",))
MOVES: Final = V.row(MOVE, 3, ("figure",))
ACTS: Final = V.add(ACT, touches=("place",))
DECLINES: Final = V.add(DECLINE)
STAFFS: Final = V.add(STAFF, touches=("staff",))
ENDS: Final = V.add(END)
BORROWS: Final = V.row(BORROW, RING, ("space:{a}",))

PLACES: Final = V.grid(PLACE, 4, 6, ("assistant:{a}", "principality:{b}"))
TAKES: Final = V.grid(TAKE, 3, 6, ("stock:{a}:{b}",))
GIVES: Final = V.grid(GIVE, 3, 6, ("own:{a}:{b}",))
MARKS: Final = V.row(MARK, 6, ("principality:{a}",))
REPELS: Final = V.row(REPEL, 6, ("traitor:{a}",))
BUILDS: Final = V.row(BUILD, CELLS, ("cell:{a}",))
PAYS: Final = V.row(PAY, 6, ("own:material:{a}",))
SKIPS: Final = V.add(SKIP)

COMPLETES: Final = V.row(COMPLETE, len(MISSIONS), ("mission:{a}",))
DISCARDS: Final = V.row(DISCARD, len(MISSIONS), ("mission:{a}",))
STOPS: Final = V.add(STOP)
DRAWS: Final = V.row(DRAW, len(MISSIONS), ("mission:{a}",))
DECKS: Final = V.add(DECK, touches=("mission-deck",))

GRAILS: Final = V.row(GRAIL, 2, ("grail",))

POINTS_ACTION: Final = V.add(POINTS_VERB)
ABILITIES: Final = tuple([(numbers[0], *numbers) for numbers in [
    tuple([V.add(ABILITY, assistant, row, ("ability:{a}:{b}",)) for row in range(1, 4)]) for assistant in range(4)
]])  # fmt: skip
SEALS: Final = V.row(SEAL, 4, ("ability:{a}:3",))
SCORES: Final = V.row(SCORE, 4, ("own:{a}",))
BANISHES: Final = V.row(BANISH, 6, ("traitor:{a}",))

ADJUSTS: Final = V.row(ADJUST, 2, ("die",))
FIGURES: Final = V.row(FIGURE_VERB, 3, ("figure:{a}",))
WALKS: Final = tuple(
    [tuple([V.add(WALK, steps, way, ("figure:merlin",)) for steps in range(1, 4)]) for way in range(2)]
)
WALK_STAY: Final = V.add(WALK, 0, 2, ("figure:merlin",))
RIDES: Final = V.row(RIDE, 2, ("figure:arthur",))
ACTIVATES: Final = V.row(ACTIVATE, 4, ("assistant:{a}",))
REPLACES: Final = V.row(REPLACE, CELLS, ("cell:{a}",))
FULFILS: Final = V.row(FULFIL, len(MISSIONS), ("mission:{a}",))
PICTS_ACTIONS: Final = V.row(PICT_VERB, len(PICTS), ("pict:{a}",))
REFILLS: Final = V.row(REFILL, 2, ("pict-stack:{a}",))
KEEPS: Final = V.row(KEEP, CELLS, ("cell:{a}",))
