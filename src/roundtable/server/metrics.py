"""Numbers about a running server, in the form Prometheus reads. Nothing about what happens inside a game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from .service import Service

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56)


class Metrics:
    """Counters, and gauges read when somebody asks."""

    def __init__(self, service: "Service") -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = Counter(
            "roundtable_requests", "Requests by route and status.", ["route", "status"], registry=self.registry
        )
        self.moves: Final = Histogram(
            "roundtable_move_seconds",
            "Time from a move's arrival until it is stored.",
            registry=self.registry,
            buckets=QUICK,
        )
        self.refused: Final = Counter("roundtable_refused", "Refusals by message.", ["message"], registry=self.registry)
        self._gauge("sockets", "Open sockets.", lambda: service.sockets.here)
        self._gauge("tables_in_memory", "Tables in memory.", lambda: service.desk.held)
        self._gauge("log_entries", "Log entries written by this process.", lambda: service.store.writer.entries)
        self._gauge("log_batches", "Transactions they were written in.", lambda: service.store.writer.batches)
        self._gauge("store_away", "1 while nothing can be stored.", lambda: float(service.store.writer.away))
        self._gauge("homes_taken", "Tables that came to be at home here.", lambda: service.store.homes.taken)
        self._gauge("moves_forwarded", "Moves that other processes carried out.", lambda: service.forwarding.forwarded)
        self._gauge("bells_missed", "Tables where news was found unannounced.", lambda: service.neighbours.caught_up)
        self._gauge("bot_moves", "Decisions of bots.", lambda: service.bot_workers.done)
        self._gauge("bots_waiting", "Bots waiting for a worker.", lambda: service.bot_workers.waiting)
        self._gauge("workers_died", "Workers that died or were too slow.", lambda: service.bot_workers.died)
        self._gauge("bots_stood_in", "Moves taken for a bot that failed.", lambda: service.bots.stood_in)
        self._gauge("webhooks_made", "Webhook calls made.", lambda: service.webhooks.made)
        self._gauge("webhooks_failed", "Webhook calls that failed.", lambda: service.webhooks.failed)

    def _gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        Gauge(f"roundtable_{name}", about, registry=self.registry).set_function(read)

    def text(self) -> bytes:
        """Give all numbers."""
        return generate_latest(self.registry)
