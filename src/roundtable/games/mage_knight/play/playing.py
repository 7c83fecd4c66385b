"""Playing Deed cards from the hand: basic, powered or sideways, and turning crystals into mana. All are offers."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.cards import centre, hands, mana
from roundtable.games.mage_knight.content.components import CARDS, WOUND_KIND, Card
from roundtable.games.mage_knight.content.names import (
    ARTIFACT,
    BASIC,
    BASIC_ACTION,
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
from roundtable.games.mage_knight.content.nodes import Effect, Node
from roundtable.games.mage_knight.effects import events, judging, perform, windows
from roundtable.games.mage_knight.effects.glance import Glance
from roundtable.games.mage_knight.odd import odd_interactive
from roundtable.games.mage_knight.play import out_of_turn, serving
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.pieces import FROM_CARD, FROM_SIDEWAYS, Frame, frame
from roundtable.games.mage_knight.verbs import amounts, borrowing, effect_points
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

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

NO_COST: tuple[int, ...] = ()


BASIC_GLANCES: Final = tuple([Glance(card.basic.path, card.basic.timing) for card in CARDS])
POWERED_GLANCES: Final = tuple(
    [None if card.powered is None else Glance(card.powered.path, card.powered.timing) for card in CARDS]
)


def basic_cost(card: Card) -> tuple[int, ...]:
    """Give the mana the basic half asks for: only Spells do."""
    return (card.colours,) if card.kind == SPELL else NO_COST


def powered_cost(card: Card) -> tuple[int, ...]:
    """Give the mana the strong half asks for: an Action one, a Spell its colour and black, an Artifact none."""
    if card.kind == SPELL:
        return (card.colours, 1 << BLACK)
    return NO_COST if card.kind == ARTIFACT else (card.powered_by,)


BASIC_COSTS: Final = tuple([basic_cost(card) for card in CARDS])
POWERED_COSTS: Final = tuple([powered_cost(card) for card in CARDS])


def can_play(game: "MageKnight", by: Frame, card: Card, strong: bool, open_windows: int, payable: int) -> bool:
    """Say whether a half of a card can be played now and counts. `payable`: colours of which one mana can be paid."""
    glance = POWERED_GLANCES[card.number] if strong else BASIC_GLANCES[card.number]
    if glance is None or not glance.allowed & open_windows:
        return False
    cost = POWERED_COSTS[card.number] if strong else BASIC_COSTS[card.number]
    if cost and not cost[0] & payable:
        return False
    if not judging.at_a_glance(game, by, glance, open_windows):
        return False
    if len(cost) < 2 and card.number not in ASKS_MORE:
        return True
    half = card.powered if strong else card.basic
    assert half is not None
    if not cost:
        return True
    return mana.Purse(game, by.seat, 1 + cards_needed(half)).pays((*cost, *inner_mana(game, by, half, open_windows)))


def inner_mana(game: "MageKnight", by: Frame, half: Effect, open_windows: int) -> tuple[int, ...]:
    """Give the mana a half asks for besides what powers it, as bits of the colours that will do."""
    found: list[int] = []
    for at, node in enumerate(half.steps):
        if node.verb == "pay-mana":
            wanted = judging.colours_wanted(game, by, node)
            if "bind" in node.words:
                wanted = judging.useful_colours(game, by, wanted, half.steps, at + 1, open_windows)
            found += [wanted] * node.numbers["count"]
        elif node.verb == "use-effect-of":
            found += borrowing.mana_of_borrowed(game, by, node, open_windows)
    return tuple(found)


def cards_needed(half: Effect) -> int:
    """Give how many other cards a half takes from the hand."""
    needed = 0
    for node in half.steps:
        if node.verb in ("discard", "throw-away"):
            needed += node.number("count", node.number("min", 0))
        elif node.verb == "use-effect-of" and node.words["from"] == "hand-action":
            needed += 1
    return needed


def asks_more(card: Card) -> bool:
    """Say whether a half of a card asks for mana or cards besides what powers it."""
    for half in (card.basic, card.powered):
        if half is not None:
            for node in half.steps:
                if node.verb in ("pay-mana", "use-effect-of") or cards_needed(half):
                    return True
    return False


ASKS_MORE: Final = tuple([card.number for card in CARDS if asks_more(card)])


class PlayCards(Extra["MageKnight"]):
    """Cards of the hand in the own turn."""

    rule: ClassVar[str] = "mage_knight.deed-cards.play-into-play-area"

    def __init__(self) -> None:
        super().__init__(windows.TURN, (PLAY, POWER, SIDEWAYS))

    def options(self, game: "MageKnight", seat: int, window: int, out: list[Action]) -> None:
        """Each kind of card once, in each way that counts now."""
        player = game.players[seat]
        open_windows = perform.open_now(game)
        payable = mana.payable(game, seat, 1)
        sideways_mask = serving.sideways_points(game, seat, open_windows)
        for kind in hands.kinds_in_hand(player):
            if kind == WOUND_KIND:
                continue
            card = CARDS[kind]
            deed = player.hand.cards[hands.in_hand(player, kind)]
            by = frame(seat, FROM_CARD, deed, card.colours)
            if can_play(game, by, card, False, open_windows, payable):
                out.append(PLAYS[kind])
            if can_play(game, by, card, True, open_windows, payable):
                out.append(POWERS[kind])
            for what in range(len(POINTS.words)):
                if (sideways_mask >> what) & 1:
                    out.append(SIDEWAYS_ACTIONS[kind][what])

    def take(self, game: "MageKnight", seat: int, action: Action) -> None:
        """Play it."""
        if action.verb == SIDEWAYS:
            sideways(game, seat, action.a, action.b, 1)
        else:
            play(game, seat, action.a, action.verb == POWER)


def play(game: "MageKnight", seat: int, kind: int, strong: bool) -> None:
    """Play a card for one of its halves: it lies in the play area, its mana is paid, its effect follows."""
    card = CARDS[kind]
    open_windows = perform.open_now(game)
    deed = hands.take(game, seat, kind)
    thrown = strong and card.kind == ARTIFACT
    hands.lay(game, seat, deed, F_THROWN_AWAY if thrown else F_DISCARDED)
    game.turn.duty = True
    game.tell(words.POWERED if strong else words.PLAYED, seat, kind)
    game.push(UseHalf(seat, kind, strong, deed))
    pay_for(game, frame(seat, FROM_CARD, deed, card.colours), card, strong, open_windows)


def pay_for(game: "MageKnight", by: Frame, card: Card, strong: bool, open_windows: int) -> None:
    """Ask for the mana of a half; what the half itself asks for later must stay payable."""
    cost = POWERED_COSTS[card.number] if strong else BASIC_COSTS[card.number]
    half = card.powered if strong else card.basic
    if cost and half is not None:
        inner = inner_mana(game, by, half, open_windows)
        mana.ask(game, by.seat, cost[0], (*cost[1:], *inner), len(cost) - 1, cards_needed(half))


class UseHalf(Step["MageKnight"]):
    """A half of a card has been paid for: a Spell is cast, and its effect follows."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "strong", "source")

    def __init__(self, seat: int, kind: int, strong: bool, source: int) -> None:
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
            for seat in reversed(odd_interactive.others(game, self.seat)):
                out_of_turn.ask_reaction(game, seat)


# ---- sideways ----


def sideways(game: "MageKnight", seat: int, kind: int, what: int, value: int) -> None:
    """Play a card sideways for Move, Influence, Block or Attack."""
    deed = hands.take(game, seat, kind)
    hands.lay(game, seat, deed)
    game.turn.duty = True
    game.tell(words.SIDEWAYS, seat, kind)
    by = frame(seat, FROM_SIDEWAYS, deed, 0)
    game.frames.append(by)
    if what == P_MOVE:
        effect_points.give_move(game, by, value)
    elif what == P_INFLUENCE:
        game.turn.influence += value
    elif what == P_BLOCK:
        effect_points.give_block(game, by, value, PHYSICAL, False, "")
    elif what == P_ATTACK:
        effect_points.give_attack(game, by, value, MELEE, PHYSICAL, NONE, "")
    game.frames.pop()
    combat = game.combat
    if combat is not None:
        combat.passed = ()
        combat.begun = True


def sideways_value(game: "MageKnight", by: Frame, node: Node, kind: int) -> int:
    """Give what a card played sideways by an effect is worth."""
    value = amounts.value(game, by, node.amounts["value"])
    if "better" not in node.numbers:
        return value
    condition = node.words["better_if"]
    if condition == "is-advanced-spell-or-artifact":
        better = kind != WOUND_KIND and CARDS[kind].kind != BASIC_ACTION
    elif condition == "color-matches":
        better = kind != WOUND_KIND and by.paid < BASIC and bool(CARDS[kind].colours >> by.paid & 1)
    else:
        better = no_die_used(game)
        if better:
            lasting.add(game, node, by)  # the Source is shut for the rest of the turn
    return node.numbers["better"] if better else value


def no_die_used(game: "MageKnight") -> bool:
    """Say whether no die of the Source has been used this turn."""
    return not game.turn.usual_die and not game.turn.dice


def set_fate(game: "MageKnight", seat: int, deed: int, fate: int) -> None:
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

    def options(self, game: "MageKnight", seat: int, window: int, out: list[Action]) -> None:
        """One of each colour held."""
        for colour in range(BASIC):
            if game.players[seat].crystals[colour]:
                out.append(CRYSTALS[colour])

    def take(self, game: "MageKnight", seat: int, action: Action) -> None:
        """Turn it."""
        mana.crystal_to_mana(game, seat, action.a)
