"""What sites and cities say of fighting there: who is drawn, which rules hold, the price, rewards, garrisons."""

from typing import Final

from roundtable.games.mage_knight.content.names import (
    ABILITY,
    ANCIENT_RUINS,
    B_DEN,
    B_DUNGEON,
    B_FOREIGN_KEEP,
    B_FOREIGN_TOWER,
    B_GROUNDS,
    B_LABYRINTH,
    B_MAZE,
    B_MINE,
    B_MONASTERY,
    B_RUINS,
    B_TOMB,
    BASIC,
    COLOUR,
    DRACONUM,
    DUNGEON,
    ELEMENT,
    KEEP,
    LABYRINTH,
    MAGE_TOWER,
    MARAUDING_ORCS,
    MAZE,
    MONASTERY,
    MONSTER_DEN,
    NONE,
    REWARD,
    S_VIOLET,
    SITE,
    SPAWNING_GROUNDS,
    STACK,
    TOMB,
    W_CRYSTAL_ROLL,
    W_DUNGEON_ROLL,
)
from roundtable.games.mage_knight.content.nodes import PACKAGE
from roundtable.kernel.content import Entry, read

SITES: Final = read(PACKAGE, "sites.toml")
CITY_ENTRIES: Final = read(PACKAGE, "cities.toml").entries("city")


def site_entry(site: int) -> Entry:
    """Give what the content says of a site."""
    for entry in SITES.entries("site"):
        if entry.text("id") == SITE.words[site]:
            return entry
    raise KeyError(site)


# ---- fights ----


class Fight:
    """What a fight at a site is like: enemies drawn for it, the rules that hold, and the rewards of winning it."""

    def __init__(self, stack: int, count: int, night: bool, bars_units: bool, rewards: tuple[int, ...]) -> None:
        self.stack: Final = stack  # -1: what the ruins token shows
        self.count: Final = count
        self.night: Final = night  # Night rules hold by day
        self.bars_units: Final = bars_units
        self.rewards: Final = rewards


def gained(entry: Entry, key: str) -> tuple[int, ...]:
    """Read a list of rewards, empty if there is none."""
    found: list[int] = []
    for one in entry.entries(key) if entry.has(key) else []:
        found += [one.name("type", REWARD)] * one.number("count")
    return tuple(found)


def rewards_of(entry: Entry) -> tuple[int, ...]:
    """Read what a site gives whoever conquers it: cards, rolls for crystals, the roll of a dungeon."""
    rolls = entry.number("crystal_rolls") if entry.has("crystal_rolls") else 0
    dungeon = (W_DUNGEON_ROLL,) if entry.has("roll_mana_die") else ()
    return gained(entry, "gain") + (W_CRYSTAL_ROLL,) * rolls + dungeon


def fight_in(entry: Entry, drawn: str, rewards: tuple[int, ...]) -> Fight:
    """Read a fight; where nothing is said, it is neither Night nor are Units barred."""
    stack, count = NONE, 0
    for one in entry.entries(drawn) if entry.has(drawn) else []:
        stack, count = one.name("stack", STACK), one.number("count")
    night = entry.has("night_rules") and entry.flag("night_rules")
    return Fight(stack, count, night, entry.has("units_usable") and not entry.flag("units_usable"), rewards)


def fight_inside(site: int) -> Fight:
    """Read the fight of an adventure site that is entered."""
    entry = site_entry(site)
    return fight_in(entry.entry("enter"), "draw", rewards_of(entry.entry("reward")))


BURNING: Final = site_entry(MONASTERY).entry("burn")
FIGHTS: Final = {  # by BATTLE, of those about one site
    B_FOREIGN_KEEP: fight_in(site_entry(KEEP).entry("other_players_keep").entry("owner_absent"), "draw", ()),
    B_FOREIGN_TOWER: Fight(S_VIOLET, 1, False, False, ()),  # Conquer and Hold
    B_DUNGEON: fight_inside(DUNGEON),
    B_TOMB: fight_inside(TOMB),
    B_DEN: fight_inside(MONSTER_DEN),
    B_GROUNDS: fight_inside(SPAWNING_GROUNDS),
    B_RUINS: fight_inside(ANCIENT_RUINS),
    B_MONASTERY: fight_in(BURNING, "enemies", gained(BURNING.entry("win"), "reward")),
    B_MINE: Fight(NONE, 0, True, False, ()),  # Mines Liberation: Night rules as in a dungeon, but Units may fight
    B_MAZE: fight_in(site_entry(MAZE).entry("enter"), "draw", gained(site_entry(MAZE).entry("reward"), "always")),
    B_LABYRINTH: fight_in(
        site_entry(LABYRINTH).entry("enter"), "draw", gained(site_entry(LABYRINTH).entry("reward"), "always")
    ),
}
PATH_COSTS: Final = site_entry(MAZE).entry("enter").entry("choose_path").numbers("pay_move")  # Move points


def path_rewards(site: int) -> tuple[tuple[int, ...], ...]:
    """Read what waits at the end of each path of a maze or labyrinth."""
    by_path = site_entry(site).entry("reward").entry("by_path")
    return tuple([gained(by_path, str(cost)) for cost in PATH_COSTS])


PATH_REWARDS: Final = {B_MAZE: path_rewards(MAZE), B_LABYRINTH: path_rewards(LABYRINTH)}
TOWER_REWARDS: Final = gained(site_entry(MAGE_TOWER).entry("assault").entry("win"), "reward")

ASSAULT_REPUTATION: Final = site_entry(KEEP).entry("assault").number("reputation")
BURNING_REPUTATION: Final = BURNING.number("reputation")
ORCS_REPUTATION: Final = site_entry(MARAUDING_ORCS).entry("win").number("reputation")
DRACONUM_REPUTATION: Final = site_entry(DRACONUM).entry("win").number("reputation")


def walls() -> Entry:
    """Give what the content says of walls, which are no site."""
    for entry in SITES.entries("site"):
        if entry.text("id") == "walls":
            return entry
    raise KeyError("walls")


WALL_COST: Final = walls().entry("movement").number("extra_cost")


# ---- cities ----


class CityKind:
    """A city: its garrisons by level, as how many of each stack, and what it gives its defenders."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.colour: Final = entry.name("color", COLOUR)
        levels = entry.entry("garrison_by_level")
        self.garrison: Final = tuple([stacks_of(levels.entry(level)) for level in levels.data])
        bonus = entry.entry("defender_bonus")
        self.armor: Final = bonus.number("armor") if bonus.has("armor") else 0
        self.attack: Final = by_element(bonus)
        self.ability: Final = 1 << bonus.name("grants_ability", ABILITY) if bonus.has("grants_ability") else 0


def stacks_of(entry: Entry) -> tuple[int, ...]:
    """Read a garrison as a list of stacks."""
    found: list[int] = []
    for word in entry.data:
        found += [STACK.at(word)] * entry.number(word)
    return tuple(found)


def by_element(bonus: Entry) -> tuple[int, ...]:
    """Read what is added to attacks by their element."""
    if not bonus.has("attack_bonus_by_element"):
        return (0,) * len(ELEMENT.words)
    found = bonus.entry("attack_bonus_by_element")
    keys = [word.replace("-", "_") for word in ELEMENT.words]
    return tuple([found.number(key) if found.has(key) else 0 for key in keys])


def cities_by_colour() -> tuple[CityKind, ...]:
    """Read the cities in the order of the colours."""
    found = [CityKind(entry) for entry in CITY_ENTRIES]
    return tuple([city for colour in range(BASIC) for city in found if city.colour == colour])


CITIES: Final = cities_by_colour()
