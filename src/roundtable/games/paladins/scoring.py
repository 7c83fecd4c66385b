"""The final score, by source, at any moment of the game; and who wins."""

from typing import Final

from roundtable.games.paladins.classes import Player, Rival, Side
from roundtable.games.paladins.content import (
    DEBT_POINTS,
    ORDER_POINTS,
    ORDER_TIMES,
    ORDERS,
    OUTSIDERS,
    RIVAL_BOARD,
    ROW_POINTS,
    TRACK_POINTS,
    WALLS,
    Outsider,
)
from roundtable.games.paladins.names import (
    ABSOLVE,
    ATTACK,
    ATTRIBUTE,
    COMMISSION,
    CONVERT,
    FACTION,
    FORTIFY,
    GARRISON,
)
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import workshops_moved
from roundtable.kernel.zone import EVERYBODY

SET: Final = 3  # resources for a point

# The points of the rows, by the pieces laid there; looked up once, because bots judge thousands of positions.
DEVELOPED: Final = ROW_POINTS.numbers("develop")
COMMISSIONED: Final = ROW_POINTS.numbers("commission")
FORTIFIED: Final = ROW_POINTS.numbers("fortify")
GARRISONED: Final = ROW_POINTS.numbers("garrison")
ABSOLVED: Final = ROW_POINTS.numbers("absolve")


def times(side: Side, action: int) -> int:
    """Count how often an action of the right side was done."""
    if action == COMMISSION:
        return side.monks
    if action == FORTIFY:
        return len(side.walls)
    if action == GARRISON:
        return side.outposts
    if action == ABSOLVE:
        return side.jars
    if action == ATTACK:
        return len(side.attacked)
    assert action == CONVERT
    return len(side.converted)


def completed_orders(game: Paladins, side: Side) -> list[int]:
    """Give the places of the revealed King's Orders that a side has met."""
    found: list[int] = []
    for place, order in enumerate(game.orders.cards):
        if game.orders.known[place] == EVERYBODY and times(side, ORDERS[order]) >= ORDER_TIMES:
            found.append(place)
    return found


def score(game: Paladins, side: Side) -> list[int]:
    """Give a side's points by source, in the order of the sources' names."""
    orders = sum([ORDER_POINTS[place] for place in completed_orders(game, side)])
    tracks = [TRACK_POINTS[value] for value in side.attributes]
    return [
        orders,
        *tracks,
        develop_points(game, side),
        debt_points(side),
        resource_points(game, side),
        COMMISSIONED[side.monks],
        FORTIFIED[len(side.walls)],
        sum([WALLS[wall].points for wall in side.walls]),
        GARRISONED[side.outposts],
        ABSOLVED[side.jars],
        convert_points(game, side),
    ]


def develop_points(game: Paladins, side: Side) -> int:
    """Give the points for workshops; the rival has none unless the setting says so."""
    if isinstance(side, Rival) and not game.rules.rival_develop_points:
        return 0
    return DEVELOPED[workshops_moved(side)]


def debt_points(side: Side) -> int:
    """Give the points for Debts; each Traitor makes an unpaid one cost less."""
    traitors = len([card for card in side.converted if OUTSIDERS[card].name == "traitor"])
    unpaid = min(DEBT_POINTS.number("unpaid") + traitors, 0)
    return side.unpaid_debts * unpaid + side.paid_debts * DEBT_POINTS.number("paid")


def resource_points(game: Paladins, side: Side) -> int:
    """Give the points for sets of Silver and Provisions left."""
    if not isinstance(side, Player):
        return 0
    if game.rules.separate_sets:
        return side.silver // SET + side.provisions // SET
    return (side.silver + side.provisions) // SET


def convert_points(game: Paladins, side: Side) -> int:
    """Give the points of all converted Outsiders; for the rival each counts at least one."""
    total = 0
    for place, card in enumerate(side.converted):
        points = conversion_points(game, side, place, OUTSIDERS[card])
        total += points
        if isinstance(side, Rival):
            total += missing_to_least(side, OUTSIDERS[card], points)
    return total


def missing_to_least(side: Side, outsider: Outsider, points: int) -> int:
    """Give what the rival's converted Outsider lacks of its minimum; a Traitor's points are those of `debt_points`."""
    scored = side.unpaid_debts if outsider.name == "traitor" else points
    return max(RIVAL_BOARD.number("least_per_conversion") - scored, 0)


def conversion_points(game: Paladins, side: Side, place: int, outsider: Outsider) -> int:
    """Give the points of the converted Outsider at a place. A Traitor works on Debts, see `debt_points`."""
    if outsider.name == "traitor":
        return 0
    if outsider.name == "mercenary" and game.rules.mercenary_set:
        earlier = [card for card in side.converted[:place] if OUTSIDERS[card].name == "mercenary"]
        return outsider.points if earlier else outsider.base + outsider.points
    return outsider_points(game, side, outsider)


def outsider_points(game: Paladins, side: Side, outsider: Outsider) -> int:
    """Give the points of one converted Outsider by its own rule."""
    return outsider.base + counted(game, side, outsider.counter) // outsider.per * outsider.points


def counted(game: Paladins, side: Side, counter: str) -> int:
    """Count what an Outsider's rule names."""
    kind, _, what = counter.partition(":")
    if kind == "attribute":
        return side.attributes[ATTRIBUTE.at(what)]
    if kind == "attacked":
        return len([card for card in side.attacked if OUTSIDERS[card].faction == FACTION.at(what)])
    if kind == "converted":
        return len([card for card in side.converted if OUTSIDERS[card].name == what])
    if kind == "kings-orders-completed":
        return len(completed_orders(game, side))
    if kind == "paid-debts":
        return side.paid_debts
    if kind == "own-suspicion":
        return len(side.suspicion)
    return counted_deeds(game, side, kind)


def counted_deeds(game: Paladins, side: Side, kind: str) -> int:
    """Count actions done, workshops or Townsfolk kept."""
    if kind == "commission":
        return side.monks
    if kind == "garrison":
        return side.outposts
    if kind == "fortify":
        return len(side.walls)
    if kind == "absolve":
        return side.jars
    if kind == "develop":
        return workshops_moved(side)
    assert kind == "recruited-townsfolk"
    if not isinstance(side, Player):
        return 0
    return len(side.townsfolk) - (1 if game.rules.hunter_without_setup and side.drafted >= 0 else 0)


def winners(game: Paladins) -> list[int]:
    """Give the winning seats: most points, then most from King's Orders, then fewest Suspicion cards, else shared."""
    sides: list[Side] = [*game.players, *game.rivals]
    ranks: list[tuple[int, int, int]] = []
    for side in sides:
        points = score(game, side)
        ranks.append((sum(points), points[0], -len(side.suspicion)))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks[: len(game.players)]) if rank == best]
