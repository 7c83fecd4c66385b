"""Step back, restart and redo, typed at the table."""

import re

import roundtable as rt
from tests.commands.terminal import Terminal, can_be_taken_back_by_another, moves, script

CHOICE = "tourney.choose-die"


def at_a_turn() -> tuple[rt.Game, list[str]]:
    """A game at the start of a turn, and what was typed to get there."""
    game = rt.new("tourney", 2, 5)
    lines = script(game, lambda game: game.asks == CHOICE, choose=0)
    return game, lines


def test_back_takes_the_last_decision_back(terminal: Terminal) -> None:
    game, lines = at_a_turn()
    die = game.options()[0].notation
    terminal.play("tourney", "--seed", "5", "--you", "all", typed=[*lines, die, "back"])
    again = terminal.game()
    assert moves(again) == [*moves(game), die, "<back>"]
    assert again.save() == game.save()


def test_restart_goes_back_to_the_start_of_the_turn(terminal: Terminal) -> None:
    game, lines = at_a_turn()
    die = game.options()[0].notation
    terminal.play("tourney", "--seed", "5", "--you", "all", typed=[*lines, die, "train", "restart"])
    again = terminal.game()
    assert moves(again)[-1] == "<restart>"
    assert again.asks == CHOICE
    assert again.save() == game.save()


def test_redo_plays_again_what_was_taken_back(terminal: Terminal) -> None:
    game, lines = at_a_turn()
    die = game.options()[0].notation
    terminal.play("tourney", "--seed", "5", "--you", "all", typed=[*lines, die, "back", "redo"])
    game.play(die)
    again = terminal.game()
    assert moves(again)[-1] == "<redo>"
    assert again.save() == game.save()


def test_what_was_taken_back_leaves_the_log(terminal: Terminal) -> None:
    game, lines = at_a_turn()
    die = game.options()[0].notation
    turn = ["log all", die, "train", "log all", "restart", "log all"]
    session = terminal.play("tourney", "--seed", "5", "--you", "all", typed=[*lines, *turn])
    before, during, after = re.findall(r"log all\n((?:  .*\n)+)", session.out)
    assert during.startswith(before)
    assert "gains" in during.removeprefix(before)
    assert after == before


def test_the_one_who_moved_may_take_it_back_when_the_screen_is_handed_over(terminal: Terminal) -> None:
    game = rt.new("feud", 2, 5)
    lines = script(game, can_be_taken_back_by_another, choose=0)
    before = moves(game)
    terminal.play("feud", "--seed", "5", "--you", "all", typed=[*lines[:-1], "back"])
    assert moves(terminal.game()) == [*before, "<back>"]
