"""The turn being taken, for all chapters: opened, its action used up, rewards noted for its end."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import AFTER_ACTION, BASIC, BEFORE_TURN, EVENTS, NONE
from roundtable.games.mage_knight.state.game import Turn
from roundtable.kernel.agenda import Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def begin(game: "MageKnight", seat: Seat) -> None:
    """Open a fresh turn for a seat, before its start."""
    turn = Turn()
    turn.seat = seat
    turn.phase = BEFORE_TURN
    turn.move = 0
    turn.influence = 0
    turn.healing = 0
    turn.path = ()
    turn.acted = False
    turn.resting = False
    turn.rested = False
    turn.normal = False
    turn.duty = False
    turn.dice = ()
    turn.kept_dice = ()
    turn.usual_die = False
    turn.source_used = False
    turn.extra_dice = 0
    turn.spent_crystals = (0,) * BASIC
    turn.tally = [0] * EVENTS
    turn.spells = (0,) * BASIC
    turn.fought = ()
    turn.healed = ()
    turn.rewards = ()
    turn.wounds = ()
    turn.bought = False
    turn.again = False
    turn.skip_draw = False
    turn.colours_used = 0
    turn.last_paid = NONE
    player = game.players[seat]
    turn.levels = player.level
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


def note_reward(game: "MageKnight", reward: int) -> None:
    """Note a reward for the end of the turn."""
    game.turn.rewards = (*game.turn.rewards, reward)
