"""Round: turns in their order, last turns, and what ends the Round and the game."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_course import (
    ANNOUNCE,
    CHOOSE_TACTIC,
    OUT_OF_TURN,
    TAKE_TURN,
    fresh,
    pass_on,
    tactics_taken,
)
from tests.rules.mage_knight.look import end_turn, options, play

OUTER = {(0, 1): "countryside-01", (1, 0): "countryside-02"}
LOOKOUT = (4, -3)  # from here the next tile can be revealed
VILLAGE = (2, -3)

scouting = partial(
    table, scenario="first_reconnaissance", tiles=OUTER, at={0: LOOKOUT}, move=2, next_tiles=["core-06"], forced=False
)


def find_city(game: MageKnightTable) -> MageKnightTable:
    """Let seat 0 reveal the city, which is the end of First Reconnaissance, and end its turn."""
    game.play("explore 1,1")
    assert not game.scenario_over
    end_turn(game)
    return game


def turns_left(game: MageKnightTable) -> list[int | None]:
    """Take all turns until the Round or the game is over; give whose they were."""
    taken: list[int | None] = []
    while not game.over and game.asks != CHOOSE_TACTIC:
        if game.asks == TAKE_TURN:
            taken.append(game.seat)
            end_turn(game)
        else:
            game.play("done" if game.asks == OUT_OF_TURN else "decline")
    return taken


# ---- turns ----


@rule("mage_knight.round.turns-follow-order-tokens", "mage_knight.round.turns-cycle")
def test_turns_go_from_the_top_token_down_and_round_again() -> None:
    game = fresh(3)
    tactics_taken(game, "planning", "great-start", "early-bird")  # seats 2, 1, 0
    assert game.order == (0, 2, 1)
    taken = []
    for _ in range(7):
        taken.append(game.seat)
        end_turn(game)
    assert taken == [0, 2, 1, 0, 2, 1, 0]


@rule("mage_knight.round.round-consists-of-several-turns")
def test_everybody_has_several_turns_in_a_round() -> None:
    game = fresh()
    tactics_taken(game, "planning", "early-bird")
    taken = turns_left(game)
    assert (game.round, game.asks) == (2, CHOOSE_TACTIC)
    assert taken.count(0) > 5
    assert abs(taken.count(0) - taken.count(1)) <= 1


# ---- the end of the scenario ----


@rule("mage_knight.round.scenario-end-checked-after-each-turn")
def test_the_end_of_the_scenario_is_looked_for_when_a_turn_is_over() -> None:
    game = scouting(hand={0: ["march"], 1: ["rage"]})
    game.play("explore 1,1")
    assert (game.scenario_over, game.last_turns) == (False, None)
    end_turn(game)
    assert (game.scenario_over, game.seat) == (True, 1)
    other = table(scenario="first_reconnaissance", tiles={**OUTER, (1, 1): "core-06"}, turn=1, hand={1: ["rage"]})
    end_turn(other)  # whoever's turn it is
    assert other.scenario_over


@rule("mage_knight.round.scenario-end-usually-gives-last-turns", "mage_knight.round.game-over-on-condition-or-limit")
@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_has_one_last_turn_after_the_end_of_the_scenario(seats: int) -> None:
    game = find_city(scouting(seats))
    assert turns_left(game) == [*range(1, seats), 0]
    assert (game.over, game.round) == (True, 1)


@rule("mage_knight.round.otherwise-next-round")
def test_without_the_end_of_the_scenario_the_next_round_follows() -> None:
    game = scouting(move=0)
    turns_left(game)
    assert (game.over, game.round, game.asks) == (False, 2, CHOOSE_TACTIC)


@rule("mage_knight.round.game-over-on-condition-or-limit", "mage_knight.round.otherwise-next-round")
@pytest.mark.parametrize(("round", "over"), [(1, False), (2, False), (3, True)])
def test_the_game_is_over_after_the_last_round(round: int, over: bool) -> None:
    game = table(scenario="first_reconnaissance", round=round, deck={0: [], 1: []})
    pass_on(game)
    assert (game.over, game.round) == (over, round if over else round + 1)


@rule("mage_knight.round.game-over-on-condition-or-limit")
def test_the_end_of_the_round_ends_the_game_if_the_scenario_is_over() -> None:
    game = find_city(scouting(hand={0: ["march"]}, deck={0: ["march"], 1: []}))
    assert (game.announced, game.seat) == (1, 0)  # seat 1 has no card: its turn is forfeited
    assert turns_left(game) == [0]
    assert (game.over, game.round) == (True, 1)


# ---- which came first ----


@rule(
    "mage_knight.round.first-trigger-sets-last-turns", "mage_knight.round.announcement-after-scenario-end-adds-no-turns"
)
def test_an_announcement_after_the_end_of_the_scenario_only_costs_the_turn() -> None:
    game = find_city(scouting(3, hand={0: ["march"], 1: ["rage"], 2: ["rage"]}, deck={2: []}))
    assert turns_left_until(game, ANNOUNCE) == [1]
    assert game.seat == 2
    game.play("announce")
    assert turns_left(game) == [0]  # not seat 1 again
    assert (game.over, game.announced) == (True, 2)


def turns_left_until(game: MageKnightTable, question: str) -> list[int | None]:
    """Take turns until a question is asked; give whose they were."""
    taken: list[int | None] = []
    while game.asks != question:
        taken.append(game.seat)
        end_turn(game)
    return taken


@rule(
    "mage_knight.round.first-trigger-sets-last-turns", "mage_knight.round.scenario-end-after-announcement-adds-no-turns"
)
def test_the_end_of_the_scenario_after_an_announcement_grants_no_more_turns() -> None:
    game = scouting(3, turn=1, hand={0: ["march"], 1: ["rage"], 2: ["rage"]}, deck={2: []}, move=0)
    end_turn(game)
    assert (game.seat, game.asks) == (2, ANNOUNCE)
    game.play("announce")
    game.turn.move = 2
    settle(game)
    assert game.seat == 0
    find_city(game)
    assert turns_left(game) == [1]  # the others have had their last turn
    assert (game.over, game.round, game.scenario_over) == (True, 1, True)


@rule("mage_knight.round.scenario-end-after-announcement-adds-no-turns")
def test_in_the_very_last_turn_the_end_of_the_scenario_ends_the_game_with_the_round() -> None:
    game = scouting(2, turn=1, hand={1: ["rage"]}, move=0, deck={0: ["march"]})
    game.players[0].deck, game.players[0].hand = game.players[0].hand, game.players[0].deck
    game.play("sideways rage move")
    end_turn(game)
    assert (game.seat, game.asks) == (0, ANNOUNCE)
    game.play("announce")
    assert game.seat == 1
    game.players[1].space, game.turn.move = game.players[0].space, 2
    game.players[0].space = -1
    settle(game)
    game.play("explore 1,1")
    end_turn(game)
    assert (game.over, game.round) == (True, 1)


# ---- after the own last turn ----


@rule("mage_knight.round.no-effects-after-own-last-turn")
@pytest.mark.parametrize("announces", [False, True])
def test_who_has_had_the_last_turn_can_react_no_more(announces: bool) -> None:
    game = table(
        heroes=("arythea", "goldyx"),
        tiles=OUTER,
        at={0: (1, -2), 1: VILLAGE},
        hand={0: ["wound", "wound", "rage", "march"], 1: ["march", "stamina"]},
        deck={1: []},
        skills={0: ["arythea-healing-ritual"], 1: ["goldyx-motivation"]},
        forced=False,
    )
    play(game, "sideways rage move", "end-turn", "done", "done")
    assert (game.seat, game.asks) == (1, ANNOUNCE)
    game.play("announce" if announces else "decline")
    if not announces:
        end_turn(game)
    assert (game.seat, game.asks) == (0, TAKE_TURN)
    play(game, "use arythea-healing-ritual")
    if announces:
        assert (game.seat, options(game)) == (0, ["number 1", "number 2"])  # carried out at once
    else:
        assert (game.seat, game.asks) == (1, OUT_OF_TURN)
        assert "plunder" in options(game)


@rule("mage_knight.round.no-effects-after-own-last-turn")
def test_who_has_had_the_last_turn_is_not_asked_before_another_one() -> None:
    game = table(3, tiles=OUTER, at={1: VILLAGE}, hand={1: ["march"], 2: ["rage"]}, deck={1: []}, forced=False)
    end_turn(game)
    play(game, "done", "announce")
    asked = []
    while game.asks != CHOOSE_TACTIC:
        asked.append(game.seat)
        end_turn(game)
    assert asked == [2, 0]
