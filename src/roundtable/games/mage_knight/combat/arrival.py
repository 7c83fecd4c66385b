"""Arriving on a space: a step taken, and the combat that it leads to, with enemies or with whoever holds a keep."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import tracks
from roundtable.games.mage_knight.combat import battle
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import SPACE_ENTERED
from roundtable.games.mage_knight.effects import events
from roundtable.games.mage_knight.map import board, movement, rivals
from roundtable.games.mage_knight.state import this_turn
from roundtable.kernel.agenda import Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def go(game: "MageKnight", seat: Seat, space: Space) -> None:
    """Take a step: pay, enter, and provoke whom it provokes. Push what follows the step before calling this."""
    came_from = game.players[seat].space
    game.turn.move -= movement.move_cost(game, seat, space)
    enraged = movement.provoked(game, seat, came_from, space)
    movement.enter(game, seat, space)
    if enraged or board.must_assault(game, seat, space):
        game.push(Arrive(seat, came_from, enraged))
    events.happen(game, SPACE_ENTERED)


class Arrive(Step["MageKnight"]):
    """The step ended the movement: an assault, provoked enemies, or both; or whoever stands in a keep is attacked."""

    fields: ClassVar[tuple[str, ...]] = ("came_from", "provoked")

    def __init__(self, seat: Seat, came_from: Space, provoked: tuple[Space, ...]) -> None:
        super().__init__(seat)
        self.came_from: Final = came_from
        self.provoked: Final = tuple(provoked)

    def run(self, game: "MageKnight") -> None:
        """The mandatory action begins at once."""
        space = game.players[self.seat].space
        rivals_here = rivals.attackable(game, self.seat, space)
        if rivals_here:
            game.attack_player(self.seat, rivals_here[0])
        elif not board.must_assault(game, self.seat, space):
            battle.begin_provoked(game, self.seat, self.provoked)
            game.rules.scenario.movement_stopped(game, self.seat)
        elif board.crowded(game, self.seat, space):
            stop_at_held_keep(game, self.seat)
        else:
            battle.begin_assault(game, self.seat, space, self.came_from, self.provoked)


def stop_at_held_keep(game: "MageKnight", seat: Seat) -> None:
    """End the movement like an assault, without a combat (`movement.pvp-forbidden-owner-in-keep`)."""
    this_turn.use_action(game)
    tracks.change_reputation(game, seat, game.rules.scenario.assault_reputation, changes.BY_ASSAULT)
