"""The tables of the database. Migrations make them; `tests/server/test_store.py` compares the two."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

META: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

NAMED: Final = text("kind IN ('new', 'sit', 'hand')")  # entries in which names of people stand

# The only truth: rows are added and never changed, but for names of people who are gone (`erasing`).
log: Final = Table(
    "log",
    META,
    Column("table", String(32), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("player", String(32)),
    Column("base", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("rules", String(80), nullable=False),
    Column("key", String(64)),
    Column("mark", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table", "sequence"),
    UniqueConstraint("table", "player", "key"),
    Index("ix_log_named", "player", sqlite_where=NAMED, postgresql_where=NAMED),
)

# Made from the log, for lists; can be made anew at any time.
tables: Final = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", String(80), nullable=False),
    Column("title", String(80), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("open", Integer, nullable=False, server_default="0"),
    Column("version", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("bot_waits", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("about", Text, nullable=False, server_default=""),
    Index(None, "status", "updated"),
    Index(None, "owner"),
)

# Made from the log, too: who sits where.
seats: Final = Table(
    "seats",
    META,
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), nullable=False),
    PrimaryKeyConstraint("table", "seat"),
    Index(None, "player"),
)

players: Final = Table(
    "players",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),
    Column("password", String(200)),
    Column("webhook", String(500)),
    Column("webhook_secret", String(64)),
    Column("created", Float, nullable=False),
)

devices: Final = Table(
    "devices",
    META,
    Column("id", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index(None, "player"),
    Index(None, "seen"),
)

recovery: Final = Table(
    "recovery",
    META,
    Column("code", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Index(None, "player"),
)

attempts: Final = Table(
    "attempts",
    META,
    Column("who", String(120), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("until", Float, nullable=False),
)

chat: Final = Table(
    "chat",
    META,
    Column("table", String(32), nullable=False),
    Column("n", Integer, nullable=False),
    Column("player", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "n"),
)

notes: Final = Table(
    "notes",
    META,
    Column("table", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "player"),
)

calls: Final = Table(
    "calls",
    META,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("table", String(32), nullable=False),
    Column("body", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Index(None, "due"),
)

records: Final = Table(
    "records",
    META,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("game", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index(None, "player"),
)

secrets: Final = Table(
    "secrets",
    META,
    Column("name", String(32), primary_key=True),
    Column("value", String(200), nullable=False),
)

# Which of several processes a table is at home in.
homes: Final = Table(
    "homes",
    META,
    Column("table", String(32), primary_key=True),
    Column("process", String(32), nullable=False),
    Column("address", String(200), nullable=False),
    Column("key", String(64), nullable=False),
    Column("epoch", Integer, nullable=False),
)
