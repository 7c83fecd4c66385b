"""What a seat was shown, held against what its log says it should have seen."""

import asyncio
import hashlib
import json

from roundtable.server.store import Entry
from roundtable.server.tables.state import Moment
from roundtable.server.tables.table import Table, follow

from .record import History


def digest(view: object) -> str:
    """Give a short name of what was shown."""
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


def view_in(shown: bytes) -> object:
    """Give the view in a state as it is sent."""
    state: dict[str, object] = json.loads(shown)
    return state["view"]


async def untrue(history: History, id: str, entries: list[Entry]) -> list[str]:
    """Say which views of a table were not those of its log."""
    found: list[str] = []
    table = Table(id)
    for entry in entries:
        follow(table, entry)
        for seat in range(len(table.chairs)):
            shown = history.shown.get((id, seat, entry.sequence))
            if shown is not None and shown != digest(view_in(Moment(table).shown(seat, 0))):
                found.append(f"{id}: seat {seat} was shown something else at {entry.sequence}")
        await asyncio.sleep(0)
    if table.problem is not None:
        found.append(f"{id}: the log departs from the rules")
    return found
