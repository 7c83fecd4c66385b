"""Ways to things further off, as a game works them out: one touch gives all their answers."""

from msgspec import Struct

from roundtable.kernel.game import Game
from roundtable.server.shapes import Message


class Way(Struct, frozen=True, kw_only=True):
    """Answers that lead to a thing in one go: `actions` to give, what people read, and all that a hand would touch.

    `asks`: it sets something off that wants a yes. `about` is the game's own part: what it costs, and what follows.
    """

    goal: str
    actions: list[str]
    label: Message
    touches: list[str]
    asks: bool
    about: object


class Ways(Struct, frozen=True, kw_only=True):
    """The ways open to a seat, seen from a version; of several to the same thing the best comes first."""

    version: int
    ways: list[Way]


def ways_from(game: Game, seat: int, version: int) -> Ways:
    """Give the ways of a seat."""
    found: list[Way] = []
    for way in game.ways(seat):
        touches = [touched for action in way.actions for touched in action.touches]
        found.append(
            Way(
                goal=way.goal,
                actions=[action.notation for action in way.actions],
                label=way.label.data(),
                touches=list(dict.fromkeys([way.goal, *touches])),
                asks=way.asks,
                about=way.about,
            )
        )
    return Ways(version=version, ways=found)
