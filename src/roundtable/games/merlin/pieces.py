"""Moving pieces between board and castles, and gaining points: the small verbs all chapters share."""

from typing import TYPE_CHECKING

from roundtable.games.merlin import words
from roundtable.games.merlin.content import TRAITORS_OF_A_KIND
from roundtable.games.merlin.names import PRINCIPALITIES
from roundtable.kernel.wording import Wording
from roundtable.kernel.zone import EVERYBODY, move

if TYPE_CHECKING:
    from roundtable.games.merlin.state import Merlin


def gain(game: "Merlin", seat: int, points: int, source: int) -> None:
    """Give points from a source whose name says enough."""
    gain_for(game, seat, points, source, words.GAINED[source], source)


def gain_for(game: "Merlin", seat: int, points: int, source: int, told: Wording, what: int, where: int = 0) -> None:
    """Give points, if there are any, and tell for what and where."""
    if points:
        game.players[seat].points[source] += points
        game.tell(told, seat, points, what, where)


def lose(game: "Merlin", seat: int, points: int, source: int) -> None:
    """Take points; a score falls below zero only if the setting allows it."""
    player = game.players[seat]
    lost = points if game.rules.negative_scores else min(points, sum(player.points))
    if lost:
        player.points[source] -= lost
        game.tell(words.LOST[source], seat, lost, source)


def in_stock(game: "Merlin", good: int, principality: int) -> bool:
    """Say whether a principality still has a piece of a kind."""
    return game.stock[good * PRINCIPALITIES + principality] > 0


def take_good(game: "Merlin", seat: int, good: int, principality: int, cause: int) -> None:
    """Take a shield, flag or material of a principality into the castle."""
    at = good * PRINCIPALITIES + principality
    game.stock[at] -= 1
    game.players[seat].goods[at] += 1
    game.tell(words.TOOK_GOOD[cause][good], seat, good, principality, cause)


def give_good(game: "Merlin", seat: int, good: int, principality: int) -> None:
    """Return a shield, flag or material from the castle to its principality."""
    at = good * PRINCIPALITIES + principality
    game.players[seat].goods[at] -= 1
    game.stock[at] += 1


def owned(game: "Merlin", seat: int, good: int) -> int:
    """Count a seat's shields, flags or materials."""
    goods = game.players[seat].goods
    total = 0
    for at in range(good * PRINCIPALITIES, (good + 1) * PRINCIPALITIES):
        total += goods[at]
    return total


def mark(game: "Merlin", seat: int, principality: int, cause: int) -> None:
    """Put an influence marker from the castle into a principality."""
    player = game.players[seat]
    player.markers -= 1
    player.influence[principality] += 1
    game.tell(words.MARKED[cause], seat, principality, cause)


def markers_on_board(game: "Merlin", seat: int) -> int:
    """Count a seat's influence markers in all principalities."""
    return sum(game.players[seat].influence)


def take_apple(game: "Merlin", seat: int, cause: int) -> None:
    """Take an apple from the supply, if one is left (merlin.grail.no-apple-left)."""
    if game.apples:
        game.apples -= 1
        game.players[seat].apples += 1
        game.tell(words.TOOK_APPLE[cause], seat, cause)


def colour_of(traitor: int) -> int:
    """Give the principality whose shield a traitor shows."""
    return traitor // TRAITORS_OF_A_KIND


def traitors_of(game: "Merlin", seat: int, principality: int) -> int:
    """Count a seat's traitors of one shield."""
    count = 0
    for traitor in game.players[seat].traitors.cards:
        if colour_of(traitor) == principality:
            count += 1
    return count


def repel(game: "Merlin", seat: int, principality: int, most: int, means: int) -> None:
    """Drive up to `most` traitors of one shield away: they go to the discard pile."""
    traitors = game.players[seat].traitors
    gone = 0
    at = 0
    while at < len(traitors.cards) and gone < most:
        if colour_of(traitors.cards[at]) == principality:
            move(game, traitors, at, game.traitor_discard, EVERYBODY)
            gone += 1
        else:
            at += 1
    if gone:
        game.tell(words.REPELLED[means], seat, principality, gone, means)
