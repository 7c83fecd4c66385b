"""Positions and bits as words, and what a viewer may see of cards."""

from roundtable.games.mage_knight.content.components import (
    CARD,
    KIND_OF,
)
from roundtable.games.mage_knight.content.integers import Deed, Seat
from roundtable.games.mage_knight.content.names import (
    DUMMY,
    NO_SEAT,
    NONE,
)
from roundtable.kernel.wording import Names
from roundtable.kernel.zone import Zone

Data = dict[str, object]


def word(names: Names, position: int) -> str | None:
    """Give a word, None for nothing or for what is not known."""
    return None if position == NONE else names.words[position]


def place(position: int) -> int | None:
    """Give a place in a list, or a seat; None for none."""
    return None if position == NONE else position


def who(seat: Seat) -> int | str | None:
    """Give a seat, or the dummy player; None for nobody."""
    return NO_SEAT.words[0] if seat == DUMMY else place(seat)


def row(positions: tuple[int, ...], names: Names) -> list[str | None]:
    """Give words in their order."""
    return [word(names, position) for position in positions]


def bits(mask: int, names: Names) -> list[str]:
    """Give the words of a mask."""
    return [one for at, one in enumerate(names.words) if (mask >> at) & 1]


def kinds(deeds: tuple[Deed, ...]) -> list[str | None]:
    """Give Deed cards by their kinds: equal cards cannot be told apart."""
    return [CARD.words[KIND_OF[deed]] for deed in deeds]


def seen(zone: Zone, viewer: Seat) -> list[str | None]:
    """Give the Deed cards of a zone in their order, as a seat sees them."""
    return [None if deed == NONE else CARD.words[KIND_OF[deed]] for deed in zone.seen_by(viewer)]


def hand(zone: Zone, viewer: Seat) -> list[str | None]:
    """Give the Deed cards of a hand in a fixed order, unknown ones last."""
    known = sorted([KIND_OF[deed] for deed in zone.seen_by(viewer) if deed != NONE])
    return [*[CARD.words[kind] for kind in known], *[None] * (len(zone.cards) - len(known))]


def counted(counts: tuple[int, ...], names: Names) -> dict[str, int]:
    """Give counts by word."""
    return dict(zip(names.words, counts, strict=True))
