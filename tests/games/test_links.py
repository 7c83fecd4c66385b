"""Whatever is asked, told or offered links a statement that stands in the catalogue."""

import random

import pytest

import roundtable as rt
from roundtable.kernel.agenda import Question
from roundtable.rules import load

GAMES = ("merlin", "paladins", "mage_knight")
KNOWN = frozenset(statement.id for statement in load().statements)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_box_links_is_there(game: str) -> None:
    box = rt.box_of(game)
    linked = {step.rule for step in box.steps.values() if issubclass(step, Question)}
    linked |= {wording.rule for wording in box.wordings()}
    assert linked - KNOWN <= {""}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_in_a_game_links_what_is_there(game: str) -> None:
    chance = random.Random(game)
    settings = {"kings_favour": True, "arthur": True} if game == "merlin" else {}
    table = rt.new(game, seats=2, seed=3, settings=settings)
    linked: set[str] = set()
    for _ in range(400):
        if table.over:
            break
        linked.add(table.rule)
        table.play_at(chance.randrange(len(table.options())))
    assert len(linked) > 5
    assert linked <= KNOWN
