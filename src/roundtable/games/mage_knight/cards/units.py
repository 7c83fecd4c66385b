"""The Units in somebody's Unit area: changed, healed, disbanded, destroyed, and how high their level is."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.content.components import CARD, KIND_OF, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.integers import Deed, Seat
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.effects import events
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.pieces import Unit

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Lasting


BANNER_OF_COMMAND: Final = CARD.at("banner-of-command")


def needs_token(unit: Unit) -> bool:
    """Say whether a Unit stands under a Command token: not on Bonds of Loyalty, nor on Banner of Command."""
    return not unit.bond and (unit.banner == NONE or KIND_OF[unit.banner] != BANNER_OF_COMMAND)


def barred(game: "MageKnight", unit: Unit) -> bool:
    """Say whether a Unit is kept out of the combat: where Units are barred all but one of Bonds and a companion."""
    combat = game.combat
    return combat is not None and combat.bars_units and not unit.bond and unit.card != combat.companion


def replace(game: "MageKnight", seat: Seat, index: int, unit: Unit) -> None:
    """Put a changed Unit in the place of the old one."""
    player = game.players[seat]
    player.units = player.units[:index] + (unit,) + player.units[index + 1 :]


def make_ready(game: "MageKnight", seat: Seat, index: int) -> None:
    """Make a spent Unit ready."""
    unit = game.players[seat].units[index]
    replace(game, seat, index, unit.but(ready=1))
    game.tell(changes.READIED, seat, UNIT_OF[unit.card])


def heal(game: "MageKnight", seat: Seat, index: int, wounds: int) -> None:
    """Take Wounds off a Unit."""
    unit = game.players[seat].units[index]
    if unit.wounds:
        replace(game, seat, index, unit.but(wounds=max(0, unit.wounds - wounds)))
        game.tell(changes.UNIT_HEALED, seat, UNIT_OF[unit.card], min(unit.wounds, wounds))
        events.unit_healed(game, seat, index)


def level(game: "MageKnight", seat: Seat, index: int) -> int:
    """Give the level of a Unit."""
    return UNITS[UNIT_OF[game.players[seat].units[index].card]].level


def wounded(game: "MageKnight", seat: Seat) -> list[int]:
    """Give the wounded Units."""
    return [at for at, unit in enumerate(game.players[seat].units) if unit.wounds]


def disband(game: "MageKnight", seat: Seat, index: int) -> None:
    """Remove a Unit from the game to make room; its Banner goes to the discard pile."""
    game.tell(words.DISBANDED, seat, UNIT_OF[game.players[seat].units[index].card])
    leave(game, seat, index)


def destroy(game: "MageKnight", seat: Seat, index: int) -> None:
    """Remove a destroyed Unit from the game; its Banner goes to the discard pile."""
    game.tell(words.DESTROYED, seat, UNIT_OF[game.players[seat].units[index].card])
    leave(game, seat, index)


def leave(game: "MageKnight", seat: Seat, index: int) -> None:
    """Take a Unit out of the Unit area and out of the game."""
    player = game.players[seat]
    unit = player.units[index]
    player.units = player.units[:index] + player.units[index + 1 :]
    game.removed_units = (*game.removed_units, unit.card)
    if unit.banner != NONE:
        player.discard = (*player.discard, unit.banner)
        game.tell(changes.BANNER_LOST, seat, KIND_OF[unit.banner])


# ---- Banners ----


def put_banner(game: "MageKnight", seat: Seat, deed: Deed, index: int) -> None:
    """Put a Banner that has left its place under a Unit; an earlier one there goes to the discard pile."""
    player = game.players[seat]
    unit = player.units[index]
    if unit.banner != NONE:
        player.discard = (*player.discard, unit.banner)
        game.tell(changes.BANNER_REPLACED, seat, KIND_OF[unit.banner])
    replace(game, seat, index, unit.but(banner=deed, banner_up=1))
    game.tell(words.BANNER, seat, KIND_OF[deed], UNIT_OF[unit.card])


def banner_from_play(game: "MageKnight", seat: Seat, deed: Deed, index: int) -> None:
    """Put a Banner lying in the play area under a Unit."""
    player = game.players[seat]
    at = player.played.index(deed)
    player.played = player.played[:at] + player.played[at + 1 :]
    player.fates = player.fates[:at] + player.fates[at + 1 :]
    put_banner(game, seat, deed, index)


def command_banner(game: "MageKnight", seat: Seat) -> "Lasting | None":
    """Give the Banner of Command played this turn, if no Unit stands on it yet."""
    for one in lasting.odd(game, "banner-of-command") if game.lasting else []:
        if one.card in game.players[seat].played:
            return one
    return None
