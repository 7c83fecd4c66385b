"""How a fight between players ends."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange_pvp import FOREST, FROM, at_keep, melee, rivals, strike
from tests.rules.mage_knight.arrange_turn import KEEP, WEST_OF_KEEP
from tests.rules.mage_knight.look import end_turn, hand_of, offered, options, place_of, play


def beaten(game: MageKnightTable, space: str) -> MageKnightTable:
    """Let seat 0 drive seat 1 away with Altem Guardians."""
    melee(game)
    strike(game, "activate 0 0")
    play(game, "stand", f"force-retreat {space}")
    return game


GUARDS = {0: ["altem-guardians"]}


@rule("mage_knight.pvp.result-retreat-loses")
def test_who_is_forced_to_retreat_loses() -> None:
    game = beaten(rivals(units=GUARDS, fame={0: 0, 1: 2}), "2,-2")
    assert [player.fame for player in game.players] == [1, 2]
    other = melee(rivals(units={1: ["altem-guardians"]}, fame={0: 2, 1: 0}))
    play(other, "pass")
    strike(other, "activate 0 0")
    play(other, "stand", "force-retreat 2,-2")
    assert (place_of(other, 0), place_of(other, 1)) == ((2, -2), FOREST)
    assert [player.fame for player in other.players] == [2, 1]
    end_turn(other)
    assert (place_of(other, 0), hand_of(other).count("wound")) == ((2, -2), 0)


@rule(
    "mage_knight.pvp.result-fame-lower-level-winner",
    "mage_knight.pvp.result-fame-same-level-less-fame",
    "mage_knight.pvp.result-fame-none-for-leader",
    "mage_knight.pvp.result-fame-example",
)
@pytest.mark.parametrize(
    ("winner", "loser", "levels", "gained"),
    [
        (8, 24, (3, 5), 5),
        (3, 8, (2, 3), 3),
        (0, 1, (1, 1), 1),
        (2, 2, (1, 1), 0),
        (2, 0, (1, 1), 0),
        (24, 8, (5, 3), 0),
    ],
)
def test_the_winner_gains_fame_for_beating_somebody_ahead(
    winner: int, loser: int, levels: tuple[int, int], gained: int
) -> None:
    game = rivals(units=GUARDS, fame={0: winner, 1: loser})
    game.players[0].level, game.players[1].level = levels
    beaten(game, "2,-2")
    assert (game.players[0].fame - winner, game.players[1].fame) == (gained, loser)


@rule("mage_knight.pvp.result-owner-forced-out-loses-keep")
def test_an_owner_driven_out_of_a_keep_loses_it() -> None:
    game = melee(at_keep(units=GUARDS))
    strike(game, "activate 0 0")
    play(game, "stand")
    spaces = [one for one in offered(game, "force-retreat") if one != "3,-3"]
    play(game, f"force-retreat {spaces[0]}")
    tile, k = game.tiles[game.players[0].space // 7], game.players[0].space % 7
    assert game.spots[7 * tile + k].shields == (0,)
    end_turn(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == (KEEP, 0)


@rule("mage_knight.pvp.result-owner-forced-out-loses-keep")
def test_an_owner_who_drives_the_aggressor_out_keeps_the_keep() -> None:
    game = melee(at_keep(units={1: ["altem-guardians"]}))
    play(game, "pass")
    strike(game, "activate 0 0")
    play(game, "stand", "force-retreat 3,-3")
    tile, k = game.tiles[game.players[1].space // 7], game.players[1].space % 7
    assert (place_of(game, 0), game.spots[7 * tile + k].shields) == (WEST_OF_KEEP, (1,))


@rule("mage_knight.pvp.result-draw", "mage_knight.pvp.result-draw-aggressor-returns")
def test_a_draw_sends_the_aggressor_back_without_fame() -> None:
    game = melee(rivals(hand={0: ["rage"], 1: ["rage"]}, fame={0: 0, 1: 2}))
    play(game, "pass", "pass")
    assert (place_of(game, 0), place_of(game, 1), game.duel) == (FROM, FOREST, None)
    assert [player.fame for player in game.players] == [0, 2]


@rule("mage_knight.pvp.result-draw-return-not-forced-withdrawal")
def test_going_back_after_a_draw_gives_no_wound() -> None:
    game = melee(rivals(hand={0: ["rage"], 1: ["rage"]}))
    play(game, "pass", "pass")
    end_turn(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == (FROM, 0)


@rule("mage_knight.pvp.result-draw-unsafe-space")
def test_from_an_unsafe_space_the_aggressor_withdraws_further() -> None:
    game = rivals(3, hand={0: ["rage"], 1: ["rage"]}, at={0: (2, -2), 1: FOREST, 2: FROM}, move=20)
    play(game, "go 2,-1", "go 1,0", "go 1,-1", "attack 1", "participate partially", *["pass"] * 4)
    assert place_of(game, 0) == FROM
    end_turn(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == ((2, -1), 1)


@rule("mage_knight.movement.pvp-forbidden-teammate")
def test_allies_do_not_fight_each_other() -> None:
    game = rivals(4, hand={0: ["rage"]}, at={0: FROM, 1: FOREST, 2: (2, -2), 3: (3, -1)})
    game.team_of = (0, 0, 1, 1)
    play(game, "go 1,-1")
    assert offered(game, "attack") == []
    assert "end-turn" in options(game)
    play(game, "go 2,-2")
    assert offered(game, "attack") == ["2"]
