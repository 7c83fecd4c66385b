"""Gathering workers: in turn order a Paladin is revealed and a Tavern taken."""

import pytest

from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, supply_of
from tests.rules.paladins.arrange_right import listen, shown, suspicions, told
from tests.rules.paladins.arrange_round import CHOOSE_PALADIN, CHOOSE_TAVERN, TURN, end_round, fresh, new_round, until

COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
GROUPS = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("paladins.gather.reveal-in-order")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_paladins_are_revealed_clockwise_from_the_first_player(first: int) -> None:
    game = new_round(3, first=first)
    order = [(first + step) % 3 for step in range(3)]
    until(game, CHOOSE_TAVERN)
    for number, seat in enumerate(order):
        assert (game.seat, game.asks) == (seat, CHOOSE_TAVERN)
        players = shown(game)["players"]
        for place, one in enumerate(order):
            assert (players[one]["paladin"] != [None]) == (place <= number)
            assert sum(game.players[one].workers) == (6 if place < number else 2 if place == number else 0)
        play(game, offered(game)[0])
    assert (game.seat, game.asks) == (first, TURN)


@rule("paladins.gather.choose-tavern")
def test_the_tavern_follows_directly_on_the_paladin() -> None:
    game = listen(new_round(3, hands={0: ["ivon", "roland", "samson"]}, taverns=["22", "19", "07", "08"]))
    until(game, CHOOSE_TAVERN)
    before = supply_of(game.players[0])
    play(game, "tavern 22")
    assert shown(game)["players"][0]["tavern"] == "22"
    gained = {"labourer": 1, "scout": 3}
    after = {worker: before.get(worker, 0) + gained.get(worker, 0) for worker in {*before, *gained}}
    assert supply_of(game.players[0]) == after
    until(game, TURN)
    assert [line.split()[0] for line in told(game, "paladin-revealed", "tavern-taken")] == [
        "paladin-revealed",
        "tavern-taken",
    ] * 3


@rule("paladins.gather.six-workers")
@COUNTS
def test_everybody_gains_six_workers_each_round(seats: int) -> None:
    game = fresh(seats)
    while not game.over:
        until(game, CHOOSE_PALADIN)
        kept = [sum(player.workers) for player in game.players]
        until(game, TURN)
        assert [sum(player.workers) for player in game.players] == [workers + 6 for workers in kept]
        end_round(game)


@rule("paladins.gather.one-tavern-left", "paladins.gather.tavern-exclusive")
@COUNTS
def test_each_tavern_goes_to_one_player_and_one_is_left(seats: int) -> None:
    game = new_round(seats)
    until(game, CHOOSE_TAVERN)
    left = shown(game)["taverns"]
    while game.asks == CHOOSE_TAVERN:
        assert offered(game) == [f"tavern {word}" for word in left]
        taken = left[len(left) // 2]
        play(game, f"tavern {taken}")
        left.remove(taken)
        assert shown(game)["taverns"] == left
    assert len(left) == 1
    assert len({player["tavern"] for player in shown(game)["players"]}) == seats


@rule("paladins.gather.workers-to-personal-supply")
@GROUPS
def test_workers_gathered_go_to_the_personal_supply(seats: int) -> None:
    game = until(new_round(seats), TURN)
    view = shown(game)
    assert sum(view["supply"].values()) == 112 - 6 * seats
    for player in view["players"]:
        assert sum(player["workers"].values()) == 6
        assert {worker for places in player["board"].values() for worker in places} == {None}


@rule("paladins.gather.criminals-cause-suspicion")
@pytest.mark.parametrize(("tavern", "criminals"), [("08", 0), ("02", 1), ("12", 2)])
def test_a_criminal_of_a_tavern_brings_a_suspicion_card(tavern: str, criminals: int) -> None:
    game = new_round(taverns=[tavern, "01", "07"], next_suspicion=["07", "15", "01"], tax=5)
    until(game, CHOOSE_TAVERN)
    play(game, f"tavern {tavern}")
    player = game.players[0]
    assert supply_of(player).get("criminal", 0) == criminals
    assert suspicions(player) == ["07", "15"][:criminals]
    assert player.silver == [0, 1, 3][criminals]
    assert game.tax_supply == 5 - player.silver
    assert suspicions(game.players[1]) == []


@rule("paladins.gather.criminals-cause-suspicion")
def test_an_inquisition_comes_in_the_middle_of_gathering() -> None:
    game = new_round(taverns=["12", "01", "07"], next_suspicion=["15", "01"], tax=1)
    until(game, CHOOSE_TAVERN)
    play(game, "tavern 12")
    player = game.players[0]
    assert (player.unpaid_debts, game.tax_supply) == (1, 5)
    assert suspicions(player) == ["15", "01"]  # the second criminal came after the Inquisition
    assert (game.seat, game.asks) == (1, CHOOSE_TAVERN)
