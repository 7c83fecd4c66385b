"""The offers: Advanced Actions, Spells and Units laid out, taken and refilled. Artifacts never lie in one.

Offers are tuples, the lowest card first; a new card comes into the top place. All decks are hidden.
"""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.content.components import KIND_OF, TILES, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.integers import Deed, Kind, Seat, UnitCard
from roundtable.games.mage_knight.content.names import MONASTERY, NONE, VILLAGE
from roundtable.games.mage_knight.state import lie
from roundtable.kernel import zone
from roundtable.kernel.wording import Wording
from roundtable.kernel.zone import EVERYBODY, Zone

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

PLACES: Final = 3  # of the Spell and the Advanced Action offer


def turn_up(game: "MageKnight", deck: Zone) -> int:
    """Turn up the top card of a deck and take it, -1 if there is none."""
    if not deck.cards:
        return NONE
    game.seal()
    return zone.turn_up(game, deck)


def put_under(game: "MageKnight", deck: Zone, card: int) -> None:
    """Put a card everybody has seen under a deck."""
    deck.put_under(card, EVERYBODY, game.clock)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Give cards without one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# ---- Advanced Actions and Spells ----


def fill(game: "MageKnight") -> None:
    """Deal both offers as far as their decks go."""
    fill_advanced(game)
    fill_spells(game)


def fill_advanced(game: "MageKnight") -> None:
    """Slide the Advanced Actions down and fill the top places."""
    while len(game.advanced_offer) < PLACES:
        card = turn_up(game, game.advanced_deck)
        if card == NONE:
            return
        game.advanced_offer = (*game.advanced_offer, card)
        game.tell(changes.ROUND_ADVANCED if game.turn.seat == NONE else words.NEW_ADVANCED, KIND_OF[card])


def fill_spells(game: "MageKnight") -> None:
    """Slide the Spells down and fill the top places."""
    while len(game.spell_offer) < PLACES:
        card = turn_up(game, game.spell_deck)
        if card == NONE:
            return
        game.spell_offer = (*game.spell_offer, card)
        game.tell(changes.ROUND_SPELL if game.turn.seat == NONE else words.NEW_SPELL, KIND_OF[card])


def uncover(game: "MageKnight") -> None:
    """Deal the offers that First Reconnaissance keeps hidden, the first time either is needed."""
    if not game.offers_open:
        game.offers_open = True
        fill(game)


def take_advanced(game: "MageKnight", deed: Deed) -> None:
    """Take an Advanced Action out of its offer, which is refilled at once."""
    game.advanced_offer = without(game.advanced_offer, deed)
    fill_advanced(game)


def take_spell(game: "MageKnight", deed: Deed) -> None:
    """Take a Spell out of its offer, which is refilled at once."""
    game.spell_offer = without(game.spell_offer, deed)
    fill_spells(game)


def gain_advanced(game: "MageKnight", seat: Seat, deed: Deed) -> None:
    """Give a player an Advanced Action of the offer."""
    take_advanced(game, deed)
    hands.gain(game, seat, deed)


def gain_spell(game: "MageKnight", seat: Seat, deed: Deed) -> None:
    """Give a player a Spell of the offer."""
    take_spell(game, deed)
    hands.gain(game, seat, deed)


def draw_advanced(game: "MageKnight") -> Deed:
    """Take the unseen top card of the Advanced Action deck, -1 if there is none."""
    return turn_up(game, game.advanced_deck)


def drop_lowest_advanced(game: "MageKnight") -> Deed:
    """Take the lowest Advanced Action out of the offer, -1 if there is none; nothing is refilled yet."""
    if not game.advanced_offer:
        return NONE
    card = game.advanced_offer[0]
    game.advanced_offer = game.advanced_offer[1:]
    return card


def drop_lowest_spell(game: "MageKnight") -> Deed:
    """Put the lowest Spell under its deck and give it, -1 if there is none; nothing is refilled yet."""
    if not game.spell_offer:
        return NONE
    card = game.spell_offer[0]
    game.spell_offer = game.spell_offer[1:]
    put_under(game, game.spell_deck, card)
    game.tell(changes.SPELL_DROPPED, KIND_OF[card])
    return card


# ---- Units, and the Advanced Actions of monasteries ----


def deal_units(game: "MageKnight") -> None:
    """Deal a whole Unit offer: at first Regular Units only, later Elite and Regular in turn."""
    elite = game.rules.scenario.deals_elite(game)
    for place in range(game.rules.unit_places):
        deal_unit(game, game.elite_deck if elite and place % 2 == 0 else game.regular_deck)


def deal_unit(game: "MageKnight", deck: Zone, line: Wording = words.NEW_UNIT) -> None:
    """Add a Unit to the offer, as a line tells; with an empty deck its place stays empty."""
    card = turn_up(game, deck)
    if card != NONE:
        game.unit_offer = (*game.unit_offer, card)
        game.tell(line, UNIT_OF[card])


def deal_first_units(game: "MageKnight") -> None:
    """Deal the first Unit offer; where a Unit of the village is asked for, again and again until there is one."""
    deal_units(game)
    while game.rules.village_unit and not has_village_unit(game):
        gather_units(game)
        zone.shuffle(game, game.regular_deck)
        deal_units(game)


def has_village_unit(game: "MageKnight") -> bool:
    """Say whether a Unit of the offer can be recruited in villages."""
    for card in game.unit_offer:
        if (UNITS[UNIT_OF[card]].sites >> VILLAGE) & 1:
            return True
    return False


def gather_units(game: "MageKnight") -> None:
    """Put the cards of the Unit offer under their decks."""
    if game.unit_offer or game.monastery_offer:
        game.tell(changes.UNITS_GATHERED)
    for card in game.unit_offer:
        put_under(game, game.elite_deck if UNITS[UNIT_OF[card]].elite else game.regular_deck, card)
    for deed in game.monastery_offer:
        put_under(game, game.advanced_deck, deed)
    game.unit_offer = ()
    game.offer_wounds = ()
    game.monastery_offer = ()


def renew_units(game: "MageKnight", needed: int) -> None:
    """Deal a new Unit offer, and a card for each monastery that has not been burned.

    `needed` Advanced Actions stay in their deck for its own offer: if cards run out, those of monasteries are missing.
    """
    gather_units(game)
    deal_units(game)
    for _ in range(monasteries(game)):
        if len(game.advanced_deck.cards) > needed:
            add_monastery_card(game)


def monasteries(game: "MageKnight") -> int:
    """Count the monasteries on the map that have not been burned."""
    count = 0
    for tile in game.tiles:
        if tile == NONE:
            continue
        for at, site in enumerate(TILES[tile].site):
            if site == MONASTERY and not game.spots[7 * tile + at].shields and not lie.covered(game, 7 * tile + at):
                count += 1
    return count


def add_monastery_card(game: "MageKnight") -> None:
    """Deal an Advanced Action to the Unit offer."""
    card = turn_up(game, game.advanced_deck)
    if card != NONE:
        game.monastery_offer = (*game.monastery_offer, card)
        game.tell(words.MONASTERY_CARD, KIND_OF[card])


def take_monastery_card(game: "MageKnight", deed: Deed) -> None:
    """Take an Advanced Action out of the Unit offer; its place stays empty."""
    game.monastery_offer = without(game.monastery_offer, deed)
    uncover(game)


def take_unit(game: "MageKnight", card: UnitCard) -> None:
    """Take a Unit out of the offer; its place stays empty, a Wound on it goes back."""
    game.unit_offer = without(game.unit_offer, card)
    if card in game.offer_wounds:
        game.offer_wounds = without(game.offer_wounds, card)


def unit_of_kind(game: "MageKnight", kind: int) -> UnitCard:
    """Give a Unit card of a kind in the offer, an unwounded one first, -1 if there is none."""
    found = NONE
    for card in game.unit_offer:
        if UNIT_OF[card] == kind and (found == NONE or found in game.offer_wounds):
            found = card
    return found


def add_elite(game: "MageKnight") -> None:
    """Add an Elite Unit to the offer, as the White city sells it."""
    deal_unit(game, game.elite_deck, changes.CITY_UNIT)


# ---- a player's own deck ----


def shuffle_discard(game: "MageKnight", seat: Seat) -> None:
    """Shuffle the whole discard pile of a player into the Deed deck."""
    player = game.players[seat]
    player.deck.put_open(player.discard, game.clock)
    if player.discard:
        game.tell(changes.DISCARD_SHUFFLED, seat)
    player.discard = ()
    zone.shuffle(game, player.deck)


def of_kind(deeds: tuple[Deed, ...], kind: Kind) -> Deed:
    """Give the first card of a kind among cards."""
    for deed in deeds:
        if KIND_OF[deed] == kind:
            return deed
    raise ValueError(kind)
