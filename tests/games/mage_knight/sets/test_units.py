"""The Units of the Lost Legion: where and for what they are recruited, and their special abilities."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import COLOUR, PHASE
from roundtable.games.mage_knight.course.refresh import RefreshPlayer
from roundtable.games.mage_knight.map import tokens
from tests.games.mage_knight.verbs.test_attacks import lots
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_cards import (
    GLADE,
    in_city,
    in_keep,
    in_monastery,
    in_tower,
    in_village,
    in_wilds,
    shopping,
)
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    armor,
    assault,
    combat_of,
    do,
    fight,
    foe,
    to,
    wounds_of,
)
from tests.rules.mage_knight.arrange_pvp import melee, rivals
from tests.rules.mage_knight.look import crystals_of, offered, options, units_of

LEGION = {"lost_legion": True}

SITES = [
    ("scouts", "village monastery keep tower city", 4),
    ("thugs", "village keep", 5),
    ("shocktroops", "keep", 6),
    ("magic-familiars", "monastery tower", 6),
    ("heroes-white", "village keep city", 9),
    ("heroes-green", "village keep city", 9),
    ("heroes-blue", "village keep city", 9),
    ("heroes-red", "village keep city", 9),
    ("sorcerers", "monastery tower", 9),
    ("delphana-masters", "city", 13),
]


@pytest.mark.parametrize(("unit", "sites", "cost"), SITES)
def test_a_unit_is_recruited_where_its_icons_say(unit: str, sites: str, cost: int) -> None:
    places = {"village": in_village, "monastery": in_monastery, "keep": in_keep, "tower": in_tower}
    for site, place in places.items():
        game = shopping(place(unit_offer=[unit], mana={0: ["red"]}, hand={0: ["march"]}))
        assert (f"recruit {unit}" in options(game)) is (site in sites.split()), site
    game = shopping(in_city("green", unit_offer=[unit], mana={0: ["red"]}, hand={0: ["march"]}))
    assert (f"recruit {unit}" in options(game)) is ("city" in sites.split())
    if "village" in sites.split():
        game = shopping(in_village(unit_offer=[unit], hand={0: ["march"]}), cost)
        do(game, f"recruit {unit}")
        assert units_of(game) == [unit]
        assert game.turn.influence == 0


# ---- what they ask for ----


@pytest.mark.parametrize(("reputation", "price"), [(3, 5 + 2), (-3, 5 - 2), (0, 5)])
def test_thugs_turn_the_reputation_around(reputation: int, price: int) -> None:
    game = shopping(in_village(unit_offer=["thugs"], reputation={0: reputation}, hand={0: ["march"]}), 20)
    do(game, "recruit thugs")
    assert game.turn.influence == 20 - price


@pytest.mark.parametrize(("reputation", "price"), [(3, 9 - 1), (-3, 9 + 1)])
def test_heroes_double_the_reputation_once(reputation: int, price: int) -> None:
    offer = ["heroes-white", "heroes-red"]
    game = shopping(in_village(unit_offer=offer, reputation={0: reputation}, fame={0: 60}, hand={0: ["march"]}), 40)
    do(game, "recruit heroes-white")
    assert game.turn.influence == 40 - price
    do(game, "recruit heroes-red")
    assert game.turn.influence == 40 - price - 9


@pytest.mark.parametrize(("first", "other"), [("thugs", "heroes-white"), ("heroes-white", "thugs")])
def test_heroes_and_thugs_do_not_come_together(first: str, other: str) -> None:
    game = shopping(in_village(unit_offer=["thugs", "heroes-white"], fame={0: 60}, hand={0: ["march"]}), 40)
    do(game, f"recruit {first}")
    assert f"recruit {other}" not in options(game)


def test_familiars_ask_for_a_mana_which_stays_on_them() -> None:
    game = shopping(in_monastery(unit_offer=["magic-familiars"], mana={0: ["blue"]}, hand={0: ["march"]}))
    do(game, "recruit magic-familiars")
    assert units_of(game) == ["magic-familiars"]
    assert game.players[0].units[0].token == COLOUR.at("blue")
    poor = shopping(in_monastery(unit_offer=["magic-familiars"], hand={0: ["march"]}))
    assert "recruit magic-familiars" not in options(poor)


def test_familiars_come_to_a_glade_whatever_the_reputation() -> None:
    game = in_wilds(
        at={0: GLADE}, unit_offer=["magic-familiars"], mana={0: ["red"]}, reputation={0: -7}, hand={0: ["march"]}
    )
    game.play("interact")
    assert game.turn.influence == 0
    game.turn.influence = 6
    settle(game)
    do(game, "recruit magic-familiars")
    assert units_of(game) == ["magic-familiars"]
    empty = in_wilds(at={0: GLADE}, unit_offer=["peasants"], hand={0: ["march"]})
    assert "interact" not in options(empty)


@pytest.mark.parametrize(("crystals", "kept"), [(["green"], True), ([], False)])
def test_familiars_ask_for_a_crystal_each_round(crystals: list[str], kept: bool) -> None:
    game = table(1, units={0: ["magic-familiars"]}, crystals={0: crystals}, scenario="solo_conquest", forced=False)
    unit = game.players[0].units[0]
    game.players[0].units = (unit.but(token=COLOUR.at("red")),)
    game.agenda.clear()
    game.push(RefreshPlayer(0))
    settle(game)
    if kept:
        assert "colour green" in options(game)
        game.play("colour green")
        assert game.players[0].units[0].token == COLOUR.at("green")
        assert crystals_of(game) == {}
    else:
        assert options(game) == ["disband 0"]
        game.play("disband 0")
        assert units_of(game) == []


@pytest.mark.parametrize(
    ("colour", "ability", "phase", "expected"),
    [("red", 0, ATTACK, ["5 melee physical"]), ("blue", 1, BLOCK, ["7 physical"])],
)
def test_familiars_fight_better_with_their_colour(colour: str, ability: int, phase: str, expected: list[str]) -> None:
    game = fight("prowlers", hand=["march"], units=["magic-familiars"], fame=99)
    game.players[0].units = (game.players[0].units[0].but(token=COLOUR.at(colour)),)
    to(game, phase)
    do(game, "target 0" if phase == ATTACK else "block 0 0", f"activate 0 {ability}")
    assert lots(game) == expected


@pytest.mark.parametrize(("colour", "points"), [("white", 5), ("red", 3)])
def test_familiars_travel_and_persuade_better_with_white(colour: str, points: int) -> None:
    game = in_village(hand={0: ["march"]}, units={0: ["magic-familiars"]})
    game.players[0].units = (game.players[0].units[0].but(token=COLOUR.at(colour)),)
    settle(game)
    do(game, "activate 0 2")
    assert game.turn.move == points
    locals_ = in_village(hand={0: ["march"]}, units={0: ["magic-familiars"]})
    locals_.players[0].units = (locals_.players[0].units[0].but(token=COLOUR.at(colour)),)
    do(locals_, "interact", "activate 0 2")
    assert locals_.turn.influence == points


def test_familiars_heal_better_with_green() -> None:
    game = table(hand={0: ["wound", "march"]}, units={0: ["magic-familiars"]}, forced=False)
    game.players[0].units = (game.players[0].units[0].but(token=COLOUR.at("green")),)
    do(game, "activate 0 3")
    assert game.turn.healing == 3


# ---- in combat ----


def test_thugs_take_damage_only_for_influence() -> None:
    game = to(fight("prowlers", hand=["promise"], units=["thugs"], fame=99, settings=LEGION), DAMAGE)
    assert "play promise" in options(game)
    unpaid = to(fight("prowlers", hand=["promise"], units=["thugs"], fame=99, settings=LEGION), DAMAGE)
    do(unpaid, "damage 0 0")
    assert "assign 0" not in options(unpaid)
    do(game, "play promise", "damage 0 0", "assign 0")
    assert game.turn.influence == 0
    assert units_of(game) == ["thugs wounded"]


def test_heroes_fight_in_an_assault_only_for_influence() -> None:
    free = to(fight("prowlers", hand=["march"], units=["heroes-white"], fame=99), ATTACK)
    do(free, "target 0")
    assert "0 0" in offered(free, "activate")
    game = assault("guardsmen", hand=["march"], units=["heroes-white", "heroes-red"])
    to(game, BLOCK)
    do(game, "block 0 0")
    assert offered(game, "activate") == []
    game.turn.influence = 2
    settle(game)
    do(game, "activate 0 0")
    assert game.turn.influence == 0
    assert "1 0" in offered(game, "activate")


def test_scouts_look_at_a_token_and_earn_fame_for_its_defeat() -> None:
    game = in_keep_country()
    do(game, "activate 0 1")
    assert "spy 2,-4" in options(game)
    do(game, "spy 2,-4")
    known = game.view(0)["table"]
    assert isinstance(known, dict)
    mine = next(one for one in known["hexes"] if one["hex"] == "2,-4")
    assert "enemy" in mine["enemies"][0]
    theirs = game.view(1)["table"]
    assert isinstance(theirs, dict)
    other = next(one for one in theirs["hexes"] if one["hex"] == "2,-4")
    assert "enemy" not in other["enemies"][0]


def in_keep_country() -> MageKnightTable:
    """Scouts two spaces from a keep whose garrison lies face down."""
    return table(
        tiles={(0, 1): "countryside-03"},
        at={0: (0, -2)},
        enemies={(2, -4): ["guardsmen down"]},
        units={0: ["scouts"]},
        hand={0: ["march"]},
        night=True,
        forced=False,
    )


def test_scouts_look_at_the_top_of_a_stack() -> None:
    game = table(units={0: ["scouts"]}, hand={0: ["march"]}, forced=False, next_enemies=["prowlers"])
    do(game, "activate 0 1", "spy-stack green")
    mine, theirs = game.view(0)["table"], game.view(1)["table"]
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    assert mine["piles"]["seen_enemies"] == {"green": "prowlers"}
    assert theirs["piles"]["seen_enemies"] == {}


def test_the_enemy_scouts_have_seen_is_worth_more_fame() -> None:
    game = table(
        tiles={(0, 1): "countryside-01"},
        at={0: (0, -3)},
        enemies={(1, -4): ["prowlers down"]},
        units={0: ["scouts"]},
        hand={0: ["swift-bolt"]},
        mana={0: ["white"]},
        forced=False,
    )
    do(game, "activate 0 1", "spy 1,-4", "challenge 1,-4", "target 0", "power swift-bolt", "strike")
    assert game.players[0].fame == 2 + 1


def test_scouts_explore_from_afar_once() -> None:
    game = table(units={0: ["scouts"]}, hand={0: ["march", "march"]}, at={0: (0, -1)}, move=8, forced=False)
    before = len(offered(game, "explore"))
    do(game, "activate 0 2")
    assert len(offered(game, "explore")) >= before
    assert [one for one in game.lasting if one.verb == "explore-range"]


def test_shocktroops_raise_the_attacks_of_other_units() -> None:
    game = fight("prowlers", hand=["march"], units=["shocktroops", "utem-crossbowmen"], fame=99)
    do(game, "target 0", "activate 0 0", "activate 1 1")
    assert lots(game) == ["1 ranged physical", "3 ranged physical"]


def test_shocktroops_weaken_an_enemy() -> None:
    game = fight("prowlers", hand=["march"], units=["shocktroops"])
    do(game, "activate 0 1")
    assert (foe(game).values, armor(game)) == ([3], 2)


def test_shocktroops_draw_the_damage_onto_themselves() -> None:
    game = to(fight("ironclads", hand=["march"], units=["shocktroops", "foresters"], fame=99), BLOCK)
    before = foe(game).values[0]
    do(game, "activate 0 2")
    assert foe(game).values == [before - 3]
    foe(game).values = [4]
    to(game, DAMAGE)
    do(game, "damage 0 0")
    assert units_of(game)[0] == "shocktroops spent wounded"
    assert wounds_of(game) == 0 or "suffer" in options(game)


def test_even_a_blow_at_the_hero_alone_hits_shocktroops_first() -> None:
    game = to(fight("prowlers", hand=["march"], units=["shocktroops"], fame=99), BLOCK)
    foe(game).powers = [16]  # assassination
    do(game, "activate 0 2")
    foe(game).values = [3]
    to(game, DAMAGE)
    do(game, "damage 0 0")
    assert units_of(game) == ["shocktroops spent wounded"]
    assert wounds_of(game) == 0


def test_sorcerers_take_fortifications_or_resistances() -> None:
    game = fight("diggers", hand=["march"], mana=["white"], units=["sorcerers"], fame=99)
    do(game, "target 0", "activate 0 1")
    assert not combat_of(game).foes[0].site_fortified
    assert foe(game).abilities & 128 == 0
    other = fight("fire-golems", hand=["march"], mana=["green"], units=["sorcerers"], fame=99)
    do(other, "target 0", "activate 0 2")
    assert foe(other).resistances == 0


def test_delphana_masters_use_several_abilities_each_once() -> None:
    mana = ["blue", "red", "green", "white", "green"]
    game = fight("prowlers", hand=["march"], mana=mana, units=["delphana-masters"], fame=99)
    do(game, "activate 0 2")
    assert armor(game) == 1
    assert units_of(game) == ["delphana-masters spent"]
    assert offered(game, "activate") == ["0 0", "0 1", "0 3"]
    do(game, "activate 0 0")
    assert foe(game).skips
    assert offered(game, "activate") == ["0 1", "0 3"]


def test_delphana_masters_destroy_an_enemy_once_it_is_blocked() -> None:
    game = to(fight("prowlers", hand=["determination"], mana=["blue", "red"], units=["delphana-masters"]), BLOCK)
    do(game, "activate 0 1", "block 0 0", "power determination", "stand")
    assert foe(game).defeated


def test_delphana_masters_strip_an_enemy() -> None:
    game = fight("fire-golems", hand=["march"], mana=["white"], units=["delphana-masters"], fame=99)
    do(game, "activate 0 3")
    assert foe(game).resistances == 0


def test_delphana_masters_rest_once_the_turn_is_over() -> None:
    game = fight("prowlers", hand=["march"], mana=["green", "blue"], units=["delphana-masters"], fame=99)
    do(game, "activate 0 2")
    foe(game).skips = True
    to(game, ATTACK)
    game.play("next")
    game.play("end-turn")
    while game.seat == 0 and PHASE.words[game.turn.phase] == "end-of-turn":
        game.play(options(game)[-1])
    assert game.players[0].units[0].acted == 0
    assert not game.players[0].units[0].ready


@pytest.mark.parametrize("unit", ["magic-familiars", "delphana-masters"])
def test_some_units_are_never_borrowed(unit: str) -> None:
    game = fight("prowlers", hand=["call-to-arms"], mana=["white", *["red"] * 3], unit_offer=[unit])
    assert "play call-to-arms" not in options(game)


def test_tokens_looked_at_stay_where_they_are() -> None:
    game = in_keep_country()
    do(game, "activate 0 1", "spy 2,-4")
    assert not tokens.is_up(game, game.field[2].cards[-1])


def test_heroes_ask_whoever_attacks_a_player_not_the_defender() -> None:
    units = {0: ["heroes-white"], 1: ["heroes-red"]}
    game = melee(rivals(units=units, hand={0: ["march"], 1: ["march"]}, fame={0: 60, 1: 60}))
    assert game.seat == 0
    assert offered(game, "activate") == []
    game.turn.influence = 2
    settle(game)
    assert "0 0" in offered(game, "activate")
    game.turn.influence = 0
    settle(game)
    game.play("pass")
    assert game.seat == 1
    assert "0 0" in offered(game, "activate")
