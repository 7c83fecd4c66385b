"""What can be chosen when a table of Mage Knight is made, and which choices go together."""

from collections.abc import Mapping
from typing import Final

from roundtable.games.mage_knight.content.components import HEROES, SCENARIO_SETTINGS, bits
from roundtable.games.mage_knight.content.names import FIRST_RECONNAISSANCE, HERO, NONE, SCENARIO, SCENARIOS_PLAYED, SET
from roundtable.games.mage_knight.content.site_rules import CITIES
from roundtable.games.mage_knight.content.slots import SHAPES
from roundtable.games.mage_knight.state.team_settings import TEAM_LIMITS, TEAM_SETTINGS
from roundtable.games.mage_knight.state.variants import VARIANT_LIMITS, VARIANTS, Chosen, Limit
from roundtable.kernel.content import Entry
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
    """Give the most Rounds the house allows a scenario, 0 if it allows no other number than the scenario's."""
    may = scenario_settings(name).entry("allowed").data["rounds"]
    return scenario_settings(name).entry("allowed").entry("rounds").number("house_max") if isinstance(may, dict) else 0


MOST_ROUNDS: Final = max([house_rounds(value(SCENARIO.words[at])) for at in SCENARIOS_PLAYED])
MOST_LEVEL: Final = len(CITIES[0].garrison)
MORE_SETS: Final = tuple([value(SET.words[at]) for at in range(1, len(SET.words))])  # the base set is always in
SETS_OFFERED: Final = MORE_SETS  # those of which everything is played

SETTINGS: Final = (
    Setting("scenario", *[value(SCENARIO.words[at]) for at in SCENARIOS_PLAYED], explained=True),
    Setting("map_shape", "scenario", *[value(id) for id, shape in SHAPES.items() if not shape.held]),
    Setting("rounds", *range(MOST_ROUNDS + 1)),  # 0: as the scenario says, as in the next two
    Setting("first_city_level", *range(MOST_LEVEL + 1)),
    Setting("other_city_levels", *range(MOST_LEVEL + 1)),
    *[Setting(name, False, True) for name in MORE_SETS],
    Setting("tile_sets", "sets", "base"),  # tiles of all sets in play that the scenario allows, or of the base set
    Setting("fights_between_players", "scenario", "yes", "no"),
    Setting("hero_choice", "choose", "random"),
    Setting("hero_order", "random", "seats"),
    Setting("hero_1", "any", *HERO.words),
    Setting("hero_2", "any", *HERO.words),
    Setting("hero_3", "any", *HERO.words),
    Setting("hero_4", "any", *HERO.words),
    Setting("dummy_player", True, False),
    Setting("dummy_hero", "random", *HERO.words),
    Setting("solo_skill_removal", "before_game", "when_revealed"),
    *TEAM_SETTINGS,
    Setting("take_back", True, False),
    Setting("village_unit_in_first_offer", True, False),
    Setting("offers_hidden_until_needed", True, False),
    *VARIANTS,
)
MOST_SEATS: Final = 4
SEAT_VARIANTS: Final = ("solo_mission", "three_players", "cooperative_four")  # that add a number of players


def settings_for(name: str, seats: int) -> Entry:
    """Give what the settings say of a scenario with so many seats."""
    return scenario_settings(name).entry("by_seats").entry(str(seats))


def seat_counts(chosen: Chosen) -> tuple[int, ...]:
    """Give the numbers of players a scenario is made for, and those that a variant adds (`by_variant`)."""
    seats = scenario_settings(str(chosen["scenario"])).entry("seats")
    if not seats.has("by_variant"):
        return seats.numbers("values")
    more = seats.entry("by_variant")
    return tuple(sorted([*seats.numbers("values"), *[more.number(name) for name in SEAT_VARIANTS if more.has(name)]]))


def allowed(setting: Setting, seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Give the values of a setting that fit the scenario, the seats and the other settings."""
    limit = LIMITS.get(setting.name)
    return setting.allowed if limit is None else limit(seats, chosen)


def of_scenario(seats: int, chosen: Chosen) -> Entry:
    """Give what the settings say of the scenario chosen, with so many seats."""
    return settings_for(str(chosen["scenario"]), seats)


def set_at(name: str) -> Limit:
    """A set of which everything is played may be added."""

    def values(seats: int, chosen: Chosen) -> tuple[Value, ...]:
        return (False, True) if name in SETS_OFFERED else (False,)

    return values


def sets_of(chosen: Chosen) -> int:
    """Give the sets in play as bits of SET."""
    return 1 | sum([2 << at for at, name in enumerate(MORE_SETS) if chosen[name] is True])


def tile_sets(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Tiles of a set in play may be left out, if the scenario uses them at all."""
    return ("sets", "base") if scenario_tiles(chosen) & sets_of(chosen) > 1 else ("sets",)


def scenario_tiles(chosen: Chosen) -> int:
    """Give, as bits of SET, the sets whose tiles a scenario allows."""
    return bits(scenario_settings(str(chosen["scenario"])).entry("allowed"), "tile_sets", SET)


def tile_sets_of(chosen: Chosen) -> int:
    """Give the sets whose tiles are in play as bits of SET."""
    return 1 if chosen["tile_sets"] == "base" else sets_of(chosen) & scenario_tiles(chosen)


def heroes_of(chosen: Chosen) -> list[str]:
    """Give the heroes of the sets in play."""
    sets = sets_of(chosen)
    return [HERO.words[at] for at, hero in enumerate(HEROES) if (sets >> hero.set) & 1]


def rounds(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """No more Rounds than the house allows: solo play, and four with a dummy player, would run out of Tactics."""
    most = house_rounds(str(chosen["scenario"]))
    if seats == MOST_SEATS and of_scenario(seats, chosen).flag("dummy_player"):
        most = min(most, of_scenario(seats, chosen).number("rounds"))
    return tuple(range(most + 1))


def fights_between_players(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Only where the scenario leaves it open, never in cooperative games or alone."""
    may = scenario_settings(str(chosen["scenario"])).entry("allowed").entry("pvp").data.get(str(seats))
    return ("scenario", "yes", "no") if isinstance(may, list) and len(may) > 1 else ("scenario",)


def city_level(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Cities that cannot be entered have no level."""
    return tuple(range(MOST_LEVEL + 1)) if of_scenario(seats, chosen).has("city_levels") else (0,)


def dummy_player(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """It may be left out only where the scenario says so; where there is none the setting says nothing."""
    may = scenario_settings(str(chosen["scenario"])).entry("allowed").data["dummy_player"]
    there = of_scenario(seats, chosen).flag("dummy_player")
    return (True, False) if not there or (isinstance(may, dict) and seats == 1) else (True,)


def has_dummy(seats: int, chosen: Chosen) -> bool:
    """Say whether there is a dummy player."""
    return of_scenario(seats, chosen).flag("dummy_player") and chosen["dummy_player"] is True


def dummy_hero(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """A hero that no seat has, if there is a dummy player and the seats leave one."""
    taken = [chosen[f"hero_{seat + 1}"] for seat in range(MOST_SEATS)]
    heroes = heroes_of(chosen)
    free = [hero for hero in heroes if hero not in taken]
    return ("random", *free) if has_dummy(seats, chosen) and len(heroes) > seats else ("random",)


def solo_skill_removal(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Only where Skills are removed."""
    return ("before_game", "when_revealed") if has_dummy(seats, chosen) else ("before_game",)


def hero_at(seat: int) -> Limit:
    """No hero for two, and none for a seat that is not there."""

    def values(seats: int, chosen: Chosen) -> tuple[Value, ...]:
        taken = [chosen[f"hero_{other + 1}"] for other in range(seat)]
        return ("any", *[hero for hero in heroes_of(chosen) if seat < seats and hero not in taken])

    return values


def only_first_game(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """What makes First Reconnaissance gentler is about no other scenario."""
    return (True, False) if chosen["scenario"] == value(SCENARIO.words[FIRST_RECONNAISSANCE]) else (True,)


LIMITS: Final[dict[str, Limit]] = {
    "village_unit_in_first_offer": only_first_game,
    "offers_hidden_until_needed": only_first_game,
    "rounds": rounds,
    "fights_between_players": fights_between_players,
    "first_city_level": city_level,
    "other_city_levels": city_level,
    **{name: set_at(name) for name in MORE_SETS},
    "tile_sets": tile_sets,
    "dummy_player": dummy_player,
    "dummy_hero": dummy_hero,
    "solo_skill_removal": solo_skill_removal,
    **TEAM_LIMITS,
    **{f"hero_{seat + 1}": hero_at(seat) for seat in range(MOST_SEATS)},
    **VARIANT_LIMITS,
}


def hero_of(settings: Mapping[str, Value], name: str) -> int:
    """Give the hero fixed by a setting, -1 if it is left open."""
    chosen = str(settings[name])
    return HERO.at(chosen) if chosen in HERO.index else NONE
