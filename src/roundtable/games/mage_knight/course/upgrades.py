"""Action upgrades: after a Night players may exchange an Action card for an Advanced Action, the weakest deck first."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.cards import offers
from roundtable.games.mage_knight.content.components import CARDS, KIND_OF, UNIT_OF, UNITS, WOUND_KIND
from roundtable.games.mage_knight.content.integers import Deed, Kind, Seat
from roundtable.games.mage_knight.content.names import ADVANCED_ACTION, ARTIFACT, BASIC_ACTION, DUMMY, NONE, SPELL
from roundtable.games.mage_knight.course import refresh
from roundtable.games.mage_knight.vocabulary import CARD_ACTIONS, DECLINE, DECLINES, PICKS
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import EVERYBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Player
    from roundtable.games.mage_knight.state.game import MageKnight

PER_LEVEL: Final = 3  # of strength, above the player of the lowest level
WORTH: Final = {ARTIFACT: 2, SPELL: 2, ADVANCED_ACTION: 1}
CRYSTALS_PER_POINT: Final = 2


def round_ends(game: "MageKnight") -> None:
    """After each Night but the last."""
    if game.rules.action_upgrades and game.night and night_to_come(game):
        game.push(OfferUpgrades())


def night_to_come(game: "MageKnight") -> bool:
    """Say whether there will be another Night: the next Round but one, or the next where darkness has fallen."""
    return game.round + (1 if game.rules.oncoming_darkness else 2) <= game.rules.rounds


def still_playing(game: "MageKnight") -> list[Seat]:
    """Give the players in the order of the Round, without those who are out of the game."""
    return [seat for seat in game.order if seat != DUMMY]


class OfferUpgrades(Step["MageKnight"]):
    """Advanced Actions are revealed, one more than players, and all cards of the players gathered in their decks."""

    def run(self, game: "MageKnight") -> None:
        """The weakest deck chooses first; what nobody takes goes under the deck of Advanced Actions."""
        for _ in range(len(still_playing(game)) + 1):
            deed = offers.turn_up(game, game.advanced_deck)
            if deed != NONE:
                game.upgrades = (*game.upgrades, deed)
                game.tell(words.UPGRADE_OFFERED, KIND_OF[deed])
        for seat, player in enumerate(game.players):
            refresh.gather(game, player)
            game.tell(words.CARDS_GATHERED, seat)
            if game.rules.open_decks:
                show(game, player)
        steps: list[Step[MageKnight]] = []
        for seat in choosing_order(game):
            game.tell(words.DECK_STRENGTH, seat, strength(game, seat))
            steps.append(ChooseUpgrade(seat))
        game.then(*steps, UpgradesOver())


def show(game: "MageKnight", player: "Player") -> None:
    """Let everybody look at a deck until it is shuffled again."""
    for at in range(len(player.deck.cards)):
        zone.show(game, player.deck, at)
    game.secret = tuple([deed for deed in game.secret if deed not in player.deck.cards])


# ---- who chooses first ----


def strength(game: "MageKnight", seat: Seat) -> int:
    """Give the strength of a player's deck: cards, crystals, Units, and levels above the lowest."""
    player = game.players[seat]
    banners = [unit.banner for unit in player.units if unit.banner != NONE]
    deeds = [deed for deed in (*player.deck.cards, *banners) if KIND_OF[deed] != WOUND_KIND]
    cards = sum([WORTH.get(CARDS[KIND_OF[deed]].kind, 0) for deed in deeds])
    units = 0
    for unit in player.units:
        level = UNITS[UNIT_OF[unit.card]].level
        units += level // 2 if unit.wounds else level
    lowest = min([game.players[other].level for other in still_playing(game)])
    return cards + sum(player.crystals) // CRYSTALS_PER_POINT + units + PER_LEVEL * (player.level - lowest)


def choosing_order(game: "MageKnight") -> list[Seat]:
    """Give the seats by strength, then by Fame, the least first, then who played later in the Round."""
    seats = still_playing(game)[::-1]
    rows = [(strength(game, seat), game.players[seat].fame, place, seat) for place, seat in enumerate(seats)]
    return [row[3] for row in sorted(rows)]


# ---- the exchange ----


def may_replace(new: Kind, old: Kind) -> bool:
    """Say whether an Action card may be thrown away for another: they share a colour or a type."""
    if old == WOUND_KIND or CARDS[old].kind not in (BASIC_ACTION, ADVANCED_ACTION):
        return False
    return CARDS[new].colours & CARDS[old].colours != 0 or CARDS[new].types & CARDS[old].types != 0


def replaceable(game: "MageKnight", seat: Seat, new: Kind) -> list[Kind]:
    """Give the kinds of own cards that may be thrown away for a new one, sorted."""
    own = sorted({KIND_OF[deed] for deed in game.players[seat].deck.cards})
    return [kind for kind in own if may_replace(new, kind)]


class ChooseUpgrade(Question["MageKnight"]):
    """Which of the revealed cards is taken? None must be."""

    rule: ClassVar[str] = "mage_knight.variant-action-upgrades.choice-optional"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those for which a card can be thrown away."""
        out.extend([PICKS[KIND_OF[deed]] for deed in game.upgrades if replaceable(game, self.seat, KIND_OF[deed])])
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """The card to be thrown away is asked for."""
        if action.verb != DECLINE:
            game.push(ThrowForUpgrade(self.seat, action.a))


class ThrowForUpgrade(Question["MageKnight"]):
    """Which own Action card is thrown away for the new one?"""

    rule: ClassVar[str] = "mage_knight.variant-action-upgrades.choice-costs-an-action-card"
    fields: ClassVar[tuple[str, ...]] = ("new",)

    def __init__(self, seat: Seat, new: Kind) -> None:
        super().__init__(seat)
        self.new: Final = new

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any of the same colour or type."""
        out.extend([CARD_ACTIONS[kind] for kind in replaceable(game, self.seat, self.new)])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Exchange them."""
        game.seal()
        player = game.players[self.seat]
        old = player.deck.remove([KIND_OF[deed] for deed in player.deck.cards].index(action.a))
        game.removed = (*game.removed, old)
        new: Deed = next(deed for deed in game.upgrades if KIND_OF[deed] == self.new)
        game.upgrades = offers.without(game.upgrades, new)
        player.deck.put(new, EVERYBODY, game.clock)
        game.tell(words.UPGRADED, self.seat, action.a, self.new)

    def prompt(self, game: "MageKnight") -> Message:
        """Name the new card."""
        return Message(words.ASK_UPGRADE, (self.new,))


class UpgradesOver(Step["MageKnight"]):
    """Cards nobody took go under the deck; the players' decks are shuffled before the next Round."""

    def run(self, game: "MageKnight") -> None:
        """As they lie."""
        for deed in game.upgrades:
            offers.put_under(game, game.advanced_deck, deed)
        game.upgrades = ()
        for player in game.players:
            zone.shuffle(game, player.deck)
