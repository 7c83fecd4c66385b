"""Exploration: what is laid on a newly revealed tile, and cities with their level and garrison."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import STACK_OF, TILE
from roundtable.games.mage_knight.content.names import NONE, STACK
from roundtable.games.mage_knight.map import board, tokens
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import Space, space
from tests.rules.mage_knight.arrange_turn import MAP
from tests.rules.mage_knight.look import play

AT = (2, -3)  # beside slot (1, 1), whose centre is (4, -5)
CITY = (4, -5)
explorer = partial(table, tiles=MAP, at={0: AT}, hand={0: ["rage"]}, move=2, forced=False)


def reveal(tile: str, night: bool = False) -> MageKnightTable:
    """Reveal a tile in slot (1, 1)."""
    game = explorer(next_tiles=[tile], night=night)
    game.play("explore 1,1")
    return game


def backs(game: MageKnightTable, place: Space) -> list[str]:
    """Give the backs of the enemy tokens on a space, each with "up" if it lies face up."""
    found: list[str] = []
    for token in tokens.tokens_at(game, board.spot_at(game, space(place))):
        up = " up" if tokens.is_up(game, token) else ""
        found.append(STACK.words[STACK_OF[token]] + up)
    return found


@rule("mage_knight.exploration.sites-follow-reveal-instructions")
@pytest.mark.parametrize("night", [False, True])
def test_rampaging_enemies_are_laid_face_up_and_garrisons_face_down(night: bool) -> None:
    assert backs(reveal("countryside-02", night), (4, -6)) == ["green up"]
    assert backs(reveal("core-04", night), (4, -5)) == ["red up"]
    assert backs(reveal("core-04", night), (5, -5)) == ["grey"]
    assert backs(reveal("countryside-04", night), (4, -5)) == ["violet"]
    assert backs(reveal("countryside-06", night), (3, -5)) == []  # a den is empty until somebody enters it


@rule("mage_knight.exploration.sites-follow-reveal-instructions")
@pytest.mark.parametrize(("night", "seen"), [(False, ["grey up"]), (True, ["grey"])])
def test_a_keep_revealed_beside_the_hero_is_seen_by_day(night: bool, seen: list[str]) -> None:
    assert backs(reveal("countryside-10", night), (3, -4)) == seen


@rule("mage_knight.exploration.sites-follow-reveal-instructions")
@pytest.mark.parametrize("night", [False, True])
def test_ruins_are_laid_face_up_by_day_and_face_down_at_night(night: bool) -> None:
    game = reveal("countryside-08", night)
    spot = board.spot_at(game, space((5, -6)))
    assert tokens.ruin_at(game, spot) != NONE
    assert tokens.ruin_is_up(game, spot) == (not night)


@rule("mage_knight.exploration.monastery-adds-card-to-unit-offer")
def test_a_monastery_adds_an_advanced_action_to_the_unit_offer() -> None:
    game = explorer(next_tiles=["countryside-05"], unit_offer=["peasants", "herbalists"])
    offer, deck, top = game.advanced_offer, len(game.advanced_deck.cards), game.advanced_deck.cards[-1]
    old = game.monastery_offer
    game.play("explore 1,1")
    assert game.monastery_offer == (*old, top)
    assert (game.advanced_offer, len(game.advanced_deck.cards)) == (offer, deck - 1)
    assert len(game.unit_offer) == 2


# ---- cities ----


@rule("mage_knight.exploration.city-card-placed", "mage_knight.exploration.city-miniature-placed")
@pytest.mark.parametrize(
    ("tile", "colour"), [("core-05", "green"), ("core-06", "blue"), ("core-07", "white"), ("core-08", "red")]
)
def test_a_revealed_city_is_in_play_with_its_colour_on_its_space(tile: str, colour: str) -> None:
    game = explorer(next_tiles=[tile])
    assert [*game.cities] == []
    game.play("explore 1,1")
    assert [*game.cities] == [TILE.at(tile)]
    shown = [one for one in hexes(game) if one.get("level")]
    assert [(one["hex"], one["site"], one["colours"]) for one in shown] == [("4,-5", "city", [colour])]


def hexes(game: MageKnightTable) -> list[dict[str, object]]:
    """Give what everybody sees of the hexes of the map."""
    found = game.sees(None)["hexes"]
    assert isinstance(found, list)
    return found


@rule("mage_knight.exploration.city-level-from-scenario")
@pytest.mark.parametrize(
    ("scenario", "seats", "levels"),
    [("full_conquest", 2, [4, 4]), ("blitz_conquest", 2, [3, 3]), ("solo_conquest", 1, [5, 8])],
)
def test_the_scenario_says_the_level_of_each_city_in_the_order_of_revealing(
    scenario: str, seats: int, levels: list[int]
) -> None:
    game = explorer(
        seats,
        scenario=scenario,
        settings={"map_shape": "open_5"},
        tiles={(0, 1): "countryside-02", (1, 0): "countryside-05"},
        enemies={(4, -2): []},
        at={0: (4, -3)},
        next_tiles=["core-06", "core-05"],
        move=4,
    )
    play(game, "explore 1,1", "explore 2,0")
    assert [board.state_at(game, space(place)).level for place in ((4, -5), (6, -4))] == levels


@rule("mage_knight.exploration.city-garrison-by-base-circles")
@pytest.mark.parametrize(
    ("tile", "level", "garrison"),
    [
        ("core-05", 4, ["brown", "grey", "white"]),
        ("core-05", 9, ["brown", "brown", "brown", "grey", "white"]),
        ("core-06", 1, ["grey", "violet"]),
        ("core-06", 8, ["violet", "violet", "white", "white"]),
        ("core-07", 3, ["white", "white"]),
        ("core-07", 11, ["grey", "white", "white", "white", "white"]),
        ("core-08", 5, ["brown", "violet", "white"]),
    ],
)
def test_a_city_has_a_face_down_token_for_each_circle_of_its_base(tile: str, level: int, garrison: list[str]) -> None:
    game = explorer(next_tiles=[tile], settings={"first_city_level": level})
    game.play("explore 1,1")
    assert sorted(backs(game, CITY)) == garrison
