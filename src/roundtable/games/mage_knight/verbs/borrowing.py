"""Effects of other components used as part of one: another card of the hand, a card or a Unit of an offer."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import hands, mana
from roundtable.games.mage_knight.content.components import CARDS, COLOURS_OF_CARD, KIND_OF, UNIT_OF, UNITS, Card
from roundtable.games.mage_knight.content.fields import LEFT_OUT, NEEDED, Colours, Field, Flag, Number, Word
from roundtable.games.mage_knight.content.integers import ColourBits, Kind, Seat, WindowBits
from roundtable.games.mage_knight.content.names import F_DISCARDED, F_THROWN_AWAY, NONE
from roundtable.games.mage_knight.content.nodes import IMPOSSIBLE, NODES, WORTH, Effect, Node, Phrase
from roundtable.games.mage_knight.effects import judging, perform
from roundtable.games.mage_knight.effects.phrases import told
from roundtable.games.mage_knight.locals import hiring
from roundtable.games.mage_knight.play import activation, playing
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import FROM_CARD
from roundtable.games.mage_knight.verbs import picking
from roundtable.games.mage_knight.vocabulary import CARD_ACTIONS, CHOICES, CHOOSES, DONES, PICKS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


class UseEffectOf(Node):
    """Carries out the effect of another component as part of this one: one single effect.

    `free`: its mana is not paid; costs inside it (extra mana, discards) are. All its limits, its timing and its own
    colour hold. `bonus`: if it gives Move, Influence, Block or Attack, that amount is raised once by the bonus.
    """

    word: ClassVar[str] = "use-effect-of"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("from", "use-from"), Word("half", "half", "basic"), Number("times", 1), Flag("free", NEEDED),
        Number("bonus", 0), Colours("color", LEFT_OUT), Word("card", "card-then"),
    )  # fmt: skip
    may_fail: ClassVar[bool] = True
    reason: ClassVar[str] = "nothing-to-use"

    def run(self, game: "MageKnight", by: Frame) -> None:
        """Ask which component is used."""
        where = self.words["from"]
        if where == "hand-action":
            game.push(BorrowCard(by.seat, self.path))
        elif where == "spell-offer":
            game.push(BorrowSpell(by.seat, self.path))
        elif where == "unit-offer":
            game.push(BorrowUnit(by.seat, self.path))
        else:
            game.push(BorrowAdvanced(by.seat, self.path))

    def usable(self, game: "MageKnight", by: Frame, now: WindowBits) -> bool:
        """Say whether there is a component whose effect can be used."""
        where = self.words["from"]
        if where == "hand-action":
            return bool(hand_actions(game, by, self, now))
        if where == "spell-offer":
            return bool(spells(game, by, self, now))
        if where == "unit-offer":
            return bool(abilities(game, by, now))
        return bool(advanced(game, by, self, now))

    def judge(self, game: "MageKnight", by: Frame, now: WindowBits) -> int:
        """There must be another component whose effect can be used."""
        return WORTH if self.usable(game, by, now) else IMPOSSIBLE

    def mana_asked(self, game: "MageKnight", by: Frame, now: WindowBits) -> tuple[int, ...]:
        """What borrowing asks for at least; nothing that can be borrowed asks for more than one."""
        wanted = 0
        for asked in mana_of_each(game, by, self, now):
            if asked == 0:
                return ()
            wanted |= asked
        return (wanted,) if wanted else ()

    def asks_mana(self) -> bool:
        """What is borrowed may."""
        return True

    def cards_asked(self) -> int:
        """The other card of the hand."""
        return 1 if self.words["from"] == "hand-action" else 0

    def text(self) -> Phrase:
        """Whose effect, how often, and with which bonus."""
        words = [self.words["from"], self.words["half"], self.words["card"]]
        return told(f"text-use-{'-'.join(words)}", times=self.numbers["times"], bonus=self.numbers["bonus"])


def half_of(card: Card, half: str) -> Effect | None:
    """Give the half of a card that is used."""
    return card.basic if half == "basic" else card.powered


def hand_actions(game: "MageKnight", by: Frame, node: Node, now: WindowBits) -> list[int]:
    """Give the kinds of other Action cards in hand whose half can be used now with the cards that remain."""
    found: list[int] = []
    strong = node.words["half"] != "basic"
    for kind in picking.kinds(game, by, "action"):
        half = CARDS[kind].powered if strong else CARDS[kind].basic
        if half is None or not half.allowed & now:
            continue
        if half.cards and half.cards > len(picking.hand(game, by, "any")) - 1:
            continue
        if half.sure & now or judging.is_worth(game, beside(game, by, kind), half, now):
            found.append(kind)
    return found


def beside(game: "MageKnight", by: Frame, kind: Kind) -> Frame:
    """Begin the frame of another card of the hand that is used with the one in progress."""
    gone = (*by.outer, by.source if by.origin == FROM_CARD else NONE)
    deeds = [deed for deed in game.players[by.seat].hand.cards if KIND_OF[deed] == kind and deed not in gone]
    inner = frame(by.seat, FROM_CARD, deeds[0], CARDS[kind].colours)
    inner.outer = gone
    return inner


def mana_of_each(game: "MageKnight", by: Frame, node: Node, now: WindowBits) -> list[int]:
    """Give the mana asked for by each card of the hand, or ability of a Unit in the offer, that can be used."""
    if node.words["from"] == "unit-offer":
        colours = [UNITS[UNIT_OF[card]].mana[ability] for card, ability in abilities(game, by, now)]
        return [0 if colour == NONE else 1 << colour for colour in colours]
    found: list[int] = []
    if node.words["from"] == "hand-action":
        for kind in hand_actions(game, by, node, now):
            half = half_of(CARDS[kind], node.words["half"])
            assert half is not None
            asked = playing.inner_mana(game, beside(game, by, kind), half, now)
            found.append(asked[0] if asked else 0)
    return found


def spells(game: "MageKnight", by: Frame, node: Node, now: WindowBits) -> list[tuple[int, bool]]:
    """Give the Spells of the offer, with the half, that can be cast now."""
    found: list[tuple[int, bool]] = []
    colours = COLOURS_OF_CARD[by.card] if by.card != NONE else 0
    payable = mana.payable(game, by.seat)
    for deed in game.spell_offer:
        card = CARDS[KIND_OF[deed]]
        if not card.colours & colours:
            continue
        inner = frame(by.seat, FROM_CARD, by.source, card.colours)
        for strong in (False, True):
            if node.words["half"] != "either" and strong != (node.words["half"] == "powered"):
                continue
            half = card.powered if strong else card.basic
            if node.flags["free"] and half is not None:
                if half.allowed & now and judging.sequence(game, inner, half.steps, 0, now) == WORTH:
                    found.append((card.number, strong))
            elif playing.can_play(game, inner, card, strong, now, payable):
                found.append((card.number, strong))
    return found


def abilities(game: "MageKnight", by: Frame, now: WindowBits) -> list[tuple[int, int]]:
    """Give the Units of the offer, with an ability, that can be used as if they were the user's."""
    found: list[tuple[int, int]] = []
    if game.combat is not None and game.combat.bars_units:
        return found
    payable = mana.payable(game, by.seat)
    for card in game.unit_offer:
        if card in game.offer_wounds or UNIT_OF[card] in hiring.NEVER_FREE:
            continue
        kind = UNITS[UNIT_OF[card]]
        for ability in range(len(kind.abilities)):
            inner = activation.by_unit(by.seat, kind, ability, NONE, card)
            if activation.can_use(game, inner, kind, ability, now, payable):
                found.append((card, ability))
    return found[:CHOICES]


def advanced(game: "MageKnight", by: Frame, node: Node, now: WindowBits) -> list[int]:
    """Give the kinds of Advanced Actions in the offer whose half can be used."""
    found: list[int] = []
    for deed in game.advanced_offer:
        card = CARDS[KIND_OF[deed]]
        half = half_of(card, node.words["half"])
        inner = frame(by.seat, FROM_CARD, by.source, card.colours)
        if half is None or not half.allowed & now:
            continue
        if judging.sequence(game, inner, half.steps, 0, now) == WORTH:
            found.append(card.number)
    return found


class BorrowCard(Question["MageKnight"]):
    """Which other Action card of the hand is played with it?"""

    rule: ClassVar[str] = "mage_knight.effects.compound-plays-another-effect"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those whose half can be used now."""
        for kind in hand_actions(game, game.frames[-1], NODES[self.path], perform.open_now(game)):
            out.append(CARD_ACTIONS[kind])
        if not out:  # only in worlds a rival imagines: who is asked hangs on public things
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Lay it beside, and use its half as often as said."""
        if action is DONES:
            return
        node = NODES[self.path]
        deed = hands.take(game, self.seat, action.a)
        thrown = node.words["card"] == "thrown-away"
        hands.lay(game, self.seat, deed, F_THROWN_AWAY if thrown else F_DISCARDED)
        game.tell(changes.PLAYED_WITH, self.seat, action.a, KIND_OF[game.frames[-1].source])
        half = half_of(CARDS[action.a], node.words["half"])
        assert half is not None
        bonus = node.numbers["bonus"] + game.frames[-1].bonus
        game.frames[-1].bonus = 0
        game.push(UseAgain(self.seat, half.path, deed, CARDS[action.a].colours, bonus, node.numbers["times"]))


class UseAgain(Step["MageKnight"]):
    """A borrowed half is used, and again; once its costs cannot be paid any more the rest is skipped."""

    fields: ClassVar[tuple[str, ...]] = ("path", "source", "colours", "bonus", "left")

    def __init__(self, seat: Seat, path: str, source: int, colours: ColourBits, bonus: int, left: int) -> None:
        super().__init__(seat)
        self.path = path
        self.source = source
        self.colours = colours
        self.bonus = bonus
        self.left = left

    def run(self, game: "MageKnight") -> None:
        """Use it once."""
        by = frame(self.seat, FROM_CARD, self.source, self.colours)
        by.bonus = self.bonus
        if judging.effect(game, by, self.path, perform.open_now(game)) == IMPOSSIBLE:
            return
        if self.left > 1:
            game.push(UseAgain(self.seat, self.path, self.source, self.colours, 0, self.left - 1))
        perform.run(game, by, self.path)


class BorrowSpell(Question["MageKnight"]):
    """Which Spell of the offer is cast?"""

    rule: ClassVar[str] = "mage_knight.effects.compound-keeps-limits"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each that fits, once."""
        for kind, _ in spells(game, game.frames[-1], NODES[self.path], perform.open_now(game)):
            if PICKS[kind] not in out:
                out.append(PICKS[kind])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Ask for the half."""
        game.push(BorrowHalf(self.seat, self.path, action.a))


class BorrowHalf(Question["MageKnight"]):
    """Which half of the Spell is cast: 0 the basic one, 1 the strong one?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.spell-strong-effect-night-only"
    fields: ClassVar[tuple[str, ...]] = ("path", "kind")

    def __init__(self, seat: Seat, path: str, kind: Kind) -> None:
        super().__init__(seat)
        self.path = path
        self.kind = kind

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those that can be used now."""
        for kind, strong in spells(game, game.frames[-1], NODES[self.path], perform.open_now(game)):
            if kind == self.kind:
                out.append(CHOOSES[1 if strong else 0])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Pay for it unless it is free, and use it; for its own fate the card that plays it stands in."""
        node = NODES[self.path]
        by = game.frames[-1]
        strong = action.a == 1
        card = CARDS[self.kind]
        game.tell(changes.BORROWED, self.seat, self.kind, KIND_OF[by.source])
        if node.flags["free"]:
            half = card.powered if strong else card.basic
            assert half is not None
            perform.begin(game, self.seat, FROM_CARD, by.source, card.colours, half.path)
            return
        game.push(playing.UseHalf(self.seat, self.kind, strong, by.source))
        playing.pay_for(game, by, card, strong, perform.open_now(game))


class BorrowUnit(Question["MageKnight"]):
    """Which ability of which Unit in the offer is used?"""

    rule: ClassVar[str] = "mage_knight.units.activation-one-ability"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each that can be used now, by its place."""
        for at in range(len(abilities(game, game.frames[-1], perform.open_now(game)))):
            out.append(CHOOSES[at])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Pay for it and use it."""
        card, ability = abilities(game, game.frames[-1], perform.open_now(game))[action.a]
        game.tell(changes.BORROWED_UNIT, self.seat, UNIT_OF[card])
        activation.use(game, self.seat, UNITS[UNIT_OF[card]], ability, NONE, card)


class BorrowAdvanced(Question["MageKnight"]):
    """Which Advanced Action of the offer is used?"""

    rule: ClassVar[str] = "mage_knight.effects.compound-keeps-colour-for-resistances"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those whose half can be used now."""
        for kind in advanced(game, game.frames[-1], NODES[self.path], perform.open_now(game)):
            out.append(PICKS[kind])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Use it; the card itself is only looked at."""
        half = half_of(CARDS[action.a], NODES[self.path].words["half"])
        assert half is not None
        by = game.frames[-1]
        game.tell(changes.BORROWED, self.seat, action.a, KIND_OF[by.source])
        perform.begin(game, self.seat, FROM_CARD, by.source, CARDS[action.a].colours, half.path)
