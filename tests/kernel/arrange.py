"""Small builders for tables of the practice game Feud, and small questions to ask there."""

from collections.abc import Sequence
from typing import ClassVar, Final

import pytest

import roundtable as rt
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.zone import Zone, bit, pile
from tests import practice
from tests.practice.feud import vocabulary as v
from tests.practice.feud.state import Feud
from tests.practice.feud.vocabulary import CARD, COPIES, KIND, LAND

assert practice.BOXES  # importing the package makes its games known

LANDS: Final = "meadow forest hill village swamp chapel"  # the tiles, from the first to be explored to the last


def feud(
    seats: int = 3,
    hands: Sequence[str] = (),
    lands: str = LANDS,
    forced: bool = False,
    rounds: int = 1,
    sieges: bool = True,
) -> Feud:
    """Give a table in seat 0's first turn with these hands ("march levy", …) and tiles; seats left out hold no card."""
    game = rt.new("feud", seats, seed=7, settings={"rounds": rounds, "sieges": sieges}, forced=forced)
    assert isinstance(game, Feud)
    cards = list(range(len(CARD.words)))
    for seat, lord in enumerate(game.lords):
        lord.hand = Zone()
        for kind in hands[seat].split() if seat < len(hands) else ():
            card = next(card for card in cards if card // COPIES == KIND.at(kind))
            cards.remove(card)
            lord.hand.put(card, bit(seat), game.clock)
    game.deck = pile(cards)
    game.tiles = pile([LAND.at(land) for land in reversed(lands.split())])
    game.asks_again()
    return game


def meeting(seats: int = 3, hands: Sequence[str] = (), forced: bool = False) -> Feud:
    """Give a table whose first two lords stand on the same meadow, so that one may attack the other."""
    game = feud(seats, hands, forced=forced)
    game.lands[1] = game.tiles.remove(len(game.tiles) - 1)
    for lord in game.lords[:2]:
        lord.space = 1
    game.asks_again()
    return game


def ask(game: Feud, *steps: Step[Feud]) -> None:
    """Put steps on top of what a table has to do, the first given first, and go on to the next question."""
    game.then(*steps)
    game.advance()


def moves(game: rt.Game) -> list[str]:
    """Give everything played so far."""
    return game.record().moves


def play(game: rt.Game, *notations: str) -> None:
    """Play several actions one after another; <back>, <restart> and <redo> as in a record."""
    for notation in notations:
        match notation:
            case "<back>":
                game.back()
            case "<restart>":
                game.restart()
            case "<redo>":
                game.redo()
            case _:
                game.play(notation)


def words(options: tuple[rt.Action, ...]) -> list[str]:
    """Give the notations of options."""
    return [action.notation for action in options]


def refused(game: rt.Game, how: str, seat: int | None = None) -> str:
    """Give the reason why taking back or playing again is refused; nothing may change by it."""
    before = (game.save(), moves(game))
    with pytest.raises(rt.IllegalAction) as refusal:
        getattr(game, how)(seat)
    assert (game.save(), moves(game)) == before
    assert refusal.value.rule == game.rule
    return refusal.value.reason


class Roll(Question[Feud]):
    """Roll a die, or not."""

    rule: ClassVar[str] = "test.roll"

    def options(self, game: Feud, out: list[Action]) -> None:
        out += (v.DONE, v.PASS)

    def take(self, game: Feud, action: Action) -> None:
        if action is v.DONE:
            game.shares += (game.chance.roll(),)


class Only(Question[Feud]):
    """A question with one answer."""

    rule: ClassVar[str] = "test.only"

    def options(self, game: Feud, out: list[Action]) -> None:
        out.append(v.DONE)

    def take(self, game: Feud, action: Action) -> None:
        game.shares += (self.seat,)
