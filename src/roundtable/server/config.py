"""The configuration of the server, in one place: by environment or by a TOML file, checked when it starts.

The environment wins over the file. `docs/server.md` lists its keys from here.
"""

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Final, Self, TypeVar

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from .refused import Refused

PREFIX: Final = "ROUNDTABLE_"
FILE: Final = "ROUNDTABLE_SETTINGS"
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off")
METRICS: Final = ("local", "all", "off")
SHORTEST_SECRET: Final = 32
RAY: Final = "ray"
MOST_WORKERS: Final = 64

T = TypeVar("T")


def home() -> Path:
    """Give the folder where the system keeps a person's data."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "roundtable"


def key(default: T, about: str, least: float = 0, most: float = 0) -> T:
    """Declare a key with its default, what it is for, and the limits of a number."""
    return field(default=default, metadata={"about": about, "least": least, "most": most})


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """How the server runs. The environment variable of each key is its name in capitals behind ROUNDTABLE_."""

    host: str = key("127.0.0.1", "address to listen on; the default is reachable from this machine only")
    port: int = key(8765, "port to listen on; 0 takes a free one", 0, 65535)
    database: str = key("", "SQLAlchemy address of the database; empty: a SQLite file in the data folder")
    processes: int = key(1, "processes that serve together; more than one needs PostgreSQL", 1, 64)
    bell: str = key("", "address of a Redis or Valkey that tells processes of each other; empty: PostgreSQL does")
    internal: str = key("127.0.0.1:0", "address and port at which other processes on the same database reach this one")
    hosts: tuple[str, ...] = key((), "names under which browsers reach the server, with commas; empty: see docs")
    origins: tuple[str, ...] = key((), "further web origins that may use the API, with commas")
    secure: bool = key(False, "cookies for HTTPS only: switch on behind a proxy that speaks HTTPS")
    proxies: tuple[str, ...] = key((), "addresses of proxies whose X-Forwarded-For is believed, with commas")
    secret: str = key("", "key that signs links; empty: drawn once and kept in the database")
    modules: tuple[str, ...] = key((), "Python modules that bring further games or bots, with commas")
    workers: str = key("1", "processes in which bots think, 1 to 64; ray: they think on a Ray cluster")
    ray: str = key("auto", "address of that cluster; auto: the one to which this machine belongs")
    bot_seconds: float = key(10.0, "time a bot has for one decision; those that search take a fifth of it", 0.05, 600)
    bot_megabytes: int = key(1024, "memory a worker process may use", 64, 65536)
    abandoned_hours: float = key(72.0, "after so long a silent seat can be given to a bot", 0, 8760)
    device_days: float = key(180.0, "days after which a device that was not used must log in again; 0: never", 0, 3650)
    open_days: float = key(30.0, "days after which a table is closed at which no game began; 0: never", 0, 3650)
    keep_days: float = key(730.0, "days for which finished tables are kept; 0: for ever", 0, 36500)
    tables_each: int = key(50, "unfinished tables that one person may own", 1, 100_000)
    bot_tables_each: int = key(5, "games going on in which only bots play, of one owner", 0, 100_000)
    tables_in_memory: int = key(1000, "tables kept in memory; others are read again when needed", 1, 1_000_000)
    requests_per_second: float = key(20.0, "requests or socket messages of one client, lasting", 0.1, 1_000_000)
    requests_at_once: int = key(60, "requests or socket messages of one client, in a burst", 1, 1_000_000)
    guests_per_minute: float = key(10.0, "new guests, log-ins and uploads from one address", 0.1, 1_000_000)
    sockets_each: int = key(20, "sockets open at once from one person", 1, 100_000)
    connections: int = key(5000, "connections open at once, if the system allows so many", 10, 1_000_000)
    connections_each: int = key(
        100, "connections open at once from one address; proxies may have any number", 1, 1_000_000
    )
    head_bytes: int = key(32_768, "largest head of a request: its first line and its headers", 1024, 1_048_576)
    head_seconds: float = key(10.0, "time in which the head of a request must come", 0.1, 600)
    body_bytes: int = key(65_536, "largest request, uploads of records excepted", 1024, 16_777_216)
    socket_seconds: float = key(60.0, "a socket that is silent for so long is closed", 1, 3600)
    wait_seconds: float = key(30.0, "longest wait of a request with wait=", 0, 300)
    shutdown_seconds: float = key(10.0, "time for requests to finish when the server stops", 0.1, 300)
    webhooks: bool = key(True, "tell people by webhook that it is their turn")
    webhooks_private: bool = key(False, "webhooks may also go to private addresses and plain HTTP")
    metrics: str = key("local", "who may read /metrics: local, all or off")
    log_level: str = key("info", "debug, info, warning or error")

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **chosen: object) -> Self:
        """Read the file that ROUNDTABLE_SETTINGS names, then the environment, then what a caller chose; check all."""
        environment = os.environ if environment is None else environment
        known = {PREFIX + one.name.upper(): one.name for one in fields(cls)}
        values: dict[str, object] = _file(environment[FILE]) if environment.get(FILE) else {}
        for name in values:
            if name not in known.values():
                raise Refused("server-config-unknown", 400, name=name)
        for variable, name in known.items():
            if environment.get(variable, "") != "":
                values[name] = environment[variable]
        values |= {name: value for name, value in chosen.items() if value is not None}
        config = cls(**{name: _typed(cls, name, value) for name, value in values.items()})  # type: ignore[arg-type]  # checked one by one
        config.check()
        return config

    def check(self) -> None:
        """Refuse what cannot be or is not safe."""
        if self.metrics not in METRICS:
            raise Refused("server-config-choice", 400, name="metrics", value=self.metrics, allowed=", ".join(METRICS))
        levels = ("debug", "info", "warning", "error")
        if self.log_level not in levels:
            allowed = ", ".join(levels)
            raise Refused("server-config-choice", 400, name="log_level", value=self.log_level, allowed=allowed)
        if self.secret and len(self.secret) < SHORTEST_SECRET:
            raise Refused("server-config-secret", 400, length=SHORTEST_SECRET)
        if self.workers != RAY and not (self.workers.isdecimal() and 1 <= int(self.workers) <= MOST_WORKERS):
            raise Refused("server-config-choice", 400, name="workers", value="?", allowed=f"1 – {MOST_WORKERS}, {RAY}")
        if not re.fullmatch(r"\S+:\d{1,5}", self.internal):
            raise Refused("server-config-kind", 400, name="internal", kind="text")
        if not self._lasts():
            raise Refused("server-config-database", 400)
        if self.processes > 1 and make_url(self.url).get_backend_name() == "sqlite":
            raise Refused("server-config-processes", 400)
        if self.bell and not re.match(r"(redis|rediss|valkey|valkeys)://", self.bell):
            raise Refused("server-config-choice", 400, name="bell", value="?", allowed="redis://, valkey://")

    def _lasts(self) -> bool:
        """Say whether the address is that of a database we know, and not of one that is gone with the process."""
        scheme, found, _ = self.database.partition("://")
        if self.database and (not found or scheme.partition("+")[0] not in ("sqlite", "postgresql")):
            return False
        try:
            parsed = make_url(self.url)
        except (ArgumentError, ValueError):
            return False
        return parsed.get_backend_name() != "sqlite" or parsed.database not in (None, "", ":memory:")

    @property
    def loopback(self) -> bool:
        """Only this machine reaches the server."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    @property
    def url(self) -> str:
        """The address of the database with the driver we use."""
        if not self.database:
            return f"sqlite+aiosqlite:///{home() / 'tables.db'}"
        scheme, _, rest = self.database.partition("://")
        driver = "sqlite+aiosqlite" if scheme.startswith("sqlite") else "postgresql+asyncpg"
        return f"{driver}://{rest}"


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Give the variables that look like keys and are none: somebody may have mistyped one."""
    known = {FILE, *[PREFIX + one.name.upper() for one in fields(Config)]}
    return sorted([name for name in environment if name.startswith(PREFIX) and name not in known])


def described() -> list[tuple[str, str, str]]:
    """Give every key for people: variable, default, what it is for."""
    return [
        (PREFIX + one.name.upper(), _plain(one.default), str(one.metadata["about"]))
        for one in fields(Config)
        if one.default is not MISSING
    ]


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join([str(one) for one in value])
    return str(value).lower() if isinstance(value, bool) else str(value)


def _file(path: str) -> dict[str, object]:
    """Read a TOML file of keys and values."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise Refused("server-config-file", 400, file=path, why=str(problem)) from problem


def _typed(cls: type[Config], name: str, value: object) -> object:
    """Give a value in the type of its key, within its limits. Errors never repeat the value: it may be secret."""
    known = {one.name: one for one in fields(cls)}[name]
    default: object = known.default
    if isinstance(default, bool):
        return _flag(name, value)
    if isinstance(default, tuple):
        parts = value.split(",") if isinstance(value, str) else value
        if not isinstance(parts, list | tuple):
            raise Refused("server-config-kind", 400, name=name, kind="list")
        return tuple([str(part).strip() for part in parts if str(part).strip()])
    if isinstance(default, str):
        if isinstance(value, int) and default.isdecimal():  # a number or a word
            return str(value)
        if not isinstance(value, str):
            raise Refused("server-config-kind", 400, name=name, kind="text")
        return value
    try:
        number = int(str(value)) if isinstance(default, int) else float(str(value))
    except ValueError:
        raise Refused("server-config-kind", 400, name=name, kind="number") from None
    least: float = known.metadata["least"]
    most: float = known.metadata["most"]
    if not least <= number <= most:
        raise Refused("server-config-range", 400, name=name, least=str(least), most=str(most))
    return number


def _flag(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    if str(value).lower() in YES:
        return True
    if str(value).lower() in NO:
        return False
    raise Refused("server-config-kind", 400, name=name, kind="yes/no")
