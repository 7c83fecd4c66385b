"""The two sides of a fight between players: who acts now, and the turn that the defender takes for it.

`game.turn`, the enemies and the Wounds counted in `game.combat` belong to whoever acts; those of the other wait in
`game.duel`, and both are exchanged when the other is to act.
"""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.combat import foes, opponent
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import RANGED_AND_SIEGE
from roundtable.games.mage_knight.state import this_turn

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def turn_to(game: "MageKnight", seat: Seat) -> None:
    """Let one of the two act, and see the other as they are now."""
    duel = opponent.duel_of(game)
    if game.turn.seat != seat:
        game.turn, duel.turn = duel.turn, game.turn
        combat = game.combat
        if combat is not None:
            combat.foes, duel.foes = duel.foes, combat.foes
            combat.wounds, duel.wounds = duel.wounds, combat.wounds
            combat.begun, duel.begun = duel.begun, combat.begun
    if game.combat is not None:
        opponent.look(game, opponent.other(duel, seat), foes.fight(game).foes)


def open_turn(game: "MageKnight", seat: Seat) -> None:
    """Give the defender a turn for the fight, without moving or an action; in part, without a die of the Source."""
    duel = opponent.duel_of(game)
    aside = game.turn
    this_turn.begin(game, seat)
    turn = game.turn
    turn.phase = RANGED_AND_SIEGE
    turn.path = (game.players[seat].space,)
    turn.acted = True
    turn.normal = True
    turn.usual_die = not duel.full
    duel.turn = turn
    game.turn = aside
