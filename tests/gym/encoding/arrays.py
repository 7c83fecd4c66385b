"""What an encoder writes, in fresh arrays."""

import numpy as np
from numpy.typing import NDArray

import roundtable as rt
from roundtable.gym.encoding import Encoder, Field, encoder_for

Floats = NDArray[np.float32]


def observed(game: rt.Game, seat: int, encoder: Encoder | None = None) -> Floats:
    """Give what a seat may know."""
    encoder = encoder or encoder_for(game)
    out = np.full(encoder.size, np.nan, np.float32)
    encoder.observe(game, seat, out)
    return out


def masked(game: rt.Game, seat: int) -> NDArray[np.uint8]:
    """Give which actions a seat may choose from."""
    encoder = encoder_for(game)
    out = np.full(encoder.actions, 7, np.uint8)
    encoder.mask(game, seat, out)
    return out


def rows(game: rt.Game, seat: int) -> Floats:
    """Give the rows of a seat's options."""
    encoder = encoder_for(game)
    out = np.full((encoder.max_options, encoder.row_size), np.nan, np.float32)
    return out[: encoder.rows(game, seat, out)]


def differing(fields: tuple[Field, ...], one: Floats, other: Floats) -> set[str]:
    """Give the names of the fields in which two vectors differ."""
    places = np.flatnonzero(one != other)
    return {field.name for field in fields for place in places if field.place <= place < field.place + field.size}
