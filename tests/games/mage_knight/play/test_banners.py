"""The base set's four Banners, assigned to Units and powered."""

import pytest

from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, DAMAGE, do, fight, foe, pool, to, wounds_of
from tests.rules.mage_knight.look import discard_of, end_turn, hand_of, offered, options, units_of

TILE = {(0, 1): "countryside-01"}


def test_powered_banner_of_glory_raises_all_units_and_pays_once_for_each() -> None:
    units = ["utem-crossbowmen", "foresters", "peasants"]
    game = fight("swordsmen", hand=["banner-of-glory"], units=units, fame=60)
    do(game, "target 0", "activate 0 1", "power banner-of-glory")
    assert (pool(game), game.players[0].fame) == ([2], 61)  # it paid for the shot before it
    do(game, "give-up")
    do(to(game, BLOCK), "block 0 0", "activate 1 1")
    assert (pool(game), game.players[0].fame) == ([3 + 1], 62)
    do(game, "activate 2 0")
    assert (pool(game), game.players[0].fame) == ([3 + 1, 2 + 1], 63)
    do(game, "stand")
    end_turn(do(to(game, ATTACK), "next"))
    assert "banner-of-glory" in [CARD.words[KIND_OF[deed]] for deed in game.removed]


def test_powered_banner_of_glory_raises_the_armor_of_all_units() -> None:
    game = fight("swordsmen", hand=["banner-of-glory"], units=["peasants"])  # 6 against Armor 3 + 1 and 2
    do(game, "power banner-of-glory")
    do(to(game, DAMAGE), "damage 0 0", "assign 0")
    assert (units_of(game), wounds_of(game)) == (["peasants wounded"], 1)


def test_banner_of_fear_spends_its_unit_to_cancel_an_attack() -> None:
    game = fight("prowlers", "cursed-hags", hand=["banner-of-fear"], units=["peasants"])
    do(game, "banner banner-of-fear 0")
    assert offered(game, "option") == []  # in the Block phase only
    do(to(game, BLOCK), "option 0", "attack-of 1 0")
    assert offered(game, "block") == ["0 0"]
    assert (units_of(game), game.players[0].fame) == (["peasants spent"], 1)
    assert offered(game, "option") == []


@pytest.mark.parametrize("state", ["spent", "wounded"])
def test_banner_of_fear_needs_a_unit_that_can_act(state: str) -> None:
    game = fight("prowlers", hand=["banner-of-fear"], units=[f"peasants {state}"])
    do(game, "banner banner-of-fear 0")
    assert offered(to(game, BLOCK), "option") == []


def test_powered_banner_of_fear_stops_up_to_three_enemies() -> None:
    enemies = ["prowlers", "diggers", "cursed-hags", "wolf-riders"]
    game = fight(*enemies, hand=["banner-of-fear"])
    do(game, "power banner-of-fear", "enemy 0", "enemy 2", "enemy 3")
    assert offered(to(game, BLOCK), "block") == ["1 0"]
    game = fight(*enemies, hand=["banner-of-fear"])
    do(game, "power banner-of-fear", "enemy 1", "done")
    assert offered(to(game, BLOCK), "block") == ["0 0", "2 0", "3 0"]


@pytest.mark.parametrize(
    ("enemy", "unit", "wounds"),
    [("fire-mages", "peasants wounded", 0), ("swordsmen", "peasants wounded", 1), ("fire-golems", "peasants", 0)],
)
def test_banner_of_protection_gives_armor_and_resistance_to_fire_and_ice(enemy: str, unit: str, wounds: int) -> None:
    """Peasants have Armor 4 then: fire 6 bounces off once, physical 6 does not."""
    game = fight(enemy, hand=["banner-of-protection"], units=["peasants"])
    do(game, "banner banner-of-protection 0")
    to(game, BLOCK)
    if enemy == "fire-golems":
        foe(game).values[0] = 2  # brutal: 4
    do(to(game, DAMAGE), "damage 0 0", "assign 0")
    assert (units_of(game), wounds_of(game)) == ([unit], wounds)


@pytest.mark.parametrize("count", [0, 1, 4])
def test_powered_banner_of_protection_throws_wounds_of_this_turn_away(count: int) -> None:
    """Cursed Hags give two poisoned Wounds; the one in hand before does not count."""
    game = fight("cursed-hags", hand=["banner-of-protection", "wound"])
    do(game, "power banner-of-protection")
    to(game, ATTACK)
    assert (wounds_of(game), discard_of(game)) == (3, ["wound"] * 2)
    do(game, "next", "end-turn", *["accept"] * count)
    if count < 4:
        game.play("decline")
    assert "accept" not in options(game)
    held = hand_of(game).count("wound") + discard_of(game).count("wound")
    assert held == 5 - count


def test_powered_banner_of_courage_readies_all_units_outside_combat() -> None:
    units = ["peasants spent", "altem-mages spent wounded", "foresters"]
    game = table(hand={0: ["banner-of-courage"]}, units={0: units}, fame={0: 60}, forced=False)
    do(game, "power banner-of-courage")
    assert units_of(game) == ["peasants", "altem-mages wounded", "foresters"]
    assert "power banner-of-courage" not in options(
        fight("prowlers", hand=["banner-of-courage"], units=["peasants spent"])
    )


def test_banner_of_courage_readies_a_unit_recruited_later_once_a_round() -> None:
    game = table(
        tiles=TILE,
        at={0: (2, -3)},
        hand={0: ["banner-of-courage", "march"]},
        unit_offer=["peasants"],
        forced=False,
    )
    do(game, "interact")
    game.turn.influence = 4
    settle(game)
    do(game, "recruit peasants", "done", "banner banner-of-courage 0")
    assert offered(game, "option") == []
    end_turn(game)
    end_turn(game)
    do(game, "done", "activate 0 2", "option 0")
    assert units_of(game) == ["peasants"]
    do(game, "activate 0 2")
    assert offered(game, "option") == []


def test_banner_of_courage_readies_a_wounded_unit_too() -> None:
    game = table(hand={0: ["banner-of-courage", "march"]}, units={0: ["peasants spent wounded"]}, forced=False)
    do(game, "banner banner-of-courage 0", "option 0")
    assert units_of(game) == ["peasants wounded"]


def test_banner_of_courage_has_no_use_in_combat() -> None:
    game = fight("prowlers", hand=["banner-of-courage"], units=["peasants spent"])
    do(game, "banner banner-of-courage 0")
    assert offered(game, "option") == []
