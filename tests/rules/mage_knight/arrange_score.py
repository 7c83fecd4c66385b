"""Looking at points, and coming to the end of a game: what a seat has by source, and the last Round run out."""

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import PART
from roundtable.games.mage_knight.scoring import parts
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import pass_on


def part(game: MageKnightTable, name: str, seat: int = 0) -> int:
    """Give what a seat scores from one source as things stand."""
    return parts(game, seat)[PART.at(name)]


def titles(game: MageKnightTable, name: str = "titles") -> list[int]:
    """Give what each seat scores for titles."""
    return [part(game, name, seat) for seat in range(game.rules.seats)]


def last_round(seats: int = 2, **more: object) -> MageKnightTable:
    """Let the last Round of a scenario run out: nobody has a deck or hand left."""
    given: dict[str, object] = {"deck": {seat: [] for seat in range(seats)}, "round": 6, **more}
    game = table(seats, **given)  # type: ignore[arg-type]  # handed on
    pass_on(game)
    return game
