"""A fight between two lords in the middle of a turn: many small decisions of both."""

from typing import ClassVar, Final

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from tests.practice.feud import vocabulary as v
from tests.practice.feud.content import HAND, PARRY, SWING
from tests.practice.feud.state import Feud


class Against(Question[Feud]):
    """A question to one of the two fighters."""

    fields: ClassVar[tuple[str, ...]] = ("foe",)

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe: Final = foe


class Defend(Against):
    """Take part fully, with a card more and a new hand afterwards but without the next turn, or only partly."""

    rule: ClassVar[str] = "feud.fight.defend"

    def options(self, game: Feud, out: list[Action]) -> None:
        if len(game.lords[self.seat].hand):
            out.append(v.FULL)
        out.append(v.PARTIAL)

    def take(self, game: Feud, action: Action) -> None:
        game.passes = 0
        if action is v.FULL:
            game.lords[self.seat].tapped = True
            game.push(Recover(self.seat))
            game.draw_up(self.seat, len(game.lords[self.seat].hand) + 1)
        game.push(Swing(self.seat, self.foe))


class Recover(Step[Feud]):
    """A lord who took part fully fills the hand, as at the end of a turn."""

    def run(self, game: Feud) -> None:
        game.draw_up(self.seat, HAND)


class Swing(Against):
    """Gather attack with cards, then strike; or pass. Two passes in a row end the fight."""

    rule: ClassVar[str] = "feud.fight.swing"

    def windows(self, game: Feud) -> int:
        return SWING

    def options(self, game: Feud, out: list[Action]) -> None:
        if game.passes < 2:
            out.append(v.DONE if game.blow else v.PASS)

    def take(self, game: Feud, action: Action) -> None:
        game.push(Swing(self.foe, self.seat))
        if action is v.PASS:
            game.passes += 1
        else:
            game.passes = 0
            game.then(Parry(self.foe, self.seat), Damage(self.seat, self.foe), Rest())


class Parry(Against):
    """Gather block with cards against a blow."""

    rule: ClassVar[str] = "feud.fight.parry"

    def windows(self, game: Feud) -> int:
        return PARRY

    def options(self, game: Feud, out: list[Action]) -> None:
        out.append(v.DONE)

    def take(self, game: Feud, action: Action) -> None:
        game.tell(v.STRUCK, self.foe, self.seat, game.blow)


class Damage(Against):
    """Spend what is left of the blow, bit by bit; driving the other away ends the fight."""

    rule: ClassVar[str] = "feud.fight.damage"

    def options(self, game: Feud, out: list[Action]) -> None:
        if game.blow >= 2:
            out.append(v.WOUND)
        if game.blow >= 1 and game.lords[self.foe].gold:
            out.append(v.PLUNDER)
        if game.blow >= 3:
            out.append(v.DRIVE)
        if out:
            out.append(v.STOP)

    def take(self, game: Feud, action: Action) -> None:
        us = game.lords[self.seat]
        them = game.lords[self.foe]
        if action is v.DRIVE:
            them.space = 0
            us.renown += 2
            game.passes = 2
        elif action is v.WOUND:
            game.blow -= 2
            them.renown -= 1
            game.push(Damage(self.seat, self.foe))
        elif action is v.PLUNDER:
            game.blow -= 1
            them.gold -= 1
            us.gold += 1
            game.push(Damage(self.seat, self.foe))


class Rest(Step[Feud]):
    """What was not spent of a blow is lost."""

    def run(self, game: Feud) -> None:
        game.blow = 0
