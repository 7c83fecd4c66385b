"""Odd procedures of Spells of the base set, as docs/games/mage_knight/oddities.md writes them out."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import hands, offers
from roundtable.games.mage_knight.combat import foes
from roundtable.games.mage_knight.content.components import KIND_OF, WOUND_DEED
from roundtable.games.mage_knight.content.integers import Deed, Seat
from roundtable.games.mage_knight.content.names import AT_BOTTOM, F_DISCARDED, F_HAND, F_SET_ASIDE, ON_TOP
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.play import playing
from roundtable.games.mage_knight.state import lasting, this_turn
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.pieces import UNTIL_TURN
from roundtable.games.mage_knight.vocabulary import (
    CARD_ACTIONS,
    DONES,
    ENEMIES_ACTIONS,
    PUTS,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


# ---- Space Bending and Time Bending ----


def space_bending(game: "MageKnight", by: Frame, node: Node) -> None:
    """Until the end of the turn spaces two steps away count as adjacent for moving and exploring."""
    lasting.add(game, node, by)


def time_bending(game: "MageKnight", by: Frame, node: Node) -> None:
    """Another turn follows; the cards played this turn come back instead of drawing."""
    game.turn.again = True
    game.turn.skip_draw = True
    playing.set_fate(game, by.seat, by.source, F_SET_ASIDE)
    lasting.add(game, node, by, end=UNTIL_TURN)


def time_possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """There must be a turn that another one can follow."""
    return not this_turn.partial(game, by.seat)


def cards_return(game: "MageKnight", seat: Seat) -> None:
    """Under Time Bending every card played goes back to the hand; a Wound does not."""
    if not lasting.odd(game, "time-bending"):
        return
    player = game.players[seat]
    fates = list(player.fates)
    for at, deed in enumerate(player.played):
        if fates[at] == F_DISCARDED and deed != WOUND_DEED:
            fates[at] = F_HAND
    player.fates = tuple(fates)


# ---- Meditation and Trance ----


def meditation(game: "MageKnight", by: Frame, node: Node) -> None:
    """Two cards of the discard pile go on top of the deck or under it."""
    player = game.players[by.seat]
    count = min(node.numbers["cards"], len(player.discard))
    if count == 0:
        return
    if node.flag("chosen"):
        game.push(ChooseDiscarded(by.seat, count, ()))
        return
    picked = game.chance.sample(list(player.discard), count)
    game.seal()
    game.push(PutBack(by.seat, tuple(picked)))


class ChooseDiscarded(Question["MageKnight"]):
    """Which card of the discard pile?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("left", "picked")

    def __init__(self, seat: Seat, left: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.picked = picked

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each kind once."""
        for deed in hands.without(game.players[self.seat].discard, self.picked):
            if CARD_ACTIONS[KIND_OF[deed]] not in out:
                out.append(CARD_ACTIONS[KIND_OF[deed]])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Pick it, and go on."""
        discard = game.players[self.seat].discard
        deed = offers.of_kind(hands.without(discard, self.picked), action.a)
        picked = (*self.picked, deed)
        if self.left > 1:
            game.push(ChooseDiscarded(self.seat, self.left - 1, picked))
        else:
            game.push(PutBack(self.seat, picked))


class PutBack(Question["MageKnight"]):
    """Do the cards go on top of the deck or under it?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("picked",)

    def __init__(self, seat: Seat, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.picked = picked

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Together on top, or together at the bottom."""
        out.append(PUTS[ON_TOP])
        out.append(PUTS[AT_BOTTOM])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Put them there; of two, the user says which comes first."""
        if len(self.picked) == 2 and KIND_OF[self.picked[0]] != KIND_OF[self.picked[1]]:
            game.push(PutOrder(self.seat, self.picked, action.a))
        else:
            put_back(game, self.seat, self.picked, action.a)


class PutOrder(Question["MageKnight"]):
    """Which of the two cards lies above the other?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("picked", "pile")

    def __init__(self, seat: Seat, picked: tuple[int, ...], pile: int) -> None:
        super().__init__(seat)
        self.picked = picked
        self.pile = pile

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One or the other."""
        for deed in self.picked:
            out.append(CARD_ACTIONS[KIND_OF[deed]])

    def take(self, game: "MageKnight", action: Action) -> None:
        """That one comes out on top of the other."""
        first, second = self.picked
        upper, lower = (first, second) if KIND_OF[first] == action.a else (second, first)
        put_back(game, self.seat, (lower, upper), self.pile)


def put_back(game: "MageKnight", seat: Seat, deeds: tuple[Deed, ...], pile: int) -> None:
    """Move cards from the discard pile to the deck; the last given lies above the others."""
    player = game.players[seat]
    player.discard = hands.without(player.discard, deeds)
    for deed in deeds:
        game.tell(changes.FETCHED, seat, KIND_OF[deed])
    if pile == ON_TOP:
        for deed in deeds:
            hands.put_on_deck(game, seat, deed, True)
    else:
        for deed in reversed(deeds):
            hands.put_on_deck(game, seat, deed, False)


# ---- Wings of Night ----


def wings_of_night(game: "MageKnight", by: Frame, node: Node) -> None:
    """Further enemies may be kept from attacking, for 1, then 2, then 3 more Move points."""
    game.push(NextWing(by.seat, 1))


class NextWing(Question["MageKnight"]):
    """Is another enemy kept from attacking, for Move points?"""

    rule: ClassVar[str] = "mage_knight.multiple-attacks.prevention-stops-all"
    fields: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, seat: Seat, cost: int) -> None:
        super().__init__(seat)
        self.cost = cost

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any other enemy that can be affected, if the points are there; or enough."""
        combat = game.combat
        if combat is None or game.turn.move < self.cost:
            return
        for at in foes.present(game):
            foe = combat.foes[at]
            if foes.may_be_kept(foe) and foes.can_affect(game, foe, game.frames[-1].colours):
                out.append(ENEMIES_ACTIONS[at])
        if out:
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Pay and keep it from attacking."""
        if action is DONES:
            return
        game.turn.move -= self.cost
        foes.fight(game).foes[action.a].skips = True
        game.push(NextWing(self.seat, self.cost + 1))
