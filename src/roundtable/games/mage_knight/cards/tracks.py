"""The tracks: Fame and Reputation of a hero, and what the level gives: Hand limit, Armor, Command tokens."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.content.components import LEVELS, REPUTATION_MOST, Level
from roundtable.games.mage_knight.content.integers import Seat

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def level(game: "MageKnight", seat: Seat) -> Level:
    """Give the Level token a hero has on top."""
    return LEVELS[game.players[seat].level - 1]


def hand_limit(game: "MageKnight", seat: Seat) -> int:
    """Give the Hand limit printed on the Level token."""
    return level(game, seat).hand_limit


def armor(game: "MageKnight", seat: Seat) -> int:
    """Give the hero's Armor."""
    return level(game, seat).armor


def command_tokens(game: "MageKnight", seat: Seat) -> int:
    """Give the number of Command tokens, that of Bonds of Loyalty left out."""
    return level(game, seat).command


def gain_fame(game: "MageKnight", seat: Seat, amount: int, cause: int) -> None:
    """Give Fame, for a cause the log names; levels come at the end of the turn."""
    if amount == 0:
        return
    player = game.players[seat]
    before = player.fame
    player.fame = max(min(0, before), before + amount)
    if player.fame != before:
        game.tell(changes.FAMES[cause], seat, player.fame - before, cause)
    game.rules.scenario.fame_gained(game, seat, before)


def change_reputation(game: "MageKnight", seat: Seat, amount: int, cause: int) -> None:
    """Move on the Reputation track, for a cause the log names, not beyond its ends."""
    player = game.players[seat]
    after = max(-REPUTATION_MOST, min(REPUTATION_MOST, player.reputation + amount))
    if after != player.reputation:
        game.tell(changes.REPUTATIONS[cause], seat, after - player.reputation, cause)
        player.reputation = after
