"""PettingZoo: all seats of a table, one after the other, as the rules ask them."""

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Discrete, Space
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from roundtable.gym.pictures import MODES, render
from roundtable.gym.rewards import OUTCOME
from roundtable.gym.setup import ILLEGAL_REWARD, SEEDS, Observation, Settings, Setup, refusal
from roundtable.gym.stepping import play
from roundtable.kernel.game import Game

Agent = str


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A table. The acting seat finds its mask in the observation and in its info, there with the numbers of options."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Settings | None = None,
        *,
        reward: str = OUTCOME,
        max_cycles: int | None = None,
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
            forced=forced,
            options=options,
            render_mode=render_mode,
        )
        super().__init__()
        self.setup: Final = Setup(game, seats, settings, reward, forced, options)
        self.metadata = {
            "name": f"{game}_v{self.setup.encoder.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode={render_mode}: there are {', '.join(MODES)}")
        self.render_mode = render_mode
        self.most_decisions: Final = None if max_cycles is None else max_cycles * self.setup.seats
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[Agent] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.setup.observation_space)
        self.action_spaces = {agent: Discrete(self.setup.encoder.actions) for agent in self.seat_of}
        self.np_random, _ = seeding.np_random()
        self.table: Game

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
        seat = self.table.seat
        if seat is None:
            return
        agent = self.agent_selection = self.possible_agents[seat]
        legal = np.array([action.id for action in self.table.options()])
        mask = np.zeros(self.setup.encoder.actions, np.int8)
        mask[legal] = 1
        self.infos[agent] = {"action_mask": mask, "legal": legal}

    def observe(self, agent: Agent) -> Observation:
        """Give what an agent knows; nobody but the acting agent may do anything."""
        return self.setup.observe(self.table, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play an action of the agent selected; whatever is not allowed is a ValueError that says why."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not play(self.table, int(action)):
            why = "None is for agents that are done" if action is None else refusal(self.table, int(action))
            raise ValueError(f"action {action}: {why}")
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        self.decisions += 1
        if self.table.over:
            self.finish(self.terminations)
        elif self.decisions == self.most_decisions:
            self.finish(self.truncations)
        else:
            self.turn_to_next()

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
        return render(self.table, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, seats: int | None = None, settings: Settings | None = None, **more: Any) -> AECEnv:  # noqa: ANN401
    """Give a table as PettingZoo's classic games are given: who does what is not allowed loses at once."""
    wrapped: AECEnv = TableEnv(game, seats, settings, **more)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
