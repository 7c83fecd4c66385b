"""The jobs a worker process does. Each takes JSON data and gives JSON data; errors are messages with arguments."""

from msgspec import Struct

from roundtable import bots
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import BadRecord
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.journal import Journal
from roundtable.kernel.record import read_record
from roundtable.kernel.replay import replay
from roundtable.kernel.table import load
from roundtable.server.shapes import Message, View, view_of


class Choose(Struct, frozen=True, kw_only=True, tag="choose"):
    """A bot decides. The position is one that its seat imagines, so there is nothing in it to peek at."""

    bot: str
    seat: int
    position: dict[str, object]
    luck: str
    seconds: float  # it may think no longer, if it watches a clock at all


class Check(Struct, frozen=True, kw_only=True, tag="check"):
    """A record is played again from its beginning to its end."""

    text: str


class Show(Struct, frozen=True, kw_only=True, tag="show"):
    """The position of a record after some of its entries (-1: all), as one seat (-1: a spectator) saw it."""

    text: str
    at: int
    seat: int


Job = Choose | Check | Show


class Chosen(Struct, frozen=True, kw_only=True):
    """What a bot chose."""

    action: str


class Checked(Struct, frozen=True, kw_only=True):
    """What a sound record holds."""

    game: str
    rules: str
    seats: int
    settings: dict[str, bool | int | str]
    moves: int
    scores: list[int] | None
    winners: list[int]
    sources: list[str] | None
    sheet: list[list[int]] | None


class Sound(Struct, frozen=True, kw_only=True):
    """A sound record: what it holds, and its text in the one form that records have."""

    record: Checked
    text: str


class RecordEvent(Struct, frozen=True, kw_only=True):
    """One event of a record: after how many entries it stood, what is said, and the rule it tells of."""

    at: int
    message: Message
    rule: str


class Shown(Struct, frozen=True, kw_only=True):
    """A position of a record, and all events up to it."""

    at: int
    moves: int
    move: str | None
    view: View
    events: list[RecordEvent]


def choose(job: Choose) -> Chosen:
    """Let a bot decide."""
    game = load(job.position)
    bot = bots.find(job.bot)(Chance(key_of(job.luck)))
    bot.seconds = job.seconds
    return Chosen(action=bot.choose(Eyes(game, job.seat)).notation)


def check(job: Check) -> Sound:
    """Play a record again."""
    record = read_record(job.text)
    game = replay(record)
    names = game.sources() if game.over else None
    checked = Checked(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        settings=record.settings,
        moves=len(record.moves),
        scores=game.scores() if game.over else None,
        winners=game.winners(),
        sources=None if names is None else names.messages(),
        sheet=None if names is None else game.sheet(),
    )
    return Sound(record=checked, text=record.text())


def show(job: Show) -> Shown:
    """Show a record at some moment."""
    record = read_record(job.text)
    until = len(record.moves) if job.at < 0 else job.at
    if until > len(record.moves):
        raise BadRecord("no-such-move", until, str(len(record.moves)))
    if not -1 <= job.seat < record.seats:
        raise BadRecord("no-such-seat", what=str(job.seat + 1))
    journal = Journal()
    game = replay(record, until, journal)
    viewer = None if job.seat < 0 else job.seat
    done = len(game.need_past().history)
    events = journal.seen_by(viewer)
    return Shown(
        at=done,
        moves=len(record.moves),
        move=record.moves[done - 1] if done else None,
        view=view_of(game, viewer),
        events=[RecordEvent(at=event.turn, message=event.message.data(), rule=event.rule) for event in events],
    )


def do(job: Job) -> Struct:
    """Do a job."""
    match job:
        case Choose():
            return choose(job)
        case Check():
            return check(job)
        case Show():
            return show(job)
