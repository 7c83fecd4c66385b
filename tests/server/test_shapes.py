"""What is sent has the shapes of the OpenAPI document: views and messages of the games, and those of the socket."""

import random

import jsonschema_rs
import msgspec
import pytest

from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from roundtable.kernel.table import new
from roundtable.server.api.openapi import document
from roundtable.server.app import SUBJECTS
from roundtable.server.shapes import reference, view_of

from .live import Live, begun, hear, tell, whose_turn

assert SUBJECTS  # declared by being imported
STEPS = 60


def assert_fits(name: str, data: object) -> None:
    """Check data against a shape of the document."""
    jsonschema_rs.validate({**reference(name), "components": document()["components"]}, data)


def messages(game: Game, seat: int) -> list[dict[str, object]]:
    """Give what a seat is asked and may answer."""
    prompt = game.prompt(seat)
    labels = [game.describe(action, seat).data() for action in game.options_of(seat)[:10]]
    return [*([] if prompt is None else [prompt.data()]), *labels]


@pytest.mark.parametrize(("name", "seats"), [("merlin", 4), ("paladins", 1), ("paladins", 3), ("mage_knight", 2)])
def test_views_and_messages_of_every_game_are_described(name: str, seats: int) -> None:
    game = new(name, seats, "shapes")
    game.journal = Journal()
    luck = random.Random(name)
    for _ in range(STEPS):
        for seat in game.waiting:
            assert_fits("View", msgspec.to_builtins(view_of(game, seat)))
            for message in messages(game, seat):
                assert_fits("Message", message)
        seat = luck.choice(game.waiting)
        game.play(luck.choice(game.options_of(seat)), seat)
        if game.over:
            break
    assert_fits("View", msgspec.to_builtins(view_of(game, None)))
    assert game.journal.events
    for event in game.journal.events:
        assert_fits("Message", event.message.data())


def test_every_message_of_the_socket_is_described(quick: Live) -> None:
    table, folk = begun(quick, "merlin")
    seat = whose_turn(table, folk)
    with folk[seat].socket() as mine, folk[1 - seat].socket() as other:
        tell(mine, do="watch", table=table, seat=seat)
        tell(mine, do="chat", id="c1", table=table, text="Well met")
        tell(mine, do="play", id="m1", table=table, seat=seat, version=0, action="no such thing")
        tell(mine, do="ping")
        for kind in ("hello", "state", "chat", "error", "pong"):
            assert_fits("ServerMessage", hear(mine, kind))
        state = folk[seat].state(table, seat)
        action = state["ask"]["options"][0]["notation"]
        tell(mine, do="play", id="m2", table=table, seat=seat, version=state["version"], action=action)
        assert_fits("ServerMessage", hear(mine, "ack"))
        for place in range(200):
            if whose_turn(table, folk) != seat:
                break
            folk[seat].play(table, seat, place)
        assert_fits("ServerMessage", hear(other, "turn"))
