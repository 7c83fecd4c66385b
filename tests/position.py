"""Positions for tests: start from a new game, say what is different, play, expect.

`position("tourney", seats=2, glory={0: 5}, row=["bear"])` names fields of the state or of every player; `play` and
`refused` give answers by their notation.
"""

import copy
import re
from collections.abc import Callable, Mapping
from typing import Any

import roundtable as rt
from roundtable.kernel.position import PARTS
from roundtable.kernel.zone import EVERYBODY, Zone, bit
from tests.machine.check_position import held_by

Data = dict[str, Any]  # position data is JSON: nested, and changed by path
ZONE = {"cards", "known", "since"}


def position(
    game: str,
    *,
    seats: int = 2,
    seed: int | str = 1,
    settings: Mapping[str, object] | None = None,
    forced: bool = False,
    change: Callable[[Data], None] | None = None,
    **changes: object,
) -> rt.Game:
    """Give a table in a position of one's own, everything checked; it can take back what is played from here.

    Each of `changes` is a field of the state (`round=3`), of every player (`glory={0: 5}` for some seats, `glory=5` for
    all), a part of the position (`agenda=[["ChooseDie", 0]]`), or a path (`**{"knights[0].dice": [6]}`). The cards of a
    zone can be given as a list: they are fetched from where they lie, and what lay there instead goes back in exchange.
    `change` may alter the data in any other way.
    """
    table = rt.new(game, seats, seed, settings, forced)
    data: Data = copy.deepcopy(table.save())
    arranged = Arrangement(table, data)
    for name, value in changes.items():
        arranged.change(name, value)
    if change is not None:
        change(data)
    return rt.load(data)


def play(game: rt.Game, *answers: str) -> rt.Game:
    """Give answers one after the other; the table comes back for the next line of a test."""
    for answer in answers:
        game.play(answer)
    return game


def refused(game: rt.Game, answer: str, seat: int | None = None) -> rt.IllegalAction:
    """Give an answer that must be refused and change nothing; the refusal comes back."""
    before = game.save()
    try:
        game.play(answer, seat)
    except rt.IllegalAction as refusal:
        assert game.save() == before, f"{answer!r} was refused, and yet something changed"
        return refusal
    raise AssertionError(f"{answer!r} was not refused")


def options(game: rt.Game) -> list[str]:
    """Give the options as words."""
    return [action.notation for action in game.options()]


class Arrangement:
    """Position data being changed; the table it came from says which zones exchange cards."""

    def __init__(self, table: rt.Game, data: Data) -> None:
        self.data = data
        self.state: Data = data["state"]
        self.players = players_in(self.state, table.rules.seats)
        zones = [(path, held) for path, held in held_by(table, table.layout()) if isinstance(held, Zone)]
        self.families = [
            [path for path, held in zones if any(held is zone for zone in family)] for family in table.families()
        ]

    def change(self, name: str, value: object) -> None:
        """Make one change."""
        by_seat = {key: one for key, one in value.items() if type(key) is int} if isinstance(value, dict) else {}
        if len(split(name)) > 1 or (name in self.state and not by_seat):
            self.put(name, value)
        elif isinstance(self.state.get(name), list):
            for at, one in by_seat.items():
                self.put(f"{name}[{at}]", one)
        elif self.players and name in self.state[self.players][0]:
            for seat, one in (by_seat or dict.fromkeys(self.seats(), value)).items():
                self.put(f"{self.players}[{seat}].{name}", one)
        elif name in PARTS:
            self.data[name] = value
        else:
            raise KeyError(f"{name} is no field; there are {self.fields()}")

    def seats(self) -> range:
        """Give the seats."""
        return range(len(self.state[self.players]))

    def fields(self) -> str:
        """Give the names that can be changed."""
        own = list(self.state[self.players][0]) if self.players else []
        return ", ".join([*self.state, *own, *PARTS])

    def put(self, path: str, value: object) -> None:
        """Change what stands at a path; a list of cards given for a zone is fetched from where they lie."""
        *way, last = split(path)
        holder: Any = self.data if way and way[0] in PARTS else self.state
        for part in way:
            holder = holder[int(part)] if isinstance(holder, list) else holder[part]
        place: Any = int(last) if isinstance(holder, list) else last
        before = holder[place]  # a KeyError or IndexError here names what does not exist
        if isinstance(before, dict) and set(before) == ZONE and isinstance(value, list):
            self.fetch(path, before, value)
        else:
            holder[place] = value

    def fetch(self, path: str, zone: Data, cards: list[str]) -> None:
        """Bring cards into a zone from wherever they lie; places keep who knows what lies there."""
        number = next(at for at, family in enumerate(self.families) if path in family)
        others = [self.at(other) for other in self.families[number] if other != path]
        for at, card in enumerate(cards):
            source = next((one for one in [zone, *others] if card in one["cards"][at if one is zone else 0 :]), None)
            if source is None:
                raise KeyError(f"{card} does not lie anywhere")
            found = source["cards"].index(card)
            if at < len(zone["cards"]):
                source["cards"][found], zone["cards"][at] = zone["cards"][at], card
            else:
                self.append(path, zone, card)
                take_out(source, found)
        while len(zone["cards"]) > len(cards):
            put_under(others, zone["cards"][-1])
            take_out(zone, len(zone["cards"]) - 1)
        self.data["hidden"][number] = [[0] * len(row) for row in self.data["hidden"][number]]

    def append(self, path: str, zone: Data, card: str) -> None:
        """Put a card on top, known as the one below; the first of a zone is known to its player, or to everybody."""
        owner = re.match(rf"{self.players}\[(\d+)\]", path) if self.players else None
        alone = bit(int(owner[1])) if owner else EVERYBODY
        zone["cards"].append(card)
        zone["known"].append(zone["known"][-1] if zone["known"] else alone)
        zone["since"].append(zone["since"][-1] if zone["since"] else self.data["clock"])

    def at(self, path: str) -> Data:
        """Give the zone at a path."""
        held: Any = self.state
        for part in split(path):
            held = held[int(part)] if isinstance(held, list) else held[part]
        found: Data = held
        return found


def split(path: str) -> list[str]:
    """Give the parts of a path such as `knights[0].dice`."""
    return re.findall(r"[^.\[\]]+", path)


def players_in(state: Data, seats: int) -> str:
    """Give the name of the list that holds what belongs to each seat; empty if there is none."""
    for name, value in state.items():
        if isinstance(value, list) and len(value) == seats and all(isinstance(one, dict) for one in value):
            return name
    return ""


def take_out(zone: Data, at: int) -> None:
    """Take a card and all that is known of it out of a zone."""
    for part in ZONE:
        del zone[part][at]


def put_under(zones: list[Data], card: str) -> None:
    """Put a card under the longest face-down pile."""
    piles = [zone for zone in zones if zone["since"] and zone["since"][-1] is None]
    if not piles:
        raise ValueError(f"there is no pile to put {card} under; say where it goes by giving all zones in full")
    longest = max(piles, key=lambda zone: len(zone["cards"]))
    for part, value in (("cards", card), ("known", 0), ("since", None)):
        longest[part].insert(0, value)
