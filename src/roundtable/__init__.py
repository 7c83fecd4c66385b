"""Roundtable plays three knightly board games by the book."""

# The folder of games is loaded before the function `games` takes its name: loading it later would take the name back.
import roundtable.games  # noqa: F401  # isort: skip
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import BadOptions, BadPosition, BadRecord, IllegalAction, RoundtableError
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from roundtable.kernel.record import Record, read_record
from roundtable.kernel.table import box_of, games, load, new, register, replay

__all__ = [
    "Action",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Chance",
    "Eyes",
    "Game",
    "IllegalAction",
    "Journal",
    "Record",
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
