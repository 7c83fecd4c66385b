"""Gymnasium: many tables, spread over several processes that write into the same arrays."""

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import VectorEnv

from roundtable.gym.lending import Lent
from roundtable.gym.setup import Observation
from roundtable.gym.tables_env import Array, Info, Seeds, TablesEnv, seeds_for

Shared = dict[str, tuple[Any, tuple[int, ...], str]]  # by name: memory, shape and kind of numbers of an array
CONTEXT: Final = get_context("spawn")


class SpreadTablesEnv(VectorEnv[Observation, Array, Array]):
    """As `TablesEnv`, with whose arguments it is made, but each process has its share of the tables."""

    def __init__(self, game: str, num_envs: int, *, processes: int = 2, copy: bool = True, **more: Any) -> None:  # noqa: ANN401
        super().__init__()
        if not 1 <= processes <= num_envs:
            raise ValueError(f"processes={processes}: there can be 1 to {num_envs}, one for each table")
        model = TablesEnv(game, num_envs, **more)  # for its spaces, and to refuse here what cannot be
        self.metadata = model.metadata
        self.num_envs = num_envs
        self.copy: Final = copy
        self.single_observation_space = model.single_observation_space
        self.single_action_space = model.single_action_space
        self.observation_space = model.observation_space
        self.action_space = model.action_space
        memory = {name: shared(array) for name, array in model.lent.arrays.items()}
        self.arrays: Final = {name: array_in(*one) for name, one in memory.items()}
        bounds = np.linspace(0, num_envs, processes + 1).astype(int).tolist()
        self.shares: Final = [slice(low, high) for low, high in pairwise(bounds)]
        self.begun = False
        self.pipes: Final[list[Any]] = []
        self.processes: Final[list[Any]] = []
        for share in self.shares:
            ours, theirs = CONTEXT.Pipe()
            process = CONTEXT.Process(target=work, args=(theirs, memory, share, game, more), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Set up new games, as `TablesEnv` does."""
        seeds = seeds_for(self, seed)
        mask = None if options is None else options.get("reset_mask")
        asked = [share for share in self.shares if mask is None or mask[share].any()]
        for share in asked:
            self.pipe(share).send(("reset", seeds[share], None if mask is None else {"reset_mask": mask[share]}))
        answers = {share.start: self.hear(share) for share in asked}
        self.begun = True
        infos = [answers.get(share.start, ({},))[0] for share in self.shares]
        return self.seen(), self.joined(infos)

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, Info]:
        """Play an action at every table, as `TablesEnv` does."""
        if not self.begun:
            raise ResetNeeded("no games were begun: call reset() first")
        for share in self.shares:
            self.pipe(share).send(("step", np.asarray(actions)[share], None))
        answers = [self.hear(share) for share in self.shares]
        rewards, terminated, truncated = [np.concatenate([one[at] for one in answers]) for at in range(3)]
        return self.seen(), rewards, terminated, truncated, self.joined([one[3] for one in answers])

    def pipe(self, share: slice) -> Any:  # noqa: ANN401
        """Give the way to the process that has a share of the tables."""
        return self.pipes[self.shares.index(share)]

    def hear(self, share: slice) -> tuple[Any, ...]:
        """Wait for a process; raise what it raised."""
        answer: tuple[Any, ...] | Exception = self.pipe(share).recv()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def seen(self) -> Observation:
        """Give what the processes have written."""
        return {name: array.copy() for name, array in self.arrays.items()} if self.copy else self.arrays

    def joined(self, infos: list[Info]) -> Info:
        """Put the infos of all shares together; what a share does not have is zero there."""
        found: Info = {}
        for share, info in zip(self.shares, infos, strict=True):
            for name, value in info.items():
                if isinstance(value, dict):
                    continue
                if name not in found:
                    blank: Any = None if value.dtype == object else 0
                    found[name] = np.full((self.num_envs, *value.shape[1:]), blank, value.dtype)
                found[name][share] = value
        for name in {name for info in infos for name, value in info.items() if isinstance(value, dict)}:
            found[name] = self.joined([info.get(name, {}) for info in infos])
        return found

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401
        """Let the processes end."""
        for pipe in self.pipes:
            pipe.send(("close", None, None))
            pipe.close()
        for process in self.processes:
            process.join()


def shared(like: Array) -> tuple[Any, tuple[int, ...], str]:
    """Make memory for an array that processes share."""
    return RawArray("b", like.nbytes), like.shape, like.dtype.str


def array_in(memory: Any, shape: tuple[int, ...], kind: str) -> Array:  # noqa: ANN401
    """Give the array that lies in shared memory."""
    return np.frombuffer(memory, kind).reshape(shape)


def work(pipe: Connection, memory: Shared, share: slice, game: str, more: dict[str, Any]) -> None:
    """Do what is asked at a share of the tables until that is closed."""
    env = TablesEnv(game, share.stop - share.start, **more, copy=False)
    env.lent = Lent({name: array_in(*one)[share] for name, one in memory.items()}, env.batches)
    while True:
        what, given, options = pipe.recv()
        if what == "close":
            return
        try:
            pipe.send(env.reset(seed=given, options=options)[1:] if what == "reset" else env.step(given)[1:])
        except Exception as problem:  # noqa: BLE001  # whoever asked is told
            pipe.send(problem)
