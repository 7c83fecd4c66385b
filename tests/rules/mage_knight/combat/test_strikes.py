"""Success and failure of an attack in the Ranged and Siege phase: defeat, Fame, points lost, separate attacks."""

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    ORCS,
    armor,
    assault,
    combat_of,
    do,
    fallen,
    fight,
    left,
    to,
    wounds_of,
)
from tests.rules.mage_knight.look import end_turn, enemies_at, hand_of, offered, options, play, played_by


@rule("mage_knight.combat.ranged-success-total-armor")
@pytest.mark.parametrize(
    ("cards", "enough"), [(["swift-bolt", "swiftness"], True), (["swiftness", "fire-bolt"], False)]
)
def test_the_total_must_reach_the_armor_of_all_targets_together(cards: list[str], enough: bool) -> None:
    game = fight("prowlers", "wolf-riders", "cursed-hags", hand=cards, mana=["white", "white", "red"])
    do(game, "target 0", "target 1", *[f"power {card}" for card in cards])
    assert ("strike" in options(game)) == enough  # 7 or 6 for Armor 3 and 4
    if enough:
        play(game, "strike")
        assert left(game) == ["cursed-hags"]


@rule("mage_knight.combat.ranged-defeated-discarded")
def test_defeated_enemies_go_to_their_discard_piles_at_once() -> None:
    game = fight("prowlers", "gargoyle", hand=["fireball", "swift-bolt"], mana=["red", "white"])
    do(game, "target 0", "target 1", "play fireball", "power swift-bolt", "strike")
    assert fallen(game, "green")[-1] == "prowlers"
    assert fallen(game, "brown")[-1] == "gargoyle"
    assert enemies_at(game, ORCS) == []


@rule("mage_knight.combat.ranged-defeated-discarded")
def test_a_defeated_enemy_neither_attacks_nor_is_a_target_nor_deals_damage() -> None:
    game = fight("prowlers", "wolf-riders", hand=["swift-bolt"], mana=["white"])
    do(game, "target 0", "power swift-bolt", "strike")
    assert offered(game, "target") == ["1"]
    assert offered(to(game, BLOCK), "block") == ["1 0"]
    assert offered(to(game, DAMAGE), "damage") == ["1 0"]
    assert offered(to(game, ATTACK), "target") == ["1"]
    assert wounds_of(game) == 2  # of 3 damage


@rule("mage_knight.combat.ranged-defeated-give-fame")
def test_each_defeated_enemy_gives_its_fame_at_once() -> None:
    game = fight("prowlers", "gargoyle", "high-dragon", hand=["fireball", "swift-bolt", "march"], mana=["red", "white"])
    do(game, "target 0", "target 1", "play fireball", "power swift-bolt")
    assert game.players[0].fame == 0
    play(game, "strike")
    assert game.players[0].fame == 2 + 4


@rule("mage_knight.combat.ranged-level-up-waits")
def test_a_level_reached_in_combat_comes_at_the_end_of_the_turn() -> None:
    game = fight("prowlers", "wolf-riders", hand=["swift-bolt", "march"], mana=["white"], fame=7)
    do(game, "target 0", "power swift-bolt", "strike")
    assert (game.players[0].fame, game.players[0].level) == (9, 2)
    to(game, ATTACK)
    assert wounds_of(game) == 2  # 3 damage, still on Armor 2; Armor 3 would take one
    play(game, "next")
    assert game.players[0].level == 2
    end_turn(game)
    assert game.players[0].level == 3


# ---- too little ----


@rule("mage_knight.combat.ranged-insufficient-no-effect", "mage_knight.combat.ranged-damage-not-kept")
def test_an_attack_that_falls_short_does_nothing_and_is_not_kept() -> None:
    game = fight("wolf-riders", hand=["fire-bolt", "swiftness", "march"], mana=["red", "white"])
    do(game, "target 0", "power fire-bolt")
    assert "strike" not in options(game)
    play(game, "give-up")
    assert (left(game), armor(game), game.players[0].fame) == (["wolf-riders"], 4, 0)
    do(game, "target 0", "power swiftness")
    assert "strike" not in options(game)  # 3 of 4, without the 3 from before
    play(game, "give-up")
    do(to(game, ATTACK), "target 0", "sideways march attack")
    assert "strike" not in options(game)  # 1 of 4


@rule("mage_knight.combat.ranged-damage-not-kept")
def test_it_is_not_kept_for_the_next_turn_either() -> None:
    game = fight("wolf-riders", hand=["fire-bolt"], mana=["red"], deck=["swiftness", *["march"] * 8])
    do(game, "target 0", "power fire-bolt", "give-up")
    to(game, ATTACK)
    play(game, "next")
    end_turn(game)
    end_turn(game)
    do(game, f"challenge {ORCS[0]},{ORCS[1]}")
    do(to(game, ATTACK), "target 0", "sideways march attack")
    assert "strike" not in options(game)
    assert armor(game) == 4


@rule("mage_knight.combat.ranged-insufficient-may-add-change-or-cancel")
def test_more_attacks_can_be_added() -> None:
    game = fight("cursed-hags", hand=["fire-bolt", "swiftness"], mana=["red", "white"])
    do(game, "target 0", "power fire-bolt")
    assert "strike" not in options(game)
    do(game, "power swiftness", "strike")
    assert left(game) == []


@rule("mage_knight.combat.ranged-insufficient-may-add-change-or-cancel")
def test_other_targets_can_be_chosen() -> None:
    game = fight("prowlers", "cursed-hags", hand=["fire-bolt"], mana=["red"])
    do(game, "target 1", "power fire-bolt", "target 0")
    assert "strike" not in options(game)  # 3 of 8
    play(game, "untarget 1", "strike")
    assert left(game) == ["cursed-hags"]


@rule("mage_knight.combat.ranged-insufficient-may-add-change-or-cancel")
def test_the_cards_can_be_taken_back_and_the_attack_cancelled() -> None:
    game = fight("cursed-hags", hand=["fire-bolt"], mana=["red"])
    play(game, "target 0", "power fire-bolt", "pay red-token red")
    assert (hand_of(game), played_by(game)) == ([], ["fire-bolt"])
    for _ in range(3):
        game.back()
    assert (hand_of(game), played_by(game)) == (["fire-bolt"], [])
    assert combat_of(game).targets == ()
    play(game, "next")
    assert left(game) == ["cursed-hags"]


# ---- separate attacks ----


@rule("mage_knight.combat.ranged-separate-attack-for-unfortified")
def test_ranged_attacks_count_against_the_unfortified_in_an_attack_of_their_own() -> None:
    game = fight("prowlers", "diggers", hand=["swiftness", "crushing-bolt"], mana=["white", "green"])
    play(game, "target 0", "target 1")
    assert "power swiftness" not in options(game)
    play(game, "untarget 1")
    do(game, "power swiftness", "strike", "target 1", "power crushing-bolt", "strike")
    assert left(game) == []


@rule("mage_knight.combat.ranged-separate-attack-for-resistant")
def test_a_resistant_enemy_attacked_by_itself_halves_nothing_of_another_attack() -> None:
    hand = ["fire-bolt", "ice-bolt", "swift-bolt"]
    game = fight("prowlers", "heroes-fire", hand=hand, mana=["red", "blue", "white"])
    do(game, "target 0", "target 1", "power fire-bolt", "power swift-bolt")
    assert "strike" not in options(game)  # 1 and 4 of 7
    game = fight("prowlers", "heroes-fire", hand=hand, mana=["red", "blue", "white"])
    do(game, "target 0", "power fire-bolt", "strike", "target 1", "power swift-bolt", "strike")
    assert left(game) == []


# ---- points ----


@rule("mage_knight.combat.ranged-points-not-saved")
def test_points_left_of_a_successful_attack_are_lost() -> None:
    game = fight("prowlers", "wolf-riders", hand=["fireball", "fire-bolt"], mana=["red", "red"])
    do(game, "target 0", "play fireball", "power fire-bolt", "strike")  # 8 of 3
    play(game, "target 1")
    assert "strike" not in options(game)
    assert combat_of(game).pool == ()


@rule("mage_knight.combat.ranged-points-not-saved")
def test_points_of_an_attack_given_up_are_lost() -> None:
    game = fight("prowlers", "cursed-hags", hand=["fire-bolt"], mana=["red"])
    do(game, "target 1", "power fire-bolt", "give-up", "target 0")
    assert options(game) == ["target 1", "give-up"]


@rule("mage_knight.combat.ranged-points-not-saved")
def test_no_attack_can_be_made_before_somebody_is_its_target() -> None:
    game = fight("prowlers", hand=["swiftness", "fireball"], mana=["white", "red"], units=["catapults"])
    assert options(game) == ["target 0", "next"]


@rule("mage_knight.combat.ranged-points-not-saved")
def test_the_attack_of_an_effect_that_opens_a_target_serves_the_next_attack_of_the_phase_or_none() -> None:
    game = assault("swordsmen", hand=["expose", "march"], mana=["white"])
    do(game, "play expose")
    assert [lot.value for lot in combat_of(game).pool] == [2]
    to(game, BLOCK)
    assert combat_of(game).pool == ()


def test_targets_let_go_of_for_nothing_are_offered_again_only_after_a_play() -> None:
    game = fight("prowlers", "diggers", hand=["rage", "rage"])
    to(game, ATTACK)
    do(game, "target 0", "target 1", "untarget 0")
    assert "target 0" not in options(game)
    do(game, "play rage")
    assert "target 0" in options(game)
