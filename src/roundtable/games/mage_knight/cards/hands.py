"""Deed cards on their way: drawn, played, discarded, thrown away, and Wounds from and to their pile."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.content.components import KIND_OF, WOUND_DEED
from roundtable.games.mage_knight.content.integers import Deed, Kind, Seat
from roundtable.games.mage_knight.content.names import END_OF_TURN, F_DISCARDED, NONE
from roundtable.kernel import zone
from roundtable.kernel.wording import Wording
from roundtable.kernel.zone import EVERYBODY, bit

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Player
    from roundtable.games.mage_knight.state.game import MageKnight


def draw(game: "MageKnight", seat: Seat, count: int) -> int:
    """Draw cards; stop when the deck is empty. Give how many were drawn."""
    player = game.players[seat]
    drawn = min(count, len(player.deck.cards))
    if drawn > 0:
        zone.draw_several(game, player.deck, player.hand, drawn, bit(seat))
        game.seal()
        if game.journal is not None:
            tell_drawn(game, seat, player.hand.cards[-drawn:])
    return max(drawn, 0)


def tell_drawn(game: "MageKnight", seat: Seat, deeds: tuple[Deed, ...]) -> None:
    """Tell everybody how many cards were drawn, and their owner which, up to three in a line."""
    why = changes.BY_CARD
    if game.turn.seat == NONE:
        why = changes.FOR_ROUND
    elif game.turn.phase == END_OF_TURN:
        why = changes.AT_TURN_END
    game.tell(changes.DREW[why], seat, len(deeds))
    kinds = [KIND_OF[deed] for deed in deeds]
    tell_seen(game, seat, kinds)
    for at in range(0, len(kinds), 3):
        row = kinds[at : at + 3]
        if len(row) == 1:
            game.tell_only(bit(seat), changes.DREW_ONE[why], row[0])
        elif len(row) == 2:
            game.tell_only(bit(seat), changes.DREW_TWO[why], row[0], row[1])
        else:
            game.tell_only(bit(seat), changes.DREW_THREE[why], row[0], row[1], row[2])


def tell_seen(game: "MageKnight", seat: Seat, kinds: list[Kind]) -> None:
    """Tell those who knew which card lay on the deck that it was drawn."""
    for kind, known in zip(kinds, game.players[seat].hand.known[-len(kinds) :], strict=True):
        if known == EVERYBODY:
            game.tell(changes.DREW_SEEN, seat, kind)
        elif known & ~bit(seat):
            game.tell_only(known & ~bit(seat), changes.DREW_SEEN, seat, kind)


def in_hand(player: "Player", kind: Kind) -> int:
    """Give the place in the hand of a card of a kind, -1 if there is none; one that all know goes before others.

    Which of two equal cards leaves the hand would tell otherwise that the hidden one is such a card, too.
    """
    found = NONE
    for at, deed in enumerate(player.hand.cards):
        if KIND_OF[deed] == kind:
            if player.hand.known[at] == EVERYBODY:
                return at
            if found == NONE:
                found = at
    return found


def kinds_in_hand(player: "Player") -> list[Kind]:
    """Give the kinds of cards in hand, each once, in a stable order."""
    found: list[int] = []
    for deed in player.hand.cards:
        kind = KIND_OF[deed]
        at = len(found)
        while at > 0 and found[at - 1] >= kind:
            at -= 1
        if at == len(found) or found[at] != kind:
            found.insert(at, kind)
    return found


def wounds_in_hand(player: "Player") -> int:
    """Count the Wounds in hand."""
    count = 0
    for deed in player.hand.cards:
        if deed == WOUND_DEED:
            count += 1
    return count


def take(game: "MageKnight", seat: Seat, kind: Kind) -> Deed:
    """Take a card of a kind out of the hand, in the open; of Wounds those received in earlier turns go first."""
    player = game.players[seat]
    deed = player.hand.remove(in_hand(player, kind))
    if deed == WOUND_DEED and game.turn.seat == seat:
        game.turn.wounds = min(game.turn.wounds, wounds_in_hand(player))
    return deed


def without(cards: tuple[Deed, ...], gone: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """Give what is left of some cards when others are gone from among them; of equal Wounds as many as are gone."""
    left = list(cards)
    for deed in gone:
        left.remove(deed)
    return tuple(left)


def lay(game: "MageKnight", seat: Seat, deed: Deed, fate: int = F_DISCARDED) -> None:
    """Lay a card into the play area."""
    player = game.players[seat]
    player.played += (deed,)
    player.fates += (fate,)


def discard(game: "MageKnight", seat: Seat, kind: Kind, line: Wording = changes.GAVE_UP) -> Deed:
    """Discard a card of a kind from the hand; `line` tells of it."""
    received = game.turn.wounds
    deed = take(game, seat, kind)
    player = game.players[seat]
    player.discard += (deed,)
    game.tell(line, seat, kind)
    if game.turn.seat == seat:
        game.turn.duty = True
        game.turn.wounds_discarded += received - game.turn.wounds
    return deed


def throw_away(game: "MageKnight", seat: Seat, kind: Kind) -> Deed:
    """Throw a card of a kind away from the hand: out of the game, Wounds back to their pile."""
    deed = take(game, seat, kind)
    remove(game, deed)
    game.tell(changes.THREW_WOUND if deed == WOUND_DEED else changes.THREW_AWAY, seat, kind)
    if game.turn.seat == seat:
        game.turn.duty = True
    return deed


def remove(game: "MageKnight", deed: Deed) -> None:
    """Put a card that has left its place out of the game; a Wound goes back to the supply."""
    if deed == WOUND_DEED:
        game.wounds_out -= 1
    else:
        game.removed = (*game.removed, deed)


def put_on_deck(game: "MageKnight", seat: Seat, deed: Deed, top: bool) -> None:
    """Put a card everybody has seen on top of a Deed deck, or under it."""
    deck = game.players[seat].deck
    if top:
        deck.put(deed, EVERYBODY, game.clock)
    else:
        deck.put_under(deed, EVERYBODY, game.clock)


def put_in_hand(game: "MageKnight", seat: Seat, deed: Deed) -> None:
    """Put a card everybody has seen into a hand."""
    game.players[seat].hand.put(deed, EVERYBODY, game.clock)


def only_wounds(player: "Player") -> bool:
    """Say whether the hand holds Wounds and nothing else."""
    if not player.hand.cards:
        return False
    for deed in player.hand.cards:
        if deed != WOUND_DEED:
            return False
    return True


def must_rest(game: "MageKnight", seat: Seat) -> bool:
    """Say whether neither moving nor acting is open: only Wounds in hand, and no card was played or discarded."""
    return not game.turn.duty and only_wounds(game.players[seat])


def gain(game: "MageKnight", seat: Seat, deed: Deed) -> None:
    """Put a newly gained card on top of the Deed deck."""
    put_on_deck(game, seat, deed, True)
    game.tell(words.GAINED, seat, KIND_OF[deed])
