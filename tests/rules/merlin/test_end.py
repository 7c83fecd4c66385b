"""The end of the game: points for what is left over, and who wins."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from roundtable.games.merlin.names import FROM_GOODS, FROM_TRAITORS
from tests.proof import rule
from tests.rules.merlin.arrange import offered, table, turns_of_round

LAST = {0: [1, 0, 0, 0], 1: [0, 0, 0, 0], 2: [0, 0, 0, 0], 3: [0, 0, 0, 0]}


def finish(game: MerlinTable) -> None:
    """Play the last turns idly to the end of the game."""
    turns_of_round(game)
    assert game.over


@rule("merlin.end.apples")
def test_an_apple_is_worth_one_point() -> None:
    game = table(round=6, dice=LAST, apples={0: 1, 1: 4}, forced=False)
    finish(game)
    assert game.scores() == [1, 4]


@rule("merlin.end.apples", "merlin.end.staffs", "merlin.end.goods")
def test_nothing_of_it_counts_before_the_end() -> None:
    goods = {0: ["shield grey", "flag brown", "material blue"]}
    game = table(round=4, dice=LAST, apples={0: 2}, staffs={0: 3}, goods=goods, forced=False)
    turns_of_round(game)
    assert game.scores() == [0, 0]


@rule("merlin.end.staffs")
def test_an_unspent_staff_is_worth_two_points() -> None:
    game = table(round=6, dice=LAST, staffs={0: 3, 1: 1}, forced=False)
    finish(game)
    assert game.scores() == [6, 2]


@rule("merlin.end.goods")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ([], 0),
        (["shield black", "shield grey"], 0),
        (["shield black", "shield grey", "shield grey"], 1),
        (["flag black", "material black", "shield black"], 1),
        (["flag brown", "flag brown", "material blue", "material blue", "material grey"], 1),
        (["flag brown", "flag orange", "material blue", "material grey", "shield blue", "shield purple"], 2),
    ],
    ids=["none", "two", "three-of-a-kind", "one-of-each", "five", "six"],
)
def test_three_goods_of_any_kind_are_worth_a_point(goods: list[str], points: int) -> None:
    game = table(round=6, dice=LAST, goods={0: goods}, forced=False)
    finish(game)
    assert game.scores() == [points, 0]


@rule("merlin.end.goods-example")
def test_two_flags_two_materials_and_a_shield_are_worth_a_point() -> None:
    goods = ["flag orange", "flag brown", "material grey", "material purple", "shield blue"]
    game = table(round=6, dice=LAST, goods={0: goods}, forced=False)
    finish(game)
    assert game.scores() == [1, 0]


@rule("merlin.end.after-last-scoring")
def test_shields_paid_for_traitors_in_the_last_scoring_no_longer_count() -> None:
    goods = {0: ["shield black", "shield grey", "material blue"]}
    game = table(round=6, dice=LAST, goods=goods, traitors={0: ["black"]}, forced=False)
    finish(game)
    assert game.players[0].points[FROM_TRAITORS] == 0
    assert game.players[0].points[FROM_GOODS] == 0
    game = table(round=6, dice=LAST, goods=goods, traitors={0: ["orange"]}, forced=False)
    finish(game)
    assert game.players[0].points[FROM_TRAITORS] == -3
    assert game.players[0].points[FROM_GOODS] == 1


@rule("merlin.end.winner")
@pytest.mark.parametrize("winner", range(4))
def test_most_points_win(winner: int) -> None:
    apples = dict.fromkeys(range(4), 2) | {winner: 3}
    game = table(4, round=6, dice=LAST, apples=apples, forced=False)
    assert game.winners() == []
    finish(game)
    assert game.winners() == [winner]


@rule("merlin.end.winner")
def test_the_highest_score_wins_even_below_zero() -> None:
    game = table(round=6, dice=LAST, traitors={0: ["black"], 1: ["black", "grey"]}, forced=False)
    finish(game)
    assert game.scores() == [-3, -6]
    assert game.winners() == [0]


@rule("merlin.end.tie")
def test_tied_players_share_the_victory_whatever_their_points_come_from() -> None:
    goods = ["shield grey"] * 3 + ["flag brown"] * 3 + ["material black"] * 3 + ["material grey"] * 3
    game = table(4, round=6, dice=LAST, apples={0: 4, 1: 3}, staffs={2: 2}, goods={3: goods}, forced=False)
    finish(game)
    assert game.scores() == [4, 3, 4, 4]
    assert game.winners() == [0, 2, 3]


@rule("merlin.end.missions-in-hand")
def test_missions_left_in_hand_give_and_cost_nothing() -> None:
    hand = {0: ["23", "32", "38", "44"], 1: ["19", "20", "21", "22"]}
    places = {0: {"lady-in-waiting": "black", "builder": "black"}}
    game = table(round=6, dice=LAST, hand=hand, influence={0: ["black"]}, assistants=places, forced=False)
    assert offered(game, "complete") == [f"complete {mission}" for mission in hand[0]]
    finish(game)
    assert [len(player.hand.cards) for player in game.players] == [4, 4]
    assert game.scores() == [1 + 2, 0]  # a marker and two assistants in the last scoring
