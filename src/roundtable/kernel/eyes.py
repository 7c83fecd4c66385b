"""What a bot gets: the table as one seat may know it, and nothing else."""

from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.game import Game
from roundtable.kernel.key import Key


class Eyes:
    """A seat's eyes. The table itself stays inside: options, view and imagined games are all that comes out."""

    def __init__(self, game: Game, seat: int) -> None:
        self.__seat = seat
        self.__game = game

    @property
    def seat(self) -> int:
        """Whose eyes these are."""
        return self.__seat

    def options(self) -> tuple[Action, ...]:
        """Give what the seat may do now; nothing while it is not asked."""
        return self.__game.options_of(self.__seat)

    def view(self) -> dict[str, object]:
        """Give what the seat may know."""
        return self.__game.view(self.__seat)

    def key(self) -> Key:
        """Give what the seat knows of the position, to look it up among positions already seen."""
        return self.__game.key(self.__seat)

    def imagine(self, chance: Chance) -> Game:
        """Give a table that could be this one for all the seat knows."""
        return self.__game.imagine(self.__seat, chance)
