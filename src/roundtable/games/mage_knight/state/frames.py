"""Frames: effects being carried out, with where they come from and what their steps have fixed so far."""

from roundtable.games.mage_knight.content.integers import ColourBits, Seat
from roundtable.games.mage_knight.state.classes import Frame


def frame(seat: Seat, origin: int, source: int, colours: ColourBits) -> Frame:
    """Begin an effect."""
    new = Frame()
    new.clear()
    new.seat = seat
    new.origin = origin
    new.source = source
    new.colours = colours
    return new
