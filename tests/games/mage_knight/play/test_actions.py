"""What the base set's Action cards do besides giving points."""

import pytest

from roundtable.games.mage_knight.content.names import BLACK, TERRAIN
from roundtable.games.mage_knight.map import board, movement
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, combat_of, do, fight, foe, to
from tests.rules.mage_knight.arrange_players import fetch_card
from tests.rules.mage_knight.look import (
    crystals_of,
    deck_of,
    discard_of,
    hand_of,
    mana_of,
    options,
    played_by,
    units_of,
)

DECK = ["march", "stamina", "rage", "swiftness", "march", "stamina"]
VILLAGE_TILE = {(0, 1): "countryside-01"}
VILLAGE = (2, -3)


def test_mana_draw_lets_a_second_die_be_used() -> None:
    game = table(hand={0: ["mana-draw", "march", "stamina", "rage"]}, source=["green", "blue", "red"], forced=False)
    do(game, "play mana-draw", "power march", "power stamina")
    assert game.turn.move == 8
    assert "power rage" not in options(game)
    assert game.source == (0,)


def test_powered_mana_draw_sets_a_die_and_gives_two_tokens() -> None:
    game = table(hand={0: ["mana-draw"]}, mana={0: ["white"]}, source=["green"], forced=False)
    do(game, "power mana-draw", "die green")
    assert "colour gold" not in options(game)
    do(game, "colour black")
    assert mana_of(game) == {"black": 2}
    assert not game.source
    do(game, "end-turn")
    assert game.source == (BLACK,)


def test_mana_pull_uses_a_black_die_as_any_colour_by_day() -> None:
    game = table(hand={0: ["mana-pull", "march"]}, source=["black"], forced=False)
    assert "power march" not in options(game)
    do(game, "play mana-pull", "power march")
    assert game.turn.move == 4


def test_powered_mana_pull_takes_two_dice() -> None:
    game = table(hand={0: ["mana-pull"]}, mana={0: ["white"]}, source=["green", "red"], forced=False)
    do(game, "power mana-pull", "die green", "colour blue", "die red", "colour white")
    assert mana_of(game) == {"blue": 1, "white": 1}
    assert game.source == ()


@pytest.mark.parametrize(("how", "fodder"), [("play", "rage"), ("power", "wound")])
def test_crystal_joy_comes_back_for_a_card(how: str, fodder: str) -> None:
    hand = ["crystal-joy", fodder]
    game = table(hand={0: hand}, mana={0: ["blue"]}, deck={0: DECK}, forced=False)
    do(game, f"{how} crystal-joy")
    if how == "power":
        do(game, "colour red")
    do(game, "end-turn", "accept", f"card {fodder}")
    assert "crystal-joy" in hand_of(game)
    assert fodder in discard_of(game)


def test_crystal_joy_asks_whoever_holds_a_card_since_hands_are_secret() -> None:
    game = table(hand={0: ["crystal-joy", "wound"]}, mana={0: ["blue"]}, deck={0: DECK}, forced=False)
    do(game, "play crystal-joy", "end-turn")
    assert options(game) == ["decline"]
    bare = table(hand={0: ["crystal-joy"]}, mana={0: ["blue"]}, deck={0: DECK}, forced=False)
    do(bare, "play crystal-joy", "end-turn")
    assert "decline" not in options(bare)


def test_steady_tempo_goes_under_the_deck() -> None:
    game = table(hand={0: ["steady-tempo"]}, deck={0: DECK}, forced=False)
    do(game, "play steady-tempo", "end-turn", "accept")
    assert "steady-tempo" not in [*hand_of(game), *discard_of(game)]
    assert deck_of(game)[0] == "steady-tempo"


def test_steady_tempo_is_played_after_the_action_for_its_place_alone() -> None:
    game = table(tiles=VILLAGE_TILE, at={0: VILLAGE}, hand={0: ["steady-tempo", "rage"]}, deck={0: DECK}, forced=False)
    do(game, "interact", "done", "play steady-tempo")
    assert not [one for one in options(game) if one.startswith("go ")]
    do(game, "end-turn", "accept")
    assert "steady-tempo" in deck_of(game)


@pytest.mark.parametrize("phase", [BLOCK, ATTACK])
def test_steady_tempo_is_played_in_combat_though_its_movement_is_lost(phase: str) -> None:
    game = to(fight("prowlers", hand=["steady-tempo", "march"]), phase)
    assert "play steady-tempo" in options(game)
    assert "play march" not in options(game)


def test_powered_steady_tempo_goes_on_top_and_is_drawn_again() -> None:
    game = table(hand={0: ["steady-tempo"]}, mana={0: ["blue"]}, deck={0: DECK}, forced=False)
    do(game, "power steady-tempo", "end-turn", "accept")
    assert "steady-tempo" in hand_of(game)


@pytest.mark.parametrize(("how", "attack", "block"), [("play", 1, 2), ("power", 2, 4)])
def test_ambush_raises_the_first_attack_or_block_card(how: str, attack: int, block: int) -> None:
    for phase, start, bonus in ((ATTACK, "target 0", attack), (BLOCK, "block 0 0", block)):
        game = table(
            tiles=VILLAGE_TILE,
            at={0: (0, -3)},
            enemies={(1, -4): ["prowlers"]},
            hand={0: ["ambush", "rage", "determination"]},
            mana={0: ["green"]},
            forced=False,
        )
        do(game, f"{how} ambush", "challenge 1,-4")
        to(game, phase)
        do(game, start, "play rage", "play determination")
        assert [lot.value for lot in combat_of(game).pool] == [2 + bonus, 2]


@pytest.mark.parametrize(("how", "bonus"), [("play", 2), ("power", 3)])
def test_into_the_heat_raises_units_and_spares_them(how: str, bonus: int) -> None:
    game = fight("prowlers", hand=["into-the-heat"], mana=["red"], units=["peasants", "foresters"])
    do(game, f"{how} into-the-heat")
    to(game, BLOCK)
    do(game, "block 0 0", "activate 1 1")
    assert [lot.value for lot in combat_of(game).pool] == [3 + bonus]
    do(game, "stand" if "stand" in options(game) else "give-up")
    if "next" in options(game):
        do(game, "next")
    assert not [notation for notation in options(game) if notation.startswith("assign")]


def test_into_the_heat_must_be_the_first_thing_of_a_combat() -> None:
    game = fight("prowlers", hand=["into-the-heat", "swiftness"], mana=["white"], units=["peasants"])
    assert "play into-the-heat" in options(game)
    do(game, "target 0", "power swiftness")
    assert "play into-the-heat" not in options(game)


@pytest.mark.parametrize(("how", "fame"), [("play", 0), ("power", 1)])
def test_heroic_tale_pays_for_every_unit_recruited(how: str, fame: int) -> None:
    game = table(
        tiles=VILLAGE_TILE,
        at={0: VILLAGE},
        hand={0: ["heroic-tale"]},
        mana={0: ["white"]},
        unit_offer=["peasants", "herbalists"],
        fame={0: 8},
        forced=False,
    )
    do(game, "interact")
    game.turn.influence = 20
    settle(game)
    do(game, "recruit peasants", f"{how} heroic-tale", "recruit herbalists")
    assert game.players[0].reputation == 2
    assert game.players[0].fame == 8 + 2 * fame


@pytest.mark.parametrize(("how", "reputation"), [("play", 0), ("power", 1)])
def test_noble_manners_earn_fame_in_an_interaction(how: str, reputation: int) -> None:
    game = table(tiles=VILLAGE_TILE, at={0: VILLAGE}, hand={0: ["noble-manners"]}, mana={0: ["white"]}, forced=False)
    do(game, "interact", f"{how} noble-manners", "done", "end-turn")
    assert game.players[0].fame == 1
    assert game.players[0].reputation == reputation


def test_powered_blood_ritual_gives_three_mana_and_an_exchange() -> None:
    game = table(hand={0: ["blood-ritual"]}, mana={0: ["red"]}, forced=False)
    do(game, "power blood-ritual", "colour green", "colour green", "colour black", "accept")
    assert hand_of(game) == ["wound"]
    assert mana_of(game) == {"green": 1, "black": 1}
    assert crystals_of(game) == {"green": 1}


COSTS = [
    (["play path-finding"], "forest", 3 - 1),
    (["power path-finding"], "swamp", 2),
    (["play song-of-wind"], "plains", 2 - 1),
    (["power song-of-wind", "decline"], "wasteland", 4 - 2),
    (["play frost-bridge"], "swamp", 1),
]


@pytest.mark.parametrize(("plays", "terrain", "cost"), COSTS)
def test_a_card_lowers_the_cost_of_terrain(plays: list[str], terrain: str, cost: int) -> None:
    card = plays[0].split()[1]
    tiles = {"swamp": {(1, 0): "countryside-08"}, "wasteland": {(1, 0): "countryside-09"}}
    game = table(
        hand={0: [card]}, mana={0: ["green", "white", "blue"]}, tiles=tiles.get(terrain), move=20, forced=False
    )
    do(game, *plays)
    spaces = [7 * slot + k for slot, tile in enumerate(game.tiles) if tile >= 0 for k in range(7)]
    plain = [space for space in spaces if board.terrain_at(game, space) == TERRAIN.at(terrain)]
    free = [space for space in plain if not board.rampaging_at(game, space)]
    assert free
    assert {movement.move_cost(game, 0, space) for space in free} == {cost}


@pytest.mark.parametrize("plays", [["power frost-bridge"], ["power song-of-wind", "accept"]])
def test_a_card_opens_lakes(plays: list[str]) -> None:
    card = plays[0].split()[1]
    lake = (2, -4)  # of countryside-01 in slot (0, 1)
    game = table(
        tiles=VILLAGE_TILE, at={0: VILLAGE}, hand={0: [card]}, mana={0: ["white", "blue", "blue"]}, move=5, forced=False
    )
    assert f"go {lake[0]},{lake[1]}" not in options(game)
    do(game, *plays)
    before = game.turn.move
    do(game, f"go {lake[0]},{lake[1]}")
    assert before - game.turn.move == (1 if card == "frost-bridge" else 0)


def test_powered_crystal_mastery_returns_crystals_spent() -> None:
    game = table(hand={0: ["crystal-mastery", "march"]}, crystals={0: ["blue", "green"]}, forced=False)
    do(game, "power march", "power crystal-mastery")
    assert crystals_of(game) == {}
    do(game, "end-turn")
    assert crystals_of(game) == {"blue": 1, "green": 1}


def test_powered_mana_storm_rolls_the_source_and_allows_three_more_dice() -> None:
    hand = ["mana-storm", "march", "stamina", "march", "stamina"]
    game = table(hand={0: hand}, mana={0: ["white"]}, source=["black"] * 4, forced=False)
    do(game, "power mana-storm")
    assert game.turn.extra_dice == 3
    assert len(game.source) == 4
    game.source = (5, 5, 5, 5)  # black by day serves as any basic colour now
    for card in hand[1:]:
        game.play(f"power {card}")
        pays = [notation for notation in options(game) if notation.startswith("pay black-die")]
        game.play(pays[0])
    assert game.turn.move == 16


def test_magic_talent_casts_a_spell_of_the_offer() -> None:
    game = fight("prowlers", hand=["magic-talent", "rage"], mana=["red"])
    game.spell_offer = ()
    game.spell_offer = (fetch_card(game, 0, "fireball"),)
    settle(game)
    do(game, "play magic-talent", "card rage", "target 0", "option 0", "pick fireball")
    assert [lot.value for lot in combat_of(game).pool] == [5]
    assert len(game.spell_offer) == 1


def test_powered_magic_talent_takes_a_spell_of_the_colour_paid() -> None:
    game = table(
        hand={0: ["magic-talent"]}, mana={0: ["blue", "red"]}, spells=["fireball", "chill", "cure"], forced=False
    )
    do(game, "power magic-talent", "pick fireball")
    assert discard_of(game) == ["fireball"]
    assert len(game.spell_offer) == 3


@pytest.mark.parametrize(("how", "price", "where"), [("play", 6, "discard"), ("power", 9, "hand")])
def test_learning_buys_an_advanced_action_anywhere(how: str, price: int, where: str) -> None:
    game = table(
        hand={0: ["learning"]}, mana={0: ["white"]}, advanced=["fire-bolt", "ice-bolt", "agility"], forced=False
    )
    do(game, f"{how} learning")
    assert "option 0" not in options(game)
    game.turn.influence = price
    settle(game)
    do(game, "option 0", "pick ice-bolt")
    assert game.turn.influence == 0
    assert "ice-bolt" in (hand_of(game) if where == "hand" else discard_of(game))
    assert "option 0" not in options(game)


@pytest.mark.parametrize(("how", "where"), [("play", "discard"), ("power", "hand")])
def test_training_trades_a_card_for_one_of_its_colour(how: str, where: str) -> None:
    game = table(
        hand={0: ["training", "rage", "march"]},
        mana={0: ["green"]},
        advanced=["fire-bolt", "ice-bolt", "swift-bolt"],
        forced=False,
    )
    do(game, f"{how} training")
    assert "card march" not in options(game)  # no green card in the offer
    do(game, "card rage", "pick fire-bolt")
    assert "fire-bolt" in (hand_of(game) if where == "hand" else discard_of(game))
    assert "rage" not in [*hand_of(game), *discard_of(game), *played_by(game)]


def test_powered_ice_shield_lowers_the_armor_of_the_enemy_blocked() -> None:
    game = fight("cursed-hags", hand=["ice-shield"], mana=["blue"])
    to(game, BLOCK)
    do(game, "block 0 0", "power ice-shield")
    assert foe(game).armor == 5 - 3


@pytest.mark.parametrize("how", ["play", "power"])
def test_blood_rage_takes_a_wound_for_the_stronger_attack(how: str) -> None:
    game = fight("prowlers", hand=["blood-rage"], mana=["red"], fame=80)
    to(game, ATTACK)
    wounds = hand_of(game).count("wound")
    do(game, "target 0", f"{how} blood-rage", "choose 1")
    assert hand_of(game).count("wound") == wounds + 1


def test_maximal_effect_throws_the_other_card_away() -> None:
    game = table(hand={0: ["maximal-effect", "march"]}, forced=False)
    do(game, "play maximal-effect", "card march")
    assert game.turn.move == 6
    do(game, "end-turn")
    assert "march" not in discard_of(game)
    assert "maximal-effect" in discard_of(game)


def test_concentration_raises_move_and_spends_both_cards() -> None:
    game = table(hand={0: ["concentration", "march"]}, mana={0: ["green"]}, forced=False)
    do(game, "power concentration", "card march")
    assert game.turn.move == 4 + 2
    assert sorted(played_by(game)) == ["concentration", "march"]
    assert units_of(game) == []
