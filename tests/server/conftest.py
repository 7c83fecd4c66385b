"""Databases of both kinds, and a server on each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .live import Live, config_for
from .postgres import MISSING, Postgres, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = programs()
    if folder is None:
        pytest.skip(MISSING)
    try:
        running = Postgres(folder)
    except PermissionError as problem:
        pytest.skip(f"PostgreSQL's programs cannot be run here: {problem}")
    yield running
    running.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Give the address of an empty database."""
    if request.param == "postgresql":
        running: Postgres = request.getfixturevalue("postgres")
        return running.database()
    return sqlite(tmp_path_factory.mktemp("database"))


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@pytest.fixture(scope="module")
def live(database: str) -> Iterator[Live]:
    """Give a server on either database."""
    with Live(config_for(database)) as running:
        yield running


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """Give a server on SQLite, for what has nothing to do with the database."""
    with Live(config_for(sqlite(tmp_path_factory.mktemp("quick")))) as running:
        yield running
