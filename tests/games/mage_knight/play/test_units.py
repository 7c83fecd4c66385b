"""Every Unit of the base set: where and for what it is recruited, what it withstands, and its special abilities."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import UNIT, UNIT_OF
from roundtable.games.mage_knight.content.names import ELEMENT
from roundtable.games.mage_knight.map import movement
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_cards import in_city, in_keep, in_monastery, in_tower, in_village, shopping
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    armor,
    assault,
    combat_of,
    do,
    fight,
    foe,
    to,
    wounds_of,
)
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.look import offered, options, units_of


class Card(NamedTuple):
    """What a Unit card shows."""

    unit: str
    elite: bool
    copies: int
    level: int
    cost: int
    sites: str
    armor: int
    resists: str


CARDS: Final = [
    Card("peasants", False, 3, 1, 4, "village", 3, ""),
    Card("herbalists", False, 2, 1, 3, "monastery village", 2, ""),
    Card("foresters", False, 2, 1, 5, "village", 4, ""),
    Card("utem-crossbowmen", False, 2, 2, 6, "keep village", 4, ""),
    Card("utem-guardsmen", False, 2, 2, 5, "keep village", 5, ""),
    Card("utem-swordsmen", False, 2, 2, 6, "keep", 4, ""),
    Card("guardian-golems", False, 2, 2, 7, "tower keep", 3, "physical"),
    Card("illusionists", False, 2, 2, 7, "tower monastery", 2, "physical"),
    Card("red-cape-monks", False, 1, 2, 7, "monastery", 4, ""),
    Card("northern-monks", False, 1, 2, 7, "monastery", 4, ""),
    Card("savage-monks", False, 1, 2, 7, "monastery", 4, ""),
    Card("fire-golems", True, 2, 3, 8, "tower keep", 4, "fire physical"),
    Card("ice-golems", True, 2, 3, 8, "tower keep", 4, "ice physical"),
    Card("fire-mages", True, 2, 3, 9, "tower monastery", 4, "fire"),
    Card("ice-mages", True, 2, 3, 9, "tower monastery", 4, "ice"),
    Card("amotep-gunners", True, 2, 3, 8, "keep city", 6, ""),
    Card("amotep-freezers", True, 2, 3, 8, "keep city", 6, ""),
    Card("catapults", True, 3, 3, 9, "keep city", 4, ""),
    Card("altem-mages", True, 2, 4, 12, "city", 5, "fire ice"),
    Card("altem-guardians", True, 3, 4, 11, "city", 7, ""),
]
SITES: Final[dict[str, Callable[..., MageKnightTable]]] = {
    "village": in_village,
    "monastery": in_monastery,
    "keep": in_keep,
    "tower": in_tower,
    "city": partial(in_city, "red"),
}

each_card = pytest.mark.parametrize("card", CARDS, ids=[card.unit for card in CARDS])


# ---- recruited ----


@each_card
@pytest.mark.parametrize("site", list(SITES))
def test_a_unit_is_recruited_at_its_sites_for_its_cost(card: Card, site: str) -> None:
    for influence in (card.cost - 1, card.cost):
        game = shopping(SITES[site](unit_offer=[card.unit], hand={0: ["march"]}), influence)
        sold = site in card.sites and influence == card.cost
        assert offered(game, "recruit") == ([card.unit] if sold else [])
        if sold:
            do(game, f"recruit {card.unit}")
            assert (units_of(game), game.turn.influence) == ([card.unit], 0)


def test_the_decks_hold_the_units_of_the_base_set() -> None:
    game = table(seats=4)
    offer = [UNIT.words[UNIT_OF[one]] for one in game.unit_offer]
    regular = [UNIT.words[UNIT_OF[one]] for one in game.regular_deck.cards]
    elite = [UNIT.words[UNIT_OF[one]] for one in game.elite_deck.cards]
    assert Counter(offer + regular) == {card.unit: card.copies for card in CARDS if not card.elite}
    assert Counter(elite) == {card.unit: card.copies for card in CARDS if card.elite}


# ---- damage ----


def hit(card: Card, element: str, damage: int) -> MageKnightTable:
    """Let a Unit take damage of an element."""
    game = to(fight("prowlers", hand=["march"], units=[card.unit]), DAMAGE)
    foe(game).values = [damage]
    foe(game).elements = [ELEMENT.at(element)]
    return do(game, "damage 0 0", "assign 0")


@each_card
@pytest.mark.parametrize("element", ["physical", "fire", "ice", "cold-fire"])
def test_a_unit_takes_its_armor_off_the_damage_and_twice_if_it_resists(card: Card, element: str) -> None:
    resists = element in card.resists or (element == "cold-fire" and card.resists == "fire ice")
    for damage in (card.armor, card.armor + 1, 2 * card.armor + 1):
        game = hit(card, element, damage)
        wounded = not resists or damage > card.armor
        assert units_of(game) == [f"{card.unit} wounded" if wounded else card.unit]
        rest = damage - card.armor * (2 if resists else 1)
        assert wounds_of(to(game, ATTACK)) == max(0, -(-rest // 2))


@each_card
def test_healing_a_unit_takes_its_level(card: Card) -> None:
    heal = partial(table, units={0: [f"{card.unit} wounded"]}, hand={0: ["march"]}, forced=False)
    assert offered(heal(healing=card.level - 1), "heal-unit") == []
    game = do(heal(healing=card.level), "heal-unit 0")
    assert (units_of(game), game.turn.healing) == ([card.unit], 0)


# ---- special abilities ----


@pytest.mark.parametrize(("unit", "value"), [("utem-guardsmen", 4), ("altem-guardians", 8)])
def test_guards_block_twice_as_much_against_swift_attacks(unit: str, value: int) -> None:
    for enemy, worth in (("wolf-riders", 2 * value), ("prowlers", value)):
        for attack in (worth, worth + 1):
            game = to(fight(enemy, hand=["march"], units=[unit]), BLOCK)
            foe(game).values = [attack if enemy == "prowlers" else attack // 2 + attack % 2]
            do(game, "block 0 0", "activate 0 1")
            assert ("stand" in options(game)) is (attack == worth)


@pytest.mark.parametrize(("phase", "begin"), [(ATTACK, "target 0"), (BLOCK, "block 0 0")])
def test_utem_swordsmen_wound_themselves_for_the_stronger_blow(phase: str, begin: str) -> None:
    game = to(fight("prowlers", hand=["march"], units=["utem-swordsmen"], fame=99), phase)
    do(game, begin, "activate 0 1")
    assert units_of(game) == ["utem-swordsmen spent wounded"]
    game = to(fight("prowlers", hand=["march"], units=["utem-swordsmen"], fame=99), phase)
    do(game, begin, "activate 0 0")
    assert units_of(game) == ["utem-swordsmen spent"]


def test_foresters_lower_the_cost_of_forest_hills_and_swamp() -> None:
    game = table(
        tiles={(1, 0): "countryside-08", (0, 1): "countryside-03"},
        at={0: (0, 0)},
        units={0: ["foresters"]},
        hand={0: ["march"]},
        forced=False,
    )
    places = [space(place) for place in ((1, -1), (2, -3), (3, -1), (1, 0))]  # forest, hills, swamp, plains
    assert [movement.move_cost(game, 0, place) for place in places] == [3, 3, 5, 2]
    do(game, "activate 0 0")
    assert [movement.move_cost(game, 0, place) for place in places] == [2, 2, 4, 2]
    assert game.turn.move == 2


def test_illusionists_stop_an_unfortified_enemy() -> None:
    game = fight("prowlers", "diggers", "fire-mages", hand=["march"], mana=["white"], units=["illusionists"])
    do(game, "activate 0 1")
    assert offered(game, "enemy") == ["0", "2"]  # Diggers are fortified
    do(game, "enemy 2")
    assert offered(to(game, BLOCK), "block") == ["0 0", "1 0"]


def test_illusionists_keep_a_summoner_from_summoning() -> None:
    game = fight("orc-summoners", hand=["march"], mana=["white"], units=["illusionists"])
    do(game, "activate 0 1")
    to(game, ATTACK)
    assert len(combat_of(game).foes) == 1
    assert wounds_of(game) == 0


def test_illusionists_stop_no_defender_of_a_keep() -> None:
    game = assault("swordsmen", hand=["march"], mana=["white"], units=["illusionists"])
    assert offered(game, "activate") == ["0 2"]  # the crystal


def test_amotep_freezers_stop_an_enemy_and_lower_its_armor_by_3() -> None:
    game = fight("swordsmen", "ice-mages", hand=["march"], mana=["blue"], units=["amotep-freezers"])
    do(game, "activate 0 1")  # Ice Mages resist ice: Swordsmen are the only ones
    assert [armor(game, 0), armor(game, 1)] == [5 - 3, 6]
    assert offered(to(game, BLOCK), "block") == ["1 0"]


def test_amotep_freezers_act_on_fortified_enemies_and_leave_armor_1() -> None:
    game = assault("crossbowmen", hand=["march"], mana=["blue"], units=["amotep-freezers"])
    do(game, "activate 0 1")
    assert armor(game) == 1


def test_amotep_freezers_need_somebody_they_can_freeze() -> None:
    game = fight("ice-mages", hand=["march"], mana=["blue"], units=["amotep-freezers"])
    assert offered(game, "activate") == []


@pytest.mark.parametrize("element", ["physical", "fire", "ice", "cold-fire"])
def test_altem_guardians_give_all_units_all_resistances(element: str) -> None:
    game = fight("prowlers", hand=["march"], mana=["green"], units=["altem-guardians", "peasants"], fame=60)
    do(game, "activate 0 2")
    to(game, DAMAGE)
    foe(game).values = [3]
    foe(game).elements = [ELEMENT.at(element)]
    do(game, "damage 0 0", "assign 1")
    assert units_of(game) == ["altem-guardians spent", "peasants"]
    assert wounds_of(game) == 0


@pytest.mark.parametrize("unit", ["herbalists", "illusionists", "peasants", "fire-mages", "altem-mages"])
def test_a_unit_does_in_combat_only_what_counts_there(unit: str) -> None:
    """Healing and readying are for peace; mana and crystals come at any time; Influence has no use here."""
    expected = {
        "herbalists": ["0 2"],
        "illusionists": ["0 1", "0 2"],
        "peasants": [],
        "fire-mages": ["0 2"],
        "altem-mages": ["0 0"],
    }
    game = fight("prowlers", hand=["march"], mana=["white", "green"], units=[unit, "utem-guardsmen spent"], fame=60)
    assert offered(game, "activate") == expected[unit]


def test_herbalists_heal_with_green_mana_only() -> None:
    for mana, possible in ((["green"], True), (["red"], False)):
        game = table(units={0: ["herbalists"]}, hand={0: ["wound", "march"]}, mana={0: mana}, forced=False)
        assert ("0 0" in offered(game, "activate")) is possible


@pytest.mark.parametrize(("mana", "value"), [(["blue", "blue"], 7), (["red", "red"], 7), (["red", "blue"], 9)])
def test_altem_mages_are_raised_once_by_blue_and_once_by_red(mana: list[str], value: int) -> None:
    game = to(fight("prowlers", hand=["march"], mana=mana, units=["altem-mages"], fame=60), ATTACK)
    do(game, "target 0", "activate 0 1")
    while "accept" in options(game):
        do(game, "accept")
    assert [lot.value for lot in combat_of(game).pool] == [value]
