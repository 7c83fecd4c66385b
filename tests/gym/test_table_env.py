"""PettingZoo: its own tests pass, and whatever goes wrong is told in its manner."""

import pickle
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.env_logger import EnvLogger

from roundtable.games import GAMES
from roundtable.gym import aec, mage_knight_v0, merlin_v0, paladins_v0
from roundtable.gym.encoding import encoder_for
from roundtable.gym.table_env import TableEnv
from tests.gym.play import any_action, no_action
from tests.machine.haste import amount
from tests.machine.tables import Table, drawn_tables, games

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of games of its own, which it imports if it can
    from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, seed_test

EXPLAINED = {
    # The mask is part of an observation, as in PettingZoo's own games, whose names its test knows.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
PLAIN = {
    # A game without an encoding of its own is told by its questions: at its end there is none.
    "Observation numpy array is all zeros.",
}
TABLES = [table for game in games() for table in (Table(game, 2), *drawn_tables(game, amount(6, 2)))]
MODULES = {"merlin": merlin_v0, "paladins": paladins_v0, "mage_knight": mage_knight_v0}


@contextmanager
def only(explained: set[str]) -> Iterator[None]:
    """Let only those warnings pass that are explained."""
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        yield
    assert {str(one.message) for one in heard} <= explained


def table_env(table: Table, **more: object) -> AECEnv:
    return aec(table.game, table.seats, dict(table.settings), **more)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_pettingzoos_test_of_the_interface_passes(table: Table) -> None:
    with only(EXPLAINED if table.game in GAMES else EXPLAINED | PLAIN):
        api_test(table_env(table), num_cycles=amount(200, 40))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_pettingzoos_test_of_seeds_passes(table: Table) -> None:
    seed_test(lambda: table_env(table), num_cycles=amount(60, 15))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_passes_pettingzoos_test(game: str) -> None:
    with only(EXPLAINED):
        api_test(aec(game, settings={"rounds": 1} if game == "mage_knight" else None, forced=True), num_cycles=400)


class LegalDiscrete(Discrete):
    """Samples legal actions only: PettingZoo's test of cycles knows no masks."""

    env: AECEnv

    def sample(self, mask: object = None, probability: object = None) -> np.int64:
        return super().sample(self.env.infos[self.env.agent_selection]["action_mask"])


@pytest.mark.parametrize("game", ["paladins", "mage_knight"])
def test_pettingzoos_test_of_cycles_passes_alone(game: str) -> None:
    """With several seats it cannot: it wants all agents to act equally often, and the rules do not."""

    def env(max_cycles: int) -> AECEnv:
        made = TableEnv(game, 1, max_cycles=max_cycles)
        space = LegalDiscrete(made.setup.encoder.actions)
        space.env = made
        made.action_spaces["player_0"] = space
        return made

    def parallel_env(max_cycles: int) -> object:
        return turn_based_aec_to_parallel_wrapper(env(max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.parametrize("module", MODULES.values(), ids=list(MODULES))
def test_pettingzoos_benchmark_runs(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moments = iter(range(1000))
    running = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(running, "time", SimpleNamespace(time=lambda: next(moments) / 10))
    performance_benchmark(module.env())
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_names_carry_the_version_of_the_encoder(game: str) -> None:
    env = MODULES[game].env()
    env.reset(seed=1)
    assert str(env) == f"{game}_v{encoder_for(env.unwrapped.table).version}"
    assert MODULES[game].__name__ == f"roundtable.gym.{env}"
    made = pettingzoo.make("aec", f"roundtable/{env}", seats=3)
    assert str(made) == str(env)
    assert made.max_num_agents == 3


def finished(env: AECEnv, seed: int) -> dict[str, float]:
    """Play a game to its end; give what every agent got."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        over = terminated or truncated
        if over:
            got[agent] = reward
        env.step(None if over else any_action(observation, chance))
    return got


def test_rewards_are_those_chosen() -> None:
    env = aec("paladins", seats=3, reward="outcome", forced=True)
    got = finished(env, 4)
    scores = env.unwrapped.table.scores()
    assert sum(got.values()) == pytest.approx(0)
    assert max(got, key=lambda agent: got[agent]) == f"player_{scores.index(max(scores))}"
    lead = finished(aec("paladins", seats=3, reward="lead", forced=True), 4)
    assert lead["player_0"] == pytest.approx(scores[0] - (scores[1] + scores[2]) / 2)
    assert list(finished(aec("paladins", seats=3, reward="points", forced=True), 4).values()) == scores


def test_a_game_is_cut_off_after_so_many_cycles() -> None:
    env = aec("merlin", seats=3, max_cycles=5, reward="points")
    env.reset(seed=1)
    chance = np.random.default_rng(0)
    for number in range(15):
        assert not any(env.truncations.values()), number
        env.step(any_action(env.last()[0], chance))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert list(env.rewards.values()) == env.unwrapped.table.scores()


def test_the_mask_stands_in_the_observation_and_in_the_info() -> None:
    env = aec("merlin")
    env.reset(seed=1)
    observation, _, _, _, info = env.last()
    legal = [action.id for action in env.unwrapped.table.options()]
    assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(legal)
    assert np.array_equal(info["action_mask"], observation["action_mask"])
    assert info["legal"].tolist() == legal
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


def test_options_have_rows_of_their_own() -> None:
    env = aec("merlin", options=True)
    env.reset(seed=1)
    observation = env.last()[0]
    count = len(env.unwrapped.table.options())
    assert env.observation_space("player_0").contains(observation)
    assert observation["options"][:count].any(1).all()
    assert not observation["options"][count:].any()


# ---- what goes wrong ----


def test_who_does_what_is_not_allowed_loses() -> None:
    env = aec("merlin")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(no_action(env.last()[0]))
    assert "Illegal move made" in EnvLogger.mqueue[-1]
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    got = {}
    for done in env.agent_iter():
        got[done] = env.last()[1]
        env.step(None)
    assert got == {other: -1 if other == agent else 0 for other in env.possible_agents}


def test_or_it_is_an_error_that_says_why() -> None:
    env = merlin_v0.raw_env()
    env.reset(seed=1)
    before = env.table.digest()
    with pytest.raises(ValueError, match=r"action \d+: ."):
        env.step(no_action(env.last()[0]))
    assert env.table.digest() == before


@pytest.mark.parametrize("action", [-1, 100_000, None, 1.5])
def test_what_is_no_action_is_out_of_bounds(action: Any) -> None:  # noqa: ANN401
    env = aec("merlin")
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(action)


def test_nothing_can_be_done_before_the_reset() -> None:
    env = aec("merlin")
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        env.agent_selection  # noqa: B018
    with pytest.raises(AssertionError, match="needs to be called before step"):
        env.step(0)
    with pytest.raises(AssertionError, match="needs to be called before render"):
        env.render()


def test_agents_that_are_done_can_only_leave() -> None:
    env = aec("merlin", max_cycles=1)
    env.reset(seed=1)
    chance = np.random.default_rng(0)
    for _ in range(2):
        env.step(any_action(env.last()[0], chance))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    for _ in range(2):
        env.step(None)
    assert env.agents == []
    env.step(None)
    assert "Should reset() first" in EnvLogger.mqueue[-1]


@pytest.mark.parametrize(
    ("game", "more", "told"),
    [
        ("chess", {}, "chess"),
        ("merlin", {"seats": 9}, "9"),
        ("merlin", {"settings": {"dragons": True}}, "dragons"),
        ("merlin", {"settings": {"arthur": "perhaps"}}, "arthur"),
        ("merlin", {"reward": "fame"}, "outcome, lead, points"),
        ("merlin", {"render_mode": "human"}, "ansi, rgb_array"),
    ],
)
def test_what_cannot_be_is_refused_and_says_what_can(game: str, more: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        aec(game, **more)


def test_environments_can_be_sent_to_other_processes() -> None:
    env = pickle.loads(pickle.dumps(TableEnv("merlin", 3, {"arthur": True}, reward="lead")))
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert env.setup.reward == "lead"
