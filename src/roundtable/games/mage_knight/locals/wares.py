"""What the locals of a site sell and for how much Influence, read from content/sites.toml and content/cities.toml."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.components import UNIT_OF, UNITS, bits
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import (
    BASIC,
    CITY,
    COLOUR,
    INTERACTION,
    KEEP,
    MAGE_TOWER,
    MAGICAL_GLADE,
    MONASTERY,
    NONE,
    REFUGEE_CAMP,
    SITE,
    VILLAGE,
)
from roundtable.games.mage_knight.content.site_rules import CITY_ENTRIES, site_entry
from roundtable.games.mage_knight.map import board
from roundtable.kernel.content import Entry

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

NOT_SOLD: Final = -1
CITY_ICON: Final = 1 << CITY


class Wares:
    """The price of everything a place sells, NOT_SOLD for what it does not, and which Units can be recruited."""

    def __init__(
        self,
        icon: int,
        any_unit: bool,
        healing: int,
        monastery: int,
        spell: int,
        artifact: int,
        advanced: int,
        elite: int,
        surcharges: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.icon: Final = icon  # bits of SITE: the icons a Unit may show
        self.any_unit: Final = any_unit
        self.healing: Final = healing  # one Healing point
        self.monastery: Final = monastery  # an Advanced Action lying in the Unit offer
        self.spell: Final = spell  # and one mana of its colour
        self.artifact: Final = artifact
        self.advanced: Final = advanced  # of the Advanced Action offer, or the unseen top card of its deck
        self.elite: Final = elite  # adding one Elite Unit to the Unit offer
        self.surcharges: Final = surcharges  # on any Unit: icons (bits of SITE) and what it costs more, cheapest first

    def surcharge(self, sites: int) -> int:
        """Give what a Unit with these icons costs more here than its price: the least that holds for one of them."""
        for icons, more in self.surcharges:
            if sites & icons:
                return more
        return 0


def price(entry: Entry, ware: str, key: str) -> int:
    """Give the price of a ware, NOT_SOLD if the entry has none."""
    return entry.entry(ware).number(key) if entry.has(ware) else NOT_SOLD


def site_wares(site: int, more: int = 0) -> Wares:
    """Read what a site other than a city sells; `more` are bits of SITE: icons of other sites that serve here too."""
    entry = site_entry(site).entry("interaction")
    return Wares(
        1 << entry.name("recruit_icon", SITE) | more,
        False,
        price(entry, "heal", "influence_per_point"),
        price(entry, "learn_advanced_action", "influence"),
        price(entry, "buy_spell", "influence"),
        NOT_SOLD,
        NOT_SOLD,
        NOT_SOLD,
    )


def camp_wares() -> Wares:
    """Read what a refugee camp sells: any Unit, dearer the further its own home is."""
    entry = site_entry(REFUGEE_CAMP).entry("interaction")
    tiers = [(bits(one, "icons", SITE), one.number("more")) for one in entry.entries("surcharges")]
    tiers.sort(key=more_of)
    none = NOT_SOLD
    return Wares(0, True, none, none, none, none, none, none, tuple(tiers))


def more_of(tier: tuple[int, int]) -> int:
    """Sort key: how much more."""
    return tier[1]


def city_wares(city: Entry) -> Wares:
    """Read what a city sells: its list names things to buy, a wider choice of Units, or another action with a price."""
    prices = {"spell": NOT_SOLD, "artifact": NOT_SOLD, "advanced-action": NOT_SOLD, "elite": NOT_SOLD}
    any_unit = False
    for one in city.entries("interaction"):
        if one.has("recruit"):
            any_unit = True
        elif one.has("buy"):
            prices[one.text("buy")] = one.number("influence")
        else:
            prices["elite"] = one.number("influence")
    return Wares(
        CITY_ICON,
        any_unit,
        NOT_SOLD,
        NOT_SOLD,
        prices["spell"],
        prices["artifact"],
        prices["advanced-action"],
        prices["elite"],
    )


def all_city_wares() -> tuple[Wares, ...]:
    """Read what the cities sell, by colour."""
    cities = {one.name("color", COLOUR): one for one in CITY_ENTRIES}
    return tuple([city_wares(cities[colour]) for colour in range(BASIC)])


AT_VILLAGE: Final = site_wares(VILLAGE)
AT_MONASTERY: Final = site_wares(MONASTERY)
AT_KEEP: Final = site_wares(KEEP)
AT_MAGE_TOWER: Final = site_wares(MAGE_TOWER)
AT_KEEP_AND_VILLAGE: Final = site_wares(KEEP, 1 << VILLAGE)  # Conquer and Hold, as the next one
AT_TOWER_AND_MONASTERY: Final = site_wares(MAGE_TOWER, 1 << MONASTERY)
AT_REFUGEE_CAMP: Final = camp_wares()
IN_CITY: Final = all_city_wares()
AT_GLADE: Final = Wares(1 << MAGICAL_GLADE, False, NOT_SOLD, NOT_SOLD, NOT_SOLD, NOT_SOLD, NOT_SOLD, NOT_SOLD)
GLADE_UNITS: Final = tuple([unit.number for unit in UNITS if unit.sites & (1 << MAGICAL_GLADE)])


def together(colours: int) -> Wares:
    """Give what the cities of some colours sell together; each thing is sold by one of them alone."""
    cities = [city for colour, city in enumerate(IN_CITY) if (colours >> colour) & 1]
    return Wares(
        CITY_ICON,
        any([city.any_unit for city in cities]),
        max([city.healing for city in cities], default=NOT_SOLD),
        max([city.monastery for city in cities], default=NOT_SOLD),
        max([city.spell for city in cities], default=NOT_SOLD),
        max([city.artifact for city in cities], default=NOT_SOLD),
        max([city.advanced for city in cities], default=NOT_SOLD),
        max([city.elite for city in cities], default=NOT_SOLD),
    )


IN_CITIES: Final = tuple([together(colours) for colours in range(1 << BASIC)])


def sold_at(game: "MageKnight", seat: Seat, space: Space) -> Wares | None:
    """Give what the locals of a space sell to a player, None if there are none who would deal."""
    site = board.site_at(game, space)
    if site == VILLAGE:
        return AT_VILLAGE
    if site == REFUGEE_CAMP:
        return AT_REFUGEE_CAMP
    if site == MAGICAL_GLADE:
        there = [card for card in game.unit_offer if UNIT_OF[card] in GLADE_UNITS]
        return AT_GLADE if there or game.turn.phase == INTERACTION else None
    if site == NONE or site > CITY:
        return None
    if site == MONASTERY:
        return None if board.conquered(game, space) else AT_MONASTERY
    wider = game.rules.scenario.wider_recruiting
    if board.is_owned(game, space) and not board.friendly(game, seat, space):
        return None
    if site == KEEP:
        return AT_KEEP_AND_VILLAGE if wider else AT_KEEP
    if site == MAGE_TOWER:
        return (AT_TOWER_AND_MONASTERY if wider else AT_MAGE_TOWER) if board.conquered(game, space) else None
    if site == CITY and board.conquered(game, space):
        return IN_CITIES[board.colours_at(game, space)]
    return None
