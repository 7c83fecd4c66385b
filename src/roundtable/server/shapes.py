"""What the kernel gives as JSON data, as the API describes it: messages with their arguments, and views."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from roundtable.kernel.game import Game
from roundtable.kernel.rules import Value

REFERENCE: Final = "#/components/schemas/{name}"


def reference(name: str) -> dict[str, str]:
    """Point at a shape of the description."""
    return {"$ref": REFERENCE.format(name=name)}


Message = Annotated[dict[str, object], Meta(extra_json_schema=reference("Message"))]  # as `Message.data` gives it


def _only(name: str, schema: dict[str, str]) -> dict[str, object]:
    """Describe an object with one field."""
    return {"type": "object", "properties": {name: schema}, "required": [name], "additionalProperties": False}


DESCRIBED: Final[dict[str, object]] = {
    "Message": {
        "title": "Message",
        "description": "What people read: the id of a text, and its arguments.",
        "type": "object",
        "properties": {
            "id": {"type": "string"},
            "args": {"type": "object", "additionalProperties": reference("Arg")},
        },
        "required": ["id", "args"],
        "additionalProperties": False,
    },
    "Arg": {
        "title": "Arg",
        "description": (
            "An argument of a message: a number, a plain text, a seat, the id of a noun's message, a message inside "
            "the message, or several of these to be joined as in a sentence."
        ),
        "anyOf": [
            {"type": "integer"},
            {"type": "string"},
            _only("seat", {"type": "integer"}),
            _only("message", {"type": "string"}),
            _only("say", reference("Message")),
            {"type": "array", "items": reference("Arg")},
        ],
    },
}


class View(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one viewer may know of a game: `you` is the viewer's seat, `table` the game's own part."""

    game: str
    seats: int
    settings: dict[str, Value]
    you: int | None
    seat: int | None
    waiting: list[int]
    asks: str | None
    rule: str
    over: bool
    winners: list[int]
    table: object


def view_of(game: Game, viewer: int | None) -> View:
    """Give the view of a seat, or a spectator's."""
    return msgspec.convert(game.view(viewer), View)
