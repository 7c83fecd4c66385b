"""What a seat may know, built from nothing. Cards are words; null is a card the seat does not know."""

from typing import TYPE_CHECKING

from roundtable.kernel.zone import Zone
from tests.practice.tourney.content import CHALLENGES, COPIES, STANCES, TRICKS

if TYPE_CHECKING:
    from tests.practice.tourney.classes import Knight
    from tests.practice.tourney.state import Tourney


def table(game: "Tourney", seat: int | None) -> dict[str, object]:
    """Give everything a seat (None: a spectator) sees."""
    eyes = -1 if seat is None else seat
    return {
        "round": game.round,
        "first": game.first,
        "lances": game.lances,
        "favours": game.favours,
        "crowd": game.crowd,
        "row": [CHALLENGES[card].word for card in game.row],
        "pile": len(game.pile),
        "deck": tricks(game.deck, eyes),
        "discard": tricks(game.discard, eyes),
        "knights": [knight_of(knight, eyes) for knight in game.knights],
    }


def knight_of(knight: "Knight", eyes: int) -> dict[str, object]:
    """Give what is seen of one knight."""
    return {
        "dice": list(knight.dice),
        "glory": knight.glory,
        "lances": knight.lances,
        "favours": knight.favours,
        "won": [CHALLENGES[card].word for card in knight.won],
        "hand": tricks(knight.hand, eyes),
        "tricks": tricks(knight.tricks, eyes),
        "deck": stances(knight.deck, eyes),
        "drawn": stances(knight.drawn, eyes),
        "spent": stances(knight.spent, eyes),
    }


def tricks(zone: Zone, eyes: int) -> list[str | None]:
    """Give a zone of tricks by their kinds."""
    return [None if card < 0 else TRICKS[card // COPIES].word for card in zone.seen_by(eyes)]


def stances(zone: Zone, eyes: int) -> list[str | None]:
    """Give a zone of stances."""
    return [None if card < 0 else STANCES[card].word for card in zone.seen_by(eyes)]
