"""Multiple attacks: each one of an enemy's attacks is an attack of its own."""

from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, to, wounds_of
from tests.rules.mage_knight.arrange_foes import MANY, attack_needed, block_needed, blocked, fight
from tests.rules.mage_knight.look import offered, options, play


@rule("mage_knight.multiple-attacks.handled-separately")
def test_each_attack_is_blocked_or_dealt_on_its_own() -> None:
    game = to(fight("heroes-fortified", hand=MANY), BLOCK)  # attacks of 5 and 3
    assert offered(game, "block") == ["0 0", "0 1"]
    assert block_needed(game, 0, 1) == 3
    game.play("stand")
    assert offered(game, "block") == ["0 0"]
    game.play("next")
    assert offered(game, "damage") == ["0 0"]
    assert wounds_of(to(game, ATTACK)) == 3  # of 5 points


@rule("mage_knight.multiple-attacks.handled-separately")
def test_damage_of_several_attacks_is_not_added_up_and_may_go_to_different_places() -> None:
    assert wounds_of(to(fight("orc-skirmishers"), ATTACK)) == 2  # 1 and 1 against Armor 2
    game = fight("heroes-fortified", units=["peasants", "foresters"])
    play(game, "next", "next", "damage 0 1", "assign 0")
    assert options(game) == ["assign 1", "suffer"]  # the Peasants are wounded
    game.play("suffer")
    assert wounds_of(game) == 3


@rule("mage_knight.multiple-attacks.prevention-stops-all")
def test_an_enemy_kept_from_attacking_makes_none_of_its_attacks() -> None:
    game = fight("prowlers", "hydra", hand=["whirlwind", *MANY], mana=["white"])
    play(game, "play whirlwind", "enemy 1")
    assert offered(to(game, BLOCK), "block") == ["0 0"]
    assert wounds_of(to(game, ATTACK)) == 2  # of the Prowlers
    assert wounds_of(to(fight("prowlers", "hydra"), ATTACK)) == 2 + 3


@rule("mage_knight.multiple-attacks.attack-effect-hits-one")
def test_an_effect_on_an_attack_changes_the_one_attack_the_player_names() -> None:
    game = fight("hydra", units=["shocktroops"], hand=MANY)
    game.play("activate 0 1")
    assert options(game) == ["attack-of 0 0", "attack-of 0 1", "attack-of 0 2"]
    game.play("attack-of 0 1")
    to(game, BLOCK)
    needed = []
    for attack in range(3):
        needed.append(block_needed(game, 0, attack))
        game.play("stand")
    assert needed == [2, 1, 2]


@rule("mage_knight.multiple-attacks.offensive-abilities-on-every-attack")
def test_offensive_abilities_hold_for_every_attack() -> None:
    game = to(fight("heroes-swift", hand=MANY), BLOCK)
    assert block_needed(game, 0, 0) == 6
    game.play("stand")
    assert block_needed(game, 0, 1) == 4
    brutal = fight("magic-familiars", fame=99)  # twice 3, Brutal, against Armor 4
    assert wounds_of(to(brutal, ATTACK)) == 2 + 2


@rule("mage_knight.multiple-attacks.blocked-only-if-all-blocked")
def test_an_enemy_is_blocked_when_all_its_attacks_are() -> None:
    for attacks, value in (((), 2), ((0,), 2), ((0, 1), 2 + 2)):
        game = to(fight("orc-skirmishers", hand=["counterattack", *MANY]), BLOCK)
        for attack in attacks:
            blocked(game, 0, attack)
        play(to(game, ATTACK), "target 0", "play counterattack")  # 2, and 2 more for each enemy blocked
        assert ("strike" in options(game)) == (value >= 4)
    assert attack_needed(to(fight("orc-skirmishers", hand=MANY), ATTACK), 0) == 4
