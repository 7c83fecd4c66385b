"""Everything a running server has, in one place: requests and sockets get at the rest of it through this."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final, Protocol

from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.table import BOXES, box_of, games

from .accounts import Accounts
from .bot_records import BotRecords
from .config import RAY, Config
from .forgetting import Forgetting
from .forwarding import Forwarding
from .housekeeping import Housekeeping
from .limits import AtOnce, Limit
from .metrics import Metrics
from .refused import Refused
from .sharing import Sharing
from .store import Store, open_store
from .tables.desk import Desk, Most
from .tables.neighbours import Neighbours
from .tokens import Signer, fresh
from .webhooks import Webhooks
from .work.bots import Bots
from .work.on_ray import RayPool
from .work.pool import Pool
from .work.worker import bring

logger: Final = logging.getLogger(__name__)
RECORDS_MEGABYTES: Final = 1024
READINGS_EACH: Final = 8  # records that are played again for one address at the same time
SHUT_OUT: Final = 4401  # with this a socket is closed


class Listener(Protocol):
    """An open socket, and the device that opened it."""

    @property
    def device(self) -> str | None:
        """The device, if it is somebody's."""

    def end(self, code: int) -> None:
        """Close it."""

    def turn(self, table: str, version: int) -> None:
        """Say that one of the person's seats must decide."""


class Service:
    """A server at work. `open_service` makes one."""

    def __init__(self, config: Config, store: Store, secret: str) -> None:
        self.config: Final = config
        self.store: Final = store
        self.signer: Final = Signer(secret)
        self.started: Final = time.time()
        self.closing = False
        self.webhooks: Final = Webhooks(store, config)
        most = Most(tables=config.tables_each, bot_tables=config.bot_tables_each)
        self.desk: Final = Desk(store, config.tables_in_memory, most, self.webhooks.calls if config.webhooks else None)
        self.neighbours: Final = Neighbours(self.desk)
        self.forwarding: Final = Forwarding(self.desk)
        self.bot_workers: Final = bot_workers(config)
        self.record_workers: Final = Pool("records", 1, RECORDS_MEGABYTES, config.modules)
        self.bots: Final = Bots(self.desk, self.bot_workers, config.bot_seconds)
        self.accounts: Final = Accounts(store, config.device_days)
        self.bot_records: Final = BotRecords(store)
        self.forgetting: Final = Forgetting(store, self.desk, self.accounts)
        self.housekeeping: Final = Housekeeping(store, self.desk, self.forgetting, config)
        self.requests: Final = Limit(config.requests_per_second, config.requests_at_once)
        self.arrivals: Final = Limit(config.guests_per_minute / 60, max(2.0, config.guests_per_minute))
        self.readings: Final = AtOnce(READINGS_EACH)
        self.sockets: Final = AtOnce(config.sockets_each)  # open ones by person
        taken = {"requests": self.requests, "arrivals": self.arrivals}
        self.sharing: Final = Sharing(store.bell, taken, {"sockets": self.sockets})
        self.listeners: Final[dict[str, set[Listener]]] = {}  # sockets by person, to be told of their turns
        self.desk.turned.append(self.tell_turn)
        self.accounts.shut_out.append(self.shut_out)
        self.metrics: Final = Metrics(self)

    async def start(self) -> None:
        """Begin to listen to other processes, to let bots play and to make calls; the first guest need not wait."""
        for game in games():
            box_of(game)
        for game, why in BOXES.faults.items():
            logger.warning("a game cannot be loaded", extra={"game": game, "why": why})
        if isinstance(self.bot_workers, RayPool):
            await self.bot_workers.start()
        await self.forwarding.start(self.config.internal)
        await self.neighbours.start()
        if self.store.homes.wanted:
            self.sharing.start()
        self.bots.start()
        self.housekeeping.start()
        if self.config.webhooks:
            await self.webhooks.start()

    def tell_turn(self, table: str, version: int, people: Sequence[str]) -> None:
        """Tell people over all their sockets that their turn has come at a table, whether they watch it or not."""
        for person in people:
            for listener in self.listeners.get(person, ()):
                listener.turn(table, version)

    def shut_out(self, person: str, devices: list[str]) -> None:
        """Close the sockets of devices that may no longer come in."""
        for listener in list(self.listeners.get(person, ())):
            if listener.device in devices:
                listener.end(SHUT_OUT)

    def stopping(self) -> None:
        """Take nobody in any more, and let no request wait for news."""
        self.closing = True
        self.desk.wake()

    async def close(self) -> None:
        """Stop: no more thinking and calling, then the store with what is still to be written."""
        self.closing = True
        await self.bots.stop()
        await self.housekeeping.stop()
        await self.webhooks.stop()
        await asyncio.gather(self.bot_workers.close(), self.record_workers.close())
        await self.forwarding.stop()
        await self.neighbours.stop()
        await self.sharing.stop()
        await self.store.close()


def bot_workers(config: Config) -> Pool | RayPool:
    """Give those in whom bots think."""
    here = Pool("bots", 1 if config.workers == RAY else int(config.workers), config.bot_megabytes, config.modules)
    return RayPool("bots", config.ray, config.modules, here) if config.workers == RAY else here


async def open_service(config: Config) -> Service:
    """Open the database and start everything."""
    try:
        bring(config.modules)
    except ImportError as problem:
        raise Refused("server-config-module", 400, why=str(problem)) from problem
    store = await open_store(config.url, config.bell)
    secret = config.secret or await store.secrets.find_or_keep("links", fresh())
    service = Service(config, store, secret)
    try:
        await service.start()
    except RoundtableError:
        await service.close()
        raise
    return service
