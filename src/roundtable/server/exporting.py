"""A copy of everything somebody has here, part by part. Nothing of others, and nothing that a seat may not know."""

from collections.abc import AsyncIterator

import msgspec

from .store import Entry, Player, Store
from .tables import kinds
from .tables.desk import Desk
from .tables.table import OVER

TOLD = (kinds.SIT, *kinds.MOVES)  # entries whose data are one's own: no seed, no key of an invitation
Data = dict[str, object]


async def parts(store: Store, desk: Desk, player: Player) -> AsyncIterator[tuple[str, bytes]]:
    """Give the parts of a person's copy, by name and as JSON; large ones are read one by one."""
    yield (
        "person",
        encoded(
            {
                "id": player.id,
                "name": player.name,
                "login": player.account,
                "created": player.created,
                "webhook": player.webhook,
                "recovery_codes_left": await store.people.count_codes(player.id),
            }
        ),
    )
    devices = await store.people.devices(player.id)
    yield "devices", encoded([{"label": one.label, "created": one.created, "seen": one.seen} for one in devices])
    for table in await store.logs.ids_of(player.id):
        yield f"table {table}", encoded(await table_of(store, desk, player.id, table))
    for record in await store.records.ids_of(player.id):
        yield f"record {record}", (await store.records.text(record) or "null").encode()


async def table_of(store: Store, desk: Desk, player: str, id: str) -> Data:
    """Give what somebody has of a table: their seats, moves, words and notes; after the end the whole record."""
    async with desk.reading(id) as (_, table):
        record = table.game.record().data() if table.game is not None and table.status == OVER else None
        given: Data = {
            "game": table.setup.game,
            "settings": table.setup.settings,
            "status": table.status,
            "created": table.created,
            "updated": table.updated,
            "owner": table.owner == player,
            "title": table.setup.title if table.owner == player else "",
            "seats": table.seats_of(player),
        }
    mine = [entry for entry in await store.logs.entries(id) if entry.player == player]
    return {
        **given,
        "entries": [
            {
                "version": entry.sequence,
                "kind": entry.kind,
                "seat": entry.seat,
                "at": entry.at,
                "data": told(entry) if entry.kind in TOLD else None,
            }
            for entry in mine
        ],
        "said": [{"at": line.at, "text": line.text} for line in await store.chat.said_by(id, player)],
        "notes": await store.chat.note(id, player),
        "record": record,
    }


def told(entry: Entry) -> Data:
    """Give the data of an entry, without the hash of the whole position that a move may bring."""
    data: Data = msgspec.json.decode(entry.data)
    return {name: value for name, value in data.items() if name != "check"}


def encoded(data: object) -> bytes:
    """Give data as JSON."""
    return msgspec.json.encode(data)
