"""Tables that have been played for a while, over the API."""

import asyncio
import random
from typing import Final

from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from tests.server.live import Data, Live, Person

BOT: Final[Data] = {"kind": "bot", "bot": "page"}
ME: Final[Data] = {"kind": "me"}
BOTH: Final[Data] = {"kings_favour": True, "arthur": True}
MERLIN: Final[Data] = {"game": "merlin", "seats": [ME, BOT, BOT, BOT], "settings": BOTH}
PALADINS: Final[Data] = {"game": "paladins", "seats": [ME]}
PALADINS_FOUR: Final[Data] = {"game": "paladins", "seats": [ME, BOT, BOT, BOT]}
MAGE_KNIGHT: Final[Data] = {"game": "mage_knight", "seats": [ME]}
MAGE_KNIGHT_FOUR: Final[Data] = {
    "game": "mage_knight",
    "seats": [ME, BOT, BOT, BOT],
    "settings": {"scenario": "full_conquest"},
}


def played(live: Live, table: Data, moves: int, person: Person | None = None, seed: int = 1) -> tuple[Person, str]:
    """Give somebody at a table that has been played for so many moves of theirs, or to its end."""
    who = person or live.guest("Ada")
    id = who.open(**{**table, "start": True})
    chance = random.Random(seed)
    for _ in range(moves):
        if asked(who, id) is None:
            break
        play_any(who, id, chance)
    asked(who, id)
    return who, id


def asked(person: Person, table: str) -> Data | None:
    """Wait until a seat of somebody's is asked; give the state, None once the game is over."""
    state = person.state(table)
    while state["table"]["status"] == "playing":
        for seat in state["table"]["waiting"]:
            if state["table"]["seats"][seat]["player"] == person.id:
                mine = person.state(table, seat)
                if mine["ask"]:
                    return mine
        state = person.state(table, since=state["version"], wait=10)
    return None


def play_any(person: Person, table: str, chance: random.Random) -> None:
    """Answer the question with anything."""
    state = asked(person, table)
    assert state is not None
    ask = state["ask"]
    person.move(table, ask["seat"], state["version"], chance.choice(ask["options"])["notation"])


def arranged(live: Live, game: Game, person: Person | None = None) -> tuple[Person, str]:
    """Give somebody at a table where a game lies as it was arranged: the first seat is theirs, the others are bots'."""
    who = person or live.guest("Ada")
    rules = game.rules
    seats = [ME, *[BOT] * (rules.seats - 1)]
    id = who.open(game=rules.box.name, seats=seats, settings=dict(rules.settings), start=True)
    assert live.loop is not None
    asyncio.run_coroutine_threadsafe(lay(live, id, game), live.loop).result()
    return who, id


def arranged_for_two(live: Live, game: Game) -> tuple[tuple[Person, Person], str]:
    """Give two people at a table where a game for two lies as it was arranged, each with a seat."""
    ada, bea = live.guest("Ada"), live.guest("Bea")
    rules = game.rules
    id = ada.open(game=rules.box.name, seats=[ME, {"kind": "open"}], settings=dict(rules.settings))
    bea.sit(id, 1)
    ada.post(f"/api/tables/{id}/start")
    assert live.loop is not None
    asyncio.run_coroutine_threadsafe(lay(live, id, game), live.loop).result()
    return (ada, bea), id


async def lay(live: Live, id: str, game: Game) -> None:
    """Put a game in the place of the one a table has begun with."""
    room = live.application.service.desk.room(id)
    async with room.lock:
        table = room.table
        assert table is not None
        table.game = game
        game.journal = Journal()
        table.events.update(game, table.version, None)
        room.publish()
