"""The end of a fight between players: Fame, a keep that changes hands, a draw, and how both go on."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import source, tracks
from roundtable.games.mage_knight.combat import damage, opponent
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import AFTER_ACTION, NONE
from roundtable.games.mage_knight.course import end_of_turn, turns
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.play import box
from roundtable.games.mage_knight.pvp import sides
from roundtable.games.mage_knight.state import lasting, this_turn
from roundtable.games.mage_knight.state.classes import Duel
from roundtable.games.mage_knight.state.pieces import UNTIL_COMBAT, SpotState
from roundtable.kernel.agenda import Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


class DuelOver(Step["MageKnight"]):
    """Somebody was forced to retreat, or both passed: who was forced has lost, else it is a draw."""

    def run(self, game: "MageKnight") -> None:
        """First the defender goes on, then the aggressor."""
        duel = opponent.duel_of(game)
        sides.turn_to(game, duel.aggressor)
        lasting.expire(game, UNTIL_COMBAT, duel.aggressor)
        lasting.expire(game, UNTIL_COMBAT, duel.defender)
        damage.forget_marks(game, duel.aggressor)
        damage.forget_marks(game, duel.defender)
        game.combat = None
        if duel.loser == NONE:
            draw(game, duel)
        else:
            win(game, duel)
        game.then(DefenderGoesOn(duel.defender), AggressorGoesOn(duel.aggressor))


def win(game: "MageKnight", duel: Duel) -> None:
    """The winner may gain Fame; an aggressor who drives its owner or the owner's teammate out conquers a keep."""
    winner = opponent.other(duel, duel.loser)
    game.tell(words.FIGHT_WON, winner, duel.loser)
    tracks.gain_fame(game, winner, fame(game, winner, duel.loser), changes.BY_FIGHT)
    space = game.players[winner].space
    if winner == duel.aggressor and board.is_owned(game, space) and board.friendly(game, duel.loser, space):
        here = board.state_at(game, space)
        board.replace(game, space, SpotState((winner,), here.drawn, here.level))
        game.tell(changes.KEEP_CONQUERED, winner, board.site_at(game, space), space)


def fame(game: "MageKnight", winner: Seat, loser: Seat) -> int:
    """Give the winner's Fame: for beating somebody ahead, and 2 for each level the other is higher."""
    won, lost = game.players[winner], game.players[loser]
    if won.fame >= lost.fame:
        return 0
    return 1 + 2 * max(0, lost.level - won.level)


def draw(game: "MageKnight", duel: Duel) -> None:
    """Nobody won: the aggressor goes back, without a Wound, to the space from which the attack came."""
    player = game.players[duel.aggressor]
    path = game.turn.path
    if path and path[-1] == player.space:
        game.turn.path = path[:-1]
    player.space = duel.came_from
    game.tell(words.FIGHT_DRAWN, duel.aggressor, player.space)


class DefenderGoesOn(Step["MageKnight"]):
    """A defender who took part fully ends the turn as any other; one who did not has no more to do."""

    def run(self, game: "MageKnight") -> None:
        """Special and Healing effects come before the end of the turn."""
        duel = opponent.duel_of(game)
        sides.turn_to(game, self.seat)
        if duel.full:
            game.turn.phase = AFTER_ACTION
            game.push(turns.TakeTurn(self.seat))
            return
        source.return_dice(game)
        box.put_back(game, self.seat)
        end_of_turn.end_effects(game, self.seat)


class AggressorGoesOn(Step["MageKnight"]):
    """The aggressor's turn goes on after its action."""

    def run(self, game: "MageKnight") -> None:
        """A turn that the defender gained by an effect takes the place of the one spent on the fight."""
        duel = opponent.duel_of(game)
        if duel.full and game.turn.again:
            game.players[duel.defender].token_down = False
        sides.turn_to(game, self.seat)
        game.duel = None
        game.push(this_turn.AfterAction(self.seat))
