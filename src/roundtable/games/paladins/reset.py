"""The reset at the end of a round: rows slide and are refilled, Taverns and workers leave."""

from roundtable.games.paladins import words
from roundtable.games.paladins.content import OUTSIDER_PLACES, OUTSIDERS
from roundtable.games.paladins.names import NONE, RIVAL
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import turn_up
from roundtable.kernel.agenda import Step
from roundtable.kernel.wording import Wording
from roundtable.kernel.zone import EVERYBODY, move


class Reset(Step[Paladins]):
    """Townsfolk, Outsiders, Taverns, King's Favours, Paladins and the players' boards."""

    def run(self, game: Paladins) -> None:
        """In this order."""
        drop_townsfolk(game)
        slide_townsfolk(game, words.TOWNSFOLK_SLID, words.TOWNSFOLK_CAME)
        drop_outsiders(game)
        slide_outsiders(game)
        for seat, player in enumerate(game.players):
            game.taverns += (player.tavern,)
            player.tavern = NONE
            player.passed = False
            game.tell(words.PALADIN_LEFT, seat, player.chosen.cards[0])
            move(game, player.chosen, 0, player.used, EVERYBODY)
        game.tell(words.TAVERNS_DISCARDED, len(game.taverns))
        game.tavern_discard += game.taverns
        game.taverns = ()
        standing = [worker for worker in game.favour_workers if worker != NONE]
        if standing:
            game.tell(words.FAVOURS_CLEARED, len(standing))
        for place, worker in enumerate(game.favour_workers):
            if worker not in (NONE, RIVAL):
                game.supply[worker] += 1
            game.favour_workers[place] = NONE


def drop_townsfolk(game: Paladins) -> None:
    """Discard the card on the rightmost place; in the solo game one more."""
    row = game.townsfolk_row
    last = len(row) - 1
    places = [last]
    if game.rules.solo:
        places.append(last - 1)
        if not game.rules.extra_places:
            others = [place for place in range(last) if row[place] != NONE]
            places = [last, *others[-1:]]
    for place in places:
        if row[place] != NONE:
            told = words.TOWNSFOLK_DROPPED if place == last else words.TOWNSFOLK_DROPPED_SOLO
            game.tell(told, row[place])
            game.townsfolk_discard += (row[place],)
            row[place] = NONE


def slide_townsfolk(game: Paladins, slid: Wording, came: Wording) -> None:
    """Slide the cards to the right and fill the places on the left; an empty deck leaves them empty."""
    cards = [card for card in game.townsfolk_row if card != NONE]
    if cards and game.townsfolk_row[-len(cards) :] != cards:
        game.tell(slid)
    while len(cards) < len(game.townsfolk_row) and game.townsfolk_deck.cards:
        card = turn_up(game, game.townsfolk_deck)
        cards.insert(0, card)
        game.tell(came, card)
    game.townsfolk_row = [NONE] * (len(game.townsfolk_row) - len(cards)) + cards


def drop_outsiders(game: Paladins) -> None:
    """Discard the card on the leftmost place; in the solo game one more."""
    row = game.outsider_row
    places = [0]
    if game.rules.solo:
        places.append(1)
        if not game.rules.extra_places:
            others = [place for place in range(1, len(row)) if row[place] != NONE]
            places = [0, *others[:1]]
    for place in places:
        if row[place] != NONE:
            told = words.OUTSIDER_DROPPED if place == 0 else words.OUTSIDER_DROPPED_SOLO
            game.tell(told, row[place], OUTSIDERS[row[place]].faction)
            game.outsider_discard += (row[place],)
            row[place] = NONE


def slide_outsiders(game: Paladins) -> None:
    """Slide the cards to the left and fill the places on the right; an empty deck leaves them empty."""
    cards = [card for card in game.outsider_row if card != NONE]
    if game.outsider_row[: len(cards)] != cards:
        game.tell(words.OUTSIDERS_SLID)
    while len(cards) < OUTSIDER_PLACES and game.outsider_deck.cards:
        card = turn_up(game, game.outsider_deck)
        cards.append(card)
        game.tell(words.OUTSIDER_CAME, card, OUTSIDERS[card].faction)
    game.outsider_row = cards + [NONE] * (OUTSIDER_PLACES - len(cards))
