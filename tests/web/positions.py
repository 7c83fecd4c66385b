"""Tables that have been played for a while, over the API."""

import random
from typing import Final

from tests.server.live import Data, Live, Person

BOT: Final[Data] = {"kind": "bot", "bot": "page"}
ME: Final[Data] = {"kind": "me"}
BOTH: Final[Data] = {"kings_favour": True, "arthur": True}
MERLIN: Final[Data] = {"game": "merlin", "seats": [ME, BOT, BOT, BOT], "settings": BOTH}
PALADINS: Final[Data] = {"game": "paladins", "seats": [ME]}
PALADINS_FOUR: Final[Data] = {"game": "paladins", "seats": [ME, BOT, BOT, BOT]}
MAGE_KNIGHT: Final[Data] = {"game": "mage_knight", "seats": [ME]}


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
