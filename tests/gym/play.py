"""Playing through the doors at random, by the masks."""

import numpy as np
from numpy.typing import NDArray

from roundtable.gym.setup import Observation


def any_action(observation: Observation, chance: np.random.Generator) -> int:
    """Give a legal action."""
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


def any_actions(observation: Observation, chance: np.random.Generator) -> NDArray[np.int64]:
    """Give a legal action for each table; where nothing is legal, the first of all."""
    mask = observation["action_mask"]
    chosen: NDArray[np.int64] = np.where(mask, chance.random(mask.shape), -1).argmax(1)
    return chosen


def no_action(observation: Observation) -> int:
    """Give an action that is not legal."""
    return int(np.flatnonzero(observation["action_mask"] == 0)[0])
