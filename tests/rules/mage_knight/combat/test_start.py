"""How a combat begins: what leads to it, what it costs, who takes part, and that all enemies are revealed first."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.map import board, tokens
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    KEEP,
    RANGED,
    assault,
    before_keep,
    do,
    fight,
    foe,
    phase_of,
    to,
    word,
)
from tests.rules.mage_knight.arrange_map import Space, space
from tests.rules.mage_knight.look import end_turn, enemies_at, foes_of, offered, options, place_of

TOWER = (1, -3)  # of countryside-04 in slot (0, 1), with orcs beside it
TOWER_ORCS = (0, -3)
ONE_ORC = (2, -3)  # of countryside-05 in slot (0, 1)
OTHER_ORC = (3, -2)  # of countryside-08 in slot (1, 0)
TWO_ORCS = {(0, 1): "countryside-05", (1, 0): "countryside-08"}
CITY = (1, -3)  # of core-05 in slot (0, 1), between two spaces of orcs
CITY_ORCS = ((2, -3), (0, -2))


def before_tower(at: Space, night: bool = False) -> MageKnightTable:
    """Let the hero stand beside a mage tower that has orcs beside it."""
    return table(
        tiles={(0, 1): "countryside-04"},
        at={0: at},
        enemies={TOWER: ["monks down" if night else "monks"], TOWER_ORCS: ["prowlers"]},
        night=night,
        move=5,
        forced=False,
    )


def entered(tile: str, at: Space, *next_enemies: str) -> MageKnightTable:
    """Let the hero enter the adventure site it stands on; `next_enemies` are drawn."""
    game = table(tiles={(0, 1): tile}, at={0: at}, next_enemies=next_enemies, forced=False)
    game.play("enter")
    return game


# ---- assaults ----


@rule("mage_knight.combat.start-assault-defenders-fortified")
def test_defenders_of_keep_tower_and_city_are_fortified() -> None:
    keep = assault("swordsmen", hand=["swift-bolt", "crushing-bolt"], mana=["white", "green"])
    do(keep, "target 0")
    assert offered(keep, "power") == ["crushing-bolt"]  # a siege attack; no ranged one
    tower = before_tower((1, -2))
    do(tower, f"go {word(TOWER)}", "done")
    city = table(tiles={(0, 1): "core-05"}, at={0: (1, -2)}, enemies={CITY: ["freezers"]}, move=2, forced=False)
    do(city, f"go {word(CITY)}")
    assert foe(tower).site_fortified
    assert [one.site_fortified for one in (foe(city, -1), foe(city, 0))] == [True, False]
    assert not foe(fight("swordsmen")).site_fortified


@rule("mage_knight.combat.start-assault-reputation-minus-1")
@pytest.mark.parametrize("hand", [[], ["crushing-bolt", "horn-of-wrath"]])
def test_an_assault_costs_1_reputation_won_or_lost(hand: list[str]) -> None:
    game = before_keep("swordsmen", hand=hand, mana=["green"])
    do(game, f"go {word(KEEP)}")
    assert game.players[0].reputation == -1
    if hand:
        do(game, "target 0", "play horn-of-wrath", "strike")
    to(game, ATTACK)
    do(game, "next")
    assert (place_of(game, 0) == KEEP) == bool(hand)
    assert game.players[0].reputation == -1


@rule("mage_knight.combat.start-assault-reputation-minus-1")
def test_fights_that_are_no_assault_cost_no_reputation() -> None:
    assert fight("prowlers").players[0].reputation == 0
    assert entered("countryside-07", (1, -2)).players[0].reputation == 0


@rule("mage_knight.combat.start-foreign-keep-is-assault")
def test_entering_the_keep_of_another_player_is_an_assault() -> None:
    game = before_keep(owner=1)
    do(game, f"go {word(KEEP)}")
    assert phase_of(game) == RANGED
    assert game.players[0].reputation == -1
    assert foe(game).site_fortified
    to(game, ATTACK)
    do(game, "next")
    assert place_of(game, 0) == (1, -4)  # thrown back like from any failed assault


@rule("mage_knight.combat.start-foreign-keep-is-assault")
def test_the_own_keep_is_entered_without_a_fight() -> None:
    game = before_keep(owner=0)
    do(game, f"go {word(KEEP)}")
    assert game.combat is None
    assert (game.players[0].reputation, place_of(game, 0)) == (0, KEEP)


@rule("mage_knight.combat.start-foreign-keep-random-grey-enemy")
def test_a_grey_enemy_is_drawn_for_another_players_keep() -> None:
    game = before_keep(owner=1, next_enemies=["golems"])
    before = len(game.stacks[2].cards)
    do(game, f"go {word(KEEP)}")
    assert foes_of(game) == ["golems"]
    assert len(game.stacks[2].cards) == before - 1


@rule("mage_knight.combat.start-foreign-keep-random-grey-enemy")
def test_no_enemy_is_drawn_while_the_owner_is_there() -> None:
    game = table(
        tiles={(0, 1): "countryside-03"},
        at={0: (1, -4), 1: KEEP},
        enemies={KEEP: []},
        shields={KEEP: [1]},
        move=3,
    )
    do(game, f"go {word(KEEP)}")
    assert game.combat is None
    assert enemies_at(game, KEEP) == []
    assert game.players[0].reputation == -1


@rule("mage_knight.combat.start-foreign-keep-half-fame")
@pytest.mark.parametrize(("enemy", "fame"), [("swordsmen", 2), ("crossbowmen", 2)])
def test_the_enemy_of_another_players_keep_gives_half_its_fame_rounded_up(enemy: str, fame: int) -> None:
    game = before_keep(owner=1, hand=["horn-of-wrath"], next_enemies=[enemy])
    do(game, f"go {word(KEEP)}", "target 0", "play horn-of-wrath", "strike")
    assert game.players[0].fame == fame  # of printed 4 and 3


# ---- adventure sites and monasteries ----


@rule("mage_knight.combat.start-adventure-site")
@pytest.mark.parametrize(
    ("tile", "at", "enemies"),
    [
        ("countryside-07", (1, -2), ["minotaur"]),
        ("core-01", (2, -4), ["fire-dragon"]),
        ("countryside-06", (0, -3), ["minotaur"]),
        ("core-01", (0, -3), ["minotaur", "medusa"]),
    ],
)
def test_all_enemies_of_an_adventure_site_are_fought(tile: str, at: Space, enemies: list[str]) -> None:
    game = entered(tile, at, *enemies)
    assert foes_of(game) == enemies
    assert phase_of(game) == RANGED
    assert game.turn.acted


@rule("mage_knight.combat.start-adventure-site")
def test_ruins_with_enemies_may_be_entered_an_altar_not() -> None:
    ruins = (2, -4)
    place = {(0, 1): "countryside-08"}
    game = table(tiles=place, at={0: ruins}, ruins={ruins: "ruins-grey-violet"}, next_enemies=["golems", "monks"])
    do(game, "enter")
    assert foes_of(game) == ["golems", "monks"]
    altar = table(tiles=place, at={0: ruins}, ruins={ruins: "altar-red"})
    assert "enter" not in options(altar)


@rule("mage_knight.combat.start-adventure-site")
@pytest.mark.parametrize(
    ("tile", "at", "again"),
    [
        ("countryside-07", (1, -2), True),
        ("core-01", (2, -4), True),
        ("countryside-06", (0, -3), False),
        ("core-01", (0, -3), False),
    ],
)
def test_only_dungeon_and_tomb_may_be_entered_when_conquered(tile: str, at: Space, again: bool) -> None:
    game = table(tiles={(0, 1): tile}, at={0: at}, shields={at: [1]}, hand={0: ["march"]})
    assert ("enter" in options(game)) == again


@rule(
    "mage_knight.combat.start-burn-monastery-reputation-minus-3",
    "mage_knight.combat.start-burn-monastery-violet-defender",
)
def test_burning_a_monastery_costs_3_reputation_and_calls_a_violet_enemy() -> None:
    game = table(tiles={(0, 1): "countryside-05"}, at={0: (2, -4)}, next_enemies=["ice-golems"])
    do(game, "burn")
    assert game.players[0].reputation == -3
    assert foes_of(game) == ["ice-golems"]


# ---- one combat ----


@rule("mage_knight.combat.one-combat-per-turn")
def test_after_a_combat_nobody_else_can_be_fought_this_turn() -> None:
    game = table(
        tiles=TWO_ORCS,
        at={0: (3, -3)},
        enemies={ONE_ORC: ["prowlers"], OTHER_ORC: ["diggers"]},
        hand={0: ["swift-bolt", "march", "stamina"]},
        mana={0: ["white"]},
        move=9,
        forced=False,
    )
    assert offered(game, "challenge") == [word(OTHER_ORC), word(ONE_ORC)]
    do(game, f"challenge {word(ONE_ORC)}", "done")
    do(game, "target 0", "power swift-bolt", "strike")
    to(game, ATTACK)
    do(game, "next")
    assert offered(game, "challenge") == []
    assert offered(game, "go") == []
    end_turn(game)
    assert enemies_at(game, OTHER_ORC) == ["diggers"]


@rule("mage_knight.combat.several-spaces-in-one-combat", "mage_knight.combat.several-spaces-two-provoked")
def test_all_enemies_provoked_by_one_step_are_fought_together() -> None:
    enemies = {ONE_ORC: ["prowlers"], OTHER_ORC: ["diggers"]}
    game = table(tiles=TWO_ORCS, at={0: (2, -2)}, enemies=enemies, hand={0: ["march"]}, move=3)
    do(game, "go 3,-3")
    assert sorted(foes_of(game)) == ["diggers", "prowlers"]
    assert phase_of(game) == RANGED


@rule("mage_knight.combat.several-spaces-in-one-combat")
def test_a_challenge_may_name_enemies_of_several_spaces() -> None:
    enemies = {ONE_ORC: ["prowlers"], OTHER_ORC: ["diggers"]}
    game = table(tiles=TWO_ORCS, at={0: (3, -3)}, enemies=enemies)
    do(game, f"challenge {word(ONE_ORC)}", f"challenge {word(OTHER_ORC)}")
    assert foes_of(game) == ["prowlers", "diggers"]


@rule("mage_knight.combat.several-spaces-assault-with-provoked")
def test_provoked_enemies_and_defenders_are_fought_together() -> None:
    game = before_tower((0, -2))
    do(game, f"go {word(TOWER)}")
    assert sorted(foes_of(game)) == ["monks", "prowlers"]
    both = {CITY: ["freezers"], CITY_ORCS[0]: ["prowlers"], CITY_ORCS[1]: ["diggers"]}
    city = table(tiles={(0, 1): "core-05"}, at={0: (1, -2)}, enemies=both, move=2, forced=False)
    do(city, f"go {word(CITY)}")
    assert sorted(foes_of(city)) == ["diggers", "freezers", "prowlers"]


@rule("mage_knight.combat.several-spaces-rampaging-not-fortified")
def test_the_site_does_not_fortify_rampaging_enemies() -> None:
    game = before_tower((0, -2))
    do(game, f"go {word(TOWER)}")
    names = foes_of(game)
    assert not foe(game, names.index("prowlers")).site_fortified
    assert foe(game, names.index("monks")).site_fortified


@rule("mage_knight.combat.several-spaces-rampaging-not-fortified")
def test_ranged_attacks_reach_a_rampaging_enemy_in_an_assault() -> None:
    game = table(
        tiles={(0, 1): "countryside-04"},
        at={0: (0, -2)},
        enemies={TOWER: ["monks"], TOWER_ORCS: ["diggers"]},
        hand={0: ["crushing-bolt", "swift-bolt"]},
        mana={0: ["green", "white"]},
        move=5,
        forced=False,
    )
    do(game, f"go {word(TOWER)}")
    diggers = foes_of(game).index("diggers")
    do(game, f"target {diggers}")  # fortified by itself, and by nothing else
    assert offered(game, "power") == ["crushing-bolt"]


@rule("mage_knight.combat.several-spaces-extra-challenge")
@pytest.mark.parametrize(
    ("answer", "fought"), [(f"challenge {word(TOWER_ORCS)}", ["monks", "prowlers"]), ("done", ["monks"])]
)
def test_enemies_beside_an_assaulted_site_may_be_challenged_too(answer: str, fought: list[str]) -> None:
    game = before_tower((1, -2))
    do(game, f"go {word(TOWER)}")
    assert options(game) == [f"challenge {word(TOWER_ORCS)}", "done"]
    do(game, answer)
    assert sorted(foes_of(game)) == fought


@rule("mage_knight.combat.several-spaces-extra-challenge")
@pytest.mark.parametrize("joins", [True, False])
def test_enemies_beside_the_space_of_a_provoking_step_may_be_challenged_too(joins: bool) -> None:
    enemies = {ONE_ORC: ["prowlers"], OTHER_ORC: ["diggers"]}
    game = table(tiles=TWO_ORCS, at={0: (4, -3)}, enemies=enemies, move=3, forced=False)
    do(game, "go 3,-3")
    assert foes_of(game) == ["diggers"]
    assert options(game) == [f"challenge {word(ONE_ORC)}", "done"]
    do(game, options(game)[0 if joins else 1])
    assert foes_of(game) == (["diggers", "prowlers"] if joins else ["diggers"])


@rule("mage_knight.combat.several-spaces-not-at-adventure-site")
def test_nobody_joins_at_an_adventure_site_or_a_burning_monastery() -> None:
    ruins = (2, -4)
    game = table(
        tiles={(0, 1): "countryside-08"},
        at={0: ruins},
        enemies={(1, -3): ["prowlers"]},
        ruins={ruins: "ruins-grey-violet"},
        next_enemies=["golems", "monks"],
        forced=False,
    )
    assert offered(game, "challenge") == ["1,-3"]
    do(game, "enter")
    assert phase_of(game) == RANGED
    assert foes_of(game) == ["golems", "monks"]
    assert offered(game, "challenge") == []
    burning = table(tiles={(0, 1): "countryside-05"}, at={0: (2, -4)}, enemies={ONE_ORC: ["prowlers"]}, forced=False)
    assert offered(burning, "challenge") == [word(ONE_ORC)]
    do(burning, "burn")
    assert offered(burning, "challenge") == []
    assert len(foes_of(burning)) == 1


@rule("mage_knight.combat.several-spaces-chosen-before-reveal")
def test_who_joins_is_asked_before_hidden_defenders_are_seen() -> None:
    game = before_tower((1, -2), night=True)
    do(game, f"go {word(TOWER)}")
    token = tokens.tokens_at(game, board.spot_at(game, space(TOWER)))[0]
    assert options(game) == [f"challenge {word(TOWER_ORCS)}", "done"]
    assert not tokens.is_up(game, token)
    do(game, "done")
    assert tokens.is_up(game, token)


@rule("mage_knight.combat.starts-with-revealing-enemies")
def test_a_combat_begins_with_its_enemies_turned_up() -> None:
    game = before_keep("swordsmen down", night=True, hand=["march"])
    token = tokens.tokens_at(game, board.spot_at(game, space(KEEP)))[0]
    assert not tokens.is_up(game, token)
    do(game, f"go {word(KEEP)}")
    assert phase_of(game) == RANGED
    assert foes_of(game) == ["swordsmen"]
    assert tokens.is_up(game, token)
    den = entered("countryside-06", (0, -3), "minotaur")
    assert enemies_at(den, (0, -3)) == ["minotaur"]
    assert tokens.is_up(den, foe(den).token)
