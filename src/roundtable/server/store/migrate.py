"""Brings the database to the form this version needs, by the migrations beside this file."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from roundtable.server.refused import Refused

from .engine import Database
from .patience import unhurried

HOME: Final = Path(__file__).with_name("migrations")
LOCK: Final = 7_221_014  # PostgreSQL's lock under which one of several processes migrates


def config(connection: Connection | None = None) -> Config:
    """Give Alembic's settings."""
    made = Config()
    made.set_main_option("script_location", str(HOME))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    """Give the revision this version needs."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


async def migrate(database: Database) -> None:
    """Upgrade, unless the database is newer than we are."""
    with unhurried():
        await _migrate(database)


async def _migrate(database: Database) -> None:
    async with database.writing() as connection:
        if not database.sqlite:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_upgrade)


async def current(database: Database) -> str | None:
    """Give the revision the database has."""
    async with database.reading() as connection:
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    made = config(connection)
    script = ScriptDirectory.from_config(made)
    revision = _revision(connection)
    known = {one.revision for one in script.walk_revisions()}
    if revision is not None and revision not in known:
        raise Refused("server-database-newer", 500, revision=revision)
    command.upgrade(made, "head")
