"""The turn being taken, for all chapters: opened, its action used up, rewards noted for its end."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import AFTER_ACTION, BEFORE_TURN
from roundtable.games.mage_knight.state.classes import Turn
from roundtable.kernel.agenda import Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def begin(game: "MageKnight", seat: Seat) -> None:
    """Open a fresh turn for a seat, before its start."""
    turn = Turn()
    turn.clear()
    turn.seat = seat
    turn.phase = BEFORE_TURN
    player = game.players[seat]
    player.used = ()
    game.turn = turn


def is_normal(game: "MageKnight") -> bool:
    """Say whether the turn has become a normal one: the hero has moved, explored or acted."""
    return game.turn.normal or game.turn.acted or len(game.turn.path) > 1


def use_action(game: "MageKnight") -> None:
    """Use the action of the turn up: Move and Influence points left are lost, and moving is over."""
    turn = game.turn
    turn.acted = True
    turn.normal = True
    turn.move = 0
    turn.influence = 0
    turn.phase = AFTER_ACTION


class AfterAction(Step["MageKnight"]):
    """The action is over: `TakeTurn` below it asks for special and Healing effects, then the end."""

    def run(self, game: "MageKnight") -> None:
        """No moving any more."""
        game.turn.acted = True
        game.turn.normal = True
        game.turn.phase = AFTER_ACTION


def partial(game: "MageKnight", seat: Seat) -> bool:
    """Say whether a player takes part in a fight between players without spending a turn on it."""
    duel = game.duel
    return duel is not None and duel.defender == seat and not duel.full


def note_reward(game: "MageKnight", reward: int) -> None:
    """Note a reward for the end of the turn."""
    game.turn.rewards = (*game.turn.rewards, reward)
