"""Dungeon Lords: secret entrances near villages and monasteries, and tunnels between all that is conquered."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, words
from roundtable.games.mage_knight.content.components import TILES
from roundtable.games.mage_knight.content.hexes import NEAR
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import (
    CITY,
    DRACONUM,
    DUNGEON,
    DUNGEON_LORDS,
    LAKE,
    MARAUDING_ORCS,
    MONASTERY,
    MOVED,
    NONE,
    PART,
    S_BROWN,
    S_RED,
    SEA,
    SITE,
    SPACE_ENTERED,
    SWAMP,
    TITLES_PART,
    TOMB,
    VILLAGE,
)
from roundtable.games.mage_knight.effects import events
from roundtable.games.mage_knight.map import board, movement, terrain, tokens
from roundtable.games.mage_knight.scenarios.marked import marked_goal
from roundtable.games.mage_knight.scoring import PER_ADVENTURE, TITLE, title, titles
from roundtable.games.mage_knight.state.scenario import Goal, Scenario, points, scenario_record, tiles_goal
from roundtable.games.mage_knight.vocabulary import ENTERS, LAYS_ENTRANCE, TRAVEL, TRAVELS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import NOBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

RECORD: Final = scenario_record(DUNGEON_LORDS)
TRAVEL_ONCE: Final = RECORD.entry("special_rules").entry("network").entry("move").number("once")
TRAVEL_PER_SPACE: Final = RECORD.entry("special_rules").entry("network").entry("move").number("per_space")
SCORING: Final = RECORD.entry("scoring")
PER_SITE: Final = SCORING.entry("adventure_changes").number("dungeon_or_tomb_incl_secret")
CRAWLER: Final = SCORING.entry("title_replaces_greatest_adventurer")
CRAWLER_TITLE: Final = (CRAWLER.number("sole"), CRAWLER.number("tied"))
ADVENTURER: Final = PART.at("adventurer") - 1  # among the achievements
UNDERGROUND: Final = (DUNGEON, TOMB)
BARRING: Final = (LAKE, SWAMP, SEA)  # what tunnels lead around


class DungeonLords(Scenario):
    """Whoever reveals a village or monastery finds an entrance beside it."""

    def __init__(self) -> None:
        super().__init__(DUNGEON_LORDS)

    # ---- secret entrances ----

    def tile_revealed(self, game: "MageKnight", tile: int, seat: Seat) -> None:
        """A dungeon beside a village, a tomb beside a monastery; in setup whoever chose the first hero says where."""
        for place, site in enumerate(TILES[tile].site):
            if site in (VILLAGE, MONASTERY):
                chooser = game.order[0] if seat == NONE else seat
                game.push(LayEntrance(chooser, board.space_of(game, 7 * tile + place)))

    def add_actions(self, game: "MageKnight", seat: Seat, space: Space, out: list[Action]) -> None:
        """Enter a secret site that nobody has conquered."""
        if board.is_secret(game, board.spot_at(game, space)) and not board.conquered(game, space):
            out.append(ENTERS)

    # ---- tunnels ----

    def add_options(self, game: "MageKnight", seat: Seat, out: list[Action]) -> None:
        """Travel from a conquered dungeon or tomb to any other."""
        here = game.players[seat].space
        turn = game.turn
        if turn.phase == MOVED or turn.move < TRAVEL_ONCE + TRAVEL_PER_SPACE or not is_open(game, here):
            return
        for space, cost in travels(game, here):
            if cost <= turn.move:
                out.append(TRAVELS[space])

    def take_option(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """One direct move, which provokes nobody."""
        game.turn.move -= travel_cost(game, game.players[seat].space, action.a)
        game.tell(words.TRAVELLED, seat, action.a)
        movement.enter(game, seat, action.a)
        events.happen(game, SPACE_ENTERED)

    def label(self, game: "MageKnight", seat: Seat, action: Action) -> Message | None:
        """What a travel costs."""
        here = game.players[seat].space
        if action.verb != TRAVEL or here == NONE or action not in [TRAVELS[to] for to, _ in travels(game, here)]:
            return None
        return Message(answers.LABEL_TRAVEL, (action.a, travel_cost(game, here, action.a)))

    # ---- the end and the score ----

    def accomplished(self, game: "MageKnight") -> bool:
        """All tiles are revealed, and all dungeons and tombs conquered."""
        if game.stack:
            return False
        for space in underground(game):
            if not board.conquered(game, space):
                return False
        return True

    def goals(self, game: "MageKnight") -> list[Goal]:
        """Dungeons and tombs, and who has conquered them; tiles."""
        return [marked_goal(game, "lairs", underground(game)), tiles_goal(game)]

    def adventures(self, game: "MageKnight", seat: Seat, usual: int) -> int:
        """Dungeons and tombs, secret ones too, are worth more."""
        for space in underground(game):
            own = board.state_at(game, space).shields.count(seat)
            usual += own * (PER_SITE if board.is_secret(game, board.spot_at(game, space)) else PER_SITE - PER_ADVENTURE)
        return usual

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """Titles, with another one in place of that for adventures; alone there are none."""
        if game.rules.solo:
            return points({})
        column = [row[ADVENTURER] for row in achievements]
        instead = title(game, column, seat, CRAWLER_TITLE) - title(game, column, seat, TITLE)
        return points({TITLES_PART: titles(game, achievements, seat) + instead})

    def shown(self, game: "MageKnight", space: Space) -> dict[str, object]:
        """A secret entrance."""
        if not board.is_secret(game, board.spot_at(game, space)):
            return {}
        return {"site": SITE.words[board.adventure_at(game, space)], "secret": True}


def underground(game: "MageKnight") -> list[Space]:
    """Give the spaces of all dungeons and tombs on the map, secret ones last."""
    return board.spaces_with(game, UNDERGROUND) + [
        board.space_of(game, spot) for spot in (*game.secret_dungeons, *game.secret_tombs)
    ]


# ---- entrances ----


class LayEntrance(Question["MageKnight"]):
    """Where is the secret entrance beside a village or monastery?"""

    rule: ClassVar[str] = "mage_knight.scenario-dungeon-lords.secret-entrance-space-conditions"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, seat: Seat, space: Space) -> None:
        super().__init__(seat)
        self.space: Final = space

    def hidden(self, game: "MageKnight") -> int:
        """Give the site behind the entrance."""
        return DUNGEON if board.site_at(game, self.space) == VILLAGE else TOMB

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any accessible space next to it without a site that is no swamp, perhaps on another tile."""
        out.extend([LAYS_ENTRANCE[near] for near in NEAR[self.space] if is_fit(game, near)])

    def take(self, game: "MageKnight", action: Action) -> None:
        """A face-down enemy marks it."""
        spot = board.spot_at(game, action.a)
        if self.hidden(game) == DUNGEON:
            game.secret_dungeons = (*game.secret_dungeons, spot)
            tokens.draw_token(game, S_BROWN, spot, NOBODY)
        else:
            game.secret_tombs = (*game.secret_tombs, spot)
            tokens.draw_token(game, S_RED, spot, NOBODY)
        game.tell(words.ENTRANCE_LAID, self.seat, self.hidden(game), action.a)

    def prompt(self, game: "MageKnight") -> Message:
        """Name the site and the place beside it."""
        return Message(words.ASK_ENTRANCE, (self.hidden(game), board.site_at(game, self.space), self.space))


def is_fit(game: "MageKnight", space: Space) -> bool:
    """Say whether an entrance may lie on a space; one that rampaging enemies have left is empty."""
    if board.spot_at(game, space) == NONE or board.rampaging_at(game, space):
        return False
    if board.adventure_at(game, space) not in (NONE, MARAUDING_ORCS, DRACONUM):
        return False
    land = board.terrain_at(game, space)
    return land != SWAMP and terrain.normal_costs(game)[land] != NONE


# ---- tunnels ----


def is_open(game: "MageKnight", space: Space) -> bool:
    """Say whether a conquered dungeon or tomb lies on a space."""
    return board.adventure_at(game, space) in UNDERGROUND and board.conquered(game, space)


def distances(game: "MageKnight", start: Space) -> dict[Space, int]:
    """Give the steps from a space to every space that can be reached over revealed land, around water and swamps."""
    found = {start: 0}
    edge = [start]
    while edge:
        reached: list[int] = []
        for space in edge:
            for near in NEAR[space]:
                if near not in found and passable(game, near):
                    found[near] = found[space] + 1
                    reached.append(near)
        edge = reached
    return found


def passable(game: "MageKnight", space: Space) -> bool:
    """Say whether a tunnel can lead under a space; what is not revealed counts as sea."""
    return board.site_at(game, space) == CITY or board.terrain_at(game, space) not in BARRING


def travels(game: "MageKnight", here: Space) -> list[tuple[Space, int]]:
    """Give where one can travel from a conquered dungeon or tomb, and for how many Move points."""
    steps = distances(game, here)
    ends = [space for space in underground(game) if space != here and space in steps and is_open(game, space)]
    return [(space, TRAVEL_ONCE + TRAVEL_PER_SPACE * steps[space]) for space in ends]


def travel_cost(game: "MageKnight", here: Space, space: Space) -> int:
    """Give what travelling to a space costs."""
    return dict(travels(game, here))[space]
