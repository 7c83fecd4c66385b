"""Every attack and block of the base set's cards, Units and Skills: how much, of which kind and element, and when."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import ATTACK as TYPE
from roundtable.games.mage_knight.content.names import ELEMENT
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, RANGED, combat_of, do, fight, to
from tests.rules.mage_knight.look import options

MANA = ["red", "red", "blue", "blue", "green", "green", "white", "white"]
BEGIN = {RANGED: "target 0", BLOCK: "block 0 0", ATTACK: "target 0"}


def fighting(phase: str, night: bool = False, **more: object) -> MageKnightTable:
    """Declare an attack on, or a block of, one enemy in a phase."""
    mana = [*MANA, "black"] if night else MANA
    game = fight("prowlers", mana=mana, night=night, fame=80, deck=["march"] * 2, **more)  # type: ignore[arg-type]  # handed on
    to(game, phase)
    game.play(BEGIN[phase])
    return game


def lots(game: MageKnightTable) -> list[str]:
    """Give what lies in the pool, as "value kind element"; a block has no kind."""
    blocking = combat_of(game).blocking >= 0
    found: list[str] = []
    for lot in combat_of(game).pool:
        kind = "" if blocking else f"{TYPE.words[lot.type]} "
        found.append(f"{lot.value} {kind}{ELEMENT.words[lot.element]}")
    return found


CARDS = [
    ("rage", ["play rage"], ATTACK, ["2 melee physical"]),
    ("rage", ["play rage"], BLOCK, ["2 physical"]),
    ("rage", ["power rage"], ATTACK, ["4 melee physical"]),
    ("determination", ["play determination"], ATTACK, ["2 melee physical"]),
    ("determination", ["play determination"], BLOCK, ["2 physical"]),
    ("determination", ["power determination"], BLOCK, ["5 physical"]),
    ("swiftness", ["power swiftness"], RANGED, ["3 ranged physical"]),
    ("improvisation", ["play improvisation", "card march"], ATTACK, ["3 melee physical"]),
    ("improvisation", ["play improvisation", "card march"], BLOCK, ["3 physical"]),
    ("improvisation", ["power improvisation", "card march"], ATTACK, ["5 melee physical"]),
    ("improvisation", ["power improvisation", "card march"], BLOCK, ["5 physical"]),
    ("battle-versatility", ["play battle-versatility", "choose 0"], ATTACK, ["2 melee physical"]),
    ("battle-versatility", ["play battle-versatility"], BLOCK, ["2 physical"]),
    ("battle-versatility", ["play battle-versatility"], RANGED, ["1 ranged physical"]),
    ("battle-versatility", ["power battle-versatility", "choose 0"], ATTACK, ["4 melee physical"]),
    ("battle-versatility", ["power battle-versatility", "choose 1"], BLOCK, ["4 physical"]),
    ("battle-versatility", ["power battle-versatility", "choose 2"], ATTACK, ["3 melee fire"]),
    ("battle-versatility", ["power battle-versatility", "choose 3"], BLOCK, ["3 fire"]),
    ("battle-versatility", ["power battle-versatility", "choose 4"], RANGED, ["3 ranged physical"]),
    ("battle-versatility", ["power battle-versatility", "choose 5"], RANGED, ["2 siege physical"]),
    ("cold-toughness", ["play cold-toughness"], ATTACK, ["2 melee ice"]),
    ("cold-toughness", ["play cold-toughness"], BLOCK, ["3 ice"]),
    ("cold-toughness", ["power cold-toughness"], BLOCK, ["5 ice"]),
    ("instinct", ["play instinct"], ATTACK, ["2 melee physical"]),
    ("instinct", ["play instinct"], BLOCK, ["2 physical"]),
    ("instinct", ["power instinct"], ATTACK, ["4 melee physical"]),
    ("instinct", ["power instinct"], BLOCK, ["4 physical"]),
    ("fire-bolt", ["power fire-bolt"], RANGED, ["3 ranged fire"]),
    ("ice-bolt", ["power ice-bolt"], RANGED, ["3 ranged ice"]),
    ("swift-bolt", ["power swift-bolt"], RANGED, ["4 ranged physical"]),
    ("crushing-bolt", ["power crushing-bolt"], RANGED, ["3 siege physical"]),
    ("blood-rage", ["play blood-rage", "choose 0"], ATTACK, ["2 melee physical"]),
    ("blood-rage", ["play blood-rage", "choose 1"], ATTACK, ["5 melee physical"]),
    ("blood-rage", ["power blood-rage", "choose 0"], ATTACK, ["4 melee physical"]),
    ("blood-rage", ["power blood-rage", "choose 1"], ATTACK, ["9 melee physical"]),
    ("ice-shield", ["play ice-shield"], BLOCK, ["3 ice"]),
    ("ice-shield", ["power ice-shield"], BLOCK, ["3 ice"]),
    ("agility", ["play agility", "option 0", "option 0"], ATTACK, ["2 melee physical"]),
    ("agility", ["power agility", "option 1", "option 1"], RANGED, ["2 ranged physical"]),
    ("agility", ["power agility", "option 0", "option 0"], ATTACK, ["2 melee physical"]),
    ("intimidate", ["play intimidate"], ATTACK, ["3 melee physical"]),
    ("intimidate", ["power intimidate"], ATTACK, ["7 melee physical"]),
    ("pure-magic", ["play pure-magic"], ATTACK, ["4 melee physical"]),
    ("pure-magic", ["play pure-magic"], BLOCK, ["4 physical"]),
    ("pure-magic", ["power pure-magic"], ATTACK, ["7 melee physical"]),
    ("pure-magic", ["power pure-magic"], BLOCK, ["7 physical"]),
    ("diplomacy", ["play diplomacy", "option 0", "option 0"], BLOCK, ["2 physical"]),
    ("diplomacy", ["power diplomacy", "choose 0", "option 0"], BLOCK, ["1 ice"]),
    ("diplomacy", ["power diplomacy", "choose 1", "option 0"], BLOCK, ["1 fire"]),
    ("maximal-effect", ["play maximal-effect", "card rage"], ATTACK, ["2 melee physical"] * 3),
    ("maximal-effect", ["power maximal-effect", "card rage"], ATTACK, ["4 melee physical"] * 2),
    ("concentration", ["power concentration", "card rage"], ATTACK, ["6 melee physical"]),
    ("will-focus", ["power will-focus", "card rage"], ATTACK, ["7 melee physical"]),
    ("fireball", ["play fireball"], RANGED, ["5 ranged fire"]),
    ("snowstorm", ["play snowstorm"], RANGED, ["5 ranged ice"]),
    ("flame-wall", ["play flame-wall"], ATTACK, ["5 melee fire"]),
    ("flame-wall", ["play flame-wall"], BLOCK, ["7 fire"]),
    ("mana-bolt", ["play mana-bolt", "pay blue-token blue"], ATTACK, ["8 melee ice"]),
    ("mana-bolt", ["play mana-bolt", "pay red-token red"], ATTACK, ["7 melee cold-fire"]),
    ("mana-bolt", ["play mana-bolt", "pay white-token white"], RANGED, ["6 ranged ice"]),
    ("mana-bolt", ["play mana-bolt", "pay green-token green"], RANGED, ["5 siege ice"]),
    ("burning-shield", ["play burning-shield"], BLOCK, ["4 fire"]),
    ("expose", ["play expose"], ATTACK, ["2 ranged physical"]),
    ("sword-of-justice", ["play sword-of-justice", "card march", "card rage", "done"], ATTACK, ["6 melee physical"]),
    ("horn-of-wrath", ["play horn-of-wrath"], RANGED, ["5 siege physical"]),
    ("horn-of-wrath", ["power horn-of-wrath", "number 3"], RANGED, ["8 siege physical"]),
]


@pytest.mark.parametrize(("card", "plays", "phase", "expected"), CARDS)
def test_a_card_gives_its_attack_or_block(card: str, plays: list[str], phase: str, expected: list[str]) -> None:
    game = fighting(phase, hand=[card, "march", "rage"] if card != "rage" else ["rage", "march"])
    do(game, *plays)
    assert lots(game) == expected


NIGHT_SPELLS = [
    ("fireball", ["power fireball"], RANGED, ["8 siege fire"]),
    ("snowstorm", ["power snowstorm"], RANGED, ["8 siege ice"]),
    ("flame-wall", ["power flame-wall"], ATTACK, ["7 melee fire"]),
    ("flame-wall", ["power flame-wall"], BLOCK, ["9 fire"]),
    ("mana-bolt", ["power mana-bolt", "pay blue-token blue"], ATTACK, ["11 melee ice"]),
    ("mana-bolt", ["power mana-bolt", "pay red-token red"], ATTACK, ["10 melee cold-fire"]),
    ("mana-bolt", ["power mana-bolt", "pay white-token white"], RANGED, ["9 ranged ice"]),
    ("mana-bolt", ["power mana-bolt", "pay green-token green"], RANGED, ["8 siege ice"]),
    ("burning-shield", ["power burning-shield"], BLOCK, ["4 fire"]),
    ("expose", ["power expose", "choose 0"], RANGED, ["3 ranged physical"]),
]


@pytest.mark.parametrize(("card", "plays", "phase", "expected"), NIGHT_SPELLS)
def test_a_spell_gives_its_strong_attack_or_block_at_night(
    card: str, plays: list[str], phase: str, expected: list[str]
) -> None:
    game = fighting(phase, night=True, hand=[card])
    do(game, *plays)
    assert lots(game) == expected


UNITS = [
    ("peasants", 0, ATTACK, ["2 melee physical"]),
    ("peasants", 0, BLOCK, ["2 physical"]),
    ("foresters", 1, BLOCK, ["3 physical"]),
    ("utem-crossbowmen", 0, ATTACK, ["3 melee physical"]),
    ("utem-crossbowmen", 0, BLOCK, ["3 physical"]),
    ("utem-crossbowmen", 1, RANGED, ["2 ranged physical"]),
    ("utem-guardsmen", 0, ATTACK, ["2 melee physical"]),
    ("utem-guardsmen", 1, BLOCK, ["4 physical"]),
    ("utem-swordsmen", 0, ATTACK, ["3 melee physical"]),
    ("utem-swordsmen", 0, BLOCK, ["3 physical"]),
    ("utem-swordsmen", 1, ATTACK, ["6 melee physical"]),
    ("utem-swordsmen", 1, BLOCK, ["6 physical"]),
    ("guardian-golems", 0, ATTACK, ["2 melee physical"]),
    ("guardian-golems", 0, BLOCK, ["2 physical"]),
    ("guardian-golems", 1, BLOCK, ["4 fire"]),
    ("guardian-golems", 2, BLOCK, ["4 ice"]),
    ("red-cape-monks", 0, ATTACK, ["3 melee physical"]),
    ("red-cape-monks", 0, BLOCK, ["3 physical"]),
    ("red-cape-monks", 1, ATTACK, ["4 melee fire"]),
    ("red-cape-monks", 1, BLOCK, ["4 fire"]),
    ("northern-monks", 0, ATTACK, ["3 melee physical"]),
    ("northern-monks", 0, BLOCK, ["3 physical"]),
    ("northern-monks", 1, ATTACK, ["4 melee ice"]),
    ("northern-monks", 1, BLOCK, ["4 ice"]),
    ("savage-monks", 0, ATTACK, ["3 melee physical"]),
    ("savage-monks", 0, BLOCK, ["3 physical"]),
    ("savage-monks", 1, RANGED, ["4 siege physical"]),
    ("fire-golems", 0, ATTACK, ["3 melee physical"]),
    ("fire-golems", 0, BLOCK, ["3 physical"]),
    ("fire-golems", 1, RANGED, ["4 ranged fire"]),
    ("ice-golems", 0, ATTACK, ["3 melee physical"]),
    ("ice-golems", 0, BLOCK, ["3 physical"]),
    ("ice-golems", 1, ATTACK, ["6 melee ice"]),
    ("fire-mages", 0, RANGED, ["3 ranged fire"]),
    ("fire-mages", 1, ATTACK, ["6 melee fire"]),
    ("fire-mages", 1, BLOCK, ["6 fire"]),
    ("ice-mages", 0, ATTACK, ["4 melee ice"]),
    ("ice-mages", 0, BLOCK, ["4 ice"]),
    ("ice-mages", 1, RANGED, ["4 siege ice"]),
    ("amotep-gunners", 0, ATTACK, ["5 melee physical"]),
    ("amotep-gunners", 0, BLOCK, ["5 physical"]),
    ("amotep-gunners", 1, RANGED, ["6 ranged fire"]),
    ("amotep-freezers", 0, ATTACK, ["5 melee physical"]),
    ("amotep-freezers", 0, BLOCK, ["5 physical"]),
    ("catapults", 0, RANGED, ["3 siege physical"]),
    ("catapults", 1, RANGED, ["5 siege fire"]),
    ("catapults", 2, RANGED, ["5 siege ice"]),
    ("altem-guardians", 0, ATTACK, ["5 melee physical"]),
    ("altem-guardians", 1, BLOCK, ["8 physical"]),
]


@pytest.mark.parametrize(("unit", "ability", "phase", "expected"), UNITS)
def test_a_unit_gives_its_attack_or_block(unit: str, ability: int, phase: str, expected: list[str]) -> None:
    game = fighting(phase, units=[unit])
    do(game, f"activate 0 {ability}")
    assert lots(game) == expected
    assert not game.players[0].units[0].ready


@pytest.mark.parametrize(
    ("paid", "value"), [(["decline", "decline"], 5), (["accept", "decline"], 7), (["accept", "accept"], 9)]
)
def test_altem_mages_are_raised_by_each_mana_once(paid: list[str], value: int) -> None:
    game = fighting(ATTACK, units=["altem-mages"])
    do(game, "activate 0 1", *paid)
    assert lots(game) == [f"{value} melee cold-fire"]


def test_altem_mages_block_with_cold_fire() -> None:
    game = fighting(BLOCK, units=["altem-mages"])
    do(game, "activate 0 1", "decline", "decline")
    assert lots(game) == ["5 cold-fire"]


@pytest.mark.parametrize(("branch", "expected"), [(0, "4 melee cold-fire"), (1, "4 siege physical")])
def test_altem_mages_change_every_later_attack(branch: int, expected: str) -> None:
    game = fighting(ATTACK, night=True, units=["altem-mages"], hand=["rage"])
    do(game, "activate 0 2", f"choose {branch}", "power rage")
    assert lots(game) == [expected]


def test_siege_by_altem_mages_lets_melee_attacks_strike_in_the_ranged_phase() -> None:
    game = fighting(RANGED, night=True, units=["altem-mages"], hand=["rage"])
    assert "power rage" not in options(game)
    do(game, "activate 0 2", "choose 1", "power rage")
    assert lots(game) == ["4 siege physical"]


SKILLS = [
    ("arythea-burning-power", ["choose 0"], RANGED, ["1 siege physical"]),
    ("arythea-burning-power", ["choose 1"], RANGED, ["1 siege fire"]),
    ("arythea-hot-swordsmanship", ["choose 0"], ATTACK, ["2 melee physical"]),
    ("arythea-hot-swordsmanship", ["choose 1"], ATTACK, ["2 melee fire"]),
    ("goldyx-freezing-power", ["choose 0"], RANGED, ["1 siege physical"]),
    ("goldyx-freezing-power", ["choose 1"], RANGED, ["1 siege ice"]),
    ("norowas-day-sharpshooting", [], RANGED, ["2 ranged physical"]),
    ("tovak-night-sharpshooting", [], RANGED, ["1 ranged physical"]),
    ("tovak-cold-swordsmanship", ["choose 0"], ATTACK, ["2 melee physical"]),
    ("tovak-cold-swordsmanship", ["choose 1"], ATTACK, ["2 melee ice"]),
    ("tovak-shield-mastery", ["choose 0"], BLOCK, ["3 physical"]),
    ("tovak-shield-mastery", ["choose 1"], BLOCK, ["2 fire"]),
    ("tovak-shield-mastery", ["choose 2"], BLOCK, ["2 ice"]),
]


@pytest.mark.parametrize(("skill", "answers", "phase", "expected"), SKILLS)
def test_a_skill_gives_its_attack_or_block(skill: str, answers: list[str], phase: str, expected: list[str]) -> None:
    game = fighting(phase, skills=[skill])
    do(game, f"use {skill}", *answers)
    assert lots(game) == expected
    assert f"use {skill}" not in options(game)


@pytest.mark.parametrize(("skill", "expected"), [("norowas-day-sharpshooting", 1), ("tovak-night-sharpshooting", 2)])
def test_sharpshooting_is_better_at_its_own_time(skill: str, expected: int) -> None:
    game = fighting(RANGED, night=True, skills=[skill])
    do(game, f"use {skill}")
    assert lots(game) == [f"{expected} ranged physical"]
