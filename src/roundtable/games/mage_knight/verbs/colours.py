"""The colours effects speak of: named, of the thing a step before has bound, or found on the table."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.combat import foes
from roundtable.games.mage_knight.content.components import CARDS, COLOURS_OF_CARD, KIND_OF
from roundtable.games.mage_knight.content.names import (
    ALL_BASIC,
    BLUE,
    COLOUR,
    COLOURS,
    GOLD,
    GREEN,
    NONE,
    R_FIRE,
    R_ICE,
    R_PHYSICAL,
    RED,
    WHITE,
)
from roundtable.games.mage_knight.content.nodes import Node

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight

ALL_SIX: Final = (1 << COLOURS) - 1


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
    if word == "by-resistance":
        return by_resistance(game, by)
    if word == "others_of_$card":
        return ALL_BASIC & ~bound_colours(by, "$card")
    if word.endswith("-or-any"):
        mask = bound_colours(by, "$card")
        return mask or ALL_BASIC
    return bound_colours(by, word)


def by_resistance(game: "MageKnight", by: "Frame") -> int:
    """White, or what the resistances of the enemy defeated allow; if it is not known which one, those of all."""
    mask = 1 << WHITE
    combat = game.combat
    if combat is None:
        return mask
    for foe in [combat.foes[by.foe]] if by.foe != NONE else [one for one in combat.foes if one.defeated]:
        resists = foe.resistances | (0 if foe.token == NONE else foes.printed(foe).resistances)
        for resistance, colour in ((R_FIRE, RED), (R_ICE, BLUE), (R_PHYSICAL, GREEN)):
            if resists & resistance:
                mask |= 1 << colour
    return mask


def bits(flags: list[bool]) -> int:
    """Turn a list of flags into bits."""
    mask = 0
    for at, flag in enumerate(flags):
        if flag:
            mask |= 1 << at
    return mask
