"""One table: its log folded into chairs, a status and a game. Nothing here asks anybody or writes anything."""

import asyncio
import logging
from collections import Counter
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from roundtable.kernel.action import Action
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from roundtable.kernel.table import box_of, games, new
from roundtable.server.refused import Refused
from roundtable.server.store import Entry

from . import kinds
from .chairs import BOT, INVITE, PERSON, Chair
from .events import TableEvents
from .paths import obvious

GATHERING: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"  # the game came to its end
CLOSED: Final = "closed"  # ended before: given up, or never begun
ENDED: Final = (OVER, CLOSED)
Status = Annotated[str, Meta(extra_json_schema={"enum": [GATHERING, PLAYING, OVER, CLOSED]})]
AT_ONCE: Final = 20  # entries folded before others get their turn
logger: Final = logging.getLogger(__name__)


class Key(Struct, frozen=True):
    """A request that was carried out, to recognise it when it is sent again."""

    version: int
    kind: str
    seat: int | None
    action: str


class Table:
    """The fold of a log. `apply` takes the next entry; one that the rules refuse raises and changes nothing."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.version = 0
        self.status = GATHERING
        self.setup = kinds.New(game="", settings={}, places=[], title="", public=False, spectators=False, forced=False)
        self.rules = ""
        self.owner = ""
        self.created = 0.0
        self.updated = 0.0
        self.ended = 0.0  # when the game came to its end or was given up
        self.chairs: list[Chair] = []
        self.game: Game | None = None
        self.problem: Refused | None = None  # why the game cannot be gone on with
        self.asked: list[int] = []  # per seat: the version since which its question stands
        self.asking: list[tuple[object, ...]] = []  # per seat: its question
        self.keys: Final[dict[tuple[str, str], Key]] = {}
        self.events: Final = TableEvents()
        self.besides: Final[Counter[str]] = Counter()  # entries that brought the game no further, by who made them
        self.comings: Final[Counter[str]] = Counter()  # of these, how often somebody came or went
        self._obvious: Final[dict[int, Action | None]] = {}  # as far as it was asked for at this version

    # ---- asking ----

    @property
    def over(self) -> bool:
        """Nothing more can happen."""
        return self.status in ENDED

    def need_game(self) -> Game:
        """Give the game, or say why there is none."""
        if self.problem is not None:
            raise self.problem
        if self.game is None:
            raise Refused("server-not-started", 409)
        return self.game

    def waiting(self) -> list[int]:
        """Give the seats that must decide."""
        return self.game.waiting if self.status == PLAYING and self.game is not None and self.problem is None else []

    def bots_waiting(self) -> list[int]:
        """Give the seats at which a bot must decide."""
        return [seat for seat in self.waiting() if self.chairs[seat].kind == BOT]

    def people(self) -> list[str]:
        """Give the people who play here themselves."""
        here = [chair for chair in self.chairs if chair.kind == PERSON and not chair.left]
        return list(dict.fromkeys([chair.player for chair in here if chair.player is not None]))

    def seats_of(self, player: str) -> list[int]:
        """Give the seats of somebody."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    def takes_part(self, player: str | None) -> bool:
        """Say whether somebody owns the table or sits at it."""
        return player is not None and (player == self.owner or bool(self.seats_of(player)))

    def obvious(self, seat: int) -> Action | None:
        """Give the answer of a seat that needs no asking; worked out once, as it takes long."""
        if seat not in self._obvious:
            self._obvious[seat] = obvious(self.need_game(), seat)
        return self._obvious[seat]

    def winners(self) -> list[int]:
        """Give the seats that won; if all others gave up, those that did not."""
        if self.game is not None and self.status == OVER:
            return self.game.winners()
        if self.game is not None and self.status == CLOSED and any(chair.resigned for chair in self.chairs):
            return [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]
        return []

    # ---- the fold ----

    def apply(self, entry: Entry) -> str:
        """Take the next entry; give the hash of the position if a round ended with it."""
        assert entry.sequence == self.version + 1, f"{self.id}: entry {entry.sequence} after {self.version}"
        data = kinds.decode(entry.kind, entry.data)
        self._obvious.clear()
        check = ""
        if isinstance(data, kinds.Move):
            check = self._move(entry, data)
        else:
            self._change(entry, data)
        self.version = entry.sequence
        self.updated = entry.at
        if self.over:
            self.ended = self.ended or entry.at
        self._count(entry)
        if entry.key is not None and entry.player is not None:
            action = data.action if isinstance(data, kinds.Move) else ""
            self.keys[(entry.player, entry.key)] = Key(entry.sequence, entry.kind, entry.seat, action)
        self._look_who_is_asked(entry)
        return check

    def _count(self, entry: Entry) -> None:
        """Count what fills the log without bringing the game further."""
        if entry.kind != kinds.PLAY and entry.player is not None:
            self.besides[entry.player] += 1
            self.comings[entry.player] += entry.kind in kinds.COMINGS

    def _move(self, entry: Entry, move: kinds.Move) -> str:
        """Play, or take back."""
        game = self.need_game()
        past = game.need_past()
        rounds = len(past.rounds)
        if entry.kind == kinds.PLAY:
            game.play(move.action, entry.seat, joined=move.obvious)
            for answer in move.then:
                game.play(answer.strip("()"), entry.seat, joined=True)
        elif entry.kind == kinds.BACK:
            game.back(entry.seat)
        elif entry.kind == kinds.RESTART:
            game.restart(entry.seat)
        else:
            game.redo(entry.seat)
        self.events.update(game, entry.sequence, entry.seat)
        for chair in self.chairs:
            if entry.player is not None and chair.player == entry.player and chair.kind == PERSON:
                chair.is_here()
        if game.over:
            self.status = OVER
        return past.rounds[-1][1] if len(past.rounds) > rounds else ""

    def _change(self, entry: Entry, data: Struct) -> None:
        """Change who sits where, or the status."""
        chair = None if entry.seat is None else self.chairs[entry.seat]
        player = entry.player or ""
        match data:
            case kinds.New():
                self._set_up(entry, data)
            case kinds.Start(seed=seed):
                self._start(seed, entry.sequence)
            case kinds.Named(name=name) if chair is not None:
                chair.sit(player, name)
            case kinds.Nonce(nonce=nonce) if chair is not None:
                chair.kind = INVITE
                chair.invited = True
                chair.nonce = nonce
            case kinds.Bot(bot=bot, done=done) if entry.kind == kinds.ASK and chair is not None:
                chair.asked_for_bot.append(player)
                if done:
                    chair.give_to_bot(bot)
            case kinds.Bot(bot=bot) if entry.kind == kinds.FORGET:
                self._forget(player, bot)
            case kinds.Bot(bot=bot):
                self._resign(player, bot)
            case kinds.Hand(to=to, name=name):
                self._hand(player, to, name)
            case _:
                self._come_or_go(entry.kind, chair, player)

    def _come_or_go(self, kind: str, chair: Chair | None, player: str) -> None:
        """Stand up, leave, come back, take an invitation back, close."""
        if kind == kinds.CLOSE:
            self.status = CLOSED
        elif kind == kinds.REVOKE and chair is not None:
            chair.nonce = None
        elif kind == kinds.STAND and chair is not None:
            chair.stand()
        elif kind == kinds.LEAVE:
            for seat in self.seats_of(player):
                self.chairs[seat].left = True
        elif kind == kinds.RETURN:
            for seat in self.seats_of(player):
                if not self.chairs[seat].resigned:
                    self.chairs[seat].come_back()

    def _set_up(self, entry: Entry, data: kinds.New) -> None:
        self.setup = data
        self.rules = entry.rules
        self.owner = entry.player or ""
        self.created = entry.at
        for place in data.places:
            player = self.owner if place.kind == PERSON else None
            chair = Chair(kind=place.kind, player=player, name=place.name, bot=place.bot, hot=place.hot)
            chair.invited = place.kind == INVITE
            self.chairs.append(chair)
        self.asked = [0] * len(self.chairs)
        self.asking = [()] * len(self.chairs)
        self.problem = unfit(data.game, self.rules)

    def _start(self, seed: str, version: int) -> None:
        self.status = PLAYING
        if self.problem is None:
            self.game = new(self.setup.game, len(self.chairs), seed, self.setup.settings, self.setup.forced)
            self.game.journal = Journal()
            self.events.update(self.game, version, None)
            if self.game.over:
                self.status = OVER

    def _resign(self, player: str, bot: str) -> None:
        """Somebody gives up: a bot plays on, unless nobody is left to play for."""
        for seat in self.seats_of(player):
            self.chairs[seat].resigned = True
            self.chairs[seat].give_to_bot(bot)
        still = [chair for chair in self.chairs if not chair.resigned]
        if len(still) < 2 or not any(chair.player is not None for chair in still):
            self.status = CLOSED

    def _forget(self, player: str, bot: str) -> None:
        """Somebody goes for good: what they wrote goes with them, and who is left has the table."""
        seats = self.seats_of(player)
        if self.status == PLAYING and seats:
            self._resign(player, bot)
        for seat in seats:
            self.chairs[seat].lose_name(free=self.status == GATHERING)
        for chair in self.chairs:
            chair.asked_for_bot = [asked for asked in chair.asked_for_bot if asked != player]
        if self.owner == player:
            self.owner = next((chair.player for chair in self.chairs if chair.player is not None), "")
            self.setup = msgspec.structs.replace(self.setup, title="")
        if not self.owner and not self.over:
            self.status = CLOSED

    def _hand(self, player: str, to: str, name: str) -> None:
        if self.owner == player:
            self.owner = to
        for seat in self.seats_of(player):
            self.chairs[seat].player = to
            if not self.chairs[seat].hot:
                self.chairs[seat].name = name

    def _look_who_is_asked(self, entry: Entry) -> None:
        """Note for every seat since which version it is asked what it is asked now: answers to older ones are stale."""
        waiting = self.waiting()
        for seat, chair in enumerate(self.chairs):
            asking: tuple[object, ...] = ()
            if seat in waiting and self.game is not None:
                asking = (self.game.asks, *[action.id for action in self.game.options_of(seat)])
            mine = entry.seat == seat and entry.kind in kinds.MOVES
            if mine or asking != self.asking[seat]:
                self.asked[seat] = entry.sequence
                chair.waits_since = entry.at if asking else 0.0
                self.asking[seat] = asking


def rule_asked(game: Game, seat: int) -> str:
    """Give the rule of the question that waits for a seat."""
    return next((question.rule_now(game) for question in game.open_questions() if question.seat == seat), "")


def unfit(game: str, rules: str) -> Refused | None:
    """Say why a game with these rules cannot be played here; None if it can."""
    if game not in games():
        return Refused("server-game-missing", 409, game=game)
    if box_of(game).version != rules:
        return Refused("server-rules-changed", 409, game=game, theirs=rules, ours=box_of(game).version)
    return None


async def fold(id: str, entries: list[Entry]) -> Table:
    """Give the table of a whole log; a log that departs from the rules is kept readable, and says so.

    Others get their turn in between: a log can be long.
    """
    table = Table(id)
    for count, entry in enumerate(entries, 1):
        follow(table, entry)
        if count % AT_ONCE == 0:
            await asyncio.sleep(0)
    return table


def follow(table: Table, entry: Entry) -> None:
    """Take an entry that stands in the log."""
    try:
        check = table.apply(entry)
    except Exception as problem:  # noqa: BLE001  # rules that have changed may stumble over old logs in any way
        if not isinstance(problem, RoundtableError):
            why = type(problem).__name__  # no more: a trace might hold hidden things
            logger.error("a log cannot be followed", extra={"table": table.id, "why": why})
        if table.problem is None:
            table.problem = Refused("server-table-departs", 500, at=entry.sequence)
        table.version = entry.sequence
        return
    if entry.kind in kinds.MOVES:
        written = msgspec.json.decode(entry.data, type=kinds.Move).check
        if written and written != check:
            table.problem = Refused("server-table-departs", 500, at=entry.sequence)
