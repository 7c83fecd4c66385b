"""Roundtable plays three knightly board games by the book."""

import sys

# The folder of games is loaded before `games` takes its name below: loading it later would take the name back.
from roundtable.games import GAMES
from roundtable.kernel import table
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import BadPackage, BadPosition, BadRecord, BadSettings, IllegalAction, RoundtableError
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from roundtable.kernel.record import Record, read_record
from roundtable.kernel.replay import Replay, replay
from roundtable.kernel.table import BOXES, box_of, load, new, register

for _game in GAMES:
    BOXES.place(_game, f"roundtable.games.{_game}.box:BOX")


class _Games:
    """`roundtable.games()` lists the games; `roundtable.games.merlin` is still the package of one."""

    def __call__(self) -> list[str]:
        """Give the names of all games that can be played."""
        return table.games()

    def __getattr__(self, name: str) -> object:
        return getattr(sys.modules["roundtable.games"], name)


games = _Games()

__all__ = [
    "Action",
    "BadPackage",
    "BadPosition",
    "BadRecord",
    "BadSettings",
    "Chance",
    "Eyes",
    "Game",
    "IllegalAction",
    "Journal",
    "Record",
    "Replay",
    "RoundtableError",
    "box_of",
    "games",
    "key_of",
    "load",
    "new",
    "read_record",
    "register",
    "replay",
]
