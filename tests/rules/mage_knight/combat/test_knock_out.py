"""Knock-out: as many Wounds from one combat as the printed Hand limit cost all other cards in hand."""

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import ATTACK, DAMAGE, RANGED, do, fight, left, phase_of, to, wounds_of
from tests.rules.mage_knight.look import discard_of, hand_of, options, play


@rule("mage_knight.combat.damage-knock-out-threshold")
@pytest.mark.parametrize(
    ("enemies", "fame", "out"),
    [
        (["werewolf"], 0, False),  # 4 Wounds, Hand limit 5
        (["minotaur"], 0, True),  # 5
        (["werewolf", "golems"], 0, True),  # 4 and 1
        (["minotaur", "golems"], 24, False),  # 4 and 1, Hand limit 6
        (["minotaur", "crypt-worm"], 24, True),  # 4 and 2
    ],
)
def test_as_many_wounds_as_the_hand_limit_knock_the_hero_out(enemies: list[str], fame: int, out: bool) -> None:
    game = to(fight(*enemies, hand=["march", "stamina"], fame=fame), ATTACK)
    assert ("march" in hand_of(game)) != out


@rule("mage_knight.combat.damage-knock-out-threshold")
def test_wounds_held_before_the_combat_do_not_count() -> None:
    game = to(fight("werewolf", hand=["wound", "wound", "wound", "march"]), ATTACK)
    assert hand_of(game) == ["march", *["wound"] * 7]


@rule("mage_knight.combat.damage-knock-out-threshold")
def test_the_limit_printed_on_the_level_token_counts_without_bonuses() -> None:
    game = fight("minotaur", hand=["meditation", "march"], mana=["green"])
    do(game, "play meditation")
    assert game.players[0].draw_bonus == 2
    assert hand_of(to(game, ATTACK)) == ["wound"] * 5


@rule("mage_knight.combat.damage-knock-out-discards-non-wounds")
def test_a_knocked_out_hero_discards_everything_but_wounds_at_once() -> None:
    game = to(fight("prowlers", "minotaur", hand=["march", "rage", "wound"]), DAMAGE)
    play(game, "damage 1 0")
    assert phase_of(game) == DAMAGE
    assert hand_of(game) == ["wound"] * 6
    assert sorted(discard_of(game)) == ["march", "rage"]
    assert game.turn.duty


@rule("mage_knight.combat.damage-knock-out-discards-non-wounds")
def test_everybody_learns_what_a_knocked_out_hero_discards() -> None:
    game = to(fight("prowlers", "minotaur", hand=["march", "rage"]), DAMAGE)
    play(game, "damage 1 0")
    assert game.learned & ~1


@rule("mage_knight.combat.damage-knock-out-counts-other-sources")
def test_wounds_of_cards_played_in_the_combat_count() -> None:
    game = to(fight("werewolf", hand=["blood-rage", "march"]), ATTACK)
    assert hand_of(game) == ["blood-rage", "march", *["wound"] * 4]
    do(game, "target 0", "play blood-rage", "choose 1")
    assert hand_of(game) == ["wound"] * 5
    assert options(game) == ["strike"]  # its Attack 5 still counts


@rule("mage_knight.combat.damage-knock-out-counts-other-sources")
def test_wounds_taken_earlier_in_the_combat_count() -> None:
    game = fight("werewolf", hand=["blood-ritual", "march"])
    do(game, "play blood-ritual", "colour red")
    assert hand_of(game) == ["march", "wound"]
    assert hand_of(to(game, ATTACK)) == ["wound"] * 5


@rule("mage_knight.combat.damage-knock-out-units-still-fight")
def test_units_of_a_knocked_out_hero_fight_on() -> None:
    game = fight("minotaur", hand=["march"], units=["amotep-gunners"])
    play(to(game, DAMAGE), "damage 0 0", "suffer")
    assert hand_of(game) == ["wound"] * 5
    do(game, "target 0", "activate 0 0", "strike")
    assert left(game) == []


@rule("mage_knight.combat.damage-knock-out-skills-still-usable")
def test_skills_of_a_knocked_out_hero_can_be_used() -> None:
    game = to(fight("prowlers", "minotaur", hand=["march"], skills=["krang-battle-frenzy"]), DAMAGE)
    play(game, "damage 1 0", "damage 0 0")
    assert (hand_of(game), phase_of(game)) == (["wound"] * 7, ATTACK)
    do(game, "target 0", "use krang-battle-frenzy", "choose 1", "strike")
    assert left(game) == ["minotaur"]


@rule("mage_knight.combat.damage-knock-out-can-take-more-wounds")
def test_a_knocked_out_hero_takes_further_wounds() -> None:
    game = to(fight("prowlers", "minotaur", hand=["march"]), DAMAGE)
    play(game, "damage 1 0")
    assert wounds_of(game) == 5
    play(game, "damage 0 0")
    assert wounds_of(game) == 7


@rule("mage_knight.combat.damage-knock-out-again")
@pytest.mark.parametrize("order", [["1 0", "0 0"], ["0 0", "1 0"]])
def test_cards_drawn_while_knocked_out_are_lost_with_the_next_wound(order: list[str]) -> None:
    game = to(
        fight("prowlers", "minotaur", hand=["march"], deck=["rage", "stamina"], skills=["tovak-motivation"]), DAMAGE
    )
    play(game, f"damage {order[0]}", "use tovak-motivation")
    drawn = [card for card in hand_of(game) if card != "wound"]
    assert drawn == (["rage", "stamina"] if order[0] == "1 0" else ["march", "rage", "stamina"])
    play(game, f"damage {order[1]}")
    assert hand_of(game) == ["wound"] * 7


@rule("mage_knight.combat.damage-knock-out-again")
def test_they_can_be_used_before_the_next_wound() -> None:
    game = fight("minotaur", hand=["march"], deck=["rage", "stamina"], skills=["tovak-motivation"], mana=["red"])
    assert phase_of(game) == RANGED
    do(to(game, ATTACK), "use tovak-motivation", "target 0", "power rage", "sideways stamina attack", "strike")
    assert (hand_of(game), left(game)) == (["wound"] * 5, [])
