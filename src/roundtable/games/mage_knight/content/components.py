"""Every component of Mage Knight as typed records, read from content/*.toml. All sets are here; a table picks some."""

from typing import Final

from roundtable.games.mage_knight.content.names import (
    ABILITY,
    ADVANCED_ACTION,
    ARTIFACT,
    BASIC_ACTION,
    CITY,
    COLOUR,
    ELEMENT,
    HERO,
    NONE,
    PHYSICAL,
    PLAINS,
    RESISTANCE,
    REWARD,
    SET,
    SITE,
    SPELL,
    STACK,
    SUMMON,
    TERRAIN,
    TYPE,
    WOUND,
)
from roundtable.games.mage_knight.content.nodes import EFFECTS, PACKAGE, Effect
from roundtable.games.mage_knight.content.slots import MAP
from roundtable.kernel.content import BadContent, Entry, read
from roundtable.kernel.wording import Names, Plain

PLACES: Final = ("c", "ne", "e", "se", "sw", "w", "nw")  # of the hexes of a tile


def bits(entry: Entry, key: str, names: Names) -> int:
    """Read a list of words as bits."""
    mask = 0
    for place in entry.names(key, names):
        mask |= 1 << place
    return mask


def types_of(entry: Entry) -> int:
    """Read the type icons of both halves of a card, as bits of TYPE."""
    return bits(entry, "icons_basic", TYPE) | bits(entry, "icons_powered", TYPE) if entry.has("icons_basic") else 0


class Card:
    """A kind of Deed card: its halves, what pays for them, and whose it is."""

    def __init__(self, number: int, kind: int, entry: Entry) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.id: Final = entry.text("id")
        self.set: Final = entry.name("set", SET) if entry.has("set") else 0
        self.colours: Final = bits(entry, "colors", COLOUR) if entry.has("colors") else 0
        self.hero: Final = entry.name_if("hero", HERO)
        self.basic: Final = Effect(f"{self.id}.basic", entry.entry("basic"))
        self.powered: Final = Effect(f"{self.id}.powered", entry.entry("powered")) if entry.has("powered") else None
        self.powered_by: Final = bits(entry, "powered_by", COLOUR) if entry.has("powered_by") else 0
        self.banner: Final = entry.has("banner") and entry.flag("banner")
        self.attached: Final = Effect(f"{self.id}.attached", entry.entry("attached")) if entry.has("attached") else None
        self.interactive: Final = entry.has("interactive") and entry.flag("interactive")
        self.types: Final = types_of(entry)


class Hero:
    """A hero: the own cards, and the crystals of a dummy player that plays it."""

    def __init__(self, entry: Entry, deck: Entry) -> None:
        self.id: Final = entry.text("id")
        self.set: Final = entry.name("set", SET)
        self.dummy_crystals: Final = entry.names("dummy_crystals", COLOUR)
        cards: list[str] = []
        for card, count in deck.data.items():
            if not isinstance(count, int):
                raise BadContent(f"{deck.where}: {card} must be a number")
            cards += [card.replace("_", "-")] * count
        self.deck: Final = tuple(cards)


class Blow:
    """One attack printed on an enemy token: a value with an element, or a summons."""

    def __init__(self, entry: Entry, abilities: int) -> None:
        summons = entry.text("kind") == "summon"
        self.summons: Final = entry.number("summon_count") if summons else 0
        self.summon_stack: Final = entry.name("summon_stack", STACK) if summons and entry.has("summon_stack") else NONE
        self.value: Final = 0 if summons else entry.number("value")
        self.element: Final = PHYSICAL if summons else entry.name("element", ELEMENT)
        self.abilities: Final = abilities | (SUMMON if summons else 0)


class Enemy:
    """A kind of enemy token."""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number: Final = number
        self.id: Final = entry.text("id")
        self.stack: Final = entry.name("stack", STACK)
        self.set: Final = entry.name("set", SET)
        self.count: Final = entry.number("count")
        offensive = bits(entry, "attack_abilities", ABILITY)
        self.blows: Final = tuple([Blow(one, offensive) for one in entry.entries("attacks")])
        self.abilities: Final = offensive | bits(entry, "defensive_abilities", ABILITY)
        self.armor: Final = entry.number("armor")
        self.armor_elusive: Final = entry.number("armor_elusive") if entry.has("armor_elusive") else self.armor
        self.resistances: Final = bits(entry, "resistances", RESISTANCE)
        self.defend: Final = entry.number("defend") if entry.has("defend") else 0
        self.fame: Final = entry.number("fame")
        self.reputation: Final = entry.number("reputation_on_defeat")


class UnitKind:
    """A kind of Unit."""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number: Final = number
        self.id: Final = entry.text("id")
        self.set: Final = entry.name("set", SET) if entry.has("set") else 0
        self.elite: Final = entry.text("tier") == "elite"
        self.level: Final = entry.number("level")
        self.cost: Final = entry.number("cost")
        self.sites: Final = bits(entry, "recruit_sites", SITE)
        self.armor: Final = entry.number("armor")
        self.resistances: Final = bits(entry, "resistances", RESISTANCE)
        self.copies: Final = entry.number("copies")
        bends = entry.has("recruit_rules") or entry.has("special_rules")
        self.note: Final = (entry.text("group") if entry.has("group") else self.id) if bends else ""  # on its own rules
        self.several: Final = entry.has("special_rules") and entry.entry("special_rules").has("multi_ability")
        entries = entry.entries("abilities")
        self.abilities: Final = tuple([Effect(f"{self.id}.ability.{at}", one) for at, one in enumerate(entries)])
        self.mana: Final = tuple([one.name_if("mana", COLOUR) for one in entries])


class Skill:
    """A Skill token."""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number: Final = number
        self.id: Final = entry.text("id")
        self.hero: Final = entry.name("hero", HERO)
        self.usage: Final = entry.text("usage")
        self.competitive: Final = entry.has("mode") and entry.text("mode") == "competitive"
        self.cooperative: Final = entry.has("mode") and entry.text("mode") == "cooperative"
        self.effect: Final = Effect(self.id, entry.entry("effect"))
        self.note: Final = self.id if entry.has("flip_back") or entry.has("passive") else ""  # on what else it does
        back = entry.entry("flip_back") if entry.has("flip_back") else None
        self.flip_back: Final = None if back is None else Effect(f"{self.id}.back", back)
        centre = entry.entry("center") if entry.has("center") else None
        self.centre_kind: Final = "" if centre is None else centre.text("kind")
        self.centre_who: Final = "" if centre is None else centre.text("who")
        timed = None if centre is None else Entry(centre.where, {"timing": ["turn"], "steps": centre.data["steps"]})
        self.centre: Final = None if timed is None else Effect(f"{self.id}.centre", timed)


def argument(path: str, name: str) -> int:
    """Give a number that the content says for the odd procedure of an effect, found by its path."""
    for effect in EFFECTS:
        for entry in effect.entries if effect.path == path else []:
            if entry.text("do") == "odd":
                return entry.entry("args").number(name)
    raise BadContent(f"{path}: no odd procedure has {name!r}")


class Tactic:
    """A Tactic card; its number is its place among those of its time, from 1."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.night: Final = entry.text("time") == "night"
        self.number: Final = entry.number("number")
        self.kind: Final = entry.text("kind")
        self.effect: Final = Effect(f"tactic-{self.id}", entry.entry("effect"))


class Tile:
    """A map tile: the terrain and site of its seven hexes, the centre first, then clockwise from north-east."""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number: Final = number
        self.id: Final = entry.text("id")
        self.set: Final = entry.name("set", SET)
        self.pool: Final = entry.text("pool") if entry.has("pool") else ""
        hexes = entry.entries("hexes")
        self.terrain: Final = tuple([terrain_of(one) for one in hexes])
        self.site: Final = tuple([one.name_if("site", SITE) for one in hexes])
        self.colours: Final = tuple([colours_of(one) for one in hexes])  # bits: of a mine or a city
        self.has_city: Final = CITY in self.site
        self.walls: Final = walls_of(entry)  # of each hex, as bits of the hexes beyond a wall
        self.city: Final = self.site.index(CITY) if self.has_city else NONE  # its hex

    @property
    def core(self) -> bool:
        """It has the brown back of a core tile."""
        return self.pool.startswith("core")


def walls_of(entry: Entry) -> tuple[int, ...]:
    """Read the walls between hexes of a tile: for each hex the bits of those that a wall separates from it."""
    found = [0] * len(PLACES)
    for edge in entry.entries("walls"):
        one, other = PLACES.index(edge.text("between")), PLACES.index(edge.text("and"))
        found[one] |= 1 << other
        found[other] |= 1 << one
    return tuple(found)


def terrain_of(entry: Entry) -> int:
    """Give the terrain of a hex; of a city that of the land below."""
    if entry.text("terrain") == "city":
        return entry.name("underlying_terrain", TERRAIN) if entry.has("underlying_terrain") else PLAINS
    return entry.name("terrain", TERRAIN)


def colours_of(entry: Entry) -> int:
    """Give the colours of a mine, or of a city."""
    if entry.has("mine_colors"):
        return bits(entry, "mine_colors", COLOUR)
    return 1 << entry.name("city_color", COLOUR) if entry.has("city_color") else 0


class Ruin:
    """A ruins token: an altar that asks for mana, or enemies with rewards."""

    def __init__(self, number: int, entry: Entry) -> None:
        self.number: Final = number
        self.id: Final = entry.text("id")
        self.set: Final = entry.name("set", SET)
        self.count: Final = entry.number("count")
        self.altar: Final = entry.text("type") == "altar"
        self.mana: Final = mana_of(entry.entry("pay_mana")) if self.altar else ()
        self.fame: Final = entry.number("fame") if self.altar else 0
        self.enemies: Final = () if self.altar else entry.names("enemies", STACK)
        self.rewards: Final = () if self.altar else rewards_of(entry.entries("rewards"))


def mana_of(entry: Entry) -> tuple[int, ...]:
    """Read how much mana of which colours is asked for, as a list of colours."""
    found: list[int] = []
    for word in entry.data:
        found += [COLOUR.at(word)] * entry.number(word)
    return tuple(found)


def rewards_of(entries: list[Entry]) -> tuple[int, ...]:
    """Read a list of rewards, one number for each."""
    found: list[int] = []
    for one in entries:
        found += [one.name("type", REWARD)] * (one.number("count") if one.has("count") else 1)
    return tuple(found)


class Level:
    """A level of the Fame track: where it begins and what its token shows."""

    def __init__(self, entry: Entry) -> None:
        self.fame: Final = entry.number("fame_from")
        self.armor: Final = entry.number("armor")
        self.hand_limit: Final = entry.number("hand_limit")
        self.command: Final = entry.number("command_tokens")
        self.gives_skill: Final = entry.text("on_reaching") == "skill-and-advanced-action"


BASICS: Final = read(PACKAGE, "basic_actions.toml")
TRACKS: Final = read(PACKAGE, "tracks.toml")
SCENARIOS: Final = read(PACKAGE, "scenarios.toml")
SCENARIO_SETTINGS: Final = read(PACKAGE, "settings.toml").entry("scenarios")

# ---- Deed cards: kinds, then each card of the box by number ----


def card_kinds() -> tuple[Card, ...]:
    """Read the kinds of Deed cards; Wounds come after them and are no record."""
    found: list[Card] = []
    files = (
        (BASIC_ACTION, BASICS),
        (ADVANCED_ACTION, read(PACKAGE, "advanced_actions.toml")),
        (SPELL, read(PACKAGE, "spells.toml")),
        (ARTIFACT, read(PACKAGE, "artifacts.toml")),
    )
    for kind, file in files:
        for entry in file.entries("card"):
            found.append(Card(len(found), kind, entry))
    return tuple(found)


CARDS: Final = card_kinds()
CARD: Final = Names("mage_knight-card", (*[card.id for card in CARDS], "wound"))
WOUND_KIND: Final = len(CARDS)
KIND_OF_CARD: Final = (*[card.kind for card in CARDS], WOUND)
COLOURS_OF_CARD: Final = (*[card.colours for card in CARDS], 0)


def heroes() -> tuple[Hero, ...]:
    """Read the heroes in the order of their names."""
    decks = {entry.text("id"): entry.entry("starting_deck") for entry in BASICS.entries("hero")}
    entries = {entry.text("id"): entry for entry in TRACKS.entries("hero")}
    return tuple([Hero(entries[word], decks[word]) for word in HERO.words])


HEROES: Final = heroes()


def deed_words() -> tuple[str, ...]:
    """Name each card of the box: a hero's own with the hero and a number, then those that exist once, then a Wound.

    All Wounds have one number: they are alike, and their supply has no end.
    """
    words: list[str] = []
    for hero in HEROES:
        for at, card in enumerate(hero.deck):
            words.append(f"{hero.id}-{card}-{hero.deck[:at].count(card) + 1}")
    words += [card.id for card in CARDS if card.kind != BASIC_ACTION]
    words.append("wound")
    return tuple(words)


def deed_kinds() -> tuple[int, ...]:
    """Give the kind of each card of the box."""
    kinds = [CARD.at(card) for hero in HEROES for card in hero.deck]
    kinds += [card.number for card in CARDS if card.kind != BASIC_ACTION]
    return (*kinds, WOUND_KIND)


DEED: Final = Names("mage_knight-deed", deed_words())
KIND_OF: Final = deed_kinds()  # the kind of card each card of the box is
STARTING_DECK: Final = len(HEROES[0].deck)  # the same for every hero
FIRST_SINGLE: Final = STARTING_DECK * len(HEROES)  # Deed cards from here exist once
WOUND_DEED: Final = len(DEED.words) - 1  # every Wound


def deeds_of_kind(kind: int, sets: int) -> list[int]:
    """Give the cards of the box of one kind (advanced action, spell, artifact) from the sets in play."""
    found: list[int] = []
    for deed in range(FIRST_SINGLE, WOUND_DEED):
        card = CARDS[KIND_OF[deed]]
        if card.kind == kind and (sets >> card.set) & 1:
            found.append(deed)
    return found


# ---- enemies, ruins, Units, Skills, Tactics, tiles, cities ----

ENEMIES: Final = tuple([Enemy(at, one) for at, one in enumerate(read(PACKAGE, "enemies.toml").entries("token"))])
ENEMY: Final = Names("mage_knight-enemy", tuple([enemy.id for enemy in ENEMIES]))
TOKEN: Final = Names(
    "mage_knight-token", tuple([f"{enemy.id}-{copy + 1}" for enemy in ENEMIES for copy in range(enemy.count)])
)
ENEMY_OF: Final = tuple([enemy.number for enemy in ENEMIES for _ in range(enemy.count)])  # of each token
STACK_OF: Final = tuple([ENEMIES[number].stack for number in ENEMY_OF])

RUINS: Final = tuple([Ruin(at, one) for at, one in enumerate(read(PACKAGE, "ruins.toml").entries("token"))])
RUIN: Final = Names("mage_knight-ruin", tuple([ruin.id for ruin in RUINS]))  # each exists once

UNIT_FILE: Final = read(PACKAGE, "units.toml")
UNITS: Final = tuple([UnitKind(at, one) for at, one in enumerate(UNIT_FILE.entries("unit"))])
UNIT: Final = Names("mage_knight-unit", tuple([unit.id for unit in UNITS]))
UNIT_CARD: Final = Names(
    "mage_knight-unit-card", tuple([f"{unit.id}-{copy + 1}" for unit in UNITS for copy in range(unit.copies)])
)
UNIT_OF: Final = tuple([unit.number for unit in UNITS for _ in range(unit.copies)])  # of each Unit card

SKILLS: Final = tuple([Skill(at, one) for at, one in enumerate(read(PACKAGE, "skills.toml").entries("skill"))])
SKILL: Final = Names("mage_knight-skill", tuple([skill.id for skill in SKILLS]))

TACTICS: Final = tuple([Tactic(one) for one in read(PACKAGE, "tactics.toml").entries("tactic")])
TACTIC: Final = Names("mage_knight-tactic", tuple([tactic.id for tactic in TACTICS]))

TILES: Final = tuple([Tile(at, one) for at, one in enumerate(MAP.entries("tile"))])
TILE: Final = Names("mage_knight-tile", tuple([tile.id for tile in TILES]))
SPOT: Final = Plain("mage_knight-spot", tuple([f"{tile}/{place}" for tile in TILE.words for place in PLACES]))
PATHS: Final = ("first", "second", "third")  # of a maze or labyrinth, the shortest first
PATH: Final = Plain("mage_knight-path", tuple([f"{spot}/{path}" for spot in SPOT.words for path in PATHS]))
SPOTS: Final = len(SPOT.words)  # spot 7·tile + k: hex k of a tile, wherever it lies


# ---- tracks ----

LEVELS: Final = tuple([Level(one) for one in TRACKS.entry("fame").entries("levels")])
REPUTATION: Final = tuple(
    [
        None if one.flag("x") else one.number("influence_modifier")
        for one in TRACKS.entry("reputation").entries("positions")
    ]
)  # Influence on interactions by position; None is the X
REPUTATION_MOST: Final = len(REPUTATION) // 2  # positions go from -7 to 7


def move_costs(time: str) -> tuple[int, ...]:
    """Give the Move cost of each terrain by day, at night or opened by an effect, -1 if there is none."""
    costs = TRACKS.entry("move_costs")
    return tuple([costs.entry(word).number(time) if costs.entry(word).has(time) else NONE for word in TERRAIN.words])


COSTS_BY_DAY: Final = move_costs("day")
COSTS_AT_NIGHT: Final = move_costs("night")
COSTS_OPENED: Final = move_costs("opened")  # of terrain that only effects open
CITY_COST: Final = TRACKS.entry("move_costs").entry("city").number("day")
EXPLORE_COST: Final = TRACKS.entry("move_costs").number("explore_tile")


CRYSTALS_MOST: Final = TRACKS.entry("mana").number("crystals_per_color_max")
DICE_BEYOND_SEATS: Final = TRACKS.entry("mana").number("dice_beyond_players")
UNITS_BEYOND_SEATS: Final = UNIT_FILE.entry("offer").number("units_beyond_players")
DUMMY_CARDS: Final = TRACKS.entry("dummy_player").number("cards_a_turn")
SKILLS_REVEALED: Final = TRACKS.entry("fame").entry("level_up").number("skills_revealed")

FAME_SPACES: Final = int(TRACKS.entry("fame").text("spaces").split("..")[1]) + 1  # of the track, from 0 on


def level_of(fame: int) -> int:
    """Give the level a number of Fame stands for, 1 to 10."""
    level = 1
    for number, one in enumerate(LEVELS):
        if fame >= one.fame:
            level = number + 1
    return level
