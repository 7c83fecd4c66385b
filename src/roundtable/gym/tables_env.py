"""Gymnasium: many tables, stepped in one call."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from roundtable.gym.opponents import Named, Opponents
from roundtable.gym.rewards import OUTCOME
from roundtable.gym.setup import (
    ERROR,
    ILLEGAL_REWARD,
    LOSE,
    SEEDS,
    Observation,
    Settings,
    Setup,
    check_illegal,
    refusal,
)
from roundtable.gym.stepping import Bots, play_bots, step_all
from roundtable.kernel.game import Game

Array = NDArray[Any]
Info = dict[str, Any]
Seeds = int | Sequence[int | None] | None
BATCH: Final = 32  # tables that are stepped and seen before the next ones: they fit into the processor's cache
NOWHERE: Final = np.zeros(0, np.int64)
NO_ACTION: Final = -1


class TablesEnv(VectorEnv[Observation, Array, Array]):
    """Tables of one kind. Without opponents every step is that of the seat asked, which `info["seat"]` names.

    A reward is that of the seat that acted; `info["returns"]` has those of all seats of the games that ended.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        settings: Settings | None = None,
        *,
        seat: int = 0,
        opponents: Named | None = None,
        reward: str = OUTCOME,
        illegal: str = LOSE,
        forced: bool = False,
        options: bool = False,
        max_steps: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
    ) -> None:
        super().__init__()
        self.setup: Final = Setup(game, seats, settings, reward, forced, options)
        self.opponents: Final = None if opponents is None else Opponents(self.setup, seat, opponents)
        self.illegal: Final = check_illegal(illegal)
        self.max_steps: Final = max_steps
        self.autoreset_mode: Final = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.copy: Final = copy
        self.num_envs = num_envs
        self.every: Final = np.arange(num_envs)
        self.single_observation_space = self.setup.observation_space
        self.single_action_space = self.setup.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables: list[Game] = []
        self.bots: list[Bots] = []
        self.seats = [seat] * num_envs
        self.seeds: list[int] = [0] * num_envs
        self.episodes = [0] * num_envs
        self.steps = np.zeros(num_envs, np.int64)
        self.done = np.zeros(num_envs, np.bool_)
        self.arrays = self.new_arrays()
        self.batches: Final = [slice(low, min(low + BATCH, num_envs)) for low in range(0, num_envs, BATCH)]
        self.counts: Final = np.zeros(num_envs, np.int64)  # of options that have rows
        self.marked: Final = [NOWHERE] * len(self.batches)  # where the masks are set

    def new_arrays(self) -> Observation:
        """Make the arrays that observations are written into."""
        count, encoder = self.num_envs, self.setup.encoder
        made: Observation = {
            "observation": np.zeros((count, encoder.size), np.float32),
            "action_mask": np.zeros((count, encoder.actions), np.int8),
        }
        if self.setup.options:
            made["options"] = np.zeros((count, encoder.max_options, encoder.row_size), np.float32)
        return made

    # ---- beginning ----

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Set up new games: with a whole number as seed, table i gets it + i. The option `reset_mask` picks some."""
        chosen = seeds_for(self, seed)
        mask = np.ones(self.num_envs, np.bool_) if options is None else options.get("reset_mask")
        if mask is None or not self.tables:
            mask = np.ones(self.num_envs, np.bool_)
        if (
            not isinstance(mask, np.ndarray)
            or mask.shape != (self.num_envs,)
            or mask.dtype != np.bool_
            or not mask.any()
        ):
            raise ValueError(f"reset_mask must be an array of {self.num_envs} flags, at least one of them set")
        if not self.tables:
            self.tables = [self.setup.new(0)] * self.num_envs
            self.bots = [] if self.opponents is None else [()] * self.num_envs
        for at in np.flatnonzero(mask).tolist():
            self.seeds[at], self.episodes[at] = chosen[at], 0
            self.begin(at)
        self.done[mask] = False
        for number in range(len(self.batches)):
            self.see(number)
        return self.seen(), self.info()

    def begin(self, at: int) -> None:
        """Set up a new game at a table: the first by its seed, later ones by the seed and their number."""
        episode = self.episodes[at]
        seed: int | str = f"{self.seeds[at]} game {episode}" if episode else self.seeds[at]
        self.episodes[at] += 1
        self.steps[at] = 0
        table = self.setup.new(seed)
        table.past = None  # nothing is taken back here
        self.tables[at] = table
        if self.opponents is not None:
            bots = self.opponents.sit_down(seed)
            play_bots(table, bots)
            self.bots[at] = bots
        if table.agenda:
            self.seats[at] = table.agenda[-1].seat

    # ---- stepping ----

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, Info]:
        """Play an action at every table; a table that is due for a new game gets it instead."""
        if not self.tables:
            raise ResetNeeded("no games were begun: call reset() first")
        if self.autoreset_mode == AutoresetMode.DISABLED and self.done.any():
            raise ResetNeeded(f"games are over at tables {np.flatnonzero(self.done).tolist()}: reset them first")
        numbers = self.numbers(actions)
        legal = self.arrays["action_mask"][self.every, numbers]
        refused = [] if legal.all() else np.flatnonzero((legal == 0) & ~self.done).tolist()
        if refused and self.illegal == ERROR:
            at = refused[0]
            raise InvalidAction(f"table {at}, action {numbers[at]}: {refusal(self.tables[at], int(numbers[at]))}")
        self.steps += 1
        acted = self.seats[:]
        chosen = numbers.tolist()
        for at in self.done.nonzero()[0].tolist():
            self.begin(at)
            chosen[at] = NO_ACTION
        over: list[int] = []
        for number, batch in enumerate(self.batches):
            seats = self.seats[batch]
            ended = step_all(self.tables[batch], self.bots[batch], chosen[batch], seats)
            over += [batch.start + at for at in ended]
            self.seats[batch] = seats
            self.see(number)
        return self.results(over, refused, numbers, acted)

    def numbers(self, actions: Array) -> Array:
        """Check that actions are numbers of the vocabulary."""
        array = np.asarray(actions)
        if array.shape != (self.num_envs,) or array.dtype.kind not in "iu":
            raise InvalidAction(f"actions must be {self.num_envs} whole numbers, not {array.dtype}{array.shape}")
        most = self.setup.encoder.actions
        if array.astype(np.int64, copy=False).view(np.uint64).max() >= most:  # what is below zero, too
            raise InvalidAction(f"actions are numbers from 0 to {most - 1}")
        return array

    def results(
        self, over: list[int], refused: list[int], numbers: Array, acted: list[int]
    ) -> tuple[Observation, Array, Array, Array, Info]:
        """Give rewards and ends, begin new games where that is due, and give what is seen now."""
        rewards = np.zeros(self.num_envs)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        infos: Info = {}
        ended = over
        if self.max_steps is not None:
            truncated = self.steps >= self.max_steps
            truncated[over] = False
            ended = over + np.flatnonzero(truncated).tolist()
        for at in ended:
            returns = self.setup.rewards(self.tables[at])
            rewards[at] = returns[acted[at]]
            self._add_info(infos, {"returns": np.array(returns)}, at)
        terminated[over] = True
        for at in refused:
            rewards[at], terminated[at], truncated[at] = ILLEGAL_REWARD, True, False
            self._add_info(infos, {"illegal": refusal(self.tables[at], int(numbers[at]))}, at)
        if ended or refused or self.autoreset_mode != AutoresetMode.SAME_STEP:
            self.done = terminated | truncated
            if self.autoreset_mode == AutoresetMode.SAME_STEP and self.done.any():
                self.begin_anew(infos)
        return self.seen(), rewards, terminated, truncated, {**infos, **self.info()}

    def begin_anew(self, infos: Info) -> None:
        """Begin new games where one has ended, and keep what was seen last."""
        ended = np.flatnonzero(self.done).tolist()
        for at in ended:
            seen = {name: array[at].copy() for name, array in self.arrays.items()}
            self._add_info(infos, {"final_obs": seen, "final_info": {"seat": self.seats[at]}}, at)
            self.begin(at)
        self.done[:] = False
        for number in sorted({at // BATCH for at in ended}):
            self.see(number)

    # ---- seeing ----

    def see(self, number: int) -> None:
        """Write what is seen at the tables of a batch."""
        batch = self.batches[number]
        tables, seats = self.tables[batch], self.seats[batch]
        encoder, arrays = self.setup.encoder, self.arrays
        encoder.observe_all(tables, seats, arrays["observation"][batch])
        mask = arrays["action_mask"][batch].reshape(-1)
        mask[self.marked[number]] = 0
        marked = self.marked[number] = encoder.places_all(tables, seats)
        mask[marked] = 1
        if self.setup.options:
            self.see_options(batch, tables, seats)

    def see_options(self, batch: slice, tables: list[Game], seats: list[int]) -> None:
        """Write a row for each option, and zeros where there was one before."""
        rows, counts = self.arrays["options"][batch], self.counts[batch]
        before = counts.copy()
        self.setup.encoder.rows_all(tables, seats, rows, counts)
        at = np.arange(rows.shape[1])
        rows[(at >= counts[:, np.newaxis]) & (at < before[:, np.newaxis])] = 0

    def seen(self) -> Observation:
        """Give what is seen at all tables: copies, unless they are not wanted."""
        return {name: array.copy() for name, array in self.arrays.items()} if self.copy else self.arrays

    def info(self) -> Info:
        """Say whose turn it is at each table."""
        return {"seat": np.array(self.seats), "_seat": np.ones(self.num_envs, np.bool_)}


def seeds_for(env: VectorEnv[Any, Any, Any], seed: Seeds) -> list[int]:
    """Give the seed of each table; what is not said is drawn."""
    count = env.num_envs
    if isinstance(seed, int):
        VectorEnv.reset(env, seed=seed)
        return [seed + at for at in range(count)]
    given = [None] * count if seed is None else list(seed)
    if len(given) != count:
        raise ValueError(f"{len(given)} seeds for {count} tables")
    drawn = env.np_random.integers(SEEDS, size=count).tolist()
    return [int(other if one is None else one) for one, other in zip(given, drawn, strict=True)]
