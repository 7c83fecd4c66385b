"""Fame, Reputation, level, crystals and mana tokens of a hero."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.components import LEVELS, REPUTATION_MOST, Level
from roundtable.games.mage_knight.content.names import CRYSTALS_MOST

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def level(game: "MageKnight", seat: int) -> Level:
    """Give the Level token a hero has on top."""
    return LEVELS[game.players[seat].level - 1]


def hand_limit(game: "MageKnight", seat: int) -> int:
    """Give the Hand limit printed on the Level token."""
    return level(game, seat).hand_limit


def armor(game: "MageKnight", seat: int) -> int:
    """Give the hero's Armor."""
    return level(game, seat).armor


def command_tokens(game: "MageKnight", seat: int) -> int:
    """Give the number of Command tokens, that of Bonds of Loyalty left out."""
    return level(game, seat).command


def gain_fame(game: "MageKnight", seat: int, amount: int) -> None:
    """Give Fame; levels come at the end of the turn."""
    if amount == 0:
        return
    player = game.players[seat]
    before = player.fame
    player.fame = max(0, before + amount)
    game.tell(words.FAME, seat, amount)
    game.book.scenario.fame_gained(game, seat, before)


def change_reputation(game: "MageKnight", seat: int, amount: int) -> None:
    """Move on the Reputation track, not beyond its ends."""
    player = game.players[seat]
    after = max(-REPUTATION_MOST, min(REPUTATION_MOST, player.reputation + amount))
    if after != player.reputation:
        game.tell(words.REPUTATION, seat, after - player.reputation)
        player.reputation = after


def gain_mana(game: "MageKnight", seat: int, colour: int) -> None:
    """Give a mana token."""
    player = game.players[seat]
    player.mana = changed(player.mana, colour, 1)


def gain_crystal(game: "MageKnight", seat: int, colour: int, overflow: bool) -> None:
    """Give a crystal; with three of the colour a mana token instead if that overflows, else nothing."""
    player = game.players[seat]
    if player.crystals[colour] < CRYSTALS_MOST:
        player.crystals = changed(player.crystals, colour, 1)
    elif overflow:
        player.mana = changed(player.mana, colour, 1)


def changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """Give counts with one of them changed."""
    return counts[:at] + (counts[at] + by,) + counts[at + 1 :]
