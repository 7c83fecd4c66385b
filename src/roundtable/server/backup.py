"""Copies of the database file while the server runs, and the drill: a copy is read as a server would read it."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy.engine import make_url

from .refused import Refused
from .store import Store, open_store
from .tables.table import fold

PAGES: Final = 2000  # copied at once; the server writes in between


class Found(Struct, kw_only=True):
    """What a copy holds."""

    tables: int = 0
    entries: int = 0
    people: int = 0
    older: int = 0  # tables of rules that this version no longer has: they can be looked at


def file_of(url: str) -> Path:
    """Give the SQLite file of a database."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise Refused("server-backup-postgres", 400)
    return Path(parsed.database)


def copy(url: str, to: Path) -> None:
    """Copy the file of a database, also while a server writes to it; an existing file is not touched."""
    source = file_of(url)
    if not source.is_file():
        raise Refused("server-backup-nothing", 400, file=str(source))
    try:
        os.close(os.open(to, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    except OSError as problem:
        raise Refused("server-database-file", 400, file=str(to), why=problem.strerror or "?") from problem
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as whole,
        contextlib.closing(sqlite3.connect(to)) as made,
    ):
        whole.backup(made, pages=PAGES)


def check(file: Path) -> Found:
    """Read a copy as a server would: every table of it. What is wrong with it is refused. The copy stays as it is."""
    if not file.is_file():
        raise Refused("server-backup-nothing", 400, file=str(file))
    with tempfile.TemporaryDirectory(prefix="roundtable-drill-") as folder:
        tried = Path(folder) / "tables.db"
        shutil.copyfile(file, tried)
        try:
            with contextlib.closing(sqlite3.connect(tried)) as opened:
                said = opened.execute("PRAGMA integrity_check").fetchone()[0]
        except sqlite3.DatabaseError as problem:
            raise Refused("server-backup-broken", 400, file=str(file), why=type(problem).__name__) from problem
        if said != "ok":
            raise Refused("server-backup-broken", 400, file=str(file), why=str(said)[:200])
        return asyncio.run(_read(tried, file))


async def _read(tried: Path, file: Path) -> Found:
    store = await open_store(f"sqlite+aiosqlite:///{tried}")
    try:
        found = Found(people=await store.people.count())
        for id, version in await store.logs.all_versions():
            await _read_table(store, id, version, found, file)
        return found
    finally:
        await store.close()


async def _read_table(store: Store, id: str, version: int, found: Found, file: Path) -> None:
    entries = await store.logs.entries(id)
    if [entry.sequence for entry in entries] != list(range(1, version + 1)):
        raise Refused("server-backup-broken", 400, file=str(file), why=id)
    table = await fold(id, entries)
    if table.problem is not None and table.problem.message == "server-table-departs":
        raise Refused("server-backup-broken", 400, file=str(file), why=id)
    found.tables += 1
    found.entries += len(entries)
    found.older += table.problem is not None
