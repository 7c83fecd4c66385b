"""Every field has a name, a place and a range, keeps to them, and tells what it is called after."""

import numpy as np
import pytest

import roundtable as rt
from roundtable.gym.encoding import Field, encoder_for
from tests.gym.encoding.arrays import Floats, masked, observed, rows
from tests.gym.positions import positions, some_tables
from tests.machine.haste import amount
from tests.machine.tables import Table

TABLES = some_tables(amount(12, 4))
EVERY = amount(5, 29)


@pytest.mark.parametrize("table", TABLES, ids=[table.id for table in TABLES])
def test_all_numbers_lie_in_their_ranges(table: Table) -> None:
    for game in positions(table, 3, EVERY):
        encoder = encoder_for(game)
        for seat in range(table.seats):
            within(encoder.fields, observed(game, seat)[np.newaxis])
            found = rows(game, seat)
            options = game.options_of(seat)
            assert len(found) == len(options)
            assert np.flatnonzero(masked(game, seat)).tolist() == sorted([one.id for one in options])
            within(encoder.row_fields, found)


def within(fields: tuple[Field, ...], vectors: Floats) -> None:
    """Raise if a number lies outside its range."""
    for field in fields:
        part = vectors[:, field.place : field.place + field.size]
        fine = (part >= field.low - 1e-5) & (part <= field.high + 1e-5)
        assert fine.all(), f"{field!r} holds {part[~fine]}"


@pytest.mark.parametrize("table", TABLES, ids=[table.id for table in TABLES])
def test_fields_follow_one_another_and_have_names_of_their_own(table: Table) -> None:
    encoder = encoder_for(table.new(1))
    for fields, size in ((encoder.fields, encoder.size), (encoder.row_fields, encoder.row_size)):
        place = 0
        for field in fields:
            assert field.place == place
            assert field.low < field.high
            place += field.size
        assert place == size
        assert len({field.name for field in fields}) == len(fields)


def test_encoders_are_shared_by_game_seats_and_settings() -> None:
    encoder = encoder_for(rt.new("merlin", 2, 1))
    assert encoder_for(rt.new("merlin", 2, 2, {"arthur": False})) is encoder
    assert encoder_for(rt.new("merlin", 3, 1)) is not encoder
    assert encoder_for(rt.new("merlin", 2, 1, {"arthur": True})) is not encoder


def test_many_tables_are_written_as_one_by_one() -> None:
    games = [game.clone() for game in positions(Table("merlin", 3), 1, 31)]
    encoder = encoder_for(games[0])
    seats = [(number * 2) % 3 for number in range(len(games))]
    vectors = np.full((len(games), encoder.size), np.nan, np.float32)
    masks = np.full((len(games), encoder.actions), 7, np.uint8)
    many = np.full((len(games), encoder.max_options, encoder.row_size), np.nan, np.float32)
    counts = np.zeros(len(games), np.int64)
    encoder.observe_all(games, seats, vectors)
    encoder.mask_all(games, seats, masks)
    encoder.rows_all(games, seats, many, counts)
    for at, (game, seat) in enumerate(zip(games, seats, strict=True)):
        assert np.array_equal(vectors[at], observed(game, seat))
        assert np.array_equal(masks[at], masked(game, seat))
        assert np.array_equal(many[at, : counts[at]], rows(game, seat))


def test_too_little_room_for_rows_is_refused() -> None:
    game = rt.new("merlin", 2, 1)
    encoder = encoder_for(game)
    with pytest.raises(ValueError, match="room for 1 rows"):
        encoder.rows(game, game.agenda[-1].seat, np.zeros((1, encoder.row_size), np.float32))
