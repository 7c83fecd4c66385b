"""What a scenario changes of the general rules: numbers out of its record, and hooks that each scenario fills in."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.content.components import SCENARIOS, TILE, TILES, Tile, level_of
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import NONE, PART, SCENARIO, SITE, TITLES_PART
from roundtable.games.mage_knight.content.site_rules import ASSAULT_REPUTATION
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.content import Entry
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

HIGHEST_UNIT_LEVEL: Final = 4


def scenario_record(number: int) -> Entry:
    """Give the record of a scenario: its setup, its special rules and its scoring."""
    for entry in SCENARIOS.entries("scenario"):
        if entry.text("id") == SCENARIO.words[number]:
            return entry
    raise AssertionError(number)


def rules_in(record: Entry, key: str) -> Entry:
    """Give a table of a record, an empty one if it has none."""
    return record.entry(key) if record.has(key) else Entry(key, {})


def number_in(rules: Entry, name: str) -> int:
    """Give a number, 0 if a scenario says nothing of it."""
    return rules.number(name) if rules.has(name) else 0


def flag_in(rules: Entry, name: str, otherwise: bool) -> bool:
    """Say what a scenario says of something, or what holds if it says nothing."""
    return rules.flag(name) if rules.has(name) else otherwise


def has_site(tile: Tile, sites: tuple[int, ...]) -> bool:
    """Say whether a tile has one of some kinds of sites."""
    return any([site != NONE and site in sites for site in tile.site])


def tiles_kept(setup: Entry) -> frozenset[int]:
    """Give the tiles a scenario never leaves out: its city, named core tiles, countryside tiles with certain sites."""
    sites = setup.names("kept_with", SITE) if setup.has("kept_with") else ()
    found = {tile.number for tile in TILES if tile.pool == "countryside" and has_site(tile, sites)}
    if setup.has("city_tile"):
        found.add(TILE.at(setup.text("city_tile")))
    return frozenset(found.union(setup.names("core_kept", TILE) if setup.has("core_kept") else ()))


def tiles_barred(setup: Entry) -> frozenset[int]:
    """Give the tiles a scenario always leaves out: other sets, or core tiles without certain sites."""
    found: set[int] = set()
    if flag_in(setup, "base_tiles_only", False):
        found.update([tile.number for tile in TILES if tile.set != 0])
    if flag_in(setup, "core_without_left_out", False):
        sites = setup.names("kept_with", SITE)
        found.update([tile.number for tile in TILES if tile.pool == "core-non-city" and not has_site(tile, sites)])
    return frozenset(found)


def points(by_part: dict[int, int]) -> list[int]:
    """Give points by their place in PART as a list, from titles on."""
    return [by_part.get(part, 0) for part in range(TITLES_PART, len(PART.words))]


class Goal:
    """Something a scenario is about: how much of it is done, of how much, and by whom where that counts."""

    def __init__(self, what: str, done: int, of: int, by_seat: list[int] | None = None) -> None:
        self.what: Final = what  # a word of GOAL
        self.done: Final = done
        self.of: Final = of  # known by now
        self.by_seat: Final = by_seat or []


def tiles_goal(game: "MageKnight", by_seat: list[int] | None = None) -> Goal:
    """Tiles to be revealed, the starting tile left out."""
    laid = len([tile for tile in game.tiles if tile != NONE]) - 1
    return Goal("tiles", laid, laid + len(game.stack), by_seat)


class Scenario:
    """One scenario. It belongs to no table: what happens at a table is in `game`."""

    def __init__(self, number: int) -> None:
        record = scenario_record(number)
        setup = rules_in(record, "setup_rules")
        special = rules_in(record, "special_rules")
        self.number: Final = number
        self.extra_dice: Final = number_in(special, "extra_source_dice")
        self.extra_units: Final = number_in(special, "extra_unit_offer")
        self.start_fame: Final = number_in(special, "start_fame")
        self.start_reputation: Final = number_in(special, "start_reputation")
        self.fame_per_row: Final = number_in(special, "fame_per_row_end_crossed")
        self.fame_per_tile: Final = number_in(special, "fame_per_tile_revealed")
        self.cities_closed: Final = flag_in(special, "cities_closed", False)  # neither entered nor conquered
        self.elite_units: Final = flag_in(setup, "elite_units", True)
        self.core_on_coast: Final = not flag_in(setup, "wedge_coast_limit_for_core", True)
        self.countryside_in_order: Final = setup.has("countryside_order")  # by number, the lowest on top
        self.wants_village_unit: Final = setup.has("unit_offer_must_include_village_icon")
        self.sites_reentered: Final = flag_in(special, "sites_reentered", True)  # dungeons and tombs, for more Fame
        self.scores_fame: Final = not flag_in(rules_in(record, "scoring"), "fame_irrelevant", False)
        self.assault_reputation: Final = (
            special.number("assault_reputation") if special.has("assault_reputation") else ASSAULT_REPUTATION
        )
        self.towers_owned: Final = flag_in(special, "towers_owned", False)  # mage towers belong to somebody like keeps
        self.wider_recruiting: Final = flag_in(special, "wider_recruiting", False)
        self.highest_unit_level: Final = number_in(setup, "highest_unit_level") or HIGHEST_UNIT_LEVEL
        self.last_city_differs: Final = flag_in(
            setup, "last_city_differs", False
        )  # in its level, however many there are
        self.epic_level: Final = number_in(record, "epic_city_level")
        self.epic_rounds: Final = number_in(record, "epic_rounds")
        self.may_hide_offers: Final = setup.has("spells_and_advanced_actions")
        self.city_allied: Final = flag_in(setup, "city_allied", False)  # everybody has a shield in it, nobody leads it
        self.kept: Final = tiles_kept(setup)  # never left out of the stack
        self.barred: Final = tiles_barred(setup)  # always left out of it

    def deals_elite(self, game: "MageKnight") -> bool:
        """Say whether Elite Units are dealt now: once a core tile was seen."""
        return game.core_seen and self.elite_units

    def guards(self, game: "MageKnight") -> int:
        """Give how many enemies guard somebody else's keep."""
        return 1

    def fame_gained(self, game: "MageKnight", seat: Seat, before: int) -> None:
        """After Fame was gained: perhaps more for each row end crossed, and that may cross another."""
        if not self.fame_per_row:
            return
        player = game.players[seat]
        rows = level_of(player.fame) - level_of(before)
        while rows > 0:
            before = player.fame
            player.fame += rows * self.fame_per_row
            game.tell(changes.FAMES[changes.BY_ROW], seat, rows * self.fame_per_row, changes.BY_ROW)
            rows = level_of(player.fame) - level_of(before)

    def accomplished(self, game: "MageKnight") -> bool:
        """Say whether the mission has succeeded, which is also the scenario's end."""
        raise NotImplementedError(type(self).__name__)

    def goals(self, game: "MageKnight") -> list[Goal]:
        """Give what the scenario is about and how far that is, the most important first."""
        raise NotImplementedError(type(self).__name__)

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """Give a player's points beyond Fame and achievements (of all players), in the order of PART from titles on."""
        raise NotImplementedError(type(self).__name__)

    def winners(self, game: "MageKnight", scores: list[int]) -> list[Seat]:
        """Give the seats that win against each other: most points, shared if tied."""
        best = max(scores)
        return [seat for seat, points in enumerate(scores) if points == best]

    # ---- what a scenario adds to the general course of things; by itself nothing ----

    def set_up(self, game: "MageKnight") -> None:
        """Everything is laid out, and the first Tactics are about to be chosen."""

    def dream(self, game: "MageKnight", seat: Seat, chance: Chance) -> None:
        """Deal anew what the scenario keeps from a seat."""

    def veil(self, game: "MageKnight", seat: Seat) -> None:
        """On a copy, take away what the scenario keeps from a seat."""

    def tile_revealed(self, game: "MageKnight", tile: int, seat: Seat) -> None:
        """A tile was laid, with all that belongs on it; `seat` revealed it, -1 in setup."""

    def site_entered(self, game: "MageKnight", space: Space) -> None:
        """A hero enters the site of a space to fight there."""

    def site_conquered(self, game: "MageKnight", seat: Seat, space: Space) -> None:
        """A hero has conquered the site of a space."""

    def add_actions(self, game: "MageKnight", seat: Seat, space: Space, out: list[Action]) -> None:
        """Append voluntary actions that are possible only here."""

    def add_options(self, game: "MageKnight", seat: Seat, out: list[Action]) -> None:
        """Append what may be done besides moving, before the action is chosen."""

    def movement_stopped(self, game: "MageKnight", seat: Seat) -> None:
        """Enemies that a step has provoked end the movement; the combat with them is about to begin."""

    def take_option(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Carry out what `add_options` or `add_actions` appended and nobody else knows."""
        raise NotImplementedError(type(self).__name__)

    def label(self, game: "MageKnight", seat: Seat, action: Action) -> Message | None:
        """Give what an option of the scenario means at this table; None if its verb says enough."""
        return None

    def portal_open(self, game: "MageKnight") -> bool:
        """Say whether the portal is a portal; a closed one is a space of plains."""
        return True

    def turn_begins(self, game: "MageKnight", seat: Seat) -> None:
        """A turn is taken: a hero has what the space gives at its start."""

    def mine_works(self, game: "MageKnight", space: Space) -> bool:
        """Say whether a mine gives crystals."""
        return True

    def round_ends(self, game: "MageKnight") -> None:
        """A Round has ended; whether the game goes on is not looked at yet."""

    def round_begins(self, game: "MageKnight") -> None:
        """A Round other than the first has been prepared, but for what players do themselves."""

    def adventures(self, game: "MageKnight", seat: Seat, usual: int) -> int:
        """Give the points of a player for adventure sites; `usual` are those by the general rules."""
        return usual

    def shown(self, game: "MageKnight", space: Space) -> dict[str, object]:
        """Give what is to be seen on a space besides what every scenario shows."""
        return {}
