"""The kinds of log entries and the data each carries."""

from typing import Final

import msgspec
from msgspec import Struct

NEW: Final = "new"
SIT: Final = "sit"
STAND: Final = "stand"
INVITE: Final = "invite"
REVOKE: Final = "revoke"
START: Final = "start"
PLAY: Final = "play"
BACK: Final = "back"
RESTART: Final = "restart"
REDO: Final = "redo"
LEAVE: Final = "leave"
RETURN: Final = "return"
RESIGN: Final = "resign"
ASK: Final = "ask"
HAND: Final = "hand"
CLOSE: Final = "close"
FORGET: Final = "forget"

MOVES: Final = (PLAY, BACK, RESTART, REDO)
COMINGS: Final = (SIT, INVITE, LEAVE)  # each of which may bring another: standing up, taking back, coming back
ALWAYS: Final = (PLAY, RESIGN, CLOSE, START, HAND, FORGET, STAND, RETURN)  # however full a log is


class Place(Struct, frozen=True, kw_only=True):
    """A chair as it is set up: a person's, a bot's, free for anybody, or for whoever is invited."""

    kind: str
    name: str = ""
    bot: str | None = None
    hot: bool = False


class New(Struct, frozen=True, kw_only=True):
    """A table is set up."""

    game: str
    settings: dict[str, bool | int | str]
    places: list[Place]
    title: str
    public: bool
    spectators: bool
    forced: bool


class Named(Struct, frozen=True, kw_only=True):
    """Somebody sits down."""

    name: str


class Nonce(Struct, frozen=True, kw_only=True):
    """An invitation is made; an older one for the seat is void."""

    nonce: str


class Start(Struct, frozen=True, kw_only=True):
    """The game begins. The seed never leaves the server before the end."""

    seed: str


class Move(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action, or nothing for taking back. `check` is the hash of the position if a round ended.

    `then` are answers given together with it, in brackets those that were obvious; with `obvious` it was so itself.
    They are taken back together with the decision before.
    """

    action: str = ""
    then: tuple[str, ...] = ()
    obvious: bool = False
    check: str = ""


class Bot(Struct, frozen=True, kw_only=True):
    """A bot takes a seat, or would."""

    bot: str
    done: bool = False  # everybody who must ask has asked


class Hand(Struct, frozen=True, kw_only=True):
    """A guest's seats go to an account."""

    to: str
    name: str


class Nothing(Struct, frozen=True):
    """No data."""


DATA: Final[dict[str, type[Struct]]] = {
    NEW: New,
    SIT: Named,
    STAND: Nothing,
    INVITE: Nonce,
    REVOKE: Nothing,
    START: Start,
    PLAY: Move,
    BACK: Move,
    RESTART: Move,
    REDO: Move,
    LEAVE: Nothing,
    RETURN: Nothing,
    RESIGN: Bot,
    ASK: Bot,
    HAND: Hand,
    CLOSE: Nothing,
    FORGET: Bot,
}


class Draft(Struct, frozen=True, kw_only=True):
    """An entry that is about to be written: what changes, by whom, seen from which version."""

    kind: str
    data: Struct
    seat: int | None = None
    player: str | None = None
    base: int = 0


def encode(data: Struct) -> str:
    """Give the data of an entry as text."""
    return msgspec.json.encode(data).decode()


def decode(kind: str, data: str) -> Struct:
    """Give the data of an entry back."""
    return msgspec.json.decode(data, type=DATA[kind])
