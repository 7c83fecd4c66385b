"""The Skills of Wolfhawk, Krang and Braevalar that reach nobody else."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.combat import strike
from roundtable.games.mage_knight.content.components import SKILL
from roundtable.games.mage_knight.content.names import COLOUR, ELEMENT, TERRAIN
from roundtable.games.mage_knight.map import board, exploration, movement, tokens
from tests.games.mage_knight.verbs.test_attacks import fighting, lots
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_cards import CENTRE, GLADE, in_keep, in_village, in_wilds
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    RANGED,
    armor,
    combat_of,
    do,
    fight,
    foe,
    to,
    wounds_of,
)
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.look import end_turn, hand_of, mana_of, options, units_of

DECK = ["march", "stamina", "rage", "swiftness", "march", "stamina", "rage"]


# ---- Wolfhawk ----


def test_hawk_eyes_see_garrisons_two_spaces_away_by_day() -> None:
    game = table(
        tiles={(0, 1): "countryside-03"},
        at={0: (0, -2)},
        enemies={(2, -4): ["guardsmen down"]},
        skills={0: ["wolfhawk-hawk-eyes"]},
        hand={0: ["march"]},
        forced=False,
    )
    token = tokens.tokens_at(game, board.spot_at(game, space((2, -4))))[0]
    assert not tokens.is_up(game, token)
    do(game, "use wolfhawk-hawk-eyes")
    assert tokens.is_up(game, token)


def test_hawk_eyes_explore_cheaper_at_night() -> None:
    game = table(skills={0: ["wolfhawk-hawk-eyes"]}, hand={0: ["march"]}, night=True, forced=False)
    before = exploration.cost(game, 0)
    do(game, "use wolfhawk-hawk-eyes")
    assert exploration.cost(game, 0) == before - 1


def test_on_her_own_gives_more_to_whoever_recruits_nobody() -> None:
    game = in_village(skills={0: ["wolfhawk-on-her-own"]}, hand={0: ["march"]}, unit_offer=["peasants"])
    do(game, "interact", "use wolfhawk-on-her-own", "choose 1")
    assert game.turn.influence == 3
    game.turn.influence = 20
    settle(game)
    assert "recruit peasants" not in options(game)


def test_on_her_own_gives_1_after_recruiting() -> None:
    game = in_village(skills={0: ["wolfhawk-on-her-own"]}, hand={0: ["march"]}, unit_offer=["peasants", "herbalists"])
    do(game, "interact")
    game.turn.influence = 4
    settle(game)
    do(game, "recruit peasants", "use wolfhawk-on-her-own")
    assert game.turn.influence == 1


@pytest.mark.parametrize(("phase", "how", "value"), [(RANGED, "power swiftness", 3 + 1), (ATTACK, "play rage", 2 + 2)])
def test_deadly_aim_raises_an_attack_card(phase: str, how: str, value: int) -> None:
    game = fighting(phase, hand=["rage", "swiftness"], skills=["wolfhawk-deadly-aim"])
    do(game, "use wolfhawk-deadly-aim", how)
    assert [lot.value for lot in combat_of(game).pool] == [value]


def test_deadly_aim_is_of_no_use_in_the_block_phase() -> None:
    game = to(fight("prowlers", hand=["rage"], skills=["wolfhawk-deadly-aim"]), BLOCK)
    assert "use wolfhawk-deadly-aim" not in options(game)


def test_know_your_prey_ignores_an_ability() -> None:
    game = fight("wolf-riders", hand=["rage"], skills=["wolfhawk-know-your-prey"])
    do(game, "use wolfhawk-know-your-prey")
    assert foe(game).powers == [0]
    assert "use wolfhawk-know-your-prey" not in options(game)


def test_know_your_prey_ignores_a_resistance_or_an_element() -> None:
    game = fight("fire-golems", hand=["rage"], skills=["wolfhawk-know-your-prey"])
    do(game, "use wolfhawk-know-your-prey")
    labels = [one for one in options(game) if one.startswith("choose")]
    assert len(labels) == 4  # brutal, physical, fire, and the element of its attack
    do(game, "choose 2")
    assert foe(game).resistances == 1
    other = fight("fire-golems", hand=["rage"], skills=["wolfhawk-know-your-prey"])
    do(other, "use wolfhawk-know-your-prey", "choose 3")
    assert ELEMENT.words[foe(other).elements[0]] == "physical"


def test_cold_fire_becomes_fire_or_ice() -> None:
    game = fight("prowlers", hand=["rage"], skills=["wolfhawk-know-your-prey"])
    foe(game).elements = [3]
    settle(game)
    do(game, "use wolfhawk-know-your-prey")
    assert options(game) == ["choose 0", "choose 1"]
    do(game, "choose 1")
    assert ELEMENT.words[foe(game).elements[0]] == "ice"


def test_know_your_prey_does_not_reach_the_immune() -> None:
    game = fight("wolf-riders", hand=["rage"], skills=["wolfhawk-know-your-prey"])
    foe(game).abilities |= 1024
    settle(game)
    assert "use wolfhawk-know-your-prey" not in options(game)


@pytest.mark.parametrize(("branch", "attack", "armored"), [(0, 3, 3), (1, 6, 1)])
def test_taunt_weakens_an_attack_or_draws_an_enemy_out(branch: int, attack: int, armored: int) -> None:
    game = to(fight("prowlers", hand=["rage"], skills=["wolfhawk-taunt"]), BLOCK)
    do(game, "use wolfhawk-taunt", f"choose {branch}")
    assert (foe(game).values, armor(game)) == ([attack], armored)


def dueling(*enemies: str, **more: object) -> MageKnightTable:
    """Duel with the first of some enemies."""
    game = fight(*enemies, skills=["wolfhawk-dueling"], fame=99, **more)  # type: ignore[arg-type]  # handed on
    to(game, BLOCK)
    do(game, "block 0 0", "use wolfhawk-dueling")
    return game


def test_dueling_attacks_the_same_enemy_later_and_earns_fame_alone() -> None:
    game = dueling("prowlers", hand=["rage"])
    do(game, "give-up")
    to(game, ATTACK)
    fame = game.players[0].fame
    do(game, "target 0", "option 0", "play rage", "strike")
    assert game.players[0].fame == fame + 2 + 1


def test_dueling_earns_no_fame_with_the_help_of_a_unit() -> None:
    game = dueling("prowlers", hand=["rage"], units=["peasants"])
    do(game, "give-up")
    to(game, ATTACK)
    fame = game.players[0].fame
    do(game, "target 0", "play rage", "activate 0 0")
    if "choose 0" in options(game):
        do(game, "choose 0")
    do(game, "strike")
    assert game.players[0].fame == fame + 2


def test_the_attack_of_dueling_is_for_that_enemy_only() -> None:
    game = dueling("prowlers", "ironclads", hand=["rage"])
    do(game, "give-up")
    to(game, ATTACK)
    do(game, "target 1", "option 0")
    assert strike.total(game) == 0


def test_motivation_of_wolfhawk_earns_fame_for_the_last() -> None:
    game = table(skills={0: ["wolfhawk-motivation"]}, deck={0: DECK}, fame={1: 3}, hand={0: ["rage"]}, forced=False)
    do(game, "use wolfhawk-motivation")
    assert len(hand_of(game)) == 3
    assert game.players[0].fame == 1


# ---- Krang ----


def test_spirit_guides_raise_a_block() -> None:
    skills, enemies = {0: ["krang-spirit-guides"]}, {(1, -4): ["prowlers"]}
    guided = in_wilds(at={0: (0, -3)}, hand={0: ["rage"]}, skills=skills, enemies=enemies)
    do(guided, "use krang-spirit-guides", "challenge 1,-4")
    to(guided, BLOCK)
    do(guided, "block 0 0", "play rage", "option 0")
    assert [lot.value for lot in combat_of(guided).pool] == [3]


@pytest.mark.parametrize(
    ("skill", "element", "branch", "less"),
    [
        ("krang-battle-hardened", "physical", 0, 2),
        ("krang-battle-hardened", "fire", 1, 1),
        ("braevalar-elemental-resistance", "fire", 0, 2),
        ("braevalar-elemental-resistance", "physical", 1, 1),
        ("braevalar-elemental-resistance", "cold-fire", 1, 1),
    ],
)
def test_a_skill_ignores_damage(skill: str, element: str, branch: int, less: int) -> None:
    for damage, wounds in ((2 + less, 1), (3 + less, 2)):
        game = to(fight("prowlers", hand=["rage"], skills=[skill]), DAMAGE)
        foe(game).values, foe(game).elements = [damage], [ELEMENT.at(element)]
        do(game, f"use {skill}", f"choose {branch}", "damage 0 0")
        assert wounds_of(game) == wounds


def test_battle_frenzy_is_turned_up_again_by_resting() -> None:
    game = table(skills={0: ["krang-battle-frenzy"]}, hand={0: ["rage", "march"]}, deck={0: DECK}, forced=False)
    game.players[0].spent = (SKILL.at("krang-battle-frenzy"),)
    settle(game)
    assert "turn-up krang-battle-frenzy" not in options(game)
    do(game, "rest")
    do(game, "turn-up krang-battle-frenzy")
    assert not game.players[0].spent


def test_shamanic_ritual_is_turned_up_again_by_the_action() -> None:
    game = table(skills={0: ["krang-shamanic-ritual"]}, hand={0: ["rage", "march"]}, forced=False)
    do(game, "use krang-shamanic-ritual", "colour red")
    assert "use krang-shamanic-ritual" not in options(game)
    do(game, "turn-up krang-shamanic-ritual")
    assert game.turn.acted
    assert not game.players[0].spent


@pytest.mark.parametrize(
    ("skill", "mana", "fame", "drawn"),
    [
        ("krang-regenerate", "red", 0, 1),
        ("krang-regenerate", "blue", 9, 0),
        ("krang-regenerate", "blue", 0, 1),
        ("braevalar-regenerate", "green", 9, 1),
        ("braevalar-regenerate", "red", 9, 0),
    ],
)
def test_regenerate_throws_a_wound_away_for_mana(skill: str, mana: str, fame: int, drawn: int) -> None:
    game = table(
        skills={0: [skill]}, hand={0: ["wound", "march"]}, mana={0: [mana]}, deck={0: DECK}, fame={0: fame, 1: 5},
        forced=False,
    )  # fmt: skip
    do(game, f"use {skill}")
    while options(game) == ["card wound"]:
        do(game, "card wound")
    assert wounds_of(game) == 0
    assert len(hand_of(game)) == 1 + drawn


def test_arcane_disguise_ignores_reputation() -> None:
    game = in_village(
        skills={0: ["krang-arcane-disguise"]}, hand={0: ["march"]}, reputation={0: -7}, mana={0: ["green"]}
    )
    assert "interact" not in options(game)
    do(game, "use krang-arcane-disguise")
    assert "turn-up krang-arcane-disguise" not in options(game)  # not in the same turn
    do(game, "interact")
    assert game.turn.influence == 0


def test_arcane_disguise_is_turned_up_for_a_green_mana() -> None:
    game = table(skills={0: ["krang-arcane-disguise"]}, hand={0: ["march"]}, mana={0: ["green"]}, forced=False)
    game.players[0].spent = (SKILL.at("krang-arcane-disguise"),)
    settle(game)
    do(game, "turn-up krang-arcane-disguise")
    assert mana_of(game) == {}
    assert not game.players[0].spent


def test_puppet_master_keeps_a_defeated_enemy_and_uses_it_later() -> None:
    game = fight("prowlers", "ironclads", hand=["swift-bolt", "rage"], mana=["white"], skills=["krang-puppet-master"])
    do(game, "target 0", "power swift-bolt", "strike", "use krang-puppet-master")
    assert len(game.players[0].puppets) == 1
    seen = game.view(1)["table"]
    assert isinstance(seen, dict)
    assert seen["players"][0]["puppets"] == ["prowlers"]
    game.players[0].used = ()
    to(game, BLOCK)
    do(game, "block 1 0", "use krang-puppet-master")
    assert lots(game) == ["2 physical"]  # half of Armor 3, rounded up
    assert not game.players[0].puppets


def test_a_puppet_attacks_with_half_its_values() -> None:
    game = fight(
        "prowlers", "ironclads", hand=["swift-bolt", "rage"], mana=["white"], skills=["krang-puppet-master"], fame=99
    )
    do(game, "target 0", "power swift-bolt", "strike", "use krang-puppet-master")
    game.players[0].used = ()
    foe(game, 1).skips = True
    to(game, ATTACK)
    do(game, "target 1", "use krang-puppet-master")
    assert lots(game) == ["2 melee physical"]


CHAOS = [
    ("gold", BLOCK, ["3 physical"]),
    ("green", RANGED, ["1 ranged cold-fire"]),
    ("white", ATTACK, ["2 melee physical"]),
]


@pytest.mark.parametrize(("marker", "phase", "expected"), CHAOS)
def test_master_of_chaos_gives_what_the_marker_reaches(marker: str, phase: str, expected: list[str]) -> None:
    game = fighting(phase, hand=["rage"], skills=["krang-master-of-chaos"])
    game.players[0].chaos = COLOUR.at(marker)
    settle(game)
    do(game, "use krang-master-of-chaos")
    assert lots(game) == expected


def test_master_of_chaos_moves_and_persuades() -> None:
    game = in_village(skills={0: ["krang-master-of-chaos"]}, hand={0: ["march"]})
    game.players[0].chaos = COLOUR.at("blue")
    settle(game)
    do(game, "use krang-master-of-chaos")
    assert game.turn.move == 1
    other = in_village(skills={0: ["krang-master-of-chaos"]}, hand={0: ["march"]})
    other.players[0].chaos = COLOUR.at("black")
    do(other, "interact", "use krang-master-of-chaos")
    assert other.turn.influence == 2


def test_gold_lets_the_master_of_chaos_choose() -> None:
    game = fighting(ATTACK, hand=["rage"], skills=["krang-master-of-chaos"])
    game.players[0].chaos = COLOUR.at("red")
    settle(game)
    do(game, "use krang-master-of-chaos", "colour red")
    assert lots(game) == ["2 melee physical"]


def test_an_unused_marker_may_move_on_at_the_end_of_the_turn() -> None:
    game = table(skills={0: ["krang-master-of-chaos"]}, hand={0: ["march", "rage"]}, deck={0: DECK}, forced=False)
    game.players[0].chaos = COLOUR.at("blue")
    do(game, "play march", "end-turn", "accept")
    assert game.players[0].chaos == COLOUR.at("green")


@pytest.mark.parametrize(("branch", "attack", "armored"), [(0, 2, 3), (1, 4, 2)])
def test_curse_weakens_attack_or_armor(branch: int, attack: int, armored: int) -> None:
    game = to(fight("prowlers", hand=["rage"], skills=["krang-curse"]), BLOCK)
    do(game, "use krang-curse", f"choose {branch}")
    assert (foe(game).values, armor(game)) == ([attack], armored)


def test_curse_spares_the_fortified_in_the_ranged_phase() -> None:
    game = fight("diggers", hand=["rage"], skills=["krang-curse"])
    assert "use krang-curse" not in options(game)
    to(game, BLOCK)
    assert "use krang-curse" in options(game)


# ---- Braevalar ----


def test_feral_allies_lower_an_attack_and_the_cost_of_exploring() -> None:
    game = to(fight("prowlers", hand=["rage"], skills=["braevalar-feral-allies"]), BLOCK)
    do(game, "use braevalar-feral-allies")
    assert foe(game).values == [3]
    assert exploration.cost(game, 0) == 1


def test_beguile_is_better_on_a_glade_and_worse_in_a_keep() -> None:
    keep = in_keep(skills={0: ["braevalar-beguile"]}, hand={0: ["march"]})
    do(keep, "interact", "use braevalar-beguile")
    assert keep.turn.influence == 2
    glade = in_wilds(
        at={0: GLADE}, skills={0: ["braevalar-beguile"]}, unit_offer=["magic-familiars"], hand={0: ["march"]}
    )
    do(glade, "interact", "use braevalar-beguile")
    assert glade.turn.influence == 4


def test_secret_ways_open_mountains_and_for_blue_lakes() -> None:
    game = in_wilds(at={0: CENTRE}, skills={0: ["braevalar-secret-ways"]}, mana={0: ["blue"]}, hand={0: ["march"]})
    do(game, "use braevalar-secret-ways", "accept")
    lake = space((2, -4))
    assert board.terrain_at(game, lake) == TERRAIN.at("lake")
    assert movement.move_cost(game, 0, lake) == 2


SHAPES = [
    ("march", ATTACK, "choose 0", ["2 melee physical"]),
    ("march", BLOCK, "choose 0", ["2 physical"]),
]


@pytest.mark.parametrize(("card", "phase", "choice", "expected"), SHAPES)
def test_shapeshift_turns_move_into_attack_or_block(card: str, phase: str, choice: str, expected: list[str]) -> None:
    game = fight("prowlers", hand=[card], skills=["braevalar-shapeshift"], fame=99)
    to(game, phase)
    do(game, "target 0" if phase == ATTACK else "block 0 0", "use braevalar-shapeshift")
    if options(game) == [f"card {card}"]:
        do(game, f"card {card}")
    if choice in options(game):
        do(game, choice)
    assert lots(game) == expected


def test_shapeshift_turns_attack_into_move() -> None:
    game = table(hand={0: ["rage"]}, mana={0: ["red"]}, skills={0: ["braevalar-shapeshift"]}, forced=False)
    do(game, "use braevalar-shapeshift", "card rage", "choose 1")
    assert game.turn.move == 4
    assert "use braevalar-shapeshift" not in options(game)


def test_shapeshift_offers_only_what_counts_now() -> None:
    """Tirelessness has another part that always counts, which is no reason to turn its Move into an Attack."""
    hand, mana = {0: ["tirelessness"]}, {0: ["blue"]}
    game = table(hand=hand, mana=mana, skills={0: ["braevalar-shapeshift"]}, forced=False)
    assert "use braevalar-shapeshift" not in options(game)


def test_shapeshift_keeps_an_element_between_attack_and_block() -> None:
    game = fight("prowlers", hand=["cold-toughness"], mana=["blue"], skills=["braevalar-shapeshift"], fame=99)
    to(game, ATTACK)
    do(game, "target 0", "use braevalar-shapeshift", "card cold-toughness")
    while any(one.startswith("choose") for one in options(game)):
        do(game, options(game)[-1])
    assert lots(game)[0].endswith("ice")


def test_units_and_turns_go_on_after_a_skill() -> None:
    game = table(skills={0: ["braevalar-shapeshift"]}, hand={0: ["rage", "march"]}, deck={0: DECK}, forced=False)
    do(game, "play march")
    end_turn(game)
    assert game.seat == 1
    assert units_of(game) == []
