"""If scored now: the points of a table as a scoring at this moment would leave them."""

from typing import Final


class Projection:
    """Points by source as they would stand, one row for every seat and then for every automated opponent.

    `counted` are those of them that are given already, whatever comes; `final`: it would be the end of the game.
    """

    def __init__(self, final: bool, points: list[list[int]], counted: list[list[int]]) -> None:
        self.final: Final = final
        self.points: Final = points
        self.counted: Final = counted
