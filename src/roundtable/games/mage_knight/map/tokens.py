"""Enemy and ruins tokens: from their stacks onto the map or into a combat, turned up, and to their discard piles."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.components import STACK_OF
from roundtable.games.mage_knight.content.integers import Spot, Token
from roundtable.games.mage_knight.content.names import NONE
from roundtable.kernel import zone
from roundtable.kernel.zone import EVERYBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def draw_token(game: "MageKnight", stack: int, spot: Spot, known: int) -> Token:
    """Draw an enemy token onto a spot (-1: into the combat only); an empty stack is made anew of those discarded."""
    pile = game.stacks[stack]
    if not pile.cards:
        for token in game.fallen[stack]:
            pile.put(token, EVERYBODY, 0)
        game.fallen[stack] = ()
        zone.shuffle(game, pile)
    if not pile.cards:
        return NONE
    token = zone.draw(game, pile, game.field[stack], known)
    game.where[stack] = (*game.where[stack], spot)
    if known == EVERYBODY:
        game.seal()
    return token


def tokens_at(game: "MageKnight", spot: Spot) -> list[Token]:
    """Give the enemy tokens on a spot, by stack, then in the order of drawing."""
    found: list[int] = []
    for stack, places in enumerate(game.where):
        if spot in places:
            cards = game.field[stack].cards
            for at, place in enumerate(places):
                if place == spot:
                    found.append(cards[at])
    return found


def occupied(game: "MageKnight", spot: Spot) -> bool:
    """Say whether an enemy token lies on a spot."""
    for places in game.where:
        if spot in places:
            return True
    return False


def turn_up(game: "MageKnight", spot: Spot) -> bool:
    """Turn all enemy tokens on a spot face up; say whether one was face down."""
    turned = False
    for stack, places in enumerate(game.where):
        if spot not in places:
            continue
        field = game.field[stack]
        for at, place in enumerate(places):
            if place == spot and field.known[at] != EVERYBODY:
                zone.show(game, field, at)
                turned = True
    if turned:
        game.seal()
    return turned


def is_up(game: "MageKnight", token: Token) -> bool:
    """Say whether a token on the map is face up."""
    field = game.field[STACK_OF[token]]
    return field.known[field.find(token)] == EVERYBODY


def discard_token(game: "MageKnight", token: Token) -> None:
    """Put an enemy token onto the discard pile of its stack."""
    stack = STACK_OF[token]
    field = game.field[stack]
    at = field.find(token)
    field.remove(at)
    game.where[stack] = game.where[stack][:at] + game.where[stack][at + 1 :]
    game.fallen[stack] = (*game.fallen[stack], token)


def settle(game: "MageKnight", token: Token, spot: Spot) -> None:
    """Lay a token that is out of its stack onto a spot."""
    stack = STACK_OF[token]
    at = game.field[stack].find(token)
    places = game.where[stack]
    game.where[stack] = places[:at] + (spot,) + places[at + 1 :]


# ---- ruins ----


def place_ruin(game: "MageKnight", spot: Spot, known: int) -> None:
    """Draw a ruins token onto a spot; an empty stack is made anew of those discarded."""
    pile = game.ruin_stack
    if not pile.cards:
        for token in game.ruins_fallen:
            pile.put(token, EVERYBODY, 0)
        game.ruins_fallen = ()
        zone.shuffle(game, pile)
    if pile.cards:
        zone.draw(game, pile, game.ruin_field, known)
        game.ruin_where = (*game.ruin_where, spot)


def ruin_at(game: "MageKnight", spot: Spot) -> int:
    """Give the ruins token on a spot, -1 none."""
    for at, place in enumerate(game.ruin_where):
        if place == spot:
            return game.ruin_field.cards[at]
    return NONE


def ruin_is_up(game: "MageKnight", spot: Spot) -> bool:
    """Say whether the ruins token on a spot is face up."""
    return game.ruin_field.known[game.ruin_where.index(spot)] == EVERYBODY


def turn_up_ruin(game: "MageKnight", spot: Spot) -> bool:
    """Turn the ruins token on a spot face up; say whether it was face down."""
    for at, place in enumerate(game.ruin_where):
        if place == spot and game.ruin_field.known[at] != EVERYBODY:
            zone.show(game, game.ruin_field, at)
            game.seal()
            return True
    return False


def discard_ruin(game: "MageKnight", spot: Spot) -> None:
    """Put the ruins token of a spot onto its discard pile."""
    at = game.ruin_where.index(spot)
    token = game.ruin_field.remove(at)
    game.ruin_where = game.ruin_where[:at] + game.ruin_where[at + 1 :]
    game.ruins_fallen = (*game.ruins_fallen, token)
