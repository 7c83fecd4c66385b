"""What Units of the Lost Legion ask beyond their cost when they are recruited, and how Reputation counts for them."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.cards import mana
from roundtable.games.mage_knight.combat.tolls import HEROES, THUGS
from roundtable.games.mage_knight.content.components import REPUTATION, REPUTATION_MOST, UNIT, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import ALL_BASIC, MAGICAL_GLADE
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state import lasting

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

FAMILIARS: Final = UNIT.at("magic-familiars")
DELPHANA_MASTERS: Final = UNIT.at("delphana-masters")
NEVER_FREE: Final = (FAMILIARS, DELPHANA_MASTERS)  # recruited in an interaction only


# ---- Reputation ----


def ignores_reputation(game: "MageKnight", seat: Seat) -> bool:
    """Say whether Reputation does not count: under Arcane Disguise, and on a magical glade."""
    if lasting.odd(game, "arcane-disguise"):
        return True
    return board.site_at(game, game.players[seat].space) == MAGICAL_GLADE


def shunned(game: "MageKnight", seat: Seat) -> bool:
    """Say whether the X of the Reputation track keeps locals from dealing with a player."""
    if REPUTATION[game.players[seat].reputation + REPUTATION_MOST] is not None:
        return False
    return not ignores_reputation(game, seat)


def modifier(game: "MageKnight", seat: Seat) -> int:
    """Give the Influence the Reputation track adds or takes."""
    value = REPUTATION[game.players[seat].reputation + REPUTATION_MOST]
    return 0 if value is None or ignores_reputation(game, seat) else value


# ---- prices ----


def hired(game: "MageKnight", kinds: tuple[int, ...]) -> bool:
    """Say whether a Unit of some kinds was recruited for Influence this turn."""
    for card in game.turn.hired:
        if UNIT_OF[card] in kinds:
            return True
    return False


def price(game: "MageKnight", seat: Seat, kind: int) -> int:
    """Give what a Unit costs: the first Thugs turn the modifier of Reputation around, the first Heroes double it."""
    cost = UNITS[kind].cost
    if kind == THUGS and not hired(game, (THUGS,)):
        return max(0, cost + 2 * modifier(game, seat))
    if kind in HEROES and not hired(game, HEROES):
        return max(0, cost - modifier(game, seat))
    return cost


def refuses(game: "MageKnight", seat: Seat, kind: int) -> bool:
    """Say whether a Unit does not come now: Thugs beside Heroes, Familiars without a mana of a basic colour."""
    if kind == THUGS:
        return hired(game, HEROES)
    if kind in HEROES:
        return hired(game, (THUGS,))
    return kind == FAMILIARS and not mana.payable(game, seat) & ALL_BASIC


def alone(game: "MageKnight") -> bool:
    """Say whether On Her Own keeps the player from recruiting for Influence this turn."""
    return bool(game.lasting) and bool(lasting.odd(game, "on-her-own"))
