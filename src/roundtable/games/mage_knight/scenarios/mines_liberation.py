"""Mines Liberation: free the mines of an allied realm from the enemies that hold them."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import inventory, tracks
from roundtable.games.mage_knight.content.components import CRYSTALS_MOST, ENEMY_OF, TILES
from roundtable.games.mage_knight.content.integers import Colour, Seat, Space, Spot
from roundtable.games.mage_knight.content.names import (
    BASIC,
    CRYSTAL_MINE,
    DEEP_MINE,
    MINE_TITLE_PART,
    MINES_LIBERATION,
    MINES_PART,
    NONE,
    S_BROWN,
    S_GREEN,
    S_RED,
    STACK,
    TITLES_PART,
)
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.scenarios.marked import marked_goal
from roundtable.games.mage_knight.scoring import title, titles
from roundtable.games.mage_knight.state.pieces import SpotState
from roundtable.games.mage_knight.state.scenario import Goal, Scenario, points, scenario_record, tiles_goal
from roundtable.games.mage_knight.vocabulary import COLOURS_ACTIONS, ENTERS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.zone import EVERYBODY, NOBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

MINES: Final = (CRYSTAL_MINE, DEEP_MINE)
REPUTATION: Final = scenario_record(MINES_LIBERATION).entry("special_rules").entry("liberator_reputation")
SCORING: Final = scenario_record(MINES_LIBERATION).entry("scoring")
PER_MINE: Final = SCORING.entry("per_own_mine")
TITLE: Final = (
    SCORING.entry("title_greatest_liberator").number("sole"),
    SCORING.entry("title_greatest_liberator").number("tied"),
)


class MinesLiberation(Scenario):
    """Each mine is held by two enemies, one of them hidden in its depths."""

    def __init__(self) -> None:
        super().__init__(MINES_LIBERATION)

    # ---- held mines ----

    def tile_revealed(self, game: "MageKnight", tile: int, seat: Seat) -> None:
        """A green or red enemy holds each mine, face up, and a brown one, face down, or a stand-in if there is none."""
        for place, site in enumerate(TILES[tile].site):
            if site in MINES:
                spot = 7 * tile + place
                token = tokens.draw_token(game, S_RED if TILES[tile].core else S_GREEN, spot, EVERYBODY)
                if token != NONE:
                    game.tell(words.HOLDS_MINE, ENEMY_OF[token], board.space_of(game, spot))
                if tokens.draw_token(game, S_BROWN, spot, NOBODY) != NONE:
                    set_drawn(game, spot, True)

    def add_actions(self, game: "MageKnight", seat: Seat, space: Space, out: list[Action]) -> None:
        """Enter a mine that is still held."""
        if held(game, space):
            out.append(ENTERS)

    def site_entered(self, game: "MageKnight", space: Space) -> None:
        """In place of a stand-in comes an unrevealed brown enemy from elsewhere on the map, or else a new one."""
        spot = board.spot_at(game, space)
        if board.site_at(game, space) not in MINES or game.spots[spot].drawn:
            return
        set_drawn(game, spot, True)
        token, came_from = hidden_brown(game)
        if token == NONE:
            tokens.draw_token(game, S_BROWN, spot, NOBODY)
            return
        tokens.settle(game, token, spot)
        if TILES[came_from // 7].site[came_from % 7] in MINES:
            set_drawn(game, came_from, False)

    def site_conquered(self, game: "MageKnight", seat: Seat, space: Space) -> None:
        """The liberator of a mine gains Reputation, more of it far inland."""
        if board.site_at(game, space) in MINES:
            tracks.change_reputation(game, seat, REPUTATION.number(kind_of(game, space)), changes.BY_MINE)

    # ---- crystals ----

    def mine_works(self, game: "MageKnight", space: Space) -> bool:
        """Only a liberated mine gives crystals."""
        return board.conquered(game, space)

    def round_begins(self, game: "MageKnight") -> None:
        """Thankful miners give a crystal to the liberator of each mine, however far away; a fourth one is lost."""
        for space in mines(game):
            for seat in board.state_at(game, space).shields:
                found = colours_given(game, seat, space)
                if len(found) == 1:
                    give(game, seat, found[0])
                elif found:
                    game.push(MinersGift(seat, space))

    # ---- the end and the score ----

    def accomplished(self, game: "MageKnight") -> bool:
        """All tiles are revealed and all mines liberated."""
        if game.stack:
            return False
        for space in mines(game):
            if not board.conquered(game, space):
                return False
        return True

    def goals(self, game: "MageKnight") -> list[Goal]:
        """Mines and their liberators; tiles."""
        return [marked_goal(game, "mines", mines(game)), tiles_goal(game)]

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """Mines, the title for them, and the usual titles; alone there are no titles."""
        liberated = [mine_points(game, one) for one in range(len(achievements))]
        if game.rules.solo:
            return points({MINES_PART: liberated[seat]})
        return points(
            {
                TITLES_PART: titles(game, achievements, seat),
                MINES_PART: liberated[seat],
                MINE_TITLE_PART: title(game, liberated, seat, TITLE),
            }
        )

    def shown(self, game: "MageKnight", space: Space) -> dict[str, object]:
        """A stand-in for the brown enemy of a mine."""
        return {"stand_in": STACK.words[S_BROWN]} if held(game, space) and not drawn(game, space) else {}


def mines(game: "MageKnight") -> list[Space]:
    """Give the spaces of all mines on the map."""
    return board.spaces_with(game, MINES)


def held(game: "MageKnight", space: Space) -> bool:
    """Say whether a space is a mine that nobody has liberated."""
    return board.site_at(game, space) in MINES and not board.conquered(game, space)


def kind_of(game: "MageKnight", space: Space) -> str:
    """Give the kind of tile a mine lies on, as the record calls it."""
    return "core" if TILES[game.tiles[space // 7]].core else "countryside"


def mine_points(game: "MageKnight", seat: Seat) -> int:
    """Give the points for a player's mines."""
    own = [space for space in mines(game) if seat in board.state_at(game, space).shields]
    return sum([PER_MINE.number(kind_of(game, space)) for space in own])


def colours_given(game: "MageKnight", seat: Seat, space: Space) -> list[Colour]:
    """Give the colours of a mine of which a player has not three crystals."""
    mined = board.colours_at(game, space)
    held = game.players[seat].crystals
    return [colour for colour in range(BASIC) if (mined >> colour) & 1 and held[colour] < CRYSTALS_MOST]


def give(game: "MageKnight", seat: Seat, colour: Colour) -> None:
    """Give a thankful miners' crystal."""
    inventory.gain_crystal(game, seat, colour, False, words.MINERS_GIFT)


class MinersGift(Question["MageKnight"]):
    """Which crystal do the miners of a deep mine give?"""

    rule: ClassVar[str] = "mage_knight.scenario-mines-liberation.mine-crystal-each-day-and-night-start"
    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, seat: Seat, space: Space) -> None:
        super().__init__(seat)
        self.space: Final = space

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The colours of the mine."""
        out.extend([COLOURS_ACTIONS[colour] for colour in colours_given(game, self.seat, self.space)])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Into the Inventory."""
        give(game, self.seat, action.a)


# ---- stand-ins ----


def drawn(game: "MageKnight", space: Space) -> bool:
    """Say whether the brown enemy of a mine was drawn, so that no stand-in lies for it."""
    return board.state_at(game, space).drawn


def set_drawn(game: "MageKnight", spot: Spot, value: bool) -> None:
    """Note whether the brown enemy of a mine was drawn."""
    here = game.spots[spot]
    board.replace(game, board.space_of(game, spot), SpotState(here.shields, value, here.level))


def hidden_brown(game: "MageKnight") -> tuple[int, Spot]:
    """Give a face-down brown enemy somewhere on the map and its spot, -1 if there is none."""
    field = game.field[S_BROWN]
    for at, spot in enumerate(game.where[S_BROWN]):
        if spot != NONE and field.known[at] == NOBODY:
            return field.cards[at], spot
    return NONE, NONE
