"""Verbs on the map: costs of terrain and of exploring, closed terrain, tokens turned up."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight.content.fields import LEFT_OUT, Field, Flag, Number, Word, Words
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import CITY, NONE, SEA, TERRAIN
from roundtable.games.mage_knight.content.nodes import NODES, Node, Phrase
from roundtable.games.mage_knight.effects import windows
from roundtable.games.mage_knight.effects.judging import worth_if
from roundtable.games.mage_knight.effects.phrases import terrains, told
from roundtable.games.mage_knight.map import board, sites
from roundtable.games.mage_knight.map.board import SITE_OF, TERRAIN_OF
from roundtable.games.mage_knight.play import serving
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.verbs.counting import AlwaysCounts
from roundtable.games.mage_knight.vocabulary import GOES, TERRAINS_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


class MapVerb(Node):
    """A verb that simply holds for a while, and matters while moving, or to others."""

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds."""
        lasting.add(game, self, by)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """What holds until the own next turn is meant for others."""
        if self.words["until"] == "own-next-turn":
            return worth_if(bool(now & windows.TURN))
        return worth_if(bool(now & windows.MOVING))

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """What keeps the hero from moving."""
        return serving.move_fails(game)


class TerrainCost(MapVerb):
    """Changes the Move cost of terrain: `add` (not below `min`, not above `max`), `at_most` (lowers to it), or `set`.

    `opens`: terrain that cannot be entered may be entered at that cost; it stays unsafe at the end of the turn unless
    `safe`. The arithmetic is in map/terrain.py.
    """

    word: ClassVar[str] = "terrain-cost"
    fields: ClassVar[tuple[Field, ...]] = (
        Words("terrain", "terrain", one_will_do=True), Number("add", LEFT_OUT), Number("at_most", LEFT_OUT),
        Number("set", LEFT_OUT), Number("min", 0), Number("max", LEFT_OUT), Flag("opens"), Flag("safe"),
        Word("until", "until"),
    )  # fmt: skip

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds; some let the user choose the terrain or the space."""
        if self.lists["terrain"] == ("one-chosen-type",):
            game.push(ChooseTerrain(by.seat, self.path))
        elif self.lists["terrain"] == ("one-chosen-space",):
            game.push(ChooseSpace(by.seat, self.path))
        else:
            lasting.add(game, self, by)

    def text(self) -> Phrase:
        """Which terrain, and what it costs."""
        where = terrains(self.lists["terrain"])
        if "set" in self.numbers:
            id = "text-terrain-opens-safe" if self.flags["safe"] else "text-terrain-opens"
            return told(id, terrains=where, number=self.numbers["set"])
        if "at_most" in self.numbers:
            return told("text-terrain-at-most", terrains=where, number=self.numbers["at_most"])
        add = self.numbers["add"]
        if add > 0:
            return told("text-terrain-more", terrains=where, number=add, most=self.numbers["max"])
        return told("text-terrain-less", terrains=where, number=abs(add), least=self.numbers["min"])


class ChooseTerrain(Question["MageKnight"]):
    """For which terrain does an effect hold?"""

    rule: ClassVar[str] = "mage_knight.movement.rule-changes-apply-forward"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every terrain there is, but the sea."""
        for terrain in range(len(TERRAIN.words) - 1):
            out.append(TERRAINS_ACTIONS[terrain])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Fix it."""
        lasting.add(game, NODES[self.path], game.frames[-1], target=action.a)


class ChooseSpace(Question["MageKnight"]):
    """For which space does the effect hold?"""

    rule: ClassVar[str] = "mage_knight.movement.rule-changes-apply-forward"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every revealed space that has a terrain of its own and is not sea."""
        for slot, tile in enumerate(game.tiles):
            if tile == NONE:
                continue
            for place in range(7):
                spot = board.spot_at(game, 7 * slot + place)
                if TERRAIN_OF[spot] != SEA and SITE_OF[spot] != CITY:
                    out.append(GOES[7 * slot + place])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Fix it."""
        lasting.add(game, NODES[self.path], game.frames[-1], target=action.a)


class ForbidTerrain(MapVerb):
    """These may not be entered."""

    word: ClassVar[str] = "forbid-terrain"
    fields: ClassVar[tuple[Field, ...]] = (Words("terrain", "terrain"), Word("until", "until"))

    def text(self) -> Phrase:
        """Which."""
        return told("text-forbid-terrain", terrains=terrains(self.lists["terrain"]))


class ExploreCost(MapVerb):
    """Revealing a tile costs that much more or less Move, not below 0 (map/exploration.py)."""

    word: ClassVar[str] = "explore-cost"
    fields: ClassVar[tuple[Field, ...]] = (Number("add"), Word("until", "until"))

    def text(self) -> Phrase:
        """By how much."""
        return told("text-explore-cost", number=abs(self.numbers["add"]))


class ExploreRange(MapVerb):
    """Tiles may be revealed at positions that far from the hero, `times` times (map/exploration.py)."""

    word: ClassVar[str] = "explore-range"
    fields: ClassVar[tuple[Field, ...]] = (Number("distance"), Number("times", 1), Word("until", "until"))

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """So many times."""
        lasting.add(game, self, by, self.numbers["times"])

    def text(self) -> Phrase:
        """How far."""
        return told("text-explore-range", number=self.numbers["distance"])


class Reveal(AlwaysCounts):
    """Face-down tokens are turned up as described."""

    word: ClassVar[str] = "reveal"
    fields: ClassVar[tuple[Field, ...]] = (Word("what", "reveal"), Word("until", "until"))

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Turn them up, and go on doing so (map/sites.py)."""
        sites.reveal(game, self)

    def text(self) -> Phrase:
        """Which tokens."""
        return told(f"text-reveal-{self.words['what']}")
