"""Summoners: the monster drawn stands in for them in the Block and Assign Damage phases, then they are back."""

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    armor,
    do,
    fallen,
    fight,
    foe,
    left,
    phase_of,
    to,
    wounds_of,
)
from tests.rules.mage_knight.look import discard_of, offered, options, play


@rule("mage_knight.combat.block-summoner-draws-brown")
def test_each_summoner_draws_a_brown_enemy_as_the_block_phase_begins() -> None:
    game = fight("orc-summoners", "illusionists", next_enemies=["minotaur", "medusa"])
    assert left(game) == ["orc-summoners", "illusionists"]
    before = len(game.stacks[1].cards)
    play(game, "next")
    assert phase_of(game) == BLOCK
    assert left(game) == ["orc-summoners", "illusionists", "minotaur", "medusa"]
    assert len(game.stacks[1].cards) == before - 2


@rule("mage_knight.combat.block-summoner-draws-brown")
def test_two_summon_attacks_draw_two_enemies() -> None:
    game = to(fight("dragon-summoner", next_enemies=["minotaur", "medusa"]), BLOCK)
    assert left(game) == ["dragon-summoner", "minotaur", "medusa"]


@rule("mage_knight.combat.block-summoner-draws-brown")
def test_a_defeated_summoner_summons_nothing() -> None:
    game = fight("prowlers", "orc-summoners", hand=["swift-bolt"], mana=["white"])
    do(game, "target 1", "power swift-bolt", "strike", "next")
    assert left(game) == ["prowlers"]


@rule("mage_knight.combat.block-prevented-summoner-draws-nothing")
def test_a_summoner_kept_from_attacking_draws_nothing() -> None:
    game = fight("prowlers", "orc-summoners", hand=["whirlwind"], mana=["white"])
    do(game, "play whirlwind", "enemy 1", "next")
    assert left(game) == ["prowlers", "orc-summoners"]
    assert offered(game, "block") == ["0 0"]


@rule("mage_knight.combat.block-summoned-replaces-summoner")
def test_the_monster_attacks_in_place_of_its_summoner() -> None:
    game = to(fight("orc-summoners", next_enemies=["crypt-worm"], hand=["march"]), BLOCK)
    assert offered(game, "block") == ["1 0"]
    to(game, DAMAGE)
    assert offered(game, "damage") == ["1 0"]
    play(game, "damage 1 0")
    assert wounds_of(game) == 3  # 6 damage


@rule("mage_knight.combat.block-summoned-replaces-summoner")
@pytest.mark.parametrize("phase", [BLOCK, DAMAGE])
def test_effects_can_act_on_the_monster(phase: str) -> None:
    game = to(fight("orc-summoners", next_enemies=["crypt-worm"], hand=["tremor"], mana=["green"]), phase)
    play(game, "play tremor", "pay green-token green", "choose 0")
    assert options(game) == ["enemy 1"]


@rule("mage_knight.combat.block-summoner-untargetable")
@pytest.mark.parametrize("phase", [BLOCK, DAMAGE])
def test_no_effect_touches_the_summoner_meanwhile(phase: str) -> None:
    enemies = ("prowlers", "orc-summoners")
    game = to(fight(*enemies, next_enemies=["minotaur"], hand=["tremor"], mana=["green"]), phase)
    play(game, "play tremor", "pay green-token green", "choose 0")
    assert offered(game, "enemy") == ["0", "2"]
    game = to(fight(*enemies, next_enemies=["minotaur"], hand=["tremor"], mana=["green"]), phase)
    do(game, "play tremor", "choose 1")
    assert [armor(game, at) for at in range(3)] == [1, 4, 3]  # all but the summoner lose 2


@rule("mage_knight.combat.block-summoner-untargetable")
def test_the_summoner_stays_out_of_reach_when_its_monster_is_gone() -> None:
    game = fight("prowlers", "orc-summoners", next_enemies=["hydra"], hand=["tremor"], mana=["green"])
    do(game, "next", "next", "damage 2 0", "damage 2 1", "damage 2 2")
    assert (phase_of(game), left(game)) == (DAMAGE, ["prowlers", "orc-summoners"])
    play(game, "play tremor", "pay green-token green", "choose 0")
    assert offered(game, "enemy") == ["0"]


@rule("mage_knight.combat.block-summoner-returns-for-attack-phase")
def test_the_summoner_is_back_for_the_attack_phase() -> None:
    game = to(fight("orc-summoners", next_enemies=["crypt-worm"], hand=["tremor", "rage"], mana=["green"]), ATTACK)
    assert offered(game, "target") == ["0"]
    do(game, "play tremor", "choose 0", "target 0", "play rage", "strike")
    assert (left(game), game.players[0].fame) == ([], 4)


@rule("mage_knight.combat.block-summoned-blocked-discarded", "mage_knight.combat.block-summoned-gives-no-fame")
def test_a_blocked_monster_is_discarded_without_fame() -> None:
    game = fight("prowlers", "orc-summoners", next_enemies=["gargoyle"], hand=["determination"], mana=["blue"])
    do(game, "next", "block 2 0", "power determination", "stand")
    assert (phase_of(game), offered(game, "block")) == (BLOCK, ["0 0"])
    assert (left(game), fallen(game, "brown")[-1]) == (["prowlers", "orc-summoners"], "gargoyle")
    assert game.players[0].fame == 0
    assert wounds_of(to(game, ATTACK)) == 2  # of the other enemy


@rule("mage_knight.combat.block-summoned-blocked-discarded")
def test_a_monster_of_several_attacks_goes_when_all_are_blocked() -> None:
    game = fight("orc-summoners", next_enemies=["hydra"], hand=["rage", "determination", "march", "stamina"])
    do(game, "next", "block 1 0", "play rage", "stand", "block 1 1", "play determination", "stand")
    assert left(game) == ["orc-summoners", "hydra"]
    do(game, "block 1 2", "sideways march block", "sideways stamina block", "stand")
    assert left(game) == ["orc-summoners"]


@rule("mage_knight.combat.block-summoned-gives-no-fame")
def test_a_monster_destroyed_by_an_effect_gives_no_fame() -> None:
    game = fight(
        "orc-summoners",
        next_enemies=["minotaur"],
        hand=["burning-shield", "march"],
        mana=["red", "black"],
        night=True,
    )
    do(game, "next", "block 1 0", "power burning-shield", "sideways march block", "stand")
    assert left(game) == ["orc-summoners"]
    assert game.players[0].fame == 0


@rule("mage_knight.combat.damage-summoned-monster-deals-damage")
def test_damage_and_abilities_are_those_of_the_monster() -> None:
    brutal = to(fight("orc-summoners", next_enemies=["minotaur"]), DAMAGE)
    play(brutal, "damage 1 0")
    assert wounds_of(brutal) == 5  # twice 5
    poison = to(fight("orc-summoners", next_enemies=["mummy"]), DAMAGE)
    play(poison, "damage 1 0")
    assert (wounds_of(poison), discard_of(poison)) == (2, ["wound", "wound"])


@rule("mage_knight.combat.damage-summoned-monster-discarded-after")
def test_the_monster_is_discarded_when_its_damage_is_dealt() -> None:
    game = to(fight("prowlers", "orc-summoners", next_enemies=["crypt-worm"]), DAMAGE)
    assert "crypt-worm" in left(game)
    play(game, "damage 2 0")
    assert phase_of(game) == DAMAGE
    assert (left(game), fallen(game, "brown")[-1]) == (["prowlers", "orc-summoners"], "crypt-worm")
    assert game.players[0].fame == 0
    assert not foe(game, 1).defeated
