"""Gymnasium: one seat of a table; bots of ours have the others."""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from roundtable.bots.bot import Bot
from roundtable.gym.opponents import Named, Opponents
from roundtable.gym.pictures import MODES, check_mode, render
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
from roundtable.gym.stepping import play, play_bots
from roundtable.kernel.game import Game

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat. The mask of its actions is in the observation and in the info."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # Gymnasium's way

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Settings | None = None,
        *,
        seat: int = 0,
        opponents: Named = "page",
        reward: str = OUTCOME,
        illegal: str = LOSE,
        forced: bool = False,
        options: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.setup: Final = Setup(game, seats, settings, reward, forced, options)
        self.opponents: Final = Opponents(self.setup, seat, opponents)
        self.seat: Final = seat
        self.illegal: Final = check_illegal(illegal)
        self.observation_space = self.setup.observation_space
        self.action_space = self.setup.action_space
        self.render_mode = check_mode(render_mode)
        self.table: Game | None = None
        self.bots: tuple[Bot | None, ...] = ()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Set up a new game and let bots play until the seat is asked."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.table = self.setup.new(chosen)
        self.bots = self.opponents.sit_down(chosen)
        play_bots(self.table, self.bots)
        return self.seen(self.table)

    def seen(self, table: Game) -> tuple[Observation, Info]:
        """Give what the seat sees, and what it may do."""
        observation = self.setup.observe(table, self.seat)
        return observation, {"action_mask": observation["action_mask"].copy()}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action, and let bots play until the seat is asked again."""
        table = self.table
        if table is None or not table.agenda:
            raise ResetNeeded("the game is over, or none was begun: call reset() first")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is no action: there are 0 to {self.setup.encoder.actions - 1}")
        if not play(table, int(action)):
            return self.refuse(table, int(action))
        play_bots(table, self.bots)
        reward = self.setup.rewards(table)[self.seat] if table.over else 0.0
        observation, info = self.seen(table)
        return observation, reward, table.over, False, info

    def refuse(self, table: Game, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Answer an action that is not allowed: with an error, or the seat loses at once; the info says why."""
        why = refusal(table, action)
        if self.illegal == ERROR:
            raise InvalidAction(f"action {action}: {why}")
        observation, info = self.seen(table)
        self.table = None
        return observation, ILLEGAL_REWARD, True, False, {**info, "illegal": why}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Give the terminal's picture of the table, as the seat sees it."""
        if self.table is None:
            raise ResetNeeded("there is no table yet: call reset() first")
        return render(self.table, self.seat, self.render_mode)
