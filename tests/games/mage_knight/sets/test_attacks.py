"""Every effect of the other sets that gives Attack or Block, with its type and element."""

from typing import Any

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.combat import strike
from tests.games.mage_knight.verbs.test_attacks import fighting, lots
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, RANGED, combat_of, do, fight, to

CARDS = [
    (["play swift-reflexes", "choose 1"], RANGED, ["1 ranged physical"]),
    (["power swift-reflexes", "choose 1"], RANGED, ["3 ranged physical"]),
    (["play one-with-the-land"], BLOCK, ["2 physical"]),
    (["power one-with-the-land"], BLOCK, ["3 fire"]),
    (["play counterattack"], ATTACK, ["2 melee physical"]),
    (["power counterattack"], ATTACK, ["4 melee physical"]),
    (["play ritual-attack", "card rage"], ATTACK, ["5 melee physical"]),
    (["play ritual-attack", "card stamina"], ATTACK, ["3 melee ice"]),
    (["play ritual-attack", "card swiftness"], RANGED, ["3 ranged physical"]),
    (["play ritual-attack", "card march"], RANGED, ["2 siege physical"]),
    (["power ritual-attack", "card rage"], ATTACK, ["6 melee fire"]),
    (["power ritual-attack", "card stamina"], ATTACK, ["4 melee cold-fire"]),
    (["power ritual-attack", "card swiftness"], RANGED, ["4 ranged fire"]),
    (["power ritual-attack", "card march"], RANGED, ["3 siege fire"]),
    (["play shield-bash"], BLOCK, ["3 physical"]),
    (["power shield-bash"], BLOCK, ["5 physical"]),
    (["play chivalry", "choose 0"], ATTACK, ["3 melee physical"]),
    (["play chivalry", "choose 1"], ATTACK, ["2 melee physical"]),
    (["power chivalry", "choose 0"], ATTACK, ["6 melee physical"]),
    (["power chivalry", "choose 1"], ATTACK, ["4 melee physical"]),
    (["play stout-resolve", "decline"], ATTACK, ["2 melee physical"]),
    (["play stout-resolve", "decline"], BLOCK, ["2 physical"]),
    (["power stout-resolve", "accept", "card march", "card rage", "done"], ATTACK, ["7 melee physical"]),
    (["power stout-resolve", "decline"], BLOCK, ["3 physical"]),
    (["power force-of-nature"], RANGED, ["3 siege physical"]),
    (["power force-of-nature"], BLOCK, ["6 physical"]),
    (["power explosive-bolt", "pay red-token red"], RANGED, ["3 ranged physical"]),
    (["play soul-harvester"], ATTACK, ["3 melee physical"]),
    (["power soul-harvester"], ATTACK, ["8 melee physical"]),
    (["play shield-of-the-fallen-kings", "choose 0"], BLOCK, ["6 physical"]),
    (["play shield-of-the-fallen-kings", "choose 1"], BLOCK, ["4 physical"]),
    (["power shield-of-the-fallen-kings", "choose 0"], BLOCK, ["8 cold-fire"]),
    (["power shield-of-the-fallen-kings", "choose 1"], BLOCK, ["4 cold-fire"]),
    (["play bow-of-starsdawn", "card march", "card rage", "done"], RANGED, ["4 ranged physical"]),
]


@pytest.mark.parametrize(("plays", "phase", "expected"), CARDS)
def test_a_card_gives_its_attack_or_block(plays: list[str], phase: str, expected: list[str]) -> None:
    game = fighting(phase, hand=[plays[0].split()[1], "march", "rage", "stamina", "swiftness", "wound"])
    do(game, *plays)
    assert lots(game) == expected


SKILLS = [
    ("krang-battle-frenzy", ["choose 0"], ATTACK, ["2 melee physical"]),
    ("krang-battle-frenzy", ["choose 1"], ATTACK, ["4 melee physical"]),
    ("braevalar-feral-allies", [], ATTACK, ["1 melee physical"]),
    ("braevalar-forked-lightning", [], RANGED, ["1 ranged cold-fire"]),
    ("wolfhawk-dueling", [], BLOCK, ["1 physical"]),
]


@pytest.mark.parametrize(("skill", "answers", "phase", "expected"), SKILLS)
def test_a_skill_gives_its_attack_or_block(skill: str, answers: list[str], phase: str, expected: list[str]) -> None:
    game = fighting(phase, hand=["march"], skills=[skill])
    do(game, f"use {skill}", *answers)
    assert lots(game) == expected


UNITS = [
    ("scouts", 0, RANGED, ["1 siege physical"]),
    ("thugs", 0, BLOCK, ["3 physical"]),
    ("thugs", 1, ATTACK, ["3 melee physical"]),
    ("shocktroops", 0, RANGED, ["1 ranged physical"]),
    ("magic-familiars", 0, ATTACK, ["3 melee physical"]),
    ("magic-familiars", 1, BLOCK, ["4 physical"]),
    ("heroes-white", 0, ATTACK, ["5 melee physical"]),
    ("heroes-green", 0, BLOCK, ["5 physical"]),
    ("heroes-blue", 0, ATTACK, ["5 melee physical"]),
    ("heroes-red", 0, BLOCK, ["5 physical"]),
    ("heroes-white", 1, RANGED, ["7 ranged physical"]),
    ("heroes-blue", 1, BLOCK, ["8 cold-fire"]),
    ("heroes-red", 1, ATTACK, ["6 melee cold-fire"]),
    ("sorcerers", 0, RANGED, ["3 ranged physical"]),
    ("sorcerers", 1, RANGED, ["3 ranged physical"]),
    ("sorcerers", 2, RANGED, ["3 ranged physical"]),
]


@pytest.mark.parametrize(("unit", "ability", "phase", "expected"), UNITS)
def test_a_unit_gives_its_attack_or_block(unit: str, ability: int, phase: str, expected: list[str]) -> None:
    game = fighting(phase, hand=["march"], units=[unit])
    do(game, f"activate 0 {ability}")
    assert lots(game) == expected
    assert game.players[0].reputation == (-1 if (unit, ability) == ("thugs", 1) else 0)


def several(phase: str, **more: Any) -> MageKnightTable:  # noqa: ANN401  # whatever `fight` takes
    """Three enemies at once."""
    return to(fight("prowlers", "ironclads", "wolf-riders", fame=99, **more), phase)


def test_counterattack_counts_enemies_blocked() -> None:
    game = several(BLOCK, hand=["counterattack", "determination"], mana=["blue"])
    do(game, "block 0 0", "power determination", "stand")
    to(game, ATTACK)
    do(game, "target 0", "play counterattack")
    assert [lot.value for lot in combat_of(game).pool] == [4]


def test_split_blocks_serve_several_attacks_but_each_once() -> None:
    game = several(BLOCK, hand=["shield-of-the-fallen-kings"])
    do(game, "block 0 0", "play shield-of-the-fallen-kings", "choose 1")
    assert "option 0" not in [one.notation for one in game.options()]
    do(game, "stand")
    do(game, "block 1 0", "option 0")
    assert lots(game) == ["4 physical"]
    assert "option 0" not in [one.notation for one in game.options()]
    do(game, "stand", "block 2 0")
    assert "option 0" not in [one.notation for one in game.options()]


def test_forked_lightning_strikes_each_enemy_once_in_a_phase() -> None:
    game = several(RANGED, hand=["march"], skills=["braevalar-forked-lightning"])
    do(game, "target 0", "target 1", "use braevalar-forked-lightning")
    assert lots(game) == ["1 ranged cold-fire", "1 ranged cold-fire"]
    do(game, "give-up", "target 1")
    assert not [one.notation for one in game.options() if one.notation.startswith("option")]
    do(game, "give-up", "target 2", "option 0")
    assert lots(game) == ["1 ranged cold-fire"]


def test_points_for_one_enemy_do_not_count_against_another() -> None:
    game = several(RANGED, hand=["march"], skills=["braevalar-forked-lightning"])
    do(game, "target 0", "target 1", "use braevalar-forked-lightning", "untarget 1")
    assert strike.total(game) == 1
