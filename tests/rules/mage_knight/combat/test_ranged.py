"""The Ranged and Siege phase: targets, fortifications, resistances, success and failure of an attack."""

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    RANGED,
    assault,
    combat_of,
    do,
    fight,
    left,
    phase_of,
    to,
)
from tests.rules.mage_knight.look import hand_of, offered, options, play

BOLTS = ["fire-bolt", "ice-bolt", "swift-bolt", "crushing-bolt"]  # fire 3, ice 3, physical 4, siege 3
MANA = ["red", "blue", "white", "green"]


@rule("mage_knight.combat.ranged-phase-optional")
def test_the_phase_may_be_passed() -> None:
    game = fight("prowlers", hand=["swift-bolt"], mana=["white"])
    assert options(game)[:2] == ["target 0", "next"]
    play(game, "next")
    assert (phase_of(game), left(game), hand_of(game)) == (BLOCK, ["prowlers"], ["swift-bolt"])


@rule("mage_knight.combat.ranged-phase-optional", "mage_knight.combat.ranged-several-attacks")
def test_several_attacks_may_follow_each_other() -> None:
    game = fight("prowlers", "wolf-riders", "cursed-hags", hand=[*BOLTS], mana=MANA)
    do(game, "target 0", "power fire-bolt", "strike")
    assert (phase_of(game), left(game)) == (RANGED, ["wolf-riders", "cursed-hags"])
    do(game, "target 1", "power swift-bolt", "strike")
    assert left(game) == ["cursed-hags"]
    do(game, "target 2", "power ice-bolt", "power crushing-bolt", "strike")
    assert (phase_of(game), left(game)) == (RANGED, [])


@rule("mage_knight.combat.ranged-choose-targets")
def test_one_enemy_or_several_can_be_the_targets() -> None:
    game = fight("prowlers", "wolf-riders", "cursed-hags", hand=[*BOLTS], mana=MANA)
    assert offered(game, "target") == ["0", "1", "2"]
    do(game, "target 0")
    assert offered(game, "target") == ["1", "2"]
    do(game, "target 1", "power fire-bolt", "power swift-bolt", "strike")  # 7 for Armor 3 and 4
    assert left(game) == ["cursed-hags"]


@rule("mage_knight.combat.ranged-choose-targets")
def test_an_attack_needs_a_target() -> None:
    game = fight("prowlers", hand=[*BOLTS], units=["catapults"], mana=MANA)
    assert [notation for notation in options(game) if notation.split()[0] in ("power", "activate")] == []
    play(game, "target 0")
    assert sorted(offered(game, "power")) == sorted(BOLTS)


# ---- what an attack is made of ----


@rule("mage_knight.combat.ranged-any-element")
def test_fire_ice_and_physical_ranged_and_siege_attacks_are_combined() -> None:
    game = fight("swamp-dragon", hand=[*BOLTS], mana=MANA)
    play(game, "target 0")
    for card, enough in zip(BOLTS, [False, False, True, True], strict=True):  # 3, 6, 10 of 9
        do(game, f"power {card}")
        assert ("strike" in options(game)) == enough
    play(game, "strike")
    assert left(game) == []


@rule("mage_knight.combat.ranged-any-element")
def test_cold_fire_attacks_are_combined_with_others() -> None:
    game = fight(
        "swamp-dragon",
        hand=["fire-bolt", "ice-bolt"],
        units=["catapults", "altem-mages"],
        mana=["red", "blue", "black"],
        night=True,
    )
    do(game, "target 0", "activate 0 0", "activate 1 2", "choose 0", "power fire-bolt", "power ice-bolt")
    assert [lot.element for lot in combat_of(game).pool] == [0, 3, 3]
    assert "strike" in options(game)  # 9 of 9


@rule("mage_knight.combat.ranged-physical-has-no-element")
@pytest.mark.parametrize(("enemy", "enough"), [("high-dragon", True), ("ice-dragon", False)])
def test_a_physical_attack_is_halved_by_no_elemental_resistance(enemy: str, enough: bool) -> None:
    game = fight(enemy, hand=["swift-bolt", "swiftness", "crushing-bolt"], mana=["white", "white", "green"])
    do(game, "target 0", "power swift-bolt", "power swiftness", "power crushing-bolt")
    assert ("strike" in options(game)) == enough  # 10 for 9 with fire and ice, for 7 with ice and physical resistance


@rule("mage_knight.combat.ranged-sources")
@pytest.mark.parametrize(
    "notation",
    ["play fireball", "power swift-bolt", "use norowas-day-sharpshooting", "activate 0 1", "activate 1 0"],
)
def test_cards_skills_and_units_give_ranged_and_siege_attacks(notation: str) -> None:
    game = fight(
        "prowlers",
        hand=["fireball", "swift-bolt"],
        mana=["red", "white"],
        skills=["norowas-day-sharpshooting"],
        units=["utem-crossbowmen", "catapults"],
    )
    do(game, "target 0", notation)
    values = {"play": 5, "power": 4, "use": 2, "activate 0 1": 2, "activate 1 0": 3}
    value = values.get(notation, values.get(notation.split()[0], 0))
    assert ("strike" in options(game)) == (value >= 3)
    assert [lot.value for lot in combat_of(game).pool] == [value]


@rule("mage_knight.combat.ranged-sources")
def test_normal_attacks_and_sideways_cards_do_not_count_here() -> None:
    game = fight("prowlers", hand=["rage", "march"], mana=["red"], units=["peasants"], skills=["krang-battle-frenzy"])
    play(game, "target 0")
    assert options(game) == ["give-up"]


# ---- fortifications ----


@rule("mage_knight.combat.ranged-fortified-target-siege-only")
def test_against_a_fortified_target_only_siege_attacks_can_be_played() -> None:
    game = fight("prowlers", "diggers", hand=[*BOLTS], mana=MANA, skills=["norowas-day-sharpshooting"])
    play(game, "target 1")
    assert (offered(game, "power"), offered(game, "use")) == (["crushing-bolt"], [])
    play(game, "target 0")
    assert (offered(game, "power"), offered(game, "use")) == (["crushing-bolt"], [])
    play(game, "untarget 1")
    assert sorted(offered(game, "power")) == sorted(BOLTS)
    assert offered(game, "use") == ["norowas-day-sharpshooting"]


@rule("mage_knight.combat.ranged-fortified-target-siege-only")
def test_ranged_points_do_not_count_once_a_fortified_target_is_added() -> None:
    game = fight("prowlers", "diggers", hand=[*BOLTS], mana=MANA)
    do(game, "target 0", "power swift-bolt", "power fire-bolt", "power crushing-bolt")
    assert "strike" in options(game)  # 10 of 3
    play(game, "target 1")
    assert "strike" not in options(game)  # 3 of 6
    play(game, "untarget 0")
    assert "strike" in options(game)  # 3 of 3


@rule("mage_knight.combat.ranged-fortified-two-ways")
def test_the_site_or_the_ability_fortifies() -> None:
    by_ability = fight("diggers", hand=[*BOLTS], mana=MANA)
    by_site = assault("swordsmen", hand=[*BOLTS], mana=MANA)
    neither = fight("swordsmen", hand=[*BOLTS], mana=MANA)
    for game, offers in ((by_ability, 1), (by_site, 1), (neither, 4)):
        play(game, "target 0")
        assert len(offered(game, "power")) == offers


@rule("mage_knight.combat.ranged-double-fortified-untargetable")
def test_an_enemy_fortified_twice_is_no_target() -> None:
    hand = ["crushing-bolt", "horn-of-wrath"]
    game = assault("guardsmen", "swordsmen", hand=hand, mana=["green"])
    assert offered(game, "target") == ["1"]
    play(game, "target 1")
    assert offered(game, "target") == []
    assert offered(fight("guardsmen", hand=hand, mana=["green"]), "target") == ["0"]


# ---- resistances ----


@rule("mage_knight.combat.ranged-resistance-halves-matching")
def test_one_resistant_target_halves_all_matching_attacks() -> None:
    game = fight("prowlers", "fire-mages", hand=[*BOLTS, "fireball"], mana=[*MANA, "red"])
    do(game, "target 0", "power fire-bolt")
    assert "strike" in options(game)  # 3 of 3
    do(game, "target 1", "play fireball", "power swift-bolt")
    assert "strike" in options(game)  # fire 8 halved is 4, and 4: 8 of 8
    game = fight("prowlers", "fire-mages", hand=["fireball", "fire-bolt", "ice-bolt"], mana=[*MANA, "red"])
    do(game, "target 0", "target 1", "play fireball", "power fire-bolt", "power ice-bolt")
    assert "strike" not in options(game)  # 4 and 3: 7 of 8


@rule("mage_knight.combat.ranged-resistance-halves-matching")
@pytest.mark.parametrize(
    ("enemy", "card", "enough"),
    [
        ("ice-mages", "snowstorm", False),
        ("ice-mages", "fireball", True),
        ("gargoyle", "fireball", True),
        ("gargoyle", "horn-of-wrath", False),
        ("fire-mages", "fireball", False),
        ("fire-mages", "snowstorm", True),
        ("fire-mages", "horn-of-wrath", True),
    ],
)
def test_only_the_matching_kind_is_halved(enemy: str, card: str, enough: bool) -> None:
    game = fight(enemy, hand=[card], mana=["red", "blue"], skills=["norowas-day-sharpshooting"])
    do(game, "target 0", f"play {card}")
    if enemy == "ice-mages":
        do(game, "use norowas-day-sharpshooting")  # 5 and 2 for Armor 6
    assert ("strike" in options(game)) == enough


@rule("mage_knight.combat.ranged-inefficient-sum-halved-down")
@pytest.mark.parametrize(("added", "enough"), [("use norowas-day-sharpshooting", False), ("power crushing-bolt", True)])
def test_the_sum_is_halved_once_and_rounded_down(added: str, enough: bool) -> None:
    skills = ["norowas-day-sharpshooting"]
    game = fight("ironclads", hand=["swiftness", "crushing-bolt"], mana=["white", "green"], skills=skills)
    do(game, "target 0", "power swiftness", added)
    assert ("strike" in options(game)) == enough  # 3 and 2: 5 halved is 2 of 3; 3 and 3: 6 halved is 3


@rule("mage_knight.combat.ranged-inefficient-sum-halved-down")
def test_inefficient_attacks_of_several_kinds_are_one_sum() -> None:
    game = fight("fire-golems", hand=["fire-bolt", "fireball"], mana=["red", "red"])
    do(game, "target 0", "power fire-bolt", "play fireball")
    assert "strike" in options(game)  # 8 halved is 4 of 4
    game = fight("fire-golems", hand=["fireball", "swiftness"], mana=["red", "white"])
    do(game, "target 0", "play fireball", "power swiftness")
    assert "strike" in options(game)  # fire 5 and physical 3: 8 halved is 4, not 2 and 1


@rule("mage_knight.combat.ranged-cold-fire-halved-by-both")
@pytest.mark.parametrize(
    ("enemies", "fame", "enough"),
    [
        (["ice-mages"], 0, True),
        (["fire-mages"], 0, True),
        (["orc-war-beasts"], 0, False),
        (["ice-golems", "fire-golems"], 0, True),
    ],
)
def test_cold_fire_is_halved_only_by_one_enemy_with_both_resistances(
    enemies: list[str], fame: int, enough: bool
) -> None:
    game = fight(
        *enemies,
        hand=["fireball", "ice-bolt"],
        units=["altem-mages"],
        mana=["red", "blue", "black"],
        night=True,
        fame=fame,
    )
    do(game, "activate 0 2", "choose 0")
    for at in range(len(enemies)):
        play(game, f"target {at}")
    do(game, "play fireball", "power ice-bolt")
    assert ("strike" in options(game)) == enough  # 8 for Armor 6, 5, 5 and 4 + 4


@rule("mage_knight.combat.ranged-inefficient-example")
def test_fire_3_and_2_with_ice_2_total_4_against_a_fire_resistant_target() -> None:
    game = fight(
        "heroes-fire",
        hand=["fire-bolt"],
        skills=["arythea-hot-swordsmanship", "tovak-cold-swordsmanship"],
        mana=["red"],
    )
    to(game, ATTACK)
    do(game, "target 0", "power fire-bolt", "use arythea-hot-swordsmanship", "choose 1")
    assert "strike" not in options(game)  # 2 of 4
    do(game, "use tovak-cold-swordsmanship", "choose 1")
    assert "strike" in options(game)  # 4 of 4


@rule("mage_knight.combat.ranged-inefficient-example")
def test_it_totals_no_more_than_4() -> None:
    game = fight(
        "manticore",
        hand=["fire-bolt", "march"],
        skills=["arythea-hot-swordsmanship", "tovak-cold-swordsmanship"],
        mana=["red"],
    )
    to(game, ATTACK)
    do(game, "target 0", "power fire-bolt", "use arythea-hot-swordsmanship", "choose 1")
    do(game, "use tovak-cold-swordsmanship", "choose 1", "sideways march attack")
    assert "strike" not in options(game)  # 4 and 1 of 6
