"""Playing Deed cards from the hand: basic, powered or sideways, and turning crystals into mana. All are extras."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import refusals, words
from roundtable.games.mage_knight.cards import centre, hands, mana, paying
from roundtable.games.mage_knight.content.components import CARD, CARDS, WOUND_KIND, Card
from roundtable.games.mage_knight.content.integers import ColourBits, Deed, Kind, Seat, WindowBits
from roundtable.games.mage_knight.content.names import (
    ARTIFACT,
    BASIC,
    BLACK,
    F_DISCARDED,
    F_THROWN_AWAY,
    MELEE,
    NONE,
    P_ATTACK,
    P_BLOCK,
    P_INFLUENCE,
    P_MOVE,
    PHYSICAL,
    POINTS,
    SPELL,
)
from roundtable.games.mage_knight.content.nodes import Effect
from roundtable.games.mage_knight.content.reasons import refusal
from roundtable.games.mage_knight.effects import events, giving, judging, perform, windows
from roundtable.games.mage_knight.play import out_of_turn, serving
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import FROM_CARD, FROM_SIDEWAYS
from roundtable.games.mage_knight.vocabulary import (
    CRYSTAL,
    CRYSTALS,
    PLAY,
    PLAYS,
    POWER,
    POWERS,
    SIDEWAYS,
    SIDEWAYS_ACTIONS,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

MYSTERIOUS_BOX: Final = CARD.at("mysterious-box")
NO_COST: tuple[int, ...] = ()


def basic_cost(card: Card) -> tuple[int, ...]:
    """Give the mana the basic half asks for: only Spells do."""
    return (card.colours,) if card.kind == SPELL else NO_COST


def powered_cost(card: Card) -> tuple[int, ...]:
    """Give the mana the strong half asks for: an Action one, a Spell its colour and black, an Artifact none."""
    if card.kind == SPELL:
        return (card.colours, 1 << BLACK | mana.FOR_STRONG_SPELL)
    return NO_COST if card.kind == ARTIFACT else (card.powered_by,)


BASIC_COSTS: Final = tuple([basic_cost(card) for card in CARDS])
POWERED_COSTS: Final = tuple([powered_cost(card) for card in CARDS])

# What a card may give sideways, by the bits of POINTS that count.
SIDEWAYS_WAYS: Final = tuple(
    [tuple([what for what in range(len(POINTS.words)) if (mask >> what) & 1]) for mask in range(1 << len(POINTS.words))]
)


def can_play(game: "MageKnight", by: Frame, card: Card, strong: bool, now: WindowBits, payable: ColourBits) -> bool:
    """Say whether a half of a card can be played now and counts. `payable`: colours of which one mana can be paid."""
    half = card.powered if strong else card.basic
    if half is None or not half.allowed & now:
        return False
    cost = POWERED_COSTS[card.number] if strong else BASIC_COSTS[card.number]
    if cost and not cost[0] & payable:
        return False
    if not judging.is_worth(game, by, half, now):
        return False
    if not cost or (len(cost) < 2 and not half.asks_more):
        return True
    return mana.Purse(game, by.seat, 1 + half.cards).pays((*cost, *inner_mana(game, by, half, now)))


def inner_mana(game: "MageKnight", by: Frame, half: Effect, now: WindowBits) -> tuple[int, ...]:
    """Give the mana a half asks for besides what powers it, as bits of the colours that will do."""
    found: list[int] = []
    for node in half.steps:
        found += node.mana_asked(game, by, now)
    return tuple(found)


class PlayCards(Extra["MageKnight"]):
    """Cards of the hand in the own turn."""

    rule: ClassVar[str] = "mage_knight.deed-cards.play-into-play-area"

    def __init__(self) -> None:
        super().__init__(windows.TURN, (PLAY, POWER, SIDEWAYS))

    def options(self, game: "MageKnight", seat: Seat, window: WindowBits, out: list[Action]) -> None:
        """Each kind of card once, in each way that counts now."""
        player = game.players[seat]
        now = perform.open_now(game)
        payable = mana.payable(game, seat, 1)
        sideways = SIDEWAYS_WAYS[serving.sideways_points(game, seat, now)]
        for kind in hands.kinds_in_hand(player):
            if kind == WOUND_KIND:
                continue
            card = CARDS[kind]
            if self.playable(game, seat, card, False, now, payable):
                out.append(PLAYS[kind])
            if self.playable(game, seat, card, True, now, payable):
                out.append(POWERS[kind])
            for what in sideways:
                out.append(SIDEWAYS_ACTIONS[kind][what])

    def playable(self, game: "MageKnight", seat: int, card: Card, strong: bool, now: int, payable: int) -> bool:
        """Say whether a half of a card in hand can be played; most are settled by what is known of them for good."""
        half = card.powered if strong else card.basic
        if half is None or not half.allowed & now:
            return False
        cost = POWERED_COSTS[card.number] if strong else BASIC_COSTS[card.number]
        if cost and not cost[0] & payable:
            return False
        if half.sure & now and len(cost) < 2 and not half.asks_more:
            return True
        if not half.maybe & now and not game.lasting and not game.rules.tolls:
            return False
        player = game.players[seat]
        by = frame(seat, FROM_CARD, player.hand.cards[hands.in_hand(player, card.number)], card.colours)
        return can_play(game, by, card, strong, now, payable)

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Play it."""
        if action.verb == SIDEWAYS:
            sideways(game, seat, action.a, action.b, 1)
        else:
            play(game, seat, action.a, action.verb == POWER)

    def why_not(self, game: "MageKnight", seat: Seat, action: Action) -> Message | None:
        """The card is not there, its mana is missing, or its effect says what fails."""
        kind = action.a
        if kind == WOUND_KIND:
            return refusal("wound")
        if hands.in_hand(game.players[seat], kind) == NONE:
            return refusal("card-missing")
        if action.verb == SIDEWAYS:
            return sideways_fails(game, action.b)
        return fails(game, seat, CARDS[kind], action.verb == POWER)


def sideways_fails(game: "MageKnight", what: int) -> Message:
    """Say why a card played sideways for some points would count for nothing now."""
    if what == P_MOVE:
        return serving.move_fails(game)
    if what == P_INFLUENCE:
        return refusal("influence-useless")
    return serving.block_fails(game) if what == P_BLOCK else serving.attack_fails(game, MELEE)


def fails(game: "MageKnight", seat: Seat, card: Card, strong: bool) -> Message:
    """Say what fails in a half of a card in hand that cannot be played now."""
    half = card.powered if strong else card.basic
    now = perform.open_now(game)
    if half is None:
        return refusal("one-half")
    if not half.allowed & now:
        return judging.untimely(half)
    player = game.players[seat]
    by = frame(seat, FROM_CARD, player.hand.cards[hands.in_hand(player, card.number)], card.colours)
    if not judging.is_worth(game, by, half, now):
        return judging.fails(game, by, half.steps, now)
    return mana_fails(game, seat, card, strong)


def mana_fails(game: "MageKnight", seat: Seat, card: Card, strong: bool) -> Message:
    """Say which mana is missing for a half of a card."""
    cost = POWERED_COSTS[card.number] if strong else BASIC_COSTS[card.number]
    if not cost:
        return refusal("mana-missing")
    rule = "mage_knight.deed-cards.action-strong-effect-needs-one-mana"
    if card.kind == SPELL:
        rule = "mage_knight.deed-cards.spell-basic-effect-needs-one-mana"
        if strong and not mana.black_usable(game):
            return Message(refusals.SPELL_BY_DAY)
    single = cost[0] & (cost[0] - 1) == 0
    colour = cost[0].bit_length() - 1
    payable = mana.payable(game, seat, 1)
    if not cost[0] & payable:
        return Message(refusals.NO_MANA, (colour,), rule) if single else Message(refusals.NO_MANA_FITS, (), rule)
    if len(cost) < 2:
        return refusal("mana-missing")
    if not payable & (1 << BLACK):
        return Message(refusals.NO_MANA, (BLACK,), "mage_knight.deed-cards.spell-strong-effect-needs-colour-and-black")
    return Message(refusals.NOT_BOTH_MANA, (colour,)) if single else refusal("mana-missing")


def play(game: "MageKnight", seat: Seat, kind: Kind, strong: bool) -> None:
    """Play a card for one of its halves: it lies in the play area, its mana is paid, its effect follows."""
    card = CARDS[kind]
    now = perform.open_now(game)
    deed = hands.take(game, seat, kind)
    thrown = strong and card.kind == ARTIFACT
    hands.lay(game, seat, deed, F_THROWN_AWAY if thrown else F_DISCARDED)
    game.turn.duty = game.turn.duty or kind != MYSTERIOUS_BOX  # not by a card that comes back unused
    game.tell(words.POWERED if strong else words.PLAYED, seat, kind)
    game.push(UseHalf(seat, kind, strong, deed))
    pay_for(game, frame(seat, FROM_CARD, deed, card.colours), card, strong, now)


def pay_for(game: "MageKnight", by: Frame, card: Card, strong: bool, now: WindowBits) -> None:
    """Ask for the mana of a half; what the half itself asks for later must stay payable."""
    cost = POWERED_COSTS[card.number] if strong else BASIC_COSTS[card.number]
    half = card.powered if strong else card.basic
    if cost and half is not None:
        inner = inner_mana(game, by, half, now)
        paying.ask(game, by.seat, cost[0], (*cost[1:], *inner), len(cost) - 1, half.cards)


class UseHalf(Step["MageKnight"]):
    """A half of a card has been paid for: a Spell is cast, and its effect follows."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "strong", "source")

    def __init__(self, seat: Seat, kind: Kind, strong: bool, source: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.strong = strong
        self.source = source

    def run(self, game: "MageKnight") -> None:
        """Carry it out, raised by what lies in the centre."""
        card = CARDS[self.kind]
        half = card.powered if self.strong else card.basic
        assert half is not None
        by = frame(self.seat, FROM_CARD, self.source, card.colours)
        if POWERED_COSTS[card.number] if self.strong else BASIC_COSTS[card.number]:
            paid = 1 << game.turn.last_paid | (card.colours if card.kind == SPELL else 0)
            by.bonus = centre.overload(game, half, paid)
        perform.run(game, by, half.path)
        if card.kind == SPELL:
            events.spell_cast(game, card.colours)
        if card.interactive:
            for seat in reversed(out_of_turn.others(game, self.seat)):
                out_of_turn.ask_reaction(game, seat)


# ---- sideways ----


def sideways(game: "MageKnight", seat: Seat, kind: Kind, what: int, value: int) -> None:
    """Play a card sideways for Move, Influence, Block or Attack."""
    deed = hands.take(game, seat, kind)
    hands.lay(game, seat, deed)
    game.turn.duty = True
    game.tell(words.SIDEWAYS, seat, kind)
    by = frame(seat, FROM_SIDEWAYS, deed, 0)
    game.frames.append(by)
    if what == P_MOVE:
        giving.give_move(game, by, value)
    elif what == P_INFLUENCE:
        game.turn.influence += value
    elif what == P_BLOCK:
        giving.give_block(game, by, value, PHYSICAL, False, "")
    elif what == P_ATTACK:
        giving.give_attack(game, by, value, MELEE, PHYSICAL, NONE, "")
    game.frames.pop()
    combat = game.combat
    if combat is not None:
        combat.passed = ()
        combat.begun = True


def set_fate(game: "MageKnight", seat: Seat, deed: Deed, fate: int) -> None:
    """Say what becomes of a card in the play area."""
    player = game.players[seat]
    if deed in player.played:
        at = player.played.index(deed)
        if player.fates[at] == F_THROWN_AWAY:
            return  # being thrown away wins
        player.fates = player.fates[:at] + (fate,) + player.fates[at + 1 :]


# ---- crystals ----


class TurnCrystals(Extra["MageKnight"]):
    """Crystals become mana at any moment of the own turn."""

    rule: ClassVar[str] = "mage_knight.mana.crystal-to-pure-any-time-in-own-turn"

    def __init__(self) -> None:
        super().__init__(windows.TURN, (CRYSTAL,))

    def options(self, game: "MageKnight", seat: Seat, window: WindowBits, out: list[Action]) -> None:
        """One of each colour held."""
        for colour in range(BASIC):
            if game.players[seat].crystals[colour]:
                out.append(CRYSTALS[colour])

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Turn it."""
        paying.crystal_to_mana(game, seat, action.a)
