"""Keys: what a seat knows of a position, as a value to look it up by among positions already seen.

Two positions have the same key for a seat only if everything it knows is the same, and so its decision. Chance, the
clock and history are left out; of cards that the seat does not know it says which they are, and not where they lie.
"""

from typing import TYPE_CHECKING

from roundtable.kernel.agenda import Step

if TYPE_CHECKING:
    from roundtable.kernel.game import Game

Key = tuple[object, ...]


def key_of(game: "Game", seat: int) -> Key:
    """Give the key of a position from which everything is taken that a seat may not know and that lies in no zone."""
    steps = tuple([step_facts(step) for step in game.agenda])
    return steps, laid_down(game, seat), unknown(game, seat), game.facts(seat)


def step_facts(step: "Step[Game]") -> Key:
    """Give what a step is: its class, its seat and its fields."""
    if not step.fields:
        return type(step), step.seat
    return type(step), step.seat, tuple([getattr(step, name) for name in step.fields])


def laid_down(game: "Game", seat: int) -> tuple[int, ...]:
    """Give where answers lie in their envelopes, and those of the seat itself."""
    facts: list[int] = []
    for at in range(0, len(game.early), 2):
        place = game.early[at]
        facts += (place, game.early[at + 1] if game.agenda[place].seat == seat else -1)
    return tuple(facts)


def unknown(game: "Game", seat: int) -> tuple[tuple[int, ...], ...]:
    """Give the cards of each family that a seat does not know, in ascending order."""
    families: list[tuple[int, ...]] = []
    for family in game.families():
        cards: list[int] = []
        for zone in family:
            for at, known in enumerate(zone.known):
                if not (known >> seat) & 1:
                    cards.append(zone.cards[at])
        cards.sort()
        families.append(tuple(cards))
    return tuple(families)
