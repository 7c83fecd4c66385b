"""Variable daytime: arriving at night, and oncoming darkness."""

import pytest

from roundtable.kernel.errors import BadSettings
from tests.proof import rule
from tests.rules.mage_knight.arrange_course import NIGHT_TACTICS, faces
from tests.rules.mage_knight.arrange_variants import end_round, hexes, started
from tests.rules.mage_knight.look import offered

DAY = {"daytime": "alternate"}
NIGHT = {"daytime": "night_arrival"}
DARKNESS = {"daytime": "oncoming_darkness"}
SEEDS = range(30)


def nights(seed: int, settings: dict[str, str]) -> list[bool]:
    """Say of every Round of a game whether it was a Night."""
    game = started(settings, seed=seed)
    found = [game.night]
    while not end_round(game).over:
        found.append(game.night)
    return found


@rule("mage_knight.variant-daytime.night-arrival-starts-at-night")
def test_the_first_round_may_be_a_night() -> None:
    game = started(NIGHT)
    assert game.night
    assert offered(game, "tactic") == list(NIGHT_TACTICS)
    assert nights(1, NIGHT) == [True, False, True, False, True, False]


@rule("mage_knight.variant-daytime.night-arrival-hides-towers-and-ruins")
def test_at_night_nobody_sees_towers_and_ruins() -> None:
    found: set[tuple[str, bool]] = set()
    for seed in SEEDS:
        for more in (NIGHT, DAY):
            for there in hexes(started(more, 4, seed=seed)):
                if there["site"] == "ancient-ruins":
                    assert (there["ruin"] is None) == (more is NIGHT)
                    found.add((there["site"], more is NIGHT))
                if there["site"] == "mage-tower" and more is NIGHT:
                    assert there["enemies"] == [{"back": "violet"}]
                    found.add((there["site"], True))
    assert len(found) == 3


@rule("mage_knight.variant-daytime.night-arrival-reroll-gold-and-black")
def test_dice_are_rolled_until_none_is_gold_or_black() -> None:
    special = 0
    for seed in SEEDS:
        assert not {"gold", "black"} & set(faces(started(NIGHT, 4, seed=seed)))
        special += len({"gold", "black"} & set(faces(started({**NIGHT, "night_arrival_reroll": False}, 4, seed=seed))))
    assert special


def test_there_is_nothing_to_reroll_by_day() -> None:
    with pytest.raises(BadSettings):
        started({"night_arrival_reroll": False})


@rule("mage_knight.variant-daytime.darkness-starts-with-day")
def test_darkness_begins_with_a_day() -> None:
    for seed in SEEDS:
        assert not started(DARKNESS, seed=seed).night


@rule(
    "mage_knight.variant-daytime.darkness-two-dice-each-day-end",
    "mage_knight.variant-daytime.darkness-black-means-night-forever",
    "mage_knight.variant-daytime.darkness-otherwise-another-day",
)
@pytest.mark.parametrize(
    ("fallen", "night"),
    [
        (["red", "gold", "black"], False),
        (["black", "red"], True),
        (["white", "black"], True),
        (["black", "black"], True),
    ],
)
def test_two_dice_decide_at_the_end_of_a_day(fallen: list[str], night: bool) -> None:
    game = end_round(started(DARKNESS), *fallen)
    assert game.round == 2
    assert game.night == night


@rule("mage_knight.variant-daytime.darkness-black-means-night-forever")
def test_once_it_is_night_it_stays_so() -> None:
    found = [nights(seed, DARKNESS) for seed in range(8)]
    for row in found:
        assert row == sorted(row)
        assert not row[0]
    assert len({row.count(True) for row in found}) > 2


def test_darkness_is_not_for_one() -> None:
    with pytest.raises(BadSettings):
        started(DARKNESS, 1, "first_reconnaissance")


@pytest.mark.parametrize("settings", [DAY, NIGHT, DARKNESS], ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_shown_of_the_rounds_comes_true(settings: dict[str, str], seed: int) -> None:
    became = nights(seed, settings)
    game = started(settings, seed=seed)
    for at in range(len(became)):
        shown = game.view(None)["table"]["nights"]  # type: ignore[index]  # the game's own part of a view
        assert len(shown) == game.rules.rounds
        assert all(told in (None, true) for told, true in zip(shown, became, strict=True))
        assert shown[at] == became[at]
        assert settings is DARKNESS or None not in shown
        end_round(game)
