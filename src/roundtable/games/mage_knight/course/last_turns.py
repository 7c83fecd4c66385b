"""Last turns of a Round: the end of the Round announced, the end of the scenario reached, and who has a turn left."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import DUMMY, NONE

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def use_up(game: "MageKnight", who: Seat) -> None:
    """Note that somebody's last turn is over, if last turns are being taken."""
    if game.extra_turn == who:
        game.extra_turn = NONE
    elif game.last_turns is not None:
        game.last_turns = tuple([one for one in game.last_turns if one != who])
        if who == DUMMY:
            game.dummies[0].done = True
        else:
            game.players[who].done = True


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
    game.last_turns = tuple(range(game.rules.seats))
    return True


def announce(game: "MageKnight", who: Seat) -> None:
    """Announce the end of the Round: everybody else gets one more turn, unless the scenario's end already gave them.

    The caller ends the turn.
    """
    game.announced = who
    if who == DUMMY:
        game.tell(words.DUMMY_ANNOUNCED)
    else:
        game.tell(words.ANNOUNCED, who)
    if game.last_turns is None:
        game.last_turns = tuple([other for other in game.order if other != who])


def last_turn_known(game: "MageKnight", seat: Seat) -> bool:
    """Say whether the turn being ended is known to be the seat's last of the Round, so that nothing is drawn."""
    return game.last_turns is not None and game.extra_turn != seat and not game.turn.again
