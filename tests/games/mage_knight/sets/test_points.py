"""Every effect of the other sets that gives Move, Influence, Healing, mana, crystals or cards."""

import pytest

from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_cards import in_village
from tests.rules.mage_knight.arrange_combat import do
from tests.rules.mage_knight.look import crystals_of, hand_of, mana_of, options

MANA = ["red", "blue", "green", "white"]
DECK = ["march", "stamina", "rage", "swiftness", "march", "stamina"]

MOVES = [
    (["play swift-reflexes"], 2),
    (["power swift-reflexes"], 4),
    (["play tirelessness"], 2),
    (["power tirelessness"], 4),
    (["play savage-harvesting"], 2),
    (["power savage-harvesting"], 4),
    (["play one-with-the-land", "choose 0"], 2),
    (["power one-with-the-land", "choose 0"], 4),
    (["play druidic-paths", "go 1,0"], 2),
    (["power druidic-paths", "terrain plains"], 4),
    (["play stout-resolve", "decline"], 2),
    (["power stout-resolve", "decline"], 3),
    (["play mountain-lore"], 3),
    (["power mountain-lore"], 5),
    (["play mist-form"], 4),
    (["power power-of-crystals", "pay green-token green", "choose 0"], 4),
]


@pytest.mark.parametrize(("plays", "points"), MOVES)
def test_a_card_gives_its_move(plays: list[str], points: int) -> None:
    game = table(hand={0: [plays[0].split()[1], "wound"]}, mana={0: MANA}, deck={0: DECK}, forced=False)
    do(game, *plays)
    assert game.turn.move == points


INFLUENCE = [
    (["play ruthless-coercion"], 2),
    (["power ruthless-coercion"], 6),
    (["play stout-resolve", "accept", "card wound"], 3),
    (["power stout-resolve", "decline"], 3),
    (["play peaceful-moment"], 3),
    (["power peaceful-moment"], 6),
    (["play chilling-stare"], 3),
    (["power chilling-stare", "pay white-token white"], 5),
    (["play charm", "decline"], 4),
    (["play banner-of-command"], 4),
]


@pytest.mark.parametrize(("plays", "points"), INFLUENCE)
def test_a_card_gives_its_influence(plays: list[str], points: int) -> None:
    game = in_village(hand={0: [plays[0].split()[1], "wound"]}, mana={0: MANA})
    do(game, "interact", *plays)
    assert game.turn.influence == points


HEALING = [
    (["play one-with-the-land", "choose 1"], 1),
    (["power one-with-the-land", "choose 1"], 2),
    (["power power-of-crystals", "pay green-token green", "choose 1"], 2),
    (["play cure"], 2),
    (["play druidic-staff", "card march"], 3),
]


@pytest.mark.parametrize(("plays", "points"), HEALING)
def test_a_card_heals(plays: list[str], points: int) -> None:
    hand = [plays[0].split()[1], "march", *["wound"] * 4]
    game = table(hand={0: hand}, mana={0: MANA}, deck={0: DECK}, forced=False)
    do(game, *plays)
    assert game.turn.healing == points


CRYSTALS = [
    (["play explosive-bolt"], {"red": 1, "white": 1}),
    (["play power-of-crystals", "colour green"], {"green": 1}),
    (["play offering", "decline"], {"red": 1}),
    (["play offering", "accept", "card march", "card rage", "done"], {"red": 2, "green": 1}),
    (["play spell-forge", "colour blue"], {"blue": 1}),
    (["power spell-forge", "colour red", "colour blue"], {"red": 1, "blue": 1}),
    (["play druidic-staff", "card stamina", "colour white"], {"white": 2}),
]


@pytest.mark.parametrize(("plays", "crystals"), CRYSTALS)
def test_a_card_gives_crystals(plays: list[str], crystals: dict[str, int]) -> None:
    hand = [plays[0].split()[1], "march", "rage", "stamina"]
    game = table(
        hand={0: hand}, mana={0: MANA}, deck={0: DECK}, spells=["fireball", "snowstorm", "tremor"], forced=False
    )
    do(game, *plays)
    assert crystals_of(game) == crystals


def test_spell_forge_takes_each_crystal_from_another_spell() -> None:
    spells = ["fireball", "snowstorm", "burning-shield"]  # red, blue, red
    game = table(hand={0: ["spell-forge"]}, mana={0: ["blue"]}, spells=spells, forced=False)
    do(game, "power spell-forge", "colour blue")
    assert crystals_of(game) == {"red": 1, "blue": 1}
    once = table(hand={0: ["spell-forge"]}, mana={0: ["blue"]}, spells=spells, forced=False)
    do(once, "power spell-forge", "colour red")
    assert options(once) == ["colour red", "colour blue"]


def test_explosive_bolt_wounds() -> None:
    game = table(hand={0: ["explosive-bolt"]}, forced=False)
    do(game, "play explosive-bolt")
    assert hand_of(game) == ["wound"]


def test_power_of_crystals_gives_only_what_is_missing() -> None:
    game = table(hand={0: ["power-of-crystals"]}, crystals={0: ["red", "blue", "white"]}, forced=False)
    do(game, "play power-of-crystals")
    assert crystals_of(game) == {"red": 1, "blue": 1, "green": 1, "white": 1}
    full = table(hand={0: ["power-of-crystals"]}, crystals={0: MANA}, forced=False)
    assert "play power-of-crystals" not in options(full)


def test_power_of_crystals_adds_a_choice_for_each_set_of_crystals() -> None:
    game = table(
        hand={0: ["power-of-crystals"]}, crystals={0: MANA * 2}, mana={0: ["blue"]}, deck={0: DECK}, forced=False
    )
    do(game, "power power-of-crystals", "pay blue-token blue", "choose 2", "choose 0", "choose 0")
    assert len(hand_of(game)) == 2
    assert game.turn.move == 4


SKILLS = [
    ("wolfhawk-refreshing-bath", [], {"blue": 1}, {}),
    ("wolfhawk-refreshing-breeze", [], {"white": 1}, {}),
    ("krang-shamanic-ritual", ["colour gold"], {}, {"gold": 1}),
    ("braevalar-thunderstorm", ["colour blue", "colour white"], {}, {"blue": 1, "white": 1}),
    ("braevalar-lightning-storm", ["colour green", "colour red"], {}, {"green": 1, "red": 1}),
]


@pytest.mark.parametrize(("skill", "answers", "crystals", "tokens"), SKILLS)
def test_a_skill_gives_crystals_or_mana_once_a_round(
    skill: str, answers: list[str], crystals: dict[str, int], tokens: dict[str, int]
) -> None:
    game = table(skills={0: [skill]}, hand={0: ["march", "wound"]}, forced=False)
    do(game, f"use {skill}", *answers)
    assert (crystals_of(game), mana_of(game)) == (crystals, tokens)
    assert game.turn.healing == (1 if "refreshing" in skill else 0)
    assert f"use {skill}" not in options(game)


SKILL_POINTS = [
    ("wolfhawk-hawk-eyes", "move", 1, False),
    ("wolfhawk-hawk-eyes", "move", 1, True),
    ("krang-spirit-guides", "move", 1, False),
    ("krang-arcane-disguise", "influence", 2, False),
    ("braevalar-beguile", "influence", 3, False),
    ("braevalar-secret-ways", "move", 1, False),
]


@pytest.mark.parametrize(("skill", "kind", "points", "night"), SKILL_POINTS)
def test_a_skill_gives_its_points(skill: str, kind: str, points: int, night: bool) -> None:
    game = in_village(skills={0: [skill]}, hand={0: ["march"]}, night=night)
    if kind == "influence":
        game.play("interact")
    do(game, f"use {skill}")
    if skill == "krang-arcane-disguise" and "choose 0" in options(game):
        do(game, "choose 0")
    assert getattr(game.turn, kind) == points


UNIT_POINTS = [
    ("scouts", 2, "move", 2),
    ("thugs", 2, "influence", 4),
    ("magic-familiars", 3, "healing", 2),
    ("heroes-white", 2, "influence", 5),
    ("heroes-green", 2, "influence", 5),
    ("heroes-blue", 2, "influence", 5),
    ("heroes-red", 2, "influence", 5),
    ("heroes-green", 1, "healing", 4),
]


@pytest.mark.parametrize(("unit", "ability", "kind", "points"), UNIT_POINTS)
def test_a_unit_gives_its_points(unit: str, ability: int, kind: str, points: int) -> None:
    game = in_village(units={0: [unit]}, hand={0: ["march", "wound"]}, mana={0: MANA})
    if kind == "influence":
        game.play("interact")
    do(game, f"activate 0 {ability}")
    assert getattr(game.turn, kind) == points
    change = {"thugs": -1}.get(unit, 1) if kind == "influence" else 0
    assert game.players[0].reputation == change
