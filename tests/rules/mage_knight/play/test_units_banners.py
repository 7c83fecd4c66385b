"""Units: Banners assigned to them."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from roundtable.games.mage_knight.content.names import NONE
from tests.proof import rule
from tests.rules.mage_knight.arrange_cards import in_village, in_wilds, shopping, then, visit
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, DAMAGE, fight, pool, to
from tests.rules.mage_knight.look import discard_of, end_turn, hand_of, offered, options, play, played_by, units_of

GLORY = "banner-of-glory"
HAND = [GLORY, "march"]
UNITS = ["utem-crossbowmen"]


def banners_of(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the Banner under each Unit, empty if there is none."""
    units = game.players[seat].units
    return ["" if unit.banner == NONE else CARD.words[KIND_OF[unit.banner]] for unit in units]


def resting() -> MageKnightTable:
    """Give a Rest before its discard."""
    return then(in_wilds(hand={0: HAND}, units={0: UNITS}), "rest")


def after_action() -> MageKnightTable:
    """Give a turn whose action is over."""
    return visit(in_village(hand={0: HAND}, units={0: UNITS}), "done")


MOMENTS = {
    "open": lambda: in_wilds(hand={0: HAND}, units={0: UNITS}),
    "moved": lambda: then(in_village(hand={0: HAND}, units={0: UNITS}, move=2), "go 1,-2"),
    "interaction": lambda: visit(in_village(hand={0: HAND}, units={0: UNITS})),
    "ranged": lambda: fight("prowlers", hand=HAND, units=UNITS),
    "block": lambda: to(fight("prowlers", hand=HAND, units=UNITS), BLOCK),
    "damage": lambda: to(fight("prowlers", hand=HAND, units=UNITS), DAMAGE),
    "attack": lambda: to(fight("prowlers", hand=HAND, units=UNITS), ATTACK),
    "after-action": after_action,
    "rest": resting,
}


@rule("mage_knight.units.banner-assigned-any-time-in-own-turn")
@pytest.mark.parametrize("moment", list(MOMENTS))
def test_a_banner_is_assigned_at_any_moment_of_the_own_turn(moment: str) -> None:
    game = MOMENTS[moment]()
    game.play(f"banner {GLORY} 0")
    assert banners_of(game) == [GLORY]
    assert GLORY not in (*hand_of(game), *played_by(game), *discard_of(game))


@rule("mage_knight.units.banner-assigned-any-time-in-own-turn")
def test_no_banner_is_assigned_in_the_turn_of_another_player() -> None:
    game = in_wilds(
        hand={0: ["march"], 1: [GLORY]}, units={1: ["peasants"]}, at={1: (2, -3)}, skills={1: ["goldyx-motivation"]}
    )
    end_turn(game)
    assert (game.seat, game.asks) == (1, "mage_knight.out-of-turn")
    assert offered(game, "banner") == []
    game.play("done")
    assert offered(game, "banner") == [f"{GLORY} 0"]


@rule("mage_knight.units.banner-basic-effect-while-assigned")
def test_banner_of_glory_raises_its_unit_and_no_other_while_it_is_there() -> None:
    """Attack and Block 1 more, and 1 Fame for each fight."""
    for index, value, fame in ((0, 2 + 1, 1), (1, 2, 0)):
        game = fight("prowlers", hand=HAND, units=["utem-crossbowmen"] * 2, fame=8)
        play(game, f"banner {GLORY} 0", "target 0", f"activate {index} 1")
        assert (pool(game), game.players[0].fame) == ([value], 8 + fame)
    game = to(fight("prowlers", hand=HAND, units=UNITS), BLOCK)
    play(game, f"banner {GLORY} 0", "block 0 0", "activate 0 0", "choose 1")
    assert pool(game) == [3 + 1]


@rule("mage_knight.units.banner-basic-effect-while-assigned")
def test_banner_of_glory_raises_the_armor_of_its_unit() -> None:
    """Prowlers deal 4: Peasants with Armor 3 + 1 leave nothing for the hero."""
    for banner, wounds in ((False, 1), (True, 0)):
        game = fight("prowlers", hand=[GLORY], units=["peasants"])
        if banner:
            game.play(f"banner {GLORY} 0")
        play(to(game, DAMAGE), "damage 0 0", "assign 0", *["suffer"] * (wounds and "suffer" in options(game)))
        assert (units_of(game), hand_of(game).count("wound")) == (["peasants wounded"], wounds)


@rule("mage_knight.units.banner-basic-effect-while-assigned")
def test_banner_of_courage_readies_its_unit_once_a_round() -> None:
    game = in_wilds(hand={0: ["banner-of-courage", "march"]}, units={0: ["peasants spent"]})
    assert offered(game, "option") == []
    play(game, "banner banner-of-courage 0", "option 0")
    assert units_of(game) == ["peasants"]
    game.play("activate 0 2")
    assert offered(game, "option") == []


@rule("mage_knight.units.banner-strong-effect-blocked-while-assigned")
def test_an_assigned_banner_has_no_strong_effect() -> None:
    game = fight("prowlers", hand=HAND, units=UNITS)
    assert offered(game, "power") == [GLORY]
    game.play(f"banner {GLORY} 0")
    assert offered(game, "power") == []
    for phase in (BLOCK, ATTACK):
        assert offered(to(game, phase), "power") == []


# ---- leaving ----


@rule("mage_knight.units.banner-discarded-when-unit-destroyed")
def test_a_banner_goes_to_the_discard_pile_with_a_destroyed_unit() -> None:
    """A Medusa paralyzes: a Unit she wounds is destroyed."""
    game = fight("medusa", hand=[GLORY], units=["peasants", "foresters"], fame=8)
    game.play(f"banner {GLORY} 0")
    play(to(game, DAMAGE), "damage 0 0", "assign 0")
    assert (units_of(game), discard_of(game)) == (["foresters"], [GLORY])
    assert len(game.removed_units) == 1


@rule("mage_knight.units.banner-discarded-when-unit-disbanded")
def test_a_banner_goes_to_the_discard_pile_with_a_disbanded_unit() -> None:
    game = in_village(hand={0: [GLORY]}, units={0: ["peasants"]}, unit_offer=["foresters"])
    game.play(f"banner {GLORY} 0")
    play(shopping(game), "recruit foresters", "disband 0")
    assert (units_of(game), banners_of(game), discard_of(game)) == (["foresters"], [""], [GLORY])


@rule("mage_knight.units.banner-replaced-by-new-banner")
def test_a_new_banner_sends_the_earlier_one_to_the_discard_pile() -> None:
    game = in_wilds(hand={0: [GLORY, "banner-of-courage"]}, units={0: ["peasants", "foresters"]}, fame={0: 8})
    play(game, f"banner {GLORY} 0", "banner banner-of-courage 0")
    assert (banners_of(game), discard_of(game)) == (["banner-of-courage", ""], [GLORY])
    other = in_wilds(hand={0: [GLORY, "banner-of-courage"]}, units={0: ["peasants", "foresters"]}, fame={0: 8})
    play(other, f"banner {GLORY} 0", "banner banner-of-courage 1")
    assert (banners_of(other), discard_of(other)) == ([GLORY, "banner-of-courage"], [])
