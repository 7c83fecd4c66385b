"""What a value of Paladins is learned from: attributes, rows of pieces, orders, stores, people."""

from typing import Final

from roundtable.bots.features import Features
from roundtable.games.paladins.classes import Player
from roundtable.games.paladins.content import ORDER_TIMES, ORDERS, TRACK_POINTS, WALLS
from roundtable.games.paladins.scoring import (
    ABSOLVED,
    COMMISSIONED,
    DEVELOPED,
    FORTIFIED,
    GARRISONED,
    convert_points,
    times,
)
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import workshops_moved
from roundtable.kernel.game import Game
from roundtable.kernel.zone import EVERYBODY

FEW: Final = 4  # Silver or Provisions that are soon spent
NAMES: Final = tuple(
    """faith strength influence faith-points strength-points influence-points lowest-attribute
    monks outposts walls jars monks-square outposts-square walls-square jars-square row-points
    attacked converted converted-points wall-points
    orders-met orders-progress orders-near
    silver provisions first-silver first-provisions
    scouts labourers fighters clerics merchants criminals
    workshops workshops-points townsfolk unpaid-debts paid-debts suspicion most-suspected""".split()
)


class PaladinsFeatures(Features):
    """Forty facts about the own boards."""

    def of(self, game: Game, seat: int) -> list[int]:
        """Give them in the order of the names."""
        assert isinstance(game, Paladins)
        player = game.players[seat]
        found = tracks(player)
        found += rows(player)
        found += [len(player.attacked), len(player.converted), convert_points(game, player)]
        found.append(sum([WALLS[wall].points for wall in player.walls]))
        found += orders(game, player)
        found += [player.silver, player.provisions, min(player.silver, FEW), min(player.provisions, FEW)]
        found += player.workers
        workshops = workshops_moved(player)
        found += [workshops, DEVELOPED[workshops], len(player.townsfolk), player.unpaid_debts, player.paid_debts]
        found += [len(player.suspicion), most_suspected(game, seat)]
        return found


def tracks(player: Player) -> list[int]:
    """Attributes, what they would score, and the lowest, which bars the most."""
    values = player.attributes
    return [*values, *[TRACK_POINTS[value] for value in values], min(values)]


def rows(player: Player) -> list[int]:
    """Pieces in rows, their squares because rows pay at their ends, and what they pay now."""
    counts = [player.monks, player.outposts, len(player.walls), player.jars]
    points = COMMISSIONED[counts[0]] + GARRISONED[counts[1]] + FORTIFIED[counts[2]] + ABSOLVED[counts[3]]
    return [*counts, *[count * count for count in counts], points]


def orders(game: Paladins, player: Player) -> list[int]:
    """King's Orders that lie open: met, how far on in all, and those that lack two at most."""
    met = progress = near = 0
    for place, order in enumerate(game.orders.cards):
        if game.orders.known[place] == EVERYBODY:
            done = min(times(player, ORDERS[order]), ORDER_TIMES)
            met += done == ORDER_TIMES
            progress += done
            near += ORDER_TIMES - 2 <= done < ORDER_TIMES
    return [met, progress, near]


def most_suspected(game: Paladins, seat: int) -> int:
    """Say whether nobody has more Suspicion."""
    mine = len(game.players[seat].suspicion)
    for player in game.players:
        if len(player.suspicion) > mine:
            return 0
    return 1 if mine else 0


FEATURES: Final = PaladinsFeatures(NAMES)
