"""Units of the Lost Legion that ask for Influence in a combat: Thugs before they take damage, Heroes in an assault."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.components import UNIT, UNIT_OF
from roundtable.games.mage_knight.content.integers import Seat, UnitCard
from roundtable.games.mage_knight.content.names import B_ASSAULT, B_FOREIGN_KEEP, B_FOREIGN_TOWER, B_PLAYER

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

TOLL: Final = 2
THUGS: Final = UNIT.at("thugs")
HEROES: Final = tuple([at for at, word in enumerate(UNIT.words) if word.startswith("heroes-")])
ASSAULTS: Final = (B_ASSAULT, B_FOREIGN_KEEP, B_FOREIGN_TOWER)


def asked_for_damage(game: "MageKnight", card: UnitCard) -> bool:
    """Say whether a Unit takes no damage in this combat before it is paid: each of the Thugs for itself."""
    combat = game.combat
    return combat is not None and UNIT_OF[card] == THUGS and card not in combat.paid


def asked_for_service(game: "MageKnight", card: UnitCard) -> bool:
    """Say whether a Unit does not act in this assault or attack on a player before it is paid: once for all Heroes."""
    combat = game.combat
    if combat is None or UNIT_OF[card] not in HEROES or not attacks(game, combat.battle):
        return False
    for paid in combat.paid:
        if UNIT_OF[paid] in HEROES:
            return False
    return True


def attacks(game: "MageKnight", battle: int) -> bool:
    """Say whether whoever acts assaults a fortified site or has attacked another player."""
    if battle == B_PLAYER:
        return game.duel is not None and game.duel.aggressor == game.turn.seat
    return battle in ASSAULTS


def pay(game: "MageKnight", card: UnitCard) -> None:
    """Pay a Unit for this combat."""
    combat = game.combat
    assert combat is not None
    game.turn.influence -= TOLL
    combat.paid = (*combat.paid, card)


def due(game: "MageKnight", seat: Seat) -> bool:
    """Say whether more Influence would serve to pay own Units in this combat."""
    owed = 0
    heroes = False
    for unit in game.players[seat].units:
        if unit.wounds == 0 and asked_for_damage(game, unit.card):
            owed += TOLL
        elif unit.ready and unit.wounds == 0 and asked_for_service(game, unit.card):
            heroes = True
    return game.turn.influence < owed + (TOLL if heroes else 0)
