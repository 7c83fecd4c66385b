"""All deals that a seat must consider possible, found by trying every shuffle. It shares nothing with the kernel.

A script is a list of moves that name places, never cards, so it can be carried out at any deal. Zones are numbered:
the pile, the discard pile, then the hands.
"""

from collections import Counter
from itertools import permutations
from typing import Final, NamedTuple

PILE: Final = 0
DISCARD: Final = 1
ALL: Final = -1

Deal = tuple[tuple[int, ...], ...]
Seen = list[int]  # the cards a seat was shown, in order


class Move(NamedTuple):
    """`shuffle`: the discards become the pile if that is empty, and the pile is shuffled.

    `move`, `bury`: a card goes on or under another zone. `look`: a card is seen where it lies. `seats` see it.
    """

    what: str
    zone: int = 0
    at: int = 0
    target: int = 0
    seats: int = 0


def after(deal: Deal, move: Move, order: tuple[int, ...]) -> Deal:
    """Carry out one move; a shuffle puts the pile's cards into the order of places given."""
    zones = [list(zone) for zone in deal]
    if move.what == "shuffle":
        if not zones[PILE]:
            zones[PILE], zones[DISCARD] = zones[DISCARD], zones[PILE]
        zones[PILE] = [zones[PILE][place] for place in order]
    elif move.what == "move":
        zones[move.target].append(zones[move.zone].pop(move.at))
    elif move.what == "bury":
        zones[move.target].insert(0, zones[move.zone].pop(move.at))
    return tuple([tuple(zone) for zone in zones])


def pile_size(deal: Deal) -> int:
    """Give how many cards the next shuffle concerns."""
    return len(deal[PILE]) or len(deal[DISCARD])


def shown(deal: Deal, move: Move, seat: int) -> list[int]:
    """Give the card a seat sees in a move."""
    if move.what != "shuffle" and (move.seats >> seat) & 1:
        return [deal[move.zone][move.at]]
    return []


def worlds(script: list[Move], start: Deal, seat: int, seen: Seen) -> Counter[Deal]:
    """Give every deal in which the seat would have seen the same cards, with the number of ways it comes about."""
    found: Counter[Deal] = Counter()
    open_branches: list[tuple[int, int, Deal]] = [(0, 0, start)]
    while open_branches:
        step, known, deal = open_branches.pop()
        if step == len(script):
            found[deal] += 1
            continue
        move = script[step]
        sight = shown(deal, move, seat)
        if sight != seen[known : known + len(sight)]:
            continue
        size = pile_size(deal) if move.what == "shuffle" else 0
        for order in permutations(range(size)):
            open_branches.append((step + 1, known + len(sight), after(deal, move, order)))
    return found
