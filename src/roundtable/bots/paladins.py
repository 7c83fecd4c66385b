"""What a position of Paladins is worth: the final score as it stands, and what boards, stores and workers promise."""

from typing import Final

from roundtable.bots.value import POINT, Value
from roundtable.games.paladins.classes import Player
from roundtable.games.paladins.content import (
    DEBT_POINTS,
    ORDER_POINTS,
    ORDER_TIMES,
    ORDERS,
    PALADINS,
    ROUNDS,
    TRACK_END,
    TRACK_POINTS,
    WALLS,
)
from roundtable.games.paladins.scoring import (
    ABSOLVED,
    COMMISSIONED,
    DEVELOPED,
    FORTIFIED,
    GARRISONED,
    convert_points,
    score,
    times,
)
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import workshops_moved
from roundtable.kernel.game import Game
from roundtable.kernel.zone import EVERYBODY

# Looked up once: a search judges thousands of positions for a decision.
UNPAID: Final = -DEBT_POINTS.number("unpaid") * POINT
PAID: Final = DEBT_POINTS.number("paid") * POINT

# In hundredths of a point.
WORKER: Final[tuple[int, ...]] = (80, 105, 105, 105, 105, 130)  # in the personal supply, by type
LAST_WORKER: Final[tuple[int, ...]] = (4, 6, 6, 6, 6, 8)  # the same in the last round
ATTRIBUTE: Final = 14  # per step and round left: what it gives access to
PIECE: Final = 6  # per square of the monks, outposts, walls or jars, and round left, of which three count
WORKSHOP: Final = 45  # per workshop and round left
TOWNSFOLK: Final = 22  # per Townsfolk kept and round left
STORE: Final = (45, 35)  # the first four Silver or Provisions, and the next
FIRST: Final = 4
LAST_STORE: Final = 33  # in the last round
DEBT_HOPE: Final = 15  # per round left: that an unpaid Debt will be paid
SUSPICION: Final = 20  # a card
MOST_SUSPECTED: Final = 60  # if none has more, and the Tax Supply is empty
PALADIN_ATTRIBUTE: Final = 25  # a step that the Paladin of the round adds


class PaladinsValue(Value):
    """Everything in points: those of the final score, and those that can still be made of what is there."""

    def worth(self, game: Game, seat: int) -> int:
        """Add it all up."""
        assert isinstance(game, Paladins)
        player = game.players[seat]
        left = ROUNDS - game.round  # rounds after this one
        total = fixed(game, player) + tracks(player, left) + rows(player, left) + orders(game, player, left)
        total += store(player.silver, left) + store(player.provisions, left)
        total += workers(player, left) + paladin(player)
        total += workshops_moved(player) * WORKSHOP * left + len(player.townsfolk) * TOWNSFOLK * left
        return total - burden(game, seat, left)

    def round_of(self, game: Game) -> int:
        """Give the round."""
        assert isinstance(game, Paladins)
        return game.round

    def against(self, game: Game, seat: int) -> int:
        """In the solo game, count the rival's score against the player."""
        assert isinstance(game, Paladins)
        total = 0
        for rival in game.rivals:
            total += sum(score(game, rival)) * POINT
        return total


def fixed(game: Paladins, player: Player) -> int:
    """Walls and converted Outsiders give their points whatever follows."""
    total = convert_points(game, player)
    for wall in player.walls:
        total += WALLS[wall].points
    return total * POINT


def tracks(player: Player, left: int) -> int:
    """Attributes: half the points of this step, half those of the next, and what they give access to."""
    total = 0
    for value in player.attributes:
        here = TRACK_POINTS[value]
        ahead = TRACK_POINTS[min(value + 1, TRACK_END)] if left else here
        total += (here + ahead) * POINT // 2 + value * ATTRIBUTE * left
    return total


def rows(player: Player, left: int) -> int:
    """Monks, outposts, walls and jars: the points of the row, and each piece brings the next ones nearer."""
    monks, outposts, walls, jars = player.monks, player.outposts, len(player.walls), player.jars
    pieces = monks * monks + outposts * outposts + walls * walls + jars * jars
    total = DEVELOPED[workshops_moved(player)] + COMMISSIONED[monks] + GARRISONED[outposts]
    total += FORTIFIED[walls] + ABSOLVED[jars]
    return total * POINT + pieces * PIECE * min(left, 3)


def orders(game: Paladins, player: Player, left: int) -> int:
    """King's Orders: their points once met, a growing part of them on the way, as long as there is time."""
    total = 0
    for place, order in enumerate(game.orders.cards):
        if game.orders.known[place] != EVERYBODY:
            continue
        done = min(times(player, ORDERS[order]), ORDER_TIMES)
        if done == ORDER_TIMES:
            total += ORDER_POINTS[place] * POINT
        elif ORDER_TIMES - done <= left + 1:
            total += ORDER_POINTS[place] * POINT * done * done // (ORDER_TIMES * ORDER_TIMES)
    return total


def store(count: int, left: int) -> int:
    """Silver or Provisions: worth more while they can be spent, and the first ones most."""
    if left == 0:
        return count * LAST_STORE
    return min(count, FIRST) * STORE[0] + max(count - FIRST, 0) * STORE[1]


def workers(player: Player, left: int) -> int:
    """Workers in the supply: what they can still do; in the last round next to nothing."""
    each = WORKER if left else LAST_WORKER
    total = 0
    for worker, count in enumerate(player.workers):
        total += each[worker] * count
    return total


def paladin(player: Player) -> int:
    """The Paladin of the round: attributes lent, and workers as long as they have not come."""
    total = 0
    for place, number in enumerate(player.chosen.cards):
        card = PALADINS[number]
        total += sum(card.attributes) * PALADIN_ATTRIBUTE
        if player.chosen.known[place] != EVERYBODY:
            for worker in card.workers:
                total += WORKER[worker]
    return total


def burden(game: Paladins, seat: int, left: int) -> int:
    """Debts, and Suspicion: worst for who has most when the Tax Supply is nearly empty."""
    player = game.players[seat]
    total = player.unpaid_debts * (UNPAID - DEBT_HOPE * left) - player.paid_debts * PAID
    mine = len(player.suspicion)
    total += mine * SUSPICION
    most = 0
    for other, one in enumerate(game.players):
        if other != seat:
            most = max(most, len(one.suspicion))
    for rival in game.rivals:
        most = max(most, len(rival.suspicion))
    if mine and mine >= most:
        total += MOST_SUSPECTED * (game.rules.tax + 1 - min(game.tax_supply, game.rules.tax)) // (game.rules.tax + 1)
    return total


VALUE: Final = PaladinsValue()
