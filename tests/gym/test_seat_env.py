"""Gymnasium, one seat: its own check passes, bots play the others, and what goes wrong is told in its manner."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from roundtable.games import GAMES
from roundtable.gym.encoding import encoder_for
from roundtable.gym.registration import IDS, VERSIONS, id_of
from roundtable.gym.seat_env import SeatEnv
from roundtable.kernel.table import new
from tests.gym.play import any_action, no_action
from tests.machine.haste import amount
from tests.machine.tables import Table, drawn_tables

TABLES = [table for game in GAMES for table in drawn_tables(game, amount(6, 2))]
SHORT = {"mage_knight": {"rounds": 1}}


def seat_env(table: Table, **more: object) -> SeatEnv:
    return SeatEnv(table.game, table.seats, dict(table.settings), opponents="random", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_gymnasiums_check_passes_whatever_is_set(table: Table) -> None:
    check_env(seat_env(table), skip_render_check=True)


@pytest.mark.parametrize("name", IDS)
def test_environments_have_ids(name: str) -> None:
    env = gymnasium.make(id_of(name), render_mode="ansi")
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert info["action_mask"].any()
    assert isinstance(env.render(), str)


def test_solo_games_have_one_seat() -> None:
    for name in ("PaladinsSolo", "MageKnightSolo"):
        env = gymnasium.make(id_of(name)).unwrapped
        assert isinstance(env, SeatEnv)
        assert env.setup.seats == 1


@pytest.mark.parametrize("game", GAMES)
def test_ids_carry_the_version_of_the_encoder(game: str) -> None:
    assert VERSIONS[game] == encoder_for(new(game, 2, 1)).version


def finished(env: SeatEnv, seed: int) -> tuple[float, list[int]]:
    """Play a game to its end; give the reward and all scores."""
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    terminated = False
    reward = 0.0
    while not terminated:
        assert env.observation_space.contains(observation)
        assert env.table is not None
        assert env.table.seat == env.seat
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(any_action(observation, chance))
        assert not truncated
        assert terminated or reward == 0
    return reward, env.table.scores() if env.table else []


@pytest.mark.parametrize(("game", "seats", "seat"), [("merlin", 3, 2), ("paladins", 2, 0), ("mage_knight", 2, 1)])
def test_bots_play_the_other_seats_to_the_end(game: str, seats: int, seat: int) -> None:
    env = SeatEnv(game, seats, SHORT.get(game), seat=seat, opponents="random", reward="lead")
    reward, scores = finished(env, 5)
    others = [points for at, points in enumerate(scores) if at != seat]
    assert reward == pytest.approx(scores[seat] - sum(others) / len(others))


def test_stronger_bots_win_more() -> None:
    def won(opponent: str) -> float:
        env = SeatEnv("merlin", opponents=opponent, forced=True)
        return sum([finished(env, seed)[0] for seed in range(4)])

    assert won("page") < won("random")


def test_each_seat_can_have_a_bot_of_its_own() -> None:
    env = SeatEnv("merlin", 3, seat=1, opponents=["page", "random"])
    env.reset(seed=1)
    assert [type(bot).__name__ for bot in env.bots] == ["Page", "NoneType", "RandomBot"]


def test_the_same_seed_gives_the_same_games_one_after_the_other() -> None:
    def seen() -> list[np.ndarray]:
        env = SeatEnv("merlin", opponents="random")
        return [env.reset(seed=8)[0]["observation"], *[env.reset()[0]["observation"] for _ in range(2)]]

    first, second = seen(), seen()
    assert all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))
    assert not np.array_equal(first[0], first[1])


# ---- what goes wrong ----


def test_who_does_what_is_not_allowed_loses() -> None:
    env = SeatEnv("merlin", opponents="random")
    observation, _ = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(no_action(observation))
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["illegal"]
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_or_it_is_an_error_that_says_why() -> None:
    env = SeatEnv("merlin", opponents="random", illegal="error")
    observation, _ = env.reset(seed=1)
    assert env.table is not None
    before = env.table.digest()
    with pytest.raises(InvalidAction, match=r"action \d+: ."):
        env.step(no_action(observation))
    assert env.table.digest() == before
    env.step(any_action(observation, np.random.default_rng(0)))


@pytest.mark.parametrize("action", [-1, 100_000, "die 4 knight", 1.5])
def test_what_is_no_action_is_an_error(action: object) -> None:
    env = SeatEnv("merlin", opponents="random")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="is no action: there are 0 to"):
        env.step(action)  # type: ignore[arg-type]


def test_nothing_can_be_done_before_the_reset_or_after_the_end() -> None:
    env = SeatEnv("paladins", opponents="random")
    with pytest.raises(ResetNeeded):
        env.step(0)
    with pytest.raises(ResetNeeded):
        env.render()
    finished(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"seat": 2}, "0 to 1"),
        ({"opponents": "merlin"}, "merlin"),
        ({"opponents": ["page", "page"]}, "2 are named for 1 seats"),
        ({"illegal": "ignore"}, "lose, error"),
        ({"settings": {"dragons": True}}, "dragons"),
        ({"render_mode": "human"}, "ansi, rgb_array"),
    ],
)
def test_what_cannot_be_is_refused_and_says_what_can(more: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        SeatEnv("merlin", **more)  # type: ignore[arg-type]
