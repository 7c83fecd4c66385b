"""The beginning of a game of Mage Knight in two browsers; whole ones are played by `make soak-web`."""

import time

from .conftest import Watched
from .hands import Mouse
from .journeys import invitation, sit_down, start, together

QUESTIONS = 3


def test_two_browsers_begin_a_cooperative_game(watched: Watched) -> None:
    ada = watched.open()
    together(ada)
    bea = watched.open(invitation(ada, 2))
    sit_down(bea, "Bea")
    start(ada, ["Bea"])
    people = [Mouse(ada, seed=1), Mouse(bea, seed=2)]
    patience = time.monotonic() + 90
    while not all(hands.moves >= QUESTIONS for hands in people):
        assert time.monotonic() < patience, f"answers so far: {[hands.moves for hands in people]}"
        for hands in people:
            hands.play_if_asked()
    assert all(hands.nameless == {} for hands in people)
