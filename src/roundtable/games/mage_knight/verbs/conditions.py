"""Conditions that effects ask for, each a function; CONDITIONS names them all."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.integers import Colour
from roundtable.games.mage_knight.content.names import (
    BLUE,
    FOREST,
    GREEN,
    HILLS,
    INTERACTION,
    MAGICAL_GLADE,
    MOUNTAIN,
    NONE,
    RANGED_AND_SIEGE,
    RED,
    WHITE,
)
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state import daylight

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight

Condition = Callable[["MageKnight", "Frame"], bool]


def night(game: "MageKnight", by: "Frame") -> bool:
    """A night Round, or underground by day."""
    return daylight.is_night(game)


def day(game: "MageKnight", by: "Frame") -> bool:
    """Not night."""
    return not daylight.is_night(game)


def in_combat(game: "MageKnight", by: "Frame") -> bool:
    """A combat is being fought."""
    return game.combat is not None


def in_ranged_phase(game: "MageKnight", by: "Frame") -> bool:
    """It is the Ranged and Siege phase of the own combat."""
    return game.turn.phase == RANGED_AND_SIEGE


def on_forest(game: "MageKnight", by: "Frame") -> bool:
    """The hero stands in a forest."""
    return board.terrain_at(game, game.players[by.seat].space) == FOREST


def on_hills(game: "MageKnight", by: "Frame") -> bool:
    """The hero stands on hills."""
    return board.terrain_at(game, game.players[by.seat].space) == HILLS


def on_mountain(game: "MageKnight", by: "Frame") -> bool:
    """The hero stands on a mountain."""
    return board.terrain_at(game, game.players[by.seat].space) == MOUNTAIN


def at_fortified_site(game: "MageKnight", by: "Frame") -> bool:
    """The hero's space is a keep, mage tower or city."""
    return board.fortified(game, game.players[by.seat].space)


def at_magical_glade(game: "MageKnight", by: "Frame") -> bool:
    """The hero stands on a magical glade."""
    return board.site_at(game, game.players[by.seat].space) == MAGICAL_GLADE


def interaction(game: "MageKnight", by: "Frame") -> bool:
    """The action of the turn is an interaction, and it goes on."""
    return game.turn.phase == INTERACTION


def least_fame(game: "MageKnight", by: "Frame") -> bool:
    """The user has less Fame than every other player still in the game; alone that is true."""
    fame = game.players[by.seat].fame
    for other, player in enumerate(game.players):
        if other != by.seat and other in game.order and player.fame <= fame:
            return False
    return True


def deck_not_empty(game: "MageKnight", by: "Frame") -> bool:
    """There is a card in the own Deed deck."""
    return bool(game.players[by.seat].deck.cards)


def no_wound_to_hand_this_combat(game: "MageKnight", by: "Frame") -> bool:
    """No Wound was added to the user's hand earlier in this combat, from whatever source."""
    return game.combat is None or game.combat.wounds == 0


def two_cards_in_hand(game: "MageKnight", by: "Frame") -> bool:
    """There are two or more cards in hand, Wounds included."""
    return len(game.players[by.seat].hand.cards) >= 2


def no_source_die_used(game: "MageKnight", by: "Frame") -> bool:
    """No die of the Source was used for mana this turn."""
    return not game.turn.usual_die and not game.turn.dice


def no_unit_hired(game: "MageKnight", by: "Frame") -> bool:
    """No Unit was recruited for Influence this turn."""
    return not game.turn.hired


def token_is(game: "MageKnight", by: "Frame", colour: Colour) -> bool:
    """The mana on the Unit acting is of a colour; one borrowed from the offer has none."""
    return by.unit != NONE and game.players[by.seat].units[by.unit].token == colour


def token_red(game: "MageKnight", by: "Frame") -> bool:
    """The mana on the Unit acting is red."""
    return token_is(game, by, RED)


def token_blue(game: "MageKnight", by: "Frame") -> bool:
    """The mana on the Unit acting is blue."""
    return token_is(game, by, BLUE)


def token_green(game: "MageKnight", by: "Frame") -> bool:
    """The mana on the Unit acting is green."""
    return token_is(game, by, GREEN)


def token_white(game: "MageKnight", by: "Frame") -> bool:
    """The mana on the Unit acting is white."""
    return token_is(game, by, WHITE)


CONDITIONS: Final[dict[str, Condition]] = {
    "night": night,
    "day": day,
    "in-combat": in_combat,
    "in-ranged-phase": in_ranged_phase,
    "on-forest": on_forest,
    "on-hills": on_hills,
    "on-mountain": on_mountain,
    "at-fortified-site": at_fortified_site,
    "at-magical-glade": at_magical_glade,
    "interaction": interaction,
    "least-fame": least_fame,
    "deck-not-empty": deck_not_empty,
    "no-wound-to-hand-this-combat": no_wound_to_hand_this_combat,
    "two-cards-in-hand": two_cards_in_hand,
    "no-source-die-used": no_source_die_used,
    "no-unit-recruited-for-influence": no_unit_hired,
    "familiar-token-red": token_red,
    "familiar-token-blue": token_blue,
    "familiar-token-green": token_green,
    "familiar-token-white": token_white,
}
WORDS: Final = tuple(CONDITIONS)


def holds(game: "MageKnight", by: "Frame", condition: str) -> bool:
    """Say whether a condition holds now."""
    return CONDITIONS[condition](game, by)
