"""The Block phase: who attacks, what a block is made of, its total, success and failure."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    armor,
    combat_of,
    do,
    fight,
    foe,
    left,
    phase_of,
    to,
    wounds_of,
)
from tests.rules.mage_knight.look import hand_of, offered, options, play


def blocking(
    enemy: str,
    hand: list[str],
    mana: list[str],
    units: tuple[str, ...] = (),
    skills: tuple[str, ...] = (),
) -> MageKnightTable:
    """Let the only attack of an enemy be about to be blocked."""
    return do(fight(enemy, hand=hand, mana=mana, units=units, skills=skills), "next", "block 0 0")


def block_with(game: MageKnightTable, *notations: str) -> None:
    """Play effects for a block; nothing more is paid to raise them."""
    for notation in notations:
        do(game, notation)
        while "decline" in options(game):
            play(game, "decline")


def succeeds(game: MageKnightTable) -> bool:
    """Say whether the block being made is enough."""
    assert ("stand" in options(game)) != ("give-up" in options(game))
    return "stand" in options(game)


@rule("mage_knight.combat.block-all-surviving-enemies-attack")
def test_every_enemy_that_was_not_defeated_attacks() -> None:
    game = fight("prowlers", "wolf-riders", "cursed-hags", hand=["swift-bolt"], mana=["white"])
    do(game, "target 1", "power swift-bolt", "strike", "next")
    assert offered(game, "block") == ["0 0", "2 0"]
    to(game, DAMAGE)
    assert offered(game, "damage") == ["0 0", "2 0"]


@rule("mage_knight.combat.block-prevents-damage")
def test_a_blocked_enemy_deals_no_damage() -> None:
    game = fight("prowlers", "wolf-riders", hand=["determination"], mana=["blue"])
    do(game, "next", "block 0 0", "power determination", "stand", "next")
    assert offered(game, "damage") == ["1 0"]
    play(game, "damage 1 0")
    assert (phase_of(game), wounds_of(game)) == (ATTACK, 2)


# ---- one attack, any blocks ----


@rule("mage_knight.combat.block-one-enemy-at-a-time")
def test_a_block_serves_a_single_attack_of_a_single_enemy() -> None:
    game = fight("prowlers", "heroes-fire", hand=["determination", "rage"], mana=["blue"])
    play(game, "next")
    assert offered(game, "block") == ["0 0", "1 0", "1 1"]
    do(game, "block 1 0", "power determination")
    assert offered(game, "block") == []
    play(game, "stand")
    assert [list(one.states) for one in combat_of(game).foes] == [[0], [1, 0]]
    assert offered(game, "block") == ["0 0", "1 1"]


@rule("mage_knight.combat.block-any-element")
def test_blocks_of_every_element_are_combined() -> None:
    hand = ["ice-shield", "rage", "march", "flame-wall"]
    game = blocking("grim-legionnaires", hand, ["red"], units=("altem-mages",))
    found: list[bool] = []
    for notation in ("play ice-shield", "play rage", "activate 0 1", "sideways march block"):
        block_with(game, notation)
        found.append(succeeds(game))
    assert found == [False, False, False, True]  # ice 3, physical 2, cold fire 5, physical 1: 11 of 11
    fiery = blocking("grim-legionnaires", hand, ["red"])
    block_with(fiery, "play flame-wall", "play ice-shield")
    assert not succeeds(fiery)  # fire 7 and ice 3
    block_with(fiery, "sideways march block")
    assert succeeds(fiery)


@rule("mage_knight.combat.block-sources")
@pytest.mark.parametrize(
    ("notations", "enemy"),
    [
        (["play rage"], "golems"),  # 2
        (["power determination"], "minotaur"),  # 5
        (["use tovak-shield-mastery", "choose 0"], "diggers"),  # 3
        (["activate 0 1"], "diggers"),  # 3
        (["sideways march block"], "orc-skirmishers"),  # 1
    ],
)
def test_cards_powered_or_not_skills_and_units_give_block(notations: list[str], enemy: str) -> None:
    hand = ["rage", "determination", "march"]
    game = blocking(enemy, hand, ["blue"], ("foresters",), ("tovak-shield-mastery",))
    assert not succeeds(game)
    do(game, *notations)
    assert succeeds(game)


@rule("mage_knight.combat.block-sideways-always-physical")
def test_a_card_of_ice_played_sideways_gives_a_physical_block() -> None:
    game = blocking("fire-golems", ["ice-shield", "ice-bolt", "determination"], [])
    do(game, "sideways ice-shield block", "sideways ice-bolt block", "play determination")
    assert {lot.element for lot in combat_of(game).pool} == {0}
    assert not succeeds(game)  # 1, 1 and 2 halved is 2 of 3 fire
    real = blocking("fire-golems", ["ice-shield"], [])
    do(real, "play ice-shield")
    assert succeeds(real)


# ---- efficiency ----

HAND = ["cold-toughness", "ice-shield", "flame-wall", "determination", "march", "stamina"]
PHYSICAL = ["power determination", "use tovak-shield-mastery", "choose 0"]  # 5 and 3
FIRE = ["play flame-wall"]  # 7
ICE = ["play cold-toughness", "play ice-shield"]  # 3 and 3
COLD_FIRE = ["activate 0 1"]  # 5


def stopped(enemy: str, notations: list[str]) -> bool:
    """Say whether a block of these effects is enough against an enemy's attack."""
    game = blocking(enemy, HAND, ["red", "blue"], ("altem-mages",), ("tovak-shield-mastery",))
    block_with(game, *notations)
    return succeeds(game)


@rule("mage_knight.combat.block-elemental-efficiency-physical")
@pytest.mark.parametrize("block", [PHYSICAL, FIRE, ICE, COLD_FIRE])
def test_every_block_counts_in_full_against_a_physical_attack(block: list[str]) -> None:
    assert stopped("minotaur", block)  # 8, 7, 6 and 5 of 5


@rule("mage_knight.combat.block-elemental-efficiency-fire")
@pytest.mark.parametrize(
    ("block", "enough"),
    [
        (ICE, True),  # 6
        ([*COLD_FIRE, "sideways march block", "sideways stamina block"], True),  # 5, and half of 2
        (["activate 0 1", "sideways march block"], False),  # 5, and half of 1
        ([*FIRE, "play ice-shield", "sideways march block"], True),  # half of 8, and 3: 7
        ([*FIRE, "use tovak-shield-mastery", "choose 1"], False),  # half of 9: 4
        (PHYSICAL, False),  # half of 8: 4
    ],
)
def test_only_ice_and_cold_fire_count_in_full_against_fire(block: list[str], enough: bool) -> None:
    assert stopped("fire-mages", block) == enough  # of 6


@rule("mage_knight.combat.block-elemental-efficiency-ice")
@pytest.mark.parametrize(
    ("block", "enough"),
    [
        (FIRE, True),  # 7
        (COLD_FIRE, True),  # 5
        ([*ICE, "use tovak-shield-mastery", "choose 2"], False),  # half of 8: 4
        (PHYSICAL, False),  # half of 8: 4
    ],
)
def test_only_fire_and_cold_fire_count_in_full_against_ice(block: list[str], enough: bool) -> None:
    assert stopped("ice-mages", block) == enough  # of 5


@rule("mage_knight.combat.block-elemental-efficiency-cold-fire")
@pytest.mark.parametrize(
    ("block", "enough"),
    [
        (COLD_FIRE, True),  # 5
        (FIRE, False),  # half of 7: 3
        (ICE, False),  # half of 6: 3
        (["power determination"], False),  # half of 5: 2
    ],
)
def test_only_cold_fire_counts_in_full_against_cold_fire(block: list[str], enough: bool) -> None:
    assert stopped("shadow", block) == enough  # of 4


@rule("mage_knight.combat.block-inefficient-sum-halved-down")
@pytest.mark.parametrize(
    ("block", "enough"),
    [
        (["sideways march block", "sideways stamina block"], False),  # half of 2
        (["play determination", "sideways march block"], False),  # half of 3: 1
        (["play determination", "sideways march block", "sideways stamina block"], True),  # half of 4, not 1 + 0 + 0
    ],
)
def test_inefficient_block_is_summed_then_halved_and_rounded_down(block: list[str], enough: bool) -> None:
    assert stopped("ice-golems", block) == enough  # of ice 2


@rule("mage_knight.combat.block-inefficient-sum-halved-down")
def test_inefficient_blocks_of_several_kinds_are_one_sum() -> None:
    block = ["power determination", "use tovak-shield-mastery", "choose 2", "sideways march block"]
    assert stopped("shadow", block)  # physical 5, ice 2 and physical 1 against cold fire 4: half of 8
    assert not stopped("shadow", block[:-1])  # half of 7


@rule("mage_knight.combat.block-inefficient-example")
@pytest.mark.parametrize(("enemy", "enough"), [("fire-mages", True), ("fire-elemental", False)])
def test_physical_3_fire_2_and_ice_4_total_6_against_fire(enemy: str, enough: bool) -> None:
    units = ("foresters", "guardian-golems")
    game = blocking(enemy, [], ["blue"], units, ("tovak-shield-mastery",))
    do(game, "activate 0 1", "use tovak-shield-mastery", "choose 1")
    assert not succeeds(game)  # 2
    do(game, "activate 1 2")
    assert succeeds(game) == enough  # 6 of 6 or 7


# ---- success and failure ----


@rule("mage_knight.combat.block-success-at-least-attack")
@pytest.mark.parametrize(("enemy", "enough"), [("wolf-riders", False), ("minotaur", True), ("crypt-worm", False)])
def test_the_block_must_reach_the_attack(enemy: str, enough: bool) -> None:
    assert stopped(enemy, ["power determination"]) == enough  # 5 of twice 3, 5, 6


@rule("mage_knight.combat.block-success-sets-token-aside")
def test_a_blocked_enemy_is_not_defeated_and_can_be_attacked_later() -> None:
    game = blocking("prowlers", ["determination", "rage", "march"], ["blue"])
    do(game, "power determination", "stand")
    assert (phase_of(game), left(game), game.players[0].fame) == (ATTACK, ["prowlers"], 0)
    do(game, "target 0", "play rage", "sideways march attack", "strike")
    assert (left(game), game.players[0].fame) == ([], 2)


@rule("mage_knight.combat.block-insufficient-no-effect")
def test_a_block_too_small_lets_the_attack_through() -> None:
    game = blocking("prowlers", ["rage", "march"], [])
    do(game, "play rage", "sideways march block")
    assert "stand" not in options(game)  # 3 of 4
    do(game, "give-up", "next", "damage 0 0")
    assert wounds_of(game) == 2


@rule("mage_knight.combat.block-no-partial-block")
def test_block_never_lowers_an_attack() -> None:
    game = blocking("minotaur", ["rage", "march", "stamina"], [])
    do(game, "play rage", "sideways march block", "sideways stamina block", "give-up")  # 4 of 5
    assert foe(game).values == [5]
    do(game, "next", "damage 0 0")
    assert wounds_of(game) == 5  # all of the brutal 10, none of what is left
    twice = blocking("prowlers", ["rage", "march", "stamina"], [])
    do(twice, "play rage", "give-up", "block 0 0", "sideways march block", "sideways stamina block")
    assert "stand" not in options(twice)  # 2, and 2 of 4


@rule("mage_knight.combat.block-side-effects-apply-anyway")
@pytest.mark.parametrize("stands", [True, False])
def test_the_other_effects_of_a_block_card_do_not_need_its_success(stands: bool) -> None:
    game = blocking("minotaur", ["ice-shield", "rage"], ["blue"])
    do(game, "power ice-shield", *(["play rage", "stand"] if stands else ["give-up"]))
    assert armor(game) == 2  # 5 less 3
    assert armor(to(game, ATTACK)) == 2


@rule("mage_knight.combat.block-side-effects-apply-anyway")
@pytest.mark.parametrize("stands", [True, False])
def test_an_effect_that_asks_for_success_needs_it(stands: bool) -> None:
    game = blocking("minotaur", ["burning-shield", "march"], ["red"])
    do(game, "play burning-shield", *(["sideways march block", "stand"] if stands else ["give-up"]))
    do(to(game, ATTACK), "target 0")
    assert offered(game, "option") == (["0"] if stands else [])  # its Attack in this phase


@rule("mage_knight.combat.block-any-number-of-enemies")
def test_one_enemy_after_the_other_can_be_blocked() -> None:
    game = fight("prowlers", "diggers", "wolf-riders", hand=["determination", "rage", "march"], mana=["blue"])
    do(game, "next", "block 0 0", "power determination", "stand")
    do(game, "block 1 0", "play rage", "sideways march block", "stand")
    assert (phase_of(game), offered(game, "block")) == (BLOCK, ["2 0"])
    play(game, "next")
    assert (phase_of(game), offered(game, "damage")) == (DAMAGE, ["2 0"])


@rule("mage_knight.combat.block-any-number-of-enemies")
def test_none_need_be_blocked() -> None:
    game = fight("prowlers", "diggers", hand=["determination"], mana=["blue"])
    do(game, "next", "next")
    assert (phase_of(game), hand_of(game)) == (DAMAGE, ["determination"])


@rule("mage_knight.combat.block-points-not-saved")
def test_block_left_over_or_given_up_does_not_serve_another_attack() -> None:
    game = fight("diggers", "minotaur", hand=["determination", "rage", "march"], mana=["blue"])
    do(game, "next", "block 0 0", "power determination", "play rage", "stand", "block 1 0")  # 7 of 3
    assert not succeeds(game)
    assert combat_of(game).pool == ()
    game = fight("diggers", "minotaur", hand=["rage", "march"])
    do(game, "next", "block 1 0", "play rage", "give-up", "block 0 0", "sideways march block")
    assert not succeeds(game)  # 1 of 3


@rule("mage_knight.combat.block-points-not-saved")
def test_no_block_can_be_made_before_an_attack_is_chosen() -> None:
    hand = ["determination", "march"]
    game = fight("diggers", hand=hand, mana=["blue"], units=["foresters"], skills=["tovak-shield-mastery"])
    play(game, "next")
    assert options(game) == ["block 0 0", "next"]
