"""The picture of a game that has none of its own: every kind of thing a view can hold."""

import re

import pytest
from rich.console import Console

import roundtable as rt
from roundtable.terminal.plain_picture import PlainPicture
from roundtable.terminal.speech import Speech
from roundtable.text import Words
from tests import practice

assert practice.BOXES


def draw(table: dict[str, object], seats: int = 2, whole: bool = True, width: int = 80, language: str = "en") -> str:
    view = {"game": "tourney", "seats": seats, "you": 0, "waiting": [1], "table": table}
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(PlainPicture(view, Speech(Words(language)), whole).draw())
    return "\n".join([line.rstrip() for line in capture.get().splitlines()])


def test_single_values_share_a_line() -> None:
    assert draw({"round": 3, "open_door": True, "nothing": None, "zero": 0}) == "Round 3 · Open door yes · Zero 0"


def test_lists_have_a_line_each_and_hidden_cards_are_shown_as_such() -> None:
    assert draw({"row": ["a", None, "b"], "pile": [None] * 5, "gone": []}) == "Row   a, ?, b\nPile  5 × ?"


def test_words_of_the_game_are_shown_in_the_language() -> None:
    assert Words("fr").say("tourney-trick-pact") != "pact"
    assert Words("fr").say("tourney-trick-pact") in draw({"row": ["pact"]}, language="fr")


def test_lists_with_an_entry_per_player_stand_side_by_side() -> None:
    picture = draw({"knights": [{"gold": 2, "hand": ["x"], "won": []}, {"gold": 0, "hand": [None], "won": []}]})
    assert re.search(r"^ *Player 1 \(you\) +▸ Player 2$", picture, re.MULTILINE)
    assert re.search(r"^Gold +2 +0$", picture, re.MULTILINE)
    assert re.search(r"^Hand +x +\?$", picture, re.MULTILINE)
    assert "Won" not in picture


def test_hands_and_points_belong_to_the_players() -> None:
    picture = draw({"hands": [[4, -1], [-1, -1, -1]], "points": [-1, 7]})
    assert re.search(r"^Hands +4, \? +3 × \?$", picture, re.MULTILINE)
    assert re.search(r"^Points +-1 +7$", picture, re.MULTILINE)


def test_plain_numbers_are_not_taken_for_the_players() -> None:
    assert draw({"dice": [3, 5]}) == "Dice  3, 5"


def test_like_things_make_a_table_which_is_folded_if_long() -> None:
    spaces = [{"name": f"s{number}", "cost": number} for number in range(9)]
    assert re.search(r"^ +s8 +8$", draw({"ring": spaces}), re.MULTILINE)
    assert draw({"ring": spaces}, whole=False) == "Ring  9 (see all: look)"
    assert re.search(r"^ +s7 +7$", draw({"ring": spaces[:8]}, whole=False), re.MULTILINE)


def test_objects_in_objects() -> None:
    picture = draw({"stock": {"inner": {"a": 1, "b": 0}, "outer": [1, 2]}})
    assert picture == "Stock  Inner  A 1 · B 0\n       Outer  1, 2"


def test_markup_and_escape_sequences_are_only_letters() -> None:
    assert draw({"row": ["[red]x[/red]", "\x1b[2J"]}) == "Row  [red]x[/red], \N{REPLACEMENT CHARACTER}[2J"


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", ["tourney", "feud"])
def test_a_practice_game_fits_the_screen_from_beginning_to_end(name: str, width: int) -> None:
    game = rt.new(name, 4, 3)
    speech = Speech(Words("it"))
    console = Console(width=width, highlight=False)
    moments = 0
    while not game.over:
        moments += 1
        if moments % 4 == 0:  # a quarter of them will do
            with console.capture() as capture:
                console.print(PlainPicture(game.view(game.seat), speech, whole=False).draw())
            assert max(len(line) for line in capture.get().splitlines()) <= width
        game.play_at(len(game.options()) - 1)
    assert moments > 20
