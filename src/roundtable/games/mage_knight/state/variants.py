"""Variants of the rulebook as settings, and which of their values go with a scenario, the seats and other settings.

What a scenario allows is in its record (`content/settings.toml`, `variants` and `allowed`).
"""

from collections.abc import Callable, Mapping
from typing import Final

from roundtable.games.mage_knight.content.components import SCENARIO_SETTINGS
from roundtable.games.mage_knight.content.slots import SHAPES
from roundtable.kernel.content import Entry
from roundtable.kernel.rules import Setting, Value

Chosen = Mapping[str, Value]
Limit = Callable[[int, Chosen], tuple[Value, ...]]

MOST_COUNTRYSIDE: Final = 14
MOST_CITIES: Final = 4
MOST_CORE: Final = 6
MOST_BESIDE_MEGAPOLIS: Final = 3  # city tiles: one City card must be left
TEAM_CITIES: Final = 2  # city tiles, if teams play with fewer
HIGH_LEVEL: Final = 10  # of the cities, if teams play with fewer
MOST_MEGAPOLIS_LEVEL: Final = 22  # the City cards go up to level 11

VARIANTS: Final = (
    Setting("hero_auction", False, True),
    Setting("countryside_tiles", "scenario", *range(2, MOST_COUNTRYSIDE + 1)),
    Setting("core_city_tiles", "scenario", *range(1, MOST_CITIES + 1)),
    Setting("core_non_city_tiles", "scenario", *range(MOST_CORE + 1)),
    Setting("random_tile_orientation", False, True),
    Setting("random_cities", False, True),
    Setting("conquest_team_cities", "four_cities", "two_high_cities", "two_megapolises"),
    Setting("megapolis", 0, 1, 2),
    Setting("megapolis_level", 0, *range(2, MOST_MEGAPOLIS_LEVEL + 1)),  # 0: twice that of a usual city
    Setting("second_megapolis_level", 0, *range(2, MOST_MEGAPOLIS_LEVEL + 1)),
    Setting("daytime", "alternate", "night_arrival", "oncoming_darkness"),
    Setting("night_arrival_reroll", True, False),
    Setting("friendly_no_interactive_spells", False, True),
    Setting("friendly_no_interactive_skills", False, True),
    Setting("friendly_mana", False, True),
    Setting("interactive_combat", False, True),
    Setting("action_upgrades", False, True),
    Setting("action_upgrades_open_decks", False, True, needs=("action_upgrades",)),
    Setting("starting_selection", False, True),
    Setting("violence", "none", "violent", "more"),
    Setting("limited_glade_shields", False, True),
    Setting("epic", False, True),
    Setting("tiles_revealed_from_start", False, True),
)


def record(chosen: Chosen) -> Entry:
    """Give what the settings say of the scenario chosen."""
    return SCENARIO_SETTINGS.entry(str(chosen["scenario"]))


def names(chosen: Chosen, variant: str) -> bool:
    """Say whether the scenario chosen can be played with a variant."""
    found = record(chosen).data["variants"]
    return isinstance(found, list) and variant.replace("_", "-") in found


def switch(variant: str, least_seats: int = 1) -> Limit:
    """A variant that is played or not, with so many players at least."""

    def values(seats: int, chosen: Chosen) -> tuple[Value, ...]:
        return (False, True) if seats >= least_seats and names(chosen, variant) else (False,)

    return values


# ---- heroes ----


def hero_auction(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Where several players choose their heroes, in a random order."""
    free = chosen["hero_choice"] == "choose" and chosen["hero_order"] == "random"
    return (False, True) if seats > 1 and free and names(chosen, "hero_auction") else (False,)


# ---- the map ----


def laid_at_start(seats: int, chosen: Chosen) -> int:
    """Give how many countryside tiles are laid in setup: they must be there."""
    shape = str(chosen["map_shape"])
    if shape == "scenario":
        shape = record(chosen).entry("by_seats").entry(str(seats)).text("map_shape")
    return len(SHAPES[shape.replace("_", "-")].setup)


def map_shape(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Any open shape, unless the scenario has a map of its own."""
    may = record(chosen).entry("allowed").data["map_shape"]
    found = may["values"] if isinstance(may, dict) else []
    return ("scenario", *[str(shape).replace("-", "_") for shape in found])


def bound(entry: Entry, key: str, chosen: Chosen) -> int:
    """Read a limit: a number, or one for the tiles of the base set and one for those of the Lost Legion as well."""
    if not isinstance(entry.data[key], dict):
        return entry.number(key)
    more = chosen.get("lost_legion") is True and chosen.get("tile_sets") == "sets"
    return entry.entry(key).number("base+lost_legion" if more else "base")


def tiles(kind: str) -> Limit:
    """Any number there are tiles for, if the scenario leaves it free; those laid in setup must be among them."""

    def values(seats: int, chosen: Chosen) -> tuple[Value, ...]:
        allowed = record(chosen).entry("allowed")
        if not isinstance(allowed.data[kind], dict):
            return ("scenario",)
        limits = allowed.entry(kind)
        least = bound(limits, "min", chosen)
        if kind == "countryside_tiles":
            least = max(least, laid_at_start(seats, chosen))
        return ("scenario", *range(least, bound(limits, "max", chosen) + 1))

    return values


def city_tiles(seats: int, chosen: Chosen) -> int:
    """Give the number of tiles with a city."""
    if chosen["conquest_team_cities"] != "four_cities":
        return TEAM_CITIES
    return tile_number(seats, chosen, "core_city_tiles")


def tile_number(seats: int, chosen: Chosen, kind: str) -> int:
    """Give a number of tiles: the one chosen, or that of the scenario, which uses more of them in its epic version."""
    if chosen[kind] != "scenario":
        return int(chosen[kind])
    number = record(chosen).entry("by_seats").entry(str(seats)).number(kind)
    if chosen["epic"] is not True or not record(chosen).has("epic_tiles"):
        return number  # settings that are still being made to fit may ask for an epic version that there is not
    more = record(chosen).entry("epic_tiles")
    if not more.has(kind):
        return number
    in_box = bound(record(chosen).entry("allowed").entry(kind), "max", chosen)
    return in_box if more.data[kind] == "all" else min(in_box, number + more.number(kind))


def megapolises_of(chosen: Chosen) -> int:
    """Give the number of megapolises."""
    return TEAM_CITIES if chosen["conquest_team_cities"] == "two_megapolises" else int(chosen["megapolis"])


def conquest_team_cities(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """For teams in Full Conquest that did not choose the number of cities themselves."""
    if not names(chosen, "conquest_team_cities") or chosen["teams"] != "two_teams":
        return ("four_cities",)
    free = chosen["core_city_tiles"] == "scenario"
    return ("four_cities", "two_high_cities", "two_megapolises") if free else ("four_cities",)


def megapolis(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """One where a City card is left for it, two where there are two city tiles; in Full Cooperation one, for two."""
    if chosen["conquest_team_cities"] != "four_cities":
        return (0,)  # it says so itself
    if not names(chosen, "megapolis") or city_tiles(seats, chosen) > MOST_BESIDE_MEGAPOLIS:
        return (0,)
    if chosen["scenario"] == "full_cooperation":
        return (0, 1) if seats == 2 else (0,)
    return (0, 1, 2) if city_tiles(seats, chosen) == 2 else (0, 1)


def megapolis_level(least: int) -> Limit:
    """Only where there are so many."""

    def values(seats: int, chosen: Chosen) -> tuple[Value, ...]:
        there = megapolises_of(chosen) >= least
        return (0, *range(2, MOST_MEGAPOLIS_LEVEL + 1)) if there else (0,)

    return values


# ---- the time of day ----


def daytime(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Darkness comes only where several play: alone it would use up the Tactics of the Night."""
    found: list[Value] = ["alternate"]
    if names(chosen, "night_arrival"):
        found.append("night_arrival")
    if seats > 1 and names(chosen, "oncoming_darkness"):
        found.append("oncoming_darkness")
    return tuple(found)


def night_arrival_reroll(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Only where the game begins at night."""
    return (True, False) if chosen["daytime"] == "night_arrival" else (True,)


# ---- deck building ----


def nights(seats: int, chosen: Chosen) -> int:
    """Give the number of Nights; with oncoming darkness the most there can be."""
    number = int(chosen["rounds"]) or record(chosen).entry("by_seats").entry(str(seats)).number("rounds")
    if chosen["daytime"] == "oncoming_darkness":
        return number - 1
    return (number + 1) // 2 if chosen["daytime"] == "night_arrival" else number // 2


def action_upgrades(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """They come after each Night but the last, so there must be two."""
    return (False, True) if names(chosen, "action_upgrades") and nights(seats, chosen) > 1 else (False,)


def open_decks(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Only with action upgrades, and with others who have decks."""
    return (False, True) if chosen["action_upgrades"] is True and seats > 1 else (False,)


VARIANT_LIMITS: Final[dict[str, Limit]] = {
    "hero_auction": hero_auction,
    "countryside_tiles": tiles("countryside_tiles"),
    "core_city_tiles": tiles("core_city_tiles"),
    "core_non_city_tiles": tiles("core_non_city_tiles"),
    "random_tile_orientation": switch("random_tile_orientation"),
    "random_cities": switch("random_cities"),
    "conquest_team_cities": conquest_team_cities,
    "megapolis": megapolis,
    "megapolis_level": megapolis_level(1),
    "second_megapolis_level": megapolis_level(2),
    "daytime": daytime,
    "night_arrival_reroll": night_arrival_reroll,
    "friendly_no_interactive_spells": switch("friendly_no_interactive_spells", 2),
    "friendly_no_interactive_skills": switch("friendly_no_interactive_skills", 2),
    "action_upgrades": action_upgrades,
    "action_upgrades_open_decks": open_decks,
    "starting_selection": switch("starting_selection"),
    "interactive_combat": switch("interactive_combat", 2),
    "friendly_mana": switch("friendly_mana"),
    "limited_glade_shields": switch("limited_glade_shields", 2),
    "epic": switch("epic"),
    "tiles_revealed_from_start": switch("tiles_revealed_from_start"),
    "map_shape": map_shape,
}
