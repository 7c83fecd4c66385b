"""Starting selection: three Advanced Actions kept apart from the start, one added to the deck after each Day.

Selected cards are secret, also once they are shuffled into a deck: `game.secret` names those nobody else has seen.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.components import KIND_OF
from roundtable.games.mage_knight.content.integers import Deed, Seat
from roundtable.games.mage_knight.content.names import DUMMY
from roundtable.games.mage_knight.vocabulary import PICKS
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.zone import NOBODY, Zone, bit

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Player
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.kernel.chance import Chance

DEALT: Final = 4
SELECTED: Final = 3


class DealSelection(Step["MageKnight"]):
    """Everybody is dealt cards, keeps one and passes the rest on, until everybody has three."""

    def run(self, game: "MageKnight") -> None:
        """The heroes are chosen; nothing else is laid out yet."""
        seats = range(len(game.players))
        zone.shuffle(game, game.advanced_deck)
        game.drafts = [Zone() for _ in seats]
        game.selected = [Zone() for _ in seats]
        for seat in seats:
            for _ in range(DEALT):
                zone.draw(game, game.advanced_deck, game.drafts[seat], bit(seat))
        steps: list[Step[MageKnight]] = []
        for _ in range(SELECTED):
            steps += [SelectCard(seat) for seat in seats]
            steps.append(PassCards())
        game.then(*steps, SelectionOver())


class SelectCard(Question["MageKnight"]):
    """Which card is kept for later?"""

    rule: ClassVar[str] = "mage_knight.variant-starting-selection.keep-1-pass-rest"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any of those at hand."""
        out.extend([PICKS[KIND_OF[deed]] for deed in game.drafts[self.seat].cards])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Keep it."""
        game.seal()
        dealt = game.drafts[self.seat]
        at = [KIND_OF[deed] for deed in dealt.cards].index(action.a)
        zone.move(game, dealt, at, game.selected[self.seat], bit(self.seat))


class PassCards(Step["MageKnight"]):
    """Everybody passes the cards left to the next player, who alone knows from then on which of them are kept."""

    def run(self, game: "MageKnight") -> None:
        """Alone, the same cards stay."""
        game.drafts = [game.drafts[-1], *game.drafts[:-1]]
        for seat, cards in enumerate(game.drafts):
            zone.shuffle(game, cards)
            for at in range(len(cards.cards)):
                zone.look(game, cards, at, bit(seat))
        game.seal()


class SelectionOver(Step["MageKnight"]):
    """Cards nobody selected go back into the deck, which is shuffled with the others when the table is laid out."""

    def run(self, game: "MageKnight") -> None:
        """Nothing is left to choose from."""
        for cards in game.drafts:
            while cards.cards:
                zone.move(game, cards, 0, game.advanced_deck, NOBODY)
        game.drafts = []
        zone.shuffle(game, game.advanced_deck)
        game.tell(words.CARDS_SELECTED)


# ---- into the decks ----


def round_ends(game: "MageKnight") -> None:
    """After a Day everybody who has selected cards left adds one to the deck that is about to be shuffled."""
    if not game.selected or game.night:
        return
    seats = [seat for seat in game.order if seat != DUMMY and game.selected[seat].cards]
    steps: list[Step[MageKnight]] = [AddSelected(seat) for seat in seats]
    game.then(*steps)


class AddSelected(Question["MageKnight"]):
    """Which of the selected cards is shuffled into the deck?"""

    rule: ClassVar[str] = "mage_knight.variant-starting-selection.one-added-each-day-end"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any that is left."""
        out.extend([PICKS[KIND_OF[deed]] for deed in game.selected[self.seat].cards])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Only its owner knows which it is."""
        game.seal()
        kept = game.selected[self.seat]
        deed = kept.remove([KIND_OF[one] for one in kept.cards].index(action.a))
        game.players[self.seat].deck.put(deed, bit(self.seat), game.clock)
        game.secret = (*game.secret, deed)
        game.tell(words.CARD_ADDED, self.seat)


def forget(game: "MageKnight", player: "Player") -> None:
    """Cards that lie open are no secret any more."""
    shown = (*player.discard, *player.played, *player.aside)
    game.secret = tuple([deed for deed in game.secret if deed not in shown])


# ---- what others can imagine ----


class Place:
    """A card that a seat cannot know: where it lies."""

    def __init__(self, zone: Zone, at: int) -> None:
        self.zone: Final = zone
        self.at: Final = at


def dream(game: "MageKnight", seat: Seat, chance: "Chance") -> None:
    """Exchange secret cards in the decks of others for any that a seat has not seen, and the other way round."""
    places = secret_places(game, seat)
    if not places:
        return
    before = [place.zone.cards[place.at] for place in places]
    held = zone.pile(before)  # they may be any that lie in a pile
    family = zone.zone_family(game, game.advanced_deck)
    zone.redeal([game.advanced_deck, *game.selected, held], game.hidden[family][seat], seat, chance)
    for place, deed in zip(places, held.cards, strict=True):
        put_at(place, deed)
    game.secret = (*[deed for deed in game.secret if deed not in before], *held.cards)


def veil(game: "MageKnight", seat: Seat) -> None:
    """Lay all secret cards that a seat does not know out in ascending order, so that they tell nothing."""
    places = secret_places(game, seat)
    for cards in (game.advanced_deck, *game.selected) if places else ():
        places += [Place(cards, at) for at, known in enumerate(cards.known) if not (known >> seat) & 1]
    unknown = sorted([place.zone.cards[place.at] for place in places])
    for place, deed in zip(places, unknown, strict=True):
        put_at(place, deed)
    game.secret = tuple([deed for deed in game.secret if deed not in unknown])


def put_at(place: Place, deed: Deed) -> None:
    """Let another card lie at a place."""
    cards = place.zone
    cards.cards = cards.cards[: place.at] + (deed,) + cards.cards[place.at + 1 :]


def secret_places(game: "MageKnight", seat: Seat) -> list[Place]:
    """Give where secret cards of others lie that a seat does not know."""
    places: list[Place] = []
    if not game.secret:
        return places
    for other, player in enumerate(game.players):
        if other == seat:
            continue
        for cards in (player.deck, player.hand, player.stored):
            for at, deed in enumerate(cards.cards):
                if deed in game.secret and not (cards.known[at] >> seat) & 1:
                    places.append(Place(cards, at))
    return places
