"""Conditions effects ask for, and the colours they speak of."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.components import CARDS, COLOURS_OF_CARD, KIND_OF
from roundtable.games.mage_knight.content.names import (
    ALL_BASIC,
    COLOUR,
    COLOURS,
    FOREST,
    GOLD,
    HILLS,
    INTERACTION,
    MAGICAL_GLADE,
    MOUNTAIN,
    NONE,
    RANGED_AND_SIEGE,
)
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state import daylight

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Frame

ALL_SIX: Final = (1 << COLOURS) - 1


def holds(game: "MageKnight", by: "Frame", condition: str) -> bool:  # noqa: C901  # one line for each condition
    """Say whether a condition holds now."""
    player = game.players[by.seat]
    if condition == "night":
        return daylight.is_night(game)
    if condition == "day":
        return not daylight.is_night(game)
    if condition == "in-combat":
        return game.combat is not None
    if condition == "in-ranged-phase":
        return game.turn.phase == RANGED_AND_SIEGE
    if condition == "on-forest":
        return board.terrain_at(game, player.space) == FOREST
    if condition == "on-hills":
        return board.terrain_at(game, player.space) == HILLS
    if condition == "on-mountain":
        return board.terrain_at(game, player.space) == MOUNTAIN
    if condition == "at-fortified-site":
        return board.fortified(game, player.space)
    if condition == "at-magical-glade":
        return board.site_at(game, player.space) == MAGICAL_GLADE
    if condition == "interaction":
        return game.turn.phase == INTERACTION
    if condition == "least-fame":
        return least_fame(game, by.seat)
    if condition == "deck-not-empty":
        return bool(player.deck.cards)
    if condition == "no-wound-to-hand-this-combat":
        return game.combat is None or game.combat.wounds == 0
    if condition == "two-cards-in-hand":
        return len(player.hand.cards) >= 2
    if condition == "no-source-die-used":
        return not game.turn.usual_die and not game.turn.dice
    raise ValueError(condition)


def least_fame(game: "MageKnight", seat: int) -> bool:
    """Say whether a player has less Fame than every other; alone that is true."""
    fame = game.players[seat].fame
    for other, player in enumerate(game.players):
        if other != seat and player.fame <= fame:
            return False
    return True


def bound_colours(by: "Frame", reference: str) -> int:
    """Give, as bits, the colours of the thing a reference names."""
    if reference == "$paid":
        return 1 << by.paid if by.paid != NONE else 0
    if reference == "$card":
        return COLOURS_OF_CARD[by.card] if by.card != NONE else 0
    if reference == "$die":
        return 1 << by.die if by.die != NONE else 0
    if reference == "$rolled":
        return 1 << by.rolled if by.rolled != NONE else 0
    raise ValueError(reference)


def colours_given(game: "MageKnight", by: "Frame", node: Node) -> int:
    """Give, as bits, the colours among which the user may choose what a step gives."""
    mask = 0
    for word in node.lists["color"]:
        mask |= colours_named(game, by, word)
    return mask


def colours_named(game: "MageKnight", by: "Frame", word: str) -> int:  # one line for each way to name one
    """Give the colours a word names."""
    if word in COLOUR.index:
        return 1 << COLOUR.at(word)
    if word == "any-basic":
        return ALL_BASIC
    if word == "any":
        return ALL_SIX
    if word == "any-but-gold":
        return ALL_SIX & ~(1 << GOLD)
    player = game.players[by.seat]
    if word == "owned":
        return bits([held > 0 for held in player.crystals])
    if word == "missing":
        return bits([held == 0 for held in player.crystals])
    if word == "offer-spell":
        mask = 0
        for deed in game.spell_offer:
            mask |= CARDS[KIND_OF[deed]].colours
        return mask
    if word == "others_of_$card":
        return ALL_BASIC & ~bound_colours(by, "$card")
    if word.endswith("-or-any"):
        mask = bound_colours(by, "$card")
        return mask or ALL_BASIC
    return bound_colours(by, word)


def bits(flags: list[bool]) -> int:
    """Turn a list of flags into bits."""
    mask = 0
    for at, flag in enumerate(flags):
        if flag:
            mask |= 1 << at
    return mask
