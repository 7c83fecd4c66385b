"""What a question proposes is given without asking, unless another answer is sent along; purses are told beforehand."""

import random
from typing import Any

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.kernel.game import Game
from roundtable.kernel.table import new
from roundtable.server.tables.paths import answers_behind, paths_from
from roundtable.server.tables.preview import preview_of
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_players import Lists


def solo(*, crystals: Lists | None = None, mana: Lists | None = None, **arranged: object) -> MageKnightTable:
    """Arrange a table for one, at which everything is asked."""
    return table(seats=1, scenario="solo_conquest", crystals=crystals, mana=mana, forced=False, **arranged)  # type: ignore[arg-type]


def behind(game: MageKnightTable, *answers: str) -> list[str]:
    """Give what follows some answers by itself."""
    first, *then = [game.understand(answer) for answer in answers]
    return answers_behind(game, 0, first, then, also_obvious=True)[len(then) :]


def test_the_cheapest_payment_is_proposed_a_die_then_a_token_then_a_crystal() -> None:
    game = solo(hand={0: ["march"]}, source=["gold", "green"], crystals={0: ["green"]}, mana={0: ["green"]})
    assert behind(game, "power march") == ["(pay green-die green)"]
    game = solo(hand={0: ["march"]}, source=["gold", "red"], crystals={0: ["green"]}, mana={0: ["green"]})
    assert behind(game, "power march") == ["(pay gold-die green)"]
    game = solo(hand={0: ["march"]}, source=["red"], crystals={0: ["green"]}, mana={0: ["green"]})
    assert behind(game, "power march") == ["(pay green-token green)"]
    game = solo(hand={0: ["march"]}, source=["red"], crystals={0: ["green"]})
    assert behind(game, "power march") == ["(pay green-crystal green)"]


def test_another_payment_can_be_sent_along() -> None:
    game = solo(hand={0: ["march"]}, source=["green"], crystals={0: ["green"]})
    paths = [path.actions for path in paths_from(game, 0, 1).paths]
    assert ["power march", "pay green-crystal green"] in paths
    assert behind(game, "power march", "pay green-crystal green") == []


def test_a_colour_that_matters_is_asked_for() -> None:
    game = solo(hand={0: ["crystallize"]}, crystals={0: ["green", "red"]})
    assert behind(game, "play crystallize") == []


def test_a_strong_spell_is_paid_twice_without_asking() -> None:
    game = solo(hand={0: ["fireball"]}, mana={0: ["red", "black"]}, crystals={0: ["red"]}, night=True, round=2)
    assert "power fireball" not in [one.notation for one in game.options()]  # there is no fight
    game = solo(hand={0: ["snowstorm", "meditation"]}, mana={0: ["green", "black"]}, night=True, round=2)
    assert behind(game, "power meditation")[:2] == ["(pay green-token green)", "(pay black-token black)"]


def test_wounds_go_along_with_a_rest_unless_they_are_kept() -> None:
    game = solo(hand={0: ["march", "wound", "wound", "tranquility"]})
    game.play("rest")
    assert behind(game, "card march") == ["(card wound)", "(card wound)", "(done)"]
    assert behind(game, "card march", "done") == []


@pytest.mark.parametrize("seats", [1, 2])
def test_a_purse_told_beforehand_is_the_purse_afterwards(seats: int) -> None:
    luck = random.Random(seats)
    told = 0
    for seed in range(3):
        game = new("mage_knight", seats, seed)
        for _ in range(150):
            if game.over:
                break
            seat = luck.choice(game.waiting)
            if game.seat == seat and not game.early:
                for notation, purse in paths_from(game, seat, 1).purses.items():
                    if purse != game.purse(seat) or luck.random() < 0.1:
                        compare(game, seat, notation, purse)
                        told += bool(purse)
            game.play(luck.choice(game.options_of(seat)), seat)
    assert told > 100


def compare(game: Game, seat: int, notation: str, purse: dict[str, int]) -> None:
    """Compare what was told of a purse with its preview and with what happens."""
    first, *then = [game.understand(one) for one in notation.split(" > ")]
    shown = preview_of(game, seat, first, 1, then, also_obvious=True).view
    after = game.clone()
    after.play(first, seat)
    for answer in answers_behind(game, seat, first, then, also_obvious=True):
        after.play(answer.strip("()"), seat)
    table: Any = None if shown is None else shown.table
    assert table["purse"] == after.purse(seat)
    while after.purse(seat) != purse and len(after.options_of(seat)) == 1:
        after.play(after.options_of(seat)[0], seat)  # others cannot know that there is one answer
    assert after.purse(seat) == purse, notation
