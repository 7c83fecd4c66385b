"""PettingZoo: all seats of a table, one after the other, as the rules ask them."""

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Discrete, Space
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

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
from roundtable.gym.stepping import play
from roundtable.kernel.game import Game

Agent = str
BY_RESET: Final = ("agent_selection", "rewards", "terminations", "truncations", "infos")


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A table. The acting seat finds its mask in the observation and in its info, there with the numbers of options.

    PettingZoo's wrappers for order, bounds and illegal actions take longer than a step: what they do is done here.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Settings | None = None,
        *,
        reward: str = OUTCOME,
        max_cycles: int | None = None,
        illegal: str = LOSE,
        forced: bool = False,
        options: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            seats,
            settings,
            reward=reward,
            max_cycles=max_cycles,
            illegal=illegal,
            forced=forced,
            options=options,
            render_mode=render_mode,
        )
        super().__init__()
        self.setup: Final = Setup(game, seats, settings, reward, forced, options)
        self.illegal: Final = check_illegal(illegal)
        self.metadata = {
            "name": f"{game}_v{self.setup.encoder.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_mode(render_mode)
        self.most_decisions: Final = None if max_cycles is None else max_cycles * self.setup.seats
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[Agent] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.setup.observation_space)
        self.action_spaces = {agent: Discrete(self.setup.encoder.actions) for agent in self.seat_of}
        self.np_random, _ = seeding.np_random()
        self.agent_selection: Agent
        self.table: Game

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        """Say of what a reset brings that it is not there yet."""
        raise AttributeError(f"{name} cannot be accessed before reset" if name in BY_RESET else name)

    def observation_space(self, agent: Agent) -> Space[Any]:
        """Give the space of what an agent sees; it is the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space[Any]:
        """Give the space of what an agent does: the numbers of the game's vocabulary."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; the same seed gives the same game, whichever door it is played through."""
        if seed is None:
            seed = int(self.np_random.integers(SEEDS))
        else:
            self.np_random, _ = seeding.np_random(seed)
        self.table = self.setup.new(seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.turn_to_next()

    def turn_to_next(self) -> None:
        """Let the seat that is asked act, and tell it what it may do."""
        seat = self.table.agenda[-1].seat
        encoder = self.setup.encoder
        legal = encoder.places(self.table, seat)
        mask = np.zeros(encoder.actions, np.int8)
        mask[legal] = 1
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": mask, "legal": legal}

    def observe(self, agent: Agent) -> Observation:
        """Give what an agent knows; nobody but the acting agent may do anything."""
        return self.setup.observe(self.table, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play an action of the agent selected."""
        if not self.agents:
            return self.step_without_agents()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return None
        if action is None or not self.action_spaces[agent].contains(action):
            raise AssertionError(f"action is not in action space: {action!r}")
        if not play(self.table, int(action)):
            return self.refuse(agent, int(action))
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        self.decisions += 1
        if not self.table.agenda:
            self.finish(self.terminations)
        elif self.decisions == self.most_decisions:
            self.finish(self.truncations)
        else:
            self.turn_to_next()
        return None

    def step_without_agents(self) -> None:
        """Complain: nothing was begun yet, or all is over."""
        if hasattr(self, "table"):
            EnvLogger.warn_step_after_terminated_truncated()
        else:
            EnvLogger.error_step_before_reset()

    def refuse(self, agent: Agent, action: int) -> None:
        """Answer an action that is not allowed: with an error that says why, or the agent loses at once."""
        if self.illegal == ERROR:
            raise ValueError(f"action {action}: {refusal(self.table, action)}")
        EnvLogger.warn_on_illegal_move()
        for other in self.agents:
            self.terminations[other] = True
            self.infos[other] = {}
        self.rewards[agent] = self._cumulative_rewards[agent] = ILLEGAL_REWARD
        self._deads_step_first()

    def finish(self, ended: dict[Agent, bool]) -> None:
        """End the game for all agents, and give them what they get."""
        for agent, points in zip(self.possible_agents, self.setup.rewards(self.table), strict=True):
            ended[agent] = True
            self.rewards[agent] = points
            self.infos[agent] = {}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Give the terminal's picture of the table, as everybody may see it."""
        if not hasattr(self, "table"):
            EnvLogger.error_render_before_reset()
        return render(self.table, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
