"""Encodings in NumPy's arrays: one call for one table or for many, into arrays that the caller owns."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from roundtable.gym.encoding.encoding import Encoding
from roundtable.gym.encoding.field import Field, Plan
from roundtable.gym.encoding.pen import Pen
from roundtable.kernel.game import Game

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Counts = NDArray[np.int64]
SHORT: Final = np.dtype("<i2")
LONG: Final = np.dtype("<i8")


class Encoder:
    """Turns tables of one game, with certain seats and settings, into arrays."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding: Final = encoding
        self.version: Final = encoding.version
        self.fields: Final[tuple[Field, ...]] = tuple(encoding.plan.fields)
        self.size: Final = encoding.plan.size
        self.actions: Final = encoding.actions
        self.row_fields: Final[tuple[Field, ...]] = tuple(encoding.row_plan.fields)
        self.row_size: Final = encoding.row_plan.size
        self.max_options: Final = encoding.max_options
        self.low, self.high = limits(encoding.plan)
        self.row_low, self.row_high = limits(encoding.row_plan)
        self.scale: Final = scale_of(encoding.plan)
        self.row_scale: Final = scale_of(encoding.row_plan)

    def observe(self, game: Game, seat: int, out: Floats) -> None:
        """Write what a seat may know into float32[size]."""
        self.observe_all([game], [seat], out)

    def observe_all(self, games: Sequence[Game], seats: Sequence[int], out: Floats) -> None:
        """Write what one seat of each table may know into float32[n, size]."""
        written = self.encoding.positions(list(games), list(seats), 0, len(games), Pen())
        out[...] = np.frombuffer(written, SHORT).reshape(out.shape)
        np.multiply(out, self.scale, out)

    def mask(self, game: Game, seat: int, out: Bytes) -> None:
        """Write which actions a seat may choose from into uint8[actions]; none while it is not asked."""
        self.mask_all([game], [seat], out)

    def mask_all(self, games: Sequence[Game], seats: Sequence[int], out: Bytes) -> None:
        """Write which actions one seat of each table may choose from into uint8[n, actions]."""
        written = self.encoding.masks(list(games), list(seats), 0, len(games), Pen())
        out[...] = np.frombuffer(written, np.uint8).reshape(out.shape)

    def places(self, game: Game, seat: int) -> Counts:
        """Give where the mask of a seat is set: the numbers of its actions."""
        return np.frombuffer(self.encoding.places(game, seat), LONG)

    def rows(self, game: Game, seat: int, out: Floats) -> int:
        """Write a row for each option of a seat, in their order, into float32[most, row_size]; give their number."""
        counts: list[int] = []
        written = self.encoding.rows((game,), (seat,), counts)
        self.check_rows(counts[0], out)
        rows = np.frombuffer(written, SHORT).reshape(counts[0], self.row_size)
        np.multiply(rows, self.row_scale, out=out[: counts[0]])
        return counts[0]

    def rows_all(self, games: Sequence[Game], seats: Sequence[int], out: Floats, counts: Counts) -> None:
        """Write the rows of one seat of each table into float32[n, most, row_size], their numbers into int64[n].

        What lies behind a table's rows stays as it was.
        """
        found: list[int] = []
        written = np.frombuffer(self.encoding.rows(games, seats, found), SHORT).reshape(-1, self.row_size)
        counts[:] = found
        self.check_rows(int(counts.max(initial=0)), out)
        out[np.arange(out.shape[1]) < counts[:, np.newaxis]] = written * self.row_scale

    def check_rows(self, count: int, out: Floats) -> None:
        """Refuse an array that is too small for the options of a table."""
        if count > out.shape[-2]:
            raise ValueError(f"{count} options, and room for {out.shape[-2]} rows")


def limits(plan: Plan) -> tuple[Floats, Floats]:
    """Give the least and the greatest number of every place of a vector."""
    low = np.repeat([field.low for field in plan.fields], [field.size for field in plan.fields])
    high = np.repeat([field.high for field in plan.fields], [field.size for field in plan.fields])
    return low.astype(np.float32), high.astype(np.float32)


def scale_of(plan: Plan) -> Floats:
    """Give what each number is multiplied by."""
    units = np.repeat([field.unit for field in plan.fields], [field.size for field in plan.fields])
    return (1 / units).astype(np.float32)
