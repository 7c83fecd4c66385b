"""The seats that nobody outside decides for: bots by their names."""

from collections.abc import Sequence
from typing import Final

from roundtable.bots import find
from roundtable.bots.bot import Bot
from roundtable.bots.registry import Maker
from roundtable.gym.setup import Setup, told
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import RoundtableError

Named = str | Sequence[str]


class Opponents:
    """Who sits where: one seat is decided from outside, the others are bots, the same one or one by one."""

    def __init__(self, setup: Setup, seat: int, names: Named) -> None:
        if not 0 <= seat < setup.seats:
            raise ValueError(f"seat={seat}: there are 0 to {setup.seats - 1}")
        others = [names] * (setup.seats - 1) if isinstance(names, str) else list(names)
        if len(others) != setup.seats - 1:
            raise ValueError(f"opponents: {len(others)} are named for {setup.seats - 1} seats")
        try:
            makers: list[Maker | None] = [find(name) for name in others]
        except RoundtableError as error:
            raise ValueError(told(error)) from error
        makers.insert(seat, None)
        self.makers: Final = tuple(makers)

    def sit_down(self, seed: int | str) -> tuple[Bot | None, ...]:
        """Give the bots for a new game by seat; their chance follows from its seed and is not the table's own."""
        return tuple([maker and maker(Chance(key_of(f"{seed} seat {seat}"))) for seat, maker in enumerate(self.makers)])
