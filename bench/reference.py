"""The yardstick: OpenSpiel's backgammon, a C++ engine, driven from Python just as our games are.

A decision is a choice of a player; rolls of dice are chance nodes in OpenSpiel, which the driver has to sample, and
are not counted as decisions. `nodes` counts both.
"""

from collections.abc import Callable
from importlib.metadata import version
from random import Random
from time import process_time

import pyspiel

from bench.measures import POSITIONS, Numbers, copies

GAME = "backgammon"


def name() -> str:
    """Say what is compared with."""
    return f"OpenSpiel {version('open_spiel')} {GAME}"


def random_play(game: pyspiel.Game, seconds: float) -> Numbers:
    """Play at random."""
    random = Random(1)
    pick = random.random
    decisions = rolls = games = 0
    begun = process_time()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
                rolls += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
        games += 1
        spent = process_time() - begun
        if spent >= seconds:
            return {"decisions": decisions / spent, "nodes": (decisions + rolls) / spent, "games": games / spent}


def positions(game: pyspiel.Game) -> list[pyspiel.State]:
    """Give positions from one random game."""
    random = Random(1)
    state = game.new_initial_state()
    found = []
    while not state.is_terminal():
        found.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
    return found[:: max(1, len(found) // POSITIONS)]


class Reference:
    """The reference as a worker measures it."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game(GAME)
        self.positions = positions(self.game)

    def measure(self, what: str, seconds: float) -> Numbers:
        """Measure random play or copies."""
        if what == "random":
            return random_play(self.game, seconds)
        calls: list[Callable[[], object]] = [state.clone for state in self.positions]
        return copies(calls, seconds / 4)
