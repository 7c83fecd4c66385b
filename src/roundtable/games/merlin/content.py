"""The components of Merlin as typed records, read once from content/*.toml."""

from typing import Final

from roundtable.games.merlin.names import (
    ASSISTANT,
    ELEMENT,
    GOOD,
    POWER,
    PRINCIPALITY,
    SPACE,
    TERRAIN,
)
from roundtable.kernel.content import Entry, read
from roundtable.kernel.wording import Names

PACKAGE: Final = "roundtable.games.merlin"


class Space:
    """A space of the ring or of the inner ring."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.type: Final = entry.name("type", SPACE)
        self.principality: Final = entry.name_if("principality", PRINCIPALITY)
        self.element: Final = entry.name_if("element", ELEMENT)


class Places(Names):
    """Spaces by their ids; people read the same name for spaces that differ only in their number."""

    def message(self, position: int) -> str:
        """Give the message id, without the number."""
        return f"{self.id}-{self.words[position].rstrip('-0123456789')}"


REQUIREMENT: Final = Names(
    "merlin-requirement",
    ("item", "item-any", "influence-in", "influence-total", "assistant-in", "any-assistants-in", "assistants-placed"),
)


class Requirement:
    """One line of a mission card; fields that its kind does not use are -1, `count` is then 0."""

    def __init__(self, entry: Entry) -> None:
        self.kind: Final = REQUIREMENT.at(entry.text("kind").replace("_", "-"))
        self.good: Final = entry.name_if("item", GOOD)
        self.principality: Final = entry.name_if("principality", PRINCIPALITY)
        self.assistant: Final = entry.name_if("assistant", ASSISTANT)
        self.assistants: Final = entry.names("assistants", ASSISTANT) if entry.has("assistants") else ()
        self.count: Final = entry.number("count") if entry.has("count") else 0


class Mission:
    """A mission card."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.points: Final = entry.number("points")
        self.assistant: Final = entry.name("assistant", ASSISTANT)
        self.requires: Final = tuple([Requirement(one) for one in entry.entries("requires")])


class Tile:
    """A terrain tile."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.terrain: Final = entry.name("terrain", TERRAIN)
        self.tower: Final = entry.flag("tower")


class StartingTile:
    """A starting tile: five principalities."""

    def __init__(self, knight: int, flag: int, shield: int, material: int, influence: int) -> None:
        self.knight: Final = knight
        self.goods: Final = (shield, flag, material)
        self.influence: Final = influence


class Pict:
    """A Pict tile; `good` is set if the bonus is a shield, flag or material, `terrain` if it is a manor."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.value: Final = entry.number("value")
        self.bonus: Final = entry.text("bonus")
        self.good: Final = GOOD.index.get(self.bonus, -1)
        self.principality: Final = entry.name_if("principality", PRINCIPALITY)
        self.terrain: Final = entry.name_if("terrain", TERRAIN)


def separate_tile(entry: Entry) -> StartingTile:
    """Read a starting tile that shows five principalities."""
    return StartingTile(
        entry.name("knight", PRINCIPALITY),
        entry.name("flag", PRINCIPALITY),
        entry.name("shield", PRINCIPALITY),
        entry.name("material", PRINCIPALITY),
        entry.name("influence", PRINCIPALITY),
    )


def literal_tile(entry: Entry) -> StartingTile:
    """Read a starting tile that names one principality for all."""
    one = entry.name("principality", PRINCIPALITY)
    return StartingTile(one, one, one, one, one)


ring_file: Final = read(PACKAGE, "action_ring.toml")
arthur_file: Final = read(PACKAGE, "arthur.toml")
terrain_file: Final = read(PACKAGE, "terrain.toml")
tiles_file: Final = read(PACKAGE, "starting_tiles.toml")
pieces_file: Final = read(PACKAGE, "pieces.toml")

BASE_RING: Final = tuple([Space(one) for one in ring_file.entries("space")])
WHEEL: Final = tuple([Space(one) for one in arthur_file.entries("outer")])
WHEEL_REPLACES: Final = tuple([one.text("replaces") for one in arthur_file.entries("outer")])
INNER_RING: Final = tuple([Space(one) for one in arthur_file.entries("inner")])
PLACE: Final = Places("merlin-space", tuple(dict.fromkeys([space.id for space in (*BASE_RING, *WHEEL, *INNER_RING)])))
PICTS: Final = tuple([Pict(one) for one in arthur_file.entries("pict")])
MISSIONS: Final = tuple([Mission(one) for one in read(PACKAGE, "missions.toml").entries("mission")])
TILES: Final = tuple([Tile(one) for one in terrain_file.entries("tile")])
TOP_BORDER: Final = terrain_file.entry("borders").names("top", PRINCIPALITY)
BOTTOM_BORDER: Final = terrain_file.entry("borders").names("bottom", PRINCIPALITY)
SEPARATE_TILES: Final = tuple([separate_tile(one) for one in tiles_file.entries("tile")])
LITERAL_TILES: Final = tuple([literal_tile(one) for one in tiles_file.entries("literal")])
PIECES: Final = pieces_file.entry("pieces")
COURSE: Final = pieces_file.entry("course")
POINTS: Final = pieces_file.entry("points")

principality_entries: Final = read(PACKAGE, "principalities.toml").entries("principality")
BASE_POWERS: Final = tuple([one.name("flag", POWER) for one in principality_entries])
ARTHUR_POWERS: Final = tuple([one.name("flag_arthur", POWER) for one in principality_entries])

TILE: Final = Names("merlin-tile", tuple([tile.id for tile in TILES]))
TRAITORS_OF_A_KIND: Final = PIECES.number("traitors_per_principality")
TRAITOR: Final = Names(
    "merlin-traitor",
    tuple([f"{colour}-{n + 1}" for colour in PRINCIPALITY.words for n in range(TRAITORS_OF_A_KIND)]),
)


def outer_ring(arthur: bool) -> tuple[Space, ...]:
    """Give the outer ring, with the wheel's spaces if Arthur is played."""
    if not arthur:
        return BASE_RING
    replacing = dict(zip(WHEEL_REPLACES, WHEEL, strict=True))
    return tuple([replacing.get(space.id, space) for space in BASE_RING])
