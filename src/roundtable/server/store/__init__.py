"""What outlasts the process: the log of every table, people, chat, records. One store for SQLite and PostgreSQL."""

from .attempts import Counted
from .quotas import Quota
from .rows import Call, ChatLine, Conflict, Device, Entry, Player, Summary, Unavailable, Write
from .store import Store, open_store

__all__ = [
    "Call",
    "ChatLine",
    "Conflict",
    "Counted",
    "Device",
    "Entry",
    "Player",
    "Quota",
    "Store",
    "Summary",
    "Unavailable",
    "Write",
    "open_store",
]
