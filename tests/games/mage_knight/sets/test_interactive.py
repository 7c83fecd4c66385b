"""The interactive Skills of Wolfhawk, Krang and Braevalar, in competitive games and in those together or alone."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import centre
from roundtable.games.mage_knight.content.components import SKILL
from roundtable.games.mage_knight.content.names import COLOUR, CUMBERSOME
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BESIDE_ORCS,
    BLOCK,
    ORCS,
    armor,
    combat_of,
    do,
    fight,
    foe,
    to,
)
from tests.rules.mage_knight.look import crystals_of, mana_of, options

INTERACTIVE = {
    "wolfhawk": ("howl-of-the-pack", "wolfs-howl"),
    "krang": ("mana-enhancement", "mana-suppression"),
    "braevalar": ("natures-vengeance-cooperative", "natures-vengeance-competitive"),
}
WILDS = {(0, 1): "countryside-01"}


def lay(game: MageKnightTable, skill: str, mark: str = "") -> None:
    """Put a Skill of seat 1 into the centre."""
    number = SKILL.at(skill)
    game.players[1].skills = (*game.players[1].skills, number)
    game.centre = (*game.centre, number)
    game.centre_marks = (*game.centre_marks, COLOUR.at(mark) if mark else -1)
    settle(game)


@pytest.mark.parametrize("skill", ["wolfhawk-wolfs-howl", "wolfhawk-howl-of-the-pack"])
def test_howling_plays_a_card_sideways_for_4_and_more_for_free_command_tokens(skill: str) -> None:
    game = table(skills={0: [skill]}, hand={0: ["rage"]}, forced=False)
    do(game, f"use {skill}", "turn-sideways rage move")
    assert game.turn.move == 4 + 1
    assert game.centre == (SKILL.at(skill),)


def test_howling_is_not_for_an_interaction() -> None:
    game = table(tiles=WILDS, at={0: (2, -3)}, skills={0: ["wolfhawk-wolfs-howl"]}, hand={0: ["rage"]}, forced=False)
    do(game, "interact")
    assert "use wolfhawk-wolfs-howl" not in options(game)


@pytest.mark.parametrize(("unit", "phase", "value"), [("utem-guardsmen", BLOCK, 4 - 1), ("peasants", ATTACK, 2 - 1)])
def test_wolfs_howl_weakens_the_units_of_others(unit: str, phase: str, value: int) -> None:
    game = fight("prowlers", hand=["rage"], units=[unit], fame=99)
    lay(game, "wolfhawk-wolfs-howl")
    to(game, phase)
    do(game, "block 0 0" if phase == BLOCK else "target 0", "activate 0 1" if phase == BLOCK else "activate 0 0")
    if "choose 0" in options(game):
        do(game, "choose 0")
    assert [lot.value for lot in combat_of(game).pool] == [value]


def test_wolfs_howl_spares_its_owner() -> None:
    game = fight("prowlers", hand=["rage"], units=["peasants"], skills=["wolfhawk-wolfs-howl"], fame=99)
    game.centre, game.centre_marks = (SKILL.at("wolfhawk-wolfs-howl"),), (-1,)
    to(game, ATTACK)
    do(game, "target 0", "activate 0 0")
    if "choose 0" in options(game):
        do(game, "choose 0")
    assert combat_of(game).pool[0].value == 2


def test_howl_of_the_pack_helps_in_the_first_combat() -> None:
    game = table(tiles=WILDS, at={0: BESIDE_ORCS}, enemies={ORCS: ["prowlers"]}, hand={0: ["rage"]}, forced=False)
    lay(game, "wolfhawk-howl-of-the-pack")
    do(game, "challenge 1,-4")
    assert (armor(game), foe(game).values) == (2, [3])
    assert not game.centre
    assert game.players[1].spent == (SKILL.at("wolfhawk-howl-of-the-pack"),)


def test_mana_suppression_makes_the_first_basic_mana_dearer() -> None:
    game = table(hand={0: ["march", "stamina"]}, mana={0: ["green", "green", "blue"]}, forced=False)
    lay(game, "krang-mana-suppression")
    assert "power march" in options(game)
    assert "power stamina" not in options(game)
    do(game, "power march")
    assert mana_of(game) == {"blue": 1}
    assert game.suppressed == (0, 0, 1, 0)


def test_mana_suppression_lets_the_second_mana_through() -> None:
    mana = ["green", "green", "green"]
    game = table(hand={0: ["march", "march"]}, mana={0: mana}, forced=False)
    lay(game, "krang-mana-suppression")
    do(game, "power march", "power march")
    assert game.turn.move == 8
    assert mana_of(game) == {}


def test_mana_suppression_gives_its_owner_a_crystal_of_a_colour_paid() -> None:
    game = table(skills={0: ["krang-mana-suppression"]}, hand={0: ["march"], 1: ["rage"]}, forced=False)
    do(game, "use krang-mana-suppression")
    assert game.centre == (SKILL.at("krang-mana-suppression"),)
    game.suppressed = (0, 0, 1, 0)
    centre.turn_begins(game, 0)
    settle(game)
    assert options(game) == ["colour green"]
    game.play("colour green")
    assert crystals_of(game) == {"green": 1}
    assert game.suppressed == (0, 0, 0, 0)


def test_mana_enhancement_turns_the_mana_just_used_into_a_crystal() -> None:
    game = table(skills={0: ["krang-mana-enhancement"]}, hand={0: ["march"]}, mana={0: ["green"]}, forced=False)
    assert "use krang-mana-enhancement" not in options(game)
    do(game, "power march", "use krang-mana-enhancement")
    assert crystals_of(game) == {"green": 1}
    assert game.centre_marks == (COLOUR.at("green"),)


def test_another_player_returns_mana_enhancement_for_a_token() -> None:
    game = table(hand={0: ["march"]}, forced=False)
    lay(game, "krang-mana-enhancement", "blue")
    do(game, "return krang-mana-enhancement")
    assert mana_of(game) == {"blue": 1}
    assert not game.centre


@pytest.mark.parametrize(
    "skill", ["braevalar-natures-vengeance-competitive", "braevalar-natures-vengeance-cooperative"]
)
def test_natures_vengeance_weakens_and_slows_an_enemy(skill: str) -> None:
    game = to(fight("prowlers", hand=["rage"], skills=[skill]), BLOCK)
    do(game, f"use {skill}")
    assert foe(game).values == [3]
    assert foe(game).powers[0] & CUMBERSOME


def test_natures_vengeance_strengthens_the_enemies_of_others() -> None:
    game = fight("prowlers", "ironclads", hand=["rage"])
    lay(game, "braevalar-natures-vengeance-competitive")
    before = [one.values[0] for one in combat_of(game).foes]
    to(game, BLOCK)
    assert [one.values[0] for one in combat_of(game).foes] == [value + 1 for value in before]


def test_natures_vengeance_is_returned_for_the_same_benefit() -> None:
    game = fight("prowlers", hand=["rage"])
    lay(game, "braevalar-natures-vengeance-cooperative")
    to(game, BLOCK)
    do(game, "return braevalar-natures-vengeance-cooperative")
    assert foe(game).values == [3]
    assert not game.centre


@pytest.mark.parametrize("hero", ["wolfhawk", "krang", "braevalar"])
@pytest.mark.parametrize("seats", [1, 2])
def test_only_the_interactive_skill_of_the_kind_of_game_is_used(hero: str, seats: int) -> None:
    sets = {"lost_legion": True, "tezla": True, "krang": True}
    scenario = "solo_conquest" if seats == 1 else "full_conquest"
    game = table(seats, scenario=scenario, heroes=(hero, "tovak"), settings=sets)
    own = [SKILL.words[skill] for skill in game.players[0].skill_pile.cards]
    assert len(own) == 10
    together, rivals = INTERACTIVE[hero]
    assert (f"{hero}-{together}" in own) is (seats == 1)
    assert (f"{hero}-{rivals}" in own) is (seats == 2)
