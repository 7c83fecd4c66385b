"""Every way that is offered leads exactly to what was promised, and everything within reach is offered."""

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.hexes import SLOT, SLOTS_NEAR, SPACE
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.map import board, exploration, movement, sites
from roundtable.games.mage_knight.vocabulary import ACTIVATE, GO, PLAY, POWER, SIDEWAYS, USE
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.table import new
from roundtable.kernel.ways import Way
from tests.rules.mage_knight.arrange import table

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"scenario": "solo_conquest"}),
    (2, {"scenario": "full_conquest", "fights_between_players": "yes"}),
    (3, {"scenario": "blitz_conquest", "lost_legion": True}),
    (2, {"scenario": "dungeon_lords"}),
    (2, {"scenario": "full_cooperation", "lost_legion": True}),
    (2, {"scenario": "full_conquest", "krang": True, "hero_1": "krang"}),
]
WALKING = ("explore", "go ", "sideways", "play march", "play stamina", "power", "play swiftness", "play savage")


def turns(seats: int, settings: dict[str, Any], seed: int, most: int) -> Iterator[MageKnightTable]:
    """Give positions in which somebody is asked what to do, of a game in which the heroes like to walk.

    Every fourth has another map: all tiles revealed, the heroes anywhere, and points to walk.
    """
    luck = random.Random(seed)
    game = new("mage_knight", seats, seed, settings)
    assert isinstance(game, MageKnightTable)
    shown = 0
    for _ in range(1200):
        if game.over or shown >= most:
            return
        seat = luck.choice(game.waiting)
        if game.asks == "mage_knight.take-turn":
            shown += 1
            yield scattered(game, luck) if shown % 4 == 0 and not game.turn.acted else game
        options = game.options_of(seat)
        liked = [one for one in options if one.notation.startswith(WALKING)]
        game.play(luck.choice(liked if liked and luck.random() < 0.75 else options), seat)


def scattered(game: MageKnightTable, luck: random.Random) -> MageKnightTable:
    """Give a copy with all tiles revealed and the heroes standing anywhere."""
    copy = game.clone()
    while copy.stack:
        laid = [slot for slot, tile in enumerate(copy.tiles) if tile != NONE]
        near = sorted({slot for one in laid for slot in SLOTS_NEAR[one] if copy.tiles[slot] == NONE})
        fitting = [slot for slot in near if exploration.fits(copy, slot)]
        if not fitting:
            break
        slot = luck.choice(fitting)
        exploration.lay(copy, exploration.take_tile(copy, slot), slot, NONE)
    spaces = [7 * slot + at for slot, tile in enumerate(copy.tiles) if tile != NONE for at in range(7)]
    for seat, player in enumerate(copy.players):
        if player.space != NONE:
            player.space = luck.choice([space for space in spaces if movement.is_safe(copy, seat, space)])
    here = copy.players[copy.turn.seat].space
    copy.turn.path = (here,)
    copy.turn.move = luck.randrange(9)
    copy.night = luck.random() < 0.5
    for seat in range(len(copy.players)):
        sites.approach(copy, seat)
    copy.learned, copy.sealed = 0, False
    copy.advance()
    return copy


def about(way: Way, name: str) -> Any:  # noqa: ANN401
    """Give a part of what is known of a way."""
    return way.about[name]


def walk(game: MageKnightTable, way: Way) -> MageKnightTable:
    """Take a way; nothing is revealed before its last answer."""
    seat = game.seat
    assert seat is not None
    copy = game.clone()
    for at, action in enumerate(way.actions):
        rolled = copy.chance.counter
        copy.learned, copy.sealed = 0, False
        copy.play(action, seat)
        if at < len(way.actions) - 1:
            quiet = (copy.chance.counter, copy.learned, copy.sealed, copy.seat)
            assert quiet == (rolled, 0, False, seat), (way.goal, way.actions[: at + 1])
    return copy


def check(game: MageKnightTable, way: Way) -> None:
    """Take a way and compare."""
    seat = game.seat
    assert seat is not None
    after = walk(game, way)
    here = SPACE.words[after.players[seat].space]
    steps = [step["hex"] for step in about(way, "steps")]
    if about(way, "stops"):
        assert here == about(way, "stops")
        played = [one for one in way.actions if one.verb in (PLAY, POWER, SIDEWAYS, USE, ACTIVATE)]
        assert len(played) <= len(about(way, "plays"))  # no more than is needed up to there
        return
    if way.goal.startswith("slot:"):
        assert after.tiles[SLOT.at(way.goal[5:])] != NONE
        assert after.turn.move == about(way, "left")
        return
    if after.asks == "mage_knight.may-do":
        return  # Savage Harvesting asks at every step, before anything else happens
    fights = bool(about(way, "provokes") or about(way, "assaults") or way.about.get("challenges"))
    if not (after.combat or after.duel) and about(way, "assaults"):
        assert after.turn.acted  # a keep whose owner may not be attacked
        return
    assert (after.combat is not None or after.duel is not None) == fights
    assert here == (steps[-1] if way.about.get("challenges") else way.goal[4:])
    if about(way, "assaults") and after.duel is None:
        wanted = max(-7, game.players[seat].reputation + about(way, "reputation"))
        assert after.players[seat].reputation == wanted
    if not fights:
        assert after.turn.move == about(way, "left")
        assert after.turn.move + about(way, "cost") == game.turn.move + gained(game, after, about(way, "cost"))
        turned = after.learned != 0 or after.sealed
        assert turned == bool(about(way, "reveals"))
        assert way.asks == bool(about(way, "reveals") or about(way, "rivals"))
    else:
        assert way.asks
    if after.combat is not None and about(way, "provokes"):
        met = {SPACE.words[space] for space in spaces_of(after)}
        assert set(about(way, "provokes")) <= met


def gained(game: MageKnightTable, after: MageKnightTable, cost: int) -> int:
    """Give the points that cards have brought."""
    return after.turn.move + cost - game.turn.move


def spaces_of(game: MageKnightTable) -> set[int]:
    """Give where the enemies of a combat stand."""
    assert game.combat is not None
    return {board.space_of(game, foe.spot) for foe in game.combat.foes if foe.spot != NONE}


@pytest.mark.parametrize(("seats", "settings"), TABLES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_way_leads_to_what_it_promises(seats: int, settings: dict[str, Any], seed: int) -> None:
    taken = 0
    for game in turns(seats, settings, seed, most=60):
        seat = game.seat
        assert seat is not None
        for way in game.ways(seat):
            check(game, way)
            taken += 1
    assert taken > 200


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_everything_that_can_be_walked_to_is_within_reach(seats: int, settings: dict[str, Any]) -> None:
    tried = 0
    for game in turns(seats, settings, seed=7, most=40):
        seat = game.seat
        assert seat is not None
        goals = {way.goal for way in game.ways(seat)}
        for actions in first_answers(game, seat):
            walked = reached(actions, seat)
            missing = {f"hex:{SPACE.words[space]}" for space in walked} - goals
            assert not missing, (missing, actions.asks)
            tried += len(walked)
    assert tried > 50


def first_answers(game: MageKnightTable, seat: int) -> Iterator[MageKnightTable]:
    """Give the table as it lies, and after each card played for Move without any question."""
    yield game
    for action in game.options_of(seat):
        if action.notation.startswith("sideways") or action.notation.startswith("play"):
            copy = game.clone()
            copy.play(action, seat)
            if copy.asks == "mage_knight.take-turn" and copy.seat == seat and copy.turn.move > game.turn.move:
                yield copy


def reached(game: MageKnightTable, seat: int) -> set[int]:
    """Give every space that steps lead to, whatever they set off, by taking them all."""
    here = game.players[seat].space
    best: dict[int, int] = {here: game.turn.move}
    waiting = [game]
    while waiting:
        at = waiting.pop()
        for action in at.options_of(seat):
            if action.verb != GO:
                continue
            copy = at.clone()
            copy.play(action, seat)
            space = action.a
            if best.get(space, -1) < copy.turn.move or space not in best:
                best[space] = max(copy.turn.move, best.get(space, -1))
                if copy.asks == "mage_knight.take-turn" and copy.seat == seat and not copy.turn.acted:
                    waiting.append(copy)
    return set(best) - {here}


def test_all_ways_over_a_whole_map_are_found_quickly() -> None:
    game = scattered(next(turns(1, {"scenario": "solo_conquest"}, seed=3, most=1)), random.Random(2))
    seat = game.seat
    assert seat is not None
    game.turn.move = 40
    took: list[float] = []
    for _ in range(5):
        began = time.perf_counter()
        assert len(game.ways(seat)) > 40
        took.append(time.perf_counter() - began)
    assert min(took) < 0.06  # 2 ms on a machine with nothing else to do


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_ways_depend_on_what_the_seat_knows_and_on_nothing_else(seats: int, settings: dict[str, Any]) -> None:
    for number, game in enumerate(turns(seats, settings, seed=11, most=24)):
        seat = game.seat
        assert seat is not None
        other = game.imagine(seat, Chance(key_of(str(number))))
        told = [(way.goal, way.actions, way.asks, way.about) for way in game.ways(seat)]
        assert [(way.goal, way.actions, way.asks, way.about) for way in other.ways(seat)] == told


def test_there_are_no_ways_where_no_step_is_open() -> None:
    game = new("mage_knight", 2, 1)
    assert game.asks != "mage_knight.take-turn"
    assert game.ways(game.waiting[0]) == []


def test_cards_meant_for_walking_go_before_others_sideways() -> None:
    hand = ["march", "rage", "determination", "swiftness"]
    game = table(seats=1, scenario="solo_conquest", at={0: (0, -1)}, hand={0: hand}, move=3, forced=False)
    far = next(way for way in game.ways(0) if about(way, "cost") == 4 and about(way, "plays"))
    assert [action.notation.partition(" ")[0] for action in far.actions if action.verb != GO] == ["play"]
