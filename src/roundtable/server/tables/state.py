"""What a table shows to one viewer: a seat, or a spectator. Only this is ever sent to a client."""

from functools import cached_property
from typing import Final

import msgspec
from msgspec import Struct

from roundtable.kernel import envelopes
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game
from roundtable.kernel.rules import Value
from roundtable.server.shapes import Message, View, view_of

from .chairs import ChairSeen, seen
from .events import TableEvent
from .paths import lasting_of
from .projected import Projected, projected
from .table import CLOSED, OVER, PLAYING, Status, Table, rule_asked
from .trial import Lasting

MOST_SHOWN: Final = 16  # states of one version kept as they were sent


class Option(Struct, frozen=True, kw_only=True):
    """One thing the seat may do: how it is written, what a hand would touch, and what people read.

    `lasting`: why it could not be taken back: it "reveals" something, "ends" the turn, or just "seals"; empty if it
    could.
    """

    notation: str
    action: int
    touches: tuple[str, ...]
    label: Message
    lasting: Lasting


class Ask(Struct, frozen=True, kw_only=True):
    """What the viewer's seat is asked, since which version; `obvious`: the answer that may be given without asking."""

    seat: int
    id: str
    rule: str
    since: int
    prompt: Message
    obvious: str | None
    options: list[Option]


class Can(Struct, frozen=True, kw_only=True):
    """Which ways of taking back are open to the viewer's seat."""

    back: bool
    restart: bool
    redo: bool


class Sheet(Struct, frozen=True, kw_only=True):
    """Points by source: the message ids of the sources, and per seat the points from each."""

    sources: list[str]
    points: list[list[int]]


class Result(Struct, frozen=True, kw_only=True):
    """How a game ended; scores are null if it was given up, the sheet if the game does not tell sources apart."""

    scores: list[int] | None
    winners: list[int]
    sheet: Sheet | None


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody who may see a table knows about it."""

    id: str
    game: str
    rules: str
    title: str
    settings: dict[str, Value]
    owner: str
    status: Status
    public: bool
    spectators: bool
    forced: bool
    seats: list[ChairSeen]
    waiting: list[int]
    created: float
    updated: float
    problem: Message | None
    result: Result | None


class State(Struct, frozen=True, kw_only=True):
    """A table as one viewer may know it. Of its events a client keeps the first `cut` and adds `events`."""

    version: int
    seat: int | None
    table: TableInfo
    view: View | None
    ask: Ask | None
    can: Can
    cut: int
    events: list[TableEvent]
    last_turn: int
    projected: Projected | None


class Moment:
    """A table at one version: what is the same for all who watch is worked out once, and kept as it is sent."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.version: Final = table.version
        self._game: Final = table.game if table.problem is None else None
        self._shown: Final[dict[tuple[int | None, int], bytes]] = {}

    def is_of(self, table: Table) -> bool:
        """Say whether this is that very table as it is now: one that could not be stored as it is was read anew."""
        return self.table is table and self.version == table.version

    def state(self, viewer: int | None, since: int) -> State:
        """Give everything a viewer may know; events since a version."""
        table, game = self.table, self._game
        cut, events = table.events.since(viewer, since)
        return State(
            version=self.version,
            seat=viewer,
            table=self._info,
            view=None if game is None else view_of(game, viewer),
            ask=None if game is None or viewer is None else ask(table, game, viewer),
            can=can(table, game, viewer),
            cut=cut,
            events=events,
            last_turn=table.events.last_turn(viewer),
            projected=self._projected,
        )

    def shown(self, viewer: int | None, since: int) -> bytes:
        """Give the state for a viewer as JSON; made once for all who watch through the same eyes.

        Who claims to have seen what has not come yet, perhaps at a table that was since restored, gets everything.
        """
        since = since if since <= self.version else 0
        found = self._shown.get((viewer, since))
        if found is None:
            found = msgspec.json.encode(self.state(viewer, since))
            if len(self._shown) < MOST_SHOWN:
                self._shown[(viewer, since)] = found
        return found

    @cached_property
    def _info(self) -> TableInfo:
        return info(self.table)

    @cached_property
    def _projected(self) -> Projected | None:
        return None if self._game is None or self.table.status != PLAYING else projected(self._game)


def info(table: Table) -> TableInfo:
    """Give what everybody may know."""
    setup = table.setup
    return TableInfo(
        id=table.id,
        game=setup.game,
        rules=table.rules,
        title=setup.title,
        settings=dict(setup.settings),
        owner=table.owner,
        status=table.status,
        public=setup.public,
        spectators=setup.spectators,
        forced=setup.forced,
        seats=[seen(seat, chair) for seat, chair in enumerate(table.chairs)],
        waiting=table.waiting(),
        created=table.created,
        updated=table.updated,
        problem=None if table.problem is None else table.problem.data(),
        result=result(table),
    )


def result(table: Table) -> Result | None:
    """Give how the game ended; nothing while it goes on, as points may be hidden until then."""
    game = table.game
    if game is None or table.problem is not None or table.status not in (OVER, CLOSED):
        return None
    over = table.status == OVER
    return Result(
        scores=game.scores() if over else None,
        winners=table.winners(),
        sheet=sheet(game) if over else None,
    )


def sheet(game: Game) -> Sheet | None:
    """Give the points by source, if the game tells them apart."""
    names = game.sources()
    return None if names is None else Sheet(sources=names.messages(), points=game.sheet())


def ask(table: Table, game: Game, seat: int) -> Ask | None:
    """Give what a seat is asked; nothing while it is not."""
    options = game.options_of(seat) if table.status == PLAYING else ()
    prompt = game.prompt(seat)
    if not options or prompt is None:
        return None
    unasked = table.obvious(seat)
    return Ask(
        seat=seat,
        id=game.asks or "",  # those asked at the same time are asked the same
        rule=rule_asked(game, seat),
        since=table.asked[seat],
        prompt=prompt.data(),
        obvious=None if unasked is None else unasked.notation,
        options=[option(game, action, seat) for action in options],
    )


def option(game: Game, action: Action, seat: int) -> Option:
    """Give one option."""
    return Option(
        notation=action.notation,
        action=action.id,
        touches=game.touches(action, seat),
        label=game.describe(action, seat).data(),
        lasting=lasting_of(game, seat, action),
    )


def can(table: Table, game: Game | None, seat: int | None) -> Can:
    """Say which ways of taking back are open to a seat."""
    if game is None or seat is None or table.status != PLAYING:
        return Can(back=False, restart=False, redo=False)
    past = game.need_past()
    mine = past.actor == seat
    taken = mine and past.open
    return Can(back=taken or envelopes.of(game, seat) is not None, restart=taken, redo=mine and bool(past.undone))
