"""Turns: one die, one deed, and an explicit end."""

from typing import ClassVar, Final

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message
from tests.practice.tourney import extras, rounds
from tests.practice.tourney import vocabulary as v
from tests.practice.tourney.content import CHALLENGES, LANCE, within
from tests.practice.tourney.effects import Resolve, gain
from tests.practice.tourney.state import Tourney


class NextTurn(Step[Tourney]):
    """Turns go round until all dice are used."""

    def run(self, game: Tourney) -> None:
        if game.knights[self.seat].dice:
            game.then(ChooseDie(self.seat), EndTurn(self.seat), NextTurn((self.seat + 1) % game.rules.seats))


class ChooseDie(Question[Tourney]):
    """A die is used; equal dice are one option."""

    rule: ClassVar[str] = "tourney.turn.die"

    def options(self, game: Tourney, out: list[Action]) -> None:
        seen = 0
        for die in game.knights[self.seat].dice:
            if not (seen >> die) & 1:
                seen |= 1 << die
                out.append(v.DICE[die - 1])

    def windows(self, game: Tourney) -> int:
        return extras.TURN

    def take(self, game: Tourney, action: Action) -> None:
        knight = game.knights[self.seat]
        at = knight.dice.index(action.a)
        knight.dice = knight.dice[:at] + knight.dice[at + 1 :]
        game.push(Deed(self.seat, action.a))


class Deed(Question[Tourney]):
    """The die meets a challenge of the row that is not too hard, or the knight trains."""

    rule: ClassVar[str] = "tourney.turn.deed"
    fields: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = within(1, die, 6)

    def options(self, game: Tourney, out: list[Action]) -> None:
        for card in game.row:
            if CHALLENGES[card].number <= self.die:
                out.append(v.MEETS[card])
        out.append(v.TRAINS)

    def windows(self, game: Tourney) -> int:
        return extras.TURN

    def take(self, game: Tourney, action: Action) -> None:
        if action.verb == v.MEET:
            knight = game.knights[self.seat]
            at = game.row.index(action.a)
            game.row = game.row[:at] + game.row[at + 1 :]
            knight.won += (action.a,)
            game.tell(v.MET, self.seat, action.a)
            rounds.fill_row(game)
            game.push(Resolve(self.seat, CHALLENGES[action.a].effect.path))
        else:
            gain(game, self.seat, LANCE, 1 if self.die < 4 else 2)
        for part in game.rules.parts:
            part.deed_done(game, self.seat, self.die)

    def why_not(self, game: Tourney, action: Action) -> Message | None:
        return Message(v.TOO_HARD) if action.verb == v.MEET and action.a in game.row else None


class EndTurn(Question[Tourney]):
    """The seat says that its turn is over."""

    rule: ClassVar[str] = "tourney.turn.end"

    def options(self, game: Tourney, out: list[Action]) -> None:
        out.append(v.DONES)

    def windows(self, game: Tourney) -> int:
        return extras.TURN

    def take(self, game: Tourney, action: Action) -> None:
        game.seal()
