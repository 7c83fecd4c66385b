"""What can be chosen when a table of Mage Knight is made, and which choices go together."""

from collections.abc import Mapping
from typing import Final

from roundtable.games.mage_knight.content.components import HEROES, SCENARIO_SETTINGS
from roundtable.games.mage_knight.content.names import HERO, NONE, SCENARIO, SCENARIOS_PLAYED
from roundtable.games.mage_knight.content.site_rules import CITIES
from roundtable.games.mage_knight.content.slots import SHAPES
from roundtable.kernel.content import Entry
from roundtable.kernel.errors import BadSettings
from roundtable.kernel.rules import Setting, Value


def value(word: str) -> str:
    """Turn a word of the content files into a value of a setting."""
    return word.replace("-", "_")


def word(chosen: str) -> str:
    """Turn a value of a setting into the word of the content files."""
    return chosen.replace("_", "-")


def scenario_settings(name: str) -> Entry:
    """Give what the settings say of a scenario."""
    return SCENARIO_SETTINGS.entry(name)


def house_rounds(name: str) -> int:
    """Give the most Rounds the house allows a scenario."""
    return scenario_settings(name).entry("allowed").entry("rounds").number("house_max")


MOST_ROUNDS: Final = max([house_rounds(value(SCENARIO.words[at])) for at in SCENARIOS_PLAYED])
MOST_LEVEL: Final = len(CITIES[0].garrison)
BASE_HEROES: Final = tuple([HERO.words[at] for at, hero in enumerate(HEROES) if hero.set == 0])

SETTINGS: Final = (
    Setting("scenario", *[value(SCENARIO.words[at]) for at in SCENARIOS_PLAYED]),
    Setting("map_shape", "scenario", *[value(id) for id, shape in SHAPES.items() if not shape.held]),
    Setting("rounds", *range(MOST_ROUNDS + 1)),  # 0: as the scenario says, as in the next two
    Setting("first_city_level", *range(MOST_LEVEL + 1)),
    Setting("other_city_levels", *range(MOST_LEVEL + 1)),
    Setting("hero_choice", "choose", "random"),
    Setting("hero_order", "random", "seats"),
    Setting("hero_1", "any", *BASE_HEROES),
    Setting("hero_2", "any", *BASE_HEROES),
    Setting("hero_3", "any", *BASE_HEROES),
    Setting("hero_4", "any", *BASE_HEROES),
    Setting("dummy_player", True, False),
    Setting("dummy_hero", "random", *BASE_HEROES),
    Setting("solo_skill_removal", "before_game", "when_revealed"),
    Setting("take_back", True, False),
    Setting("village_unit_in_first_offer", True, False),
    Setting("offers_hidden_until_needed", True, False),
)
MOST_SEATS: Final = 4


def settings_for(name: str, seats: int) -> Entry:
    """Give what the settings say of a scenario with so many seats, or refuse the number."""
    entry = scenario_settings(name)
    allowed = entry.entry("seats").numbers("values")
    if seats not in allowed:
        raise BadSettings("seats", str(seats), ", ".join([str(count) for count in allowed]))
    return entry.entry("by_seats").entry(str(seats))


def refuse(settings: Mapping[str, Value], name: str, allowed: str) -> None:
    """Refuse the value chosen for a setting."""
    raise BadSettings("not-allowed", f"{name}={settings[name]}", allowed)


def check_settings(seats: int, settings: Mapping[str, Value]) -> None:
    """Refuse choices that do not fit the scenario, the seats, or each other."""
    name = str(settings["scenario"])
    entry = settings_for(name, seats)
    allowed = scenario_settings(name).entry("allowed")
    check_rounds(house_rounds(name), settings)
    check_levels(entry, settings)
    check_dummy(entry, allowed, seats, settings)
    check_heroes(seats, settings)


def check_rounds(most: int, settings: Mapping[str, Value]) -> None:
    """More Rounds than the house allows are refused: solo play would run out of Tactics."""
    if int(settings["rounds"]) > most:
        refuse(settings, "rounds", ", ".join([str(count) for count in range(most + 1)]))


def check_levels(entry: Entry, settings: Mapping[str, Value]) -> None:
    """Cities that cannot be entered have no level."""
    if entry.has("city_levels"):
        return
    for name in ("first_city_level", "other_city_levels"):
        if settings[name] != 0:
            refuse(settings, name, "0")


def check_dummy(entry: Entry, allowed: Entry, seats: int, settings: Mapping[str, Value]) -> None:
    """The dummy player may be left out only where the scenario says so; what concerns it needs it."""
    there = entry.flag("dummy_player")
    optional = isinstance(allowed.data["dummy_player"], dict) and seats == 1
    if there and settings["dummy_player"] is not True and not optional:
        refuse(settings, "dummy_player", "True")
    if there and settings["dummy_player"] is True:
        return
    if settings["dummy_hero"] != "random":
        refuse(settings, "dummy_hero", "random")
    if settings["solo_skill_removal"] != "before_game":
        refuse(settings, "solo_skill_removal", "before_game")


def check_heroes(seats: int, settings: Mapping[str, Value]) -> None:
    """No hero for two, and none for a seat that is not there."""
    taken: list[str] = []
    for seat in range(MOST_SEATS):
        name = f"hero_{seat + 1}"
        hero = str(settings[name])
        if hero == "any":
            continue
        if seat >= seats:
            refuse(settings, name, "any")
        if hero in taken:
            refuse(settings, name, ", ".join(["any", *[one for one in BASE_HEROES if one not in taken]]))
        taken.append(hero)
    if settings["dummy_hero"] in taken:
        refuse(settings, "dummy_hero", ", ".join(["random", *[one for one in BASE_HEROES if one not in taken]]))


def hero_of(settings: Mapping[str, Value], name: str) -> int:
    """Give the hero fixed by a setting, -1 if it is left open."""
    chosen = str(settings[name])
    return HERO.at(chosen) if chosen in HERO.index else NONE
