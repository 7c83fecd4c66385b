"""The automated opponent's own board: its resource marker, its attributes and its prayers, in place of goods."""

from typing import Final

from roundtable.games.paladins import words
from roundtable.games.paladins.content import RIVAL_BOARD, TRACK_END
from roundtable.games.paladins.state import Paladins
from roundtable.kernel.wording import Wording
from roundtable.kernel.zone import Zone, shuffle

TRACK: Final = RIVAL_BOARD.number("track")


def gain_resources(game: Paladins, steps: int, cause: int) -> None:
    """Move the resource marker in place of gaining Silver or Provisions."""
    game.tell(words.RIVAL_GAINED, steps, cause, space_after(game, steps))
    advance(game, steps)


def move_marker(game: Paladins, steps: int, told: Wording) -> None:
    """Move the resource marker."""
    game.tell(told, steps, space_after(game, steps))
    advance(game, steps)


def space_after(game: Paladins, steps: int) -> int:
    """Give the space on which the resource marker will stand."""
    return (game.rivals[0].resource_marker - 1 + steps) % TRACK + 1


def advance(game: Paladins, steps: int) -> None:
    """Move the resource marker; each time it wraps around, the lowest attribute rises."""
    rival = game.rivals[0]
    for _ in range(steps):
        rival.resource_marker += 1
        if rival.resource_marker > TRACK:
            rival.resource_marker = 1
            raise_lowest(game)


def raise_lowest(game: Paladins) -> None:
    """Raise the lowest attribute; of several the topmost marker of their stack."""
    rival = game.rivals[0]
    lowest = min(rival.attributes)
    for attribute in reversed(rival.attribute_stack):
        if rival.attributes[attribute] == lowest:
            raise_attribute(game, attribute, 1, words.RIVAL_WRAPPED)
            return


def raise_attribute(game: Paladins, attribute: int, n: int, told: Wording, cause: int = 0) -> None:
    """Move an attribute marker; it arrives on top of those already there. At the end of the track it stays."""
    rival = game.rivals[0]
    before = rival.attributes[attribute]
    rival.attributes[attribute] = min(before + n, TRACK_END)
    if rival.attributes[attribute] != before:
        rival.attribute_stack.remove(attribute)
        rival.attribute_stack.append(attribute)
        game.tell(told, attribute, rival.attributes[attribute] - before, cause)


def by_marker(game: Paladins, row: list[int]) -> list[int]:
    """Give the places of a row from the resource marker to the right and round again."""
    first = game.rivals[0].resource_marker - 1
    return [(first + step) % len(row) for step in range(len(row))]


def pray(game: Paladins) -> None:
    """Clear the right side, or gain a worker if it is empty; all schemes in play are shuffled into a new deck."""
    rival = game.rivals[0]
    if sum(rival.right):
        game.tell(words.RIVAL_PRAYED, sum(rival.right))
        rival.right = [0] * len(rival.right)
    else:
        rival.untyped_workers += 1
        game.tell(words.RIVAL_PRAYED_WORKER)
    renew_schemes(game, words.RIVAL_SHUFFLED)


def renew_schemes(game: Paladins, told: Wording) -> None:
    """Shuffle the schemes revealed into the deck."""
    rival = game.rivals[0]
    if rival.scheme_discard.cards:
        game.tell(told)
        rival.schemes.put_all(rival.scheme_discard)
        rival.scheme_discard = Zone()
    shuffle(game, rival.schemes)
