"""The rules of one table of Mage Knight: its scenario, its settings, and the sets of components in play."""

from collections.abc import Mapping
from typing import Final

from roundtable.games.mage_knight.content.components import DICE_BEYOND_SEATS, UNITS_BEYOND_SEATS, Skill
from roundtable.games.mage_knight.content.names import (
    NONE,
)
from roundtable.games.mage_knight.content.slots import SHAPES, Shape
from roundtable.games.mage_knight.state.scenario import Scenario
from roundtable.games.mage_knight.state.settings import hero_of, sets_of, settings_for, tile_sets_of, word
from roundtable.games.mage_knight.state.team_settings import PARTNERS, joint_assault_of, teams_of
from roundtable.games.mage_knight.state.variants import (
    HIGH_LEVEL,
    MOST_MEGAPOLIS_LEVEL,
    city_tiles,
    megapolises_of,
    tile_number,
)
from roundtable.kernel.content import Entry
from roundtable.kernel.rules import Box, Rules, Value

VIOLENCE: Final = ("none", "violent", "more")
VIOLENT_TIMES: Final = 1
MORE_VIOLENCE: Final = 2
START_REPUTATION: Final = (0, -2, -4)  # added to that of the scenario, by violence


class MageKnightRules(Rules):
    """The frozen rules of a table."""

    def __init__(self, box: Box, seats: int, settings: Mapping[str, Value], scenario: Scenario) -> None:
        super().__init__(box, seats, settings)
        name = str(settings["scenario"])
        entry = settings_for(name, seats)
        self.scenario: Final = scenario
        self.solo: Final = seats == 1
        self.cooperative: Final = entry.text("mode") == "cooperative"
        self.competitive: Final = seats > 1 and not self.cooperative
        self.teams: Final = teams_of(seats, settings)  # a place in TEAMS
        self.partner: Final = PARTNERS.index(str(settings["team_members"]))  # of the first seat; 0: drawn by lot
        self.joint_assault: Final = joint_assault_of(seats, settings)
        self.lowest_counts: Final = settings["lowest_achievement_counts"] is True
        self.dummy: Final = entry.flag("dummy_player") and settings["dummy_player"] is True
        shape = str(settings["map_shape"])
        self.shape: Final[Shape] = SHAPES[entry.text("map_shape") if shape == "scenario" else word(shape)]
        fights = settings["fights_between_players"]
        self.pvp: Final = entry.flag("pvp") if fights == "scenario" else fights == "yes"
        self.epic: Final = settings["epic"] is True
        self.countryside: Final = tile_number(seats, settings, "countryside_tiles")
        self.core_cities: Final = city_tiles(seats, settings)
        self.core_others: Final = tile_number(seats, settings, "core_non_city_tiles")
        rounds = scenario.epic_rounds if self.epic else entry.number("rounds")
        self.rounds: Final = int(settings["rounds"]) or rounds
        least = HIGH_LEVEL if settings["conquest_team_cities"] == "two_high_cities" else 0
        first_city, other_cities = int(settings["first_city_level"]), int(settings["other_city_levels"])
        epic_level = scenario.epic_level if self.epic else 0
        first_city, other_cities = max(least, first_city or epic_level), max(least, other_cities or epic_level)
        self.city_levels: Final = levels_of(entry, self.core_cities, first_city, other_cities, scenario)
        self.sets: Final = sets_of(settings)  # bits of SET
        self.tile_sets: Final = tile_sets_of(settings)  # bits of SET: those whose map tiles are used
        self.tolls: Final = settings["lost_legion"] is True  # there are Units that ask for Influence in combat
        self.fixed_heroes: Final = tuple([hero_of(settings, f"hero_{seat + 1}") for seat in range(seats)])
        self.choose_heroes: Final = settings["hero_choice"] == "choose"
        self.random_order: Final = settings["hero_order"] == "random"
        self.dummy_hero: Final = hero_of(settings, "dummy_hero") if self.dummy else NONE
        self.removes_when_revealed: Final = settings["solo_skill_removal"] == "when_revealed"
        self.take_back: Final = settings["take_back"] is True
        self.village_unit: Final = scenario.wants_village_unit and settings["village_unit_in_first_offer"] is True
        self.offers_hidden: Final = scenario.may_hide_offers and settings["offers_hidden_until_needed"] is True
        self.core_on_coast: Final = scenario.core_on_coast or not self.shape.wedge
        # The dummy player is not counted for these two.
        self.dice: Final = seats + DICE_BEYOND_SEATS + scenario.extra_dice
        self.unit_places: Final = seats + UNITS_BEYOND_SEATS + scenario.extra_units
        # Variants
        self.hero_auction: Final = settings["hero_auction"] is True
        self.random_orientation: Final = settings["random_tile_orientation"] is True
        self.random_cities: Final = settings["random_cities"] is True
        self.megapolises: Final = megapolises_of(settings)
        self.megapolis_levels: Final = megapolis_levels_of(settings, self.city_levels, self.megapolises)
        self.odd_tiles: Final = self.random_orientation or self.megapolises > 0  # see lie.py
        self.night_arrival: Final = settings["daytime"] == "night_arrival"
        self.rerolls_at_arrival: Final = self.night_arrival and settings["night_arrival_reroll"] is True
        self.oncoming_darkness: Final = settings["daytime"] == "oncoming_darkness"
        self.interactive_spells: Final = self.competitive and settings["friendly_no_interactive_spells"] is False
        self.interactive_skills: Final = settings["friendly_no_interactive_skills"] is False
        self.friendly_mana: Final = settings["friendly_mana"] is True
        self.starting_selection: Final = settings["starting_selection"] is True
        self.action_upgrades: Final = settings["action_upgrades"] is True
        self.open_decks: Final = settings["action_upgrades_open_decks"] is True
        self.interactive_combat: Final = settings["interactive_combat"] is True
        self.tiles_revealed: Final = settings["tiles_revealed_from_start"] is True
        self.limited_glades: Final = settings["limited_glade_shields"] is True
        self.violence: Final = VIOLENCE.index(str(settings["violence"]))
        self.distrust: Final = START_REPUTATION[self.violence]

    def plays_with(self, skill: Skill) -> bool:
        """Say whether a Skill of a hero is in the game: no interactive one of other kinds of games, or none at all."""
        if not self.interactive_skills and (skill.competitive or skill.cooperative):
            return False
        return not (skill.cooperative if self.competitive else skill.competitive)


def levels_of(entry: Entry, cities: int, first: int, others: int, scenario: Scenario) -> tuple[int, ...]:
    """Give the levels of so many cities in the order of their revealing; 0 takes the scenario's.

    Of these the last one repeats, unless it is meant for the last city.
    """
    levels = list(entry.numbers("city_levels")) if entry.has("city_levels") else []
    if scenario.last_city_differs:
        levels = [levels[0]] * (cities - 1) + levels[-1:]
    elif levels:
        levels = [levels[min(at, len(levels) - 1)] for at in range(cities)]
    for at in range(len(levels)):
        chosen = first if at == 0 else others
        if chosen:
            levels[at] = chosen
    return tuple(levels)


def megapolis_levels_of(
    settings: Mapping[str, Value], city_levels: tuple[int, ...], megapolises: int
) -> tuple[int, ...]:
    """Give the levels of the megapolises in the order of their revealing; 0 takes twice that of the usual city."""
    usual = [min(MOST_MEGAPOLIS_LEVEL, 2 * level) for level in city_levels[len(city_levels) - megapolises :]]
    names = ("megapolis_level", "second_megapolis_level")[:megapolises]
    return tuple([int(settings[name]) or usual[at] for at, name in enumerate(names)])
