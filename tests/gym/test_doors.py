"""The same seed gives the same game through every door, and without the extra there is none."""

import subprocess
import sys

import numpy as np
import pytest
from numpy.typing import NDArray

import roundtable as rt
from roundtable.games import GAMES
from roundtable.gym import aec
from roundtable.gym.seat_env import SeatEnv
from roundtable.gym.setup import Settings
from roundtable.gym.tables_env import TablesEnv

SEED = 3
SHORT: dict[str, Settings] = {"mage_knight": {"rounds": 1}}


def recorded(game: str, seats: int) -> tuple[rt.Game, list[int]]:
    """Play a game with our own kernel; give it with the numbers of its actions."""
    table = rt.new(game, seats, SEED, SHORT.get(game))
    chance = np.random.default_rng(1)
    moves: list[int] = []
    while not table.over:
        action = table.options()[int(chance.integers(len(table.options())))]
        moves.append(action.id)
        table.play(action)
    return table, moves


@pytest.mark.parametrize("game", GAMES)
def test_a_record_goes_through_all_doors_and_ends_the_same(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from roundtable.gym import openspiel

    table, moves = recorded(game, 2)
    settings = SHORT.get(game, {})
    zoo = aec(game, 2, settings)
    zoo.reset(seed=SEED)
    many = TablesEnv(game, 2, 2, settings)
    seen, _ = many.reset(seed=[SEED, SEED])
    chosen = {"players": 2, **settings}
    spiel = pyspiel.load_game(openspiel.PREFIX + game, chosen).new_initial_state()
    spiel.apply_action(SEED)
    info: dict[str, NDArray[np.float64]] = {}
    for number, move in enumerate(moves):
        assert spiel.legal_actions() == sorted(zoo.infos[zoo.agent_selection]["legal"].tolist())
        if number % 7 == 0:
            own = zoo.observe(zoo.agent_selection)["observation"].tolist()
            assert own == seen["observation"][0].tolist() == spiel.observation_tensor(spiel.current_player())
        zoo.step(move)
        spiel.apply_action(move)
        seen, _, terminated, _, info = many.step(np.array([move, move]))
        assert terminated.all() == (number == len(moves) - 1)
    assert zoo.unwrapped.table.digest() == table.digest()
    assert zoo.unwrapped.table.record().text() == table.record().text()
    assert spiel.is_terminal()
    assert spiel.returns() == list(zoo.rewards.values()) == info["returns"][0].tolist()


@pytest.mark.parametrize("game", ["paladins", "mage_knight"])
def test_a_record_alone_goes_through_gymnasiums_door(game: str) -> None:
    table, moves = recorded(game, 1)
    env = SeatEnv(game, 1, SHORT.get(game), reward="points")
    observation, _ = env.reset(seed=SEED)
    reward, terminated = 0.0, False
    for move in moves:
        assert observation["action_mask"][move]
        observation, reward, terminated, _, _ = env.step(move)
    assert terminated
    assert env.table is not None
    assert env.table.digest() == table.digest()
    assert reward == table.scores()[0]


def test_without_the_extra_everything_else_works_and_the_error_names_it() -> None:
    script = """
import sys
sys.modules.update(dict.fromkeys(["gymnasium", "pettingzoo", "librt"]))
import roundtable, roundtable.cli
assert not [name for name in sys.modules if name.startswith("roundtable.gym")]
try:
    import roundtable.gym.encoding
except ImportError as problem:
    print(problem)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "roundtable[gym]" in done.stdout
    assert "gymnasium" in done.stdout
