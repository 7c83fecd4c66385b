"""States: what is worked out once for all is what each would have got alone; who is behind gets the newest."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from roundtable.kernel.chance import Chance, key_of
from roundtable.server.service import Service
from roundtable.server.socket import BEHIND, Socket
from roundtable.server.tables import kinds, state
from roundtable.server.tables.paths import obvious
from roundtable.server.tables.room import Room
from roundtable.server.tables.state import Moment
from roundtable.server.tables.table import Table

from .test_knowledge import entry, opened

GAMES = [("feud", 2), ("merlin", 2), ("merlin", 4), ("paladins", 2), ("mage_knight", 2)]


def go_on(table: Table, luck: Chance) -> None:
    """Play any move."""
    seat = table.waiting()[0]
    options = table.need_game().options_of(seat)
    table.apply(entry(table, kinds.PLAY, seat, kinds.Move(action=options[luck.below(len(options))].notation)))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_shared_is_what_each_would_have_got_alone(game: str, seats: int) -> None:
    table, luck = opened(game, seats, "shared"), Chance(key_of("shared"))
    for _ in range(25):
        if table.over:
            break
        shared, before = Moment(table), table.version - 1
        viewers = [*range(seats), None]
        luck.shuffle(viewers)
        for viewer in viewers:
            for since in (before, 0, table.version + 5):
                alone = Moment(table).state(viewer, since if since <= table.version else 0)
                assert shared.shown(viewer, since) == msgspec.json.encode(alone)
        for seat in range(seats):
            assert table.obvious(seat) is obvious(table.need_game(), seat)
        go_on(table, luck)


def test_points_if_scored_now_are_worked_out_once_a_version(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[int] = []
    monkeypatch.setattr(state, "projected", lambda _game: worked_out.append(1))
    room = Room("t")
    room.table = opened("merlin", 3, "once")
    for count in range(1, 4):
        for viewer in (0, 1, 2, None, 0):
            room.shown(viewer, 0)
        assert len(worked_out) == count
        go_on(room.table, Chance(key_of("once")))


class Slow:
    """A client that reads nothing until it is told to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.texts: list[dict[str, Any]] = []

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.texts.append(json.loads(text))


def test_who_is_behind_gets_the_newest_state_alone_and_every_event() -> None:
    async def watch() -> None:
        slow, room = Slow(), Room("t")
        service = cast(Service, SimpleNamespace())
        socket = Socket(cast(WebSocket, slow), service, None, "here")
        table = room.table = opened("tourney", 2, "behind")
        socket.watched["t"] = (room, None, 0)
        room.watchers.add(socket)
        sending = asyncio.create_task(socket._send())  # as `run` does
        made = 0
        for _ in range(30):
            go_on(table, Chance(key_of("behind")))
            room.publish()
            made += room._moment is not None
            await asyncio.sleep(0)
        assert made <= BEHIND + 1, "states were made that nobody reads"
        slow.reads.set()
        while not slow.texts or slow.texts[-1]["state"]["version"] < table.version:
            await asyncio.sleep(0)
        sending.cancel()
        known: list[object] = []
        for shown in [text["state"] for text in slow.texts]:
            known = known[: shown["cut"]] + shown["events"]
        assert known == json.loads(Moment(table).shown(None, 0))["events"]

    asyncio.run(asyncio.wait_for(watch(), 30))
