"""City assault: an assault like others, with what each city gives its defenders, and the leader of a conquered city."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, to, wounds_of
from tests.rules.mage_knight.arrange_foes import MANY, attack_needed, block_needed, defeated
from tests.rules.mage_knight.arrange_sites import (
    BLUE_CITY,
    CENTRE,
    EAST,
    GREEN_CITY,
    NORTH_EAST,
    RED_CITY,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    WHITE_CITY,
    Place,
    actions,
    assault,
    seen,
    shields_at,
    turn_of,
)
from tests.rules.mage_knight.look import discard_of, end_turn, foes_of, offered, place_of

NOBODY: dict[tuple[int, int], list[str]] = {EAST: [], SOUTH_EAST: [], SOUTH_WEST: [], WEST: []}
CITIES = [WHITE_CITY, BLUE_CITY, RED_CITY, GREEN_CITY]


def at_city(
    place: Place, *enemies: str, shields: tuple[int, ...] = (), monsters: tuple[str, ...] = (), fame: int = 0
) -> MageKnightTable:
    """Let seat 0 assault a city with these defenders and no rampaging enemies around."""
    others = {space: kinds for space, kinds in NOBODY.items() if has_enemies(place, space)}
    return assault(place, *enemies, others=others, shields=shields, next_enemies=monsters, fame={0: fame})


def has_enemies(place: Place, space: tuple[int, int]) -> bool:
    """Say whether a space of a city's tile holds rampaging enemies."""
    return (
        space
        in {
            WHITE_CITY: (SOUTH_EAST,),
            BLUE_CITY: (WEST,),
            RED_CITY: (SOUTH_EAST, WEST),
            GREEN_CITY: (EAST, SOUTH_WEST),
        }[place]
    )


@rule("mage_knight.city-assault.like-other-fortified-sites")
@pytest.mark.parametrize("place", CITIES)
def test_a_city_is_assaulted_like_other_fortified_sites(place: Place) -> None:
    game = at_city(place, "swordsmen", "guardsmen", "shocktroops", fame=99)
    assert (foes_of(game), game.players[0].reputation) == (["swordsmen", "guardsmen", "shocktroops"], -1)
    assert offered(game, "target") == ["0", "2"]  # Guardsmen are fortified twice, Shocktroops not at all
    to(game, ATTACK).play("next")
    assert (place_of(game, 0), shields_at(game, CENTRE)) == (NORTH_EAST, [])


# ---- what a city gives its defenders ----


@rule("mage_knight.city-assault.white-defenders-armor-plus-1")
def test_defenders_of_the_white_city_have_1_armor_more() -> None:
    for enemy, armor in (("swordsmen", 5), ("thugs", 5), ("crossbowmen", 4)):
        assert attack_needed(to(at_city(WHITE_CITY, enemy, fame=99), ATTACK), 0) == armor + 1
        for place in CITIES[1:]:
            assert attack_needed(to(at_city(place, enemy, fame=99), ATTACK), 0) == armor


@rule("mage_knight.city-assault.white-defenders-armor-plus-1")
def test_rampaging_enemies_that_join_are_no_defenders() -> None:
    place = ("core-07", CENTRE, EAST)  # past the draconum in the south-east
    game = assault(place, "swordsmen", others={SOUTH_EAST: ["swamp-dragon"]}, fame={0: 99})
    assert foes_of(game) == ["swamp-dragon", "swordsmen"]
    assert attack_needed(to(game, ATTACK), 0) == 9


@rule("mage_knight.city-assault.blue-defenders-ice-fire-attack-plus-2")
@pytest.mark.parametrize(("enemy", "attack"), [("ice-mages", 5), ("fire-golems", 3), ("ice-golems", 2)])
def test_ice_and_fire_attacks_have_2_more_in_the_blue_city(enemy: str, attack: int) -> None:
    """The sum of Block without the fitting element is halved."""
    assert block_needed(to(at_city(BLUE_CITY, enemy), BLOCK)) == 2 * (attack + 2)
    for place in (WHITE_CITY, RED_CITY, GREEN_CITY):
        assert block_needed(to(at_city(place, enemy), BLOCK)) == 2 * attack


@rule("mage_knight.city-assault.blue-defenders-ice-fire-attack-plus-2")
def test_damage_is_higher_too_and_physical_attacks_are_unchanged_in_the_blue_city() -> None:
    assert wounds_of(to(at_city(BLUE_CITY, "ice-mages"), ATTACK)) == 4  # 7 points
    assert wounds_of(to(at_city(WHITE_CITY, "ice-mages"), ATTACK)) == 3
    assert block_needed(to(at_city(BLUE_CITY, "swordsmen"), BLOCK)) == 6


@rule("mage_knight.city-assault.blue-defenders-cold-fire-attack-plus-1")
def test_cold_fire_attacks_have_1_more_in_the_blue_city() -> None:
    assert block_needed(to(at_city(BLUE_CITY, "altem-mages"), BLOCK)) == 2 * (4 + 1)
    assert block_needed(to(at_city(RED_CITY, "altem-mages"), BLOCK)) == 2 * 4


@rule("mage_knight.city-assault.red-defenders-physical-brutal")
def test_physical_attacks_are_brutal_in_the_red_city() -> None:
    for enemy, attack in (("crossbowmen", 4), ("golems", 2)):
        assert wounds_of(to(at_city(RED_CITY, enemy), ATTACK)) == attack  # 2 Armor, twice the attack
        assert wounds_of(to(at_city(BLUE_CITY, enemy), ATTACK)) == attack // 2
    assert wounds_of(to(at_city(RED_CITY, "thugs"), ATTACK)) == 3  # brutal already
    assert wounds_of(to(at_city(RED_CITY, "ice-mages"), ATTACK)) == 3
    assert block_needed(to(at_city(RED_CITY, "golems"), BLOCK)) == 2


@rule("mage_knight.city-assault.green-defenders-physical-poisonous")
def test_physical_attacks_are_poisonous_in_the_green_city() -> None:
    for enemy, wounds, poison in (("swordsmen", 3, 3), ("golems", 1, 1), ("ice-mages", 3, 0)):
        game = to(at_city(GREEN_CITY, enemy), ATTACK)
        assert (wounds_of(game), discard_of(game)) == (wounds, ["wound"] * poison)
    assert discard_of(to(at_city(RED_CITY, "golems"), ATTACK)) == []


@rule("mage_knight.city-assault.bonus-per-attack")
def test_the_bonus_is_worked_out_for_each_attack() -> None:
    """Heroes with a physical attack of 4 and a fire attack of 2."""
    game = to(at_city(BLUE_CITY, "heroes-fire"), BLOCK)
    assert block_needed(game, 0, 0) == 4
    game.play("stand")
    assert block_needed(game, 0, 1) == 2 * (2 + 2)
    assert wounds_of(to(at_city(RED_CITY, "heroes-fire", fame=99), ATTACK)) == 2 + 1  # 8 and 2 against Armor 4
    game = to(at_city(GREEN_CITY, "heroes-fire"), ATTACK)
    assert (wounds_of(game), discard_of(game)) == (2 + 1, ["wound"] * 2)


@rule("mage_knight.city-assault.bonus-for-summoned")
def test_monsters_summoned_by_defenders_have_the_bonus() -> None:
    assert wounds_of(to(at_city(BLUE_CITY, "illusionists", monsters=("water-elemental",)), ATTACK)) == (6 + 2) // 2
    assert wounds_of(to(at_city(RED_CITY, "illusionists", monsters=("gargoyle",)), ATTACK)) == 5
    assert len(discard_of(to(at_city(GREEN_CITY, "illusionists", monsters=("gargoyle",)), ATTACK))) == 3


@rule("mage_knight.city-assault.bonus-for-summoned")
def test_monsters_summoned_by_rampaging_enemies_have_none() -> None:
    others = {EAST: ["orc-summoners"], SOUTH_WEST: []}
    game = assault(GREEN_CITY, "ice-mages", others=others, next_enemies=["gargoyle"], fame={0: 99})
    assert foes_of(game) == ["orc-summoners", "ice-mages"]
    to(game, ATTACK)
    assert (wounds_of(game), discard_of(game)) == (2 + 2, [])


# ---- the leader ----


@rule(
    "mage_knight.city-assault.leader-named-on-conquest",
    "mage_knight.city-assault.leader-most-shields",
    "mage_knight.city-assault.leader-tie-earliest-shield",
    "mage_knight.city-assault.leader-keeps-city-card",
)
@pytest.mark.parametrize(
    ("before", "leader"), [((), 0), ((1,), 0), ((1, 1), 1), ((1, 1, 1), 1), ((0, 1, 1, 1), 0), ((1, 0, 1, 1), 1)]
)
def test_the_most_shields_lead_a_conquered_city_among_equals_the_earliest(before: tuple[int, ...], leader: int) -> None:
    game = at_city(GREEN_CITY, "thugs", "crossbowmen", shields=before, fame=99)
    assert "leader" not in seen(game, CENTRE)
    defeated(game, 0, 1)
    game.play("next")
    shown = seen(game, CENTRE)
    assert (shown["leader"], shown["shields"]) == (leader, [*before, 0, 0])


@rule("mage_knight.city-assault.leader-named-on-conquest")
def test_a_city_with_a_defender_left_has_no_leader() -> None:
    game = defeated(at_city(GREEN_CITY, "thugs", "crossbowmen", shields=(1, 1), fame=99), 0)
    game.play("next")
    assert "leader" not in seen(game, CENTRE)


@rule("mage_knight.city-assault.leader-keeps-city-card", "mage_knight.city-assault.leader-most-shields")
@pytest.mark.parametrize(("before", "cards"), [((), 5 + 2), ((1, 1, 1), 5 + 1)])
def test_the_leader_draws_2_cards_more_at_the_city_others_with_a_shield_1(before: tuple[int, ...], cards: int) -> None:
    game = assault(
        GREEN_CITY,
        "thugs",
        others={EAST: [], SOUTH_WEST: []},
        shields=before,
        hand=[*MANY[4:6], *MANY[8:12]],
        deck={0: ["march"] * 2 + ["stamina"] * 2 + ["swiftness"] * 2 + ["mana-draw", "concentration"]},
        forced=False,
    )
    defeated(game, 0)
    game.play("next")
    end_turn(game)
    assert len(game.players[0].hand.cards) == cards


@rule("mage_knight.city-assault.visitor-stands-on-leaders-city-card")
def test_any_number_of_heroes_visit_a_conquered_city() -> None:
    game = at_city(GREEN_CITY, "thugs", fame=99)
    defeated(game, 0).play("next")
    end_turn(game)
    turn_of(game, 1, NORTH_EAST, 2)
    game.play("go 1,-3")
    assert game.combat is None
    assert (seen(game, CENTRE)["heroes"], seen(game, CENTRE)["leader"]) == ([0, 1], 0)
    assert actions(game) == ["interact"]
    assert game.players[1].reputation == 0  # a visit, no assault
    end_turn(game)
    assert place_of(game, 0) == place_of(game, 1) == CENTRE
