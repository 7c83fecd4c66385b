"""Our games for OpenSpiel: `import roundtable.gym.openspiel`, then `pyspiel.load_game("python_roundtable_merlin")`.

OpenSpiel is an extra (`pip install roundtable[openspiel]`). The games are sequential. Chance comes once, at the root,
and draws the deal, which is the seed of the table; all dice and cards follow from it, so a history tells a whole game.
A copy goes on as the original would. Searches that must not foresee it resample first, as IS-MCTS does.
"""

import json
from hashlib import blake2b
from typing import ClassVar, Final

import numpy as np
import pyspiel

from roundtable.games import GAMES
from roundtable.gym.encoding import encoder_for
from roundtable.gym.openspiel_table import KeptTable, kept
from roundtable.gym.rewards import POINTS, REWARDS, bounds, reward
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.game import Game
from roundtable.kernel.record import MOST_MOVES
from roundtable.kernel.rules import Box, Setting, Value
from roundtable.kernel.table import box_of, new

PREFIX: Final = "python_roundtable_"
DEALS: Final = 10_000  # that chance draws from, unless told otherwise

Parameters = dict[str, bool | int | str]


def parameters(box: Box) -> Parameters:
    """Give what can be chosen when a game is loaded, with what holds if it is not."""
    usual = 2 if 2 in box.seats else box.seats[0]
    chosen: Parameters = {"players": usual, "deals": DEALS, "reward": REWARDS[0]}
    return {**chosen, **{setting.name: setting.default for setting in box.settings}}


def parameter(setting: Setting, value: Value) -> Value:
    """Write a value as a parameter: all of one setting have one type, so numbers beside words stand in quotes."""
    return value if isinstance(value, type(setting.default)) else f"'{value}'"


def settings_of(box: Box, given: Parameters) -> dict[str, Value]:
    """Give the settings among parameters; what none of them can be is left for the box to refuse."""
    found: dict[str, Value] = {}
    for setting in box.settings:
        written = given[setting.name]
        values = [value for value in setting.allowed if parameter(setting, value) == written]
        found[setting.name] = values[0] if values else written
    return found


def type_of(box: Box, zero_sum: bool) -> pyspiel.GameType:
    """Say what kind of game it is, in OpenSpiel's terms."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + box.name,
        long_name=f"Roundtable {box.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=min(box.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(box),
    )


class RoundtableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel says nothing about its types
    """A game with its seats and settings, so many deals, and a kind of reward; a subclass says which game it is."""

    box: ClassVar[Box]

    def __init__(self, given: Parameters) -> None:
        box = self.box
        self.seats: Final = int(given["players"])
        self.deals: Final = int(given["deals"])
        self.reward: Final = str(given["reward"])
        self.settings: Final = box.choose(self.seats, settings_of(box, given))
        self.luck: Final = Chance(key_of("resampled"))
        if self.deals < 1:
            raise ValueError(f"deals={self.deals}: there must be at least one")
        least, most = bounds(self.reward)
        zero_sum = self.reward != POINTS and self.seats > 1
        about = pyspiel.GameInfo(
            num_distinct_actions=len(box.vocabulary.actions),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(type_of(box, zero_sum), about, given)

    def new_initial_state(self) -> "RoundtableState":
        """Give a table before the deal."""
        return RoundtableState(self)

    def set_up(self, deal: int) -> Game:
        """Give a table after the deal."""
        return new(self.box.name, self.seats, deal, self.settings)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "Observer":
        """Give what looks at states: with perfect recall the information state, else the observation."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class RoundtableState(pyspiel.State):  # type: ignore[misc]
    """A position. All there is to it is the table, which OpenSpiel copies and stores with the state."""

    def __init__(self, game: RoundtableGame) -> None:
        super().__init__(game)
        self.kept: KeptTable | None = None  # before the deal

    @property
    def table(self) -> Game:
        """The table, once chance has dealt."""
        if self.kept is None:
            raise pyspiel.SpielError("nothing is dealt yet: apply a chance outcome first")
        return self.kept.game

    def current_player(self) -> int:
        """Who must decide; chance before the deal."""
        if self.kept is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.kept is not None and bool(self.table.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give the deals, all equally likely; each is the seed of its table."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([action.id for action in self.table.options()])

    def _apply_action(self, action: int) -> None:
        if self.kept is None:
            self.kept = kept(self.get_game().set_up(action))
        else:
            self.kept.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().box.vocabulary.actions[action].notation)

    def returns(self) -> list[float]:
        """Give what the game brought everybody; nothing while it goes on."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.seats
        return reward(game.reward, self.table.scores(), self.table.winners())

    def resample_from_infostate(self, player: int, sampler: object = None) -> "RoundtableState":
        """Give a state that could be this one for all the player knows; what is to come is drawn anew."""
        game = self.get_game()
        other = RoundtableState(game)
        if self.kept is not None:
            other.kept = self.kept.imagined(player, game.luck)
        return other

    def __str__(self) -> str:
        if self.kept is None:
            return f"{self.get_game().box.name} before the deal"
        table = self.table
        options = " | ".join([action.notation for action in table.options()])
        past = f"{len(self.kept.moves)} moves, {table.chance.counter} numbers of chance"
        return f"{table.rules.box.name}: {table.asks or 'over'}, seat {table.seat}, {table.scores()}, {past}: {options}"


class Observer:
    """Writes what a player may know into `tensor`, as the encoder does, and tells it as a string.

    The string of an information state is a digest of the player's key, that of an observation the view as JSON.
    """

    def __init__(self, game: RoundtableGame, kind: pyspiel.IIGObservationType, params: object) -> None:
        if params:
            raise ValueError(f"observers of Roundtable's games take no parameters, not {params}")
        self.recalls: Final = bool(kind.perfect_recall)
        self.spectates: Final = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.encoder: Final = encoder_for(game.set_up(0))
        self.tensor: Final = None if self.spectates else np.zeros(self.encoder.size, np.float32)
        self.dict: Final = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: RoundtableState, player: int) -> None:
        """Write a position as a player knows it; before the deal that is nothing."""
        if self.tensor is None:
            return
        if state.kept is None:
            self.tensor.fill(0)
        else:
            self.encoder.observe(state.table, player, self.tensor)

    def string_from(self, state: RoundtableState, player: int) -> str:
        """Tell a position as a player knows it, or a spectator."""
        if state.kept is None:
            return str(state)
        table = state.table
        if self.spectates or not self.recalls:
            return json.dumps(table.view(None if self.spectates else player))
        digest = blake2b(repr(table.key(player)).encode(), digest_size=16).hexdigest()
        return f"{table.rules.box.name} {player} {table.asks or 'over'} {digest}"


def register(name: str) -> None:
    """Make a game known to OpenSpiel, which wants a class for each."""
    box = box_of(name)
    kind = type(f"Roundtable_{name}", (RoundtableGame,), {"box": box})
    pyspiel.register_game(type_of(box, zero_sum=min(box.seats) > 1), kind)


for _game in GAMES:
    register(_game)
