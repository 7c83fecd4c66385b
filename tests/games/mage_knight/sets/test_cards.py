"""What Action cards and Spells of the other sets do besides giving points."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import wounds
from roundtable.games.mage_knight.content.names import CITY, NONE, TERRAIN
from roundtable.games.mage_knight.map import board, movement
from tests.games.mage_knight.verbs.test_attacks import lots
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_cards import CENTRE, in_village, in_wilds
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    armor,
    combat_of,
    do,
    fight,
    foe,
    to,
    wounds_of,
)
from tests.rules.mage_knight.look import (
    crystals_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    options,
    place_of,
    units_of,
)

DECK = ["march", "stamina", "rage", "swiftness", "march", "stamina", "rage"]


def laid(game: MageKnightTable, terrain: str) -> list[int]:
    """Give the spaces of a terrain on the map that no enemy roams."""
    spaces = [7 * slot + k for slot, tile in enumerate(game.tiles) if tile >= 0 for k in range(7)]
    found = [space for space in spaces if board.terrain_at(game, space) == TERRAIN.at(terrain)]
    free = [space for space in found if not board.rampaging_at(game, space) and board.site_at(game, space) != CITY]
    assert free, terrain
    return free


# ---- the heroes' own cards ----


@pytest.mark.parametrize(("how", "less"), [("play", 1), ("power", 2)])
def test_swift_reflexes_lower_an_attack(how: str, less: int) -> None:
    game = to(fight("prowlers", hand=["swift-reflexes"], mana=["white"]), BLOCK)
    do(game, f"{how} swift-reflexes")
    assert foe(game).values == [4 - less]


@pytest.mark.parametrize(("how", "move"), [("play", 2 + 2 + 1 + 2), ("power", 4 + 3 + 3)])
def test_tirelessness_raises_later_cards(how: str, move: int) -> None:
    game = table(hand={0: ["tirelessness", "march", "march"]}, mana={0: ["blue"]}, forced=False)
    do(game, f"{how} tirelessness", "play march", "play march")
    assert game.turn.move == move


def test_savage_harvesting_turns_one_card_into_a_crystal() -> None:
    game = table(hand={0: ["savage-harvesting", "rage", "stamina"]}, forced=False, move=8)
    do(game, "play savage-harvesting", "go 1,-1")
    assert options(game) == ["accept", "decline"]
    do(game, "decline", "go 0,0", "accept", "card rage")
    assert crystals_of(game) == {"red": 1}
    do(game, "go 1,-1")
    assert "accept" not in options(game)


def test_powered_savage_harvesting_turns_a_card_into_a_crystal_with_every_step() -> None:
    game = table(hand={0: ["savage-harvesting", "rage", "stamina"]}, mana={0: ["green"]}, forced=False, move=8)
    do(game, "power savage-harvesting", "go 1,-1", "accept", "card rage", "go 0,0", "accept", "card stamina")
    assert crystals_of(game) == {"red": 1, "blue": 1}


def test_ruthless_coercion_makes_a_unit_cheaper_for_reputation() -> None:
    game = in_village(hand={0: ["ruthless-coercion"]}, unit_offer=["peasants"])
    do(game, "interact", "play ruthless-coercion", "recruit peasants", "accept")
    assert game.turn.influence == 0
    assert game.players[0].reputation == -1


def test_powered_ruthless_coercion_readies_units_for_influence() -> None:
    units = {0: ["peasants spent", "utem-guardsmen spent", "fire-golems spent"]}
    game = in_village(hand={0: ["ruthless-coercion"]}, mana={0: ["red"]}, units=units, fame={0: 60})
    do(game, "interact", "power ruthless-coercion")
    assert game.players[0].reputation == -1
    do(game, "option 0")
    assert options(game) == ["unit 0", "unit 1"]  # none above level 2
    do(game, "unit 1")
    assert game.turn.influence == 6 - 4
    do(game, "option 0", "unit 0")
    assert game.turn.influence == 0
    assert units_of(game) == ["peasants", "utem-guardsmen", "fire-golems spent"]


@pytest.mark.parametrize(("night", "element"), [(False, "fire"), (True, "ice")])
def test_one_with_the_land_blocks_with_the_cost_of_the_space(night: bool, element: str) -> None:
    game = to(fight("prowlers", hand=["one-with-the-land"], mana=["green"], night=night), BLOCK)
    terrain = board.terrain_at(game, game.players[0].space)
    cost = {"hills": 3, "plains": 2, "forest": 5 if night else 3}[TERRAIN.words[terrain]]
    do(game, "block 0 0", "power one-with-the-land")
    assert lots(game) == [f"{cost} {element}"]


def test_druidic_paths_lower_one_space_or_a_whole_terrain() -> None:
    game = table(hand={0: ["druidic-paths"]}, forced=False)
    spaces = laid(game, "forest")
    do(game, "play druidic-paths", "go 1,-1")
    assert [movement.move_cost(game, 0, space) for space in spaces].count(2) == 1
    strong = table(hand={0: ["druidic-paths"]}, mana={0: ["blue"]}, forced=False)
    do(strong, "power druidic-paths", "terrain forest")
    assert {movement.move_cost(strong, 0, space) for space in spaces} == {2}


# ---- Advanced Actions of the Lost Legion ----


def test_ritual_attack_throws_the_card_away() -> None:
    game = to(fight("prowlers", hand=["ritual-attack", "rage"]), ATTACK)
    do(game, "target 0", "play ritual-attack", "card rage")
    assert "rage" not in [*hand_of(game), *discard_of(game)]


def test_blood_of_ancients_takes_an_advanced_action_of_the_mana_paid() -> None:
    advanced = ["ice-bolt", "fire-bolt", "swift-bolt"]
    game = table(hand={0: ["blood-of-ancients"]}, mana={0: ["blue"]}, advanced=advanced, forced=False)
    do(game, "play blood-of-ancients", "pick ice-bolt")
    assert hand_of(game) == ["ice-bolt", "wound"]


def test_powered_blood_of_ancients_uses_a_card_of_the_offer() -> None:
    game = table(
        hand={0: ["blood-of-ancients"]}, mana={0: ["red"]}, advanced=["refreshing-walk", "fire-bolt"], forced=False
    )
    do(game, "power blood-of-ancients", "put discard", "pick refreshing-walk")
    assert game.turn.move == 4
    assert discard_of(game) == ["wound"]
    assert len(game.advanced_offer) == 2


def test_shield_bash_counts_twice_against_swift() -> None:
    game = to(fight("wolf-riders", hand=["shield-bash"]), BLOCK)  # 3, swift
    do(game, "block 0 0", "play shield-bash", "stand")


def test_powered_shield_bash_lowers_armor_by_the_excess() -> None:
    game = to(fight("prowlers", hand=["shield-bash"], mana=["blue"]), BLOCK)  # attack 4, Armor 3
    do(game, "block 0 0", "power shield-bash", "stand")
    assert armor(game) == 3 - 1


def test_temporal_portal_is_the_action_and_may_move() -> None:
    game = in_wilds(at={0: (2, -3)}, hand={0: ["temporal-portal", "rage"]}, deck={0: DECK})
    do(game, "play temporal-portal", "accept", "go 1,-3")
    assert place_of(game, 0) == CENTRE
    assert game.turn.acted
    assert game.players[0].draw_bonus == 1


@pytest.mark.parametrize(("branch", "bonus"), [(0, 1), (1, 2)])
def test_powered_temporal_portal_gives_more(branch: int, bonus: int) -> None:
    game = in_wilds(at={0: (2, -3)}, hand={0: ["temporal-portal", "rage"]}, mana={0: ["blue"]}, deck={0: DECK})
    do(game, "power temporal-portal", f"choose {branch}", "decline")
    assert game.players[0].draw_bonus == bonus


@pytest.mark.parametrize(("how", "reward"), [("play", (1, 0)), ("power", (1, 1))])
def test_chivalry_earns_reputation_for_an_enemy_defeated(how: str, reward: tuple[int, int]) -> None:
    hand = ["chivalry", "rage", "determination"]
    game = to(fight("prowlers", hand=hand, mana=["white", "red"], fame=99), ATTACK)
    fame = game.players[0].fame
    do(game, "target 0", f"{how} chivalry", "choose 1", "play rage", "strike")
    assert game.players[0].reputation == reward[0]
    assert game.players[0].fame - fame == 2 + reward[1]


def test_peaceful_moment_heals_for_influence_as_the_action() -> None:
    game = table(hand={0: ["peaceful-moment", "promise", "wound", "wound"]}, forced=False)
    do(game, "play peaceful-moment")
    assert game.turn.acted
    do(game, "option 0")
    assert (game.turn.healing, game.turn.influence) == (1, 1)
    do(game, "play promise", "option 0")
    assert game.turn.healing == 2


def test_powered_peaceful_moment_readies_a_unit_of_any_level() -> None:
    game = table(
        hand={0: ["peaceful-moment", "wound"]}, mana={0: ["white"]}, units={0: ["fire-golems spent"]}, forced=False
    )
    do(game, "power peaceful-moment")
    readying = [one for one in options(game) if one.startswith("option")]
    assert len(readying) == 2
    do(game, readying[1], "unit 0")
    assert units_of(game) == ["fire-golems"]
    assert game.turn.influence == 0


def test_peaceful_moment_deals_with_locals_as_any_influence() -> None:
    game = in_village(hand={0: ["peaceful-moment"]})
    do(game, "interact", "play peaceful-moment")
    assert game.turn.influence == 3
    assert not game.lasting


@pytest.mark.parametrize(("plays", "less", "attack"), [(["play"], 2, 1), (["power", "choose 0"], 4, 2)])
def test_dodge_and_weave_lowers_an_attack_and_promises_one(plays: list[str], less: int, attack: int) -> None:
    game = to(fight("ironclads", hand=["dodge-and-weave"], mana=["white"], fame=99), BLOCK)
    before = foe(game).values[0]
    do(game, f"{plays[0]} dodge-and-weave", *plays[1:])
    assert foe(game).values[0] == before - less
    foe(game).skips = True
    to(game, ATTACK)
    do(game, "target 0", "option 0")
    assert lots(game) == [f"{attack} melee physical"]


def test_dodge_and_weave_gives_no_attack_to_the_wounded() -> None:
    game = to(fight("ironclads", hand=["dodge-and-weave"], fame=99), BLOCK)
    do(game, "play dodge-and-weave")
    to(game, ATTACK)
    do(game, "target 0")
    assert "option 0" not in options(game)


def test_powered_dodge_and_weave_may_lower_two_attacks() -> None:
    game = to(fight("prowlers", "ironclads", hand=["dodge-and-weave"], mana=["white"]), BLOCK)
    do(game, "power dodge-and-weave", "choose 1", "attack-of 0 0")
    assert [foe(game).values[0], foe(game, 1).values[0]] == [2, 2]


def test_force_of_nature_makes_a_unit_resist() -> None:
    game = fight("prowlers", hand=["force-of-nature"], units=["foresters"], fame=99)
    do(game, "play force-of-nature", "unit 0")
    to(game, DAMAGE)
    do(game, "damage 0 0", "assign 0")
    assert units_of(game) == ["foresters"]


@pytest.mark.parametrize(("how", "bonus"), [("play", 1), ("power", 1)])
def test_mountain_lore_draws_more_on_hills(how: str, bonus: int) -> None:
    game = in_wilds(hand={0: ["mountain-lore"]}, mana={0: ["green"]}, deck={0: DECK})
    game.players[0].space = laid(game, "hills")[0]
    settle(game)
    do(game, f"{how} mountain-lore")
    end_turn(game)
    assert len(hand_of(game)) == 5 + bonus


def test_powered_mountain_lore_opens_mountains() -> None:
    game = table(tiles={(0, 1): "countryside-09"}, hand={0: ["mountain-lore"]}, mana={0: ["green"]}, forced=False)
    mountains = laid(game, "mountain")
    do(game, "power mountain-lore")
    assert {movement.move_cost(game, 0, space) for space in mountains} == {5}


# ---- cards of two colours ----


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_a_card_of_two_colours_is_powered_by_either(colour: str) -> None:
    game = table(hand={0: ["power-of-crystals"]}, mana={0: [colour]}, deck={0: DECK}, forced=False)
    assert "power power-of-crystals" in options(game)
    other = table(hand={0: ["power-of-crystals"]}, mana={0: ["white"]}, deck={0: DECK}, forced=False)
    assert "power power-of-crystals" not in options(other)


def test_rush_of_adrenaline_draws_for_wounds_before_and_after() -> None:
    hand = ["rush-of-adrenaline", "explosive-bolt"]
    game = table(hand={0: hand}, deck={0: DECK}, forced=False)
    do(game, "play explosive-bolt", "play rush-of-adrenaline")
    assert len(hand_of(game)) == 1 + 1


def test_powered_rush_of_adrenaline_throws_the_first_wound_away() -> None:
    hand = ["rush-of-adrenaline", "explosive-bolt", "blood-ritual"]
    game = table(hand={0: hand}, deck={0: DECK}, mana={0: ["red"]}, forced=False)
    do(game, "power rush-of-adrenaline", "play explosive-bolt")
    assert wounds_of(game) == 0
    assert len(hand_of(game)) == 2
    do(game, "play blood-ritual", "colour gold")
    assert wounds_of(game) == 1
    assert len(hand_of(game)) == 3


def test_powered_rush_of_adrenaline_counts_wounds_taken_before() -> None:
    hand = ["rush-of-adrenaline", "explosive-bolt"]
    game = table(hand={0: hand}, deck={0: DECK}, mana={0: ["green"]}, forced=False)
    do(game, "play explosive-bolt", "power rush-of-adrenaline", "pay green-token green")
    assert wounds_of(game) == 0
    assert len(hand_of(game)) == 1


def test_rush_of_adrenaline_used_twice_throws_a_wound_away_once() -> None:
    hand = ["maximal-effect", "rush-of-adrenaline", "explosive-bolt"]
    game = table(hand={0: hand}, deck={0: DECK}, mana={0: ["red"]}, forced=False)
    do(game, "power maximal-effect", "card rush-of-adrenaline")
    gone = game.removed
    do(game, "play explosive-bolt")
    assert (wounds_of(game), len(hand_of(game))) == (0, 2)
    assert game.removed == gone


@pytest.mark.parametrize("earlier", [2, 4])
def test_rush_of_adrenaline_used_twice_after_wounds_throws_one_of_them_away(earlier: int) -> None:
    hand = ["maximal-effect", "rush-of-adrenaline"]
    game = table(hand={0: hand}, deck={0: DECK}, mana={0: ["red"]}, forced=False)
    wounds.gain(game, 0, earlier, True)
    settle(game)
    do(game, "power maximal-effect", "card rush-of-adrenaline")
    assert wounds_of(game) == earlier - 1


def test_powered_explosive_bolt_lowers_the_armor_of_another_enemy() -> None:
    game = fight("prowlers", "ironclads", hand=["explosive-bolt"], mana=["white"])
    before = armor(game, 1)
    do(game, "target 0", "power explosive-bolt", "strike")
    assert armor(game, 1) == before - 1


def test_chilling_stare_takes_the_abilities_of_an_attack() -> None:
    game = to(fight("wolf-riders", hand=["chilling-stare"]), BLOCK)
    do(game, "play chilling-stare")
    assert foe(game).powers == [0]


def test_powered_chilling_stare_keeps_an_enemy_from_attacking() -> None:
    game = to(fight("wolf-riders", hand=["chilling-stare"], mana=["blue"]), BLOCK)
    do(game, "power chilling-stare")
    assert foe(game).skips


# ---- Spells of the Lost Legion ----


@pytest.mark.parametrize(
    ("choice", "expected", "tokens"),
    [(0, "8 siege fire", ["green", "red"]), (3, "6 ranged ice", ["white", "blue"])],
)
def test_sacrifice_turns_pairs_of_crystals_into_an_attack(choice: int, expected: str, tokens: list[str]) -> None:
    crystals = ["green", "green", "red", "red", "white", "blue"]
    game = fight("prowlers", hand=["offering"], crystals=crystals, mana=["red", "black"], night=True)
    do(game, "target 0", "power offering", "pay red-token red", f"choose {choice}")
    assert lots(game) == [expected]
    pairs = 2 if choice == 0 else 1
    assert mana_of(game) == dict.fromkeys(tokens, pairs)


def test_mist_form_makes_everything_cost_2_but_closes_hills() -> None:
    game = in_wilds(at={0: (2, -3)}, hand={0: ["mist-form"]}, mana={0: ["blue"]})
    do(game, "play mist-form")
    for terrain, cost in (("forest", 2), ("lake", 2), ("hills", NONE)):
        assert {movement.move_cost(game, 0, space) for space in laid(game, terrain)} == {cost}


def test_veil_of_mist_lets_units_resist_and_ignores_a_wound() -> None:
    game = fight("prowlers", hand=["mist-form"], mana=["blue", "black"], units=["foresters"], night=True)
    do(game, "power mist-form")
    to(game, DAMAGE)
    wounds = wounds_of(game)
    do(game, "damage 0 0", "suffer")
    assert wounds_of(game) == wounds + 1  # 4 damage against Armor 2 are two Wounds, one of them ignored


def test_charm_gives_a_crystal_or_a_cheaper_unit() -> None:
    game = in_village(hand={0: ["charm"]}, mana={0: ["white"]})
    do(game, "interact", "play charm", "accept", "choose 0", "colour green")
    assert crystals_of(game) == {"green": 1}
    cheap = in_village(hand={0: ["charm"]}, mana={0: ["white"]}, unit_offer=["foresters"])
    do(cheap, "interact", "play charm", "accept", "choose 1", "recruit foresters", "accept")
    assert cheap.turn.influence == 4 - 2


def test_possess_turns_the_attacks_of_an_enemy_against_others() -> None:
    game = fight("prowlers", "fire-dragon", hand=["charm"], mana=["white", "black"], night=True, fame=99)
    do(game, "power charm", "enemy 0")
    assert foe(game).skips
    foe(game, 1).skips = True
    to(game, ATTACK)
    do(game, "target 1", "option 0")
    assert lots(game) == ["4 melee physical"]
    assert [lot.avoid for lot in combat_of(game).pool] == [0]


def test_possess_keeps_elements_and_does_not_count_bonuses() -> None:
    game = fight("prowlers", "fire-dragon", hand=["charm"], mana=["white", "black"], night=True, fame=99)
    do(game, "power charm", "enemy 1")
    foe(game).skips = True
    foe(game, 1).values[0] += 3  # as a city would
    to(game, ATTACK)
    do(game, "target 0", "option 0")
    assert lots(game) == ["9 melee fire"]


def test_cure_draws_for_wounds_and_readies_units_healed() -> None:
    hand = ["cure", "wound"]
    game = table(
        hand={0: hand}, mana={0: ["green"]}, units={0: ["peasants spent wounded"]}, deck={0: DECK}, forced=False
    )
    do(game, "play cure", "heal", "heal-unit 0")
    assert len(hand_of(game)) == 1
    assert units_of(game) == ["peasants"]


def test_disease_gives_armor_1_to_blocked_enemies() -> None:
    game = to(fight("ironclads", hand=["cure", "determination"], mana=["green", "black", "blue"], night=True), BLOCK)
    do(game, "power cure")
    assert armor(game) == 3
    foe(game).states = [1]
    settle(game)
    assert armor(game) == 1
