"""Wounds: gained from a supply without an end, and the knock-out of a hero who has taken too many in one combat."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import hands, tracks
from roundtable.games.mage_knight.content.components import WOUND_DEED, WOUND_KIND
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE, WOUND_TAKEN
from roundtable.games.mage_knight.effects import events
from roundtable.games.mage_knight.state import lasting
from roundtable.kernel import zone
from roundtable.kernel.wording import Wording
from roundtable.kernel.zone import EVERYBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

ADRENALINE: Final = "rush-of-adrenaline"
ADRENALINE_WOUNDS: Final = 4  # that it acts on in a turn


def gain(game: "MageKnight", seat: Seat, count: int, to_hand: bool, line: Wording = changes.WOUNDS) -> None:
    """Give Wounds to the hand or the discard pile, as a line tells; in combat those to the hand may knock out."""
    if count:
        game.tell(line, seat, count)
    player = game.players[seat]
    own_turn = game.turn.seat == seat
    game.wounds_out += count
    for _ in range(count):
        if not to_hand:
            player.discard = (*player.discard, WOUND_DEED)
            game.turn.wounds_discarded += own_turn
            continue
        player.hand.put(WOUND_DEED, EVERYBODY, game.clock)
        game.turn.wounds += own_turn
        combat = game.combat
        if own_turn and combat is not None:
            combat.wounds += 1
        if own_turn:
            events.happen(game, WOUND_TAKEN)
            if game.lasting:
                adrenaline(game, seat)
        if own_turn and combat is not None:
            check_knock_out(game, seat)


def adrenaline(game: "MageKnight", seat: Seat) -> None:
    """Rush of Adrenaline: the first Wound to the hand is thrown away, and that one and the next three draw a card.

    Used twice, it draws twice, but there is only that one Wound to throw away.
    """
    used = [one for one in lasting.odd(game, ADRENALINE) if one.left != NONE]
    if [one for one in used if one.left == ADRENALINE_WOUNDS]:
        game.turn.wounds -= 1
        hands.remove(game, hands.take(game, seat, WOUND_KIND))
        game.tell(changes.THREW_WOUND, seat, WOUND_KIND)
    for one in used:
        lasting.use(game, one)
        hands.draw(game, seat, 1)


def check_knock_out(game: "MageKnight", seat: Seat) -> None:
    """A hero with as many Wounds from this combat as the printed Hand limit loses all other cards in hand.

    To be called after every Wound put into the hand in a combat, whatever it came from.
    """
    combat = game.combat
    if combat is None or game.turn.seat != seat or combat.wounds < tracks.hand_limit(game, seat):
        return
    if not only_wounds_left(game, seat):
        game.tell(words.KNOCKED_OUT, seat)
        discard_non_wounds(game, seat, changes.FELL_FROM_HAND)


def only_wounds_left(game: "MageKnight", seat: Seat) -> bool:
    """Say whether the hand holds nothing but Wounds, or nothing at all."""
    player = game.players[seat]
    return hands.wounds_in_hand(player) == len(player.hand.cards)


def discard_non_wounds(game: "MageKnight", seat: Seat, line: Wording) -> None:
    """Discard everything in hand but Wounds, for all to see, as a line tells of each."""
    player = game.players[seat]
    for kind in hands.kinds_in_hand(player):
        while kind != WOUND_KIND and hands.in_hand(player, kind) != NONE:
            zone.show(game, player.hand, hands.in_hand(player, kind))
            hands.discard(game, seat, kind, line)
