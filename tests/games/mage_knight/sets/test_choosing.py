"""Sets are chosen when a table is made; heroes, cards and Units come from those in play."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import BOX, MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, HEROES, KIND_OF, SKILLS, UNIT, UNIT_OF
from roundtable.games.mage_knight.content.names import HERO, NONE
from roundtable.kernel.errors import BadSettings

rt.register(BOX)
ALL: dict[str, object] = {"lost_legion": True, "tezla": True, "krang": True, "ultimate": True}
BASE_HEROES = ["arythea", "tovak", "goldyx", "norowas"]


def made(seats: int, settings: dict[str, object]) -> MageKnightTable:
    """Make a table."""
    game = rt.new("mage_knight", seats, 1, settings)
    assert isinstance(game, MageKnightTable)
    return game


@pytest.mark.parametrize(
    ("name", "hero"), [("lost_legion", "wolfhawk"), ("krang", "krang"), ("tezla", "braevalar"), ("ultimate", "")]
)
def test_a_set_brings_its_hero(name: str, hero: str) -> None:
    game = made(2, {name: True})
    heroes = [action.notation.removeprefix("hero ") for action in game.options()]
    assert sorted(heroes) == sorted([*BASE_HEROES, *[hero] * bool(hero)])


@pytest.mark.parametrize("setting", ["hero_1", "dummy_hero"])
@pytest.mark.parametrize(("name", "hero"), [("lost_legion", "wolfhawk"), ("krang", "krang"), ("tezla", "braevalar")])
def test_a_hero_can_be_fixed_only_with_its_set(setting: str, name: str, hero: str) -> None:
    seats = 1 if setting == "dummy_hero" else 2
    with pytest.raises(BadSettings):
        made(seats, {setting: hero})
    made(seats, {setting: hero, name: True})


def test_the_base_set_alone_has_nothing_of_the_others() -> None:
    game = made(2, {})
    deeds = [*game.advanced_deck.cards, *game.spell_deck.cards, *game.artifact_deck.cards]
    assert len(deeds) == 28 + 20 + 16
    units = [*game.regular_deck.cards, *game.elite_deck.cards]
    assert "scouts" not in [UNIT.words[UNIT_OF[card]] for card in units]


def test_all_sets_together_hold_every_card() -> None:
    game = made(2, ALL)
    deeds = [*game.advanced_deck.cards, *game.spell_deck.cards, *game.artifact_deck.cards]
    assert len(deeds) == 44 + 24 + 25
    kinds = {CARD.words[KIND_OF[deed]] for deed in deeds}
    assert {"mysterious-box", "power-of-crystals", "charm", "tome-of-all-spells"} <= kinds
    units = [UNIT.words[UNIT_OF[card]] for card in (*game.regular_deck.cards, *game.elite_deck.cards)]
    assert {unit: units.count(unit) for unit in ("scouts", "heroes-red", "delphana-masters")} == {
        "scouts": 2,
        "heroes-red": 1,
        "delphana-masters": 2,
    }


@pytest.mark.parametrize(
    ("hero", "own"),
    [
        ("wolfhawk", {"swift-reflexes", "tirelessness"}),
        ("krang", {"savage-harvesting", "ruthless-coercion"}),
        ("braevalar", {"one-with-the-land", "druidic-paths"}),
    ],
)
def test_a_hero_has_sixteen_cards_with_two_of_its_own(hero: str, own: set[str]) -> None:
    record = HEROES[HERO.at(hero)]
    assert len(record.deck) == 16
    assert own <= set(record.deck)
    assert len([skill for skill in SKILLS if skill.hero == HERO.at(hero)]) == 11
    assert len(record.dummy_crystals) == 3


@pytest.mark.parametrize("hero", ["wolfhawk", "krang", "braevalar"])
def test_a_dummy_player_may_be_a_new_hero(hero: str) -> None:
    game = made(1, {"scenario": "solo_conquest", "dummy_hero": hero, "hero_1": "tovak", **ALL})
    assert game.dummies[0].hero == HERO.at(hero)
    assert game.players[0].chaos == NONE
