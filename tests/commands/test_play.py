"""Games at the terminal table: by numbers, by notations, and what is said to input that makes no sense."""

import re

import pytest
from rich.text import Text

import roundtable as rt
from roundtable.bots import Bot
from roundtable.bots.registry import MAKERS
from roundtable.terminal.pictures import PICTURES
from tests.commands.terminal import ENOUGH, Terminal, moves, script

BARE = ("bare", "--module", "tests.commands.bare_game")


@pytest.mark.parametrize("game", ["tourney", "feud"])
def test_a_game_is_played_through_by_numbers(terminal: Terminal, game: str) -> None:
    session = terminal.play(game, "--seats", "3", "--seed", "2", typed=["1"] * ENOUGH)
    played = terminal.game()
    assert session.code == 0
    assert played.over
    assert played.rules.seats == 3
    assert "the game is over" in session.out
    for seat, points in enumerate(played.scores()):
        assert re.search(rf"^Player {seat + 1}( ★)? +{points}$", session.out, re.MULTILINE)
    assert [int(one) - 1 for one in re.findall(r"^Player (\d) ★", session.out, re.MULTILINE)] == played.winners()


def test_a_number_means_the_option_beside_it(terminal: Terminal) -> None:
    session = terminal.play("tourney", "--seed", "5", typed=["2"])
    options = rt.new("tourney", 2, 5).options()
    assert moves(terminal.game())[0] == options[1].notation
    for number, option in enumerate(options, 1):
        assert re.search(rf"^{number}  .*  {option.notation} *$", session.out, re.MULTILINE)


@pytest.mark.parametrize("game", ["tourney", "feud"])
def test_a_game_is_played_through_by_notations(terminal: Terminal, game: str) -> None:
    expected = rt.new(game, 2, 11)
    lines = script(expected)
    session = terminal.play(game, "--you", "all", "--seed", "11", typed=lines)
    assert session.code == 0
    assert terminal.game().record().text() == expected.record().text()


def test_the_beginning_of_a_notation_will_do_if_only_one_option_begins_so(terminal: Terminal) -> None:
    options = [option.notation for option in rt.new("tourney", 2, 5).options()]
    assert options == ["pick pact", "pick whetstone", "pick dash", "favour glory"]
    session = terminal.play("tourney", "--seed", "5", typed=["pick", "P W"])
    assert "“pick” can mean several things:\n  pick pact, pick whetstone, pick dash\n" in session.out
    assert moves(terminal.game())[0] == "pick whetstone"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "There is no option number 0."),
        ("5", "There is no option number 5."),
        ("99999999999999", "There is no option number"),
        ("pick feast", "“pick feast” isn’t possible now."),
        ("sing", "This game has no action “sing”."),
        ("pick pact now", "This game has no action “pick pact now”."),
        ("", "Type the number of an answer, or ? for help."),
        ("back", "This can’t be undone."),
        ("redo", "There’s nothing to redo."),
        ("resume", "Name the saved game: resume FILE"),
        ("resume nowhere", "There is no file nowhere.json."),
        ("save /dev/null/here", "cannot be written"),
        ("why", "There is no “tourney.draft.pick” in the catalogue of rules."),
        ("rules merlin.turn.chose-die", "Nearest: merlin.turn.choose-die"),
    ],
)
def test_input_that_makes_no_sense_is_answered_in_words_and_changes_nothing(
    terminal: Terminal, typed: str, answer: str
) -> None:
    session = terminal.play("tourney", "--seed", "5", typed=[typed])
    assert answer in session.out
    assert session.code == 0
    assert moves(terminal.game()) == []


def test_the_game_itself_says_why_an_answer_is_refused(terminal: Terminal) -> None:
    game = rt.new("tourney", 2, 5)
    lines = script(game, lambda game: bool(too_hard(game)), choose=0)
    hard = too_hard(game)[0]
    session = terminal.play("tourney", "--seed", "5", "--you", "all", typed=[*lines, hard])
    assert "The die is too low for this challenge." in session.out
    assert moves(terminal.game()) == moves(game)


def too_hard(game: rt.Game) -> list[str]:
    """The challenges that lie there but cannot be met with the die just used."""
    table = game.view(None)["table"]
    assert isinstance(table, dict)
    offered = [option.notation for option in game.options()]
    challenges = [f"challenge {word}" for word in table["row"]]
    return [one for one in challenges if one not in offered] if game.asks == "tourney.deed" else []


def test_escape_sequences_never_reach_the_terminal(terminal: Terminal) -> None:
    session = terminal.play("tourney", "--seed", "5", typed=["\x1b[2Jsing"])
    assert "This game has no action" in session.out
    assert "\x1b" not in session.out


def test_help_lists_every_order(terminal: Terminal) -> None:
    session = terminal.play("tourney", typed=["?"])
    for order in "help look log back restart redo save resume why rules notation quit".split():
        assert re.search(rf"^  {order} +\S", session.out, re.MULTILINE)
    assert terminal.play("tourney", typed=["help"]).out.count("take back the last decision") == 1


def test_an_option_goes_before_an_order_of_the_same_name(terminal: Terminal) -> None:
    session = terminal.run("play", *BARE, typed=["/log", "log"])
    assert "Nothing has happened yet." in session.out
    assert moves(terminal.game()) == ["log"]


def test_a_game_without_texts_can_be_played(terminal: Terminal) -> None:
    session = terminal.run("play", *BARE, "--seats", "3", "--you", "all", typed=["", "1", "", "quit", "", "2"])
    assert moves(terminal.game()) == ["log", "quit", "quit"]
    assert "Bare · Player 1" in session.out
    assert "\nbare.work\n1  log" in session.out
    assert "Player 1 wins." in session.out


def test_one_person_plays_alone(terminal: Terminal) -> None:
    session = terminal.run("play", *BARE, typed=["2"])
    assert "▸ Player 1 (you)" in session.out
    assert "Player 2" not in session.out
    assert session.code == 0


def test_bots_answer_simultaneous_questions_before_people_are_asked(terminal: Terminal) -> None:
    session = terminal.play("tourney", "--seats", "3", "--you", "2", "--seed", "5", typed=["1"])
    first_picture = session.out.partition("(? for help)")[0]
    assert "▸ Player 2 (you)" in first_picture
    assert first_picture.count("▸") == 1
    picked = [move.split()[0] for move in moves(terminal.game())[:3]]
    assert set(picked) <= {"pick", "favour"}


def test_the_notation_can_be_hidden(terminal: Terminal) -> None:
    session = terminal.play("tourney", "--seed", "5", typed=["notation"])
    shown, hidden = session.out.split("notation\n", 1)
    assert "pick whetstone" in shown
    assert "Play the whetstone in the draft" in hidden
    assert "pick whetstone" not in hidden


def test_why_and_rules_show_the_statement_of_the_rulebook(terminal: Terminal) -> None:
    session = terminal.play("tourney", typed=["rules merlin.turn.choose-die"])
    statement = "merlin.turn.choose-die"
    assert statement in session.out
    assert session.out.split(statement, 2)[2].strip()


def test_forced_answers_are_given_by_the_table(terminal: Terminal) -> None:
    game = rt.new("tourney", 2, 5, forced=True)
    lines = script(game)
    session = terminal.play("tourney", "--seed", "5", "--you", "all", "--forced", typed=lines)
    decided = [move for move in moves(game) if not move.startswith("(")]
    assert len(decided) < len(moves(game))
    assert moves(terminal.game()) == moves(game)
    assert session.out.count("(? for help)") == len(decided)


@pytest.mark.parametrize("game", ["tourney", "feud"])
def test_nothing_is_wider_than_the_screen(terminal: Terminal, game: str) -> None:
    lines = script(rt.new(game, 4, 3))
    session = terminal.play(
        game, "--seats", "4", "--you", "all", "--seed", "3", typed=[*lines[:-1], "?", "log all", lines[-1]]
    )
    wide = [line for line in session.out.splitlines() if len(line) > 80 and str(terminal.data) not in line]
    assert "the game is over" in session.out
    assert wide == []


def test_a_game_may_bring_its_own_picture(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        PICTURES.things, "tourney", lambda view, words: Text(f"seen by {view['you']} in {words.language}")
    )
    session = terminal.play("tourney", "--you", "2", typed=[])
    assert "seen by 1 in en" in session.out
    assert "Lances" not in session.out


def test_bots_get_their_eyes_and_nothing_else(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[object, ...]] = []

    class Spy(Bot):
        def choose(self, *args: object) -> rt.Action:  # as many as may be handed over
            given.append(args)
            eyes = args[0]
            assert isinstance(eyes, rt.Eyes)
            assert eyes.view()["you"] == eyes.seat
            return eyes.options()[0]

    monkeypatch.setitem(MAKERS, "spy", lambda chance: Spy())
    session = terminal.play("tourney", "--seats", "3", "--bots", "spy", "--seed", "5", typed=["1"] * ENOUGH)
    assert "the game is over" in session.out
    assert {len(args) for args in given} == {1}
    assert {type(args[0]) for args in given} == {rt.Eyes}
    assert {args[0].seat for args in given if isinstance(args[0], rt.Eyes)} == {1, 2}


def test_bots_play_the_same_with_the_same_seed(terminal: Terminal) -> None:
    terminal.play("feud", "--seats", "3", "--you", "none", "--seed", "6")
    first = terminal.game().record()
    terminal.play("feud", "--seats", "3", "--you", "none", "--seed", "6")
    assert terminal.game().record().text() == first.text()
    terminal.play("feud", "--seats", "3", "--you", "none", "--seed", "7")
    assert moves(terminal.game()) != first.moves
    assert first.scores is not None
