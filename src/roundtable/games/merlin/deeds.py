"""What is done on which spaces of the rings, and why it cannot be done at the moment: `obstacles` asks this."""

from typing import Final

from roundtable.games.merlin import refusals
from roundtable.games.merlin.content import Space
from roundtable.games.merlin.favour import DEPLOY, INFLUENCE_SPACE, ChooseReward, has_ability
from roundtable.games.merlin.flags import ChooseTraitors
from roundtable.games.merlin.names import (
    ANTICLOCKWISE,
    ARTHUR,
    ARTHUR_DIE,
    CLOCKWISE,
    ELEMENT,
    KNIGHT,
    MERLIN,
    MERLIN_DIE,
    PRINCIPALITIES,
    SPACE,
)
from roundtable.games.merlin.principality import FETCHES
from roundtable.games.merlin.refusals import DEED
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import (
    ChooseDie,
    EndTurn,
    Land,
    MoveFigure,
    TurnOver,
    UseStaff,
    place_of_action,
    standing,
)
from roundtable.kernel.agenda import Step
from roundtable.kernel.wording import Message

# Moments of a game, as the seat asked sees them.
BEFORE_DIE: Final = 0
BEFORE_MOVE: Final = 1
LANDED: Final = 2  # the action of the space is still to come
ACTING: Final = 3  # it is being carried out
ACTED: Final = 4
TURN_OVER: Final = 5  # new missions are taken
SCORING: Final = 6

ANYTHING: Final = -1
PRINCIPALITY_SPACE: Final = SPACE.at("principality")
RELOCATION_SPACE: Final = SPACE.at("relocate")
BUILD: Final = DEED.at("build")
SEND: Final = DEED.at("send")
COME: Final = DEED.at("come")
TAKE: Final = tuple([DEED.at(word) for word in ("take-shield", "take-flag", "take-material")])  # by good
TAKE_PICT: Final = DEED.at("take-pict")
TAKE_MISSION: Final = DEED.at("take-mission")
USE_SHIELD: Final = DEED.at("use-shield")
USE_MATERIAL: Final = DEED.at("use-material")
REPEL: Final = DEED.at("repel")
COUNT: Final = DEED.at("count-shield")  # by element from here
SPECIALS: Final = (DEED.at("special-lady-in-waiting"), -1, DEED.at("special-builder"), DEED.at("special-flag-bearer"))

# Of each deed: the spaces on which it is done, as kind and element, and the rule that says so.
SPACES: Final[dict[str, tuple[str, str]]] = {
    "build": ("build", "merlin.build.one-manor"),
    "come": ("principality relocate influence:assistant", "merlin.principality.place-on-own-space"),
    "send": ("principality relocate influence:assistant", "merlin.principality.choose-assistant"),
    "take-shield": ("principality influence:shield exchange resource:shield", "merlin.principality.shield-bearer-duty"),
    "take-flag": ("principality influence:flag exchange resource:flag", "merlin.principality.flag-bearer-duty"),
    "take-material": ("principality influence:material exchange resource:material", "merlin.principality.builder-duty"),
    "take-pict": ("pict", "merlin_arthur.pict.choose-one"),
    "take-mission": ("missions", "merlin.mission-space.draw-source"),
    "use-shield": ("exchange", "merlin.scoring-traitors.repel-with-shield"),
    "use-material": ("build exchange", "merlin.build.one-material"),
    "repel": ("excalibur", "merlin.excalibur.discard-traitor"),
    "count-shield": ("vp:shield", "merlin.vp-space.shield"),
    "count-flag": ("vp:flag", "merlin.vp-space.flag"),
    "count-material": ("vp:material", "merlin.vp-space.building-material"),
    "count-influence": ("vp:influence", "merlin.vp-space.influence"),
    "special-lady-in-waiting": ("influence", "merlin.module.lady-two-actions"),
    "special-builder": ("build", "merlin.module.builder-two-manors"),
    "special-flag-bearer": ("vp", "merlin.module.flag-bearer-any-element"),
}


def kinds(words: str) -> tuple[tuple[int, int], ...]:
    """Read kinds of spaces: `vp:shield` is one with its element, `vp` any."""
    found: list[tuple[int, int]] = []
    for word in words.split():
        kind, _, element = word.partition(":")
        found.append((SPACE.at(kind), ELEMENT.at(element) if element else ANYTHING))
    return tuple(found)


WHERE: Final = tuple([kinds(SPACES[word][0]) for word in DEED.words])
RULES: Final = tuple([SPACES[word][1] for word in DEED.words])


def moment(game: Merlin) -> int:
    """Say which moment it is for the seat that is asked."""
    for step in game.agenda:
        if isinstance(step, ChooseDie):
            return BEFORE_DIE
    for step in game.agenda:
        if isinstance(step, MoveFigure):
            return BEFORE_MOVE
    for step in game.agenda:
        if isinstance(step, Land):
            return LANDED
    for step in game.agenda:
        if isinstance(step, EndTurn):
            return ACTED if isinstance(main_step(game), (EndTurn, UseStaff)) else ACTING
    in_turn = any([isinstance(step, TurnOver) for step in game.agenda])
    return TURN_OVER if in_turn else SCORING


def main_step(game: Merlin) -> Step[Merlin]:
    """Give the question on top, or what it interrupts if a flag or a mission asks it."""
    at = len(game.agenda) - 1
    while at and isinstance(game.agenda[at], (ChooseReward, ChooseTraitors)):
        at -= 1
    return game.agenda[at]


def fits(game: Merlin, seat: int, what: int, at: int, space: Space) -> bool:
    """Say whether a deed is done on a space, and in a principality if `at` names one."""
    for kind, element in WHERE[what]:
        if space.type == kind and element in (ANYTHING, space.element):
            return at == ANYTHING or serves(game, seat, what, at, space)
    return False


def serves(game: Merlin, seat: int, what: int, at: int, space: Space) -> bool:
    """Say whether a space brings a henchman or a piece to or from a principality."""
    player = game.players[seat]
    if space.type == PRINCIPALITY_SPACE:
        senders = [FETCHES.index(TAKE.index(what))] if what in TAKE else list(range(len(player.assistants)))
        far = any([has_ability(game, seat, assistant, DEPLOY) for assistant in senders])
        return space.principality == at or far
    if space.type == INFLUENCE_SPACE:
        return player.influence[at] > 0
    if space.type == RELOCATION_SPACE:
        near = ((at + 1) % PRINCIPALITIES, (at - 1) % PRINCIPALITIES)
        return max(player.assistants) < 0 or any([place in near for place in player.assistants])
    return True


def reached(game: Merlin, seat: int, figure: int, pips: int) -> list[int]:
    """Give where a die can take a figure on its own ring, without apples and flags."""
    ring, place = standing(game, seat, figure)
    size = len(game.rules.rings[ring])
    ways = (CLOCKWISE,) if figure == KNIGHT else (CLOCKWISE, ANTICLOCKWISE)
    return [(place + (pips if way == CLOCKWISE else -pips)) % size for way in ways]


def dice_of(game: Merlin, seat: int, figure: int) -> list[int]:
    """Give the dice that a player has left for a figure."""
    dice = game.players[seat].dice
    own = dice[:MERLIN_DIE] if figure == KNIGHT else [dice[MERLIN_DIE if figure == MERLIN else ARTHUR_DIE]]
    return [pips for pips in own if pips]


def bits(numbers: list[int]) -> int:
    """Give a list of numbers as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def deed(game: Merlin, seat: int, what: int, at: int = ANYTHING) -> Message:
    """Say how a thing is used, and why not at this moment; `at` is the principality in which it would be."""
    rule = RULES[what]
    now = moment(game)
    if now == SCORING:
        return Message(refusals.IN_SCORING)
    if now == TURN_OVER:
        return Message(refusals.TURN_OVER)
    if now == BEFORE_DIE:
        return by_die(game, seat, what, at)
    if now == BEFORE_MOVE:
        ring, _ = standing(game, seat, game.turn.figure)
        step = next(step for step in game.agenda if isinstance(step, MoveFigure))
        leads = any([fits(game, seat, what, at, game.rules.rings[ring][goal]) for goal in step.goals(game)])
        return Message(refusals.DEED_MOVE if leads else refusals.DEED_NO_MOVE, (what,), rule)
    space = place_of_action(game)
    place = game.rules.place(game.turn.ring, game.turn.place)
    here = fits(game, seat, what, at, space)
    if now == ACTED:
        again = here and isinstance(main_step(game), UseStaff)
        return Message(refusals.STAFF_REPEATS) if again else Message(refusals.DEED_ACTED, (what,), rule)
    if not here:
        return Message(refusals.DEED_AT, (what, place), rule)
    if now == ACTING:
        return Message(refusals.ANSWER_FIRST)
    action = game.rules.action(space)
    idle = None if action.possible(game, seat, space) else action.why_not(game, seat, space)
    return idle or Message(refusals.DEED_USE, (what, place), rule)


def by_die(game: Merlin, seat: int, what: int, at: int) -> Message:
    """Say whether a die leads to a space on which a deed is done."""
    for figure in (KNIGHT, MERLIN, ARTHUR):
        ring, _ = standing(game, seat, figure)
        for pips in dice_of(game, seat, figure):
            for place in reached(game, seat, figure, pips):
                if fits(game, seat, what, at, game.rules.rings[ring][place]):
                    return Message(refusals.DEED_DIE, (what, pips, figure), RULES[what])
    return Message(refusals.DEED_NO_DIE, (what,), RULES[what])
