"""What is shown of the locals where a hero stands is what dealing with them costs and brings."""

from typing import Any

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.games.mage_knight.why.test_reasons_told import why
from tests.rules.mage_knight.arrange_cards import in_city, in_monastery, in_village, in_wilds, shopping
from tests.rules.mage_knight.look import play


def shown(game: MageKnightTable) -> Any:  # noqa: ANN401  # a part of a view
    """Give what a spectator sees of the locals where the first hero stands."""
    table: Any = game.view(None)["table"]
    return table["players"][0]["locals"]


def test_there_are_none_in_the_wilds() -> None:
    assert shown(in_wilds(at={0: (1, -2)})) is None


def test_prices_are_those_of_the_place() -> None:
    assert shown(in_village())["prices"] == {"healing": 3}
    assert shown(in_monastery())["prices"] == {"healing": 2, "monastery": 6}
    assert shown(in_city("red"))["prices"] == {"artifact": 12}
    assert shown(in_city("green"))["prices"] == {"advanced-action": 6}
    assert shown(in_city("white"))["prices"] == {"elite-unit": 2}


@pytest.mark.parametrize(("reputation", "brings"), [(-3, -1), (0, 0), (7, 5)])
def test_reputation_brings_what_is_shown_and_once(reputation: int, brings: int) -> None:
    game = in_village(reputation={0: reputation})
    assert shown(game)["influence"] == brings
    play(game, "interact")
    assert game.turn.influence == brings
    assert shown(game)["influence"] is None


def test_at_the_x_they_shun_a_hero() -> None:
    game = in_village(reputation={0: -7})
    assert shown(game)["shun"]
    assert why(game, "locals")[1] == "interaction.reputation-x-forbids"


def test_units_are_those_that_come_here_at_their_price() -> None:
    game = in_village(unit_offer=["peasants", "fire-golems", "peasants", "herbalists"])
    assert shown(game)["units"] == [{"unit": "peasants", "price": 4}, {"unit": "herbalists", "price": 3}]
    play(shopping(game, 9), "recruit peasants")
    assert game.turn.influence == 5


def test_what_is_too_dear_says_so() -> None:
    game = shopping(in_village(), 2)
    text, rule = why(game, "ware:healing")
    assert ("3" in text, "2" in text, rule) == (True, True, "interaction.spend-on-site-options")
