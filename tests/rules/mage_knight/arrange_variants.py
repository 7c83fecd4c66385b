"""Positions for the variants: the end of a Round with dice that fall as wanted."""

import json
from collections.abc import Mapping
from typing import Any

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import STACK_OF, TILE
from roundtable.games.mage_knight.content.hexes import NUMBER_OF_SLOT
from roundtable.games.mage_knight.content.names import STACK
from roundtable.games.mage_knight.content.site_rules import CITIES
from roundtable.games.mage_knight.course import rounds
from roundtable.games.mage_knight.map import board, exploration, tokens
from roundtable.text.words import Words
from tests.rules.mage_knight.arrange import HEROES, settle
from tests.rules.mage_knight.arrange_end import load


def started(
    settings: Mapping[str, object], seats: int = 2, scenario: str = "full_conquest", seed: int = 1
) -> MageKnightTable:
    """Give a table that is set up; seats 0, 1, … have their usual heroes."""
    heroes = {f"hero_{seat + 1}": HEROES[seat] for seat in range(seats)}
    game = rt.new("mage_knight", seats, seed, {"scenario": scenario, "hero_order": "seats", **heroes, **settings}, True)
    assert isinstance(game, MageKnightTable)
    return game


def end_round(game: MageKnightTable, *faces: str) -> MageKnightTable:
    """Let the Round be over; the first dice rolled then fall so."""
    game.agenda.clear()
    game.push(rounds.RoundOver())
    if faces:
        load(game, *faces)
    settle(game)
    return game


def hexes(game: MageKnightTable, seat: int | None = 0) -> list[dict[str, Any]]:
    """Give all revealed spaces as a seat sees them."""
    shown: list[dict[str, Any]] = json.loads(json.dumps(game.view(seat)["table"]))["hexes"]
    return shown


def about(setting: str) -> str:
    """Give what a setting is about, in English."""
    return Words("en").render(f"mage_knight-setting-{setting}-about", {})


def reveal(game: MageKnightTable, tile: str, slot: tuple[int, int]) -> MageKnightTable:
    """Let a tile be revealed in a slot, as in setup."""
    number = TILE.at(tile)
    game.stack = tuple([one for one in game.stack if one != number])
    game.box_tiles = tuple([one for one in game.box_tiles if one != number])
    exploration.lay(game, number, NUMBER_OF_SLOT[slot], -1)
    settle(game)
    return game


def garrison_sizes(game: MageKnightTable, space: int) -> list[str]:
    """Give the backs of the tokens on a space, sorted."""
    return sorted([STACK.words[STACK_OF[token]] for token in tokens.tokens_at(game, board.spot_at(game, space))])


def garrison_sizes_of(colour: int, level: int) -> list[str]:
    """Give the backs of the garrison of a city of a level, sorted."""
    return sorted([STACK.words[stack] for stack in CITIES[colour].garrison[level - 1]])


def allowed(name: str, seats: int = 2, **chosen: object) -> tuple[object, ...]:
    """Give the values of a setting that go with others."""
    box = rt.box_of("mage_knight")
    settings = {setting.name: setting for setting in box.settings}
    defaults = {setting.name: setting.default for setting in box.settings}
    return box.allowed(settings[name], seats, {**defaults, **chosen})  # type: ignore[dict-item]  # handed on
