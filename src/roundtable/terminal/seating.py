"""Who sits where: seats of people, and bots on the others."""

from typing import Final

from roundtable import bots
from roundtable.bots import Bot
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import BadSettings
from roundtable.terminal.bot_names import chosen
from roundtable.text import Words

ALL: Final = "all"
NONE: Final = "none"


class Seating:
    """The seats of people and the names of the bots that take the others, in order and over again."""

    def __init__(self, seats: int, people: list[int], bots: list[str]) -> None:
        self.seats: Final = seats
        self.people: Final = people
        self.bots: Final = bots

    @property
    def shared(self) -> bool:
        """Several people share the screen."""
        return len(self.people) > 1

    def bot_names(self) -> dict[int, str]:
        """Give the name of the bot on every seat without a person."""
        empty = [seat for seat in range(self.seats) if seat not in self.people]
        return {seat: self.bots[at % len(self.bots)] for at, seat in enumerate(empty)}

    def make_bots(self, key: bytes, moves: int) -> dict[int, Bot]:
        """Make the bots; the same key of chance at the same moment of a game gives bots that choose the same."""
        made: dict[int, Bot] = {}
        for seat, name in self.bot_names().items():
            made[seat] = bots.find(name)(Chance(key_of(f"{key.hex()}, bot {seat}, move {moves}")))
        return made


def read_people(typed: str, seats: int) -> list[int]:
    """Read `1,3`, `all` or `none`; players are counted from 1, as people see them."""
    text = typed.strip().lower()
    if text == ALL:
        return list(range(seats))
    if text == NONE:
        return []
    people: set[int] = set()
    for part in text.replace(",", " ").split():
        if not part.isdecimal() or len(part) > 3 or not 1 <= int(part) <= seats:
            raise BadSettings("no-such-player", part, ", ".join([str(seat + 1) for seat in range(seats)]))
        people.add(int(part) - 1)
    return sorted(people)


def read_bots(typed: str, words: Words) -> list[str]:
    """Read bots, separated by commas: names as they are registered, numbers and names of the ladder."""
    names = [chosen(name, words) for name in typed.split(",") if name.strip()] or [""]
    for name in names:
        bots.find(name)
    return names
