"""Effects: points, special effects, changes and how long they hold, when Attack and Block can be played."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.state.pieces import BLOCKED
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle
from tests.rules.mage_knight.arrange_cards import hand_over, in_village, in_wilds, then, visit
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, DAMAGE, fight, pool, to
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.look import (
    crystals_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    offered,
    options,
    place_of,
    play,
)

OPEN_FOREST = (1, -1)  # on the starting tile, next to the portal


def blow(game: MageKnightTable, foe: int = 0) -> tuple[int, bool]:
    """Give the value of an enemy's attack and whether it is blocked."""
    assert game.combat is not None
    return game.combat.foes[foe].values[0], game.combat.foes[foe].states[0] == BLOCKED


# ---- points and special effects ----


@rule("mage_knight.effects.shorthand-means-points")
def test_move_influence_and_healing_give_as_many_points() -> None:
    moving = then(in_wilds(hand={0: ["march", "wound"]}), "play march")
    assert (moving.turn.move, moving.turn.influence, moving.turn.healing) == (2, 0, 0)
    healing = then(in_wilds(hand={0: ["tranquility", "wound", "wound"]}, mana={0: ["green"]}), "power tranquility")
    play(healing, "pay green-token green", "choose 0")
    assert (healing.turn.move, healing.turn.influence, healing.turn.healing) == (0, 0, 2)
    play(healing, "heal", "heal")
    assert hand_of(healing) == []
    talking = visit(in_village(hand={0: ["promise"]}, unit_offer=[]), "play promise")
    assert (talking.turn.move, talking.turn.influence, talking.turn.healing) == (0, 2, 0)


@rule("mage_knight.effects.shorthand-means-points")
def test_move_points_are_spent_step_by_step() -> None:
    """Move 4 of a powered card: a forest for 3 leaves 1, which is too little for plains."""
    game = then(in_wilds(hand={0: ["march"]}, mana={0: ["green"]}), "power march", "pay green-token green")
    game.play("go 1,-1")
    assert (place_of(game, 0), game.turn.move, offered(game, "go")) == (OPEN_FOREST, 1, [])


@rule("mage_knight.effects.special-effects-follow-card")
def test_mana_draw_sets_a_die_and_gives_two_tokens_of_its_colour() -> None:
    """Black may be named by Day; the die goes back into the Source as it was set, without being rolled."""
    game = in_wilds(hand={0: ["mana-draw", "march"]}, mana={0: ["white"]}, source=["red", "gold", "gold", "gold"])
    play(game, "power mana-draw", "pay white-token white", "die red")
    assert options(game) == [f"colour {word}" for word in ("red", "blue", "green", "white", "black")]
    game.play("colour black")
    assert (mana_of(game), game.turn.usual_die) == ({"black": 2}, False)
    end_turn(game)
    assert sorted(game.source) == [4, 4, 4, 5]


@rule("mage_knight.effects.special-effects-follow-card")
def test_space_bending_lets_the_hero_leap() -> None:
    """Spaces two steps away count as adjacent, at the cost of the space entered."""
    game = in_wilds(hand={0: ["space-bending"]}, mana={0: ["blue"]}, move=2)
    assert "go 1,-2" not in options(game)
    play(game, "play space-bending", "pay blue-token blue", "go 1,-2")
    assert (place_of(game, 0), game.turn.move) == ((1, -2), 0)


@rule("mage_knight.effects.special-effects-follow-card")
def test_crystal_mastery_gives_spent_crystals_back() -> None:
    game = in_wilds(hand={0: ["crystal-mastery", "march"]}, crystals={0: ["blue", "green"]})
    play(game, "power crystal-mastery", "pay blue-crystal blue", "power march", "pay green-crystal green")
    assert crystals_of(game) == {}
    end_turn(game)
    assert crystals_of(game) == {"blue": 1, "green": 1}


@rule("mage_knight.effects.special-effects-follow-card")
def test_blood_ritual_bends_nothing_but_takes_its_wound() -> None:
    game = in_wilds(hand={0: ["blood-ritual", "march"]})
    play(game, "play blood-ritual", "colour gold")
    assert (hand_of(game), crystals_of(game), mana_of(game)) == (["march", "wound"], {"red": 1}, {"gold": 1})


# ---- changes ----


@rule("mage_knight.effects.modifications-immediate")
def test_a_cheaper_terrain_is_cheaper_at_once() -> None:
    """A forest costs 3 by Day, with Path Finding 2."""
    game = in_wilds(hand={0: ["path-finding"]})
    assert offered(game, "go") == []
    game.play("play path-finding")
    assert game.turn.move == 2
    game.play("go 1,-1")
    assert (place_of(game, 0), game.turn.move) == (OPEN_FOREST, 0)


@rule("mage_knight.effects.modifications-immediate")
def test_lowered_armor_counts_for_the_attack_being_declared() -> None:
    """Cursed Hags, Armor 5, fall to a ranged attack of 3 once Tremor has taken 3 off."""
    game = fight("cursed-hags", hand=["tremor", "swiftness"], mana=["green", "white"])
    play(game, "target 0", "power swiftness", "pay white-token white")
    assert "strike" not in options(game)
    play(game, "play tremor", "pay green-token green", "choose 0", "enemy 0", "strike")
    assert game.players[0].fame == 3


@rule("mage_knight.effects.modifications-last-until-turn-end")
def test_a_change_holds_for_the_rest_of_the_turn_and_no_longer() -> None:
    game = in_wilds(hand={0: ["path-finding", "march", "stamina"], 1: ["march"]})
    play(game, "play path-finding", "play march", "go 1,-1", "go 0,0", "play stamina", "go 1,-1")  # 2 for each
    assert game.turn.move == 0
    end_turn(game)
    end_turn(game)
    assert (game.turn.seat, place_of(game, 0)) == (0, OPEN_FOREST)
    game.players[0].space = space((0, 0))
    game.turn.move = 2
    settle(game)
    assert "go 1,-1" not in options(game)


@rule("mage_knight.effects.modifications-last-until-turn-end")
def test_an_effect_on_enemies_holds_in_every_phase_and_ends_with_the_turn() -> None:
    """Demolish takes 1 off the Armor: Cursed Hags have 4 in the Attack phase, and 5 again in a later turn."""
    game = fight("cursed-hags", hand=["demolish", "rage", "rage"], mana=["red"])
    play(game, "play demolish", "pay red-token red")
    play(to(game, ATTACK), "target 0", "play rage", "choose 0")
    play(game, "play rage", "choose 0")
    assert (pool(game), "strike" in options(game)) == ([2, 2], True)
    again = fight("cursed-hags", hand=["demolish", "march"], mana=["red"])
    hand_over(again, ["march"], seat=1)
    play(again, "play demolish", "pay red-token red")
    play(to(again, ATTACK), "next")
    end_turn(again)
    end_turn(again)
    again.play("challenge 1,-4")
    hand_over(again, ["rage", "determination"])
    play(to(again, ATTACK), "target 0", "play rage", "choose 0", "play determination", "choose 0")
    assert (pool(again), "strike" in options(again)) == ([2, 2], False)


# ---- when Attack and Block can be played ----

FIGHTERS = ["rage", "determination", "swift-bolt", "crushing-bolt"]  # melee or Block 2, Block 5, ranged, siege
POWERED = ["red", "blue", "white", "green"]


def fighters(game: MageKnightTable) -> list[str]:
    """Give the cards that could be played for an Attack or Block; the bolts give crystals without mana."""
    return [one for one in options(game) if one.split()[0] in ("play", "power") and one not in PEACEFUL]


PEACEFUL = ("play swift-bolt", "play crushing-bolt")
IN_PEACE = {
    "open": lambda: in_wilds(hand={0: FIGHTERS}, mana={0: POWERED}),
    "moved": lambda: then(in_wilds(hand={0: FIGHTERS}, mana={0: POWERED}, move=2), "go 1,0"),
    "interaction": lambda: visit(in_village(hand={0: FIGHTERS}, mana={0: POWERED})),
    "after-action": lambda: visit(in_village(hand={0: FIGHTERS}, mana={0: POWERED}), "done"),
    "rest": lambda: then(in_wilds(hand={0: FIGHTERS}, mana={0: POWERED}), "rest"),
}


@rule("mage_knight.effects.attack-only-in-attack-phases", "mage_knight.effects.block-only-in-block-phase")
@pytest.mark.parametrize("moment", list(IN_PEACE))
def test_neither_attack_nor_block_is_played_outside_combat(moment: str) -> None:
    assert fighters(IN_PEACE[moment]()) == []


@rule("mage_knight.effects.attack-only-in-attack-phases", "mage_knight.effects.block-only-in-block-phase")
def test_each_phase_takes_only_what_counts_in_it() -> None:
    ranged = then(fight("prowlers", hand=FIGHTERS, mana=POWERED), "target 0")
    assert fighters(ranged) == ["power swift-bolt", "power crushing-bolt"]
    fortified = then(fight("diggers", hand=FIGHTERS, mana=POWERED), "target 0")
    assert fighters(fortified) == ["power crushing-bolt"]
    parried = then(to(fight("prowlers", hand=FIGHTERS, mana=POWERED), BLOCK), "block 0 0")
    assert fighters(parried) == ["play rage", "play determination", "power determination"]
    assert fighters(to(fight("prowlers", hand=FIGHTERS, mana=POWERED), DAMAGE)) == []
    struck = then(to(fight("prowlers", hand=FIGHTERS, mana=POWERED), ATTACK), "target 0")
    assert fighters(struck) == [
        "play rage",
        "power rage",
        "play determination",
        "power swift-bolt",
        "power crushing-bolt",
    ]


@rule("mage_knight.effects.block-only-in-block-phase")
def test_a_choice_of_attack_or_block_gives_what_the_phase_takes() -> None:
    parried = then(to(fight("prowlers", hand=FIGHTERS), BLOCK), "block 0 0", "play rage")
    assert options(parried) == ["choose 1"]
    struck = then(to(fight("prowlers", hand=FIGHTERS), ATTACK), "target 0", "play rage")
    assert options(struck) == ["choose 0"]


# ---- limits on enemies ----


@rule("mage_knight.effects.enemy-armor-minimum-1")
@pytest.mark.parametrize(("enemy", "armor"), [("prowlers", 1), ("wolf-riders", 1), ("cursed-hags", 2)])  # 3, 4, 5
def test_armor_is_never_lowered_below_1(enemy: str, armor: int) -> None:
    game = fight(enemy, hand=["tremor"], mana=["green"])
    play(game, "play tremor", "pay green-token green", "choose 0", "enemy 0")
    play(to(game, ATTACK), "target 0")
    hand_over(game, ["march"] * armor)
    for _ in range(armor):
        assert "strike" not in options(game)
        game.play("sideways march attack")
    assert "strike" in options(game)


LOWERING = (  # cards and Skills that take 2 off an attack come with other sets only
    ("power swift-reflexes", "pay white-token white", "choose 2", "attack-of 0 0"),
    ("use krang-curse", "choose 0", "attack-of 0 0"),
)


@rule("mage_knight.effects.enemy-attack-minimum-0")
@pytest.mark.parametrize(("enemy", "values"), [("diggers", [3, 1, 0]), ("prowlers", [4, 2, 0])])
def test_an_attack_is_lowered_to_0_at_least_and_then_counts_as_blocked(enemy: str, values: list[int]) -> None:
    """Twice 2 off an attack of 3 is 0, not -1."""
    hand, mana, skills = ["swift-reflexes"], ["white"], ["krang-curse"]
    game = to(fight(enemy, hand=hand, mana=mana, skills=skills), BLOCK)
    assert blow(game) == (values[0], False)
    for notations, left in zip(LOWERING, values[1:], strict=True):
        play(game, *notations)
        assert blow(game) == (left, left == 0)
    assert hand_of(to(game, ATTACK)) == []


@rule("mage_knight.effects.enemy-attack-minimum-0")
def test_an_attack_brought_to_0_before_the_block_phase_is_blocked_in_it() -> None:
    hand, mana, skills = ["swift-reflexes"], ["white"], ["krang-curse"]
    game = fight("prowlers", hand=hand, mana=mana, skills=skills)
    play(game, *LOWERING[0], *LOWERING[1])
    assert blow(game) == (0, False)
    game.play("next")
    assert blow(game) == (0, True)
    assert hand_of(to(game, ATTACK)) == []


@rule("mage_knight.effects.attack-reduced-before-doubling")
def test_swift_doubles_what_a_reduction_has_left() -> None:
    """Wolf Riders attack with 3: 2 less are 1, for which Block 2 is needed."""
    hand = ["swift-reflexes", "rage"]
    game = to(fight("wolf-riders", hand=hand, mana=["white"]), BLOCK)
    play(game, *LOWERING[0])
    play(game, "block 0 0", "play rage", "choose 1", "stand")
    assert blow(game) == (1, True)


@rule("mage_knight.effects.attack-reduced-before-doubling")
def test_brutal_doubles_what_a_reduction_has_left() -> None:
    """Ironclads attack with 4: 2 less are 2, which deal 4: two Wounds instead of four."""
    game = to(fight("ironclads", hand=["swift-reflexes"], mana=["white"]), BLOCK)
    play(game, *LOWERING[0])
    assert hand_of(to(game, ATTACK)) == ["wound"] * 2
    assert hand_of(to(fight("ironclads"), ATTACK)) == ["wound"] * 4


@rule("mage_knight.effects.destroyed-enemy-is-defeated")
def test_a_destroyed_enemy_is_defeated_and_gives_its_fame() -> None:
    """Tornado destroys Ironclads, whatever their Armor: 4 Fame, and 1 Reputation for rampaging orcs."""
    game = to(fight("ironclads", "prowlers", night=True, fame=24), ATTACK)
    hand_over(game, ["whirlwind"])
    game.players[0].mana = (0, 0, 0, 1, 0, 1)
    settle(game)
    play(game, "power whirlwind", "pay white-token white", "pay black-token black", "enemy 0")
    assert game.players[0].fame == 24 + 4
    assert offered(game, "target") == ["1"]
    game.play("next")
    assert (game.players[0].reputation, discard_of(game)) == (1, [])


@rule("mage_knight.effects.destroyed-enemy-is-defeated")
def test_a_destroyed_summoned_monster_gives_nothing() -> None:
    """Exploding Shield destroys the enemy it blocks: here a monster the Orc Summoners have called."""
    game = fight(
        "orc-summoners",
        hand=["burning-shield", "rage", "determination"],
        mana=["red", "black"],
        next_enemies=["gargoyle"],
        night=True,
    )
    play(to(game, BLOCK), "block 1 0", "power burning-shield", "pay red-token red", "pay black-token black")
    play(game, "play rage", "choose 1", "stand")
    assert game.combat is not None
    assert [foe.defeated for foe in game.combat.foes] == [False, True]
    assert game.players[0].fame == 0
