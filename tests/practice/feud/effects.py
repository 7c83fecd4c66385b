"""Playing cards: the steps that run every effect, its price, the named functions, and what may be done at any time."""

from collections.abc import Callable
from typing import ClassVar, Final

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra, Question, Step
from roundtable.kernel.zone import bit, bury, look
from tests.practice.feud import content, knaves, rumour
from tests.practice.feud import vocabulary as v
from tests.practice.feud.content import EFFECT_OF, EFFECTS, Effect
from tests.practice.feud.state import Feud


def usable(game: Feud, seat: int, effect: Effect, window: int, spare: int) -> bool:
    """Say whether some part of an effect counts now and its price can be paid; `spare` cards are at hand for it."""
    if not effect.windows & window:
        return False
    if effect.op == content.COST and not spare and not game.lords[seat].gold:
        return False
    if effect.parts:
        return any(usable(game, seat, part, window, spare) for part in effect.parts)
    return game.rules.seats > 1 or effect.odd not in ("rumour", "banner")


class Cards(Extra[Feud]):
    """Cards in hand, wherever one of their effects counts."""

    rule: ClassVar[str] = "feud.cards.play"

    def options(self, game: Feud, seat: int, window: int, out: list[Action]) -> None:
        hand = game.lords[seat].hand.cards
        held: list[Action] = []
        v.by_kind(v.PLAY, hand, held)
        for action in held:
            if usable(game, seat, EFFECT_OF[action.a], window, len(hand) - 1):
                out.append(action)

    def take(self, game: Feud, seat: int, action: Action) -> None:
        question = game.question()
        assert question is not None
        game.push(Resolve(seat, EFFECT_OF[action.a].path, question.windows(game)))
        game.lay_down(seat, action.a)
        game.tell(v.PLAYED, seat, action.a)


class Banners(Extra[Feud]):
    """Other lords' banners in the middle of the table: each once, in the own turn."""

    rule: ClassVar[str] = "feud.cards.banner"

    def options(self, game: Feud, seat: int, window: int, out: list[Action]) -> None:
        for owner, lord in enumerate(game.lords):
            if lord.banner & bit(seat):
                out.append(v.RALLY[owner])

    def take(self, game: Feud, seat: int, action: Action) -> None:
        game.lords[action.a].banner -= bit(seat)
        game.lords[seat].move += 1


class Resolve(Step[Feud]):
    """Carry an effect out."""

    fields: ClassVar[tuple[str, ...]] = ("path", "window")

    def __init__(self, seat: int, path: str, window: int) -> None:
        super().__init__(seat)
        self.path: Final = path
        self.window: Final = window

    def run(self, game: Feud) -> None:
        effect = EFFECTS[self.path]
        if effect.op == content.GAIN:
            self.gain(game, effect.way, effect.n)
        elif effect.op == content.ALL:
            game.then(*[Resolve(self.seat, part.path, self.window) for part in effect.parts])
        elif effect.op == content.ONE:
            game.push(ChooseOne(self.seat, self.path, self.window))
        elif effect.op == content.COST:
            game.then(Pay(self.seat), Resolve(self.seat, effect.parts[0].path, self.window))
        else:
            ODD_ONES[effect.odd](game, self.seat)

    def gain(self, game: Feud, way: int, n: int) -> None:
        """Gain something; a knave has consequences."""
        if way == content.MOVE:
            game.lords[self.seat].move += n
        elif way == content.GOLD:
            game.lords[self.seat].gold += n
        elif way == content.STRIKE:
            game.blow += n
        elif way == content.BLOCK:
            game.blow = max(0, game.blow - n)
        else:
            game.push(knaves.Tax(self.seat))


class ChooseOne(Question[Feud]):
    """One of several effects."""

    rule: ClassVar[str] = "feud.cards.choose"
    fields: ClassVar[tuple[str, ...]] = ("path", "window")

    def __init__(self, seat: int, path: str, window: int) -> None:
        super().__init__(seat)
        self.path: Final = path
        self.window: Final = window

    def options(self, game: Feud, out: list[Action]) -> None:
        for part in EFFECTS[self.path].parts:
            if usable(game, self.seat, part, self.window, len(game.lords[self.seat].hand)):
                out.append(v.CHOOSE[part.way])

    def take(self, game: Feud, action: Action) -> None:
        for part in EFFECTS[self.path].parts:
            if part.way == action.a:
                game.push(Resolve(self.seat, part.path, self.window))


class Pay(Question[Feud]):
    """The price of an effect: one gold or one card."""

    rule: ClassVar[str] = "feud.cards.pay"

    def options(self, game: Feud, out: list[Action]) -> None:
        if game.lords[self.seat].gold:
            out.append(v.PAY)
        v.by_kind(v.SPEND, game.lords[self.seat].hand.cards, out)

    def rule_now(self, game: Feud) -> str:
        return self.rule if game.lords[self.seat].gold else "feud.cards.pay-without-gold"

    def take(self, game: Feud, action: Action) -> None:
        if action is v.PAY:
            game.lords[self.seat].gold -= 1
        else:
            game.lay_down(self.seat, action.a)


class Judge(Question[Feud]):
    """The tile on top has been looked at: it stays there or goes under the others."""

    rule: ClassVar[str] = "feud.cards.scry"

    def options(self, game: Feud, out: list[Action]) -> None:
        out += (v.LEAVE, v.BURY)

    def take(self, game: Feud, action: Action) -> None:
        if action is v.BURY:
            bury(game, game.tiles, len(game.tiles) - 1, game.tiles, bit(self.seat))


def scry(game: Feud, seat: int) -> None:
    """Look at the tile on top."""
    look(game, game.tiles, len(game.tiles) - 1, bit(seat))
    game.push(Judge(seat))


def plant(game: Feud, seat: int) -> None:
    """Put the banner into the middle of the table, where others may rally to it until the owner's next turn."""
    game.lords[seat].banner = bit(game.rules.seats) - 1 - bit(seat)


def spread(game: Feud, seat: int) -> None:
    """Begin a rumour."""
    game.push(rumour.Accuse(seat))


ODD_ONES: Final[dict[str, Callable[[Feud, int], None]]] = {"scry": scry, "banner": plant, "rumour": spread}
