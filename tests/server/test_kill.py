"""No acknowledged move is lost when the server is killed or its database goes away: the short version of `kill`."""

from .kill import run
from .postgres import Postgres


def test_nothing_is_lost_when_the_server_is_killed() -> None:
    assert run(4, "", None, 1, print).moves > 20


def test_nothing_is_lost_when_the_server_is_killed_on_postgresql(postgres: Postgres) -> None:
    assert run(3, postgres.database(), None, 2, print).moves > 20


def test_nothing_is_lost_when_the_connections_are_cut(postgres: Postgres) -> None:
    assert run(6, postgres.database(), postgres, 3, print).moves > 20
