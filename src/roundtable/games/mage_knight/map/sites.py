"""Tokens on the map being turned up: garrisons near a hero, ruins, and what a new Day or an effect shows."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.components import ENEMY_OF
from roundtable.games.mage_knight.content.hexes import NEAR, TWO_AWAY
from roundtable.games.mage_knight.content.integers import Seat, Space, Spot
from roundtable.games.mage_knight.content.names import ANCIENT_RUINS, CITY, KEEP, MAGE_TOWER, NONE
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.state import lasting

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

AS_BY_DAY: Final = "garrisons-and-ruins-as-by-day"
FAR: Final = "garrisons-at-distance-2"


def shows(game: "MageKnight", seat: Seat, what: str) -> bool:
    """Say whether an effect lets a hero see more."""
    for one in game.lasting:
        if one.verb == "reveal" and one.seat == seat and NODES[one.path].words["what"] == what:
            return True
    return False


def by_day(game: "MageKnight", seat: Seat) -> bool:
    """Say whether a seat reveals as by Day; -1 is nobody."""
    return not game.night or (seat != NONE and shows(game, seat, AS_BY_DAY))


def approach(game: "MageKnight", seat: Seat) -> None:
    """Turn up what a hero sees from where it stands: garrisons beside it, the ruins it has entered."""
    space = game.players[seat].space
    if space == NONE:
        return
    if board.site_at(game, space) == ANCIENT_RUINS:
        turn_up_ruin(game, board.spot_at(game, space))
    day = by_day(game, seat)
    for near in NEAR[space]:
        look_at(game, near, day)
    if game.lasting and shows(game, seat, FAR):
        for far in TWO_AWAY[space]:
            look_at(game, far, True)


def look_at(game: "MageKnight", space: Space, day: bool) -> None:
    """Turn up the garrison of a city or, by Day, of a keep or mage tower."""
    site = board.site_at(game, space)
    if site == CITY or (day and site in (KEEP, MAGE_TOWER)):
        turn_up(game, space)


def turn_up(game: "MageKnight", space: Space) -> None:
    """Turn up the enemies on a space."""
    spot = board.spot_at(game, space)
    if tokens.turn_up(game, spot):
        for token in tokens.tokens_at(game, spot):
            game.tell(words.GARRISON_SEEN, ENEMY_OF[token], space)


def turn_up_ruin(game: "MageKnight", spot: Spot) -> None:
    """Turn up a ruins token."""
    if tokens.turn_up_ruin(game, spot):
        game.tell(words.RUIN_SEEN, tokens.ruin_at(game, spot), board.space_of(game, spot))


def day_begins(game: "MageKnight") -> None:
    """Turn up all ruins, and the garrisons beside heroes. The board shows the Day already."""
    turn_up_ruins(game)
    for seat in range(len(game.players)):
        approach(game, seat)


def turn_up_ruins(game: "MageKnight") -> None:
    """Turn up every ruins token on the map."""
    for spot in game.ruin_where:
        turn_up_ruin(game, spot)


def reveal(game: "MageKnight", node: Node) -> None:
    """An effect reveals tokens until the end of the turn: turn up what it shows from here at once."""
    by = game.frames[-1]
    lasting.add(game, node, by)
    if node.words["what"] == AS_BY_DAY:
        turn_up_ruins(game)
    approach(game, by.seat)
