"""Verbs on cards: drawn, discarded, thrown away, gained; Wounds taken; other cards' effects used; cards sideways."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.cards import hands, offers, wounds
from roundtable.games.mage_knight.content.components import COLOURS_OF_CARD, KIND_OF, KIND_OF_CARD, WOUND_KIND
from roundtable.games.mage_knight.content.names import (
    F_DECK_BOTTOM,
    F_DECK_TOP,
    F_HAND,
    NONE,
    POINTS,
    TO_DISCARD,
    TO_HAND,
    WOUND,
)
from roundtable.games.mage_knight.content.nodes import ALL, NODES, Node
from roundtable.games.mage_knight.effects import judging, perform
from roundtable.games.mage_knight.play import playing, serving
from roundtable.games.mage_knight.verbs import amounts, borrowing, picking
from roundtable.games.mage_knight.verbs.table import HANDLERS
from roundtable.games.mage_knight.vocabulary import CARD_ACTIONS, DONES, NUMBERS_ACTIONS, PICKS, PUTS, TURNS_SIDEWAYS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

PLENTY: Final = 99


def do_draw(game: "MageKnight", node: Node) -> None:
    """Draw cards."""
    by = game.frames[-1]
    hands.draw(game, by.seat, amounts.value(game, by, node.amounts["count"]))


def do_give_up(game: "MageKnight", node: Node) -> None:
    """Discard or throw away cards of the hand."""
    by = game.frames[-1]
    by.cards = 0
    if "count" in node.numbers:
        least = most = node.numbers["count"]
    else:
        least, most = node.numbers["min"], node.numbers["max"]
    game.push(GiveUpCards(by.seat, node.path, least, PLENTY if most == ALL else most, 0))


class GiveUpCards(Question["MageKnight"]):
    """Which card is given up?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.extra-cost-extra-card"
    fields: ClassVar[tuple[str, ...]] = ("path", "least", "most", "wounds")

    def __init__(self, seat: int, path: str, least: int, most: int, wounds: int) -> None:
        super().__init__(seat)
        self.path = path
        self.least = least
        self.most = most
        self.wounds = wounds

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The cards that fit and leave the rest of the effect possible; or enough."""
        node = NODES[self.path]
        by = game.frames[-1]
        cards = node.words["cards"]
        kinds = picking.kinds(game, by, cards)
        if cards == "any-max-one-wound" and self.wounds:
            kinds = [kind for kind in kinds if KIND_OF_CARD[kind] != WOUND]
        if "bind" in node.words and "count" in node.numbers:
            kinds = self.fitting(game, node, kinds)
        for kind in kinds:
            out.append(CARD_ACTIONS[kind])
        if self.least <= 0 or not out:  # without a card only in worlds a rival imagines
            out.append(DONES)

    def fitting(self, game: "MageKnight", node: Node, kinds: list[int]) -> list[int]:
        """Leave out cards that would make the rest of the effect impossible or, if others do not, idle."""
        steps, at = judging.after(node)
        judged: list[int] = []
        for kind in kinds:
            twin = game.frames[-1].copy()
            twin.card = kind
            twin.cards = 1
            judged.append(judging.sequence(game, twin, steps, at, perform.open_now(game)))
        best = max(judged) if judged else judging.IMPOSSIBLE
        return [kind for kind, one in zip(kinds, judged, strict=True) if one == best and best != judging.IMPOSSIBLE]

    def take(self, game: "MageKnight", action: Action) -> None:
        """Give it up, and ask for the next."""
        if action is DONES:
            return
        by = game.frames[-1]
        by.card = action.a
        by.cards += 1
        if self.most > 1:
            wounds = self.wounds + (1 if action.a == WOUND_KIND else 0)
            game.push(GiveUpCards(self.seat, self.path, self.least - 1, self.most - 1, wounds))
        if NODES[self.path].verb == "discard":
            hands.discard(game, self.seat, action.a)
        else:
            hands.throw_away(game, self.seat, action.a)


def do_take_wound(game: "MageKnight", node: Node) -> None:
    """Wounds from the pile."""
    by = game.frames[-1]
    count = amounts.value(game, by, node.amounts["count"])
    if node.words["to"] == "choose":
        game.push(WoundWhere(by.seat, count))
    else:
        wounds.gain(game, by.seat, count, node.words["to"] == "hand")


class WoundWhere(Question["MageKnight"]):
    """Does a Wound go to the hand or to the discard pile?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.extra-cost-not-with-wounds"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Hand or discard pile."""
        out.append(PUTS[TO_HAND])
        out.append(PUTS[TO_DISCARD])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Take it there."""
        wounds.gain(game, self.seat, self.count, action.a == TO_HAND)


def do_gain_card(game: "MageKnight", node: Node) -> None:
    """Gain a card of an offer."""
    game.push(GainCard(game.frames[-1].seat, node.path))


class GainCard(Question["MageKnight"]):
    """Which card of the offer is gained?"""

    rule: ClassVar[str] = "mage_knight.gaining.deed-card-on-top-of-deck"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those that fit."""
        for deed in picking.offered(game, game.frames[-1], NODES[self.path]):
            out.append(PICKS[KIND_OF[deed]])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Take it where the effect says, and refill the offer."""
        node = NODES[self.path]
        spell = node.words["kind"] == "spell"
        offer = game.spell_offer if spell else game.advanced_offer
        deed = offers.of_kind(offer, action.a)
        by = game.frames[-1]
        if by.card != NONE and COLOURS_OF_CARD[by.card] & COLOURS_OF_CARD[action.a]:
            by.card = action.a  # what follows takes the colour of the card gained
        if spell:
            offers.take_spell(game, deed)
        else:
            offers.take_advanced(game, deed)
        receive(game, self.seat, deed, node.words["to"])


def receive(game: "MageKnight", seat: int, deed: int, to: str) -> None:
    """Put a gained card where an effect says."""
    player = game.players[seat]
    if to == "hand":
        hands.put_in_hand(game, seat, deed)
    elif to == "discard":
        player.discard = (*player.discard, deed)
    else:
        hands.put_on_deck(game, seat, deed, to == "deck-top")


def do_hand_limit(game: "MageKnight", node: Node) -> None:
    """A higher Hand limit at the next draw."""
    game.players[game.frames[-1].seat].draw_bonus += node.numbers["add"]


def do_this_card(game: "MageKnight", node: Node) -> None:
    """This card goes elsewhere than to the discard pile."""
    fate = {"hand": F_HAND, "deck-top": F_DECK_TOP, "deck-bottom": F_DECK_BOTTOM}[node.words["to"]]
    by = game.frames[-1]
    playing.set_fate(game, by.seat, by.source, fate)


def do_use_effect_of(game: "MageKnight", node: Node) -> None:
    """Use another component's effect as part of this one."""
    borrowing.borrow(game, node)


def do_shuffle(game: "MageKnight", node: Node) -> None:
    """Shuffle the discard pile into the Deed deck."""
    offers.shuffle_discard(game, game.frames[-1].seat)


def do_sideways(game: "MageKnight", node: Node) -> None:
    """Play a card sideways for more than 1."""
    game.push(PlaySideways(game.frames[-1].seat, node.path))


class PlaySideways(Question["MageKnight"]):
    """Which card is played sideways, and for what?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.sideways-value-1"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every fitting card with everything that counts now."""
        mask = serving.sideways_points(game, self.seat, perform.open_now(game))
        for kind in picking.kinds(game, game.frames[-1], NODES[self.path].words["cards"]):
            for what in range(len(POINTS.words)):
                if (mask >> what) & 1:
                    out.append(TURNS_SIDEWAYS[kind][what])
        if not out:  # only in worlds a rival imagines: who is asked hangs on public things
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Play it for the raised value."""
        if action is DONES:
            return
        node = NODES[self.path]
        if node.word("better_if") == "no-source-die-used" and playing.no_die_used(game) and game.source:
            game.push(ShutSource(self.seat, self.path, action.a, action.b))
            return
        value = playing.sideways_value(game, game.frames[-1], node, action.a)
        playing.sideways(game, self.seat, action.a, action.b, value)


class ShutSource(Question["MageKnight"]):
    """How much does the card give: less, or more without any die of the Source this turn?"""

    rule: ClassVar[str] = "mage_knight.mana.source-die-taken-when-used"
    fields: ClassVar[tuple[str, ...]] = ("path", "kind", "points")

    def __init__(self, seat: int, path: str, kind: int, points: int) -> None:
        super().__init__(seat)
        self.path = path
        self.kind = kind
        self.points = points

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Both values."""
        node = NODES[self.path]
        out.append(NUMBERS_ACTIONS[amounts.value(game, game.frames[-1], node.amounts["value"])])
        out.append(NUMBERS_ACTIONS[node.numbers["better"]])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Play the card for it; the better value shuts the Source."""
        node = NODES[self.path]
        if action.a == node.numbers["better"]:
            playing.sideways_value(game, game.frames[-1], node, self.kind)
        playing.sideways(game, self.seat, self.kind, self.points, action.a)


HANDLERS.update(
    {
        "draw": do_draw,
        "discard": do_give_up,
        "throw-away": do_give_up,
        "take-wound": do_take_wound,
        "gain-card": do_gain_card,
        "hand-limit": do_hand_limit,
        "this-card": do_this_card,
        "use-effect-of": do_use_effect_of,
        "shuffle-discard-into-deck": do_shuffle,
        "sideways-value": do_sideways,
    }
)
