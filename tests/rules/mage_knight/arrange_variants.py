"""Positions for the variants: the end of a Round with dice that fall as wanted."""

import json
from collections.abc import Mapping
from typing import Any

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.course import rounds
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
