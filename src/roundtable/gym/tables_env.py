"""Gymnasium: many tables, stepped in one call."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from roundtable.gym.encoding.encoder import SHORT
from roundtable.gym.encoding.pen import Pen
from roundtable.gym.lending import Lending, Lent, Shapes
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
from roundtable.gym.stepping import Tables, play_bots

Array = NDArray[Any]
Info = dict[str, Any]
Seeds = int | np.integer[Any] | Sequence[int | None] | None
BATCH: Final = 2**17  # bytes of vectors that are written before the next ones: they stay in the processor's cache
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
        if num_envs < 1 or (max_steps is not None and max_steps < 1):
            raise ValueError(f"num_envs={num_envs}, max_steps={max_steps}: neither can be below 1")
        if opponents is None and seat:
            raise ValueError(f"seat={seat}: without opponents every seat is asked")
        self.setup: Final = Setup(game, seats, settings, reward, forced, options)
        self.opponents: Final = None if opponents is None else Opponents(self.setup, seat, opponents)
        self.illegal: Final = check_illegal(illegal)
        self.max_steps: Final = max_steps
        self.autoreset_mode: Final = mode_of(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs
        self.single_observation_space = self.setup.observation_space
        self.single_action_space = self.setup.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.many: Final = Tables(num_envs, seat)
        self.tables: Final = self.many.games
        self.seats: Final = self.many.seats
        self.seeds: list[int] = [0] * num_envs
        self.episodes = [0] * num_envs
        self.steps = np.zeros(num_envs, np.int64)
        self.due: list[int] = []  # tables where a game is over and the next has not begun
        scale = self.setup.encoder.scale
        most = min(num_envs, max(1, BATCH // scale.nbytes))
        self.batches: Final = [(low, min(low + most, num_envs)) for low in range(0, num_envs, most)]
        self.pen: Final = Pen()
        together = np.tile(scale, most)
        self.scales: Final = [together[: (high - low) * scale.size] for low, high in self.batches]
        self.lending: Final = Lending(self.shapes(), self.batches)
        self.copy: Final = copy  # observations stay as they are while somebody holds them
        self.lent: Lent = self.lending.unheld()
        self.everywhere: Final = np.ones(num_envs, np.bool_)
        self.everywhere.flags.writeable = False

    def shapes(self) -> Shapes:
        """Give the shapes of the arrays that observations are written into."""
        count, encoder = self.num_envs, self.setup.encoder
        found: Shapes = {
            "observation": ((count, encoder.size), np.float32),
            "action_mask": ((count, encoder.actions), np.int8),
        }
        if self.setup.options:
            found["options"] = ((count, encoder.max_options, encoder.row_size), np.float32)
        return found

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
            self.tables[:] = [self.setup.new(0)] * self.num_envs
            self.many.bots[:] = [] if self.opponents is None else [()] * self.num_envs
        for at in np.flatnonzero(mask).tolist():
            self.seeds[at], self.episodes[at] = chosen[at], 0
            self.begin(at)
        self.due = [at for at in self.due if not mask[at]]
        self.take_arrays()
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
            self.many.bots[at] = bots
        if table.agenda:
            self.seats[at] = table.agenda[-1].seat

    # ---- stepping ----

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, Info]:
        """Play an action at every table; a table that is due for a new game gets it instead."""
        if not self.tables:
            raise ResetNeeded("no games were begun: call reset() first")
        if self.due and self.autoreset_mode == AutoresetMode.DISABLED:
            raise ResetNeeded(f"games are over at tables {self.due}: reset them first")
        chosen = self.chosen(actions)
        if self.max_steps is not None:
            self.steps += 1
        acted = self.seats[:]
        for at in self.due:
            self.begin(at)
            chosen[at] = NO_ACTION
        self.take_arrays()
        over: list[int] = []
        refused: list[int] = []
        for number, (low, high) in enumerate(self.batches):
            self.many.play(chosen, low, high, over, refused)
            self.see(number)
        cut = [] if self.max_steps is None else self.cut_off(self.max_steps, over + refused)
        rewards = np.zeros(self.num_envs)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        infos: Info = {}
        self.due = []
        if over or refused or cut:
            terminated[over + refused] = True
            truncated[cut] = True
            for at in over + cut:
                returns = self.setup.rewards(self.tables[at])
                rewards[at] = returns[acted[at]]
                self._add_info(infos, {"returns": np.array(returns)}, at)
            for at in refused:
                rewards[at] = ILLEGAL_REWARD
                self._add_info(infos, {"illegal": refusal(self.tables[at], chosen[at])}, at)
            self.end(sorted(over + refused + cut), infos)
        return self.seen(), rewards, terminated, truncated, infos | self.info()

    def chosen(self, actions: Array) -> list[int]:
        """Check that actions are numbers of the vocabulary; if what is not allowed is an error, that they are."""
        array = np.asarray(actions)
        if array.shape != (self.num_envs,) or array.dtype.kind not in "iu":
            raise InvalidAction(f"actions must be {self.num_envs} whole numbers, not {array.dtype}{array.shape}")
        numbers: list[int] = array.tolist()
        most = self.setup.encoder.actions
        if min(numbers) < 0 or max(numbers) >= most:
            raise InvalidAction(f"actions are numbers from 0 to {most - 1}")
        if self.illegal == ERROR:
            for at, number in enumerate(numbers):
                if at not in self.due and all([option.id != number for option in self.tables[at].found]):
                    raise InvalidAction(f"table {at}, action {number}: {refusal(self.tables[at], number)}")
        return numbers

    def cut_off(self, most: int, ended: list[int]) -> list[int]:
        """Give the tables where as many steps were made as there may be, but for those where the game has ended."""
        truncated = self.steps >= most
        truncated[ended] = False
        found: list[int] = np.flatnonzero(truncated).tolist()
        return found

    def end(self, ended: list[int], infos: Info) -> None:
        """Begin new games where one has ended, now or later; if now, keep what was seen last."""
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            self.due = ended
            return
        for at in ended:
            seen = {name: array[at].copy() for name, array in self.lent.arrays.items()}
            self._add_info(infos, {"final_obs": seen, "final_info": {"seat": self.seats[at]}}, at)
            self.begin(at)
            for name, array in self.setup.observe(self.tables[at], self.seats[at]).items():
                self.lent.arrays[name][at] = array

    # ---- seeing ----

    def take_arrays(self) -> None:
        """Take arrays to write into: others than those that somebody holds, unless they are not to stay as they are."""
        if self.copy:
            self.lent = self.lending.unheld()

    def see(self, number: int) -> None:
        """Write what is seen at the tables of a batch."""
        (low, high), lent, encoder = self.batches[number], self.lent, self.setup.encoder
        tables, seats, pen = self.tables, self.seats, self.pen
        vectors = lent.vectors[number]
        vectors[:] = np.frombuffer(encoder.encoding.positions(tables, seats, low, high, pen), SHORT)
        np.multiply(vectors, self.scales[number], vectors)
        lent.masks[number][:] = encoder.encoding.masks(tables, seats, low, high, pen)
        if self.setup.options:
            rows = lent.arrays["options"][low:high]
            rows.fill(0)
            encoder.rows_all(tables[low:high], seats[low:high], rows, np.empty(high - low, np.int64))

    def seen(self) -> Observation:
        """Give what is seen at all tables."""
        return dict(self.lent.arrays)

    def info(self) -> Info:
        """Say whose turn it is at each table."""
        return {"seat": np.array(self.seats), "_seat": self.everywhere}


def mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    """Give a way of beginning anew by its name, too."""
    try:
        return AutoresetMode(mode)
    except ValueError as error:
        raise ValueError(
            f"autoreset_mode={mode}: there are {', '.join([one.value for one in AutoresetMode])}"
        ) from error


def seeds_for(env: VectorEnv[Any, Any, Any], seed: Seeds) -> list[int]:
    """Give the seed of each table; what is not said is drawn."""
    count = env.num_envs
    if isinstance(seed, int | np.integer):
        VectorEnv.reset(env, seed=int(seed))
        return [int(seed) + at for at in range(count)]
    if isinstance(seed, float | str):
        raise ValueError(f"seed={seed}: a whole number, or one for each table")
    given = [None] * count if seed is None else list(seed)
    if len(given) != count:
        raise ValueError(f"{len(given)} seeds for {count} tables")
    drawn = env.np_random.integers(SEEDS, size=count).tolist()
    return [int(other if one is None else one) for one, other in zip(given, drawn, strict=True)]
