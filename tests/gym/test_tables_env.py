"""Gymnasium, many tables: each goes as it would alone, ends are told as promised, in one process and over several."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from roundtable.games import GAMES
from roundtable.gym.registration import IDS, id_of
from roundtable.gym.seat_env import SeatEnv
from roundtable.gym.spread_env import SpreadTablesEnv
from roundtable.gym.table_env import TableEnv
from roundtable.gym.tables_env import TablesEnv
from tests.gym.play import any_actions, no_action
from tests.machine.haste import amount
from tests.machine.tables import Table, drawn_tables

TABLES = [table for game in GAMES for table in (Table(game, 2), *drawn_tables(game, amount(4, 1)))]
MODES = list(AutoresetMode)
Making = Callable[..., VectorEnv[Any, Any, Any]]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_every_table_goes_as_it_would_alone(table: Table) -> None:
    many = TablesEnv(table.game, 3, table.seats, dict(table.settings))
    alone = [TableEnv(table.game, table.seats, dict(table.settings)) for _ in range(3)]
    chance = np.random.default_rng(0)
    observation, info = many.reset(seed=20)
    for at, env in enumerate(alone):
        env.reset(seed=20 + at)
    for _ in range(amount(120, 30)):
        actions = any_actions(observation, chance)
        for at, env in enumerate(alone):
            seen = env.last()[0]
            assert env.seat_of[env.agent_selection] == info["seat"][at]
            assert np.array_equal(observation["observation"][at], seen["observation"])
            assert np.array_equal(observation["action_mask"][at], seen["action_mask"])
            env.step(int(actions[at]))
        observation, _, terminated, _, info = many.step(actions)
        assert many.observation_space.contains(observation)
        if terminated.any():
            break


def test_options_have_rows_of_their_own() -> None:
    many = TablesEnv("merlin", 2, options=True)
    alone = TableEnv("merlin", options=True)
    chance = np.random.default_rng(0)
    observation, _ = many.reset(seed=5)
    alone.reset(seed=5)
    for _ in range(amount(100, 40)):
        assert np.array_equal(observation["options"][0], alone.last()[0]["options"])
        actions = any_actions(observation, chance)
        observation, *_ = many.step(actions)
        alone.step(int(actions[0]))


def test_spaces_are_those_of_one_table_for_many() -> None:
    env = TablesEnv("merlin", 3, options=True)
    assert env.observation_space == batch_space(env.single_observation_space, 3)
    assert env.action_space == batch_space(env.single_action_space, 3)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


@pytest.mark.parametrize("mode", MODES)
def test_ends_come_as_gymnasiums_own_vectors_have_them(mode: AutoresetMode) -> None:
    """Step by step against the same seats in Gymnasium's own vector environment."""
    ours = TablesEnv("paladins", 2, opponents="random", forced=True, reward="lead", autoreset_mode=mode)
    made = [lambda: SeatEnv("paladins", opponents="random", forced=True, reward="lead")] * 2
    theirs: VectorEnv[Any, Any, Any] = gymnasium.vector.SyncVectorEnv(made, autoreset_mode=mode)
    chance = np.random.default_rng(1)
    mine, _ = ours.reset(seed=4)
    other, _ = theirs.reset(seed=4)
    for _ in range(400):
        assert np.array_equal(mine["observation"], other["observation"])
        assert np.array_equal(mine["action_mask"], other["action_mask"])
        actions = any_actions(mine, chance)
        mine, rewards, terminated, truncated, info = ours.step(actions)
        other, *there, told = theirs.step(actions)
        for one, same in zip((rewards, terminated, truncated), there, strict=True):
            assert np.array_equal(one, same)
        if terminated.any():
            at = int(np.flatnonzero(terminated)[0])
            if mode == AutoresetMode.SAME_STEP:
                theirs_last = told["final_obs"][at]["observation"]
                assert np.array_equal(info["final_obs"][at]["observation"], theirs_last)
                assert not np.array_equal(mine["observation"][at], theirs_last)
            else:
                assert "final_obs" not in info
            assert info["returns"][at][0] == rewards[at]
            return
    raise AssertionError("no game has ended")


def test_a_new_game_begins_with_the_next_step() -> None:
    env = TablesEnv("merlin", 2, max_steps=3, autoreset_mode=AutoresetMode.NEXT_STEP)
    chance = np.random.default_rng(0)
    observation, _ = env.reset(seed=1)
    truncated = np.zeros(2, bool)
    for _ in range(3):
        observation, _, _, truncated, _ = env.step(any_actions(observation, chance))
    assert truncated.all()
    last = observation["observation"].copy()
    observation, rewards, terminated, truncated, _ = env.step(np.zeros(2, int))
    assert not np.concatenate([rewards, terminated, truncated]).any()
    assert not np.array_equal(observation["observation"], last)
    for _ in range(3):
        observation, _, _, truncated, _ = env.step(any_actions(observation, chance))
    assert truncated.all()


def test_without_autoreset_the_caller_says_which_tables_begin_anew() -> None:
    env = TablesEnv("merlin", 3, autoreset_mode=AutoresetMode.DISABLED)
    observation, _ = env.reset(seed=1)
    actions = any_actions(observation, np.random.default_rng(0))
    actions[1] = no_action({"action_mask": observation["action_mask"][1]})
    _, rewards, terminated, _, info = env.step(actions)
    assert terminated.tolist() == [False, True, False]
    assert rewards[1] == -1
    assert info["illegal"][1]
    with pytest.raises(ResetNeeded, match=r"tables \[1\]"):
        env.step(actions)
    kept = [env.tables[0], env.tables[2]]
    observation, _ = env.reset(seed=9, options={"reset_mask": terminated})
    assert [env.tables[0], env.tables[2]] == kept
    env.step(any_actions(observation, np.random.default_rng(0)))


def test_the_same_seed_gives_the_same_games_one_after_the_other() -> None:
    def run() -> list[tuple[bytes, ...]]:
        env = TablesEnv("merlin", 2, max_steps=20)
        chance = np.random.default_rng(2)
        observation, _ = env.reset(seed=6)
        seen = []
        for _ in range(50):
            observation, *_ = env.step(any_actions(observation, chance))
            seen.append(tuple(array.tobytes() for array in observation.values()))
        return seen

    assert run() == run()


@pytest.mark.parametrize("copy", [True, False])
def test_arrays_are_copies_if_wanted(copy: bool) -> None:
    env = TablesEnv("merlin", 2, copy=copy)
    first, _ = env.reset(seed=1)
    second, *_ = env.step(any_actions(first, np.random.default_rng(0)))
    assert (first["observation"] is second["observation"]) != copy


def test_what_somebody_holds_stays_as_it_was() -> None:
    env = TablesEnv("merlin", 2, options=True)
    chance = np.random.default_rng(0)
    observation, _ = env.reset(seed=1)
    held: list[tuple[Any, bytes]] = []
    for number in range(12):
        for part in (observation["observation"][1], observation["action_mask"].data, observation["options"]):
            held.append((part, part.tobytes()))
        observation, *_ = env.step(any_actions(observation, chance))
        del held[: -3 * (1 + number % 5)]  # at times more is let go
        assert all(part.tobytes() == written for part, written in held)


def test_arrays_that_nobody_holds_are_written_again_whatever_was_done_to_them() -> None:
    spoiled, clean = [TablesEnv("merlin", 2, options=True) for _ in range(2)]
    chance = np.random.default_rng(0)
    found: set[int] = set()
    observation, _ = spoiled.reset(seed=1)
    expected, _ = clean.reset(seed=1)
    for _ in range(12):
        assert all(np.array_equal(observation[name], array) for name, array in expected.items())
        found.add(id(observation["observation"]))
        actions = any_actions(observation, chance)
        for array in observation.values():
            array[:] = 1
        observation, *_ = spoiled.step(actions)
        expected, *_ = clean.step(actions)
    assert len(found) == 2


@pytest.mark.parametrize("mode", MODES)
def test_several_processes_do_the_same(mode: AutoresetMode) -> None:
    told: dict[str, Any] = {"seats": 2, "max_steps": 12, "reward": "points", "autoreset_mode": mode}
    one = TablesEnv("merlin", 3, **told)
    several = SpreadTablesEnv("merlin", 3, processes=2, **told)
    chance = np.random.default_rng(3)
    try:
        here, info = one.reset(seed=11)
        there, other = several.reset(seed=11)
        for number in range(30):
            assert all(np.array_equal(here[name], there[name]) for name in here)
            assert info.keys() == other.keys()
            actions = any_actions(here, chance)
            here, *found, info = one.step(actions)
            there, *same, other = several.step(actions)
            assert all(np.array_equal(one, other) for one, other in zip(found, same, strict=True))
            if mode == AutoresetMode.DISABLED and found[2].any():
                here, info = one.reset(options={"reset_mask": found[2]}, seed=number)
                there, other = several.reset(options={"reset_mask": found[2]}, seed=number)
        with pytest.raises(InvalidAction):
            several.step(np.full(3, -1))
    finally:
        several.close()


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_makes_vectors_by_their_ids(name: str) -> None:
    env = gymnasium.make_vec(id_of(name), num_envs=2, vectorization_mode="vector_entry_point")
    observation, _ = env.reset(seed=1)
    env.step(any_actions(observation, np.random.default_rng(0)))
    assert isinstance(env.unwrapped, TablesEnv)
    assert env.unwrapped.opponents is not None


# ---- what goes wrong ----


def test_with_errors_wanted_nothing_is_played_at_any_table() -> None:
    env = TablesEnv("merlin", 2, illegal="error")
    observation, _ = env.reset(seed=1)
    before = [table.digest() for table in env.tables]
    actions = any_actions(observation, np.random.default_rng(0))
    actions[1] = no_action({"action_mask": observation["action_mask"][1]})
    with pytest.raises(InvalidAction, match=r"table 1, action \d+: ."):
        env.step(actions)
    assert [table.digest() for table in env.tables] == before


@pytest.mark.parametrize("actions", [[0], [0, 1, 2], [0.5, 1.5], [-1, 0], [0, 100_000]])
def test_what_is_no_action_is_an_error(actions: list[float]) -> None:
    env = TablesEnv("merlin", 2)
    env.reset(seed=1)
    with pytest.raises(InvalidAction):
        env.step(np.array(actions))


def test_nothing_can_be_done_before_the_reset() -> None:
    with pytest.raises(ResetNeeded):
        TablesEnv("merlin", 2).step(np.zeros(2, int))


@pytest.mark.parametrize(
    ("make", "more", "told"),
    [
        (TablesEnv, {"opponents": "merlin"}, "merlin"),
        (TablesEnv, {"autoreset_mode": "Tomorrow"}, "Tomorrow: there are NextStep, SameStep, Disabled"),
        (TablesEnv, {"seats": 9}, "9"),
        (TablesEnv, {"seat": 1}, "without opponents"),
        (TablesEnv, {"max_steps": 0}, "max_steps=0"),
        (SpreadTablesEnv, {"processes": 3}, "1 to 2"),
    ],
)
def test_what_cannot_be_is_refused(make: Making, more: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        make("merlin", 2, **more)


@pytest.mark.parametrize("mask", [[True, False], np.zeros(2, bool), np.ones(3, bool), np.ones(2, int)])
def test_a_mask_of_tables_must_be_one(mask: object) -> None:
    env = TablesEnv("merlin", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="reset_mask must be an array of 2 flags"):
        env.reset(options={"reset_mask": mask})


def test_there_must_be_a_table() -> None:
    with pytest.raises(ValueError, match="num_envs=0"):
        TablesEnv("merlin", 0)


@pytest.mark.parametrize(
    ("seed", "told"), [([1, 2, 3], "3 seeds for 2 tables"), (1.5, "a whole number"), ("12", "a whole number")]
)
def test_so_many_seeds_as_tables(seed: Any, told: str) -> None:  # noqa: ANN401  # what nobody should give
    with pytest.raises(ValueError, match=told):
        TablesEnv("merlin", 2).reset(seed=seed)


def test_a_seed_may_be_a_number_of_numpy() -> None:
    seen = [TablesEnv("merlin", 2).reset(seed=seed)[0] for seed in (7, np.int64(7))]
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
