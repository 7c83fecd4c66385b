"""If scored now: the points by source as a scoring at this moment would leave them, for states and previews."""

from msgspec import Struct

from roundtable.kernel.game import Game


class Projected(Struct, frozen=True, kw_only=True):
    """Points by source if scored now: per seat, then per automated opponent.

    `sources` are message ids; `counted` are points that are given already; `final`: it would be the end of the game.
    """

    final: bool
    sources: list[str]
    points: list[list[int]]
    counted: list[list[int]]


def projected(game: Game) -> Projected | None:
    """Give what everybody may know; nothing if the game knows no such thing, or is over."""
    found, names = game.projection(None), game.sources()
    if found is None or names is None:
        return None
    return Projected(final=found.final, sources=names.messages(), points=found.points, counted=found.counted)
