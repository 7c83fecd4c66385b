"""Every knight's own deck: of three stances one is played, one goes on top, one under."""

from typing import ClassVar

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.zone import bit, bury, draw, move, show, top
from tests.practice.tourney import vocabulary as v
from tests.practice.tourney.content import DEAL, STANCES
from tests.practice.tourney.effects import Resolve
from tests.practice.tourney.state import Tourney


class DrawStances(Step[Tourney]):
    """Everybody draws three stances from the own deck."""

    def run(self, game: Tourney) -> None:
        seats = game.rules.seats
        plays = [PlayStance(seat) for seat in range(seats)]
        rests = [TopStance(seat) for seat in range(seats)]
        game.then(*plays, *rests, ShowStances())
        for seat, knight in enumerate(game.knights):
            for _ in range(DEAL):
                draw(game, knight.deck, knight.drawn, bit(seat))


class PlayStance(Question[Tourney]):
    """One stance is laid face down."""

    rule: ClassVar[str] = "tourney.stance.play"
    together: ClassVar[bool] = True

    def options(self, game: Tourney, out: list[Action]) -> None:
        for card in game.knights[self.seat].drawn.cards:
            out.append(v.STANDS[card])

    def take(self, game: Tourney, action: Action) -> None:
        knight = game.knights[self.seat]
        move(game, knight.drawn, knight.drawn.find(action.a), knight.spent, bit(self.seat))


class TopStance(Question[Tourney]):
    """One goes on top of the deck, the last one under it."""

    rule: ClassVar[str] = "tourney.stance.top"
    together: ClassVar[bool] = True

    def options(self, game: Tourney, out: list[Action]) -> None:
        for card in game.knights[self.seat].drawn.cards:
            out.append(v.TOPS[card])

    def take(self, game: Tourney, action: Action) -> None:
        knight = game.knights[self.seat]
        top(game, knight.drawn, knight.drawn.find(action.a), knight.deck, bit(self.seat))
        bury(game, knight.drawn, 0, knight.deck, bit(self.seat))


class ShowStances(Step[Tourney]):
    """All stances are turned up and take effect in turn order."""

    def run(self, game: Tourney) -> None:
        seats = game.rules.seats
        resolve: list[Step[Tourney]] = []
        for n in range(seats):
            seat = (game.first + n) % seats
            spent = game.knights[seat].spent
            card = show(game, spent, len(spent) - 1)
            game.tell(v.STOOD, seat, card)
            resolve.append(Resolve(seat, STANCES[card].effect.path))
        game.then(*resolve)
