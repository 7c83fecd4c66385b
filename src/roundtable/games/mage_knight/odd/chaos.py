"""Master of Chaos (Krang): a marker that moves on with each use and gives what it reaches."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers
from roundtable.games.mage_knight.combat import strike
from roundtable.games.mage_knight.content.integers import Colour, Seat
from roundtable.games.mage_knight.content.names import (
    BLACK,
    BLUE,
    COLD_FIRE,
    GOLD,
    GREEN,
    MELEE,
    NONE,
    PHYSICAL,
    RANGED,
    RED,
    WHITE,
)
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.effects import giving, perform, windows
from roundtable.games.mage_knight.play import serving
from roundtable.games.mage_knight.play.skills import MASTER_OF_CHAOS
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.vocabulary import ACCEPTS, COLOURS_ACTIONS, DECLINES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

CIRCLE: Final = (BLUE, GREEN, BLACK, WHITE, RED, GOLD)
GIFTS: Final = CIRCLE[:-1]  # gold is any of them
GIVES: Final = {BLUE: 3, GREEN: 1, BLACK: 1, WHITE: 2, RED: 2}  # Block, Move, ranged cold fire, Influence, Attack


def following(colour: Colour) -> Colour:
    """Give the colour after one in the circle; where there is none yet, the first."""
    return CIRCLE[0] if colour == NONE else CIRCLE[(CIRCLE.index(colour) + 1) % len(CIRCLE)]


def counts(game: "MageKnight", seat: Seat, colour: Colour) -> bool:
    """Say whether what a colour gives counts now."""
    now = perform.open_now(game)
    if colour == BLUE:
        return bool(now & windows.PARRY)
    if colour == GREEN:
        return serving.move_counts(game, seat, now)
    if colour == BLACK:
        return strike.accepts(game, RANGED)
    if colour == WHITE:
        return serving.influence_counts(game, now)
    if colour == RED:
        return bool(now & windows.STRIKE)
    return bool([one for one in GIFTS if counts(game, seat, one)])


def possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """What the marker reaches must count."""
    return counts(game, by.seat, following(game.players[by.seat].chaos))


def master_of_chaos(game: "MageKnight", by: Frame, node: Node) -> None:
    """Move the marker; gold lets the user choose."""
    player = game.players[by.seat]
    player.chaos = following(player.chaos)
    if player.chaos == GOLD:
        game.push(ChooseChaos(by.seat, node.path))
    else:
        give(game, by, player.chaos, node.path)


def give(game: "MageKnight", by: Frame, colour: Colour, path: str) -> None:
    """Give what a colour stands for."""
    value = GIVES[colour]
    if colour == BLUE:
        giving.give_block(game, by, value, PHYSICAL, False, path)
    elif colour == GREEN:
        giving.give_move(game, by, value)
    elif colour == BLACK:
        giving.give_attack(game, by, value, RANGED, COLD_FIRE, NONE, path)
    elif colour == WHITE:
        giving.give_influence(game, by, value)
    else:
        giving.give_attack(game, by, value, MELEE, PHYSICAL, NONE, path)


class ChooseChaos(Question["MageKnight"]):
    """The marker reached gold: which of the other colours counts?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those that count now."""
        for colour in GIFTS:
            if counts(game, self.seat, colour):
                out.append(COLOURS_ACTIONS[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Give it."""
        give(game, game.frames[-1], action.a, NODES[self.path].path)


def turn_ends(game: "MageKnight", seat: Seat) -> None:
    """Whoever has not used the Skill may move the marker on without effect."""
    player = game.players[seat]
    if MASTER_OF_CHAOS in player.skills and MASTER_OF_CHAOS not in player.used:
        game.push(ShiftMarker(seat))


class ShiftMarker(Question["MageKnight"]):
    """Master of Chaos was not used: does the marker move one step?"""

    rule: ClassVar[str] = "mage_knight.skills.unmarked-once-per-turn"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Yes or no."""
        out.append(ACCEPTS)
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Move it, or not."""
        if action is ACCEPTS:
            player = game.players[self.seat]
            player.chaos = following(player.chaos)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Say where it goes."""
        if action is not ACCEPTS:
            return None
        return Message(answers.LABEL_SHIFT_MARKER, (following(game.players[self.seat].chaos),))
