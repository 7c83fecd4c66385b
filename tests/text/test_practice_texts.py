"""The texts of the practice games are complete and fit their code."""

from roundtable.text.check import check
from roundtable.text.declared import Declarations
from roundtable.text.folders import HOME
from tests.practice import BOXES, TEXTS


def test_practice_games_say_everything_in_every_language() -> None:
    declared = Declarations()
    declared.add_source(TEXTS.parent)
    for box in BOXES:
        declared.add_box(box)
    assert declared.unreadable == []
    assert [str(problem) for problem in check(declared.messages, TEXTS, (HOME,))] == []
