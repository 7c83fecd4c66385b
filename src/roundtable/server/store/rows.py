"""What goes into the store and comes out of it, and what can go wrong there."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from .quotas import Quota

S = TypeVar("S", bound=Struct)


class Conflict(Exception):
    """Another process wrote this entry of the log first: the table must be read again."""


class Unavailable(Exception):
    """The database does not answer. What was to be written may or may not stand in it."""


class Entry(Struct, frozen=True, kw_only=True):
    """One entry of a table's log, which is all there is to know about the table.

    `mark` is drawn anew for every attempt to write, so that the writer recognises its own entry after a lost
    connection; `key` is the client's name for its request, by which one that is sent again is recognised.
    """

    table: str
    sequence: int
    kind: str
    seat: int | None
    player: str | None
    base: int
    data: str
    rules: str
    key: str | None
    mark: str
    at: float
    epoch: int = 0  # of the home under which it was written


class Summary(Struct, frozen=True, kw_only=True):
    """What lobbies and lists say about a table: derived from its log, written together with each entry."""

    id: str
    game: str
    rules: str
    title: str
    owner: str
    status: str
    public: bool
    spectators: bool
    seats: int
    taken: int
    open: int  # seats that anybody may take
    version: int
    waiting: int  # mask of seats that must decide
    bot_waits: bool  # a bot must decide
    created: float
    updated: float
    about: str = ""  # who sits there, settings and round, as JSON; empty: not written down yet


class Call(Struct, frozen=True, kw_only=True):
    """A webhook call to be made: somebody's turn has come."""

    id: str
    player: str
    table: str
    body: str
    attempts: int
    due: float


class Write(Struct, frozen=True, kw_only=True):
    """Everything one log entry brings with it, written in one transaction. `sitting` is None if nobody moved.

    `turns` are the people whose turn it brought, for processes that do not hold the table.
    """

    entry: Entry
    summary: Summary
    sitting: tuple[tuple[int, str], ...] | None
    calls: tuple[Call, ...]
    turns: tuple[str, ...] = ()
    quota: Quota | None = None  # what the owner may have at most, if this adds to it


class Player(Struct, frozen=True, kw_only=True):
    """A person: a guest with nothing but a name, or an account with a password."""

    id: str
    name: str
    account: str | None  # the name as it is compared
    password: str | None  # a hash
    webhook: str | None
    webhook_secret: str | None
    created: float


class Device(Struct, frozen=True, kw_only=True):
    """A token by which one device of a person is recognised; only its hash is kept."""

    id: str
    player: str
    label: str
    created: float
    seen: float


class ChatLine(Struct, frozen=True, kw_only=True):
    """One line said at a table."""

    n: int
    player: str
    name: str
    text: str
    at: float


def made(kind: type[S], row: Mapping[Any, Any]) -> S:
    """Make something from a row of the database."""
    return msgspec.convert({str(name): value for name, value in row.items()}, kind)
