"""The course of the game: seven rounds of seven steps, the first-player marker, King's cards turned up one by one."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, table
from tests.rules.paladins.arrange_right import listen, ready, shown, told
from tests.rules.paladins.arrange_round import CHOOSE_PALADIN, TURN, at_end, end_round, fresh, points, until

COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
GROUPS = pytest.mark.parametrize("seats", [2, 3, 4])
WALLS = ["01", "02", "07", "08", "09"]  # without points of their own


def rounds_of(game: PaladinsTable) -> list[PaladinsTable]:
    """Play to the end, passing every turn; give the table as it stands when the Paladins of each round are chosen."""
    found = []
    while not game.over:
        until(game, CHOOSE_PALADIN)
        found.append(game.clone())
        end_round(game)
    return found


# ---- rounds and turns ----


@rule("paladins.flow.seven-rounds")
@COUNTS
def test_there_are_seven_rounds(seats: int) -> None:
    game = fresh(seats)
    assert [table_then.round for table_then in rounds_of(game)] == [1, 2, 3, 4, 5, 6, 7]
    assert (game.over, game.round) == (True, 7)


@rule("paladins.flow.one-action-per-turn")
@GROUPS
def test_turns_go_clockwise_with_one_action_each(seats: int) -> None:
    game = table(seats, first=1, workers={seat: ["labourer"] * 3 for seat in range(seats)})
    order = []
    for _ in range(2 * seats):
        assert game.seat is not None
        order.append(game.seat)
        play(game, "do trade" if "do trade" in offered(game) else "do hunt")
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]
    assert [sum(player.workers) for player in game.players] == [1] * seats


@rule("paladins.flow.until-all-pass")
def test_turns_go_on_until_the_last_player_has_passed() -> None:
    game = table(3, round=2, workers={0: ["labourer"], 1: ["labourer"], 2: ["labourer"] * 4})
    play(game, "pass", "do trade")
    for action in ("do hunt", "do trade"):
        assert game.seat == 2
        assert game.round == 2
        play(game, action)
    assert game.seat == 2
    play(game, "pass")
    assert (game.round, game.asks) == (3, CHOOSE_PALADIN)


# ---- the steps of a round ----


@rule("paladins.round.step-order")
def test_a_round_runs_in_its_order() -> None:
    game = table(3, round=2, first=1, workers={1: ["labourer"]}, next_taverns=["08", "13", "15", "18"])
    before = shown(game)
    listen(game)
    play(game, "pass")  # the last turn of round 2
    at_paladins = shown(game)
    assert (at_paladins["round"], at_paladins["first"]) == (3, 2)
    assert None not in at_paladins["orders"][:3]
    assert at_paladins["favours"][0] is not None
    assert len(at_paladins["taverns"]) == 4
    assert before["townsfolk"] != at_paladins["townsfolk"]  # the reset was before
    assert game.asks == CHOOSE_PALADIN
    assert [player["paladin"] for player in shown(game)["players"]] == [[], [], []]
    until(game, TURN)
    kinds = ["passed", "round-begins", "order-revealed", "favour-revealed", "paladin-revealed", "tavern-taken"]
    happened = [line.split()[0] for line in told(game, *kinds)]
    assert happened == ["passed"] * 3 + kinds[1:4] + ["paladin-revealed", "tavern-taken"] * 3
    assert game.seat == 2


@rule("paladins.round.pass-first-player")
@GROUPS
def test_the_marker_goes_on_clockwise_except_in_the_first_round(seats: int) -> None:
    for seed in range(4):
        game = fresh(seats, seed)
        start = game.first
        rounds = rounds_of(game)
        assert [one.first for one in rounds] == [(start + number) % seats for number in range(7)]


# ---- King's cards ----


def turned_up(game: PaladinsTable) -> list[tuple[int, int]]:
    """Give how many King's Orders and King's Favours lie open in each round."""
    counts = []
    for one in rounds_of(game):
        view = shown(one)
        orders = [card for card in view["orders"] if card is not None]
        favours = [card for card in view["favours"] if card is not None]
        counts.append((len(orders), len(favours)))
    return counts


@rule("paladins.round.reveal-orders-1-2")
@COUNTS
def test_rounds_one_and_two_reveal_an_order_each(seats: int) -> None:
    assert turned_up(fresh(seats))[:2] == [(1, 0), (2, 0)]


@rule("paladins.round.reveal-both-3")
@COUNTS
def test_round_three_reveals_an_order_and_a_favour(seats: int) -> None:
    assert turned_up(fresh(seats))[1:3] == [(2, 0), (3, 1)]


@rule("paladins.round.reveal-favours-4-7")
@COUNTS
def test_rounds_four_to_seven_reveal_a_favour_each(seats: int) -> None:
    assert turned_up(fresh(seats))[2:] == [(3, 1), (3, 2), (3, 3), (3, 4), (3, 5)]


@rule("paladins.round.kings-cards-left-to-right")
@COUNTS
def test_kings_cards_are_turned_up_from_left_to_right(seats: int) -> None:
    game = fresh(seats)
    rounds = rounds_of(game)
    orders, favours = shown(game)["orders"], shown(game)["favours"]
    assert None not in orders + favours
    for number, one in enumerate(rounds, start=1):
        view = shown(one)
        assert view["orders"] == [card if place < number else None for place, card in enumerate(orders)]
        assert view["favours"] == [card if place < number - 2 else None for place, card in enumerate(favours)]


@rule("paladins.round.reveal-example")
def test_example_five_walls_score_the_first_order() -> None:
    game = ready("conspire", seats=3, round=1, orders=["fortify"], walls={0: WALLS, 1: ["03", "04", "05", "06"]})
    assert shown(game)["orders"] == ["fortify", None, None]
    until(game)
    assert points(game, 0)["orders"] == 4
    assert "orders" not in points(game, 1)
    assert points(at_end(orders=["fortify"], walls={0: WALLS})) == {"orders": 4, "fortify": 1}
