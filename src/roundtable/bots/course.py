"""What a game says about its turns, so that a bot can plan them: where one ends, what to try, what is the same."""

from typing import TYPE_CHECKING, Final

from roundtable.bots.answers import straightforward
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game
from roundtable.kernel.openness import mypyc_attr

if TYPE_CHECKING:
    from roundtable.bots.turn_tree import Node, Pursuit, Tree


class Place:
    """A position as planning compares it: one with the same `key` is no better unless it has more of something."""

    def __init__(self, key: tuple[object, ...], things: tuple[int, ...], counts: tuple[int, ...]) -> None:
        self.key: Final = key
        self.things: Final = things  # sets, as bits
        self.counts: Final = counts

    def covers(self, other: "Place") -> bool:
        """Say whether another one, with the same key, has nothing that this one lacks."""
        for at, count in enumerate(other.counts):
            if self.counts[at] < count:
                return False
        for at, things in enumerate(other.things):
            if things & ~self.things[at]:
                return False
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """The turns of one game as planning sees them."""

    def plans(self, game: Game, seat: int) -> bool:
        """Say whether the question asked belongs to a turn to be planned."""
        return False

    def ending(self, game: Game) -> Action | None:
        """Give the answer that ends the turn, if it is among the options: the position before it is judged."""
        return None

    def worth_trying(self, game: Game) -> list[Action]:
        """Give the options that can lead anywhere, but for the one that ends the turn."""
        return list(game.found)

    def price(self, game: Game, action: Action) -> int:
        """Say what an answer just given costs besides what it leads to: others do better than planning supposes."""
        return 0

    def supposed(self, game: Game) -> Action:
        """Give the answer that another seat is supposed to give."""
        return straightforward(game)

    def takes_back(self, action: Action) -> bool:
        """Say whether an answer, the only one there is, takes back the one before: neither leads anywhere."""
        return False

    def is_handed_over(self, game: Game, seat: int) -> bool:
        """Say whether others now act for so long that the rest of the turn is planned when it comes."""
        return False

    def leads_nowhere(self, game: Game) -> bool:
        """Say whether a position need not be followed, because a better order of the same answers leads past it."""
        return False

    def fight(self, tree: "Tree", node: "Node") -> "Pursuit | None":
        """Give the fight that begins at a position, to be followed bit by bit; None at peace."""
        return None

    def hope(self, game: Game) -> int:
        """Guess what has been prepared but not used yet may still bring: which positions are followed first."""
        return 0

    def place(self, game: Game, seat: int) -> Place | None:
        """Give what the position is compared by; None if it is not compared."""
        return None
