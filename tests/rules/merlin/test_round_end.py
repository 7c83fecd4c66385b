"""The end of a round: a scoring after every second one, then dice, first player and round marker for the next."""

from collections import Counter

import pytest

import roundtable as rt
from roundtable.games.merlin.box import MerlinTable
from tests.proof import rule
from tests.rules.merlin.arrange import idle, lasting, play, table, turns_of_round

SPENT = [0, 0, 0, 0]


def last_turn(round: int, seed: int = 1, seats: int = 2) -> MerlinTable:
    """Arrange the last turn of a round, seat 0 to choose its last die; seat 1 has a builder and a traitor."""
    dice = dict.fromkeys(range(1, seats), SPENT) | {0: [1, 0, 0, 0]}
    assistants = {1: {"builder": "grey"}}
    traitors = {1: ["black"]}
    return table(seats, round=round, seed=seed, dice=dice, assistants=assistants, traitors=traitors, forced=False)


def play_last_turn(game: MerlinTable) -> None:
    """Spend the last die and end the turn."""
    play(game, "die 1 knight", "move clockwise", "decline", "end")


@rule("merlin.round-end.all-dice-spent")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_ends_with_the_last_die(seats: int) -> None:
    game = table(seats, forced=False)
    left = 4 * seats
    for _ in lasting(game):
        if game.asks == "merlin.choose-die":
            left -= 1
        idle(game)
        if game.round == 1:
            assert sum(die > 0 for player in game.players for die in player.dice) == left
    assert left == 0


@rule("merlin.round-end.after-1-3-5")
@pytest.mark.parametrize("round", [1, 3, 5])
def test_after_odd_rounds_only_the_next_round_is_prepared(round: int) -> None:
    game = last_turn(round)
    play_last_turn(game)
    assert game.scores() == [0, 0]
    assert [len(player.traitors.cards) for player in game.players] == [0, 1]
    assert (game.round, game.seat, game.asks) == (round + 1, 1, "merlin.choose-die")


@rule("merlin.round-end.after-2-4")
@pytest.mark.parametrize("round", [2, 4])
def test_after_rounds_two_and_four_a_scoring_comes_before_the_next_round(round: int) -> None:
    dice = {0: [1, 0, 0, 0], 1: SPENT}
    game = table(round=round, dice=dice, influence={0: ["grey"], 1: ["grey"]}, grail=1, forced=False)
    play_last_turn(game)
    assert game.asks == "merlin.break-tie"
    assert (game.round, game.first) == (round, 0)
    assert all(player.dice[:4] == SPENT for player in game.players)
    play(game, "grail use")
    assert game.scores() == [0, 2]
    assert (game.round, game.first, game.asks) == (round + 1, 1, "merlin.choose-die")
    assert all(min(player.dice[:4]) > 0 for player in game.players)


@rule("merlin.round-end.after-6")
def test_after_round_six_there_is_a_scoring_and_no_further_round() -> None:
    game = last_turn(6)
    play_last_turn(game)
    assert game.scores() == [0, 1 - 3]
    assert game.over
    assert (game.round, game.first) == (6, 0)
    assert all(player.dice[:4] == SPENT for player in game.players)


@rule("merlin.round-end.roll-dice")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_rolls_three_personal_dice_and_one_of_merlin(seats: int) -> None:
    faces = set()
    for seed in range(10):
        game = last_turn(1, seed, seats)
        play_last_turn(game)
        assert game.round == 2
        for player in game.players:
            assert all(1 <= die <= 6 for die in player.dice[:4])
            faces.update(player.dice[:4])
        turns = Counter(turns_of_round(game))
        assert [(turns[seat, "knight"], turns[seat, "merlin"]) for seat in range(seats)] == [(3, 1)] * seats
    assert faces == {1, 2, 3, 4, 5, 6}


@rule("merlin.round-end.reroll")
def test_three_equal_dice_are_never_kept_and_all_four_are_rolled_again() -> None:
    pairs = 0
    for seed in range(150):
        game = last_turn(1, seed)
        play_last_turn(game)
        for player in game.players:
            equal = Counter(player.dice[:4]).most_common(1)[0][1]
            assert equal <= 2
            pairs += equal == 2
        rolled = rt.Chance(game.chance.key, game.chance.counter - 4)
        last = game.players[game.in_turn_order()[-1]]
        assert last.dice[:4] == [rolled.roll() for _ in range(4)]
    assert pairs > 100


@rule("merlin.round-end.dice-on-castle")
def test_dice_keep_their_numbers_until_they_are_used() -> None:
    game = last_turn(1, seats=3)
    play_last_turn(game)
    kept = [list(player.dice) for player in game.players]
    for _ in lasting(game):
        if game.asks == "merlin.choose-die" and game.seat is not None:
            seat = game.seat
            idle(game)
            spent = [at for at, die in enumerate(game.players[seat].dice) if die != kept[seat][at]]
            assert len(spent) == 1
            kept[seat][spent[0]] = 0
        else:
            idle(game)
        if game.round == 2:
            assert [player.dice for player in game.players] == kept


@rule("merlin.round-end.pass-first-player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_marker_goes_to_the_left(seats: int) -> None:
    game = table(seats, first=1, forced=False)
    beginners = [turns_of_round(game)[0][0] for _ in range(seats + 1)]
    assert beginners == [(1 + step) % seats for step in range(seats + 1)]


@rule("merlin.round-end.advance-round-marker")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_the_round_marker_goes_one_space_on(round: int) -> None:
    game = last_turn(round)
    play_last_turn(game)
    assert game.round == round + 1


@rule("merlin.round-end.figures-stay")
@pytest.mark.parametrize("round", [1, 2])
def test_figures_stay_where_they_are(round: int) -> None:
    game = table(
        round=round,
        dice={0: [0, 0, 0, 2], 1: SPENT},
        knight={0: 5, 1: 17},
        merlin=9,
        assistants={0: {"builder": "grey", "lady-in-waiting": "brown"}, 1: {"flag-bearer": "grey"}},
        forced=False,
    )
    play(game, "die 2 merlin", "move clockwise", "decline", "end")
    assert game.round == round + 1
    assert [player.knight for player in game.players] == [5, 17]
    assert game.merlin == 11
    assert game.players[0].assistants == [5, -1, 1, -1]
    assert game.players[1].assistants == [-1, -1, -1, 1]
