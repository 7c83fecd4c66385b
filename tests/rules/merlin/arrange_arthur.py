"""Arranging a table of Merlin with the expansion Arthur: the wheel's spaces by name, figures on them, scorings."""

from typing import Final, Unpack

from roundtable.games.merlin.box import MerlinTable
from roundtable.games.merlin.cards import PICT
from roundtable.games.merlin.content import INNER_RING, PICTS, outer_ring
from roundtable.games.merlin.names import PRINCIPALITY, TERRAIN
from roundtable.kernel.zone import Zone
from tests.rules.merlin.arrange import Arranged, play, scored, table

INNER: Final = tuple([space.id for space in INNER_RING])
OUTER: Final = tuple([space.id for space in outer_ring(True)])
SPENT: Final = (0, 0, 0, 0, 0)

# Three territories of six tiles, one in each row; towers on the last two tiles of a row.
ROWS: Final = tuple([word + "+" * (at > 3) for word in ("mountain", "forest", "lake") for at in range(6)])


def arthurs_table(seats: int = 2, **rest: Unpack[Arranged]) -> MerlinTable:
    """Arrange a table with the expansion; the dice are 1, 2 and 3 for the knight, 4 for Merlin and 5 for Arthur."""
    return table(seats, **with_arthur(rest))


def with_arthur(rest: Arranged) -> Arranged:
    """Add the expansion to what is arranged."""
    return {**rest, "settings": {"arthur": True, **rest.get("settings", {})}}


def inner(name: str) -> int:
    """Give the number of a space of the inner ring by its id, such as "pict-1"."""
    return INNER.index(name)


def outer(name: str) -> int:
    """Give the number of a space of the outer ring with the wheel on it, such as "vp-manor"."""
    return OUTER.index(name)


def arthur_lands(name: str, seats: int = 2, **rest: Unpack[Arranged]) -> MerlinTable:
    """Seat `first` has moved Arthur, with the black die, to a space of the inner ring."""
    rest["arthur"] = (inner(name) - 5) % len(INNER)
    game = arthurs_table(seats, **rest)
    play(game, "die 5 arthur", "move clockwise")
    return game


def merlin_lands(name: str, seats: int = 2, **rest: Unpack[Arranged]) -> MerlinTable:
    """Seat `first` has moved Merlin, with the white die, to a space of the outer ring."""
    rest["merlin"] = (outer(name) - 4) % len(OUTER)
    game = arthurs_table(seats, **rest)
    play(game, "die 4 merlin", "move clockwise")
    return game


def knight_lands(name: str, seats: int = 2, **rest: Unpack[Arranged]) -> MerlinTable:
    """Seat 0 has moved its knight one space clockwise to a space of the outer ring."""
    rest["knight"] = {**rest.get("knight", {}), 0: (outer(name) - 1) % len(OUTER)}
    game = arthurs_table(seats, **rest)
    play(game, "die 1 knight")
    if game.asks == "merlin.move-figure":
        play(game, "move clockwise")
    return game


def scoring(seats: int = 2, **rest: Unpack[Arranged]) -> MerlinTable:
    """The last turn of the second round is over: all is scored, or somebody has a choice in it."""
    return scored(seats, **with_arthur(rest))


def picts(zone: Zone) -> list[str]:
    """Give the numbers of the Picts in a zone, from bottom to top."""
    return [PICT.words[tile] for tile in zone.cards]


def with_bonus(bonus: str, of: str = "") -> list[str]:
    """Give the numbers of the Picts with a bonus such as "apple", or "flag" of "orange", or "manor" of "lake"."""
    found = []
    for word, pict in zip(PICT.words, PICTS, strict=True):
        kind = PRINCIPALITY.words[pict.principality] if pict.good >= 0 else TERRAIN.words[pict.terrain]
        if pict.bonus == bonus and of in ("", kind):
            found.append(word)
    return found


def worth(*values: int) -> list[str]:
    """Give the numbers of different Picts with these strengths."""
    found: list[str] = []
    for value in values:
        fitting = [word for word, pict in zip(PICT.words, PICTS, strict=True) if pict.value == value]
        found.append(next(word for word in fitting if word not in found))
    return found
