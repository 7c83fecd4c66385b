"""What can be chosen when a table of Mage Knight is made, and which choices go together."""

from collections.abc import Mapping
from typing import Final

from roundtable.games.mage_knight.content.components import HEROES, SETTINGS
from roundtable.games.mage_knight.content.names import HERO, NONE, SCENARIO, SCENARIOS_PLAYED
from roundtable.games.mage_knight.content.slots import SHAPES
from roundtable.kernel.content import Entry
from roundtable.kernel.errors import BadOptions
from roundtable.kernel.rules import Option, Value

MOST_ROUNDS: Final = 8
MOST_LEVEL: Final = 11
BASE_HEROES: Final = tuple([HERO.words[at] for at, hero in enumerate(HEROES) if hero.set == 0])


def value(word: str) -> str:
    """Turn a word of the content files into a value of an option."""
    return word.replace("-", "_")


def word(chosen: str) -> str:
    """Turn a value of an option into the word of the content files."""
    return chosen.replace("_", "-")


OPTIONS: Final = (
    Option("scenario", *[value(SCENARIO.words[at]) for at in SCENARIOS_PLAYED]),
    Option("map_shape", "scenario", *[value(id) for id, shape in SHAPES.items() if not shape.held]),
    Option("rounds", *range(MOST_ROUNDS + 1)),  # 0: as the scenario says, as in the next two
    Option("first_city_level", *range(MOST_LEVEL + 1)),
    Option("other_city_levels", *range(MOST_LEVEL + 1)),
    Option("hero_choice", "choose", "random"),
    Option("hero_order", "random", "seats"),
    Option("hero_1", "any", *BASE_HEROES),
    Option("hero_2", "any", *BASE_HEROES),
    Option("hero_3", "any", *BASE_HEROES),
    Option("hero_4", "any", *BASE_HEROES),
    Option("dummy_player", True, False),
    Option("dummy_hero", "random", *BASE_HEROES),
    Option("solo_skill_removal", "before_game", "when_revealed"),
    Option("take_back", True, False),
    Option("village_unit_in_first_offer", True, False),
    Option("offers_hidden_until_needed", True, False),
)
MOST_SEATS: Final = 4


def scenario_settings(name: str) -> Entry:
    """Give what the settings say of a scenario."""
    return SETTINGS.entry("scenarios").entry(name)


def settings_for(name: str, seats: int) -> Entry:
    """Give what the settings say of a scenario with so many seats, or refuse the number."""
    entry = scenario_settings(name)
    allowed = entry.entry("seats").numbers("values")
    if seats not in allowed:
        raise BadOptions("seats", str(seats), ", ".join([str(count) for count in allowed]))
    return entry.entry("by_seats").entry(str(seats))


def refuse(options: Mapping[str, Value], name: str, allowed: str) -> None:
    """Refuse the value chosen for an option."""
    raise BadOptions("not-allowed", f"{name}={options[name]}", allowed)


def check_options(seats: int, options: Mapping[str, Value]) -> None:
    """Refuse choices that do not fit the scenario, the seats, or each other."""
    name = str(options["scenario"])
    entry = settings_for(name, seats)
    allowed = scenario_settings(name).entry("allowed")
    check_rounds(allowed, options)
    check_levels(entry, options)
    check_dummy(entry, allowed, seats, options)
    check_heroes(seats, options)


def check_rounds(allowed: Entry, options: Mapping[str, Value]) -> None:
    """More Rounds than the house allows are refused: solo play would run out of Tactics."""
    most = allowed.entry("rounds").number("house_max")
    if int(options["rounds"]) > most:
        refuse(options, "rounds", ", ".join([str(count) for count in range(most + 1)]))


def check_levels(entry: Entry, options: Mapping[str, Value]) -> None:
    """Cities that cannot be entered have no level."""
    if entry.has("city_levels"):
        return
    for name in ("first_city_level", "other_city_levels"):
        if options[name] != 0:
            refuse(options, name, "0")


def check_dummy(entry: Entry, allowed: Entry, seats: int, options: Mapping[str, Value]) -> None:
    """The dummy player may be left out only where the scenario says so; what concerns it needs it."""
    there = entry.flag("dummy_player")
    optional = isinstance(allowed.data["dummy_player"], dict) and seats == 1
    if there and options["dummy_player"] is not True and not optional:
        refuse(options, "dummy_player", "True")
    if there and options["dummy_player"] is True:
        return
    if options["dummy_hero"] != "random":
        refuse(options, "dummy_hero", "random")
    if options["solo_skill_removal"] != "before_game":
        refuse(options, "solo_skill_removal", "before_game")


def check_heroes(seats: int, options: Mapping[str, Value]) -> None:
    """No hero for two, and none for a seat that is not there."""
    taken: list[str] = []
    for seat in range(MOST_SEATS):
        name = f"hero_{seat + 1}"
        hero = str(options[name])
        if hero == "any":
            continue
        if seat >= seats:
            refuse(options, name, "any")
        if hero in taken:
            refuse(options, name, ", ".join(["any", *[one for one in BASE_HEROES if one not in taken]]))
        taken.append(hero)
    if options["dummy_hero"] in taken:
        refuse(options, "dummy_hero", ", ".join(["random", *[one for one in BASE_HEROES if one not in taken]]))


def hero_of(options: Mapping[str, Value], name: str) -> int:
    """Give the hero fixed by an option, -1 if it is left open."""
    chosen = str(options[name])
    return HERO.at(chosen) if chosen in HERO.index else NONE
