"""The Mysterious Box once it is played: in this turn it may be the Artifact it has turned up."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, changes, words
from roundtable.games.mage_knight.cards import offers, tracks, units
from roundtable.games.mage_knight.content.components import CARD, CARDS, KIND_OF, UNIT_OF, Card
from roundtable.games.mage_knight.content.integers import Deed, Seat, WindowBits
from roundtable.games.mage_knight.content.names import F_DISCARDED, F_HAND, F_THROWN_AWAY, NONE
from roundtable.games.mage_knight.effects import perform, windows
from roundtable.games.mage_knight.play import banners, playing
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import FROM_CARD, Lasting
from roundtable.games.mage_knight.vocabulary import OPEN_BOX, OPENS_BOX
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Player
    from roundtable.games.mage_knight.state.game import MageKnight

BOX: Final = "mysterious-box"
BOX_KIND: Final = CARD.at(BOX)
BOX_DEED: Final = KIND_OF.index(BOX_KIND)
AS_BASIC: Final = 0
AS_POWERED: Final = 1
AS_BANNER: Final = 2  # and the place of the Unit


def turn_up(game: "MageKnight", seat: Seat, deed: Deed) -> None:
    """The box shows the top Artifact of the deck; unless it is used it comes back to the hand."""
    game.boxed = offers.turn_up(game, game.artifact_deck)
    game.tell(words.BOX_SHOWS, seat, KIND_OF[game.boxed])
    playing.set_fate(game, seat, deed, F_HAND)


def waiting(game: "MageKnight") -> list[Lasting]:
    """Give the box that may still be used this turn; a stolen one may not."""
    played = game.players[game.turn.seat].played
    return [one for one in lasting.odd(game, BOX) if one.target == NONE and one.card in played]


def lent(game: "MageKnight", seat: Seat) -> list[Deed]:
    """Give the Artifact that the box has put under a Unit of a player until the end of the turn."""
    found: list[Deed] = []
    for one in game.lasting:
        if one.seat == seat and one.verb == "odd" and lasting.node(one).words["name"] == BOX and one.target != NONE:
            found.append(one.target)
    return found


def is_anothers(game: "MageKnight", seat: Seat) -> bool:
    """Say whether the box lies in another player's play area."""
    for other, player in enumerate(game.players):
        if other != seat and BOX_DEED in player.played:
            return True
    return False


def put_back(game: "MageKnight", seat: Seat) -> None:
    """The turn ends: the Artifact goes under its deck, from wherever it lies, unless another player's box shows it."""
    if game.boxed != NONE and not is_anothers(game, seat):
        offers.put_under(game, game.artifact_deck, game.boxed)
        game.boxed = NONE
    player = game.players[seat]
    for deed in lent(game, seat):
        for index, unit in enumerate(player.units):
            if unit.banner == deed:
                units.replace(game, seat, index, unit.but(banner=NONE))
        take_from(player, deed)
        game.tell(changes.BOX_BACK, KIND_OF[deed])
        offers.put_under(game, game.artifact_deck, deed)


def take_from(player: "Player", deed: Deed) -> None:
    """Take a card that has left its Unit from a player: out of the discard pile, or wherever it came from there."""
    if deed in player.discard:
        player.discard = offers.without(player.discard, deed)
    if deed in player.played:
        at = player.played.index(deed)
        player.played = player.played[:at] + player.played[at + 1 :]
        player.fates = player.fates[:at] + player.fates[at + 1 :]
    for cards in (player.deck, player.hand, player.stored):
        if deed in cards.cards:
            cards.remove(cards.find(deed))


class OpenBox(Extra["MageKnight"]):
    """The box used as the Artifact it shows: its basic half, its powered half, or a Banner."""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"

    def __init__(self) -> None:
        super().__init__(windows.TURN, (OPEN_BOX,))

    def options(self, game: "MageKnight", seat: Seat, window: WindowBits, out: list[Action]) -> None:
        """What counts now."""
        if game.boxed == NONE or not waiting(game):
            return
        card = CARDS[KIND_OF[game.boxed]]
        now = perform.open_now(game)
        by = frame(seat, FROM_CARD, waiting(game)[0].card, 0)
        for how, strong in ((AS_BASIC, False), (AS_POWERED, True)):
            if playing.can_play(game, by, card, strong, now, 0):
                out.append(OPENS_BOX[how])
        if banners.IS_BANNER[card.number]:
            out.extend([OPENS_BOX[AS_BANNER + index] for index in range(len(game.players[seat].units))])

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Fame +1; the box takes the Artifact's place."""
        one = waiting(game)[0]
        card = CARDS[KIND_OF[game.boxed]]
        lasting.end(game, one)
        game.turn.duty = True
        tracks.gain_fame(game, seat, 1, changes.BY_EFFECT)
        playing.set_fate(game, seat, one.card, F_THROWN_AWAY if action.a == AS_POWERED else F_DISCARDED)
        if action.a >= AS_BANNER:
            self.assign(game, seat, one, action.a - AS_BANNER)
            return
        half = self.half(card, action.a)
        game.tell(words.POWERED if action.a == AS_POWERED else words.PLAYED, seat, card.number)
        perform.begin(game, seat, FROM_CARD, one.card, 0, half)

    def half(self, card: Card, how: int) -> str:
        """Give the path of the half used."""
        return f"{card.id}.powered" if how == AS_POWERED else card.basic.path

    def assign(self, game: "MageKnight", seat: Seat, one: Lasting, index: int) -> None:
        """Put the Artifact under a Unit until the end of the turn."""
        deed, game.boxed = game.boxed, NONE
        units.put_banner(game, seat, deed, index)
        kept = Lasting(one.seat, one.path, one.verb, one.until, 0, one.colours, one.card, deed, 0)
        game.lasting = (*game.lasting, kept)

    def describe(self, game: "MageKnight", seat: Seat, action: Action) -> Message:
        """Name the Artifact, and the Unit."""
        kind = KIND_OF[game.boxed]
        if action.a >= AS_BANNER:
            return Message(answers.LABEL_BANNER, (kind, UNIT_OF[game.players[seat].units[action.a - AS_BANNER].card]))
        return Message(answers.LABEL_BOX_POWERED if action.a == AS_POWERED else answers.LABEL_BOX_BASIC, (kind,))
