"""Last turns of a Round: the end of the Round announced, the end of the scenario reached, and who has a turn left."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def use_up(game: "MageKnight", who: Seat) -> None:
    """Note that somebody's last turn is over, if last turns are being taken."""
    if game.extra == who:
        game.extra = NONE
    elif game.last_turns != NONE:
        game.last_turns &= ~(1 << who)
        if who < game.rules.seats:
            game.players[who].done = True
        else:
            game.dummies[0].done = True


def check_scenario(game: "MageKnight") -> bool:
    """At the end of each turn: if the scenario's end is reached, every player gets one last turn, the dummy none.

    After the end of the Round has been announced nobody gets another turn. Say whether turns were granted.
    """
    if game.scenario_over or not game.rules.scenario.accomplished(game):
        return False
    game.scenario_over = True
    game.tell(words.SCENARIO_END)
    game.announced_first = game.announced != NONE
    if game.announced_first:
        return False
    game.last_turns = (1 << game.rules.seats) - 1
    return True


def announce(game: "MageKnight", who: Seat) -> None:
    """Announce the end of the Round: everybody else gets one more turn, unless the scenario's end already gave them.

    The caller ends the turn.
    """
    game.announced = who
    if who < game.rules.seats:
        game.tell(words.ANNOUNCED, who)
    else:
        game.tell(words.DUMMY_ANNOUNCED)
    if game.last_turns == NONE:
        game.last_turns = 0
        for other in game.order:
            if other != who:
                game.last_turns |= 1 << other


def last_turn_known(game: "MageKnight", seat: Seat) -> bool:
    """Say whether the turn being ended is known to be the seat's last of the Round, so that nothing is drawn."""
    return game.last_turns != NONE and game.extra != seat and not game.turn.again
