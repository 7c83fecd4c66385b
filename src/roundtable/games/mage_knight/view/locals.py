"""The locals where a hero stands: what they sell, for how much, and how they think of the hero. All of it is public."""

from roundtable.games.mage_knight.content.components import UNIT, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE, SITE
from roundtable.games.mage_knight.locals import hiring, interaction, recruiting, wares
from roundtable.games.mage_knight.locals.wares import NOT_SOLD, Wares
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.view.in_words import Data


def locals_data(game: MageKnight, seat: Seat) -> Data | None:
    """Show who would deal with a hero; None where there is nobody.

    `influence` is what Reputation and shields would bring to the Influence of the turn; None once it is counted.
    """
    space = game.players[seat].space
    here = None if space == NONE else wares.sold_at(game, seat, space)
    if here is None:
        return None
    counted = game.turn.bought and game.turn.seat == seat
    return {
        "site": SITE.words[board.site_at(game, space)],
        "shun": hiring.shunned(game, seat),
        "influence": None if counted else hiring.modifier(game, seat) + interaction.shields_here(game, seat),
        "prices": prices(here),
        "units": units(game, seat, here),
    }


def prices(here: Wares) -> Data:
    """Give the price of everything sold but Units."""
    all_wares = {
        "healing": here.healing,
        "monastery": here.monastery,
        "spell": here.spell,
        "advanced-action": here.advanced,
        "artifact": here.artifact,
        "elite-unit": here.elite,
    }
    return {ware: price for ware, price in all_wares.items() if price != NOT_SOLD}


def units(game: MageKnight, seat: Seat, here: Wares) -> list[Data]:
    """Give the Units of the offer that can be recruited here, each kind once, with what they cost at most."""
    kinds = dict.fromkeys([UNIT_OF[card] for card in game.unit_offer])
    return [
        {"unit": UNIT.words[kind], "price": recruiting.full_price(game, seat, kind)}
        for kind in kinds
        if here.any_unit or UNITS[kind].sites & here.icon
    ]
