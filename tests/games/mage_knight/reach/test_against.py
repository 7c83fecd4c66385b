"""In a fight one may begin with a card: the enemy it goes against is chosen with it, and it is the right one."""

import random
from typing import Final

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARDS, ENEMIES, ENEMY, UNIT
from roundtable.games.mage_knight.content.names import NONE
from roundtable.kernel.ways import Way
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, RANGED, do, fight, to

FIRST_STACKS: Final = ENEMY.words[:24]


def notations(game: MageKnightTable) -> dict[str, list[str]]:
    """Give what each thing that could be touched would do."""
    return {way.goal: [action.notation for action in way.actions] for way in game.ways(0)}


def test_a_card_goes_against_the_attack_it_is_enough_for_that_hurts_most() -> None:
    hand = ["determination", "rage", "march"]
    game = to(fight("diggers", "prowlers", "wolf-riders", hand=hand, crystals=["blue"]), BLOCK)
    found = notations(game)
    assert found["powered:determination"] == ["block 1 0", "power determination"]  # 4 damage, where 5 Block is enough
    assert found["basic:rage"] == ["block 1 0", "play rage"]  # enough for nobody: the hardest attack
    assert found["sideways:march"] == ["block 1 0", "sideways march block"]
    assert "basic:march" not in found


def test_an_attack_goes_where_it_counts() -> None:
    game = to(fight("prowlers", "golems", hand=["rage", "rage"], crystals=["red"]), ATTACK)
    assert notations(game)["powered:rage"] == ["target 0", "power rage"]  # golems resist it


def test_what_is_no_choice_has_no_ways() -> None:
    assert to(fight("prowlers", hand=["rage"]), ATTACK).ways(0) == []
    game = to(fight("prowlers", "diggers", hand=["rage"]), ATTACK)
    assert game.ways(0) != []
    assert do(game, "target 0").ways(0) == []
    assert game.ways(1) == []


def test_every_way_against_an_enemy_can_be_gone() -> None:
    met = 0
    luck = random.Random(1)
    for _ in range(16):
        enemies = sorted(luck.sample(FIRST_STACKS, luck.randint(2, 4)), key=lambda one: ENEMIES[ENEMY.at(one)].stack)
        hand = luck.sample([card.id for card in CARDS[:60]], 5)
        units = luck.sample(UNIT.words[:12], 2)
        game = fight(*enemies, hand=hand, units=units, crystals=["red", "blue", "green", "white"], fame=40)
        for phase in (RANGED, BLOCK, ATTACK):
            if game.combat is not None and not game.combat.targets:
                met += sum(goes(game, way) for way in to(game, phase).ways(0))
    assert met > 100


def goes(game: MageKnightTable, way: Way) -> int:
    """See that the answers of a way are open one after the other, and that the thing could not be used without them."""
    first, deed = way.actions
    assert deed not in game.options()
    copy = game.clone()
    copy.play(first)
    assert deed in copy.options()
    copy.play(deed)
    assert way.goal in deed.touches
    assert copy.combat is not None
    assert copy.combat.targets or copy.combat.blocking != NONE
    return 1
