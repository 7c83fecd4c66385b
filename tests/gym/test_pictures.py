"""Tables are drawn as in the terminal: as text, and as an image of it."""

import numpy as np
import pytest

from roundtable.games import GAMES
from roundtable.gym import aec
from roundtable.gym.seat_env import SeatEnv


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_as_text(game: str) -> None:
    env = aec(game, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert len(text.splitlines()) > 10
    assert max(len(line) for line in text.splitlines()) <= 120


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_as_an_image(game: str) -> None:
    env = aec(game, render_mode="rgb_array")
    env.reset(seed=1)
    image = env.render()
    assert isinstance(image, np.ndarray)
    assert image.dtype == np.uint8
    assert image.ndim == 3
    assert image.shape[1:] == (960, 3)
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 10


def test_only_the_own_cards_are_drawn() -> None:
    everybody = aec("merlin", render_mode="ansi")
    everybody.reset(seed=1)
    own = SeatEnv("merlin", opponents="random", render_mode="ansi")
    own.reset(seed=1)
    assert own.table is not None
    held = own.table.view(0)["table"]["players"][0]["hand"]  # type: ignore[index]
    assert None not in held
    assert own.render() != everybody.render()


def test_without_a_mode_nothing_is_drawn() -> None:
    env = aec("merlin")
    env.reset(seed=1)
    assert env.render() is None
