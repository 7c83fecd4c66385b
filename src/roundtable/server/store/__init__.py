"""What outlasts the process: the log of every table, people, talk, records. One store for SQLite and PostgreSQL."""

from .rows import Call, Chat, Conflict, Device, Entry, Player, Summary, Unavailable, Write
from .store import Store, open_store

__all__ = [
    "Call",
    "Chat",
    "Conflict",
    "Device",
    "Entry",
    "Player",
    "Store",
    "Summary",
    "Unavailable",
    "Write",
    "open_store",
]
