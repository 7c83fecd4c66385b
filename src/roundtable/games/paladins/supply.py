"""Moving Silver, Provisions, workers, Debts and cards: the small verbs all chapters share."""

from typing import Final

from roundtable.games.paladins import words
from roundtable.games.paladins.classes import Player, Rival, Side
from roundtable.games.paladins.content import PALADINS, TRACK_END
from roundtable.games.paladins.names import (
    EFFECT_FAITH,
    EFFECT_PROVISION,
    EFFECT_SILVER,
    NONE,
    PLACES,
    PROVISION,
    RIGHT,
    SILVER,
    THE_RIVAL,
)
from roundtable.games.paladins.state import Paladins
from roundtable.kernel.zone import EVERYBODY, Zone

WORKSHOPS_BY_PLACES: Final[tuple[int, ...]] = (0, 1, 1, 2)  # by the bits of the two places that they may cover


def gain_silver(game: Paladins, seat: int, n: int, cause: int) -> None:
    """Take Silver from the shared supply."""
    if game.rules.limited:
        n = min(n, game.silver)
    game.silver -= n
    game.players[seat].silver += n
    if n:
        game.tell(words.GAINED[cause], seat, n, EFFECT_SILVER, cause)


def gain_provisions(game: Paladins, seat: int, n: int, cause: int) -> None:
    """Take Provisions from the shared supply."""
    if game.rules.limited:
        n = min(n, game.provisions)
    game.provisions -= n
    game.players[seat].provisions += n
    if n:
        game.tell(words.GAINED[cause], seat, n, EFFECT_PROVISION, cause)


def gain_workers(game: Paladins, seat: int, worker: int, n: int, cause: int) -> int:
    """Take workers of a type from the shared supply; give how many came. The rival's have no type, and no end."""
    if seat == THE_RIVAL:
        game.rivals[0].untyped_workers += n
        game.tell(words.RIVAL_WORKERS[cause], n, cause)
        return n
    if game.rules.limited:
        n = min(n, game.supply[worker])
    game.supply[worker] -= n
    game.players[seat].workers[worker] += n
    if n:
        game.tell(words.GAINED[cause], seat, n, worker, cause)
    return n


def gain_attribute(game: Paladins, seat: int, attribute: int, n: int, cause: int) -> None:
    """Move an attribute marker; at the end of the track points are lost."""
    attributes = game.players[seat].attributes
    before = attributes[attribute]
    attributes[attribute] = min(before + n, TRACK_END)
    gained = attributes[attribute] - before
    if gained:
        game.tell(words.GAINED[cause], seat, gained, EFFECT_FAITH + attribute, cause)
    if gained < n:
        game.tell(words.AT_TOP, seat, attribute)


def pay_silver(game: Paladins, seat: int, n: int, action: int) -> None:
    """Pay Silver to the shared supply, for an action; NONE stands for a King's Favour."""
    game.players[seat].silver -= n
    tell_paid(game, seat, n, SILVER, action)
    return_silver(game, n)


def tell_paid(game: Paladins, seat: int, n: int, resource: int, action: int) -> None:
    """Tell what was paid, and for what."""
    if n and action == NONE:
        game.tell(words.PAID_FAVOUR, seat, n, resource)
    elif n:
        game.tell(words.PAID[action], seat, n, resource, action)


def return_silver(game: Paladins, n: int) -> None:
    """Put Silver into the shared supply; with limited pieces it fills the Tax Supply up first."""
    game.silver += n
    if game.tax_owed:
        filled = min(game.tax_owed, game.silver)
        game.tax_owed -= filled
        game.tax_supply += filled
        game.silver -= filled
        if filled:
            game.tell(words.TAX_FILLED, filled)


def pay_provisions(game: Paladins, seat: int, n: int, action: int) -> None:
    """Pay Provisions to the shared supply, for an action; NONE stands for a King's Favour."""
    game.players[seat].provisions -= n
    game.provisions += n
    tell_paid(game, seat, n, PROVISION, action)


def gain_debt(game: Paladins, seat: int) -> bool:
    """Give an unpaid Debt; say whether one was left."""
    if game.debts == 0:
        game.tell(words.DEBTS_OUT)
        return False
    game.debts -= 1
    game.side(seat).unpaid_debts += 1
    return True


def pay_debt(side: Side) -> None:
    """Turn an unpaid Debt."""
    side.unpaid_debts -= 1
    side.paid_debts += 1


def destroy_debt(game: Paladins, side: Side) -> None:
    """Return an unpaid Debt to its deck."""
    side.unpaid_debts -= 1
    game.debts += 1


def turn_up(game: Paladins, pile: Zone) -> int:
    """Take the top card of a pile and show it to everybody."""
    game.learned = EVERYBODY
    game.seal()
    return pile.remove(len(pile.cards) - 1)


def discard_newest_suspicion(game: Paladins, side: Side, n: int) -> None:
    """Put the newest Suspicion cards on their discard pile."""
    for _ in range(n):
        game.suspicion_discard += (side.suspicion[-1],)
        side.suspicion = side.suspicion[:-1]


def workshops_moved(side: Side) -> int:
    """Count a side's workshops on actions of the right side."""
    if isinstance(side, Rival):
        return sum(side.workshops)
    assert isinstance(side, Player)
    count = 0
    for bits in side.covered:
        count += WORKSHOPS_BY_PLACES[bits]
    return count


def occupied(player: Player, action: int) -> bool:
    """Say whether an action space holds workers."""
    board = player.board
    at = action * PLACES
    return board[at] != NONE or board[at + 1] != NONE or board[at + 2] != NONE


def covered_places(player: Player, action: int) -> int:
    """Give the bits of an action's worker places that workshops cover."""
    return player.covered[action - RIGHT] if action >= RIGHT else 0


def clear_space(game: Paladins, player: Player, action: int) -> int:
    """Return the workers of an action space to the shared supply; give how many stood there."""
    board = player.board
    returned = 0
    for at in range(action * PLACES, (action + 1) * PLACES):
        if board[at] != NONE:
            game.supply[board[at]] += 1
            board[at] = NONE
            returned += 1
    return returned


def attribute_of(player: Player, attribute: int) -> int:
    """Give an attribute with the bonus of the Paladin of the round."""
    value = player.attributes[attribute]
    for paladin in player.chosen.cards:
        value += PALADINS[paladin].attributes[attribute]
    return value


def lowered(player: Player, action: int, resource: int, cost: int) -> int:
    """Give a cost after what the Paladin of the round waives or lowers."""
    for number in player.chosen.cards:
        paladin = PALADINS[number]
        if paladin.action == action and paladin.resource == resource:
            return 0 if paladin.waives else max(cost - paladin.lowers, 0)
    return cost
