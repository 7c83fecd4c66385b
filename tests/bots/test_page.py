"""The page: at random, but never obviously wasteful."""

import roundtable as rt
from roundtable.bots import Page
from roundtable.games.paladins.vocabulary import TOWNSFOLK_ACTIONS
from tests.rules.merlin import arrange as merlin
from tests.rules.paladins import arrange as paladins


def choices(game: rt.Game, seat: int = 0) -> set[str]:
    """All that a page would choose."""
    page = Page(rt.Chance(rt.key_of("page")))
    return {page.choose(rt.Eyes(game, seat)).notation for _ in range(200)}


def notations(game: rt.Game) -> set[str]:
    return {action.notation for action in game.options()}


def test_it_does_not_decline_what_it_can_have() -> None:
    game = merlin.table(seats=2, knight={0: 0}, dice={0: [4, 2, 3, 5]}, forced=False)
    game.play("die 4 knight")
    game.play("move clockwise")
    assert notations(game) == {"act", "decline"}
    assert choices(game) == {"act"}


def test_it_takes_points_before_it_ends_its_turn() -> None:
    game = merlin.table(
        seats=2, dice={0: [1, 2, 3, 5]}, goods={0: ["flag black", "flag grey"]}, hand={0: ["13"]}, forced=False
    )
    game.play("die 1 knight")
    game.play("move clockwise")
    game.play("decline")
    assert {"end", "complete 13"} < notations(game)
    assert choices(game) == {"complete 13"}


def test_it_may_end_its_turn_if_there_are_no_points_to_be_had() -> None:
    game = merlin.table(seats=2, dice={0: [1, 2, 3, 5]}, goods={0: ["flag grey"]}, forced=False)
    game.play("die 1 knight")
    game.play("move clockwise")
    game.play("decline")
    assert choices(game) == {"end", "flag grey"} == notations(game)


def test_it_does_not_pass_while_it_can_act() -> None:
    game = paladins.table(seats=2, workers={0: ["labourer"]}, forced=False)
    assert "pass" in notations(game)
    assert choices(game) == notations(game) - {"pass"}


def test_it_takes_the_answer_that_costs_no_points() -> None:
    game = paladins.table(seats=2, workers={0: ["labourer"]}, silver={0: 5}, forced=False)
    game.play("do dismiss")
    game.play(TOWNSFOLK_ACTIONS[game.townsfolk_row[1]])
    game.play("worker labourer")
    assert notations(game) == {"pay silver", "pay debt"}
    assert choices(game) == {"pay silver"}
