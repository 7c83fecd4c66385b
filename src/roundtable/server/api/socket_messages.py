"""The messages of the socket, in both directions; `do` and `type` tell them apart."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from roundtable.server.shapes import Message, reference
from roundtable.server.store import ChatLine

from .play import Action, KeyText, Then
from .tables import Seat, Version

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]


class Watch(Struct, frozen=True, kw_only=True, tag_field="do", tag="watch", forbid_unknown_fields=True):
    """Be told of a table from a version on, through the eyes of one's seat or as a spectator."""

    table: Id
    seat: Seat | None = None
    since: Version = 0


class Unwatch(Struct, frozen=True, kw_only=True, tag_field="do", tag="unwatch", forbid_unknown_fields=True):
    """Be told no more."""

    table: Id


class PlayThis(Struct, frozen=True, kw_only=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Play an action; `id` is the key under which it is sent again until it is acknowledged."""

    id: KeyText
    table: Id
    seat: Seat
    version: Version
    action: Action
    then: Then = []
    obvious: bool = False


class Undo(Struct, frozen=True, kw_only=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back or play again."""

    id: KeyText
    table: Id
    seat: Seat
    version: Version
    how: Literal["back", "restart", "redo"]


class SayThis(Struct, frozen=True, kw_only=True, tag_field="do", tag="chat", forbid_unknown_fields=True):
    """Say something at a table."""

    id: KeyText
    table: Id
    text: Annotated[str, Meta(max_length=2000)]


class Ping(Struct, frozen=True, kw_only=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Still here; answered by a pong."""


ClientMessage = Watch | Unwatch | PlayThis | Undo | SayThis | Ping


class Greeted(Struct, frozen=True, kw_only=True):
    """Who opened the socket."""

    id: str
    name: str


class Hello(Struct, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message; a socket silent for so many seconds is closed."""

    player: Greeted | None
    seconds: float


class NewState(Struct, frozen=True, kw_only=True, tag_field="type", tag="state"):
    """A table that is watched, after `watch` and after every change."""

    table: str
    state: Annotated[Raw, Meta(extra_json_schema=reference("State"))]  # written once for all who see the same


class Stored(Struct, frozen=True, kw_only=True, tag_field="type", tag="ack"):
    """What was sent under an id is stored: the version that a move brought, or the number of a line of chat."""

    id: str
    table: str
    version: int | UnsetType = UNSET
    line: int | UnsetType = UNSET


class MessageRefused(Struct, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """Something was refused; `id` is null if it is about no message of the client's."""

    id: str | None
    table: str | None
    status: int
    error: Message


class NewLine(Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """Somebody said something at a table that is watched."""

    table: str
    line: ChatLine


class Turn(Struct, frozen=True, kw_only=True, tag_field="type", tag="turn"):
    """One of the client's seats must decide at a table, whether it is watched or not."""

    table: str
    version: int


class Pong(Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


ServerMessage = Hello | NewState | Stored | MessageRefused | NewLine | Turn | Pong

UNIONS: Final = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
