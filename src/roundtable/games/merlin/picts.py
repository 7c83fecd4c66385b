"""Picts: taken from the display for their bonus, compared by strength in every scoring."""

from typing import ClassVar, Final

from roundtable.games.merlin import refusals, words
from roundtable.games.merlin.building import build
from roundtable.games.merlin.content import PICTS, POINTS, Space
from roundtable.games.merlin.environs import terrain_of
from roundtable.games.merlin.names import BY_PICT, FROM_PICTS
from roundtable.games.merlin.pieces import gain, in_stock, lose, mark, take_apple, take_good
from roundtable.games.merlin.rules import SpaceAction
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import TurnQuestion
from roundtable.games.merlin.vocabulary import BUILD, BUILDS, MARKS, PICT_VERB, PICTS_ACTIONS, REFILLS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Step
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import EVERYBODY, draw, move


class PictSpace(SpaceAction):
    """Take an open Pict."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """One must be open."""
        return len(game.pict_display.cards) > 0

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """None is open."""
        return Message(refusals.NO_PICT)

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask which."""
        game.push(ChoosePict(seat))


class ChoosePict(TurnQuestion):
    """Which Pict is taken?"""

    rule: ClassVar[str] = "merlin_arthur.pict.choose-one"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any open one, even if its bonus cannot be had."""
        for pict in game.pict_display.cards:
            out.append(PICTS_ACTIONS[pict])

    def take(self, game: Merlin, action: Action) -> None:
        """Its bonus comes at once, then the gap is filled."""
        move(game, game.pict_display, game.pict_display.find(action.a), game.players[self.seat].picts, EVERYBODY)
        game.tell(words.TOOK_PICT, self.seat, action.a)
        game.push(RefillPicts(self.seat))
        give_bonus(game, self.seat, action.a)


def give_bonus(game: Merlin, seat: int, number: int) -> None:
    """Give what a Pict shows, or ask where."""
    pict = PICTS[number]
    if pict.good >= 0:
        if in_stock(game, pict.good, pict.principality):
            take_good(game, seat, pict.good, pict.principality, BY_PICT)
    elif pict.bonus == "apple":
        take_apple(game, seat, BY_PICT)
    elif pict.bonus == "influence":
        game.push(PictInfluence(seat))
    else:
        game.push(PictManor(seat, pict.terrain))


class PlaceInfluence(TurnQuestion):
    """Where does the influence marker go? Subclasses name what allows it."""

    cause: ClassVar[int] = BY_PICT

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Anywhere, if one is left in the castle."""
        if game.players[self.seat].markers:
            out += MARKS

    def take(self, game: Merlin, action: Action) -> None:
        """Place it."""
        mark(game, self.seat, action.a, self.cause)


class PictInfluence(PlaceInfluence):
    """A Pict brings an influence marker."""

    rule: ClassVar[str] = "merlin_arthur.pict.bonus-influence"


class PictManor(TurnQuestion):
    """Where is the free manor built?"""

    rule: ClassVar[str] = "merlin_arthur.pict.bonus-manor"
    fields: ClassVar[tuple[str, ...]] = ("terrain",)

    def __init__(self, seat: int, terrain: int) -> None:
        super().__init__(seat)
        self.terrain: Final = terrain

    def options(self, game: Merlin, out: list[Action]) -> None:
        """On a free tile of the terrain shown, if a manor is left."""
        if game.players[self.seat].manors == 0:
            return
        for cell, owner in enumerate(game.manors):
            if owner < 0 and terrain_of(game, cell) == self.terrain:
                out.append(BUILDS[cell])

    def take(self, game: Merlin, action: Action) -> None:
        """No material is paid; a tower gives its bonus unless the setting says otherwise."""
        build(game, self.seat, action.a, game.rules.pict_tower_bonus, words.BUILT_BY_PICT)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """The tile is taken, or of another terrain."""
        if action.verb != BUILD or action.a >= len(game.manors):
            return None
        owner = game.manors[action.a]
        if owner >= 0:
            return Message(refusals.MANOR_THERE, (owner,), "merlin_arthur.pict.bonus-manor-free-tile")
        return Message(refusals.OTHER_TERRAIN, (self.terrain,))


class RefillPicts(TurnQuestion):
    """From which stack is the display refilled?"""

    rule: ClassVar[str] = "merlin_arthur.pict.refill-stack-choice"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any that is not empty; with none left the gap stays."""
        for side, stack in enumerate(game.pict_stacks):
            if stack.cards:
                out.append(REFILLS[side])

    def take(self, game: Merlin, action: Action) -> None:
        """Turn one up."""
        pict = draw(game, game.pict_stacks[action.a], game.pict_display, EVERYBODY)
        game.tell(words.TURNED_UP_PICT, pict, action.a)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """The Pict of this action was taken."""
        return Message(refusals.PICT_TAKEN) if action.verb == PICT_VERB else None


class ScorePicts(Step[Merlin]):
    """The strongest gain, the weakest lose; then all Picts go back to the box."""

    def run(self, game: Merlin) -> None:
        """The signet ring adds to its holder's sum and stays."""
        sums: list[int] = []
        for seat, player in enumerate(game.players):
            total = sum([PICTS[pict].value for pict in player.picts.cards])
            if game.signet_ring == seat:
                total += POINTS.number("signet_ring_strength")
            sums.append(total)
            game.tell(words.PICT_SUM, seat, total)
        for seat, total in enumerate(sums):
            if total == max(sums):
                gain(game, seat, POINTS.number("pict_highest"), FROM_PICTS)
            if total == min(sums):
                lose(game, seat, -POINTS.number("pict_lowest"), FROM_PICTS)
        for seat, player in enumerate(game.players):
            if player.picts.cards:
                game.tell(words.BOXED_PICTS, seat, len(player.picts.cards))
            while player.picts.cards:
                move(game, player.picts, 0, game.pict_box, EVERYBODY)
