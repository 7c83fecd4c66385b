"""The tables that are tried cover what a game allows."""

import random
from collections.abc import Mapping
from itertools import product

import pytest

import roundtable as rt
from roundtable.kernel.action import Vocabulary
from roundtable.kernel.rules import Box, Setting, Value
from tests.machine.tables import SAMPLES, Chosen, games, pairs, setting_sets, some_tables_of, tables_of
from tests.practice import BOXES


class Pretended(Box):
    """A box without a game in it; the last setting needs the first."""

    def table(self, seats: int, settings: Mapping[str, Value]) -> rt.Game:
        if settings["s5"] and not settings["s0"]:
            raise rt.BadSettings("not-allowed", "s5")
        return rt.Game()


def box(*settings: Setting) -> Box:
    return Pretended("none", "1", (2,), settings, Vocabulary("none"), ())


def test_few_setting_sets_are_tried_all() -> None:
    sets = setting_sets(box(Setting("long", False, True), Setting("map", "small", "wide", "round")))
    assert len(sets) == 6
    assert {"long": True, "map": "round"} in sets


def test_of_many_setting_sets_the_default_each_value_and_most_pairs_are_tried() -> None:
    settings = [Setting(f"s{n}", 0, 1, 2) for n in range(6)]
    sets = setting_sets(box(*settings))
    assert sets[0] == {setting.name: 0 for setting in settings}
    for setting in settings:
        for value in setting.allowed:
            assert any(chosen[setting.name] == value for chosen in sets)
    assert sets == setting_sets(box(*settings))


def test_sampled_setting_sets_are_allowed_and_bring_most_pairs_together() -> None:
    settings = [Setting(f"s{n}", 0, 1, 2) for n in range(6)]
    names = [setting.name for setting in settings]
    every: list[Chosen] = [dict(zip(names, values, strict=True)) for values in product(range(3), repeat=6)]
    allowed = [chosen for chosen in every if chosen["s0"] or not chosen["s5"]]
    sets = setting_sets(box(*settings))
    samples = sets[13:]
    assert 0 < len(samples) <= SAMPLES
    assert all(chosen in allowed for chosen in samples)
    seen = {pair for chosen in sets if chosen in allowed for pair in pairs(chosen)}
    assert len(seen) > 0.9 * len({pair for chosen in allowed for pair in pairs(chosen)})


def test_every_practice_game_is_tried_with_every_seat_count() -> None:
    assert {practice.name for practice in BOXES} <= set(games())
    for practice in BOXES:
        assert {table.seats for table in tables_of(practice.name)} == set(practice.seats)


@pytest.mark.parametrize("game", games())
def test_a_smaller_number_of_tables_keeps_the_default_of_every_seat_count(game: str) -> None:
    every = tables_of(game)
    plain = [table for table in every if not table.settings]
    some = some_tables_of(game, len(plain) + 1)
    assert some[: len(plain)] == plain
    assert set(some) <= set(every)
    assert len(set(some)) == len(some)
    assert len({table.id for table in every}) == len(every)


@pytest.mark.parametrize("game", games())
def test_whatever_is_chosen_can_be_made_to_fit(game: str) -> None:
    box = rt.box_of(game)
    chance = random.Random(game)
    for _ in range(60):
        drawn: Chosen = {setting.name: chance.choice(setting.allowed) for setting in box.settings}
        seats = chance.choice(box.seat_counts(box.complete(drawn)))
        fitting = box.fitting(seats, drawn)
        assert box.choose(seats, fitting) == fitting
        box.table(seats, fitting)
