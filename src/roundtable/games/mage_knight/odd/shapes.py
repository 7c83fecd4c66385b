"""Shapeshift (Braevalar): the Move, Attack or Block of a Basic Action becomes another of the three."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, words
from roundtable.games.mage_knight.cards import hands, mana
from roundtable.games.mage_knight.content.components import CARDS, Card
from roundtable.games.mage_knight.content.integers import Deed, Kind, Seat
from roundtable.games.mage_knight.content.names import BASIC_ACTION, NONE
from roundtable.games.mage_knight.content.nodes import WORTH, Effect, Node
from roundtable.games.mage_knight.effects import judging, perform, windows
from roundtable.games.mage_knight.play import playing, serving
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import AS_ATTACK, AS_BLOCK, AS_MOVE, FROM_CARD
from roundtable.games.mage_knight.vocabulary import CARD_ACTIONS, CHOOSES, DONES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

SHAPES: Final = (AS_MOVE, AS_ATTACK, AS_BLOCK)
SHAPED: Final = {"move": AS_MOVE, "attack": AS_ATTACK, "block": AS_BLOCK}


def given(steps: tuple[Node, ...]) -> list[int]:
    """Give the shapes of the fixed amounts that steps give, in a choice too."""
    found: list[int] = []
    for node in steps:
        if node.verb in SHAPED and not node.amounts["value"].per and not node.amounts["value"].of:
            found.append(SHAPED[node.verb])
        for branches in node.branches.values():
            for branch in branches:
                found += given(branch)
    return found


def ways(game: "MageKnight", seat: Seat, card: Card) -> list[tuple[bool, int]]:
    """Give how a card can be played in another shape now: with which half, as what."""
    if hands.in_hand(game.players[seat], card.number) == NONE:  # only in worlds a rival imagines
        return []
    now = perform.open_now(game)
    payable = mana.payable(game, seat, 1)
    found: list[tuple[bool, int]] = []
    for strong in (False, True):
        half = card.powered if strong else card.basic
        if half is None or (strong and not card.powered_by & payable):
            continue
        found += [(strong, shape) for shape in SHAPES if turns(game, seat, card, half, shape, now)]
    return found


def counts(game: "MageKnight", seat: Seat, shape: int, now: int) -> bool:
    """Say whether points of a shape count now."""
    if shape == AS_MOVE:
        return serving.move_counts(game, seat, now)
    return bool(now & (windows.STRIKE if shape == AS_ATTACK else windows.PARRY))


def turns(game: "MageKnight", seat: Seat, card: Card, half: Effect, shape: int, now: int) -> bool:
    """Say whether a half gives something that can take another shape which counts now."""
    if not counts(game, seat, shape, now) or not [one for one in given(half.steps) if one != shape]:
        return False
    player = game.players[seat]
    by = frame(seat, FROM_CARD, player.hand.cards[hands.in_hand(player, card.number)], card.colours)
    by.shape = shape
    return judging.sequence(game, by, half.steps, 0, now) == WORTH


def cards(game: "MageKnight", seat: Seat) -> list[int]:
    """Give the kinds of Basic Actions in hand that can be played in another shape."""
    kinds = [kind for kind in hands.kinds_in_hand(game.players[seat]) if kind < len(CARDS)]
    return [kind for kind in kinds if CARDS[kind].kind == BASIC_ACTION and ways(game, seat, CARDS[kind])]


def possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """There must be such a card."""
    return bool(cards(game, by.seat))


def shapeshift(game: "MageKnight", by: Frame, node: Node) -> None:
    """Ask which card."""
    game.push(ShiftCard(by.seat))


class ShiftCard(Question["MageKnight"]):
    """Which Basic Action is played in another shape?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each kind once."""
        for kind in cards(game, self.seat):
            out.append(CARD_ACTIONS[kind])
        if not out:  # only in worlds a rival imagines: who is asked hangs on public things
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Ask how."""
        if action is not DONES:
            game.push(ShiftShape(self.seat, action.a))


class ShiftShape(Question["MageKnight"]):
    """With which half, and as what?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, seat: Seat, kind: Kind) -> None:
        super().__init__(seat)
        self.kind = kind

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each by its place."""
        for at in range(len(ways(game, self.seat, CARDS[self.kind]))):
            out.append(CHOOSES[at])
        if not out:  # only in worlds a rival imagines
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Play the card, pay for it, and carry its half out in that shape."""
        if action is DONES:
            return
        strong, shape = ways(game, self.seat, CARDS[self.kind])[action.a]
        card = CARDS[self.kind]
        deed = hands.take(game, self.seat, self.kind)
        hands.lay(game, self.seat, deed)
        game.turn.duty = True
        game.tell(words.POWERED if strong else words.PLAYED, self.seat, self.kind)
        game.push(UseShifted(self.seat, self.kind, strong, deed, shape))
        by = frame(self.seat, FROM_CARD, deed, card.colours)
        playing.pay_for(game, by, card, strong, perform.open_now(game))

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Say which half, and as what."""
        if action is DONES:
            return None
        strong, shape = ways(game, self.seat, CARDS[self.kind])[action.a]
        wording = answers.LABEL_SHAPE_POWERED if strong else answers.LABEL_SHAPE
        return Message(wording, (self.kind, (NONE, 0, 3, 2)[shape]))


class UseShifted(Step["MageKnight"]):
    """A card in another shape has been paid for."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "strong", "source", "shape")

    def __init__(self, seat: Seat, kind: Kind, strong: bool, source: Deed, shape: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.strong = strong
        self.source = source
        self.shape = shape

    def run(self, game: "MageKnight") -> None:
        """Carry its half out."""
        card = CARDS[self.kind]
        half = card.powered if self.strong else card.basic
        assert half is not None
        by = frame(self.seat, FROM_CARD, self.source, card.colours)
        by.shape = self.shape
        perform.run(game, by, half.path)
