"""Tables of the tournament that are broken on purpose, each in one way, to prove that a check finds it."""

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar, Final, Self

import roundtable as rt
from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.chance import Chance
from roundtable.kernel.layout import Layout
from roundtable.kernel.rules import Value
from roundtable.kernel.table import BOXES
from roundtable.kernel.wording import Message, Wording
from roundtable.kernel.zone import Zone
from tests.practice.tourney.box import BOX, TourneyBox
from tests.practice.tourney.state import Tourney

NONSENSE: Final = Wording("nonsense")


class BrokenBox(TourneyBox):
    """The box of the tournament, with tables of another class in it."""

    def __init__(self, kind: type[Tourney], vocabulary: Vocabulary, steps: tuple[type[object], ...]) -> None:
        super().__init__(kind.__name__, "1", BOX.seats, BOX.settings, vocabulary, steps, BOX.events, BOX.tables)
        self.kind = kind

    def table(self, seats: int, settings: Mapping[str, Value]) -> rt.Game:
        plain = super().table(seats, settings)
        assert isinstance(plain, Tourney)
        game = self.kind()
        game.rules = plain.rules
        game.extras = plain.extras
        return game


def box_of(kind: type[Tourney]) -> BrokenBox:
    """Give the box of a broken table."""
    vocabulary = swapped() if kind is SwapsWords else BOX.vocabulary
    steps = [step for step in BOX.steps.values() if kind is not UndeclaredStep or step.__name__ != "Pick"]
    return BrokenBox(kind, vocabulary, (*steps, Forgets))


@contextmanager
def registered(kind: type[Tourney]) -> Iterator[str]:
    """Make a broken game known for a while, and give its name."""
    box = box_of(kind)
    rt.register(box)
    try:
        yield box.name
    finally:
        del BOXES.things[box.name]


# ---- positions ----


class NoCheck(Tourney):
    check = rt.Game.check


class CountsNothing(Tourney):
    def check(self) -> None:
        """Find everything in order."""


class LosesCards(Tourney):
    def carry_out(self, action: Action) -> None:
        super().carry_out(action)
        if len(self.deck):
            self.deck.remove(0)


class HidesAZone(Tourney):
    def families(self) -> list[list[Zone]]:
        return super().families()[:-1]


class OmitsAField(Tourney):
    def layout(self) -> Layout:
        whole = super().layout()
        return Layout(whole.name, whole.make, *[field for field in whole.fields if field.name != "first"])


class UndeclaredStep(Tourney):
    pass


class Forgets(Step[Tourney]):
    """A step that does not save what it holds."""

    def __init__(self, seat: int = -1, mood: int = 0) -> None:
        super().__init__(seat)
        self.mood: Final = mood

    def run(self, game: Tourney) -> None:
        """Do nothing."""


class ForgetfulStep(Tourney):
    def setup(self) -> None:
        self.push(Forgets(-1, 5))
        super().setup()


class ScoresOnlyOne(Tourney):
    def scores(self) -> list[int]:
        return super().scores()[:1]


class WinsTooSoon(Tourney):
    def winners(self) -> list[int]:
        return [0]


class NobodyWins(Tourney):
    def winners(self) -> list[int]:
        return []


# ---- questions and answers ----


class OffersTwice(Tourney):
    def find(self, question: Question[Any], out: list[Action]) -> None:
        super().find(question, out)
        out += out[:1]


class OffersAStranger(Tourney):
    def find(self, question: Question[Any], out: list[Action]) -> None:
        super().find(question, out)
        out += [Action(action.id, action.verb, action.a, action.b, action.notation, ()) for action in out[:1]]


class OffersTooMuch(Tourney):
    def find(self, question: Question[Any], out: list[Action]) -> None:
        super().find(question, out)
        if out and question.rule == "tourney.draft.pick":
            out += [action for action in BOX.vocabulary.actions if action.verb == out[0].verb and action not in out]


class Unsteady(Tourney):
    times: ClassVar[list[int]] = [0]

    def find(self, question: Question[Any], out: list[Action]) -> None:
        super().find(question, out)
        self.times[0] += 1
        if self.times[0] % 3 == 0:
            out.reverse()


class ChangesWhileLooking(Tourney):
    def find(self, question: Question[Any], out: list[Action]) -> None:
        super().find(question, out)
        self.knights[0].glory += 1


class SwapsWords(Tourney):
    pass


def swapped() -> Vocabulary:
    """Give the vocabulary with the notations of the first two actions exchanged."""
    vocabulary = Vocabulary("tourney")
    vocabulary.verbs.extend(BOX.vocabulary.verbs)
    vocabulary.actions.extend(BOX.vocabulary.actions)
    vocabulary.by_notation.update(BOX.vocabulary.by_notation)
    one, other = vocabulary.actions[:2]
    vocabulary.by_notation[one.notation], vocabulary.by_notation[other.notation] = other, one
    return vocabulary


class AcceptsAnything(Tourney):
    def play(self, what: Action | str | int, seat: int | None = None, joined: bool = False) -> None:
        try:
            super().play(what, seat, joined)
        except rt.IllegalAction:
            return


class RefusesAndChanges(Tourney):
    def play(self, what: Action | str | int, seat: int | None = None, joined: bool = False) -> None:
        try:
            super().play(what, seat, joined)
        except rt.IllegalAction:
            self.knights[0].glory += 1
            raise


class RefusesWithAnotherError(Tourney):
    def play(self, what: Action | str | int, seat: int | None = None, joined: bool = False) -> None:
        try:
            super().play(what, seat, joined)
        except rt.IllegalAction as refusal:
            raise ValueError("no") from refusal


class RefusesWithoutWords(Tourney):
    def play(self, what: Action | str | int, seat: int | None = None, joined: bool = False) -> None:
        try:
            super().play(what, seat, joined)
        except rt.IllegalAction as refusal:
            raise rt.IllegalAction("nonsense", refusal.rule) from refusal


# ---- copies and the past ----


class ForgetsToCopy(Tourney):
    def become(self, other: Self) -> None:
        super().become(other)
        self.first = 0


class SharesAList(Tourney):
    def become(self, other: Self) -> None:
        super().become(other)
        self.knights = other.knights


class SharesAZone(Tourney):
    def become(self, other: Self) -> None:
        super().become(other)
        self.deck = other.deck


class KeepsOldValues(Tourney):
    def become(self, other: Self) -> None:
        old = getattr(self, "favours", None)
        super().become(other)
        if old is not None:
            self.favours = old


class ChecksWithAnotherError(Tourney):
    def check(self) -> None:
        try:
            super().check()
        except rt.BadPosition as broken:
            raise ValueError("no") from broken


class OtherChance(Tourney):
    def carry_out(self, action: Action) -> None:
        super().carry_out(action)
        self.knights[0].glory += random.randrange(2)


class RestartsTooLittle(Tourney):
    def restart(self, seat: int | None = None) -> None:
        self.back(seat)


class NeverSeals(Tourney):
    def arrive(self) -> None:
        super().arrive()
        self.learned = 0
        self.sealed = False


# ---- knowledge ----


class ShowsTheDeck(Tourney):
    def sees(self, seat: int | None) -> dict[str, object]:
        return {**super().sees(seat), "top": list(self.deck.cards[-1:])}


class ShowsSpectatorsAHand(Tourney):
    def sees(self, seat: int | None) -> dict[str, object]:
        return super().sees(0 if seat is None else seat)


class ShowsPicks(Tourney):
    def sees(self, seat: int | None) -> dict[str, object]:
        return {**super().sees(seat), "picks": [list(knight.tricks.cards) for knight in self.knights]}


class NumbersAsKeys(Tourney):
    def sees(self, seat: int | None) -> dict[str, object]:
        return {"by seat": {at: knight.glory for at, knight in enumerate(self.knights)}}


class ImaginesTheSameChance(Tourney):
    def imagine(self, seat: int, chance: Chance) -> Self:
        world = super().imagine(seat, chance)
        world.chance = self.chance.copy()
        return world


class ImaginesTheTruth(Tourney):
    def imagine(self, seat: int, chance: Chance) -> Self:
        return self.clone()


class TellsEverybody(Tourney):
    def tell_only(self, audience: int, wording: Wording, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.tell(wording, a, b, c)


class TellsNobodyThere(Tourney):
    def tell(self, wording: Wording, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        self.tell_only(1 << 20, wording, a, b, c)


class RewardsHaste(Tourney):
    def carry_out(self, action: Action) -> None:
        super().carry_out(action)
        if self.early:
            self.knights[0].glory += 1


# ---- words ----


class SaysNonsense(Tourney):
    def describe(self, action: Action, seat: int | None = None) -> Message:
        return Message(NONSENSE)


class TellsNonsense(Tourney):
    def tell(self, wording: Wording, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        super().tell(NONSENSE)


# ---- whole games ----


class BreaksDown(Tourney):
    def carry_out(self, action: Action) -> None:
        super().carry_out(action)
        if self.round == 2:
            raise ZeroDivisionError("the lists have burnt down")
