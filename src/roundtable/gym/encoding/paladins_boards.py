"""The boards of Paladins as numbers: a player's, and that of the automated opponent of the solo game."""

from typing import Final

from roundtable.games.paladins.classes import Side
from roundtable.games.paladins.content import (
    CONVERSIONS,
    DEBTS,
    JAR_PLACE,
    JARS,
    MONKS,
    OUTPOSTS,
    OUTSIDERS,
    PALADINS,
    SCHEME,
    SCHEMES,
    STARTING_SCHEMES,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    TRACK_END,
    WALLS,
)
from roundtable.games.paladins.layout import PLENTY
from roundtable.games.paladins.names import ACTION, PLACES, RIGHT_SIDE, RIVALS_LEFT, WORKERS
from roundtable.games.paladins.rival import TRACK
from roundtable.games.paladins.state import Paladins
from roundtable.gym.encoding.field import Plan
from roundtable.gym.encoding.pen import Pen

FEW: Final = 10  # workers and resources are counted in tens
TAXES: Final = 3  # Suspicion cards show 0 to 2 coins
ON_BOARD: Final = len(ACTION.words) * PLACES
WORKSHOPS: Final = 2


def add_side(plan: Plan, who: str) -> None:
    """Name what a player and the automated opponent have in common."""
    plan.add(f"{who}.attributes", 3, TRACK_END)
    plan.add(f"{who}.monks", 1, len(MONKS))
    plan.add(f"{who}.outposts", 1, len(OUTPOSTS))
    plan.add(f"{who}.jars", 1, len(JARS))
    plan.add(f"{who}.walls", len(WALLS))
    plan.add(f"{who}.attacked", len(OUTSIDERS))
    plan.add(f"{who}.converted", len(OUTSIDERS), len(CONVERSIONS), note="the place of each, from 1")
    plan.add(f"{who}.suspicion", TAXES, SUSPICIONS, note="by the coins they show")
    plan.add(f"{who}.unpaid-debts", 1, DEBTS)
    plan.add(f"{who}.paid-debts", 1, DEBTS)
    plan.add(f"{who}.passed")


def write_side(game: Paladins, side: Side, pen: Pen) -> None:
    """Write it."""
    pen.numbers(side.attributes)
    pen.number(side.monks)
    pen.number(side.outposts)
    pen.number(side.jars)
    pen.cards(side.walls, len(WALLS))
    pen.cards(side.attacked, len(OUTSIDERS))
    pen.places(list(side.converted), len(OUTSIDERS))
    pen.numbers(by_tax(side.suspicion, game.rules.taxes))
    pen.number(side.unpaid_debts)
    pen.number(side.paid_debts)
    pen.flag(side.passed)


def by_tax(cards: tuple[int, ...], taxes: tuple[int, ...]) -> list[int]:
    """Count Suspicion cards by the coins they show."""
    found = [0] * TAXES
    for card in cards:
        found[taxes[card]] += 1
    return found


def add_player(plan: Plan, who: str) -> None:
    """Name what belongs to a seat."""
    add_side(plan, who)
    plan.add(f"{who}.workers", WORKERS, PLENTY, 0, FEW)
    plan.add(f"{who}.silver", 1, PLENTY, 0, FEW)
    plan.add(f"{who}.provisions", 1, PLENTY, 0, FEW)
    plan.add(f"{who}.board", ON_BOARD, WORKERS, note="who stands on each place, from 1; 0 nobody")
    plan.add(f"{who}.workshops", RIGHT_SIDE * WORKSHOPS)
    plan.add(f"{who}.jar-places", len(JAR_PLACE.words))
    plan.add(f"{who}.townsfolk", len(TOWNSFOLK))
    plan.add(f"{who}.tavern", len(TAVERNS))
    for pile in ("deck", "drawn", "chosen", "used"):
        plan.add(f"{who}.paladins.{pile}", len(PALADINS))


def write_player(game: Paladins, number: int, seat: int, pen: Pen) -> None:
    """Write it, Paladins only as far as a seat knows them."""
    player = game.players[number]
    write_side(game, player, pen)
    pen.numbers(player.workers)
    pen.number(player.silver)
    pen.number(player.provisions)
    for worker in player.board:
        pen.number(worker + 1)
    for covered in player.covered:
        pen.marks(covered, WORKSHOPS)
    pen.marks(player.jar_places, len(JAR_PLACE.words))
    pen.cards(player.townsfolk, len(TOWNSFOLK))
    pen.one_of(player.tavern, len(TAVERNS))
    pen.known(player.deck, seat, len(PALADINS))
    pen.known(player.drawn, seat, len(PALADINS))
    pen.known(player.chosen, seat, len(PALADINS))
    pen.known(player.used, seat, len(PALADINS))


def add_rival(plan: Plan, who: str) -> None:
    """Name what belongs to the automated opponent."""
    add_side(plan, who)
    plan.add(f"{who}.untyped-workers", 1, PLENTY, 0, FEW)
    plan.add(f"{who}.workshops", RIGHT_SIDE, WORKSHOPS)
    plan.add(f"{who}.left", len(RIVALS_LEFT.words))
    plan.add(f"{who}.right", RIGHT_SIDE, PLACES)
    plan.add(f"{who}.resource-marker", TRACK)
    plan.add(f"{who}.attribute-stack", 9)
    plan.add(f"{who}.schemes.deck", 1, SCHEMES)
    plan.add(f"{who}.schemes.discard", len(SCHEME.words), SCHEMES)
    plan.add(f"{who}.schemes.aside", 1, SCHEMES)


def write_rival(game: Paladins, pen: Pen) -> None:
    """Write it."""
    rival = game.rivals[0]
    write_side(game, rival, pen)
    pen.number(rival.untyped_workers)
    pen.numbers(rival.workshops)
    pen.marks(rival.left, len(RIVALS_LEFT.words))
    pen.numbers(rival.right)
    pen.one_of(rival.resource_marker - 1, TRACK)
    for attribute in rival.attribute_stack:
        pen.one_of(attribute, 3)
    pen.number(len(rival.schemes.cards))
    pen.cards(tuple([scheme_of(game, card) for card in rival.scheme_discard.cards]), len(SCHEME.words))
    pen.number(len(rival.scheme_aside.cards))


def scheme_of(game: Paladins, card: int) -> int:
    """Give what a scheme card shows."""
    return game.rules.schemes[card] if card < STARTING_SCHEMES else len(SCHEME.words) - 1
