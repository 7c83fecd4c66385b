"""How a fight between players begins: the attack, the defender's reaction and choice, and the two sides set up."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import answers, changes, words
from roundtable.games.mage_knight.cards import centre, hands, tracks
from roundtable.games.mage_knight.combat import battle, opponent
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    B_PLAYER,
    FULLY,
    KEEP,
    MAGE_TOWER,
    NONE,
    PARTIALLY,
    RANGED_AND_SIEGE,
)
from roundtable.games.mage_knight.course import start
from roundtable.games.mage_knight.map import board, walls
from roundtable.games.mage_knight.play import out_of_turn
from roundtable.games.mage_knight.pvp import exchange, outcome, sides
from roundtable.games.mage_knight.state.classes import Duel
from roundtable.games.mage_knight.vocabulary import PARTICIPATES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def begin(game: "MageKnight", seat: Seat, rival: Seat) -> None:
    """Attack another player as the action of the turn; in a keep of the other's team that is an assault."""
    turn = game.turn
    turn.acted = True
    turn.normal = True
    turn.move = 0
    turn.influence = 0
    turn.healing = 0
    turn.phase = RANGED_AND_SIEGE
    duel = Duel()
    duel.clear()
    duel.aggressor = seat
    duel.defender = rival
    duel.came_from = turn.path[-2]
    game.duel = duel
    game.tell(words.ATTACKED, seat, rival)
    if board.must_assault(game, seat, game.players[seat].space):
        tracks.change_reputation(game, seat, game.rules.scenario.assault_reputation, changes.BY_ASSAULT)
    game.then(Participate(rival), OpenFight(seat))
    out_of_turn.ask_reaction(game, rival)


class Participate(Question["MageKnight"]):
    """Does the defender spend the next turn on the fight, or take part without?"""

    rule: ClassVar[str] = "mage_knight.pvp.defender-two-options"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Fully, unless the hand holds nothing but Wounds; or partially."""
        if not hands.only_wounds(game.players[self.seat]):
            out.append(PARTICIPATES[FULLY])
        out.append(PARTICIPATES[PARTIALLY])

    def take(self, game: "MageKnight", action: Action) -> None:
        """A full turn begins as any turn does."""
        duel = opponent.duel_of(game)
        duel.full = action.a == FULLY
        sides.open_turn(game, self.seat)
        if not duel.full:
            game.tell(words.DEFENDS_PARTIALLY, self.seat)
            return
        game.tell(words.DEFENDS_FULLY, self.seat)
        player = game.players[self.seat]
        player.token_down = True
        player.plundered = False
        player.tactic_used = False
        start.benefits(game, self.seat)
        centre.turn_begins(game, self.seat)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Say what it means."""
        return Message(answers.LABEL_FULLY if action.a == FULLY else answers.LABEL_PARTIALLY)


class OpenFight(Step["MageKnight"]):
    """Both know how the defender takes part: the fight is opened, and the defender may attack first."""

    def run(self, game: "MageKnight") -> None:
        """Only the defender is fortified: by a keep or a mage tower, and by a wall the attack came across."""
        duel = opponent.duel_of(game)
        space = game.players[self.seat].space
        fortified = int(board.site_at(game, space) in (KEEP, MAGE_TOWER))
        fortified += int(walls.between(game, duel.came_from, space))
        combat = battle.empty(B_PLAYER, board.spot_at(game, space))
        combat.foes = [opponent.hero(game, duel.defender, fortified)]
        duel.foes = [opponent.hero(game, duel.aggressor, 0)]
        game.combat = combat
        opponent.look(game, duel.defender, combat.foes)
        opponent.look(game, duel.aggressor, duel.foes)
        game.then(exchange.NextAttack(duel.defender), outcome.DuelOver(NONE))
