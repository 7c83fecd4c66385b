"""Entering a keep whose owner is away, while one of the owner's team stands in it."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.map import board
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.arrange_pvp import PARTICIPATE, TAKE_TURN, go, strike, use
from tests.rules.mage_knight.arrange_turn import KEEP, MAP, WEST_OF_KEEP
from tests.rules.mage_knight.look import end_turn, hand_of, options, place_of, play

PAIRS = {"teams": "two_teams", "team_members": "first_and_third"}

# The keep belongs to seat 1, whose teammate 3 stands in it.
guarded = partial(
    table,
    4,
    tiles=MAP,
    at={0: WEST_OF_KEEP, 1: (0, 0), 2: (0, 0), 3: KEEP},
    shields={KEEP: [1]},
    enemies={KEEP: []},
    units={0: ["altem-guardians"]},
    move=9,
    forced=False,
)
allowed = partial(guarded, settings={**PAIRS, "fights_between_players": "yes"})


def stopped(game: MageKnightTable) -> None:
    """The movement is over like an assault, without a combat."""
    play(game, go(KEEP))
    assert (game.asks, game.combat, game.duel) == (TAKE_TURN, None, None)
    assert (game.players[0].reputation, options(game)) == (-1, ["end-turn"])
    end_turn(game)


@rule("mage_knight.pvp.result-owner-forced-out-loses-keep")
def test_attacking_the_owners_teammate_is_an_assault_and_can_conquer_the_keep() -> None:
    game = allowed()
    play(game, go(KEEP))
    assert (game.asks, game.seat, game.players[0].reputation) == (PARTICIPATE, 3, -1)
    play(game, "participate partially", "pass", "pass")
    strike(game, "activate 0 0")
    play(game, "stand", "force-retreat 4,-2")
    assert board.owner(game, space(KEEP)) == 0
    end_turn(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == (KEEP, 0)


@rule("mage_knight.movement.pvp-forbidden-owner-in-keep")
@pytest.mark.parametrize("why", ["agreed", "token"])
def test_where_the_teammate_cannot_be_attacked_the_movement_ends_without_a_combat(why: str) -> None:
    game = allowed() if why == "token" else guarded(settings={**PAIRS, "fights_between_players": "no"})
    game.players[3].token_down = why == "token"
    stopped(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == (WEST_OF_KEEP, 1)


@rule("mage_knight.movement.pvp-forbidden-owner-in-keep")
def test_no_effect_leads_into_the_keep_to_assault_it_beside_the_teammate() -> None:
    tactics = {0: "from-the-dusk", 1: "long-night", 2: "mana-search", 3: "sparing-power"}
    arrange = partial(allowed, hand={0: ["underground-travel"]}, night=True, tactic=tactics)
    for down in (False, True):
        game = arrange(mana={0: ["green", "black"]})
        game.players[3].token_down = down
        use(game, "power underground-travel")
        assert (game.asks == "mage_knight.move-directly") is not down  # there is no other end in reach
