"""The course of a game: six rounds of turns, three scorings, one Merlin and a knight for each."""

import pytest

from roundtable.games.merlin.names import FROM_ASSISTANTS
from tests.proof import rule
from tests.rules.merlin.arrange import fresh, idle, lasting, play, table, turns_of_round

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("merlin.flow.six-rounds")
@COUNTS
def test_a_game_has_six_rounds(seats: int) -> None:
    game = fresh(seats)
    for round in range(1, 7):
        assert (game.round, game.over) == (round, False)
        turns_of_round(game)
    assert game.over


@rule("merlin.flow.first-player-starts-round")
@COUNTS
def test_the_first_player_begins_every_round(seats: int) -> None:
    game = fresh(seats, seed=3)
    for _ in range(6):
        first = game.first
        assert turns_of_round(game)[0][0] == first


@rule("merlin.flow.clockwise-turns")
@pytest.mark.parametrize("first", range(4))
def test_turns_pass_clockwise(first: int) -> None:
    game = table(seats=4, first=first, forced=False)
    order = [(first + step) % 4 for step in range(4)]
    assert [seat for seat, _ in turns_of_round(game)] == order * 4


@rule("merlin.flow.four-turns-per-round")
@COUNTS
def test_every_player_takes_four_turns_in_a_round(seats: int) -> None:
    game = fresh(seats)
    for _ in range(2):
        turns = [seat for seat, _ in turns_of_round(game)]
        assert [turns.count(seat) for seat in range(seats)] == [4] * seats


@rule("merlin.flow.scoring-after-even-rounds")
def test_there_is_a_scoring_after_rounds_two_four_and_six() -> None:
    game = table(assistants={0: {"builder": "grey"}}, forced=False)
    scored = []
    for _ in range(6):
        turns_of_round(game)
        scored.append(game.players[0].points[FROM_ASSISTANTS])
    assert scored == [0, 1, 1, 2, 2, 3]


@rule("merlin.flow.own-knight-only")
@COUNTS
def test_only_the_knight_of_the_seat_on_turn_moves(seats: int) -> None:
    game = fresh(seats)
    moved = set()
    for _ in lasting(game):
        seat, before = game.seat, [player.knight for player in game.players]
        idle(game)
        after = [player.knight for player in game.players]
        changed = {at for at in range(seats) if before[at] != after[at]}
        assert changed <= {seat}
        moved |= changed
    assert moved == set(range(seats))


@rule("merlin.flow.merlin-shared")
def test_merlin_goes_on_from_where_another_player_left_him() -> None:
    game = table(merlin=2, dice={0: [1, 1, 1, 4], 1: [1, 1, 1, 3]}, forced=False)
    play(game, "die 4 merlin", "move clockwise", "decline", "end")
    assert game.merlin == 6
    play(game, "die 1 knight", "move clockwise", "decline", "end")
    play(game, "die 1 knight", "move clockwise", "decline", "end")
    assert game.merlin == 6
    play(game, "die 3 merlin", "move anticlockwise")
    assert game.merlin == 3
