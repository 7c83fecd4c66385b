"""Moving Silver, Provisions, workers, Debts and cards: the small verbs all chapters share."""

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
    SILVER,
    THE_RIVAL,
)
from roundtable.games.paladins.state import Paladins
from roundtable.kernel.zone import EVERYBODY, Zone


def gain_silver(game: Paladins, seat: int, n: int) -> None:
    """Take Silver from the shared supply."""
    if game.rules.limited:
        n = min(n, game.silver)
    game.silver -= n
    game.players[seat].silver += n
    game.tell(words.GAINED, seat, n, EFFECT_SILVER)


def gain_provisions(game: Paladins, seat: int, n: int) -> None:
    """Take Provisions from the shared supply."""
    if game.rules.limited:
        n = min(n, game.provisions)
    game.provisions -= n
    game.players[seat].provisions += n
    game.tell(words.GAINED, seat, n, EFFECT_PROVISION)


def gain_workers(game: Paladins, seat: int, worker: int, n: int) -> int:
    """Take workers of a type from the shared supply; give how many came. The rival's have no type, and no end."""
    if seat == THE_RIVAL:
        game.rivals[0].untyped_workers += n
        return n
    if game.rules.limited:
        n = min(n, game.supply[worker])
    game.supply[worker] -= n
    game.players[seat].workers[worker] += n
    game.tell(words.GAINED, seat, n, worker)
    return n


def gain_attribute(game: Paladins, seat: int, attribute: int, n: int) -> None:
    """Move an attribute marker; at the end of the track points are lost."""
    attributes = game.players[seat].attributes
    attributes[attribute] = min(attributes[attribute] + n, TRACK_END)
    game.tell(words.GAINED, seat, n, EFFECT_FAITH + attribute)


def pay_silver(game: Paladins, seat: int, n: int) -> None:
    """Pay Silver to the shared supply."""
    game.players[seat].silver -= n
    return_silver(game, n)
    if n:
        game.tell(words.PAID, seat, n, SILVER)


def return_silver(game: Paladins, n: int) -> None:
    """Put Silver into the shared supply; with limited pieces it fills the Tax Supply up first."""
    game.silver += n
    if game.tax_owed:
        filled = min(game.tax_owed, game.silver)
        game.tax_owed -= filled
        game.tax_supply += filled
        game.silver -= filled


def pay_provisions(game: Paladins, seat: int, n: int) -> None:
    """Pay Provisions to the shared supply."""
    game.players[seat].provisions -= n
    game.provisions += n
    if n:
        game.tell(words.PAID, seat, n, PROVISION)


def gain_debt(game: Paladins, seat: int) -> None:
    """Give an unpaid Debt, if one is left."""
    if game.debts == 0:
        return
    game.debts -= 1
    game.side(seat).unpaid_debts += 1
    if seat == THE_RIVAL:
        game.tell(words.RIVAL_DEBT)
    else:
        game.tell(words.DEBT, seat)


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
    return sum([bits.bit_count() for bits in side.covered])


def occupied(player: Player, action: int) -> bool:
    """Say whether an action space holds workers."""
    board = player.board
    at = action * PLACES
    return board[at] != NONE or board[at + 1] != NONE or board[at + 2] != NONE


def clear_space(game: Paladins, player: Player, action: int) -> None:
    """Return the workers of an action space to the shared supply."""
    board = player.board
    for at in range(action * PLACES, (action + 1) * PLACES):
        if board[at] != NONE:
            game.supply[board[at]] += 1
            board[at] = NONE


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
