"""What a door opens to: a game with seats, settings and rewards, and the spaces that follow from them."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from roundtable.gym.encoding import Encoder, encoder_for
from roundtable.gym.rewards import OUTCOME, bounds, reward
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Game
from roundtable.kernel.rules import Value
from roundtable.kernel.table import box_of, new
from roundtable.text import Words

Observation = dict[str, NDArray[Any]]
Settings = Mapping[str, Value]

ENGLISH: Final = "en"
SEEDS: Final = 2**63 - 1
LOSE: Final = "lose"
ERROR: Final = "error"
ILLEGAL: Final = (LOSE, ERROR)
ILLEGAL_REWARD: Final = -1.0


def told(error: RoundtableError) -> str:
    """Give what is wrong in words."""
    return Words(ENGLISH).error(error)


class Setup:
    """Checked once; whatever cannot be is a ValueError that says what can."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: Settings | None = None,
        reward: str = OUTCOME,
        forced: bool = False,
        options: bool = False,
    ) -> None:
        bounds(reward)
        try:
            box = box_of(game)
            self.seats: Final = (2 if 2 in box.seats else box.seats[0]) if seats is None else seats
            blank = box.blank(self.seats, settings or {})
        except RoundtableError as error:
            raise ValueError(told(error)) from error
        self.game: Final = game
        self.settings: Final = dict(settings or {})
        self.reward: Final = reward
        self.forced: Final = forced  # questions with one answer are not asked
        self.options: Final = options  # observations hold a row for each option, too
        self.encoder: Final[Encoder] = encoder_for(blank)
        self.observation_space: Final = self.space_of_observations()
        self.action_space: Final = spaces.Discrete(self.encoder.actions)

    def space_of_observations(self) -> spaces.Space[Any]:
        """Give the space of what a seat sees."""
        encoder = self.encoder
        found: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(encoder.low, encoder.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
        }
        if self.options:
            low = np.broadcast_to(encoder.row_low, (encoder.max_options, encoder.row_size))
            high = np.broadcast_to(encoder.row_high, (encoder.max_options, encoder.row_size))
            found["options"] = spaces.Box(np.minimum(low, 0), high, dtype=np.float32)
        return spaces.Dict(found)

    def new(self, seed: int | str) -> Game:
        """Set up a new game."""
        return new(self.game, self.seats, seed, self.settings, self.forced)

    def observe(self, game: Game, seat: int) -> Observation:
        """Give what a seat sees, in fresh arrays: a vector, the mask of its actions, perhaps a row for each option."""
        encoder = self.encoder
        vector = np.empty(encoder.size, np.float32)
        mask = np.empty(encoder.actions, np.int8)
        encoder.observe(game, seat, vector)
        encoder.mask(game, seat, mask.view(np.uint8))
        found: Observation = {"observation": vector, "action_mask": mask}
        if self.options:
            rows = np.zeros((encoder.max_options, encoder.row_size), np.float32)
            encoder.rows(game, seat, rows)
            found["options"] = rows
        return found

    def rewards(self, game: Game) -> list[float]:
        """Give what every seat gets as the game stands; before its end nobody has won."""
        return reward(self.reward, game.scores(), game.winners())


def check_illegal(illegal: str) -> str:
    """Check what is to happen to an action that is not allowed."""
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal={illegal}: there are {', '.join(ILLEGAL)}")
    return illegal


def refusal(game: Game, action: int) -> str:
    """Say why an action is not allowed."""
    try:
        game.clone().play(action)
    except RoundtableError as error:
        return told(error)
    raise ValueError(f"action {action} is allowed")
