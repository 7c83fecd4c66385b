"""Positions for the scenarios: cities about to be found or to fall, whole games of doing nothing, and what lies ready.

Cities are laid as green, blue, white and red around the portal; `storm` takes the green one, whose one defender falls
to a Fireball, while as many others as the test says have fallen before.
"""

from typing import Final

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import STACK_OF, TACTIC, TILE, TILES
from roundtable.games.mage_knight.content.hexes import HEXES
from roundtable.games.mage_knight.content.names import NONE, STACK
from roundtable.games.mage_knight.map import board, tokens
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, to
from tests.rules.mage_knight.arrange_course import CHOOSE_TACTIC, TAKE_TURN
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.look import end_turn, offered, options, play

Space = tuple[int, int]
Slot = tuple[int, int]

CITY_SLOTS: Final[dict[Slot, str]] = {(0, 1): "core-05", (1, 0): "core-06", (1, 1): "core-07", (0, 2): "core-08"}
GREEN, BLUE, WHITE, RED = (1, -3), (3, -2), (4, -5), (2, -6)
CITIES: Final[tuple[Space, ...]] = (GREEN, BLUE, WHITE, RED)
BESIDE_GREEN: Final = (1, -2)
RAMPAGING: Final[tuple[Space, ...]] = ((2, -3), (0, -2), (2, -2), (4, -4), (2, -5), (1, -6))

FRONTIER: Final[dict[Slot, str]] = {(0, 1): "countryside-01", (1, 0): "countryside-02"}
LOOKOUT: Final = (2, -3)  # a village from where slot (1, 1) can be revealed


def before_city(seats: int, taken: dict[Space, list[int]], seat: int = 0, **more: object) -> MageKnightTable:
    """Let a seat stand before the green city with the means to take it; `taken` are the cities that have fallen.

    Of four cities as many lie on the map as there are seats, two in a solo game.
    """
    cities = max(2, seats)
    slots = dict(list(CITY_SLOTS.items())[:cities])
    enemies: dict[Space, list[str]] = {GREEN: ["prowlers"], **{place: [] for place in taken}}
    for place in RAMPAGING:
        if slot_of(place) in slots:
            enemies[place] = []
    given: dict[str, object] = {
        "tiles": slots,
        "at": {seat: BESIDE_GREEN},
        "hand": {seat: ["fireball", "march"]},
        "mana": {seat: ["red"]},
        "turn": seat,
        "move": 2,
        **more,
    }
    return table(seats, enemies=enemies, shields=taken, forced=False, **given)  # type: ignore[arg-type]  # handed on


def slot_of(place: Space) -> Slot:
    """Give the slot of one of the cities' spaces."""
    for slot, centre in zip(CITY_SLOTS, CITIES, strict=True):
        q, r = place[0] - centre[0], place[1] - centre[1]
        if max(abs(q), abs(r), abs(q + r)) <= 1:
            return slot
    raise AssertionError(place)


def storm(game: MageKnightTable) -> MageKnightTable:
    """Take the green city and end the turn."""
    play(game, "go 1,-3")
    to(game, ATTACK)
    play(game, "target 0", "play fireball", "pay red-token red", "strike", "next")
    assert game.combat is None
    end_turn(game)
    return game


def with_move(game: MageKnightTable, move: int) -> MageKnightTable:
    """Give the player on turn Move points."""
    game.turn.move = move
    settle(game)
    return game


def before_frontier(seats: int = 2, tile: str = "core-05", seat: int = 0, **more: object) -> MageKnightTable:
    """Let a seat of First Reconnaissance, or another scenario, stand where it can reveal a tile in slot (1, 1)."""
    given: dict[str, object] = {"scenario": "first_reconnaissance", "move": 2, "hand": {seat: ["march"]}, **more}
    place = {seat: LOOKOUT}
    return table(seats, tiles=FRONTIER, at=place, next_tiles=[tile], turn=seat, forced=False, **given)  # type: ignore[arg-type]  # handed on


# ---- turns and Rounds ----


def turns_left(game: MageKnightTable) -> list[int]:
    """Let everybody do nothing until Tactics are asked for or the game is over; give who had a turn."""
    seen: list[int] = []
    while not game.over and game.asks != CHOOSE_TACTIC:
        if game.asks == TAKE_TURN:
            seen.append(game.turn.seat)
        idle(game)
    return seen


def idle(game: MageKnightTable) -> None:
    """Give the answer that does least; who holds only Wounds rests, and the end of a Round is announced late."""
    found = options(game)
    wanted = [one for one in ("end-turn", "rest", "done", "decline", "announce") if one in found]
    game.play(wanted[0] if wanted else found[0])


def idle_round(game: MageKnightTable) -> None:
    """Let everybody do nothing until the next Round begins; Tactics are the first ones."""
    now = game.round
    while not game.over and game.round == now:
        idle(game)


def idle_game(game: MageKnightTable) -> list[bool]:
    """Let everybody do nothing until the game is over; say of each Round whether it was a Night."""
    nights: list[bool] = []
    while not game.over:
        nights.append(game.night)
        idle_round(game)
    return nights


# ---- tiles ----


def all_tiles(game: MageKnightTable, pool: str) -> list[str]:
    """Give the tiles of a pool that are in play, on the map and in the stack."""
    laid = [tile for tile in game.tiles if tile != NONE]
    return sorted([TILE.words[tile] for tile in (*laid, *game.stack) if TILES[tile].pool == pool])


def reach(game: MageKnightTable) -> set[str]:
    """Give every slot that a hero could reveal a tile in, wherever it stood on the map."""
    found: set[str] = set()
    game.turn.move = 20
    for at in range(len(HEXES)):
        if game.tiles[at // 7] != NONE:
            game.players[0].space = at
            settle(game)
            found |= set(offered(game, "explore"))
    return found


def garrison(game: MageKnightTable, city: Space) -> tuple[int, list[str]]:
    """Give the level of a city and the backs of its defenders, sorted by stack."""
    spot = board.spot_at(game, space(city))
    return game.spots[spot].level, [STACK.words[STACK_OF[token]] for token in tokens.tokens_at(game, spot)]


def tactics_of(game: MageKnightTable) -> list[str]:
    """Give the Tactics the players and the dummy player hold."""
    held = [*[player.tactic for player in game.players], *[dummy.tactic for dummy in game.dummies]]
    return [TACTIC.words[tactic] for tactic in held if tactic != NONE]
